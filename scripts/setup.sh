#!/usr/bin/env bash
# Installs what a command needs and is not there yet. Usage: scripts/setup.sh [chromium] [postgres] [mono] [godot] [versitygw] [clamd] [osticket]
# npm packages always (Node 24 comes along as a package); Debian's chromium, fonts and PostgreSQL only on request.
set -euo pipefail
cd "$(dirname "$0")/.."
stamp=node_modules/.package-lock.stamp
if [ ! -f "$stamp" ] || ! cmp -s package-lock.json "$stamp"; then
  echo 'Installing packages …'
  log=$(mktemp)
  # The machine's own Node may be older than the packages want; they run under the Node 24 that is being installed.
  if ! npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1; then cat "$log" >&2; echo 'npm ci failed; the lines above say why.' >&2; exit 1; fi
  cp package-lock.json "$stamp"
  rm -f "$log"
fi
export PATH="$PWD/node_modules/.bin:$PATH"
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 24 ]; then echo "Node 24 is needed and no package brings it for this platform ($(uname -sm)); install Node 24." >&2; exit 1; fi

updated=''
debian() { # debian <what for> <package…>: install from Debian's packages when root, else say so
  local what=$1; shift
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then echo "$what is needed: install Debian's packages $* (this account cannot)." >&2; exit 1; fi
  echo "Installing $* …"
  if [ -z "$updated" ]; then apt-get update -qq; updated=yes; fi
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
for need in "$@"; do
  case "$need" in
    chromium)
      # The one without windows does a page's work in half the time; a machine that has only the other will do.
      if [ ! -x /usr/bin/chromium-headless-shell ]; then
        if [ -x /usr/bin/chromium ]; then (debian 'Chromium' chromium-headless-shell) 2>/dev/null || true
        else debian 'Chromium' chromium-headless-shell; fi
      fi
      [ -d /usr/share/fonts/opentype/noto ] || [ "$(id -u)" != 0 ] || debian 'Fonts for Japanese, Korean and Chinese' fonts-noto-cjk
      [ -f /usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf ] || [ "$(id -u)" != 0 ] || debian 'Fonts' fonts-noto-core ;;
    postgres)
      ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || debian 'PostgreSQL' postgresql ;;
    mono) # What cannot be installed is named by `make sdk` itself.
      { [ -x /usr/bin/mcs ] && [ -d /usr/lib/mono/gac/Newtonsoft.Json ] && [ -f /usr/lib/mono/4.5/System.Net.Http.dll ]; } ||
        (debian 'Mono' mono-mcs libnewtonsoft-json-cil-dev libmono-system-net-http4.0-cil) || true ;;
    godot) # As with mono.
      command -v godot3-server >/dev/null || (debian 'Godot' godot3-server) || true ;;
    clamd)
      [ -x /usr/sbin/clamd ] || debian "ClamAV's daemon" clamav-daemon ;;
    osticket) # What it runs on, not itself; what cannot be installed is named by the bench. No service begins with them.
      if [ -n "${OSTICKET_SOURCE:-}" ] && ! { [ -x /usr/sbin/mariadbd ] && [ -x /usr/sbin/nginx ] && ls /usr/sbin/php-fpm[0-9]* >/dev/null 2>&1; }; then
        policy=/usr/sbin/policy-rc.d
        own=''
        if [ "$(id -u)" = 0 ] && [ ! -e "$policy" ]; then printf '#!/bin/sh\nexit 101\n' >"$policy"; chmod 755 "$policy"; own=yes; fi
        (debian "osTicket's ground" php-fpm php-cli php-mysql php-imap php-gd php-mbstring php-intl php-apcu php-xml php-zip mariadb-server nginx-light) || true
        if [ -n "$own" ]; then rm -f "$policy"; fi
      fi ;;
    versitygw) # The binary's own checksums are the Go proxy's.
      if [ -z "${VERSITYGW:-}" ] && [ ! -x .cache/bin/versitygw ]; then
        if ! command -v go >/dev/null; then echo 'Go is needed to build versitygw; or set VERSITYGW to the program.' >&2; exit 1; fi
        echo 'Building versitygw …'
        GOBIN="$PWD/.cache/bin" go install github.com/versity/versitygw/cmd/versitygw@v1.8.0
      fi ;;
    *) echo "setup.sh: unknown need $need" >&2; exit 2 ;;
  esac
done
