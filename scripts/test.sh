#!/usr/bin/env bash
# The whole suite, see scripts/check/suite. Its reports stay in .cache/reports.
set -uo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh chromium postgres || { echo '0 passed, 1 failed'; exit 1; }
# Processes are started from what is shipped; the stages that start some come after the build.
export PATH="$PWD/node_modules/.bin:$PATH" CI=true SERVER_ENTRY=server/dist/server.js
exec node scripts/check/suite/index.ts
