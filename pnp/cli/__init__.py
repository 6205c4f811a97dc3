"""The command line: parse, call, print.  The only place with exit codes and prose for people."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import typer

from pnp import __version__
from pnp.problems import DEVICE, DONE, NO, STOPPED, Problem, Told, safe, why

HELP = """Print homemade copies of classic games, and score them at the table.

\b
Examples:
  pnp print waterworks                 printed/waterworks.pdf, ready for the printer
  pnp print all --lang pt-BR           every game, in Portuguese
  pnp box acquire                      what is in the box
  pnp print waterworks --only 'plug.*' the twelve plug cards alone
  pnp score acquire play Friday        the banker of a game of Acquire

\b
A guide to everything: README.md. Something wrong? Tell us in the project's issues.
"""


def _commands(help: str, **more: Any) -> typer.Typer:
    """A group of commands that shows its help if none is named."""
    return typer.Typer(
        help=help,
        no_args_is_help=True,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
        **more,
    )


app = _commands(HELP, name="pnp", pretty_exceptions_enable=False)


def below(above: typer.Typer, name: str, help: str) -> typer.Typer:
    """A new group of commands of that name below another."""
    made = _commands(help)
    above.add_typer(made, name=name)
    return made


def _version(wanted: bool) -> None:
    if wanted:
        print(f"pnp {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
    no_color: Annotated[
        bool, typer.Option("--no-color", help="Accepted for scripts: nothing is coloured.")
    ] = False,
    no_input: Annotated[
        bool, typer.Option("--no-input", help="Never ask, not even on a terminal.")
    ] = False,
) -> None:
    pass


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _load(given)
        app(given)
    except SystemExit as exit:
        if isinstance(exit.__context__, BrokenPipeError):  # typer turns it into an exit of 1
            return _silenced()
        return exit.code if isinstance(exit.code, int) else NO
    except Problem as problem:
        for line in (*map(safe, problem.before), _said(problem, given)):
            print(f"pnp: {line}", file=sys.stderr)
        return problem.code
    except KeyboardInterrupt:
        return _stopped()
    except BrokenPipeError:
        return _silenced()
    except OSError as error:
        return _stopped() if interrupted else _failed(error)
    except Exception:
        # A library may have swallowed the interrupt, and stumbled over what it left undone.
        return _stopped() if interrupted else _unexpected()
    return DONE


SCORING = ("acquire", "cartawel", "hats", "saved", "treasure", "waterworks")
MODULES = {
    "print": "printing",
    "preview": "preview",
    "theme new": "theme",
    "theme list": "theme",
    "art check": "art.check",
    "art export": "art.export",
    **{f"score {game}": f"score.{game}" for game in SCORING},
}
"""The one module that a command needs, where it needs no more."""


def _load(arguments: Sequence[str]) -> None:
    """Import the module of the command that is asked for; all of them for help and slips."""
    from importlib import import_module

    words = [word for word in arguments if not word.startswith("-")]
    every = (
        "art.check",
        "art.export",
        "listing",
        "preview",
        "printing",
        "theme",
        "topics",
        *(f"score.{game}" for game in SCORING),
    )
    only = MODULES.get(" ".join(words[:1])) or MODULES.get(" ".join(words[:2]))
    for module in (only,) if only else every:
        import_module(f"pnp.cli.{module}")


def _said(problem: Problem, arguments: Sequence[str]) -> str:
    """The problem in the language of the score table; in English wherever no table listens."""
    words = [word for word in arguments if not word.startswith("-")]
    if not isinstance(problem, Told) or words[:1] != ["score"]:
        return safe(str(problem))
    from pnp.cli.choosing import refusing
    from pnp.problems import told

    return told(problem, refusing(arguments))


interrupted: list[int] = []
"""Signals to stop that have come in."""


def _interrupt(number: int, _: object) -> None:
    """The first Ctrl-C stops the command, the second ends the program at once."""
    if interrupted:
        os._exit(STOPPED)
    interrupted.append(number)
    raise KeyboardInterrupt


def _stopped() -> int:
    print("pnp: stopped; nothing was left half written", file=sys.stderr)
    return STOPPED


def _failed(error: OSError) -> int:
    """A device of this machine, most likely standard output, does not do its part."""
    where = error.filename or "standard output"
    print(f"pnp: {where}: {why(error)}", file=sys.stderr)
    return DEVICE


def _silenced() -> int:
    """Whoever read our output has gone; say nothing more, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DEVICE


def _unexpected() -> int:
    """A fault of ours: the details go to a file, one line to the person."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile(
        "w", prefix="pnp-error-", suffix=".txt", delete=False, encoding="utf-8"
    ) as log:
        log.write(f"pnp {__version__}, arguments {sys.argv[1:]}\n{traceback.format_exc()}")
    reason = traceback.format_exception_only(*sys.exc_info()[:2])[-1].strip()
    print(f"pnp: a fault of ours ({reason}); details for a report: {log.name}", file=sys.stderr)
    return NO


def run() -> None:
    """The console script: one command, then out, leaving the tidying of memory to the system."""
    gc.disable()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    code = main()
    try:
        sys.stdout.flush()
    except OSError as error:
        code = code or (DEVICE if isinstance(error, BrokenPipeError) else _failed(error))
    with suppress(OSError):
        sys.stderr.flush()
    os._exit(code)
