// Below HTTP's meaning: forms spoilt at every byte, frames that lie.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftFiles, replyTarget, spoilEveryByte, submitTarget } from '../../scripts/lab/fuzz/form-mutations.ts'
import { badFrames, frameMistake, sendFrame } from '../../scripts/lab/fuzz/framing.ts'
import type { Person } from '../support/people.ts'
import { fileTicket, openScene, type Scene } from '../../scripts/lab/fuzz/scene.ts'

let scene: Scene
let player: Person
beforeAll(async () => {
  scene = await openScene()
  player = await scene.player('test-bytes')
})
afterAll(() => scene?.stop())

test('a submit spoilt at any byte of its form is taken or refused in words, and leaves no file behind', async () => {
  const { sent, failures } = await spoilEveryByte(scene, player, submitTarget, ['flip'])
  expect(failures.slice(0, 5)).toEqual([])
  expect(sent).toBeGreaterThan(400)
  expect(await leftFiles(scene)).toEqual([])
})

test('so is a reply', async () => {
  const { caseId } = await fileTicket(player, 'To be answered to.')
  const { failures } = await spoilEveryByte(scene, player, replyTarget(caseId), ['insert'])
  expect(failures.slice(0, 5)).toEqual([])
  expect(await leftFiles(scene)).toEqual([])
})

test.each(badFrames)('one answer to: $name', async ({ bytes }) => {
  expect(frameMistake(await sendFrame(scene.origin, bytes))).toBeUndefined()
})
