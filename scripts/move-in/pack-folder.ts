// The folder a pack is written into: what is there already, and writing that changes no more than it must and never leaves
// the folder.
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parse } from 'yaml'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { MoveInError } from './library.ts'

export interface PackFolder {
  readonly folder: string
  /** Paths of its files, sorted; written ones among them. */
  paths: () => readonly string[]
  read: (path: string) => string | undefined
  has: (path: string) => boolean
  /** What a YAML file says; undefined where there is none. @throws MoveInError where it cannot be read */
  yaml: (path: string) => unknown
  /** Writes what differs. */
  put: (path: string, bytes: string | Buffer) => void
  remove: (path: string) => void
  readonly changes: { added: string[]; changed: string[]; removed: string[] }
}

const safePath = /^(?!.*(?:^|\/)\.\.(?:\/|$))[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/

export const openPackFolder = (at: string): PackFolder => {
  const folder = resolve(at)
  const isThere = statSync(folder, { throwIfNoEntry: false })
  if (isThere && !isThere.isDirectory()) throw new MoveInError(`${folder} is no folder`)
  mkdirSync(folder, { recursive: true })
  const root = realpathSync(folder)
  const known = new Set(folderFiles(folder).list())
  const changes: PackFolder['changes'] = { added: [], changed: [], removed: [] }

  /** A link in the folder may lead anywhere. */
  const placeOf = (path: string): string => {
    if (!safePath.test(path)) throw new MoveInError(`"${path.slice(0, 200)}" is no path of a pack`)
    const file = join(root, path)
    let above = dirname(file)
    while (!existsSync(above)) above = dirname(above)
    const real = existsSync(file) ? realpathSync(file) : realpathSync(above)
    if (real !== root && !real.startsWith(root + sep))
      throw new MoveInError(`${relative(root, file)} leads out of the folder`)
    return file
  }
  const readBytes = (path: string): Buffer | undefined => {
    const file = placeOf(path)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  return {
    folder,
    changes,
    paths: () => [...known].sort(),
    has: (path) => known.has(path),
    read: (path) => (known.has(path) ? readBytes(path)?.toString('utf8') : undefined),
    yaml: (path) => {
      const text = known.has(path) ? readBytes(path)?.toString('utf8') : undefined
      if (text === undefined) return undefined
      try {
        return parse(text) as unknown
      } catch (error) {
        throw new MoveInError(`${path}: ${(error as Error).message}`)
      }
    },
    put(path, bytes) {
      const next = Buffer.from(bytes as Buffer)
      const before = readBytes(path)
      if (before?.equals(next)) return
      const file = placeOf(path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, next)
      if (!path.startsWith('.')) {
        known.add(path)
        changes[before === undefined ? 'added' : 'changed'].push(path)
      }
    },
    remove(path) {
      rmSync(placeOf(path), { force: true })
      if (known.delete(path)) changes.removed.push(path)
    },
  }
}
