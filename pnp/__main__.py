"""python -m pnp"""

from pnp.cli import run

run()
