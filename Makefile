# Undercroft: `make play` and `make test` do all the set-up by themselves.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV_READY := .venv/.ready-dev
SYSTEM_READY := .venv/.ready-system
BUILT_FROM := pyproject.toml constraints.txt package-lock.json hatch_build.py src/undercroft/draw/icons.txt
PLAY := $(if $(LAN),--lan) $(if $(PORT),--port $(PORT)) $(if $(PUBLIC_URL),--public-url $(PUBLIC_URL)) $(if $(DATA),--data $(DATA))
GAMES ?= 10000
TWINS ?= 100000
KILLS ?= 200
JOBS ?= 2
# Tests wait for servers and browsers now and then: one more of them than there are cores.
TESTERS ?= 3
# One test that waits for ever must not hold up the rest; the slowest takes half a minute.
HANGING := --timeout 300 --timeout-method thread
# A process on a full disk cannot write down what it ran.
UNMEASURED := --deselect tests/server/test_keeping.py::test_a_disk_that_takes_no_more_leaves_nothing_behind

# What is compiled is kept, whatever the machine says: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play wheel test collected pythons coverage lint bench load strength soak mutants shots clean

help: ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## open the house in the browser (LAN=1: for the home network; PORT=, DATA=, PUBLIC_URL=)
	@$(BIN)/undercroft serve $(PLAY)

wheel: $(READY) ## the house as one file in dist, for pipx or pip
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps -w dist .

test: $(SYSTEM_READY) ## everything: lint, types, rules, kernel, server, real browser
	@$(MAKE) --no-print-directory -j 2 lint collected
	$(BIN)/pytest -n $(TESTERS) --dist worksteal $(HANGING)

# Compiled once, while types are looked at, and not by every process of the tests at the same time; what is wrong they say.
collected:
	@$(BIN)/pytest --collect-only -q >/dev/null || true

pythons: $(SYSTEM_READY) ## the tests without the browser, on every supported Python found here
	$(BIN)/python tools/pythons.py --jobs $(JOBS) $(TESTS)

coverage: $(SYSTEM_READY) ## how much of the code the tests run, by package
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --ignore=tests/web -n $(JOBS) --dist worksteal $(UNMEASURED)
	$(BIN)/coverage combine -q
	$(BIN)/python tools/coverage_table.py

lint: $(DEV_READY) ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(DEV_READY) ## speed and memory, beside the peers
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/memory.py
	$(BIN)/python bench/snapshots.py
	$(BIN)/python bench/pages.py

load: $(DEV_READY) ## how much a server can take, beside a plain broadcast and boardgame.io (needs npm): an hour, but it goes on where it was cut off
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --games paper-dungeons --steps 500 --overload

strength: $(DEV_READY) ## how strong the bots are, and whether they keep their time: hours, but it goes on where it was cut off
	$(BIN)/python bench/ladder.py --jobs $(JOBS)
	$(BIN)/python bench/strength.py --jobs $(JOBS)
	$(BIN)/python bench/overruns.py

soak: $(SYSTEM_READY) ## the long form of tests: the walk in full (GAMES=10000), twins (TWINS=100000), fuzz, kills (KILLS=200), power cuts, every look
	$(BIN)/undercroft check paper-dungeons --games $(GAMES) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check monsters-of-egypt --games $(GAMES) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check tales-of-tails --games $(GAMES) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check dungeoneer --games $(GAMES) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check paper-dungeons --twins $(TWINS) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check monsters-of-egypt --twins $(TWINS) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check tales-of-tails --twins $(TWINS) --seed 1 --jobs $(JOBS)
	$(BIN)/undercroft check dungeoneer --twins $(TWINS) --seed 1 --jobs $(JOBS)
	TWINS_AT_DOORS=1000 $(BIN)/pytest -q -n $(JOBS) tests/secrets/test_doors.py
	SPOILED_SEEDS=24 $(BIN)/pytest -q -n $(JOBS) tests/games/test_spoiled_positions.py
	DRAW_ONCE=1 $(BIN)/pytest -q -n $(JOBS) tests/server/test_draw_once.py
	$(BIN)/python -m tests.fuzz.random_decisions --decisions 10000000 --jobs $(JOBS)
	FUZZ_SECONDS=600 $(BIN)/python -m tests.fuzz.mutating
	ROUTE_EXAMPLES=100 TABLE_LIVES=60 $(BIN)/pytest -q -n $(JOBS) tests/fuzz
	MANY_GAMES=1 $(BIN)/pytest -q -n $(JOBS) tests/analysis/test_luck.py
	EVERY_POINT=1 $(BIN)/pytest -q -n $(JOBS) tests/server/test_killed.py
	EVERY_STORE=1 $(BIN)/pytest -q -n $(JOBS) tests/server
	KILLS=$(KILLS) POWER_CUTS=2000 $(BIN)/pytest -q -s tests/faults
	$(BIN)/undercroft lesson check
	$(BIN)/undercroft puzzle check
	EVERY_LOOK=1 $(BIN)/pytest -q -n $(JOBS) tests/web -k "has_a_fault or can_be_read or whole_game or by_link or on_a_phone or overlap_nothing or whole_exploration or course or pinned_row"

mutants: $(DEV_READY) ## how many planted faults the tests catch
	$(BIN)/python tools/mutants.py

shots: $(SYSTEM_READY) ## screenshots of every page into docs/shots
	$(BIN)/python tools/shots.py

clean: ## forget the environment and what was built
	rm -rf .venv .peers .pythons .coverage* node_modules dist mutants src/undercroft/web/static/vendor

$(READY): $(BUILT_FROM)
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(DEV_READY): $(READY)
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(SYSTEM_READY): $(DEV_READY) tools/system-packages.sh
	@sh tools/system-packages.sh
	@touch $@
