// Backup, restore and the move between the databases, on data a running server has made.
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwnersList } from '../../server/src/cases/owners-list.ts'
import { createCaseStore } from '../../server/src/cases/store.ts'
import { createFolderBlobs } from '../../server/src/storage/folder-blobs.ts'
import { openBlobs } from '../../server/src/storage/open-blobs.ts'
import { createBlobOwner, installationOf } from '../../server/src/storage/owned-blobs.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { startS3 } from '../../tests/support/s3.ts'
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts'
import { api, startTestServer, type TestServer } from '../../tests/support/test-server.ts'
import { seedCases } from '../lab/lib/seed-cases.ts'
import type { Manifest } from './archive.ts'
import { backUp, exportRows, importRows, releaseFiles, restore, type Place } from './commands.ts'

const picture = Buffer.from('89504e470d0a1a0a00ff', 'hex')
let root: string
let source: TestServer
let postgres: TestPostgres
let place: Place
let count = 0

const newFolder = (): string => {
  count += 1
  return join(root, String(count))
}
const newPlace = (databaseUrl: string | null = null, s3: Place['s3'] = null): Place => ({
  dataDir: newFolder(),
  databaseUrl,
  s3,
})
const installationIn = async (at: Place): Promise<string> => {
  const database = await openDatabase(at)
  try {
    return await installationOf(database)
  } finally {
    await database.close()
  }
}
const tablesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).tables

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-archive-'))
  ;[source, postgres] = await Promise.all([startTestServer(), startPostgres()])
  const store = createCaseStore(source.database)
  await seedCases({ database: source.database, store, owner: 'test-ada', count: 1_203 })
  const [newest] = await createOwnersList(source.database).list('test-ada', {
    isArchived: false,
    now: '2027-01-01T00:00:00.000Z',
    limit: 1,
    offset: 0,
  })
  const { sha256, size } = await (await createFolderBlobs(source.dataDir)).put(picture)
  const event = {
    eventType: 'CONTACT',
    alternateName: null,
    author: 'Ada',
    text: 'Ünïcödé 😀\n"quoted"\u200f',
    isCompany: false,
    channel: 'TICKET',
    createdAt: '2026-11-01T10:00:00.000Z',
  } as const
  await store.append(newest!, [{ ...event, attachments: [{ field: 'files', name: 'gate.png', size, sha256 }] }])
  place = { dataDir: source.dataDir, databaseUrl: null, s3: null }
})
afterAll(async () => {
  await source.close()
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

let backedUp: string
beforeEach(async () => {
  backedUp = newFolder()
  await backUp(place, backedUp)
})

test('a backup of a running server, restored elsewhere, is the same, and the server starts on it', async () => {
  const target = newPlace()
  const outcome = await restore(target, backedUp, { isVerified: true })
  expect(outcome).toMatchObject({ files: 1 })
  const { body } = await source.app.inject('/metrics')
  expect(Number(/^guidepost_backup_age_seconds (\S+)$/m.exec(body)?.[1])).toBeLessThan(3600)
  const { rows } = await source.database.db
    .selectFrom('support_case')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(tablesOf(backedUp)['support_case']!.rows).toBe(Number(rows))

  const restored = await startTestServer({ dataDir: target.dataDir })
  const player = await restored.signIn()
  const list = await player.get(`${api}/cases/en-US/active?page=1`)
  expect(list.headers['x-total-count']).toBe('1203')
  await restored.stop()
})

test('nothing is restored over anything, and a changed or half-written backup is refused', async () => {
  const target = newPlace()
  await restore(target, backedUp, { isVerified: false })
  await expect(restore(target, backedUp, { isVerified: false })).rejects.toThrow(/is not empty/)
  await expect(backUp(place, backedUp)).rejects.toThrow(/is not empty/)

  const blob = Object.keys((JSON.parse(readFileSync(join(backedUp, 'manifest.json'), 'utf8')) as Manifest).files).find(
    (path) => path.startsWith('blobs/'),
  )!
  appendFileSync(join(backedUp, blob), 'x')
  const untouched = newPlace()
  await expect(restore(untouched, backedUp, { isVerified: false })).rejects.toThrow(/is not what was written/)
  expect(() => readdirSync(untouched.dataDir)).toThrow()
  rmSync(join(backedUp, 'manifest.json'))
  await expect(restore(untouched, backedUp, { isVerified: false })).rejects.toThrow(/no whole backup/)
})

test('a verified restore tells a row that is not the one that was backed up', async () => {
  const path = join(backedUp, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  manifest.tables['support_case']!.sha256 = '0'.repeat(64)
  writeFileSync(path, JSON.stringify(manifest))
  await expect(restore(newPlace(), backedUp, { isVerified: true })).rejects.toThrow(/support_case/)
})

test('an export waits for no running server: the embedded database is in use', async () => {
  await expect(exportRows(place, newFolder())).rejects.toThrow(/Another Guidepost server/)
})

test('embedded → PostgreSQL → embedded: the same counts and hashes, keys and files on the way there and back', async () => {
  const embedded = newPlace()
  await restore(embedded, backedUp, { isVerified: false })
  const first = newFolder()
  await exportRows(embedded, first)

  const onPostgres = newPlace(await postgres.createDatabase())
  await importRows(onPostgres, first)
  await expect(importRows(onPostgres, first)).rejects.toThrow(/not empty/)
  const second = newFolder()
  await backUp(onPostgres, second)
  expect(tablesOf(second)).toEqual(tablesOf(first))
  expect(readFileSync(join(second, 'session.key'), 'utf8')).toBe(
    readFileSync(join(source.dataDir, 'session.key'), 'utf8'),
  )

  const back = newPlace()
  await restore(back, second, { isVerified: true })
  const database = await openDatabase(back)
  const files = await database.db
    .selectFrom('case_attachment')
    .innerJoin('case_event', (join) =>
      join
        .onRef('case_event.case_id', '=', 'case_attachment.case_id')
        .onRef('case_event.position', '=', 'case_attachment.position'),
    )
    .select(['name', 'text', 'sha256'])
    .execute()
  await database.close()
  expect(files).toMatchObject([{ name: 'gate.png', text: 'Ünïcödé 😀\n"quoted"\u200f' }])
  const { sha256 } = files[0]!
  expect(readFileSync(join(back.dataDir, 'blobs', sha256.slice(0, 2), sha256)).equals(picture)).toBe(true)
})

test('folder → S3 → folder: a backup moves the files between the stores, and one that lacks a file is told (CD-173)', async () => {
  const s3 = await startS3()
  try {
    const onS3 = newPlace(null, s3.config)
    expect(await restore(onS3, backedUp, { isVerified: true })).toMatchObject({ files: 1 })
    expect(() => readdirSync(join(onS3.dataDir, 'blobs'))).toThrow('ENOENT')
    // As a start does.
    const started = await openDatabase(onS3)
    await createBlobOwner(await openBlobs(onS3), started).claim()
    await started.close()
    await expect(restore(newPlace(null, s3.config), backedUp, { isVerified: false })).rejects.toThrow(/release-files/)
    expect((await releaseFiles(onS3)).owners).toEqual([await installationIn(onS3)])
    // The copy beside its original is an installation of its own.
    expect(await installationIn(onS3)).not.toBe(await installationIn(place))
    const second = newFolder()
    await backUp(onS3, second)
    expect(tablesOf(second)).toEqual(tablesOf(backedUp))

    const path = join(second, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    const [blob] = Object.keys(manifest.files).filter((one) => one.startsWith('blobs/'))
    const back = newPlace()
    await restore(back, second, { isVerified: false })
    expect(readFileSync(join(back.dataDir, blob!)).equals(picture)).toBe(true)

    delete manifest.files[blob!]
    writeFileSync(path, JSON.stringify(manifest))
    await expect(restore(newPlace(), second, { isVerified: true })).rejects.toThrow(/1 attached files are missing/)
  } finally {
    await s3.stop()
  }
})

test('what harmful content was found in is not missed in a backup: its bytes are not kept (T13)', async () => {
  const { db } = source.database
  const { sha256 } = await db.selectFrom('case_attachment').select('sha256').executeTakeFirstOrThrow()
  await db.updateTable('case_attachment').set({ scan: 'found', finding: 'X' }).execute()
  await (await createFolderBlobs(source.dataDir)).remove(sha256)
  const without = newFolder()
  await backUp(place, without)
  expect(await restore(newPlace(), without, { isVerified: true })).toMatchObject({ files: 0 })
})
