# Every target makes the environment it needs in .venv first (scripts/environment.sh).

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help system-packages play terminal wheel client client-tests test lint types fast compiled compiled-tests \
        interpreted-tests nightly bench arena \
        coverage-table library-pages golden said archive lock clean \
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
programs = $(wildcard scripts/*.py bench/*.py)

# Every test run starts hundreds of processes: their bytecode is written, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

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
	@$(python) scripts/view_types.py --check
	@$(python) scripts/build_client.py --tests

# Which tests run on which form:
#
#   compiled      all of them: it is the form that people play, and on it many games take little time;
#   interpreted   what shows whether the forms differ: the core, the battery (at sizes of its own), golden games,
#                 everything that games say, determinism, the search of the opponents. The rules of the games, section
#                 by section, run so at night. Pages, command line, server, analysis and learning stand on those, and
#                 are the same in both forms, as are the tests of the project itself.
#
# Where nothing can be compiled, all tests run on the interpreted form.
rules := tests/orleans tests/coimbra tests/village tests/test_new_game.py \
    $(addprefix tests/bots/test_,fairness.py greedy.py plans.py spy.py)
both_forms := tests/core \
    $(addprefix tests/conformance/test_,conformance.py determinism.py) \
    $(addprefix tests/test_,build_form.py golden.py purity.py said.py) tests/bots/test_search.py

# The engine is compiled beside lint, types and the client's tests, which leave a core free.
test: system-packages dev-environment ## everything: lint, types, layers, and the tests on both forms
	@set -e; wish="$${STAMMTISCH_COMPILE:-auto}"; status=0; compiling=; \
	trap 'kill $$compiling 2>/dev/null' EXIT; trap 'exit 1' INT TERM; \
	if [ "$$wish" != 0 ]; then $(python) -m stammtisch.engine >/dev/null & compiling=$$!; fi; \
	$(MAKE) --no-print-directory lint types client-tests; \
	[ -z "$$compiling" ] || wait $$compiling || status=$$?; \
	trap - EXIT INT TERM; \
	if [ "$$wish" = 0 ]; then \
	    $(MAKE) --no-print-directory fast; \
	    echo "*** STAMMTISCH_COMPILE is 0: ONLY THE INTERPRETED FORM WAS TESTED ***"; \
	elif [ $$status = 0 ]; then \
	    $(MAKE) --no-print-directory interpreted-tests compiled-tests; \
	    echo "Tested: the interpreted form and the compiled form."; \
	elif [ $$status = 3 ] && [ "$$wish" = auto ]; then \
	    $(MAKE) --no-print-directory fast; \
	    echo "*** ONLY THE INTERPRETED FORM WAS TESTED: THIS MACHINE CANNOT COMPILE ***"; \
	else \
	    echo "*** THE ENGINE COULD NOT BE COMPILED ***"; \
	    exit 1; \
	fi

system-packages:
	@scripts/system_packages.sh

lint: dev-environment ## style, format and layers
	@$(python) -m ruff check .
	@$(python) -m ruff format --check .
	@.venv/bin/lint-imports --no-logo
	@$(python) scripts/build_client.py --lint

types: dev-environment ## mypy, strict
	@$(python) -m mypy src tests setup.py examples $(programs)

fast: dev-environment ## all tests on the interpreted form, without compiling
	@STAMMTISCH_EXPECT_COMPILED=0 $(pytest)

compiled: dev-environment ## compile the engine, unless that was done with the same sources before
	@$(python) -m stammtisch.engine

compiled-tests: compiled ## all tests on the compiled form
	@$(compiled_path) STAMMTISCH_EXPECT_COMPILED=1 $(pytest)

interpreted-tests: dev-environment ## on the interpreted form the tests that show whether the forms differ
	@STAMMTISCH_EXPECT_COMPILED=0 $(pytest) $(both_forms)

nightly: compiled ## the long tests, on the compiled form; pages on a slow line; the rules on the interpreted form
	@$(compiled_path) STAMMTISCH_EXPECT_COMPILED=1 $(pytest) -m nightly
	@$(compiled_path) STAMMTISCH_EXPECT_COMPILED=1 STAMMTISCH_LATENCY=400 $(pytest) tests/browser
	@STAMMTISCH_EXPECT_COMPILED=0 $(pytest) $(rules)

bench: bench-environment compiled ## measure the games and the field's peers in one run
	@$(compiled_path) $(python) -m bench

arena: dev-environment compiled ## play the games of the README's table of strength, and write it (PACE=0.1 for a tenth of the time)
	@$(compiled_path) $(python) -m stammtisch arena --preset readme --pace $(PACE) --out bench/results --write README.md

coverage-table: dev-environment ## which rule is where in code and tests
	@$(python) scripts/rule_coverage.py

library-pages: dev-environment ## docs/library: every id that a program meets
	@$(python) -m scripts.library_pages

said: dev-environment ## write the digests of everything that games say anew, after a meant change
	@PYTHONPATH=. $(python) -m scripts.everything_said

golden: dev-environment ## write the golden games anew, after a meant change of rules or texts
	@PYTHONPATH=. $(python) scripts/golden_games.py

archive: dev-environment compiled ## record games for the archive of this version; once for each release (docs/releasing.md)
	@$(compiled_path) PYTHONPATH=. $(python) scripts/archive_records.py

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
