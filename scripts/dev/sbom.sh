#!/usr/bin/env bash
# A bill of materials (CycloneDX) and the list of licences of what is shipped, into .cache/sbom. Usage: scripts/dev/sbom.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p .cache/sbom
npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only > .cache/sbom/guidepost.cdx.json
node_modules/.bin/node scripts/check/licences.ts > .cache/sbom/licences.md
echo "$(node_modules/.bin/node -p 'JSON.parse(require("fs").readFileSync(".cache/sbom/guidepost.cdx.json")).components.length') components in .cache/sbom/guidepost.cdx.json, $(($(wc -l < .cache/sbom/licences.md) - 2)) shipped packages with their licences in .cache/sbom/licences.md"
