// Promise R10: a case with four files of 14 MB (hashed, looked into, kept for good) against piping the same body to disk.
// And what others feel of such an uploader (CD-170): the case list beside one against the list alone.
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Child } from './lib/child.ts'
import { api, fourFiles, signIn, submitBody, submitHeaders, submitPath } from './lib/player.ts'
import type { Result } from './lib/result.ts'
import { abba, percentile } from './lib/stats.ts'

export const measureUpload = async (app: Child, bare: Child): Promise<Result[]> => {
  const player = await signIn(app, 'uploader')
  const files = fourFiles()
  const send = async (child: Child): Promise<number> => {
    // Other bytes each time: content that is known already would not be written again.
    for (const file of files) randomBytes(16).copy(file, file.length - 16)
    const body = submitBody(files)
    const begun = performance.now()
    const answer = await fetch(child.origin + submitPath, {
      method: 'POST',
      headers: submitHeaders(player),
      body: new Uint8Array(body),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the upload answered ${answer.status}`)
    return body.length / 1000 / (performance.now() - begun)
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
      what: 'upload of 4 × 14 MB ÷ raw pipe to disk',
      ratio: pair.ratio,
      target: { atLeast: 0.5 },
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
