// What the players of a chaos run want, and how clumsily they go about it. The same seed gives the same run; each intent
// is made when it is its turn, so that a hundred thousand fit into memory.
import { createHash, randomUUID } from 'node:crypto'
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'

export type Manner = 'plain' | 'double click' | 'aborted' | 'again after the answer'
/** What is done with a case once it is filed; `answered` is the company's, all others are the player's. */
export type Step = 'reply' | 'answered' | 'resolve' | 'survey' | 'cancel'

export interface IntentFile {
  name: string
  bytes: Buffer
  sha256: string
}
/** One thing somebody wants stored: everything sent for it carries the same key. */
export interface Write {
  marker: string
  key: string
  manner: Manner
  files: IntentFile[]
}
/** A case and what follows, or a restriction that is appealed. */
export interface Intent extends Write {
  player: number
  kind: 'case' | 'appeal'
  /** Its first file goes by an upload that can go on (CD-197). */
  isUpload: boolean
  steps: readonly Step[]
}

/** Random bytes that begin as a picture does: what is looked at is the beginning. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What becomes of a case, and how often. */
const lives: readonly [number, readonly Step[]][] = [
  [0.3, []],
  [0.5, ['reply']],
  [0.6, ['reply', 'reply']],
  [0.8, ['answered', 'resolve', 'survey']],
  [0.9, ['answered', 'reply']],
  [1, ['cancel']],
]
const appealShare = 0.06

export interface IntentSource {
  /** The `at`th intent. */
  intentAt: (at: number) => Intent
  /** A further write of the same intent. */
  writeOf: (draw: () => number, marker: string, isWithFiles: boolean) => Write
  drawsOf: (at: number) => () => number
}

/** @param mostBytes of a file */
export const createIntents = (players: number, seed: number, mostBytes: number): IntentSource => {
  const run = randomUUID().slice(0, 8)
  const manners: readonly [number, Manner][] = [
    [0.35, 'plain'],
    [0.6, 'double click'],
    [0.85, 'aborted'],
    [1, 'again after the answer'],
  ]
  const chosen = <T>(table: readonly [number, T][], drawn: number): T => table.find(([to]) => drawn < to)![1]
  const fileOf = (draw: () => number, name: string): IntentFile => {
    const bytes = Buffer.alloc(signature.length + 200 + Math.floor(draw() * mostBytes))
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(draw() * 256)
    signature.copy(bytes)
    return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const writeOf: IntentSource['writeOf'] = (draw, marker, isWithFiles) => ({
    marker,
    key: randomUUID(),
    manner: chosen(manners, draw()),
    files: Array.from({ length: isWithFiles ? Math.floor(draw() * 4) : 0 }, (_, at) => fileOf(draw, `shot-${at}.png`)),
  })
  return {
    writeOf,
    drawsOf: (at) => seeded(seed + at * 7_919),
    intentAt: (at) => {
      const draw = seeded(seed + at)
      const kind = draw() < appealShare ? 'appeal' : 'case'
      return {
        ...writeOf(draw, `chaos-${run}-${at}`, kind === 'case'),
        kind,
        player: Math.floor(draw() * players),
        isUpload: draw() < 0.2,
        steps: kind === 'appeal' ? [] : chosen(lives, draw()),
      }
    },
  }
}
