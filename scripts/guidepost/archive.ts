// The folder a backup or an export is: what it holds is written down with sizes and SHA-256, last of all, so that a
// half-written one is known as such.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BlobMissingError, type BlobStore } from '../../server/src/storage/blob-store.ts'
import { keyNames } from '../../server/src/storage/whole-data.ts'
import type { TableSum } from './table-sums.ts'

/** Something the operator can mend; the message is all they see. */
export class OperatorError extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode = 1) {
    super(message)
    this.name = 'OperatorError'
    this.exitCode = exitCode
  }
}

export interface Manifest {
  format: 1
  /** `file`: guidepost.sqlite as it was · `rows`: tables/<name>.jsonl, for either database */
  kind: 'file' | 'rows'
  createdAt: string
  /** Names of the migrations that made the tables. */
  migrations: string[]
  tables: Record<string, TableSum>
  /** By path within the folder. */
  files: Record<string, { size: number; sha256: string }>
}

const manifestName = 'manifest.json'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Paths of the files under `folder`, relative to it; [] when there is no such folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** @throws when it holds anything: nothing is ever written over */
export const claimEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty; name a new folder.`)
}

/** Copies the keys links and secure fields depend on, where they lie in the data folder. */
export const copyKeys = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of keyNames) {
    try {
      await copyFile(join(from, name), join(to, name))
    } catch (error) {
      // They may come from the environment.
      if (!isMissing(error)) throw error
    }
  }
}

const isBlob = (path: string): boolean => path.startsWith('blobs/')
/** Paths of the files players sent, within the folder. */
export const blobsOf = (manifest: Manifest): string[] => Object.keys(manifest.files).filter(isBlob)

/**
 * Writes what players sent into the folder, out of whichever store holds it (CD-173). @throws naming a file that is no
 * longer what was stored: a backup that carried it on in silence would be found out when it is needed
 */
export const copyFilesOut = async (store: BlobStore, folder: string): Promise<void> => {
  for await (const some of store.list()) {
    for (const { sha256 } of some) {
      const path = join(folder, 'blobs', sha256.slice(0, 2), sha256)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(await store.read(sha256), createWriteStream(path, { mode: 0o600, flush: true }))
      } catch (error) {
        // One swept away meanwhile was named by no row.
        if (!(error instanceof BlobMissingError)) throw new OperatorError((error as Error).message)
      }
    }
  }
}

/** Puts them into the store of the new place: before the rows that name them. */
export const copyFilesIn = async (manifest: Manifest, folder: string, store: BlobStore): Promise<void> => {
  for (const path of blobsOf(manifest)) {
    const { sha256 } = await store.put(await readFile(join(folder, path)))
    if (sha256 !== basename(path)) throw new OperatorError(`${join(folder, path)} is not what was written.`)
  }
}

export const writeManifest = async (
  folder: string,
  rest: Omit<Manifest, 'format' | 'createdAt' | 'files'>,
): Promise<Manifest> => {
  const files: Manifest['files'] = {}
  for (const path of await listFiles(folder)) {
    files[path] = { size: (await stat(join(folder, path))).size, sha256: await hashFile(join(folder, path)) }
  }
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...rest, files }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  return manifest
}

/** Reads the manifest and holds every file against it. @throws naming the first that is missing or changed */
export const readArchive = async (folder: string): Promise<Manifest> => {
  let manifest: Manifest
  try {
    manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest
  } catch {
    throw new OperatorError(`${folder} holds no whole backup or export: ${manifestName} is missing or broken.`)
  }
  if (manifest.format !== 1)
    throw new OperatorError(`${folder} was written by another release (format ${String(manifest.format)}).`)
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    const found = await hashFile(join(folder, path)).catch(() => 'missing')
    if (found !== sha256)
      throw new OperatorError(`${join(folder, path)} is ${found === 'missing' ? 'missing' : 'not what was written'}.`)
  }
  return manifest
}
