"""How hard the parsers are tried: 500 examples each, and as many as PNP_EXAMPLES says at night."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

EXAMPLES = int(os.environ.get("PNP_EXAMPLES", "500"))


def parser(test: Callable[..., Any]) -> Any:
    """A property test of something that reads what people write."""
    return pytest.mark.nightly(settings(max_examples=EXAMPLES, deadline=None)(test))
