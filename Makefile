# sleuth's front door. `make` alone lists the targets. Needs Python 3.11+ and make, nothing else.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
SLEUTH_DATA ?= ./data
PYTEST_ARGS ?=
THEME ?=
LANGUAGE ?= en
GAMES ?=
KEEP ?=

BIN := .venv/bin
# What is never imported need not be compiled: that halves the time of an installation.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input install --no-compile
HASHED := $(PIP) --require-hashes -r
# Workers, each with a share of the tests in their order; who is done takes from the others.
# The house's tests wait more than they reckon: three fill what two would leave idle.
TWO := -n 2 --dist worksteal
THREE := -n 3 --dist worksteal
# Browser tests run apart: the driver keeps an event loop of its own in its process.
BROWSER = SLEUTH_CHROMIUM="$$(cat .stamps/chromium)" $(BIN)/python -m pytest $(TWO)
QUIETLY := tools/quietly
STATIC := src/sleuth/web/static
SITE := src/sleuth/web/site
PAGE := $(shell find src/sleuth/ui src/sleuth/games/*/ui src/sleuth/texts src/sleuth/games/*/texts \
	-type f -not -name '*.py' -not -name '*.pyc' -not -name '*.test.*' 2>/dev/null)
HOUSE := $(shell find src/sleuth -name '*.py' -not -path '*/cli/*' -not -path '*/envs/*' 2>/dev/null)

# The venv's node and npm come first, so that all machines build and test with the same ones.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONUTF8 := 1
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup serve dev test check fast bench nightly docs pictures lock format wheel clean \
	tools chromium servers envs mcp house-tests browser-tests

# A stamp is worth nothing without the thing it stands for.
$(shell test -x $(BIN)/python || rm -rf .stamps; \
	test -d node_modules || rm -f .stamps/npm; \
	test -f $(STATIC)/index.html || rm -f .stamps/page; \
	test -x .venv-bench/bin/python || rm -f .stamps/bench)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .stamps/project .stamps/page ## install sleuth into .venv and build its page

serve: setup ## set up, then open the house (HOST, PORT, SLEUTH_DATA)
	@echo "Opening the house on http://$(HOST):$(PORT), tables kept in $(SLEUTH_DATA)"
	@exec $(BIN)/sleuth serve --host "$(HOST)" --port "$(PORT)" --data "$(SLEUTH_DATA)"

dev: .stamps/npm ## run the page with live reload beside a `make serve` on port 8000
	@exec node_modules/.bin/vite

test: check chromium servers envs mcp ## run every check and every test
	@echo "Testing the page (vitest)"
	@node_modules/.bin/vitest run
	@echo "Testing the house, and whole games in a browser, side by side (pytest)"
	@$(BIN)/python tools/abreast.py house '$(MAKE) --no-print-directory house-tests' \
		browser '$(MAKE) --no-print-directory browser-tests'

# Half of the time these wait (for a server, for a browser): side by side they fill two cores.
house-tests:
	@$(BIN)/python -m pytest $(THREE) -m "not nightly and not browser" $(PYTEST_ARGS)

browser-tests:
	@$(BROWSER) -m "browser and not nightly" $(PYTEST_ARGS)

check: tools ## run the static checks: format, lint, types, floors
	@$(QUIETLY) "Checking the format (ruff)" $(BIN)/ruff format --check .
	@$(QUIETLY) "Checking the style (ruff)" $(BIN)/ruff check .
	@$(QUIETLY) "Checking the types (mypy)" $(BIN)/mypy
	@$(QUIETLY) "Checking the floors (import-linter)" $(BIN)/lint-imports
	@$(QUIETLY) "Checking the page's types (tsc)" node_modules/.bin/tsc --noEmit
	@$(QUIETLY) "Checking the page's format and style (biome)" node_modules/.bin/biome check --error-on-warnings

fast: tools servers envs mcp ## run the Python tests that need no browser
	@$(BIN)/python -m pytest $(TWO) -m "not nightly and not browser" $(PYTEST_ARGS)

# The games of the night are dealt anew; the same again: make nightly SLEUTH_TEST_DEALS=...
nightly: export SLEUTH_TEST_DEALS := $(or $(SLEUTH_TEST_DEALS),$(shell date +%s))
nightly: check chromium servers envs mcp ## run every test, the long ones too
	@echo "The deals of this night: SLEUTH_TEST_DEALS=$(SLEUTH_TEST_DEALS)"
	@node_modules/.bin/vitest run
	@$(BIN)/python -m pytest $(TWO) -m "not browser" --hypothesis-profile=nightly $(PYTEST_ARGS)
	@$(BROWSER) -m "browser" $(PYTEST_ARGS)

bench: setup .stamps/bench chromium ## measure sleuth against its peers, and the page against its goals
	@OPENBLAS_NUM_THREADS=1 PYTHONPATH=src:. .venv-bench/bin/python -m bench
	@$(BIN)/python -m bench.page --chromium "$$(cat .stamps/chromium)"

envs: .stamps/envs ## install what environments for learning need (Gymnasium, PettingZoo, OpenSpiel)

mcp: .stamps/mcp ## install what a table for assistants needs (`sleuth mcp`)

