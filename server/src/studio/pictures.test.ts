import { expect, test } from 'vitest'
import { pictureAsset, pictureTypeOf } from './pictures.ts'

const bytesOf = (hex: string): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(8)])

test('a picture is told by its first bytes; a document, a film and a mere beginning are none', () => {
  expect(
    ['89504e470d0a1a0a', 'ffd8ffe0', '524946460000000057454250', '474946383961', '474946383761'].map((hex) =>
      pictureTypeOf(bytesOf(hex)),
    ),
  ).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/gif'])
  const none = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '%PDF-1.7', 'RIFF....AVI ', '']
  expect(none.map((text) => pictureTypeOf(Buffer.from(text)))).toEqual(none.map(() => undefined))
  expect(pictureTypeOf(Buffer.from('89504e47', 'hex'))).toBeUndefined()
})

test('its name is what is in it', () => {
  const [one, same, other] = ['474946383961aa', '474946383961aa', '474946383961bb'].map((hex) =>
    pictureAsset('24117', bytesOf(hex)),
  )
  expect(one!.path).toMatch(/^articles\/24117\/[0-9a-f]{12}\.gif$/)
  expect(same).toEqual(one)
  expect(other!.path).not.toBe(one!.path)
})
