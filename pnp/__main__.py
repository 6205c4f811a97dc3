"""pnp, and python -m pnp: quiet from the first moment a Ctrl-C can be pressed."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from pnp.problems import STOPPED


def run() -> None:
    """The console script."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: os._exit(STOPPED))
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed before we began
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    from pnp.cli import run

    run()


if __name__ == "__main__":
    run()
