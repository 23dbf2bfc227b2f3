#!/usr/bin/env bash
# The whole suite. Each stage runs even when an earlier one failed; the last line counts: `N passed, N failed`.
# Reports of the runners go to .cache/reports, where `make requirements` reads which rows were proven.
set -uo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh chromium postgres || { echo '0 passed, 1 failed'; exit 1; }
export PATH="$PWD/node_modules/.bin:$PATH" CI=true
rm -rf .cache/reports && mkdir -p .cache/reports
stage() { # stage <name> <command…>: one line of outcome, recorded for the count
  local name=$1 begun=$SECONDS; shift
  printf '\n── %s\n' "$name"
  if "$@"; then echo "passed" > ".cache/reports/$name.stage"; echo "── $name: passed ($((SECONDS - begun)) s)"
  else echo "failed" > ".cache/reports/$name.stage"; echo "── $name: FAILED ($((SECONDS - begun)) s)"; fi
}
stage lint bash scripts/check/lint.sh
stage types bash scripts/check/types.sh
stage build bash scripts/build.sh
stage unit vitest run --config scripts/check/vitest.config.ts --reporter=default --reporter=json --outputFile.json=.cache/reports/unit.json --silent=passed-only
# The server's tests once more, every test server on a PostgreSQL of its own.
stage server-on-postgres env TEST_DATABASE=postgres vitest run --config scripts/check/vitest.config.ts server tests/contract/server tests/contract/calls --reporter=dot --reporter=json --outputFile.json=.cache/reports/server-on-postgres.json --silent=passed-only
stage fuzz vitest run --config tests/fuzz/vitest.config.ts tests/fuzz --reporter=default --reporter=json --outputFile.json=.cache/reports/fuzz.json --silent=passed-only
stage two-instances vitest run --config tests/fuzz/vitest.config.ts tests/cluster --reporter=default --reporter=json --outputFile.json=.cache/reports/two-instances.json --silent=passed-only
# Kits for partners file a ticket each; what they need and a machine lacks is named (`not run: …`).
stage kits node scripts/sdk/smoke.ts
stage e2e playwright test --config tests/e2e/playwright.config.ts
node scripts/check/requirements.ts || true
node scripts/check/count.ts
