#!/usr/bin/env bash
# server/operations/kubernetes built by kustomize and held against Kubernetes' own schemas. Asks the Go proxy and PyPI once.
# Usage: scripts/dev/kubernetes.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
tools="$PWD/.cache/kubernetes"
mkdir -p "$tools"
[ -x "$tools/kustomize" ] || GOBIN="$tools" go install sigs.k8s.io/kustomize/kustomize/v5@v5.8.1
[ -x "$tools/python/bin/kubernetes-validate" ] || { python3 -m venv "$tools/python" && "$tools/python/bin/pip" install -q kubernetes-validate==1.37.0; }
"$tools/kustomize" build server/operations/kubernetes > "$tools/built.yaml"
"$tools/python/bin/kubernetes-validate" --strict "$tools/built.yaml"
