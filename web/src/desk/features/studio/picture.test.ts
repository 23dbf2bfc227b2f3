import { expect, test } from 'vitest'
import { isPicture, pictureMark, sizeFor, widest, withPicture } from './picture.ts'

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
