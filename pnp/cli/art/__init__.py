"""pnp art: a person's own pictures."""

from __future__ import annotations

from pnp.cli import app, below

art = below(app, "art", "Your own pictures in place of the game's.")
