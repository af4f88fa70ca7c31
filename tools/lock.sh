#!/bin/sh
# Generate the hashed requirement files from their inputs. They name no registry, so the configured one is used.
set -eu
uv=$1
lock() { "$uv" pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --upgrade "$@"; }
lock requirements/uv.in -o requirements/uv.txt
lock pyproject.toml requirements/dev.in -o requirements/dev.txt
lock requirements/bench.in -c requirements/dev.txt -o requirements/bench.txt
lock requirements/compiler.in -o requirements/compiler.txt
lock requirements/learn.in -c requirements/dev.txt -o requirements/learn.txt
