// Which jobs are done, known before the database is told (CD-255): a mail that its server took must not be sent again
// by the next process. A line in a file takes microseconds and outlives the process.
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface DoneLog {
  /** Jobs a process before this one had done and could not tell the database of. */
  readonly left: readonly string[]
  /** The job is done. Never throws: without the line all is as it would be without this file. */
  note: (id: string) => void
  /** The database knows of it. */
  settle: (id: string) => void
  close: () => void
}

/** Emptied beyond this, once nothing in it is needed. */
const longestBytes = 1024 * 1024

/** For who keeps no file, such as tests. */
export const noDoneLog: DoneLog = {
  left: [],
  note: () => undefined,
  settle: () => undefined,
  close: () => undefined,
}

/** @param dataDir where it is kept, `jobs-done.log`; instances that share the folder share the file */
export const openDoneLog = (dataDir: string): DoneLog => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'jobs-done.log')
  const file = openSync(path, 'a+', 0o600)
  // The last line may be cut off where the process was.
  const left = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  const open = new Set<string>(left)
  return {
    left,
    note: (id) => {
      open.add(id)
      try {
        writeSync(file, `${id}\n`)
      } catch {
        // A full disk: the database will hardly take it either.
      }
    },
    settle: (id) => {
      open.delete(id)
      if (open.size === 0 && fstatSync(file).size > longestBytes) ftruncateSync(file)
    },
    close: () => closeSync(file),
  }
}
