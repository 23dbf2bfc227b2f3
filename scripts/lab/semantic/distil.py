"""A sentence model becomes a table of token vectors, as Model2Vec makes them: each token is embedded by itself, the
strongest directions are kept, and frequent tokens weigh less. onnxruntime is needed here and nowhere else.

Usage: distil.py <folder with model.onnx and tokenizer.json> <folder to write> <languages, as in: en,de>
Writes model.safetensors (`embeddings`, int8; `weights`, one a token) and a copy of tokenizer.json.
"""
import json
import os
import shutil
import struct
import sys

import numpy
import onnxruntime

WIDTH = 256
BATCH = 512
# Arora et al. 2017 (SIF): how much less a frequent token says; tokens stand in a vocabulary by frequency (Zipf).
RARITY = 1e-4

source, target, languages = sys.argv[1:4]
with open(os.path.join(source, 'tokenizer.json'), encoding='utf-8') as file:
    tokenizer = json.load(file)


def sizeOf(vocabulary):
    """WordPiece and BPE have a dictionary, Unigram a list."""
    return 1 + max(vocabulary.values()) if isinstance(vocabulary, dict) else len(vocabulary)


def frame():
    """The tokens that a sentence begins and ends with."""
    processor = tokenizer.get('post_processor') or {}
    if processor.get('type') in ('BertProcessing', 'RobertaProcessing'):
        return [processor['cls'][1]], [processor['sep'][1]]
    before, after, isAfter = [], [], False
    for part in processor.get('single', []):
        if 'Sequence' in part:
            isAfter = True
        else:
            ids = processor['special_tokens'][part['SpecialToken']['id']]['ids']
            (after if isAfter else before).extend(ids)
    return before, after


before, after = frame()
count = sizeOf(tokenizer['model']['vocab'])
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = max(1, (os.cpu_count() or 2) - 1)
session = onnxruntime.InferenceSession(os.path.join(source, 'model.onnx'), options, providers=['CPUExecutionProvider'])
wanted = [each.name for each in session.get_inputs()]
rows = []
for start in range(0, count, BATCH):
    ids = numpy.array([[*before, token, *after] for token in range(start, min(count, start + BATCH))], dtype=numpy.int64)
    given = {'input_ids': ids, 'attention_mask': numpy.ones_like(ids), 'token_type_ids': numpy.zeros_like(ids)}
    found = session.run(None, {name: given[name] for name in wanted})[0]
    # Hidden states of each token are averaged, as sentence models do; some hand over the sentence already.
    rows.append(found.mean(axis=1) if found.ndim == 3 else found)
vectors = numpy.concatenate(rows).astype(numpy.float64)
vectors -= vectors.mean(axis=0)
spread, directions = numpy.linalg.eigh(vectors.T @ vectors / count)
vectors = vectors @ directions[:, numpy.argsort(spread)[::-1][:WIDTH]]
share = 1 / numpy.arange(2, count + 2)
weights = RARITY / (RARITY + share / share.sum())
largest = numpy.abs(vectors).max(axis=1, keepdims=True)
largest[largest == 0] = 1
small = numpy.round(vectors / largest * 127).astype(numpy.int8)
weights = (weights * largest[:, 0] / 127).astype(numpy.float32)

blobs = [('embeddings', 'I8', small), ('weights', 'F32', weights)]
header, at = {'__metadata__': {'languages': languages}}, 0
for name, kind, blob in blobs:
    header[name] = {'dtype': kind, 'shape': list(blob.shape), 'data_offsets': [at, at + blob.nbytes]}
    at += blob.nbytes
text = json.dumps(header).encode()
text += b' ' * (-len(text) % 8)
os.makedirs(target, exist_ok=True)
with open(os.path.join(target, 'model.safetensors'), 'wb') as file:
    file.write(struct.pack('<Q', len(text)) + text)
    for _, _, blob in blobs:
        file.write(blob.tobytes())
shutil.copyfile(os.path.join(source, 'tokenizer.json'), os.path.join(target, 'tokenizer.json'))
print(f'{count} tokens, {small.shape[1]} numbers each, for {languages}: {target}')
