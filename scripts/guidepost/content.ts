// Content and its folder agree (CD-405): what the desk has is written out, compared, or replaced by what the folder has.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openContentStore } from '../../server/src/compose/content-store.ts'
import { editsLostBy } from '../../server/src/content/desk-edits.ts'
import { differenceOf } from '../../server/src/content/difference.ts'
import type { LoadedPack } from '../../server/src/content/pack/document.ts'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { readWholePack, type WholePack } from '../../server/src/content/whole-pack.ts'
import type { AnyDatabase } from '../../server/src/storage/database.ts'
import { savingDrafts } from '../../server/src/studio/pack-drafts.ts'
import { OperatorError } from './archive.ts'
import { demandDatabase, lookingAt, withDatabase, type Place } from './commands.ts'

const isText = (path: string): boolean => !path.startsWith('assets/')

const readPresent = async (database: AnyDatabase): Promise<WholePack> => {
  await database.migrate()
  const pack = await readWholePack(openContentStore(database))
  if (!pack) throw new OperatorError('No content has been imported yet.')
  return pack
}

/** Files of a pack alone: those a pack passes over, such as README, are the folder's own. */
const filesIn = async (folder: string): Promise<Map<string, Buffer>> => {
  if ((await readdir(folder).catch(() => [])).length === 0) return new Map()
  const files = folderFiles(folder)
  return new Map(files.list().map((path) => [path, files.read(path)]))
}
const isOwn = (path: string): boolean => /^(README|LICENSE|NOTICE|CHANGELOG)(\.[a-z]+)?$/i.test(path)

export interface FileChange {
  path: string
  change: 'added' | 'changed' | 'removed'
  /** Of texts: from the folder to the desk, line by line. */
  difference: string
}

const changesTo = (folder: ReadonlyMap<string, Buffer>, desk: ReadonlyMap<string, Buffer>): FileChange[] => {
  const paths = [...new Set([...folder.keys(), ...desk.keys()])].filter((path) => !isOwn(path)).sort()
  return paths.flatMap((path): FileChange[] => {
    const [here, there] = [folder.get(path), desk.get(path)]
    if (here && there?.equals(here)) return []
    const difference = isText(path)
      ? differenceOf(here?.toString('utf8') ?? '', there?.toString('utf8') ?? '').text
      : ''
    return [{ path, change: !here ? 'added' : !there ? 'removed' : 'changed', difference }]
  })
}

/** What a pull would do to the folder. */
export const compareContent = (place: Place, folder: string): Promise<FileChange[]> =>
  lookingAt(place, async (database) => changesTo(await filesIn(resolve(folder)), (await readPresent(database)).files))

/** The folder becomes what the desk has; files that are none of a pack stay. */
export const pullContent = (place: Place, folder: string): Promise<FileChange[]> =>
  lookingAt(place, async (database) => {
    const into = resolve(folder)
    const { files } = await readPresent(database)
    const changes = changesTo(await filesIn(into), files)
    for (const { path, change } of changes) {
      const file = join(into, path)
      if (change === 'removed') await rm(file)
      else {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, files.get(path)!)
      }
    }
    return changes
  })

/** A pack from its folder; what is odd in it is told. @throws PackError with every mistake */
export const readPack = (folder: string): LoadedPack => {
  const pack = loadPack(folderFiles(resolve(folder)))
  for (const warning of pack.warnings) console.warn(`Warning: ${warning}`)
  return pack
}

/**
 * The desk becomes what a pack has.
 * @param told how it is said that nothing was done, and what may be done instead
 * @throws OperatorError with every document that was changed at the desk since the last import, unless told to overwrite
 */
export const storePack = (
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  pack: LoadedPack,
  { isOverwriting, by, told }: { isOverwriting: boolean; by: string; told: readonly [deed: string, way: string] },
): Promise<{ version: string; isNew: boolean }> =>
  withDatabase(place, async (database) => {
    await database.migrate()
    const store = openContentStore(database)
    const present = await store.present()
    const edits = present ? await editsLostBy(store, present, pack) : []
    if (edits.length > 0 && !isOverwriting)
      throw new OperatorError(
        [
          ...edits.map(({ kind, id, difference }) => `${kind}/${id}\n${difference}\n`),
          `Nothing was ${told[0]}: ${edits.length} changed at the desk since the last import (- as it is there, + as it comes).`,
          told[1],
        ].join('\n'),
      )
    return savingDrafts(database, store)(pack, { importedBy: by, importedAt: new Date().toISOString() })
  })

/** @returns the version that is shown then @throws as `readPack` and `storePack` */
export const pushContent = async (
  place: Place,
  folder: string,
  { isOverwriting = false, by = 'guidepost content push' } = {},
): Promise<string> => {
  demandDatabase(place)
  const told = ['pushed', 'Pull first, or push over them with --overwrite.'] as const
  return (await storePack(place, readPack(folder), { isOverwriting, by, told })).version
}

export const describeChanges = (changes: readonly FileChange[]): string =>
  changes.map(({ path, change, difference }) => `${change} ${path}\n${difference}`.trimEnd()).join('\n')
