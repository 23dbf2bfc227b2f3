#!/usr/bin/env bash
# Serves the product: installs and builds what is missing, then runs the server in the foreground. Settings: server/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh
bash scripts/build.sh
export PATH="$PWD/node_modules/.bin:$PATH"
# What it compiled is kept: the next start reads it.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.cache/compile}"
# Measured (scripts/lab/README.md, "Memory"): what is freed goes back to the system, and the heap's young part stays small.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
exec node --max-semi-space-size=8 server/dist/server.js
