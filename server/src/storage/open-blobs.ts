import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BlobMissingError, BlobStoreAwayError, type BlobStore, type S3Config } from './blob-store.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'

/**
 * S3 for an installation that began with the folder: what still lies there is read from there, and moves over with the
 * next sweep.
 */
export const withLeftFolder = (s3: BlobStore, folder: BlobStore, pathOf: (sha256: string) => string): BlobStore => ({
  ...s3,
  place: `${s3.place} and ${folder.place}`,
  find: async (sha256) => (await s3.find(sha256)) ?? folder.find(sha256),
  read: async (sha256) => {
    try {
      return await s3.read(sha256)
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error
      return folder.read(sha256)
    }
  },
  remove: async (sha256) => {
    await folder.remove(sha256)
    await s3.remove(sha256)
  },
  list: async function* listBoth() {
    yield* s3.list()
    yield* folder.list()
  },
  // Whoever marked either keeps files there: what lies in the folder moves away from it.
  owners: async () => [...new Set([...(await s3.owners()), ...(await folder.owners())])],
  addOwner: async (installation) => {
    await folder.addOwner(installation)
    await s3.addOwner(installation)
  },
  removeOwner: async (installation) => {
    await folder.removeOwner(installation)
    await s3.removeOwner(installation)
  },
  clearUnfinished: async (before) => {
    for await (const some of folder.list()) {
      for (const { sha256, size } of some) {
        try {
          await s3.keepFile({ path: pathOf(sha256), sha256, size })
        } catch (error) {
          if (error instanceof BlobStoreAwayError) throw error
          // Its bytes are no longer those of its name: it stays where somebody can look at it.
          continue
        }
        await folder.remove(sha256)
      }
    }
    return (await folder.clearUnfinished(before)) + (await s3.clearUnfinished(before))
  },
})

interface BlobPlace {
  dataDir: string
  /** null: in `dataDir` */
  s3: S3Config | null
}

export const openBlobs = async ({ dataDir, s3 }: BlobPlace): Promise<BlobStore> => {
  if (s3 === null) return createFolderBlobs(dataDir)
  const store = await createS3Blobs(s3)
  const left = join(dataDir, 'blobs')
  if (!existsSync(left)) return store
  return withLeftFolder(store, await createFolderBlobs(dataDir), (sha256) => join(left, sha256.slice(0, 2), sha256))
}
