// The long fuzz: every operation, stories of cases, words through every field, forms spoilt at every byte, frames that lie at
// every kind of place. Exits 1 when an answer broke the contract.
// Usage: node scripts/lab/fuzz/index.ts [requests] [seed]; `make lab DO=fuzz REQUESTS=100000 SEED=1`.
import { describeFailure, runCampaign } from './campaign.ts'
import { replyTarget, leftFiles, spoilEveryByte, submitTarget } from './form-mutations.ts'
import { sendFramesEverywhere } from './framing.ts'
import { malformed, naughty } from './naughty.ts'
import { sendEverywhere } from './words.ts'
import { fileTicket, openScene } from './scene.ts'
import { describeTally, startTally } from './tally.ts'
import { runStories } from './stories.ts'

const requests = Number(process.argv[2] || 100_000)
const seed = Number(process.argv[3] || Date.now() % 2 ** 31)
console.log(`fuzz: ${requests} requests, seed ${seed}`)

const tally = startTally()
let scene = await openScene()
try {
  const begun = performance.now()
  const { sent, failures } = await runCampaign({ ...scene, seed, requests })
  console.log(`${sent} requests of every kind in ${Math.round((performance.now() - begun) / 1000)} s`)
  for (const failure of failures) console.log(`\n${describeFailure(failure)}`)
  console.log(`\n${failures.length} operations failed`)
  // The desk's part has closed channels, topics and flags as it liked: stories of right requests begin on a server of
  // their own.
  await scene.stop()
  scene = await openScene()
  const stories = await runStories(scene, { seed, requests: Math.ceil(requests / 10) })
  const told = stories.failure
    ? `; failed after ${stories.failure.steps.join(', ')}: ${stories.failure.cause}`
    : ', none failed'
  console.log(`stories: ${stories.sent} requests${told}`)

  const words = await sendEverywhere(scene, { words: naughty, malformed, share: 1, echoShare: 1 })
  console.log(
    `words: ${words.sent} requests, ${words.returned} came back byte for byte, ${words.failures.length} failed`,
  )
  for (const failure of words.failures.slice(0, 20)) console.log(failure)

  const player = await scene.player('test-bytes')
  const { caseId } = await fileTicket(player, 'To be answered to.')
  let spoilt = 0
  const broken: string[] = []
  for (const target of [submitTarget, replyTarget(caseId)]) {
    const outcome = await spoilEveryByte(scene, player, target, ['flip', 'drop', 'insert', 'cut'], 1_500)
    spoilt += outcome.sent
    broken.push(...outcome.failures)
  }
  const left = await leftFiles(scene)
  console.log(`spoilt forms: ${spoilt} requests, ${broken.length} failed, ${left.length} files left behind`)
  for (const failure of broken.slice(0, 20)) console.log(failure)
  const frames = await sendFramesEverywhere(scene.origin)
  console.log(`frames: ${frames.sent} that lie, ${frames.failures.length} answered otherwise than once or by an end`)
  for (const failure of frames.failures.slice(0, 20)) console.log(failure)
  console.log(`\n${describeTally(tally)}`)
  const found = failures.length + words.failures.length + broken.length + left.length + frames.failures.length
  process.exitCode = found + tally.wrong > 0 || stories.failure ? 1 : 0
} finally {
  await scene.stop()
}
