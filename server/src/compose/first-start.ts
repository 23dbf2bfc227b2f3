// What a first start of the embedded database has to do once, in a process of its own: the memory that reading a pack takes
// is given back when that ends, and the server never has it (server.ts).
import { openContentStore } from './content-store.ts'
import { importFirstContent } from '../content/first-content.ts'
import type { Config } from '../config.ts'
import { giveUpBallast } from '../storage/ballast.ts'
import { openDatabase } from '../storage/database.ts'
import { demandWritable, lockDataDirectory } from '../storage/lock.ts'
import { demandWholeData } from '../storage/whole-data.ts'
import { savingDrafts } from '../studio/pack-drafts.ts'

/** Makes the tables and brings the first content. @throws as `compose` does of the same */
export const makeFirst = async (config: Config): Promise<void> => {
  const { dataDir } = config
  demandWritable(dataDir)
  giveUpBallast(dataDir)
  demandWholeData(dataDir)
  const unlock = lockDataDirectory(dataDir)
  const database = await openDatabase(config)
  await database.migrate({ mostRows: config.migrateAtStartRows, tell: () => undefined })
  const store = openContentStore(database)
  const saving = { activeVersion: store.activeVersion, save: savingDrafts(database, store) }
  await importFirstContent(saving, config.contentPack, new Date().toISOString())
  await database.close()
  unlock()
}
