#!/usr/bin/env bash
# Builds the web app into web/dist and the server into server/dist, each when its sources, what is generated for it or the
# packages changed since its last build. Usage: scripts/build.sh
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

print_of() { # print_of <path…>: a hash of what stands there, committed or not
  (git ls-files -s "$@" 2>/dev/null; git ls-files -m -o --exclude-standard "$@" 2>/dev/null | xargs -r sha256sum) | sha256sum | cut -c1-40
}
build() { # build <what> <folder> <its print> <vite's words…; more builds after ->
  local what=$1 folder=$2 print=$3 log words=(); shift 3
  if [ -f "$folder/.built" ] && [ "$(cat "$folder/.built")" = "$print" ]; then return; fi
  echo "Building the $what …"
  log=$(mktemp)
  for word in "$@" -; do
    if [ "$word" != - ]; then words+=("$word"); continue; fi
    if ! vite build "${words[@]}" >"$log" 2>&1; then cat "$log" >&2; echo "The $what did not build." >&2; exit 1; fi
    words=()
  done
  echo "$print" > "$folder/.built"
  rm -f "$log"
}
web=(--config web/vite.config.ts)
build 'web app' web/dist "$(print_of web openapi/rules generated/client generated/messages package-lock.json)" "${web[@]}" - "${web[@]}" --ssr src/portal/entry-server.tsx - --config web/vite.desk.config.ts
build server server/dist "$(print_of server/src openapi/rules server/vite.config.ts generated package-lock.json)" --config server/vite.config.ts
