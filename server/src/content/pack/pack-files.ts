import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where a pack's files come from: a folder here, an upload at the desk. Paths use `/` and are relative to the pack. */
export interface PackFiles {
  list: () => readonly string[]
  read: (path: string) => Buffer
}

/**
 * Files of a folder, sorted; names that begin with a dot are not part of a pack. Throws a sentence when the folder is
 * not there.
 */
export const folderFiles = (folder: string): PackFiles => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`There is no folder ${folder}`)
  const walk = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .flatMap((entry) => {
        const path = below ? `${below}/${entry.name}` : entry.name
        return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
      })
  const paths = walk('').sort()
  return { list: () => paths, read: (path) => readFileSync(join(folder, path)) }
}

/** Files held in memory: uploads and tests. */
export const memoryFiles = (files: Readonly<Record<string, string | Buffer>>): PackFiles => ({
  list: () => Object.keys(files).sort(),
  read: (path) => Buffer.from(files[path] ?? ''),
})
