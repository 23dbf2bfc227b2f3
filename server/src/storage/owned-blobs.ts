// A store of files belongs to one installation (CD-174): a sweep removes what its own database does not name. Each puts
// a mark with its id into the store; one that finds another's neither stores nor sweeps, and does not start. Each mark
// has its own name, so that of two that begin at once at most one goes on.
import { randomUUID } from 'node:crypto'
import { BlobStoreAwayError, type BlobStore } from './blob-store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The files lie where another installation keeps its own, or may. The message says what to do. */
export class ForeignFilesError extends Error {
  constructor(place: string, owners: readonly string[]) {
    super(
      `The files in ${place} belong to another installation (${owners.join(', ')}), and a sweep would remove them. ` +
        'Name a place of its own: S3_PREFIX, S3_BUCKET, or DATA_DIR without S3. If that installation is gone for good, ' +
        'as after a restore or a move, run scripts/guidepost.sh release-files, then start again.',
    )
    this.name = 'ForeignFilesError'
  }
}

/** Nobody's mark is there, though ours was: somebody released the files, and may be about to take them. */
export class ReleasedFilesError extends Error {
  constructor(place: string) {
    super(`The files in ${place} were released while this server ran; nothing is swept until it starts again.`)
    this.name = 'ReleasedFilesError'
  }
}

/** The id of the installation this database is; made when it is first asked for. A restored copy makes another. */
export const installationOf = async ({ db }: Database<Tables>): Promise<string> => {
  await db
    .insertInto('installation')
    .values({ slot: 1, id: randomUUID() })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .execute()
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}

/** So that a copy of a database is an installation of its own. */
export const forgetInstallation = async ({ db }: Database<Tables>): Promise<void> => {
  await db.deleteFrom('installation').execute()
}

const demandOnly = ({ place }: BlobStore, owners: readonly string[], installation: string | undefined): void => {
  const others = owners.filter((one) => one !== installation)
  if (others.length > 0) throw new ForeignFilesError(place, others)
}

/** @throws ForeignFilesError when anybody's mark but this one's is there */
export const demandNobodyElse = async (store: BlobStore, installation?: string): Promise<void> =>
  demandOnly(store, await store.owners(), installation)

export const createBlobOwner = (store: BlobStore, database: Database<Tables>) => {
  let claimed: Promise<void> | undefined

  const mark = async (): Promise<void> => {
    const installation = await installationOf(database)
    const owners = await store.owners()
    demandOnly(store, owners, installation)
    // Though it may be there: a store may be two places, one of them new (open-blobs.ts).
    await store.addOwner(installation)
    try {
      await demandNobodyElse(store, installation)
    } catch (error) {
      if (error instanceof ForeignFilesError && !owners.includes(installation)) await store.removeOwner(installation)
      throw error
    }
  }

  const claim = (): Promise<void> => {
    claimed ??= mark().catch((error: unknown) => {
      claimed = undefined
      throw error
    })
    return claimed
  }

  return {
    /** Marks the store as ours, or finds it so; once that is known nothing is asked again. @throws ForeignFilesError */
    claim,
    /** Looks again. @throws ForeignFilesError, ReleasedFilesError */
    demand: async () => {
      await claim()
      const installation = await installationOf(database)
      const owners = await store.owners()
      demandOnly(store, owners, installation)
      if (owners.length === 0) throw new ReleasedFilesError(store.place)
    },
  }
}

export type BlobOwner = ReturnType<typeof createBlobOwner>

/** At the start: a store that is away is claimed with the first file, or the first sweep. @throws ForeignFilesError */
export const claimAtStart = async (
  blobs: { claim: () => Promise<void> },
  warn: (message: string, error: unknown) => void,
): Promise<void> => {
  try {
    await blobs.claim()
  } catch (error) {
    if (!(error instanceof BlobStoreAwayError)) throw error
    warn('the store of files is away', error)
  }
}
