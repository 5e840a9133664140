# `make help` lists the targets. Each sets up what it needs: nothing but Python 3.11 and pip.

PYTHON ?= python3
JOBS ?= 2
# Tests wait for servers and browsers half of the time: two for each core.
TESTERS ?= 4
UV_VERSION := 0.13.7

VENV := .venv
PY := $(VENV)/bin/python
# --inexact: `make play` after `make test` takes nothing away.
SYNC := env -u VIRTUAL_ENV UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=$(VENV) \
	$(VENV)/bin/uv sync --quiet --frozen --inexact --python $(PY)
PROJECT := pyproject.toml setup.py uv.lock

.DEFAULT_GOAL := help
.PHONY: help play test thorough check types style layers page ledger compile format balance lock node clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(VENV)/.play  ## play: pure Python at first, compiled as soon as that is made
	@$(PY) scripts/compile.py --aside $(MAKE) --no-print-directory compile
	@PYTHONPATH=build/compiled $(PY) -m laststand

# worksteal: a worker keeps to its part of the tests, and so to the games, servers and browsers it
# has begun, and whoever has done all takes from the other.
TEST := -m pytest -n $(TESTERS) --dist worksteal --durations=10

test: check  ## every check and every test, as deep as an everyday change needs (tests/depth.py)
	$(PY) $(TEST)

thorough: check  ## every check and every test at full depth, as CI runs them
	LASTSTAND_DEPTH=full $(PY) $(TEST)

check: $(VENV)/.dev  ## style, types, layers, ledger coverage, side by side
	@$(MAKE) --no-print-directory --jobs=$(JOBS) types style layers page ledger

types:
	$(PY) -m mypy src tests scripts examples

style:
	$(PY) -m ruff check
	$(PY) -m ruff format --check

layers:
	$(VENV)/bin/lint-imports --no-logo

page:
	src/laststand/web/check.sh

ledger:
	$(PY) -m laststand.kernel.coverage

format: $(VENV)/.dev  ## lay the code out as `make check` wants it
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

compile: $(VENV)/.compile  ## build/compiled, the package with kernel/, games/ and bots/ compiled by mypyc
	@$(PY) scripts/compile.py --strict

balance: $(VENV)/.dev  ## the tables of docs/balance-*.md, measured; GAMES=20 for a quick look
	@$(PY) scripts/compile.py
	for game in stronghold bastion spell; do \
		PYTHONPATH=build/compiled $(PY) -m laststand lab run examples/balance-$$game.toml \
			--into build/balance/$$game $(if $(GAMES),--games $(GAMES)) && \
		PYTHONPATH=build/compiled $(PY) -m laststand lab report build/balance/$$game \
			--tables docs/balance-$$game.md || exit 1; \
	done

lock: $(VENV)/.uv  ## write uv.lock anew from pyproject.toml
	$(VENV)/bin/uv lock --upgrade --python $(PY)

node:  ## node's packages, with which `make check` checks the page's types too
	npm --prefix src/laststand/web ci --ignore-scripts --no-audit --no-fund

clean:  ## remove everything make has made
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache .hypothesis src/laststand/web/node_modules

$(VENV)/.dev: $(VENV)/.uv $(PROJECT)
	@echo "installing what development needs into $(VENV)"
	@$(SYNC) --extra dev
	@touch $@ $(VENV)/.play $(VENV)/.compile

$(VENV)/.play: $(VENV)/.uv $(PROJECT)
	@echo "installing what play needs into $(VENV)"
	@$(SYNC)
	@touch $@

$(VENV)/.compile: $(VENV)/.uv $(PROJECT)
	@echo "installing what compiling needs into $(VENV)"
	@$(SYNC) --extra compile
	@touch $@ $(VENV)/.play

# Debian's Python has no ensurepip: there the system's own pip installs into the environment.
$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Laststand needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.12"; exit 1; }
	@echo "making $(VENV)"
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; \
	then $(PYTHON) -m venv --clear $(VENV) && $(PY) -m pip install -qq uv==$(UV_VERSION); \
	else $(PYTHON) -m venv --clear --without-pip $(VENV) && \
		$(PYTHON) -m pip --python $(PY) install -qq uv==$(UV_VERSION); fi
	@touch $@
