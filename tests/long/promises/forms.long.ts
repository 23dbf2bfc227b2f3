// Promise P25: fifty thousand spoilt forms, each byte flipped, left out, put in and cut behind, with files of many lengths
// (FORMS settable): taken or refused in words, and no file is left.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  byteMutations,
  leftFiles,
  replyTarget,
  spoilEveryByte,
  submitTarget,
  type ByteMutation,
} from '../../../scripts/lab/fuzz/form-mutations.ts'
import type { Person } from '../../support/people.ts'
import { fileTicket, openScene, type Scene } from '../../../scripts/lab/fuzz/scene.ts'

const forms = Number(process.env['FORMS'] ?? 50_000)
const mutations = Object.keys(byteMutations) as ByteMutation[]

let scene: Scene
let player: Person
beforeAll(async () => {
  scene = await openScene()
  player = await scene.player('test-forms')
}, 300_000)
afterAll(() => scene?.stop())

test(`[P25] ${forms} spoilt forms`, { timeout: 7_200_000 }, async () => {
  let sent = 0
  const begun = performance.now()
  for (let round = 0; sent < forms; round += 1) {
    const { caseId } = await fileTicket(player, 'To be answered to.')
    for (const target of [submitTarget, replyTarget(caseId)]) {
      const result = await spoilEveryByte(scene, player, target, mutations, round * 61)
      expect(result.failures.slice(0, 5)).toEqual([])
      sent += result.sent
    }
  }
  expect(await leftFiles(scene)).toEqual([])
  process.stdout.write(
    `${sent} spoilt forms in ${((performance.now() - begun) / 1000).toFixed(0)} s, 0 wrong, 0 files left\n`,
  )
})
