// Promise R10: a case with four files of 14 MB against piping the same body to disk, hashed and flushed. Promise R14: a document's
// p99 beside files and cases against the document alone. CD-170: the case list beside an uploader against the list alone.
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Child } from '../lib/child.ts'
import { api, file, fourFiles, signIn, submit, submitCall } from '../lib/player.ts'
import { p99At } from '../lib/load.ts'
import type { Result } from '../lib/result.ts'
import { abba, percentile } from '../lib/stats.ts'

export const measureUpload = async (app: Child, bare: Child): Promise<Result[]> => {
  const player = await signIn(app, 'uploader')
  const files = fourFiles()
  const send = async (child: Child): Promise<number> => {
    // Other bytes each time: content that is known already would not be written again.
    for (const one of files) randomBytes(16).copy(one, one.length - 16)
    const call = submitCall(player, files)
    const begun = performance.now()
    await file(child.origin, call)
    return call.body.length / 1000 / (performance.now() - begun)
  }
  await send(app)
  await send(bare)
  const pair = await abba(
    6,
    () => send(app),
    () => send(bare),
  )
  return [
    {
      id: 'R10',
      what: 'upload of 4 × 14 MB ÷ a pipe that hashes and flushes',
      ratio: pair.ratio,
      target: { atLeast: 0.8 },
      of: `${pair.a.toFixed(0)} ÷ ${pair.b.toFixed(0)} MB/s`,
    },
  ]
}

const lists = 300
const everyMilliseconds = 20

/** @param startUploader starts lib/uploader.ts with this environment */
export const measureBesideUpload = async (
  app: Child,
  startUploader: (environment: Record<string, string>) => Promise<Child>,
): Promise<Result[]> => {
  await app.ask('seedCases', { owner: 'beside', count: 10 })
  const { headers } = await signIn(app, 'beside')
  const uploader = await startUploader({
    BENCH_ORIGIN: app.origin,
    BENCH_PLAYER: JSON.stringify(await signIn(app, 'beside-uploader')),
  })
  const ask = async (): Promise<number> => {
    const begun = performance.now()
    const answer = await fetch(`${app.origin}${api}/cases/en-US/active?page=1`, { headers })
    await answer.json()
    if (answer.status !== 200) throw new Error(`the case list answered ${answer.status}`)
    return performance.now() - begun
  }
  // One each 20 ms, whether the one before was answered or not: asked in turns, a second in which nobody is answered
  // would count as one slow answer.
  const alone = async (): Promise<number> => {
    const asked: Promise<number>[] = []
    for (let round = 0; round < lists; round += 1) {
      asked.push(ask())
      await delay(everyMilliseconds)
    }
    return percentile(await Promise.all(asked), 95)
  }
  let uploads = 0
  const beside = async (): Promise<number> => {
    await uploader.ask('begin')
    const p95 = await alone()
    uploads += await uploader.ask<number>('end')
    return p95
  }
  await alone()
  const pair = await abba(4, beside, alone)
  return [
    {
      id: 'CD-170',
      what: 'case list p95, beside somebody who uploads 4 × 14 MB again and again ÷ alone',
      ratio: pair.ratio,
      target: { atMost: 3 },
      of: `${pair.a.toFixed(1)} ÷ ${pair.b.toFixed(1)} ms, ${uploads} uploads`,
    },
  ]
}

const reads = { rate: 500, connections: 20, seconds: 6 }
const submitsEachSecond = 20

/** @param startUploader starts lib/uploader.ts with this environment */
export const measureReadsBeside = async (
  app: Child,
  startUploader: (environment: Record<string, string>) => Promise<Child>,
): Promise<Result[]> => {
  const player = await signIn(app, 'beside-reads')
  const uploaders = await Promise.all(
    ['reads-1', 'reads-2'].map(async (name) =>
      startUploader({ BENCH_ORIGIN: app.origin, BENCH_PLAYER: JSON.stringify(await signIn(app, name)) }),
    ),
  )
  const alone = () => p99At({ origin: app.origin, path: `${api}/categories/en-US`, ...reads })
  let uploads = 0
  const beside = async (): Promise<number> => {
    await Promise.all(uploaders.map((uploader) => uploader.ask('begin')))
    const submits: Promise<void>[] = []
    const timer = setInterval(() => {
      submits.push(submit(app.origin, player))
    }, 1000 / submitsEachSecond)
    const p99 = await alone()
    clearInterval(timer)
    for (const counted of await Promise.all(uploaders.map((uploader) => uploader.ask<number>('end'))))
      uploads += counted
    await Promise.all(submits)
    return p99
  }
  await alone()
  const pair = await abba(4, beside, alone)
  return [
    {
      id: 'R14',
      what:
        `hot read p99, ${reads.rate} a second, beside two who upload 4 × 14 MB again and again and ` +
        `${submitsEachSecond} submits a second ÷ alone`,
      ratio: pair.ratio,
      target: { atMost: 1.5 },
      of: `${pair.a.toFixed(1)} ÷ ${pair.b.toFixed(1)} ms, ${uploads} uploads`,
    },
  ]
}
