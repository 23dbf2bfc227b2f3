import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, parseStrictJson } from './strict-json.ts'

/** JSON texts hold whole characters only, no U+0000 and no `__proto__`: exactly what is taken. */
const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0') && value !== '__proto__')
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(text, tie('tree')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}))

test('whatever JSON.stringify writes is read back unchanged', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2), (value, indent) => {
      expect(parseStrictJson(JSON.stringify(value, null, indent))).toEqual(value)
    }),
  )
})

test('a key that stands twice is found at any place, however it is written', () => {
  fc.assert(
    fc.property(tree, text, tree, (first, key, second) => {
      const quoted = JSON.stringify(key)
      const escaped = `"${[...Array(key.length).keys()].map((at) => `\\u${key.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
      expect(() =>
        parseStrictJson(`[{"outer":{${quoted}:${JSON.stringify(first)},${escaped}:${JSON.stringify(second)}}}]`),
      ).toThrow('stands twice')
    }),
  )
})

test('the same key in two objects is no key twice; a text that looks like a key is none', () => {
  expect(parseStrictJson('[{"a":1},{"a":{"a":"a"}},["a","a"],{"b":"\\"a\\":","a":":"}]')).toHaveLength(4)
})

test('quotes and backslashes within a text begin and end nothing', () => {
  expect(parseStrictJson(String.raw`{"x":"\",\"x\":\""}`)).toEqual({ x: '","x":"' })
  expect(parseStrictJson(String.raw`{"a\\":"\\","a":"\\\""}`)).toEqual({ 'a\\': '\\', a: '\\"' })
})

test.each([
  String.raw`{"a\\":1,"a\\":2}`,
  String.raw`{"a":"\\","a":1}`,
  String.raw`{"\"":1,"\"":2}`,
  '{"a" :1,"a"\n\t :2}',
])('a key stands twice in %s', (json) => {
  expect(() => parseStrictJson(json)).toThrow('stands twice')
})

test('as deep as 32 is taken', () => {
  expect(JSON.stringify(parseStrictJson(`${'['.repeat(32)}${']'.repeat(32)}`))).toHaveLength(64)
})

test.each([
  '1e999',
  '[1e999]',
  '{"a":[null,{"b":"\\u0000"}]}',
  '{"a":"\\u0000"}',
  '{"\\ud800":1}',
  `${'['.repeat(33)}${']'.repeat(33)}`,
  '{"__proto__":1}',
  '01',
  "{'a':1}",
  '[1,]',
  'undefined',
  ' ',
])('refused: %s', (json) => {
  expect(() => parseStrictJson(json)).toThrow(expect.objectContaining({ status: 400 }))
})

test('text is UTF-8 or nothing', () => {
  expect(decodeText(Buffer.from('Größe 한국어 🎮'))).toBe('Größe 한국어 🎮')
  for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80]])
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow('not valid UTF-8')
})
