// A player who files one case with four files of 14 MB after the other, in a process of their own: making such bodies
// would hold up whoever measures.
import { randomBytes } from 'node:crypto'
import { serveParent } from './child.ts'
import { file, fourFiles, submitCall, type Player } from './player.ts'

const origin = process.env['BENCH_ORIGIN']!
const player = JSON.parse(process.env['BENCH_PLAYER']!) as Player

const files = fourFiles()
let isWanted = false
let running: Promise<number> = Promise.resolve(0)

const upload = async (): Promise<void> => {
  // Other bytes each time: content that is known already would not be written again.
  for (const one of files) randomBytes(16).copy(one, one.length - 16)
  await file(origin, submitCall(player, files))
}

const uploadAll = async (): Promise<number> => {
  let uploads = 0
  for (; isWanted; uploads += 1) await upload()
  return uploads
}

serveParent(1, {
  /** Answers once it is well under way. */
  begin: async () => {
    await upload()
    isWanted = true
    running = uploadAll()
    running.catch(() => {})
  },
  /** Ends after the upload under way. @returns how many there were */
  end: () => {
    isWanted = false
    return running
  },
})
process.once('SIGTERM', () => process.exit(0))
