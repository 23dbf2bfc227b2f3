// One article's file, and whether somebody has written in it since it was moved in.
import { createHash } from 'node:crypto'
import { Document } from 'yaml'

const mark = /^# moved in: (\S{1,200}) ([0-9a-f]{16})\n/m

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const without = (text: string): string => text.replace(mark, '')

/** The line is a comment of the front matter: a file says itself where it comes from, and changes alone. */
export const articleFile = (origin: string, head: Record<string, unknown>, body: string): string => {
  const front = new Document(head).toString({ lineWidth: 0 })
  const rest = `${front}---\n${body}\n`
  return `---\n# moved in: ${origin.replace(/\s/g, '_').slice(0, 200)} ${hashOf(`---\n${rest}`)}\n${rest}`
}

export type Change = 'same' | 'write' | 'theirs' | 'conflict'

/** @param present the file as it is; @param next as it would be written */
export const judgeChange = (present: string | undefined, next: string): Change => {
  if (present === undefined) return 'write'
  if (present === next || without(present) === without(next)) return 'same'
  const written = mark.exec(present)?.[2]
  if (written === hashOf(without(present))) return 'write'
  // Written in since. Where the source has not changed, there is nothing to decide.
  return written === mark.exec(next)?.[2] ? 'theirs' : 'conflict'
}
