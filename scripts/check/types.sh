#!/usr/bin/env bash
# TypeScript over both halves of the house. Usage: scripts/check/types.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
tsc -p server/tsconfig.json & first=$!
tsc -p web/tsconfig.json & second=$!
status=0
wait $first || status=1
wait $second || status=1
exit $status
