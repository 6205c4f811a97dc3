# make setup  a virtual environment in .venv with everything pinned
# make kits   every game, in both languages, into printed/
# make test   every check
# make nightly  the parsers again, 20,000 examples each
# make bench  speed and size against their bounds

PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup kits test nightly bench golden pictures constraints clean

setup: .venv/ready

.venv/ready: constraints.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "pnp-press needs Python 3.11 or newer, not " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

kits: setup
	$(BIN)/pnp print all --lang en -o printed/en --force
	$(BIN)/pnp print all --lang pt-BR -o printed/pt-BR --force

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2

nightly: setup
	PNP_EXAMPLES=20000 $(BIN)/pytest -n 2 -m nightly

bench: setup
	$(BIN)/python tools/bench.py

golden: setup
	$(BIN)/pytest tests/test_golden.py --golden

# The pictures of the README and the gallery.
pictures: setup
	$(BIN)/pnp preview waterworks --dpi 50 -o docs/waterworks.png --force
	$(BIN)/pnp preview acquire --lang pt-BR --dpi 50 -o docs/acquire.png --force
	$(BIN)/pnp preview hats --players 6 --dpi 60 -o docs/hats.png --force
	$(BIN)/pnp preview cartawel --lang pt-BR --dpi 50 -o docs/cartawel.png --force
	$(BIN)/pnp preview treasure --set colours=4 --dpi 50 -o docs/treasure.png --force
	$(BIN)/pnp preview waterworks --scene --dpi 60 -o docs/scene-waterworks.png --force
	$(BIN)/pnp preview acquire --scene --lang pt-BR --dpi 60 -o docs/scene-acquire.png --force
	$(BIN)/pnp preview hats --scene --dpi 65 -o docs/scene-hats.png --force
	$(BIN)/pnp preview cartawel --scene --dpi 55 -o docs/scene-cartawel.png --force
	$(BIN)/pnp preview treasure --scene --set colours=4 --dpi 55 -o docs/scene-treasure.png --force
	$(BIN)/python tools/palette.py docs/scene-*.png

# After a change of dependencies; needs uv.
constraints:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --extra dev --extra art pyproject.toml -o constraints.txt

clean:
	rm -rf .venv printed build dist