docs: tools ## build the documentation as a site into site/, and for the house's /docs
	@$(QUIETLY) "Building the site" $(BIN)/mkdocs build --quiet
	@rm -rf $(SITE) && cp -r site $(SITE)
	@echo "Open site/index.html, or /docs of the house"

pictures: chromium ## take pictures of every screen into build/pictures (THEME, LANGUAGE, GAMES, KEEP)
	@$(BIN)/python -m tools.pictures --chromium "$$(cat .stamps/chromium)" $(if $(THEME),--theme "$(THEME)") \
		--language "$(LANGUAGE)" $(if $(GAMES),--games "$(GAMES)") $(if $(KEEP),--docs "$(KEEP)")

lock: .stamps/npm .venv-lock/bin/uv ## pin all dependencies anew, with hashes
	@for name in build runtime dev docs bench extras envs spiel mcp servers; do \
		$(QUIETLY) "Pinning requirements/$$name.txt" .venv-lock/bin/uv pip compile --universal \
			--generate-hashes --no-strip-extras --upgrade --python-version 3.11 --no-header --no-emit-index-url \
			--no-emit-find-links requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done
	@$(QUIETLY) "Pinning package-lock.json" npm update --package-lock-only
	@cd tools/chromium && ../quietly "Pinning tools/chromium" npm update --package-lock-only

format: .stamps/dev .stamps/npm ## format the code, Python and the page's
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@node_modules/.bin/biome check --write

wheel: docs ## build dist/sleuth-*.whl with the page and the docs in it
	@$(QUIETLY) "Building the wheel" $(BIN)/python -m build --wheel --no-isolation
	@ls dist

clean: ## remove all that was built or installed here (not data/)
	@rm -rf .stamps .venv .venv-bench .venv-lock .venv-servers node_modules tools/chromium/node_modules \
		tools/chromium/unpacked $(STATIC) $(SITE) dist site build test-results .mypy_cache .ruff_cache \
		.pytest_cache .import_linter_cache

tools: setup .stamps/dev .stamps/docs

# Asked anew each time: a browser may be gone, or $SLEUTH_CHROMIUM set.
chromium: tools
	@$(BIN)/python tools/chromium.py >.stamps/chromium
	@echo "The browser is $$(cat .stamps/chromium)"

# PostgreSQL and Redis for the tests of a house of many processes: found, or installed.
servers: tools
	@$(BIN)/python tools/servers.py

.stamps/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "sleuth needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(QUIETLY) "Making .venv" $(PYTHON) -m venv .venv
	@mkdir -p .stamps && touch $@

.stamps/build: .stamps/venv requirements/build.txt tools/node.py
	@$(QUIETLY) "Installing the build tools and Node" $(HASHED) requirements/build.txt
	@$(BIN)/python tools/node.py
	@touch $@

.stamps/runtime: .stamps/build requirements/runtime.txt
	@$(QUIETLY) "Installing what sleuth needs" $(HASHED) requirements/runtime.txt
	@touch $@

.stamps/project: .stamps/runtime pyproject.toml
	@$(QUIETLY) "Installing sleuth" $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.stamps/dev: .stamps/project requirements/dev.txt requirements/extras.txt
	@$(QUIETLY) "Installing the test tools" $(HASHED) requirements/dev.txt -r requirements/extras.txt
	@touch $@

.stamps/mcp: .stamps/dev requirements/mcp.txt
	@$(QUIETLY) "Installing what assistants need" $(HASHED) requirements/mcp.txt
	@touch $@

.stamps/envs: .stamps/dev requirements/envs.txt requirements/spiel.txt
	@$(QUIETLY) "Installing what environments need" $(HASHED) requirements/envs.txt -r requirements/spiel.txt
	@touch $@

.stamps/docs: .stamps/project requirements/docs.txt
	@$(QUIETLY) "Installing what the site needs" $(HASHED) requirements/docs.txt
	@touch $@

.stamps/npm: .stamps/build package.json package-lock.json .npmrc
	@$(QUIETLY) "Installing what the page needs" npm ci
	@touch $@

.stamps/browser: .stamps/npm .stamps/project tools/browser.py requirements/runtime.txt $(HOUSE)
	@$(QUIETLY) "Packing the house for browsers" $(BIN)/python tools/browser.py build/browser
	@touch $@

.stamps/page: .stamps/npm .stamps/browser vite.config.ts tsconfig.json $(wildcard tools/page/*.ts) $(PAGE)
	@$(QUIETLY) "Building the page" node_modules/.bin/vite build
	@touch $@

.stamps/bench: requirements/runtime.txt requirements/bench.txt requirements/extras.txt
	@$(QUIETLY) "Making .venv-bench" $(PYTHON) -m venv .venv-bench
	@$(QUIETLY) "Installing the peers" .venv-bench/bin/python -m pip --disable-pip-version-check \
		--no-input install --require-hashes -r requirements/runtime.txt -r requirements/bench.txt \
		-r requirements/extras.txt
	@touch $@

.venv-lock/bin/uv:
	@$(QUIETLY) "Making .venv-lock" $(PYTHON) -m venv .venv-lock
	@$(QUIETLY) "Installing uv" .venv-lock/bin/python -m pip --disable-pip-version-check install uv
