// The store of files as the product uses it: what no row names is swept away, never what somebody is about to name
// (CD-172). A sweep writes down what it is about to remove, looks again, removes, and notes that it is done; who stores
// a file looks for such a note, waits for its end and stores the file again.
import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../lib/clock.ts'
import { BlobStoreAwayError, type BlobStore, type ListedBlob, type StoredBlob } from './blob-store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { createBlobOwner, ForeignFilesError, type BlobOwner } from './owned-blobs.ts'

export interface SweptBlobs extends BlobStore, Pick<BlobOwner, 'claim'> {
  /**
   * Removes files older than an hour that `findReferenced` does not name. Returns how many.
   * @throws ForeignFilesError, ReleasedFilesError when the store is not ours alone
   */
  sweep: (findReferenced: (hashes: string[]) => Promise<Iterable<string>>) => Promise<number>
  /**
   * The same for these files alone, whatever else there is.
   * @throws ForeignFilesError, ReleasedFilesError when the store is not ours alone
   */
  removeOrphans: (
    hashes: readonly string[],
    findReferenced: (hashes: string[]) => Promise<Iterable<string>>,
  ) => Promise<number>
}

interface SweptBlobsDeps {
  store: BlobStore
  database: Database<Tables>
  clock: Clock
}

const orphanMilliseconds = 3_600_000
/** So long a note is waited for, and so old it is of a process that died. */
const waitMilliseconds = 10_000
const abandonedMilliseconds = 5 * 60_000
const betweenLooks = 100
/** So many are removed under one note. */
const batch = 100

export const createSweptBlobs = ({ store, database, clock }: SweptBlobsDeps): SweptBlobs => {
  const owner = createBlobOwner(store, database)
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds)

  const noteOf = (sha256: string) =>
    database.db
      .selectFrom('blob_removal')
      .select(['begun_at', 'done_at'])
      .where('sha256', '=', sha256)
      .executeTakeFirst()

  /** Found out only now, the store having been away at the start: no sender's fault. */
  const claim = (): Promise<void> =>
    owner.claim().catch((error: unknown) => {
      throw error instanceof ForeignFilesError ? new BlobStoreAwayError(error) : error
    })

  /** Stores by `keep`, and again when a sweep was about to remove the same. */
  const keepFor = async (keep: () => Promise<StoredBlob>): Promise<StoredBlob> => {
    await claim()
    const blob = await keep()
    const until = performance.now() + waitMilliseconds
    for (;;) {
      const note = await noteOf(blob.sha256)
      if (!note) return blob
      if (note.done_at !== null || note.begun_at < ago(abandonedMilliseconds).toISOString()) return keep()
      if (performance.now() > until) throw new BlobStoreAwayError(new Error('a sweep does not end'))
      await delay(betweenLooks)
    }
  }

  const begin = async (hashes: readonly string[]): Promise<void> => {
    const begun = { begun_at: clock.now().toISOString(), done_at: null }
    await database.db
      .insertInto('blob_removal')
      .values(hashes.map((sha256) => ({ sha256, ...begun })))
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet(begun))
      .execute()
  }

  const isOld = ({ storedAt }: ListedBlob): boolean => storedAt < ago(orphanMilliseconds)

  const removeSome = async (
    hashes: readonly string[],
    findReferenced: (hashes: string[]) => Promise<Iterable<string>>,
  ): Promise<number> => {
    const named = new Set(await findReferenced([...hashes]))
    const orphans = hashes.filter((hash) => !named.has(hash))
    if (orphans.length === 0) return 0
    await begin(orphans)
    let removed = 0
    const namedSince = new Set(await findReferenced(orphans))
    for (const sha256 of orphans) {
      const found = namedSince.has(sha256) ? undefined : await store.find(sha256)
      if (!found || !isOld(found)) continue
      await store.remove(sha256)
      removed += 1
    }
    await database.db
      .updateTable('blob_removal')
      .set({ done_at: clock.now().toISOString() })
      .where('sha256', 'in', orphans)
      .execute()
    return removed
  }

  return {
    ...store,
    claim: owner.claim,
    parts: {
      ...store.parts,
      put: async (name, path, size) => {
        await claim()
        await store.parts.put(name, path, size)
      },
    },
    put: (bytes) => keepFor(() => store.put(bytes)),
    keepFile: (file) => keepFor(() => store.keepFile(file)),
    removeOrphans: async (hashes, findReferenced) => {
      await owner.demand()
      let removed = 0
      // What is young stays, and is looked for once more by whoever asked (removeSome).
      for (let at = 0; at < hashes.length; at += batch)
        removed += await removeSome(hashes.slice(at, at + batch), findReferenced)
      return removed
    },
    sweep: async (findReferenced) => {
      await owner.demand()
      const before = ago(orphanMilliseconds)
      await database.db.deleteFrom('blob_removal').where('begun_at', '<', before.toISOString()).execute()
      let removed = await store.clearUnfinished(before)
      for await (const some of store.list()) {
        const old = some.filter(isOld).map(({ sha256 }) => sha256)
        for (let at = 0; at < old.length; at += batch)
          removed += await removeSome(old.slice(at, at + batch), findReferenced)
      }
      return removed
    },
  }
}
