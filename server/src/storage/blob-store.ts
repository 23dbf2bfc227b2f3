// Files by the SHA-256 of their bytes, under `DATA_DIR/blobs`, never under a web root (decisions-cases D9, promises
// P4).
//
// A file is on the disk, flushed and renamed into place, before the row that names it is stored; a row never points
// into the void. What no row names is removed by `sweep` once it is old enough.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export interface StoredBlob {
  sha256: string
  size: number
}

export interface BlobStore {
  put: (bytes: Uint8Array) => Promise<StoredBlob>
  /** Keeps a copy of a received file whose hash is known; equal content is stored once. */
  keepFile: (file: { path: string; sha256: string; size: number }) => Promise<StoredBlob>
  has: (sha256: string) => Promise<boolean>
  /** @throws when there is no such file */
  read: (sha256: string) => ReadStream
  remove: (sha256: string) => Promise<void>
  /** Removes files older than an hour that `findReferenced` does not name. Returns how many. */
  sweep: (findReferenced: (hashes: string[]) => Promise<Iterable<string>>, now: Date) => Promise<number>
}

const orphanMilliseconds = 3600 * 1000
const hashPattern = /^[0-9a-f]{64}$/

/** A rename is on the disk only once its folder is. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const flushFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const createBlobStore = async (dataDir: string): Promise<BlobStore> => {
  const root = join(dataDir, 'blobs')
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })

  const folderOf = (sha256: string) => join(root, sha256.slice(0, 2))
  const pathOf = (sha256: string) => {
    if (!hashPattern.test(sha256)) throw new Error('Not a SHA-256')
    return join(folderOf(sha256), sha256)
  }
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )

  /** `write` fills a file of its own; only whole, flushed files get their final name. */
  const place = async (sha256: string, size: number, write: (path: string) => Promise<void>): Promise<StoredBlob> => {
    const path = pathOf(sha256)
    if (await exists(path)) {
      // Younger again, so that a sweep under way leaves it to the row that is about to name it.
      const now = new Date()
      await utimes(path, now, now)
      return { sha256, size }
    }
    const temporary = join(incoming, randomUUID())
    try {
      await write(temporary)
      await flushFile(temporary)
      await mkdir(folderOf(sha256), { recursive: true, mode: 0o700 })
      await rename(temporary, path)
      await flushFolder(folderOf(sha256))
    } finally {
      await rm(temporary, { force: true })
    }
    return { sha256, size }
  }

  return {
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
    has: (sha256) => exists(pathOf(sha256)),
    read: (sha256) => createReadStream(pathOf(sha256)),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    sweep: async (findReferenced, now) => {
      let removed = 0
      for (const folder of await readdir(root, { withFileTypes: true })) {
        if (!folder.isDirectory()) continue
        const old: string[] = []
        for (const name of await readdir(join(root, folder.name))) {
          const { mtimeMs } = await stat(join(root, folder.name, name))
          if (now.getTime() - mtimeMs > orphanMilliseconds) old.push(name)
        }
        if (old.length === 0) continue
        const referenced = new Set(folder.name === 'incoming' ? [] : await findReferenced(old))
        for (const name of old) {
          if (referenced.has(name)) continue
          await rm(join(root, folder.name, name), { force: true })
          removed += 1
        }
      }
      return removed
    },
  }
}
