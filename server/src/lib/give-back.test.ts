import { expect, test } from 'vitest'
import { giveBack } from './give-back.ts'

test('a chunk that is all of its memory gives it back; a slice of something larger, which others read, keeps it', () => {
  const whole = Buffer.from(new ArrayBuffer(8))
  giveBack(whole)
  expect([whole.length, whole.buffer.byteLength]).toEqual([0, 0])
  const larger = Buffer.from(new ArrayBuffer(8)).fill('x')
  giveBack(larger.subarray(0, 4))
  giveBack(larger.subarray(4))
  expect(larger.toString()).toBe('xxxxxxxx')
})
