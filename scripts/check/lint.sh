#!/usr/bin/env bash
# eslint over the code, the rules over the contract, and what of it would break those who rely on the last release. Usage: scripts/check/lint.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
eslint --config scripts/check/eslint.config.js --max-warnings 0 server web/src scripts tests
node scripts/check/lint-openapi.ts
node scripts/check/breaking-check.ts
