// Files in a folder, `DATA_DIR/blobs`: what the product comes with. A file is on the disk, flushed and renamed into
// place, before anybody names it.
import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BlobMissingError,
  BlobStoreAwayError,
  demandHash,
  demandPartName,
  isHash,
  markPrefix,
  unverified,
  verified,
  type BlobStore,
  type ListedBlob,
  type StoredBlob,
} from './blob-store.ts'

/** Full, broken, read-only or forbidden. */
const awayCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE'])

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** Runs it; a disk that cannot be used is told as every store tells it. */
const reach = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw awayCodes.has(codeOf(error)) ? new BlobStoreAwayError(error) : error
  }
}

const orMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

/** A rename is on the disk only once its folder is. */
const flush = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const createFolderBlobs = async (dataDir: string): Promise<BlobStore> => {
  const root = join(dataDir, 'blobs')
  const incoming = join(root, 'incoming')
  const partsFolder = join(root, 'parts')
  for (const folder of [incoming, partsFolder]) await mkdir(folder, { recursive: true, mode: 0o700 })

  const folderOf = (sha256: string) => join(root, sha256.slice(0, 2))
  const pathOf = (sha256: string) => join(folderOf(demandHash(sha256)), sha256)

  /** `write` fills a file of its own; only whole, flushed files get their final name. */
  const place = (sha256: string, size: number, write: (path: string) => Promise<void>): Promise<StoredBlob> =>
    reach(async () => {
      const path = pathOf(sha256)
      const now = new Date()
      // There already: younger again, so that no sweep takes it from the row that is about to name it. One of another
      // length is damaged, and replaced.
      const isThere = (await orMissing(stat(path)))?.size === size
      if (isThere && (await orMissing(utimes(path, now, now).then(() => true))) === true) return { sha256, size }
      const temporary = join(incoming, randomUUID())
      try {
        await write(temporary)
        await flush(temporary, 'r+')
        await mkdir(folderOf(sha256), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
        await flush(folderOf(sha256), 'r')
      } finally {
        await rm(temporary, { force: true })
      }
      return { sha256, size }
    })

  const find = (sha256: string): Promise<ListedBlob | undefined> =>
    reach(async () => {
      const found = await orMissing(stat(pathOf(sha256)))
      return found && { sha256, size: found.size, storedAt: found.mtime }
    })

  return {
    kind: 'folder',
    place: root,
    put: (bytes) =>
      place(createHash('sha256').update(bytes).digest('hex'), bytes.byteLength, async (path) => {
        const handle = await open(path, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
        } finally {
          await handle.close()
        }
      }),
    // A second name instead of a second copy; another file system takes the copy (promises R10).
    keepFile: ({ path: source, sha256, size }) =>
      place(sha256, size, (path) => link(source, path).catch(() => copyFile(source, path))),
    find,
    read: async (sha256) => {
      const handle = await reach(() => orMissing(open(pathOf(sha256), 'r')))
      if (!handle) throw new BlobMissingError(sha256)
      return verified(handle.createReadStream(), sha256)
    },
    remove: (sha256) => reach(() => rm(pathOf(sha256), { force: true })),
    list: async function* listFolders() {
      for (const folder of (await reach(() => readdir(root))).sort()) {
        if (folder.length !== 2) continue
        const found = await Promise.all((await reach(() => readdir(join(root, folder)))).filter(isHash).map(find))
        yield found.filter((one) => one !== undefined)
      }
    },
    clearUnfinished: (before) =>
      reach(async () => {
        let removed = 0
        for (const name of await readdir(incoming)) {
          const found = await orMissing(stat(join(incoming, name)))
          if (!found || found.mtime >= before) continue
          await rm(join(incoming, name), { force: true })
          removed += 1
        }
        return removed
      }),
    parts: {
      put: (name, source) =>
        reach(async () => {
          const path = join(partsFolder, demandPartName(name))
          await link(source, path).catch(() => copyFile(source, path))
          await flush(path, 'r+')
          await flush(partsFolder, 'r')
        }),
      read: async (name) => {
        const handle = await reach(() => orMissing(open(join(partsFolder, demandPartName(name)), 'r')))
        if (!handle) throw new BlobMissingError(name)
        return unverified(handle.createReadStream())
      },
      remove: (name) => reach(() => rm(join(partsFolder, demandPartName(name)), { force: true })),
      list: async function* listParts() {
        const names = await reach(() => readdir(partsFolder))
        const found = names.map(async (name) => {
          const at = await reach(() => orMissing(stat(join(partsFolder, name))))
          return at === undefined ? [] : [{ name, storedAt: at.mtime }]
        })
        yield (await Promise.all(found)).flat()
      },
    },
    owners: () =>
      reach(async () =>
        (await readdir(root))
          .filter((name) => name.startsWith(markPrefix))
          .map((name) => name.slice(markPrefix.length)),
      ),
    addOwner: (installation) =>
      reach(async () => {
        await (await open(join(root, markPrefix + installation), 'w', 0o600)).close()
        await flush(root, 'r')
      }),
    removeOwner: (installation) => reach(() => rm(join(root, markPrefix + installation), { force: true })),
    ping: () => reach(() => access(incoming, constants.W_OK)),
  }
}
