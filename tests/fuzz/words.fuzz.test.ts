// Strings that have broken software before, a share of them through every field that takes words; `make deep` sends all.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { malformed, naughty } from '../../scripts/lab/fuzz/naughty.ts'
import { openScene, type Scene } from '../../scripts/lab/fuzz/scene.ts'
import { sendEverywhere } from '../../scripts/lab/fuzz/words.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.stop())

test('there are three hundred of them, each another', () => {
  expect(new Set(naughty.map(([, text]) => text)).size).toBeGreaterThanOrEqual(300)
  expect(naughty.filter(([, text]) => !text.isWellFormed() || text.includes('\0'))).toEqual([])
})

test('words come back byte for byte or are refused in words; malformed ones always', async () => {
  const { sent, failures, returned } = await sendEverywhere(scene, {
    words: naughty,
    malformed,
    share: 48,
    echoShare: 8,
  })
  expect(failures.slice(0, 20).map((failure) => failure.slice(0, 1_000))).toEqual([])
  expect(sent).toBeGreaterThan(1_000)
  // Thread, note, notice, penalty, subject: all of them were read back.
  expect(returned).toBeGreaterThan(200)
})
