// What the stores of files do beyond the list that all of them keep (tests/support/blob-contract.ts): when a file is
// sent or written again, what ends half way, how a sweep goes through many.
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { namesOf, receive } from '../../../tests/support/blob-contract.ts'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { systemClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { BlobMissingError, BlobStoreAwayError, type BlobStore, type ListedBlob } from './blob-store.ts'
import { openDatabase, type AnyDatabase } from './database.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { withLeftFolder } from './open-blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'
import { createSweptBlobs } from './swept-blobs.ts'

const bytes = new TextEncoder().encode('hello')
const hash = sha256(bytes)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('who reads a log finds which error it was, of which file, and why', () => {
  const why = new Error('ENOSPC')
  expect(new BlobStoreAwayError(why)).toMatchObject({
    name: 'BlobStoreAwayError',
    message: 'The store of files is away',
    cause: why,
  })
  expect(new BlobMissingError(hash)).toMatchObject({ name: 'BlobMissingError', message: `There is no file ${hash}` })
})

describe('in a folder', () => {
  let store: BlobStore
  const pathOf = (one: string) => join(folder, 'blobs', one.slice(0, 2), one)
  beforeEach(async () => {
    store = await createFolderBlobs(folder)
  })

  test('equal content makes the file younger and is not written again', async () => {
    expect(store.kind).toBe('folder')
    await store.put(bytes)
    const written = statSync(pathOf(hash)).ino
    utimesSync(pathOf(hash), 1_000, 1_000)
    expect(await store.put(bytes)).toEqual({ sha256: hash, size: 5 })
    expect(statSync(pathOf(hash)).ino).toBe(written)
    expect(Date.now() - statSync(pathOf(hash)).mtimeMs).toBeLessThan(60_000)
  })

  test('a received file gets a second name, no second copy', async () => {
    const file = receive(folder, bytes)
    await store.keepFile(file)
    expect(statSync(file.path).ino).toBe(statSync(pathOf(hash)).ino)
  })

  test('a file that goes while the folder is read is not listed', async () => {
    await store.put(bytes)
    symlinkSync(join(folder, 'gone'), join(folder, 'blobs', hash.slice(0, 2), sha256(new Uint8Array([1]))))
    expect(await namesOf(store)).toEqual([hash])
  })

  test('an upload that ended half way goes once it is older than asked, and no sooner', async () => {
    const left = join(folder, 'blobs', 'incoming', 'left')
    writeFileSync(left, 'ha')
    utimesSync(left, 1_000, 1_000)
    expect(await store.clearUnfinished(new Date(1_000_000))).toBe(0)
    expect(await store.clearUnfinished(new Date(1_001_000))).toBe(1)
    expect(readdirSync(join(folder, 'blobs', 'incoming'))).toEqual([])
  })

  test('without the place for what comes in it is not ready', async () => {
    await store.ping()
    rmSync(join(folder, 'blobs', 'incoming'), { recursive: true })
    await expect(store.ping()).rejects.toThrow('ENOENT')
  })
})

describe('on S3', () => {
  let s3: TestS3
  let store: BlobStore
  const objectOf = (one: string) => join(s3.folder, `${one}._S3rver_object`)
  const hoursOld = async (): Promise<number> =>
    Math.round((4 * (Date.now() - (await store.find(hash))!.storedAt.getTime())) / 3_600_000) / 4
  beforeAll(async () => {
    s3 = await startS3()
    store = await createS3Blobs(s3.config)
  })
  afterAll(() => s3.stop())
  beforeEach(async () => {
    for (const name of await namesOf(store)) await store.remove(name)
  })

  test.each(['put', 'keepFile'] as const)(
    'what is there for less than half an hour is not sent again: %s',
    async (way) => {
      const again = () => (way === 'put' ? store.put(bytes) : store.keepFile(receive(folder, bytes)))
      expect(store.kind).toBe('s3')
      await again()
      s3.age(hash, 0.25)
      expect(await again()).toEqual({ sha256: hash, size: 5 })
      expect(await hoursOld()).toBe(0.25)
      s3.age(hash, 0.75)
      await again()
      expect(await hoursOld()).toBe(0)
    },
  )

  test('what is there with another size is sent again', async () => {
    await store.put(bytes)
    writeFileSync(objectOf(hash), 'hell')
    await store.put(bytes)
    // The stand-in answers before its file is on the disk.
    await expect.poll(() => readFileSync(objectOf(hash), 'utf8')).toBe('hello')
  })

  test.each([5, 9_000_000])('a file of %d bytes that changed on the way is told and not kept', async (size) => {
    const file = receive(folder, Buffer.alloc(size, 'x'))
    writeFileSync(file.path, Buffer.alloc(size, 'y'))
    await expect(store.keepFile(file)).rejects.toThrow(`The file ${file.sha256} changed on the way`)
    expect(await namesOf(store)).toEqual([])
  })

  test('what still lies in the folder is found, listed and removed there too', async () => {
    const before = await createFolderBlobs(folder)
    const both = withLeftFolder(store, before, (one) => join(folder, 'blobs', one.slice(0, 2), one))
    const { sha256: old } = await before.put(new Uint8Array([1]))
    await store.put(bytes)
    expect(await both.find(old)).toMatchObject({ sha256: old, size: 1 })
    expect(await both.find(hash)).toMatchObject({ size: 5 })
    expect(await namesOf(both)).toEqual([old, hash].sort())
    await both.remove(old)
    await both.remove(hash)
    expect([await namesOf(before), await namesOf(store)]).toEqual([[], []])
  })
})

describe('a sweep through many', () => {
  let database: AnyDatabase
  beforeEach(async () => {
    database = await openDatabase({ dataDir: join(folder, 'database'), databaseUrl: null })
    await database.migrate()
  })
  afterEach(() => database.close())

  /** A store that holds these, each two hours old. */
  const storeOf = async (hashes: readonly string[]): Promise<BlobStore & { removed: string[] }> => {
    const removed: string[] = []
    const old = (one: string): ListedBlob => ({ sha256: one, size: 1, storedAt: new Date(Date.now() - 7_200_000) })
    return {
      ...(await createFolderBlobs(folder)),
      removed,
      find: async (one) => old(one),
      remove: async (one) => void removed.push(one),
      list: async function* listAll() {
        yield hashes.map(old)
      },
    }
  }

  test('asks for a hundred at a time, each once before it notes what it removes and once after', async () => {
    const hashes = Array.from({ length: 200 }, (_, index) => sha256(new TextEncoder().encode(String(index))))
    const store = await storeOf(hashes)
    const asked: number[] = []
    const removed = await createSweptBlobs({ store, database, clock: systemClock }).sweep(async (some) => {
      asked.push(some.length)
      return []
    })
    expect([removed, asked, store.removed]).toEqual([200, [100, 100, 100, 100], hashes])
  })

  test('notes and looks at nothing that a row names', async () => {
    const [named, orphan] = [hash, sha256(new Uint8Array([1]))]
    const store = await storeOf([named, orphan])
    const asked: string[][] = []
    await createSweptBlobs({ store, database, clock: systemClock }).sweep(async (some) => {
      asked.push(some)
      return [named]
    })
    expect(asked).toEqual([[named, orphan], [orphan]])
    expect(store.removed).toEqual([orphan])
    expect(await database.db.selectFrom('blob_removal').select('sha256').execute()).toEqual([{ sha256: orphan }])
  })
})
