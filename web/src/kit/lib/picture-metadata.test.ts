import { expect, test } from 'vitest'
import { withoutMetadata } from './picture-metadata.ts'

const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0)!)
/** One tag, orientation, and something that looks like a place behind it; written from either end. */
const exif = (orientation: number, isLittle: boolean): number[] => {
  const two = (value: number) => (isLittle ? [value, 0] : [0, value])
  const four = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value])
  return segment(0xe1, [
    ...letters('Exif'),
    ...[0, 0],
    ...letters(isLittle ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(1),
    ...(isLittle ? [0x12, 0x01] : [0x01, 0x12]),
    ...two(3),
    ...four(1),
    ...two(orientation),
    ...[0, 0],
    ...four(0),
    ...letters('GPS 52.5 N 13.4 E'),
  ])
}
const [begin, size, picture] = [
  [0xff, 0xd8],
  segment(0xc0, [8, 0, 1, 0, 1, 1]),
  [...segment(0xda, [1]), 1, 2, 0xff, 0xd9],
]
const jpeg = (...parts: readonly number[][]) => new Uint8Array([...begin, ...parts.flat(), ...size, ...picture])
const textOf = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []))

test.each([true, false])(
  'a photograph loses its place, not how it is turned (CD-264; little-endian %s)',
  (isLittle) => {
    const told = withoutMetadata(
      jpeg(
        segment(0xe0, letters('JFIF')),
        exif(6, isLittle),
        segment(0xe1, letters('http://ns.adobe.com/xap GPS')),
        segment(0xed, letters('Berlin')),
      ),
    )
    expect(textOf(told)).not.toMatch(/GPS|Berlin|adobe/)
    // What is left is turned as before, by an own segment that says only this.
    expect(withoutMetadata(told!)).toEqual(told)
    expect(told!.at(2 + 28 + 1)).toBe(6)
    expect([...told!.slice(-picture.length)]).toEqual(picture)
    expect(textOf(told)).toContain('JFIF')
  },
)

test('an upright photograph has nothing put in; one that says nothing stays as it is', () => {
  expect(withoutMetadata(jpeg(exif(1, true)))).toEqual(jpeg())
  expect(withoutMetadata(jpeg(segment(0xe0, letters('JFIF'))))).toBeNull()
})

test('what a telephone put behind the picture goes, and what points to it; further scans of the picture stay (CD-264)', () => {
  const scans = [...segment(0xda, [1]), 1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, ...segment(0xda, [2]), 4, 0xff, 0xd9]
  const colours = segment(0xe2, letters('ICC_PROFILE'))
  const whole = [...begin, ...colours, ...size, ...scans]
  const film = [...begin, ...exif(1, true), ...picture, ...letters('ftypmp42 GPS')]
  expect(withoutMetadata(new Uint8Array([...whole, ...film]))).toEqual(new Uint8Array(whole))
  const pointing = [...begin, ...colours, ...segment(0xe2, letters('MPF')), ...size, ...scans]
  expect(withoutMetadata(new Uint8Array(pointing))).toEqual(new Uint8Array(whole))
  expect(withoutMetadata(new Uint8Array(whole))).toBeNull()
  // Cut in the middle of a scan: left as it came.
  expect(withoutMetadata(new Uint8Array(whole.slice(0, -2)))).toBeNull()
})

test('a drawing loses its words and its place; its pixels stay', () => {
  const chunk = (type: string, content: readonly number[]) => [
    0,
    0,
    0,
    content.length,
    ...letters(type),
    ...content,
    1,
    2,
    3,
    4,
  ]
  const head = [0x89, ...letters('PNG'), 13, 10, 26, 10]
  const [first, pixels, end] = [chunk('IHDR', [1]), chunk('IDAT', [7, 8]), chunk('IEND', [])]
  const told = new Uint8Array([
    ...head,
    ...first,
    ...chunk('eXIf', letters('GPS')),
    ...chunk('tEXt', [65]),
    ...pixels,
    ...end,
  ])
  expect(withoutMetadata(told)).toEqual(new Uint8Array([...head, ...first, ...pixels, ...end]))
  expect(withoutMetadata(new Uint8Array([...head, ...first, ...pixels, ...end]))).toBeNull()
})

test.each([
  ['nothing', []],
  ['a text', letters('hello, this is no picture')],
  ['a segment that is cut', [...begin, 0xff, 0xe1, 0xff, 0xff, 1]],
  ['a segment without length', [...begin, 0xff, 0xe1, 0, 0, 1, 2, 3]],
  ['a chunk that is cut', [0x89, ...letters('PNG'), 13, 10, 26, 10, 0xff, 0, 0, 0, ...letters('eXIf'), 0, 0, 0, 0]],
])('%s is left alone', (_, bytes) => {
  expect(withoutMetadata(new Uint8Array(bytes))).toBeNull()
})

test('an Exif segment that leads nowhere is dropped as a whole', () => {
  expect(
    withoutMetadata(jpeg(segment(0xe1, [...letters('Exif'), 0, 0, ...letters('MM'), 0, 42, 0xff, 0, 0, 0]))),
  ).toEqual(jpeg())
})

test('a WebP loses its place and when it was taken (CD-264)', () => {
  const chunk = (name: string, content: readonly number[]): number[] => [
    ...letters(name),
    ...[content.length, 0, 0, 0],
    ...content,
    ...(content.length % 2 === 0 ? [] : [0]),
  ]
  const webp = (flags: number, ...chunks: readonly number[][]) => {
    const content = [...letters('WEBP'), ...chunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]), ...chunks.flat()]
    return new Uint8Array([...letters('RIFF'), content.length, 0, 0, 0, ...content])
  }
  const drawn = chunk('VP8 ', [1, 2, 3])
  const telling = webp(0b0001_1100, drawn, chunk('EXIF', letters('GPS 52.5')), chunk('XMP ', letters('Berlin')))
  const told = withoutMetadata(telling)
  expect(told).toEqual(webp(0b0001_0000, drawn))
  expect(withoutMetadata(told!)).toBeNull()
})
