#!/usr/bin/env bash
# What the gate leaves out, in parts: scripts/check/suite/parts.ts. Usage: scripts/deep.sh [part]
set -uo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh chromium postgres mono godot && bash scripts/build.sh || exit 1
export PATH="$PWD/node_modules/.bin:$PATH" SERVER_ENTRY=server/dist/server.js
exec node scripts/check/suite/deep.ts "$@"
