// What the players of a chaos run want to file, and how clumsily they do it. The same seed gives the same run.
import { createHash, randomUUID } from 'node:crypto'
import { seeded } from '../../server/src/articles/engine/linear-model.ts'

export type Manner = 'plain' | 'double click' | 'aborted' | 'again after the answer'
export interface IntentFile {
  name: string
  bytes: Buffer
  sha256: string
}
/** One case somebody wants to file: everything sent for it carries the same key. */
export interface Intent {
  marker: string
  key: string
  player: number
  manner: Manner
  files: IntentFile[]
}

/** Random bytes that begin as a picture does: what is looked at is the beginning. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const createIntents = (count: number, players: number, seed: number): Intent[] => {
  const random = seeded(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const mannerOf = (drawn: number): Manner =>
    drawn < 0.35 ? 'plain' : drawn < 0.6 ? 'double click' : drawn < 0.85 ? 'aborted' : 'again after the answer'
  return Array.from({ length: count }, (_, at) => ({
    marker: `chaos-${at}-${randomUUID()}`,
    key: randomUUID(),
    player: below(players),
    manner: mannerOf(random()),
    files: Array.from({ length: below(4) }, (_unused, file) => {
      const bytes = Buffer.concat([
        signature,
        Buffer.from(Array.from({ length: 200 + below(60_000) }, () => below(256))),
      ])
      return { name: `shot-${file}.png`, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    }),
  }))
}

const boundary = 'chaos-7d1b20'
const part = (disposition: string, type: string, content: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

export const contentType = `multipart/form-data; boundary=${boundary}`

/** The contact form of topic 1301, the same bytes at every try. */
export const bodyOf = ({ marker, files }: Intent): Buffer =>
  Buffer.concat([
    part(
      'name="form"',
      'application/json',
      Buffer.from(
        JSON.stringify({
          categoryId: 1301,
          game: 'diablo4',
          channel: 'ticket',
          locale: 'en-US',
          fields: { heroName: 'Mirelle', description: `The hero falls through the floor. ${marker}` },
        }),
      ),
    ),
    ...files.map(({ name, bytes }) => part(`name="files[files]"; filename="${name}"`, 'image/png', bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ])
