#!/usr/bin/env bash
# Serves the product: installs and builds what is missing, then runs the server in the foreground. Settings: server/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh
bash scripts/build.sh
export PATH="$PWD/node_modules/.bin:$PATH"
# What it compiled is kept: the next start reads it.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.cache/compile}"
exec node server/dist/server.js
