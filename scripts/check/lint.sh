#!/usr/bin/env bash
# Format, oxlint with the house's own rules, packages (knip), the rules over the contract, what three strict linters say
# of what is published, and what would break those who rely on the last release; all at once, every finding is shown.
# Usage: scripts/check/lint.sh
set -uo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
said=$(mktemp -d)
trap 'rm -rf "$said"' EXIT
parts=() pids=()
part() { # part <name> <command…>
  parts+=("$1") && shift
  "$@" > "$said/${parts[-1]}" 2>&1 & pids+=($!)
}
part format biome format .
part code oxlint .
part packages knip --config scripts/check/knip.jsonc --no-config-hints
part contract node scripts/check/lint-openapi.ts
part published node scripts/check/strict-linters-check.ts
part promises node scripts/check/breaking-check.ts
status=0
for at in "${!parts[@]}"; do
  wait "${pids[$at]}" || { status=1; echo "── ${parts[$at]}: FAILED"; }
  cat "$said/${parts[$at]}"
done
exit $status
