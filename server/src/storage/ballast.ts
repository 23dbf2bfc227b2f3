// Room kept for a bad day: a file of nothing, given up when the disk is full at a start, so that the embedded database
// can make the files it reads through (promises P7, CD-250).
import { rmSync, statfsSync } from 'node:fs'
import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = 'ballast'
const bytes = 16 * 1024 * 1024
/** Less than this is given up for; more than that much remains beside it when it is laid down again. */
const scarceBytes = 8 * 1024 * 1024
const ampleBytes = 16 * bytes

/** Room as this process may use it. */
const freeBytesOf = (dataDir: string): number => {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize
}

/** Gives it up when there is next to nothing free. Call before the database is opened. */
export const giveUpBallast = (dataDir: string, freeBytes = freeBytesOf): void => {
  try {
    if (freeBytes(dataDir) < scarceBytes) rmSync(join(dataDir, name), { force: true })
  } catch {
    // No folder yet: nothing to give up.
  }
}

/** Lays it down where there is ample room and none lies yet. */
export const layBallast = async (dataDir: string, freeBytes = freeBytesOf): Promise<void> => {
  const path = join(dataDir, name)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  if (freeBytes(dataDir) < ampleBytes) return
  // Half of it would be none; what fills the disk in this moment has the better right to it.
  await writeFile(path, Buffer.alloc(bytes), { mode: 0o600, flag: 'wx' }).catch(() => rm(path, { force: true }))
}
