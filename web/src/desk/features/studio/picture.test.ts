import { expect, test } from 'vitest'
import {
  endOfLine,
  isPicture,
  linesAbove,
  pictureMark,
  sizeFor,
  waitingMark,
  widest,
  withoutWaiting,
  withPicture,
} from './picture.ts'

test('a picture is made as wide as an article at most, and never larger', () => {
  expect(sizeFor(3200, 1800)).toEqual({ width: widest, height: 900 })
  expect(sizeFor(640, 480)).toEqual({ width: 640, height: 480 })
  expect(sizeFor(100_000, 1)).toEqual({ width: widest, height: 1 })
  expect([isPicture({ type: 'image/png' }), isPicture({ type: 'text/plain' })]).toEqual([true, false])
})

test('its words are words, whatever stands in them', () => {
  expect(pictureMark(' The [red]\n gate_1 ', 'assets/a.webp')).toBe('![The \\[red\\] gate\\_1](assets/a.webp)')
})

test('it stands in a paragraph of its own, and the caret behind it', () => {
  const mark = '![x](y)'
  expect(withPicture('', 0, mark)).toEqual({ text: `${mark}\n`, caret: 7 })
  expect(withPicture('One two', 3, mark).text).toBe(`One\n\n${mark}\n\n two`)
  expect(withPicture('One\n\nTwo', 5, mark).text).toBe(`One\n\n${mark}\n\nTwo`)
  expect(withPicture('One\nTwo', 4, mark).text).toBe(`One\n\n${mark}\n\nTwo`)
})

test('what is kept of a text is without the pictures that are on their way', () => {
  const waiting = waitingMark('The [red] gate', '送信中 (x)', 3)
  expect(waiting).toBe('![The \\[red\\] gate](#~3-送信中-x-)')
  for (const [text, at] of [
    ['One\n\nTwo', 5],
    ['One\nTwo', 4],
    ['', 0],
    ['One', 3],
    ['One\n\nTwo', 0],
  ] as const) {
    const kept = withoutWaiting(withPicture(text, at, waiting).text)
    expect(kept).not.toContain('#~')
    expect(kept.split(/\n+/).filter(Boolean)).toEqual(text.split(/\n+/).filter(Boolean))
  }
  const here = 'See ![a gate](assets/a.webp) and [this](#part).'
  expect(withoutWaiting(here)).toBe(here)
})

test('what is let go of stands below the line whose middle it is under', () => {
  const lines = [
    { top: 0, bottom: 20 },
    { top: 20, bottom: 80 },
  ]
  expect([5, 15, 45, 55, 500].map((y) => linesAbove(lines, y))).toEqual([0, 1, 1, 2, 2])
  expect([0, 1, 2].map((line) => endOfLine('One\nTwo', line))).toEqual([0, 3, 7])
})
