// Backup, restore, export and import (promises O10, O11). A backup of the embedded database is its file, copied while the server
// runs; of PostgreSQL, and an export of either, it is the rows, read in one transaction.
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync, backup } from 'node:sqlite'
import type { Config } from '../../server/src/config.ts'
import { openDatabase, type AnyDatabase } from '../../server/src/storage/database.ts'
import { openBlobs } from '../../server/src/storage/open-blobs.ts'
import { demandNobodyElse, forgetInstallation, installationOf } from '../../server/src/storage/owned-blobs.ts'
import { lockDataDirectory } from '../../server/src/storage/lock.ts'
import {
  OperatorError,
  blobsOf,
  claimEmptyFolder,
  copyFilesIn,
  copyFilesOut,
  copyKeys,
  listFiles,
  readArchive,
  writeManifest,
  type Manifest,
} from './archive.ts'
import type { BlobStore } from '../../server/src/storage/blob-store.ts'
import { backupMark, databaseFile, keyNames } from '../../server/src/storage/whole-data.ts'
import { readSchema, type Schema, type Table } from './schema.ts'
import { countRows, createSum, readRows, storedRow, sumTable, type Row, type TableSum } from './table-sums.ts'

export interface Outcome {
  tables: number
  rows: number
  files: number
}
/** As much of the server's settings as the commands use. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

const perInsert = 50

const outcomeOf = (manifest: Manifest): Outcome => ({
  tables: Object.keys(manifest.tables).length,
  rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
  files: blobsOf(manifest).length,
})

export const withDatabase = async <T>(
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  work: (database: AnyDatabase) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** @throws OperatorError where there is no embedded database: opening would make an empty one */
export const demandDatabase = ({ dataDir, databaseUrl }: Place): void => {
  if (databaseUrl === null && !existsSync(join(dataDir, databaseFile)))
    throw new OperatorError(`${dataDir} holds no database; set DATA_DIR to the server's folder, or DATABASE_URL.`)
}

/** The embedded database belongs to one process: this one, for as long as it reads or fills it (ground G28). */
export const whileStopped = async <T>({ dataDir, databaseUrl }: Place, work: () => Promise<T>): Promise<T> => {
  const unlock = databaseUrl === null ? lockDataDirectory(dataDir) : () => undefined
  try {
    return await work()
  } finally {
    unlock()
  }
}

/** Looks into a database that is there; the server may run. */
export const lookingAt = async <T>(place: Place, work: (database: AnyDatabase) => Promise<T>): Promise<T> => {
  demandDatabase(place)
  return withDatabase(place, work)
}

/** Changes a database that is there: the embedded one while the server is stopped, PostgreSQL's beside it. */
export const changing = async <T>(place: Place, work: (database: AnyDatabase) => Promise<T>): Promise<T> => {
  demandDatabase(place)
  return whileStopped(place, () => withDatabase(place, work))
}

const sumAll = async (database: AnyDatabase, { tables }: Schema): Promise<Record<string, TableSum>> => {
  const sums: Record<string, TableSum> = {}
  for (const table of tables) sums[table.name] = await sumTable(database, table)
  return sums
}

/** @throws naming the tables whose count or hash is another */
const compare = (expected: Record<string, TableSum>, found: Record<string, TableSum>): void => {
  const different = Object.keys({ ...expected, ...found }).filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256,
  )
  if (different.length > 0)
    throw new OperatorError(
      'Not what was written: ' +
        `${different.map((name) => `${name} (${found[name]?.rows ?? 0} of ${expected[name]?.rows ?? 0} rows)`).join(', ')}.`,
    )
}

/** Every attachment a case names must be in the store (promises P4). */
const checkAttachments = async (database: AnyDatabase, store: BlobStore): Promise<void> => {
  const named = await database.db
    .selectFrom('case_attachment')
    .select(['sha256', 'size'])
    .distinct()
    // What harmful content was found in is not kept (T13).
    .where((expression) => expression.or([expression('scan', 'is', null), expression('scan', '<>', 'found')]))
    .execute()
  const missing: string[] = []
  for (const { sha256, size } of named) if ((await store.find(sha256))?.size !== size) missing.push(sha256)
  if (missing.length > 0)
    throw new OperatorError(`${missing.length} attached files are missing, the first is ${missing[0]}.`)
}

