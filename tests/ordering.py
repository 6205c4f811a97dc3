"""Jobs and files made the way the command line makes them."""

from __future__ import annotations

from functools import cache

from output import Info
from output.pdf import document
from pnp.cli.asking import Wishes, games, orders
from pnp.games import GAMES, game
from pnp.press import Job, make

EDITIONS = [(name, edition) for name in GAMES for edition in game(name).editions]
LANGUAGES = ("en", "pt-BR")


def job(name: str, **wishes: object) -> Job:
    """The job for one game."""
    (order,) = orders(games([name]), Wishes(**wishes))  # type: ignore[arg-type]
    return make(order)


def pdf_of(job: Job) -> bytes:
    """The job's file."""
    info = Info(job.title, job.order.words.language, job.order.flip)
    return document(job.sheets(), info)


@cache
def printed(name: str, **wishes: object) -> tuple[Job, bytes]:
    """A job and its file, made once in a test run."""
    made = job(name, **wishes)
    return made, pdf_of(made)
