// Every store of files keeps the same promises (tests/support/blob-contract.ts), and what each has of its own.
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { blobContract, namesOf, receive, type BlobKind } from '../../../tests/support/blob-contract.ts'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { systemClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { BlobStoreAwayError } from './blob-store.ts'
import { openDatabase } from './database.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'
import { createSweptBlobs } from './swept-blobs.ts'

const bytes = new TextEncoder().encode('hello')
const hash = sha256(bytes)
let folder: string
let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inFolder: BlobKind = {
  open: () => createFolderBlobs(folder),
  pathOf: (one) => join(folder, 'blobs', one.slice(0, 2), one),
  age: (one, hours) => {
    const then = new Date(Date.now() - hours * 3600_000)
    utimesSync(inFolder.pathOf(one), then, then)
  },
}
const onS3: BlobKind = {
  open: () => createS3Blobs(s3.config),
  pathOf: (one) => join(s3.folder, `${one}._S3rver_object`),
  age: (one, hours) => s3.age(one, hours),
}
blobContract('files in a folder', inFolder)
blobContract('files on S3', onS3)

test('in a folder a file is its user’s alone, and nothing half-written lasts (promises P4)', async () => {
  const store = await createFolderBlobs(folder)
  await store.put(bytes)
  const incoming = join(folder, 'blobs', 'incoming')
  expect(statSync(inFolder.pathOf(hash)).mode & 0o077).toBe(0)
  expect(readdirSync(incoming)).toEqual([])
  writeFileSync(join(incoming, 'cut-short'), 'x')
  expect(await store.clearUnfinished(new Date(Date.now() - 3600_000))).toBe(0)
  expect(await store.clearUnfinished(new Date(Date.now() + 1000))).toBe(1)
  expect(readdirSync(incoming)).toEqual([])
})

test('what an installation kept in its folder is read from there, and moves to S3 with the next sweep', async () => {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null })
  await database.migrate()
  const before = await createFolderBlobs(folder)
  const old = await before.put(new TextEncoder().encode('of before'))
  const broken = await before.put(new TextEncoder().encode('of before, too'))
  writeFileSync(inFolder.pathOf(broken.sha256), 'something else')
  const bucket = { ...s3.config, prefix: 'moved-to/' }
  // It was the folder's owner; the bucket is new.
  await createSweptBlobs({ store: before, database, clock: systemClock }).claim()
  const blobs = createSweptBlobs({
    store: await openBlobs({ dataDir: folder, s3: bucket }),
    database,
    clock: systemClock,
  })
  expect((await buffer(await blobs.read(old.sha256))).toString()).toBe('of before')
  await blobs.sweep(async (hashes) => hashes)
  expect(await namesOf(before)).toEqual([broken.sha256])
  expect((await buffer(await blobs.read(old.sha256))).toString()).toBe('of before')
  const onlyThere = await createS3Blobs(bucket)
  expect(await onlyThere.find(old.sha256)).toBeDefined()
  expect(await onlyThere.owners()).toEqual(await before.owners())
  await database.close()
})

test('S3 that is away is told as such by every call, and is there again by itself', async () => {
  const store = await createS3Blobs(s3.config)
  await store.put(bytes)
  await s3.goAway()
  for (const call of [
    () => store.put(new Uint8Array([1])),
    () => store.keepFile(receive(folder, new Uint8Array([2]))),
    () => store.find(hash),
    () => store.read(hash),
    () => store.ping(),
    () => namesOf(store),
  ])
    await expect(call()).rejects.toThrow(BlobStoreAwayError)
  await s3.comeBack()
  await store.ping()
  expect((await buffer(await store.read(hash))).toString()).toBe('hello')
})
