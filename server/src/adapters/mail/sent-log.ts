// Which mails their server has taken, by Message-ID: written on the thread that sends them, in the moment of its yes, and
// read by the next process, which sends none of them again (CD-255).
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

/** Whoever looks here looks seconds later; a line is some sixty bytes. */
const kept = 200
const longestBytes = 1024 * 1024

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @returns those a process before this one has sent; the last line may be cut off where it was */
export const readSent = (path: string): ReadonlySet<string> => new Set(textOf(path).split('\n').slice(0, -1))

export const openSentLog = (path: string) => {
  const file = openSync(path, 'a', 0o600)
  const last: string[] = []
  const before = textOf(path)
  let bytes = before.length
  if (!before.endsWith('\n') && before !== '') writeSync(file, '\n')
  return {
    /** Never throws: without the line all is as it would be without this file. */
    note: (messageId: string) => {
      const line = `${messageId}\n`
      last.push(line)
      if (last.length > kept) last.shift()
      try {
        bytes += writeSync(file, line)
        if (bytes <= longestBytes) return
        ftruncateSync(file)
        bytes = writeSync(file, last.join(''))
      } catch {
        // A full disk: the database will hardly take it either.
      }
    },
    close: () => closeSync(file),
  }
}
