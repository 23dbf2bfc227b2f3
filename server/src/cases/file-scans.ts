// Files are looked into for harmful content (T13, CD-176): by a job soon after they are stored, else by the minute's
// round. Until then nobody opens them. What the scanner refuses is asked for less and less often.
import type { Readable } from 'node:stream'
import type { Clock } from '../lib/clock.ts'
import { BlobMissingError, BlobStoreAwayError } from '../storage/blob-store.ts'
import { backoffSeconds } from '../storage/job-leases.ts'
import type { CaseFileStore } from './file-store.ts'
import { ScannerAwayError, type FileScanner } from './ports.ts'

interface FileScansDeps {
  store: Pick<CaseFileStore, 'waitingFiles' | 'noteScan' | 'postponeScan'>
  blobs: { read: (sha256: string) => Promise<Readable> }
  scanner: FileScanner
  clock: Clock
  /** For operators: a scanner that does not tell, and what was found. No name of a file or a person. */
  warn: (message: string, error?: unknown) => void
}

const batch = 100

export const createFileScans = ({ store, blobs, scanner, clock, warn }: FileScansDeps) => {
  /** @returns whether the scanner spoke; false also for a file that is not there: nothing to look into */
  const look = async (sha256: string): Promise<boolean> => {
    let bytes: Readable
    try {
      bytes = await blobs.read(sha256)
    } catch (error) {
      if (error instanceof BlobMissingError) return false
      throw error
    }
    const { found } = await scanner.scan(bytes)
    await store.noteScan(sha256, found)
    if (found !== null) warn(`harmful content was found in a file and it is not kept: ${found}`)
    return true
  }

  return {
    /** Looks into one file; one that cannot be told about stays as it is. */
    scan: async (sha256: string) => {
      try {
        await look(sha256)
      } catch (error) {
        warn('a file waits: the scanner did not tell about it', error)
      }
    },
    /** Looks into all that wait, until the scanner or the store is away. Returns how many were told. */
    scanWaiting: async () => {
      let told = 0
      let after = ''
      for (;;) {
        const some = await store.waitingFiles(clock.now().toISOString(), after, batch)
        for (const { sha256, tries } of some) {
          try {
            if (await look(sha256)) {
              told += 1
              continue
            }
          } catch (error) {
            warn('a file waits: the scanner did not tell about it', error)
            if (error instanceof ScannerAwayError || error instanceof BlobStoreAwayError) return told
          }
          // It is the file: it keeps no other from being looked into, and is left alone for longer each time.
          const again = new Date(clock.now().getTime() + backoffSeconds(tries + 1) * 1000)
          await store.postponeScan(sha256, tries + 1, again.toISOString())
        }
        const last = some.at(-1)
        if (last === undefined) return told
        after = last.id
      }
    },
  }
}
