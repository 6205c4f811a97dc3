"""Speed and size against their bounds: medians of five pairs in one run.  Exits 1 over a bound."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from pnp.games import GAMES

PAIRS = 5
ROOT = Path(__file__).resolve().parents[1]
# An installed program runs from compiled modules; so does this checkout here.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
PNP = [str(Path(sys.executable).parent / "pnp")]

BONUS = [*PNP, "score", "acquire", "bonus", "mid", "2", "Ana=5", "Bia=5", "Caio=1"]

# The same number of forms laid out with nothing but reportlab: the floor for `pnp print`.
FLOOR = """
import sys
from reportlab.pdfgen.canvas import Canvas
faces, placed, pages, out = (int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
canvas = Canvas(out, invariant=1, pageCompression=1)
for number in range(faces):
    canvas.beginForm(f"face{number}", 0, 0, 190, 260)
    canvas.rect(0, 0, 180, 250)
    canvas.drawString(20, 20, str(number))
    canvas.endForm()
for page in range(pages):
    for place in range(placed // pages + 1):
        canvas.saveState()
        canvas.translate(50 + 190 * (place % 4), 50 + 260 * (place // 4))
        canvas.doForm(f"face{(page * 8 + place) % faces}")
        canvas.restoreState()
    canvas.showPage()
canvas.save()
"""

# A Typer program with one command and plain help: the floor for `pnp --help`.
BARE = """
import typer
app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True)
@app.callback()
def root() -> None:
    "A bare program."
@app.command()
def hello(name: str = "you") -> None:
    "Say hello."
app()
"""


def run(command: Sequence[str]) -> tuple[float, float]:
    """Wall seconds and peak memory (MB) of a command."""
    before = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)} failed")
    return time.perf_counter() - before, usage.ru_maxrss / 1024


def ratio(ours: Sequence[str], floor: Sequence[str]) -> float:
    """The median of ours / floor, run in turn."""
    run(ours), run(floor)
    return statistics.median(run(ours)[0] / run(floor)[0] for _ in range(PAIRS))


def all_kits(every: Sequence[str], floors: Sequence[Sequence[str]]) -> float:
    """The median of one command for all games / the sum of their floors."""
    run(every)
    return statistics.median(
        run(every)[0] / sum(run(each)[0] for each in floors) for _ in range(PAIRS)
    )


def growth(command: Sequence[str]) -> tuple[float, float]:
    """What ten times the cards cost: time as a ratio, memory as a difference in MB."""
    pairs = [(run([*command, "100"]), run([*command, "10"])) for _ in range(PAIRS)]
    return (
        statistics.median(large[0] / small[0] for large, small in pairs),
        statistics.median(large[1] - small[1] for large, small in pairs),
    )


def floor(folder: Path, game: str) -> list[str]:
    """The command that lays out as many forms as the printed game, with nothing but reportlab."""
    return [sys.executable, "-c", FLOOR, *forms(folder, game), str(folder / f"floor-{game}.pdf")]


def forms(folder: Path, game: str) -> list[str]:
    """How many forms the printed game holds, how often pages draw one, how many pages."""
    import pikepdf

    file = folder / f"counted-{game}.pdf"
    run([*PNP, "print", game, "-q", "-o", str(file)])
    with pikepdf.open(file) as pdf:
        streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
        held = sum(each.get("/Subtype") == "/Form" for each in streams)
        drawn = sum(
            str(operator) == "Do"
            for page in pdf.pages
            for _, operator in pikepdf.parse_content_stream(page)
        )
        return [str(held), str(drawn), str(len(pdf.pages))]


def report(name: str, value: float, bound: float, unit: str) -> bool:
    """Print a figure beside its bound; whether it is within."""
    print(
        f"{name:<52} {value:8.2f} {unit:<3} at most {bound:g}  {'ok' if value <= bound else 'OVER'}"
    )
    return value <= bound


def main() -> int:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        floors = {name: floor(out, name) for name in GAMES}
        kit = [*PNP, "print", "waterworks", "-f", "-q", "-o"]
        pdf = [*kit, str(out / "w.pdf")]
        svg = [*PNP, "print", "waterworks", "-f", "-q", "--format", "svg", "-o", str(out / "svg")]
        bare = [sys.executable, "-c", BARE, "--help"]
        every = [*PNP, "print", "all", "-f", "-q", "-o", str(out / "all")]
        good = [
            report(
                "pnp print waterworks / raw reportlab", ratio(pdf, floors["waterworks"]), 3, "x"
            ),
            report("pnp --help / bare Typer", ratio([*PNP, "--help"], bare), 1.6, "x"),
            report("pnp score bonus / bare Typer", ratio(BONUS, [*bare[:-1], "hello"]), 1.6, "x"),
            report("all kits / sum of the floors", all_kits(every, list(floors.values())), 3, "x"),
            report("svg of waterworks / its pdf", ratio(svg, pdf), 5, "x"),
        ]
        time_ratio, memory = growth([*kit, str(out / "many.pdf"), "--copies"])
        good += [
            report("11,000 cards / 1,100 cards, time", time_ratio, 12, "x"),
            report("11,000 cards - 1,100 cards, peak memory", memory, 40, "MB"),
            report("waterworks.pdf", (out / "w.pdf").stat().st_size / 1000, 600, "KB"),
        ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
