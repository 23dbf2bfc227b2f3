#!/usr/bin/env bash
# Builds the web app into web/dist when its sources, the generated client or the packages changed since the last build.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
print=$( (git ls-files -s web generated/client generated/messages package-lock.json 2>/dev/null; git ls-files -m -o --exclude-standard web generated/client generated/messages 2>/dev/null | xargs -r sha256sum) | sha256sum | cut -c1-40)
if [ -f web/dist/.built ] && [ "$(cat web/dist/.built)" = "$print" ]; then exit 0; fi
echo 'Building the web app …'
log=$(mktemp)
if ! { vite build --config web/vite.config.ts && vite build --config web/vite.config.ts --ssr src/entry-server.tsx; } >"$log" 2>&1; then cat "$log" >&2; echo 'The web app did not build.' >&2; exit 1; fi
echo "$print" > web/dist/.built
rm -f "$log"
