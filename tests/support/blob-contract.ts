// What every store of files promises: one list of tests, asked of a folder, of s3rver in the quick suite and of a server
// that checks what it is sent in `make lab DO=s3` (CD-171, CD-172).
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../server/src/lib/clock.ts'
import { sha256 } from '../../server/src/lib/ids.ts'
import {
  BlobMissingError,
  BlobStoreAwayError,
  type BlobStore,
  type ReceivedFile,
} from '../../server/src/storage/blob-store.ts'
import { openDatabase, type AnyDatabase } from '../../server/src/storage/database.ts'
import { ForeignFilesError, installationOf, ReleasedFilesError } from '../../server/src/storage/owned-blobs.ts'
import { createSweptBlobs, type SweptBlobs } from '../../server/src/storage/swept-blobs.ts'

/** How a kind of store is opened and tampered with; asked inside the tests. */
export interface BlobKind {
  open: () => Promise<BlobStore>
  /** Makes a stored file look so many hours old. */
  age: (sha256: string, hours: number) => void
  /** Where its bytes lie. */
  pathOf: (sha256: string) => string
}

const bytes = new TextEncoder().encode('hello')
const hash = sha256(bytes)

export const receive = (folder: string, content: Uint8Array): ReceivedFile => {
  const path = join(folder, 'upload')
  writeFileSync(path, content)
  return { path, sha256: sha256(content), size: content.byteLength }
}

export const namesOf = async (store: BlobStore): Promise<string[]> => {
  const names: string[] = []
  for await (const some of store.list()) names.push(...some.map((one) => one.sha256))
  return names.sort()
}

export const blobContract = (title: string, kind: BlobKind): void => {
  describe(title, () => {
    let folder: string
    const received = (content: Uint8Array): ReceivedFile => receive(folder, content)

    let database: AnyDatabase
    let store: BlobStore
    let blobs: SweptBlobs
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'guidepost-blobs-'))
      store = await kind.open()
      for (const name of await namesOf(store)) await store.remove(name)
      for (const owner of await store.owners()) await store.removeOwner(owner)
      database = await openDatabase({ dataDir: join(folder, 'database'), databaseUrl: null })
      await database.migrate()
      blobs = createSweptBlobs({ store, database, clock: systemClock })
    })
    afterEach(async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('equal content is stored once, under its hash, whichever way it comes', async () => {
      expect(await blobs.put(bytes)).toEqual({ sha256: hash, size: 5 })
      await blobs.put(bytes)
      expect(await blobs.keepFile(received(bytes))).toEqual({ sha256: hash, size: 5 })
      expect(await namesOf(blobs)).toEqual([hash])
      expect(await blobs.find(hash)).toMatchObject({ sha256: hash, size: 5 })
      expect((await buffer(await blobs.read(hash))).toString()).toBe('hello')
      await blobs.ping()
    })

    test('a part lies beside the files until it is removed, and no sweep of files takes it (CD-197)', async () => {
      const names = async (): Promise<string[]> => {
        const all: string[] = []
        for await (const some of blobs.parts.list()) all.push(...some.map(({ name }) => name))
        return all
      }
      const { path } = received(bytes)
      await blobs.parts.put('a-1.0.x', path, 5)
      expect([await names(), await namesOf(blobs)]).toEqual([['a-1.0.x'], []])
      expect(await blobs.sweep(async () => [])).toBe(0)
      expect((await buffer(await blobs.parts.read('a-1.0.x'))).toString()).toBe('hello')
      await blobs.parts.remove('a-1.0.x')
      expect(await names()).toEqual([])
      await expect(blobs.parts.read('a-1.0.x')).rejects.toBeInstanceOf(BlobMissingError)
      for (const name of ['../x', '.x', 'a/b', '']) await expect(blobs.parts.put(name, path, 5)).rejects.toThrow('name')
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

    /** s3rver answers before it has written. */
    const isWritten = () => expect.poll(() => readFileSync(kind.pathOf(hash), 'utf8')).toBe('hello')

    test('bytes that changed where they lie are not taken for whole', async () => {
      await blobs.put(bytes)
      await isWritten()
      writeFileSync(kind.pathOf(hash), 'hallo')
      await expect(buffer(await blobs.read(hash))).rejects.toThrow('is not what was stored')
      // A reader that comes late is told the same; until then the failure ends no process for want of a listener.
      const [late, left] = [await blobs.read(hash), await blobs.read(hash)]
      await expect.poll(() => [late, left].every(({ errored }) => errored)).toBe(true)
      await expect(buffer(late)).rejects.toThrow('is not what was stored')
      await expect(pipeline(left, createWriteStream(join(folder, 'copy')))).rejects.toThrow()
    })

    test('a file that was cut short where it lies is replaced when it comes again', async () => {
      await blobs.put(bytes)
      await isWritten()
      writeFileSync(kind.pathOf(hash), 'hel')
      await blobs.keepFile(received(bytes))
      await isWritten()
      expect((await buffer(await blobs.read(hash))).toString()).toBe('hello')
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

    const another = async (work: (other: SweptBlobs) => Promise<void>): Promise<void> => {
      const elsewhere = await openDatabase({ dataDir: join(folder, 'elsewhere'), databaseUrl: null })
      await elsewhere.migrate()
      await work(createSweptBlobs({ store, database: elsewhere, clock: systemClock }))
      await elsewhere.close()
    }

    test('another installation is refused by name: it neither starts, stores, nor sweeps, until the files are released', async () => {
      await blobs.put(bytes)
      kind.age(hash, 2)
      expect(await store.owners()).toEqual([await installationOf(database)])
      await another(async (other) => {
        for (const call of [() => other.claim(), () => other.sweep(async () => [])])
          await expect(call()).rejects.toThrow(ForeignFilesError)
        await expect(other.put(new Uint8Array([1]))).rejects.toThrow(BlobStoreAwayError)
        await expect(other.claim()).rejects.toThrow(store.place)
        expect(await store.owners()).toEqual([await installationOf(database)])
        expect(await namesOf(store)).toEqual([hash])

        for (const owner of await store.owners()) await store.removeOwner(owner)
        await expect(blobs.sweep(async () => [])).rejects.toThrow(ReleasedFilesError)
        await other.put(new Uint8Array([1]))
        await expect(blobs.sweep(async () => [])).rejects.toThrow(ForeignFilesError)
        expect((await namesOf(store)).length).toBe(2)
        expect(await other.sweep(async () => [])).toBe(1)
      })
    })

    test('of two installations that begin at the same moment at most one goes on', async () => {
      await another(async (other) => {
        const begun = await Promise.allSettled([blobs.claim(), other.claim()])
        const taken = begun.filter(({ status }) => status === 'fulfilled').length
        expect(taken).toBeLessThan(2)
        expect((await store.owners()).length).toBe(taken)
      })
    })

    test('instances of one installation share its files', async () => {
      const instance = createSweptBlobs({ store, database, clock: systemClock })
      await Promise.all([blobs.claim(), instance.claim()])
      await instance.put(bytes)
      expect(await blobs.sweep(async () => [])).toBe(0)
      expect(await instance.sweep(async () => [])).toBe(0)
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
}
