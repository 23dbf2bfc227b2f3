import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, matchesEtag, prebuild } from './prebuilt.ts'

test('three encodings of the same bytes; the tag changes with document and version', async () => {
  const document = { text: 'Emberfall Keep '.repeat(200) }
  const bytes = await prebuild(document, 'v1')
  expect(JSON.parse(bytes.identity.toString())).toEqual(document)
  expect(gunzipSync(bytes.gzip)).toEqual(bytes.identity)
  expect(brotliDecompressSync(bytes.br)).toEqual(bytes.identity)
  expect((await prebuild(document, 'v1')).etag).toBe(bytes.etag)
  expect((await prebuild(document, 'v2')).etag).not.toBe(bytes.etag)
  expect((await prebuild({}, 'v1')).etag).not.toBe(bytes.etag)
})

test('a short document is not compressed', async () => {
  const bytes = await prebuild([], 'v1')
  expect(bytes.br).toBe(bytes.identity)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s fits "a": %s', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch)
})
