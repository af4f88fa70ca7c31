# `make play` and `make test` need Python 3.11 or newer, make and the package registries; the rest is fetched.
PYTHON ?= python3
GAME ?= sumo
ARGS ?=

UV := $(shell command -v uv || echo build/tools/bin/uv)
VENV := .venv
COMPILED := build/compiled
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/sobremesa/server/page/*') pyproject.toml
RUN := $(VENV)/bin
PAGE := src/sobremesa/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/sobremesa/locales -type f -not -name '*.py' -not -name '*.pyc') \
  web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# The machine's node if it is new enough, else the one from the wheel in $(VENV).
NODE := $(if $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 22)' 2>/dev/null && echo new),,PATH="$(CURDIR)/$(RUN):$$PATH")
# The machine's C compiler, else the one from the wheel `ziglang`.
ZIG := $(if $(shell command -v cc || command -v gcc || command -v clang),,$(CURDIR)/$(RUN)/python -m ziglang cc)
# Says what it does, and in one line what to do if it cannot: $(call fetch,what,command)
define fetch
	@mkdir -p build && echo "$(1) ..."
	@( $(2) ) >build/fetch.log 2>&1 || { echo "That failed. Is the network there? Then run make again; build/fetch.log has the details." >&2; exit 2; }
endef
export PYTHONDONTWRITEBYTECODE := 1
export UV_NO_PROGRESS := 1

.DEFAULT_GOAL := help
.PHONY: help play terminal web test test-page test-browser shots protocol build bench load soak arena lint format types \
  check-python requirements clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/ready $(PAGE) ## set the table and open the browser (ARGS="--port 9000 --no-browser" passes options on)
	@$(RUN)/sobremesa serve $(ARGS)

terminal: $(VENV)/ready ## play in the terminal (GAME=sorry; ARGS="--players 5 --level hard" passes options on)
	@$(RUN)/sobremesa play $(GAME) $(ARGS)

web: $(PAGE) ## the page, built into the package

test: lint types test-page test-browser $(VENV)/ready $(COMPILED)/ready ## everything that has to hold before a change lands
	$(RUN)/pytest -q -n auto --ignore=tests/browser
	SOBREMESA_COMPILED=1 $(COMPILED)/bin/pytest -q -n auto tests/conformance tests/games tests/core tests/bots

test-page: $(VENV)/ready web/node_modules/ready ## the page: types, its own tests, and that it speaks the server's protocol
	$(NODE) $(RUN)/python tools/protocol_types.py --check
	$(NODE) $(RUN)/python tools/game_types.py --check
	cd web && $(NODE) npm run -s check
	cd web && $(NODE) npm run -s test

test-browser: $(VENV)/ready $(PAGE) ## the page in real browsers (ARGS="-k keyboard" passes options on; failures: build/browser)
	@rm -rf build/browser
	CHROMIUM="$$($(RUN)/python tools/chromium.py)" && export CHROMIUM && $(RUN)/pytest -q -n 2 --dist worksteal tests/browser $(ARGS)

shots: $(VENV)/ready $(PAGE) ## pictures of every screen, into build/shots; the best of them into docs/shots
	CHROMIUM="$$($(RUN)/python tools/chromium.py)" && export CHROMIUM && PYTHONPATH=tests $(RUN)/python tools/screenshots.py $(ARGS)

protocol: $(VENV)/ready web/node_modules/ready ## write the page's types of the protocol anew
	$(NODE) $(RUN)/python tools/protocol_types.py
	$(NODE) $(RUN)/python tools/game_types.py

build: $(COMPILED)/ready ## the engine compiled by mypyc, in an environment of its own (build/compiled)

bench: $(COMPILED)/ready ## speed against a peer, as ratios measured in one run
	$(UV) pip install -q --python $(COMPILED)/bin/python --require-hashes -r requirements/bench.txt
	$(COMPILED)/bin/python benchmarks/playouts.py $(ARGS)

load: $(COMPILED)/ready benchmarks/load/node_modules/ready ## the server under load, against a peer in the same run
	$(COMPILED)/bin/python benchmarks/load.py $(ARGS)

soak: $(COMPILED)/ready ## the long runs: 1,000 matches for each mode and number of players
	SOBREMESA_COMPILED=1 SOBREMESA_SOAK=1 $(COMPILED)/bin/pytest -q -n auto tests/conformance

arena: $(COMPILED)/ready ## the bots of a game against each other, compiled (GAME=sorry ARGS="--mode partners --workers 2")
	$(COMPILED)/bin/sobremesa arena $(GAME) --bots easy,medium,hard --matches 400 $(ARGS)

lint: $(VENV)/ready ## ruff, and who may import whom
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/lint-imports --no-logo

types: $(VENV)/ready ## mypy --strict
	$(RUN)/mypy

format: $(VENV)/ready ## bring the code into shape
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

requirements: build/tools/bin/uv ## write the hashed requirement files anew
	tools/lock.sh $(UV)

clean: ## remove everything that was made
	rm -rf $(VENV) build dist web/node_modules src/sobremesa/server/page

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11 ..." >&2; exit 2; }

build/tools/bin/uv: requirements/uv.txt | check-python
	@$(PYTHON) -m venv build/tools || { echo "Python cannot make environments: install its venv module (apt-get install python3-venv)." >&2; exit 2; }
	$(call fetch,Fetching uv,build/tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt)
	@touch $@

$(VENV)/ready: requirements/dev.txt pyproject.toml $(if $(filter build/%,$(UV)),build/tools/bin/uv) | check-python
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

# From a copy, never in place: the build leaves each .so beside its .py, where it would win over the edited source.
$(COMPILED)/ready: $(SOURCES) $(VENV)/ready
	@echo "Compiling the engine ..."
	@rm -rf build/wheel build/source
	@mkdir -p build/source && cp -R src pyproject.toml README.md LICENSE build/source
	@$(RUN)/python -c 'import sysconfig, pathlib, sys; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' || \
	  { echo "The headers of Python are missing: install them (apt-get install python3-dev), or choose another PYTHON." >&2; exit 2; }
	$(if $(ZIG),$(call fetch,Fetching a C compiler,$(UV) pip install -q --python $(RUN)/python --require-hashes -r requirements/compiler.txt))
	@$(if $(ZIG),CC="$(ZIG)" LDSHARED="$(ZIG) -shared") HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(UV) build -q --wheel --no-build-isolation --python $(RUN)/python -o build/wheel build/source
	@$(UV) venv -q --clear --python $(PYTHON) $(COMPILED)
	$(call fetch,Fetching its Python packages,$(UV) pip install -q --python $(COMPILED)/bin/python --require-hashes -r requirements/dev.txt)
	@$(UV) pip install -q --python $(COMPILED)/bin/python --no-deps build/wheel/*.whl
	@touch $@
