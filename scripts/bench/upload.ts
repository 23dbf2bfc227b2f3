// Promise R10: a case with four files of 14 MB (hashed, looked into, kept for good) against piping the same body to disk.
import { randomBytes } from 'node:crypto'
import type { Child } from './lib/child.ts'
import { signIn, submitBody, submitHeaders, submitPath } from './lib/player.ts'
import type { Result } from './lib/result.ts'
import { abba } from './lib/stats.ts'

const fileBytes = 14_000_000
const png = Buffer.from('89504e470d0a1a0a', 'hex')

export const measureUpload = async (app: Child, bare: Child): Promise<Result[]> => {
  const player = await signIn(app, 'uploader')
  const files = Array.from({ length: 4 }, () => Buffer.concat([png, randomBytes(fileBytes - png.length)]))
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
