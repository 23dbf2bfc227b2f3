// What every test server and store would make anew, made once in a process: the tables of the embedded database, and the
// demonstration's pack as it is read. Both were a third of the suite's processor time.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openContentStore } from '../../server/src/compose/content-store.ts'
import { importFirstContent, readFirstPack } from '../../server/src/content/first-content.ts'
import { savingDrafts } from '../../server/src/studio/pack-drafts.ts'
import { type AnyDatabase, openDatabase } from '../../server/src/storage/database.ts'
import { databaseFile } from '../../server/src/storage/whole-data.ts'

/** What a new database holds: its tables alone, or the demonstration's content as a first start imports it. */
export type Prepared = 'migrated' | 'demonstration'

/** Before what any test's clock says: what the desk changes is newer. */
const importedAt = '2020-01-01T00:00:00.000Z'
const demonstration = fileURLToPath(new URL('../../server/content/demo', import.meta.url))
/** What a server with this pack can begin with. */
export const preparedFor = (pack: string | undefined): Prepared =>
  pack !== undefined && resolve(pack) === demonstration ? 'demonstration' : 'migrated'

export const prepare = async (database: AnyDatabase, state: Prepared): Promise<void> => {
  await database.migrate()
  if (state === 'migrated') return
  const store = openContentStore(database)
  const saving = { activeVersion: store.activeVersion, save: savingDrafts(database, store) }
  await importFirstContent(saving, demonstration, importedAt, readPackOnce)
}

const files = new Map<Prepared, Promise<string>>()

const prepareFile = async (state: Prepared): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `guidepost-${state}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  await prepare(database, state)
  // The last connection that closes leaves one whole file.
  await database.close()
  return join(folder, databaseFile)
}

/** Puts an embedded database into a folder that has none. */
export const putDatabase = async (dataDir: string, state: Prepared = 'migrated'): Promise<void> => {
  const file = files.get(state) ?? prepareFile(state)
  files.set(state, file)
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(await file, join(dataDir, databaseFile))
}

const packs = new Map<string, ReturnType<typeof readFirstPack>>()

/** A pack that no test writes to, read once. */
export const readPackOnce: typeof readFirstPack = (folder) => {
  const pack = packs.get(folder) ?? readFirstPack(folder)
  packs.set(folder, pack)
  return pack
}
