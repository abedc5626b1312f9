# Every target makes the environment it needs in .venv first (scripts/environment.sh).

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help system-packages play terminal wheel client client-tests test lint types fast compiled compiled-tests nightly bench arena \
        coverage-table golden lock clean \
        runtime-environment compiler-environment dev-environment bench-environment

GAME ?= orleans
PACE ?= 1
WORKERS ?= auto
LOCK_FLAGS ?=

python := .venv/bin/python
pytest := $(python) -m pytest -q -n $(WORKERS) --dist worksteal
compiled_path = STAMMTISCH_ENGINE="$$($(python) -m stammtisch.engine 2>/dev/null)"
# Playing starts at once on the interpreted form; the engine is compiled beside it, with what that needs.
compile_beside := STAMMTISCH_COMPILER_SETUP="scripts/environment.sh compiler"
programs = $(wildcard scripts/*.py bench/*.py examples/*.py)

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r target text; do \
	    printf '  make %-16s %s\n' "$$target" "$$text"; done

play: client ## build the client, start the server and play in the browser
	@$(compile_beside) .venv/bin/stammtisch serve

terminal: runtime-environment ## play a game in the terminal (GAME=orleans)
	@$(compile_beside) .venv/bin/stammtisch play $(GAME)

wheel: compiler-environment client ## a wheel with the compiled engine and the client, in dist/
	@STAMMTISCH_COMPILE=1 $(python) -c "from setuptools import build_meta; print('dist/' + build_meta.build_wheel('dist'))"

client: runtime-environment ## build the browser client into the package
	@$(python) scripts/build_client.py

client-tests: client ## types and tests of the browser client
	@$(python) scripts/wire_types.py --check
	@$(python) scripts/build_client.py --tests

test: system-packages lint types client-tests fast ## everything: lint, types, layers, and the tests on both forms
	@if [ "$${STAMMTISCH_COMPILE:-auto}" = 0 ]; then \
	    echo "*** STAMMTISCH_COMPILE is 0: ONLY THE INTERPRETED FORM WAS TESTED ***"; \
	elif lack=$$($(python) -m stammtisch.engine 2>&1 >/dev/null); then \
	    $(MAKE) --no-print-directory compiled-tests && \
	    echo "Tested: the interpreted form and the compiled form."; \
	else \
	    echo "*** ONLY THE INTERPRETED FORM WAS TESTED. $$(echo "$$lack" | tail -n 1) ***"; \
	    [ "$${STAMMTISCH_COMPILE:-auto}" = auto ]; \
	fi

system-packages:
	@scripts/system_packages.sh

lint: dev-environment ## style, format and layers
	@$(python) -m ruff check .
	@$(python) -m ruff format --check .
	@.venv/bin/lint-imports --no-logo

types: dev-environment ## mypy, strict
	@$(python) -m mypy src tests setup.py $(programs)

fast: dev-environment ## the tests on the interpreted form alone
	@STAMMTISCH_EXPECT_COMPILED=0 $(pytest)

compiled: dev-environment ## compile the engine, unless that was done with the same sources before
	@$(python) -m stammtisch.engine

# The pages, the command line and what the server does with databases, bad input and settings are the same in both forms:
# they were tested with the interpreted one.
tested_once := tests/browser tests/cli $(addprefix tests/server/test_,commands.py crash.py fuzz.py operation.py people.py)

compiled-tests: compiled ## the tests of engine, opponents and server on the compiled form
	@$(compiled_path) STAMMTISCH_EXPECT_COMPILED=1 $(pytest) $(addprefix --ignore=,$(tested_once))

nightly: compiled ## the long tests, on the compiled form
	@$(compiled_path) STAMMTISCH_EXPECT_COMPILED=1 $(pytest) -m nightly

bench: bench-environment compiled ## measure the games and the field's peers in one run
	@$(compiled_path) $(python) -m bench

arena: dev-environment compiled ## play the games of the README's table of strength, and write it (PACE=0.1 for a tenth of the time)
	@$(compiled_path) $(python) -m stammtisch arena --preset readme --pace $(PACE) --out bench/results --write README.md

coverage-table: dev-environment ## which rule is where in code and tests
	@$(python) scripts/rule_coverage.py

golden: dev-environment ## write the golden games anew, after a meant change of rules or texts
	@PYTHONPATH=. $(python) scripts/golden_games.py

lock: ## pin the requirements anew; needs uv (LOCK_FLAGS=--upgrade for newer versions)
	@set -e; compile() { uv pip compile --quiet --universal --no-header --no-annotate $(LOCK_FLAGS) pyproject.toml "$$@"; }; \
	compile --group dev --group bench --output-file requirements/bench.txt; \
	compile --group dev --constraint requirements/bench.txt --output-file requirements/dev.txt; \
	compile --group compiler --constraint requirements/bench.txt --output-file requirements/compiler.txt; \
	compile --group install --constraint requirements/bench.txt --output-file requirements/runtime.txt

clean: ## remove everything that was built, the environment too
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache \
	    client/node_modules src/stammtisch/server/static

runtime-environment compiler-environment dev-environment bench-environment:
	@scripts/environment.sh $(@:-environment=)