const sameRelease = (manifest: Manifest, schema: Schema): void => {
  const key = (names: readonly string[]) => [...names].sort().join()
  if (key(manifest.migrations) !== key(schema.migrations))
    throw new OperatorError('This was written by another release; use that release here, then upgrade.')
}

/** Copies the open database page by page; writers go on meanwhile. */
const backUpFile = async ({ dataDir, s3 }: Place, folder: string): Promise<Manifest> => {
  demandDatabase({ dataDir, s3, databaseUrl: null })
  const source = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true, timeout: 5_000 })
  try {
    await backup(source, join(folder, databaseFile))
  } finally {
    source.close()
  }
  const schema = await readSchema()
  const copy = { dataDir: folder, databaseUrl: null }
  const tables = await withDatabase(copy, async (database) => {
    await database.migrate()
    return sumAll(database, schema)
  })
  // Files come after rows: whatever a copied row names was in the store before it.
  await copyFilesOut(await openBlobs({ dataDir, s3 }), folder)
  await copyKeys(dataDir, folder)
  return writeManifest(folder, { kind: 'file', migrations: schema.migrations, tables })
}

const writeRows = async (place: Place, folder: string): Promise<Manifest> => {
  const schema = await readSchema()
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const writeTable = async (database: AnyDatabase, table: Table): Promise<TableSum> => {
    const file = await open(join(folder, 'tables', `${table.name}.jsonl`), 'w', 0o600)
    const sum = createSum()
    try {
      for await (const row of readRows(database, table)) {
        sum.add(row)
        await file.write(`${JSON.stringify(row)}\n`)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    return sum.result()
  }
  const tables = await withDatabase(place, async (database) => {
    await database.migrate()
    return database.withTransaction(async () => {
      const sums: Record<string, TableSum> = {}
      for (const table of schema.tables) sums[table.name] = await writeTable(database, table)
      return sums
    })
  })
  await copyFilesOut(await openBlobs(place), folder)
  await copyKeys(place.dataDir, folder)
  return writeManifest(folder, { kind: 'rows', migrations: schema.migrations, tables })
}

const readTable = async (database: AnyDatabase, folder: string, table: Table): Promise<void> => {
  let rows: Row[] = []
  const flush = async () => {
    if (rows.length > 0)
      await database.db
        .insertInto(table.name as never)
        .values(rows as never)
        .execute()
    rows = []
  }
  for await (const line of createInterface({
    input: createReadStream(join(folder, 'tables', `${table.name}.jsonl`)),
  })) {
    rows.push(storedRow(table, JSON.parse(line) as Row))
    if (rows.length === perInsert) await flush()
  }
  await flush()
}

/** @throws when a key is there already and is another: links and secure fields would open no more */
const checkKeys = async (folder: string, dataDir: string): Promise<void> => {
  for (const name of keyNames) {
    const [coming, there] = await Promise.all(
      [folder, dataDir].map((place) => readFile(join(place, name), 'utf8').catch(() => undefined)),
    )
    if (coming !== undefined && there !== undefined && coming !== there)
      throw new OperatorError(`${join(dataDir, name)} is another key than the one that comes; name an empty DATA_DIR.`)
  }
}

/** Writes a backup into a new folder; the server may run. */
export const backUp = async (place: Place, folder: string): Promise<Outcome> => {
  await claimEmptyFolder(folder)
  const manifest = await (place.databaseUrl === null ? backUpFile(place, folder) : writeRows(place, folder))
  // On a machine without the server's folder nobody looks for it.
  await writeFile(join(place.dataDir, backupMark), '', { mode: 0o600 }).catch(() => undefined)
  return outcomeOf(manifest)
}

/**
 * Writes rows, files and keys for either database into a new folder. @throws DataDirectoryInUseError while an embedded
 * server runs
 */
export const exportRows = (place: Place, folder: string): Promise<Outcome> =>
  whileStopped(place, async () => {
    await claimEmptyFolder(folder)
    return outcomeOf(await writeRows(place, folder))
  })

/** Takes rows into an empty database, all or none, and compares counts and hashes within the same transaction. */
export const importRows = async (place: Place, folder: string): Promise<Outcome> => {
  const manifest = await readArchive(folder)
  if (manifest.kind !== 'rows')
    throw new OperatorError('This is a backup of the embedded database; restore it, then export.')
  const schema = await readSchema()
  sameRelease(manifest, schema)
  await checkKeys(folder, place.dataDir)
  return whileStopped(place, () =>
    withDatabase(place, async (database) => {
      await database.migrate()
      for (const table of schema.tables) {
        if ((await countRows(database, table)) > 0)
          throw new OperatorError(`The database is not empty: ${table.name} has rows. Nothing was changed.`)
      }
      const store = await openBlobs(place)
      await demandNobodyElse(store, await installationOf(database))
      await copyFilesIn(manifest, folder, store)
      await copyKeys(folder, place.dataDir)
      await database.withTransaction(async () => {
        for (const table of schema.tables) await readTable(database, folder, table)
        // The server fills them in when it starts (CD-182).
        await database.db.insertInto('case_search_fill').values({ after_id: '' }).execute()
        compare(manifest.tables, await sumAll(database, schema))
        await checkAttachments(database, store)
      })
      return outcomeOf(manifest)
    }),
  )
}

/** Puts a backup into an empty place. `isVerified`: opens it, looks for damage, counts and hashes every table. */
export const restore = async (
  place: Place,
  folder: string,
  { isVerified }: { isVerified: boolean },
): Promise<Outcome> => {
  const manifest = await readArchive(folder)
  if (manifest.kind === 'rows') return importRows(place, folder)
  if (place.databaseUrl !== null)
    throw new OperatorError(
      'This is a backup of the embedded database: restore it without DATABASE_URL, then export and import.',
    )
  if ((await listFiles(place.dataDir)).length > 0)
    throw new OperatorError(`${place.dataDir} is not empty; set DATA_DIR to a new folder.`)
  const store = await openBlobs(place)
  await demandNobodyElse(store)
  const blobs = new Set(blobsOf(manifest))
  for (const path of Object.keys(manifest.files)) {
    if (blobs.has(path)) continue
    await mkdir(dirname(join(place.dataDir, path)), { recursive: true, mode: 0o700 })
    await copyFile(join(folder, path), join(place.dataDir, path))
  }
  await copyFilesIn(manifest, folder, store)
  await whileStopped(place, () => withDatabase(place, forgetInstallation))
  if (isVerified) {
    await whileStopped(place, async () => {
      const file = new DatabaseSync(join(place.dataDir, databaseFile))
      const verdict = file.prepare('pragma integrity_check').get()?.['integrity_check']
      file.close()
      if (verdict !== 'ok') throw new OperatorError(`The database is damaged: ${String(verdict)}`)
      const schema = await readSchema()
      sameRelease(manifest, schema)
      await withDatabase(place, async (database) => {
        compare(manifest.tables, await sumAll(database, schema))
        await checkAttachments(database, store)
      })
    })
  }
  return outcomeOf(manifest)
}

/**
 * Takes every installation's mark out of the store of files, so that the next one to start there owns them (CD-174).
 * @returns where that is, and whose they were · @throws DataDirectoryInUseError while an embedded server runs
 */
export const releaseFiles = (place: Place): Promise<{ from: string; owners: string[] }> =>
  whileStopped(place, async () => {
    const store = await openBlobs(place)
    const owners = await store.owners()
    for (const owner of owners) await store.removeOwner(owner)
    return { from: store.place, owners }
  })
