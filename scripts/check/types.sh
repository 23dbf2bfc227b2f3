#!/usr/bin/env bash
# TypeScript over every file of the tree, each in the program of its tsconfig.json (TypeScript 7, through oxlint).
# Usage: scripts/check/types.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
oxlint --config scripts/check/types.json --disable-nested-config --ignore-pattern server/dist generated openapi scripts server tests web
