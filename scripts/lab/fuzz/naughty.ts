// Strings that have broken software before: a set of our own, put together from what is known to go wrong, each with
// the reason it is here.
import { readFileSync } from 'node:fs'

const codePoints = (...points: number[]): string => String.fromCodePoint(...points)
type Named = [name: string, text: string]
const between = (character: string): string => `a${character}b`
const spread = (name: string, from: number, to: number, around = between): Named[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [
    `${name} U+${(from + index).toString(16)}`,
    around(codePoints(from + index)),
  ])
const numbered = (name: string, texts: readonly string[]): Named[] =>
  texts.map((text, index) => [`${name} ${index + 1}`, text])
// Read, not imported: bundlers refuse half a surrogate pair.
const texts = JSON.parse(readFileSync(new URL('naughty.json', import.meta.url), 'utf8')) as Record<string, string[]>
const listed = (name: string): Named[] => numbered(name, texts[name]!)

/** Control characters but NUL: allowed in JSON when escaped, hardly anywhere else. */
const controls = [...spread('control', 0x01, 0x1f), ...spread('control', 0x7f, 0x9f)]
const blanks = [
  0xa0, 0x1680, 0x2000, 0x2002, 0x2003, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff, 0x200b, 0x2060,
  0x180e, 0xad,
].flatMap((point) => spread('blank', point, point))
const marks = spread('combining', 0x0300, 0x030f, (mark) => `e${mark}`)
const bidi = [...spread('bidi', 0x202a, 0x202e), ...spread('bidi', 0x2066, 0x2069), ...spread('bidi', 0x200e, 0x200f)]
const nonCharacters = [0xfffe, 0xffff, 0xfdd0, 0x1fffe, 0x10ffff, 0xe000, 0xf8ff, 0xe0001, 0xfffd, 0x2fa1d].flatMap(
  (point) => spread('odd point', point, point),
)
const long = numbered('long', [
  'x'.repeat(200),
  'x'.repeat(2048),
  'x'.repeat(2049),
  '😀'.repeat(1024),
  '😀'.repeat(2048),
  'é'.repeat(3000),
  '<'.repeat(2000),
  '&'.repeat(2048),
  `${'a '.repeat(1000)}`,
  '\n'.repeat(500) + 'x',
  '"'.repeat(2000),
  '\\'.repeat(2000),
  '('.repeat(2000),
  'x'.repeat(30_000),
  `${'ab'.repeat(15)}!`.repeat(30),
])
/** Malformed by ground G9: no place may take them. */
export const malformed: readonly (readonly [name: string, text: string])[] = listed('malformed')

/** Well-formed, every one: taken as they are, or refused in words. */
export const naughty: readonly (readonly [name: string, text: string])[] = [
  ...controls,
  ...blanks,
  ...bidi,
  ...listed('bidi'),
  ...marks,
  ...(['combining', 'emoji', 'script', 'sql', 'markup', 'template', 'path', 'format'] as const).flatMap(listed),
  ...nonCharacters,
  ...long,
]
