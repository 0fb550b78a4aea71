# Everything is made from here; `make help` lists it. Needs Python 3.11+, git and make, nothing else.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
HASHED := $(PIP) install --require-hashes --only-binary :all:
UV := $(BIN)/uv pip compile pyproject.toml --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet

PORT ?=
HEADLESS ?=
ARGS ?=
PLAY_FLAGS = $(if $(PORT),--port $(PORT)) $(if $(filter-out 0,$(HEADLESS)),--no-browser)

.PHONY: help setup play cluster run test check lock wheel art bench chaos soak clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.dev ## make .venv with everything, the tools of development included
	@echo "Ready: $(VENV)"

play: $(VENV)/.demo ## the real bot on a simulated Discord, in the browser (PORT=, HEADLESS=1, LANGUAGE_UI=it)
	@$(BIN)/python -m bot play $(PLAY_FLAGS) $(ARGS)

cluster: $(VENV)/.dev ## three bot processes on a PostgreSQL server of their own, in the browser (PORT=, HEADLESS=1)
	@$(BIN)/python -m testing.wire.cluster_demo $(PLAY_FLAGS) $(ARGS)

run: $(VENV)/.runtime ## connect to Discord with the token in .env
	@$(BIN)/python -m bot run $(ARGS)

test: $(VENV)/.dev ## the tests (ARGS= goes to pytest)
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal $(ARGS)

check: $(VENV)/.dev ## format, lint, types, import contracts, documents
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@# What only POSIX has is missing from the types of Windows.
	@$(BIN)/mypy --platform win32 --no-warn-unreachable --cache-dir .mypy_cache/win32 bot cogs
	@$(BIN)/lint-imports
	@$(BIN)/python -m pytest --quiet tests/test_documents.py

lock: $(VENV)/.dev ## pin what pyproject.toml asks for (ARGS=--upgrade takes the newest)
	@$(UV) --extra demo --group dev --output-file requirements/dev.txt $(ARGS)
	@$(UV) --extra demo --constraint requirements/dev.txt --output-file requirements/demo.txt
	@$(UV) --constraint requirements/dev.txt --output-file requirements/runtime.txt
	@$(UV) --extra postgres --constraint requirements/dev.txt --output-file requirements/postgres.txt
	@$(UV) --extra fast --extra metrics --extra postgres --constraint requirements/dev.txt --output-file requirements/container.txt

wheel: $(VENV)/.dev ## build dist/briscola-….whl, to install elsewhere
	@$(BIN)/python -m hatchling build --target wheel

art: $(VENV)/.dev ## draw the cards again from their sources (ARGS: decks, --check, --spread)
	@$(BIN)/python -m art $(ARGS)

bench: $(VENV)/.dev ## measure what has a figure to hold
	@$(BIN)/python -m benchmarks $(ARGS)

chaos: $(VENV)/.dev ## what the bot must survive: crashes, faults, forgeries, leaks, clocks (ARGS: one of them)
	@$(BIN)/python -m chaos $(ARGS)

soak: $(VENV)/.dev ## months of play in one to two hours, with memory, descriptors and tasks drawn (ARGS)
	@$(BIN)/python -m chaos soak $(ARGS)

clean: ## remove what was made here, .venv included; never a database or .env
	@rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage .coverage.* dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found: install Python 3.11 or newer, or name one with PYTHON=…" >&2; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$(PYTHON) is $$($(PYTHON) -V 2>&1): Python 3.11 or newer is needed; name one with PYTHON=…" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) lacks venv: install it (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV)

# Each list holds the one before it, so a fuller environment serves the smaller wishes too.
$(VENV)/.runtime: requirements/runtime.txt | $(BIN)/python
	@test $(VENV)/.demo -nt $< || { echo "Installing what the bot needs (once) …"; $(HASHED) -r $<; }
	@touch $@

$(VENV)/.demo: requirements/demo.txt | $(BIN)/python
	@test $(VENV)/.dev -nt $< || { echo "Installing what the demonstration needs (once) …"; $(HASHED) -r $<; }
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(BIN)/python
	@echo "Installing what development needs (once) …"
	@$(HASHED) -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.runtime $(VENV)/.demo $@
