# Every target needs Python 3.11 or newer, make and access to the package registries; it fetches the rest.
PYTHON ?= python3
GAME ?= sumo
ARGS ?=

UV := $(shell command -v uv || echo build/tools/bin/uv)
VENV := .venv
COMPILED := build/compiled
MYPYC := build/engine/ready
PYCACHE := $(CURDIR)/build/pycache
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/sobremesa/server/page/*') pyproject.toml
# What the compiled engine depends on; requirements/dev.txt has the version of mypyc.
ENGINE_SOURCES := $(shell find src/sobremesa/core src/sobremesa/games src/sobremesa/bots -name '*.py') pyproject.toml requirements/dev.txt
RUN := $(VENV)/bin
PAGE := src/sobremesa/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/sobremesa/locales -type f -not -name '*.py' -not -name '*.pyc') \
  web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# Use the machine's node if it is new enough, else the one from the wheel in $(VENV).
NODE := $(if $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 22)' 2>/dev/null && echo new),,PATH="$(CURDIR)/$(RUN):$$PATH")
# Use the machine's C compiler, else the one from the wheel `ziglang`.
ZIG := $(if $(shell command -v cc || command -v gcc || command -v clang),,$(CURDIR)/$(RUN)/python -m ziglang cc)
# The link command for extensions, without this machine's library search paths.
LINK := import sysconfig; print(*(w for w in sysconfig.get_config_var("LDSHARED").split() if not w.startswith(("-L", "-Wl,-rpath"))))
# Run a command that uses the network; on failure print one line with the log: $(call fetch,message,command)
define fetch
	@mkdir -p build/fetch && echo "$(1) ..."
	@( $(2) ) >build/fetch/$(subst /,-,$@).log 2>&1 || { echo "That failed. Is the network there? Then run make again; build/fetch/$(subst /,-,$@).log has the details." >&2; exit 2; }
endef
# Keep bytecode outside the sources. Without it every test process would compile all its imports again.
export PYTHONPYCACHEPREFIX := $(PYCACHE)
export PYTHONDONTWRITEBYTECODE :=
export UV_NO_PROGRESS := 1
export DELAY ?= 0

.DEFAULT_GOAL := help
.PHONY: help play terminal web test test-full test-quick test-page test-browser test-server test-relayed test-compiled test-plain test-dist test-load shots protocol compile \
  build dist bench bench-solver bench-sumoku load chaos arena older learn lint format types check-python requirements clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/ready $(PAGE) ## serve the games and open the browser (ARGS="--port 9000 --no-browser" passes options on)
	@$(RUN)/python tools/play.py $(ARGS)

terminal: $(VENV)/ready ## play in the terminal (GAME=sorry; ARGS="--players 5 --level hard" passes options on)
	@$(RUN)/sobremesa play $(GAME) $(ARGS)

web: $(PAGE) ## build the page into the package

# Browsers and the server are tested on the compiled engine, which is quicker; ENGINE=plain leaves the compiler out.
ENGINE ?= compiled
ENGINE_READY := $(if $(filter plain,$(ENGINE)),$(VENV)/ready,$(COMPILED)/ready)
ENGINE_PYTEST := $(if $(filter plain,$(ENGINE)),$(RUN)/pytest,SOBREMESA_COMPILED=1 $(COMPILED)/bin/pytest)

RULES_TESTS := tests/conformance tests/games tests/core tests/bots
OTHER_TESTS := tests/lab tests/terminal $(filter-out tests/test_dist.py,$(wildcard tests/test_*.py))

test: $(VENV)/ready ## run all stages that have to pass before a change lands, side by side
	@$(RUN)/python tools/stages.py "$(MAKE)"

test-full: $(VENV)/ready ## run all stages at full amounts, and test-relayed and chaos: for a nightly run
	@SOBREMESA_EFFORT=full $(RUN)/python tools/stages.py "$(MAKE)" full

test-quick: $(VENV)/ready ## test rules, bots, terminal and tools on plain Python in a minute, while you work (ARGS="-k joker")
	$(RUN)/pytest -q -n auto --dist worksteal $(RULES_TESTS) $(OTHER_TESTS) $(ARGS)

test-page: $(VENV)/ready web/node_modules/ready ## the page: types, its own tests, and that it speaks the server's protocol
	$(NODE) $(RUN)/python tools/protocol_types.py --check
	$(NODE) $(RUN)/python tools/game_types.py --check
	cd web && $(NODE) npm run -s check
	cd web && $(NODE) npm run -s test

test-browser: $(ENGINE_READY) $(if $(filter plain,$(ENGINE)),$(PAGE),$(COMPILED)/page) ## the page in real browsers (ARGS="-k keyboard" passes options on, DELAY=0.15 makes requests late, ENGINE=plain needs no compiler; failures: build/browser)
	@rm -rf build/browser
	CHROMIUM="$$($(RUN)/python tools/chromium.py)" && export CHROMIUM && $(ENGINE_PYTEST) -q -n 2 --dist worksteal tests/browser $(ARGS)

test-server: $(ENGINE_READY) ## the server and its stores (ARGS and ENGINE as for test-browser)
	$(ENGINE_PYTEST) -q -n auto --dist worksteal tests/server $(ARGS)

# What is secret, who may do what, and what is refused, with every line relayed by another node.
RELAYED_TESTS := $(addprefix tests/server/test_,hidden_at_the_table.py hidden_on_the_wire.py security.py gate.py messages.py seats.py lobby.py between.py turns.py)
test-relayed: $(ENGINE_READY) ## what holds for a server, by way of another node (ARGS and ENGINE as for test-browser)
	SOBREMESA_RELAYED=1 $(ENGINE_PYTEST) -q -n auto --dist worksteal $(RELAYED_TESTS) $(ARGS)

test-compiled: $(COMPILED)/ready ## the engine as it is installed, compiled: every game in full
	SOBREMESA_COMPILED=1 $(COMPILED)/bin/pytest -q -n auto --dist worksteal --ignore=tests/conformance/test_traceability.py $(RULES_TESTS) $(ARGS)

# Both builds play the same matches (test_build.py), so on plain Python replaying the golden records is enough.
PLAIN_TESTS := $(if $(filter full,$(SOBREMESA_EFFORT)),$(RULES_TESTS),$(addprefix tests/conformance/test_,build.py golden_records.py traceability.py))
test-plain: $(VENV)/ready ## what is plain Python, and old records on the plain engine
	SOBREMESA_EFFORT=quick $(RUN)/pytest -q -n auto --dist worksteal $(OTHER_TESTS) $(PLAIN_TESTS) $(ARGS)

test-load: $(COMPILED)/page ## browsers and server ten times in a row, with two busy processes beside them (ARGS="3 test-browser")
	@MAKE="$(MAKE)" $(RUN)/python tools/under_load.py $(ARGS)

test-dist: $(PAGE) $(MYPYC) ## the packages of `make dist`, installed into an empty environment
	$(RUN)/pytest -q tests/test_dist.py $(ARGS)

shots: $(VENV)/ready $(PAGE) ## take pictures of every screen into build/shots, and those of the README into docs/shots
	CHROMIUM="$$($(RUN)/python tools/chromium.py)" && export CHROMIUM && PYTHONPATH=tests $(RUN)/python tools/screenshots.py $(ARGS)

protocol: $(VENV)/ready web/node_modules/ready ## generate the page's TypeScript types from the protocol and the games
	$(NODE) $(RUN)/python tools/protocol_types.py
	$(NODE) $(RUN)/python tools/game_types.py

build: $(COMPILED)/ready ## compile the engine with mypyc and install it in build/compiled

dist: $(PAGE) $(MYPYC) ## build an sdist, a wheel for every platform and a compiled wheel for this one into dist
	@$(RUN)/python tools/build_dist.py dist

bench: $(COMPILED)/ready ## compare the speed of playouts with OpenSpiel, in one run (ARGS="--game sorry")
	$(UV) pip install -q --python $(COMPILED)/bin/python --require-hashes -r requirements/bench.txt
	$(COMPILED)/bin/python benchmarks/playouts.py $(ARGS)

bench-solver: $(COMPILED)/ready ## compare the solver of Rummy israelí with an integer programme on HiGHS, in one run
	$(COMPILED)/bin/python benchmarks/rummy_solver.py $(ARGS)

bench-sumoku: $(COMPILED)/ready ## measure Sumoku's placements and solver against their limits (ARGS="--hands 200")
	$(COMPILED)/bin/python benchmarks/sumoku.py $(ARGS)

load: $(COMPILED)/ready benchmarks/load/node_modules/ready ## compare the server under load with boardgame.io, in one run (benchmarks/load.py lists other measurements)
	$(COMPILED)/bin/python benchmarks/load.py $(ARGS)

chaos: $(COMPILED)/ready ## let two nodes fail while 100 people play, and check that every act is stored once (ARGS="--events 10 --postgres")
	PYTHONPATH=tests $(COMPILED)/bin/python -m server.nodes.chaos $(ARGS)

arena: $(COMPILED)/ready ## let the bots of a game play each other, compiled (GAME=sorry ARGS="--mode partners --workers 2")
	$(COMPILED)/bin/sobremesa arena $(GAME) --bots easy,medium,hard --matches 400 $(ARGS)

# The bots before one search served all games: what a stronger bot is compared with.
REV ?= afe78bc
OLDER := build/older/$(REV)
older: $(COMPILED)/ready ## let the bots of a game play those of an older commit, compiled (GAME=sumo REV=afe78bc ARGS="--players 4 --matches 200")
	@test -e $(OLDER)/build/compiled/ready || { rm -rf $(OLDER) && mkdir -p $(OLDER) && git archive $(REV) | tar -xf - -C $(OLDER) && $(MAKE) --no-print-directory -C $(OLDER) build; }
	$(COMPILED)/bin/python benchmarks/older_bots.py $(OLDER)/build/compiled/bin/python $(GAME) $(ARGS)

learn: $(COMPILED)/ready ## learn the tables of a game's bots again, compiled (GAME=sumo ARGS="--seed 1 --rounds 150")
	$(UV) pip install -q --python $(COMPILED)/bin/python --require-hashes -r requirements/learn.txt
	$(COMPILED)/bin/python tools/learn.py $(GAME) $(ARGS)

lint: $(VENV)/ready web/node_modules/ready ## ruff and import contracts; ESLint and Prettier for the page
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/lint-imports --no-logo
	cd web && $(NODE) npm run -s lint

types: $(VENV)/ready ## mypy --strict, and what a type checker tells users of the library
	$(RUN)/mypy
	$(RUN)/mypy tests/typed_api.py

format: $(VENV)/ready web/node_modules/ready ## format the code and fix what ruff can fix
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .
	cd web && $(NODE) npm run -s format

requirements: build/tools/bin/uv ## regenerate the hashed requirement files
	tools/lock.sh $(UV)

clean: ## remove all generated files
	rm -rf $(VENV) build dist web/node_modules src/sobremesa/server/page

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11 ..." >&2; exit 2; }

build/tools/bin/uv: requirements/uv.txt | check-python
	@$(PYTHON) -m venv build/tools || { echo "Python cannot make environments: install its venv module (apt-get install python3-venv)." >&2; exit 2; }
	$(call fetch,Fetching uv,build/tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt)
	@touch $@

$(VENV)/ready: requirements/dev.txt pyproject.toml $(if $(filter build/%,$(UV)),build/tools/bin/uv) | check-python
	@rm -rf $(PYCACHE)
	@$(UV) venv -q --allow-existing --python $(PYTHON) $(VENV)
	$(call fetch,Fetching the Python packages,$(UV) pip sync -q --python $(RUN)/python --require-hashes requirements/dev.txt)
	@$(UV) pip install -q --python $(RUN)/python --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json web/.npmrc | $(VENV)/ready
	$(call fetch,Fetching what the page is built with,cd web && $(NODE) npm ci --ignore-scripts --loglevel=error)
	@touch $@

benchmarks/load/node_modules/ready: benchmarks/load/package.json benchmarks/load/package-lock.json | $(VENV)/ready
	$(call fetch,Fetching the peer,cd benchmarks/load && $(NODE) npm ci --ignore-scripts --loglevel=error)
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/ready
	@echo "Building the page ..."
	@cd web && $(NODE) npm run -s build -- --logLevel warn
	@touch $@

# Compile only if the sources have changed in content. New modification times, as after a checkout, are not enough.
$(MYPYC): $(ENGINE_SOURCES) $(VENV)/ready
	@mkdir -p build
	@$(RUN)/python tools/engine_key.py $(ENGINE_SOURCES) >build/engine.key
	@cmp -s build/engine.key build/engine/key || $(MAKE) --no-print-directory compile
	@touch $@

# Build in a copy: mypyc leaves each .so beside its .py, where Python would import it instead of the edited source.
# Link without search paths, which name folders of this machine.
compile:
	@echo "Compiling the engine ..."
	@rm -rf build/engine && mkdir -p build/engine
	@tar -cf - --exclude=src/sobremesa/server/page src pyproject.toml README.md LICENSE | tar -xf - -C build/engine
	@$(RUN)/python -c 'import sysconfig, pathlib, sys; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' || \
	  { echo "The headers of Python are missing: install them (apt-get install python3-dev), or choose another PYTHON." >&2; exit 2; }
	$(if $(ZIG),$(call fetch,Fetching a C compiler,$(UV) pip install -q --python $(RUN)/python --require-hashes -r requirements/compiler.txt))
	@$(if $(ZIG),CC="$(ZIG)" LDSHARED="$(ZIG) -shared",LDSHARED="$$($(RUN)/python -c '$(LINK)')") HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(UV) build -q --wheel --no-build-isolation --python $(RUN)/python -o build/engine/wheel build/engine
	@cp build/engine.key build/engine/key

$(COMPILED)/packages: requirements/dev.txt | $(VENV)/ready
	@$(UV) venv -q --clear --python $(PYTHON) $(COMPILED)
	$(call fetch,Fetching its Python packages,$(UV) pip install -q --python $(COMPILED)/bin/python --require-hashes -r requirements/dev.txt)
	@touch $@

# All files of a wheel have the same modification time, so byte code of the files before would be used for the new ones.
$(COMPILED)/ready: $(MYPYC) $(COMPILED)/packages $(SOURCES)
	@rm -rf $(PYCACHE)$(CURDIR)/$(COMPILED)
	@$(RUN)/python tools/build_dist.py --compiled build/wheel >build/wheel.log
	@$(UV) pip install -q --python $(COMPILED)/bin/python --no-deps --reinstall build/wheel/*.whl
	@touch $@

# The page may be built while the engine is compiled, so it is copied afterwards.
$(COMPILED)/page: $(COMPILED)/ready $(PAGE)
	@rm -rf $(COMPILED)/lib/python*/site-packages/sobremesa/server/page
	@cp -R $(patsubst %/,%,$(dir $(PAGE))) $(COMPILED)/lib/python*/site-packages/sobremesa/server/
	@touch $@
