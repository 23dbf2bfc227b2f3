// Every operation of both documents, bounded: requests right and wrong, as nobody, player and desk, by a seed that is
// printed.
// `make lab DO=fuzz` and `make deep` send more of them. A failure names the shrunk request as a curl line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeFailure, runCampaign } from '../../scripts/lab/fuzz/campaign.ts'
import { openScene, type Scene } from '../../scripts/lab/fuzz/scene.ts'
import { runStories } from '../../scripts/lab/fuzz/stories.ts'

const seed = Number(process.env['FUZZ_SEED'] || 20_261_121)

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.stop())

test('every answer keeps to the contract, whatever is sent and whoever sends it', async () => {
  console.log(`fuzz seed ${seed}`)
  const { sent, failures, succeeded } = await runCampaign({ ...scene, seed, requests: 2_000 })
  expect(failures.map(describeFailure).join('\n\n')).toBe('')
  expect(sent).toBeGreaterThanOrEqual(2_000)
  // A run in which nothing succeeds would prove little.
  expect(succeeded.size).toBeGreaterThan(70)
})

test('a case says what was accepted, once, whatever is done to it and in which order', async () => {
  const { sent, failure } = await runStories(scene, { seed, requests: 500 })
  expect(failure && `${failure.cause}\nafter ${failure.steps.join(', ')}`).toBeNull()
  expect(sent).toBeGreaterThanOrEqual(500)
})
