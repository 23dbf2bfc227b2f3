// What every test server and store would make anew, made once in a process: the tables of the embedded database, and the
// demonstration's pack as it is read. Both were a third of the suite's processor time.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFirstPack } from '../../server/src/content/first-content.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { databaseFile } from '../../server/src/storage/whole-data.ts'

let migrated: Promise<string> | undefined

const migrate = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-migrated-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  await database.migrate()
  // The last connection that closes leaves one whole file.
  await database.close()
  return join(folder, databaseFile)
}

/** Puts an embedded database with all its tables, and no rows, into a folder that has none. */
export const putMigratedDatabase = async (dataDir: string): Promise<void> => {
  migrated ??= migrate()
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(await migrated, join(dataDir, databaseFile))
}

const packs = new Map<string, ReturnType<typeof readFirstPack>>()

/** A pack that no test writes to, read once. */
export const readPackOnce: typeof readFirstPack = (folder) => {
  const pack = packs.get(folder) ?? readFirstPack(folder)
  packs.set(folder, pack)
  return pack
}
