// Every store of files keeps the same promises: one list of tests, asked of the folder and of S3 (CD-171, CD-172).
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { systemClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { BlobMissingError, BlobStoreAwayError, type BlobStore } from './blob-store.ts'
import { openDatabase, type Database } from './database.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'
import { createSweptBlobs, type SweptBlobs } from './swept-blobs.ts'

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

interface Kind {
  open: () => Promise<BlobStore>
  /** Makes a stored file look so many hours old. */
  age: (sha256: string, hours: number) => void
  /** Where its bytes lie. */
  pathOf: (sha256: string) => string
}
const inFolder: Kind = {
  open: () => createFolderBlobs(folder),
  pathOf: (one) => join(folder, 'blobs', one.slice(0, 2), one),
  age: (one, hours) => {
    const then = new Date(Date.now() - hours * 3600_000)
    utimesSync(inFolder.pathOf(one), then, then)
  },
}
const onS3: Kind = {
  open: () => createS3Blobs(s3.config),
  pathOf: (one) => join(s3.folder, `${one}._S3rver_object`),
  age: (one, hours) => s3.age(one, hours),
}
const received = (content: Uint8Array): { path: string; sha256: string; size: number } => {
  const path = join(folder, 'upload')
  writeFileSync(path, content)
  return { path, sha256: sha256(content), size: content.byteLength }
}
const namesOf = async (store: BlobStore): Promise<string[]> => {
  const names: string[] = []
  for await (const some of store.list()) names.push(...some.map((one) => one.sha256))
  return names.sort()
}

describe.each([
  ['a folder', inFolder],
  ['S3', onS3],
])('files in %s', (_name, kind) => {
  let database: Database
  let store: BlobStore
  let blobs: SweptBlobs
  beforeEach(async () => {
    store = await kind.open()
    for (const name of await namesOf(store)) await store.remove(name)
    database = await openDatabase({ dataDir: join(folder, 'database'), databaseUrl: null })
    await database.migrate()
    blobs = createSweptBlobs({ store, database, clock: systemClock })
  })
  afterEach(() => database.close())

  test('equal content is stored once, under its hash, whichever way it comes', async () => {
    expect(await blobs.put(bytes)).toEqual({ sha256: hash, size: 5 })
    await blobs.put(bytes)
    expect(await blobs.keepFile(received(bytes))).toEqual({ sha256: hash, size: 5 })
    expect(await namesOf(blobs)).toEqual([hash])
    expect(await blobs.find(hash)).toMatchObject({ sha256: hash, size: 5 })
    expect((await buffer(await blobs.read(hash))).toString()).toBe('hello')
    await blobs.ping()
  })

  test('a large file comes back as it was', async () => {
    const large = Buffer.alloc(9_000_000, 'every byte of it, ')
    const file = received(large)
    await blobs.keepFile(file)
    expect(sha256(await buffer(await blobs.read(file.sha256)))).toBe(file.sha256)
    expect(await blobs.find(file.sha256)).toMatchObject({ size: 9_000_000 })
  })

  test('a name that is no hash reaches no file; one that nobody stored is missing, and may be removed', async () => {
    await expect(blobs.read('../../etc/passwd')).rejects.toThrow('Not a SHA-256')
    await expect(blobs.read(hash)).rejects.toThrow(BlobMissingError)
    expect(await blobs.find(hash)).toBeUndefined()
    await blobs.remove(hash)
  })

  test('bytes that changed where they lie are not taken for whole', async () => {
    await blobs.put(bytes)
    writeFileSync(kind.pathOf(hash), 'hallo')
    await expect(buffer(await blobs.read(hash))).rejects.toThrow('is not what was stored')
  })

  test('a sweep removes what nothing names, once it is an hour old', async () => {
    await blobs.put(bytes)
    expect(await blobs.sweep(async () => [])).toBe(0)
    kind.age(hash, 2)
    expect(await blobs.sweep(async (hashes) => hashes)).toBe(0)
    expect(await blobs.sweep(async () => [])).toBe(1)
    expect(await blobs.find(hash)).toBeUndefined()
  })

  test('stored again before a sweep, an old file stays for the row that is about to name it', async () => {
    await blobs.put(bytes)
    kind.age(hash, 2)
    await blobs.keepFile(received(bytes))
    expect(await blobs.sweep(async () => [])).toBe(0)
  })

  test('stored again in the middle of a sweep, before its last look or after it, a file is there', async () => {
    for (const when of ['before', 'after'] as const) {
      await blobs.put(bytes)
      kind.age(hash, 2)
      const again: Promise<unknown>[] = []
      const storeAgain = () => again.push(blobs.keepFile(received(bytes)))
      const sweeping = createSweptBlobs({
        database,
        clock: systemClock,
        store: {
          ...store,
          find: async (one) => {
            if (when === 'before') await store.put(bytes)
            const found = await store.find(one)
            if (when === 'after') storeAgain()
            return found
          },
          remove: async (one) => {
            // What was stored after the last look is there by now, and goes.
            await store.put(bytes)
            await store.remove(one)
          },
        },
      })
      if (when === 'before') storeAgain()
      await sweeping.sweep(async () => [])
      await Promise.all(again)
      expect(await blobs.find(hash)).toBeDefined()
    }
  })

  test('a row that names it meanwhile keeps an old file', async () => {
    await blobs.put(bytes)
    kind.age(hash, 2)
    let looks = 0
    const removed = await blobs.sweep(async (hashes) => {
      looks += 1
      return looks === 1 ? [] : hashes
    })
    expect([removed, looks, await blobs.find(hash)]).toMatchObject([0, 2, { sha256: hash }])
  })
})

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
  const blobs = createSweptBlobs({
    store: await openBlobs({ dataDir: folder, s3: s3.config }),
    database,
    clock: systemClock,
  })
  expect((await buffer(await blobs.read(old.sha256))).toString()).toBe('of before')
  await blobs.sweep(async (hashes) => hashes)
  expect(await namesOf(before)).toEqual([broken.sha256])
  expect((await buffer(await blobs.read(old.sha256))).toString()).toBe('of before')
  expect(await (await createS3Blobs(s3.config)).find(old.sha256)).toBeDefined()
  await database.close()
})

test('S3 that is away is told as such by every call, and is there again by itself', async () => {
  const store = await createS3Blobs(s3.config)
  await store.put(bytes)
  await s3.goAway()
  for (const call of [
    () => store.put(new Uint8Array([1])),
    () => store.keepFile(received(new Uint8Array([2]))),
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
