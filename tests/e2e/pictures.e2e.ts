// What reaches the server of a photograph that a player attaches: smaller, and without the place it was taken at
// (CD-264). The browser itself draws it and the server's own bytes are looked at.
import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { sendForm } from './support/contact.ts'
import { openAs } from './support/portal.ts'
import { test } from './support/test.ts'

const two = (value: number): number[] => [value >> 8, value & 0xff]
const four = (value: number): number[] => [...two(value >> 16), ...two(value & 0xff_ff)]
const letters = (text: string): number[] => [...Buffer.from(text, 'latin1')]
/** 52° 31' 12", as a camera writes it. */
const degrees = [52, 1, 31, 1, 12, 1].flatMap(four)

/** An Exif segment: turned a quarter to the right, taken in Berlin. */
const exif = ((): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...two(tag),
    ...two(type),
    ...four(count),
    ...value,
  ]
  const places = 8 + 2 + 2 * 12 + 4
  const numbers = places + 2 + 2 * 12 + 4
  const content = [
    ...letters('Exif\0\0MM'),
    ...[0, 42],
    ...four(8),
    ...two(2),
    ...entry(0x01_12, 3, 1, [...two(6), 0, 0]),
    ...entry(0x88_25, 4, 1, four(places)),
    ...four(0),
    ...two(2),
    ...entry(1, 2, 2, letters('N\0\0\0')),
    ...entry(2, 5, 3, four(numbers)),
    ...four(0),
    ...degrees,
  ]
  return Buffer.from([0xff, 0xe1, ...two(content.length + 2), ...content])
})()

/** What a JPEG says of itself before its picture begins. */
const told = (jpeg: Buffer): { hasPlace: boolean; orientation: number; width: number; height: number } => {
  const found = { hasPlace: jpeg.includes(Buffer.from(degrees)), orientation: 1, width: 0, height: 0 }
  for (let from = 2; jpeg[from + 1] !== 0xda; from += 2 + jpeg.readUInt16BE(from + 2)) {
    const marker = jpeg[from + 1]!
    if (marker === 0xc0 || marker === 0xc2) {
      found.height = jpeg.readUInt16BE(from + 5)
      found.width = jpeg.readUInt16BE(from + 7)
    }
    if (marker !== 0xe1) continue
    const directory = from + 10 + jpeg.readUInt32BE(from + 14)
    for (let index = 0; index < jpeg.readUInt16BE(directory); index += 1) {
      const entry = directory + 2 + index * 12
      if (jpeg.readUInt16BE(entry) === 0x01_12) found.orientation = jpeg.readUInt16BE(entry + 8)
      if (jpeg.readUInt16BE(entry) === 0x88_25) found.hasPlace = true
    }
  }
  return found
}

/** A picture nothing can be guessed of, as the browser writes it: its size is that of a photograph. */
const drawn = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const written = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      const image = context.createImageData(width, height)
      const noise = crypto.getRandomValues(new Uint8Array(65_536))
      for (let from = 0; from < image.data.length; from += noise.length)
        image.data.set(noise.subarray(0, image.data.length - from), from)
      for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255
      context.putImageData(image, 0, 0)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
      )
      let text = ''
      for (let from = 0; from < bytes.length; from += 32_768)
        text += String.fromCharCode(...bytes.subarray(from, from + 32_768))
      return btoa(text)
    },
    [width, height] as const,
  )
  return Buffer.from(written, 'base64')
}

const taken = (jpeg: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
const photograph = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

const saved = async (page: Page, name: string): Promise<Buffer> => {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${name}` }).click()
  return readFileSync(await (await saving).path())
}

test('a large photograph leaves the browser smaller, upright and without its place, a small one without its place (CD-264)', async ({
  page,
}) => {
  await openAs(page, 'test-pictures', '/contact/1301/ticket')
  const [large, small] = [await drawn(page, 3_600, 2_400), await drawn(page, 160, 120)]
  const [photo, snapshot] = [taken(large), taken(small)]
  expect(photo.length).toBeGreaterThan(2_000_000)
  expect(told(photo)).toEqual({ hasPlace: true, orientation: 6, width: 3_600, height: 2_400 })

  const begun: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads'))
      begun.push(Number(request.headers()['upload-length']))
  })
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx wwvvk with photographs')
  await page
    .getByLabel('Files', { exact: false })
    .last()
    .setInputFiles([photograph('large.jpg', photo), photograph('small.jpg', snapshot), photograph('silent.jpg', small)])
  await sendForm(page)
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(3)

  const sent = await saved(page, 'large.jpg')
  expect(sent.length).toBeLessThan(photo.length)
  expect(told(sent)).toEqual({ hasPlace: false, orientation: 1, width: 1_707, height: 2_560 })
  const bare = await saved(page, 'small.jpg')
  expect(told(bare)).toEqual({ hasPlace: false, orientation: 6, width: 160, height: 120 })
  // Behind what it said of itself each pixel is the one that was taken.
  const pixels = small.subarray(small.indexOf(Buffer.from([0xff, 0xdb])))
  expect(bare.subarray(-pixels.length).equals(pixels)).toBe(true)
  expect((await saved(page, 'silent.jpg')).equals(small)).toBe(true)
  // Each was on its way before the form was sent, and as it is stored: none went out as it was taken.
  // A busy server has one begun again; that changes no byte.
  expect([...new Set(begun)].toSorted((a, b) => a - b)).toEqual([small.length, bare.length, sent.length])
})
