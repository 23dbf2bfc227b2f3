#!/usr/bin/env bash
# Format, oxlint with the house's own rules, the rules over the contract, and what of it would break those who rely on
# the last release. Usage: scripts/check/lint.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
biome format .
oxlint .
node scripts/check/lint-openapi.ts
node scripts/check/breaking-check.ts
