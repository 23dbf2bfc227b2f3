#!/usr/bin/env bash
# The operator's commands, under the Node that belongs to the product. Usage: scripts/guidepost.sh help
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
export PATH="$root/node_modules/.bin:$PATH"
exec node "$root/scripts/guidepost.ts" "$@"
