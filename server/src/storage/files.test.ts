import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../lib/ids.ts'
import { createBlobStore } from './blob-store.ts'
import { DataDirectoryInUseError, lockDataDirectory } from './lock.ts'
import { loadOrCreateSecret } from './secrets.ts'
import { openSqliteFile } from './sqlite-driver.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the embedded database is read by its user alone, one that others could read before too', () => {
  const path = join(folder, 'guidepost.sqlite')
  const modes = (): number[] => [path, `${path}-wal`, `${path}-shm`].map((one) => statSync(one).mode & 0o777)
  const made = openSqliteFile(path)
  made.exec('create table t (a)')
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  made.close()
  chmodSync(path, 0o644)
  const opened = openSqliteFile(path)
  opened.exec('insert into t values (1)')
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  opened.close()
})

describe('files by their content (promises P4)', () => {
  const bytes = new TextEncoder().encode('hello')
  const hash = sha256(bytes)
  const placed = () => join(folder, 'blobs', hash.slice(0, 2), hash)
  const now = () => new Date()
  const age = (path: string, hours: number) =>
    utimesSync(path, new Date(Date.now() - hours * 3600_000), new Date(Date.now() - hours * 3600_000))

  test('equal content is stored once, under its hash, readable by the server alone', async () => {
    const blobs = await createBlobStore(folder)
    expect(await blobs.put(bytes)).toEqual({ sha256: hash, size: 5 })
    await blobs.put(bytes)
    const source = join(folder, 'upload')
    writeFileSync(source, bytes)
    await blobs.keepFile({ path: source, sha256: hash, size: 5 })
    expect(readdirSync(join(folder, 'blobs', hash.slice(0, 2)))).toEqual([hash])
    expect(readdirSync(join(folder, 'blobs', 'incoming'))).toEqual([])
    expect((await buffer(blobs.read(hash))).toString()).toBe('hello')
    expect(statSync(placed()).mode & 0o077).toBe(0)
    expect(statSync(source).size).toBe(5)
  })

  test('a name that is no hash reaches no file', async () => {
    const blobs = await createBlobStore(folder)
    expect(() => blobs.read('../../etc/passwd')).toThrow('Not a SHA-256')
  })

  test('a sweep removes what nothing names, once it is an hour old', async () => {
    const blobs = await createBlobStore(folder)
    await blobs.put(bytes)
    writeFileSync(join(folder, 'blobs', 'incoming', 'cut-short'), 'x')
    expect(await blobs.sweep(async () => [], now())).toBe(0)
    age(placed(), 2)
    age(join(folder, 'blobs', 'incoming', 'cut-short'), 2)
    expect(await blobs.sweep(async (hashes) => hashes, now())).toBe(1)
    expect(await blobs.has(hash)).toBe(true)
    expect(await blobs.sweep(async () => [], now())).toBe(1)
    expect(await blobs.has(hash)).toBe(false)
  })

  test('stored again just before a sweep, an old file stays for the row that is about to name it', async () => {
    const blobs = await createBlobStore(folder)
    await blobs.put(bytes)
    age(placed(), 2)
    await blobs.put(bytes)
    expect(await blobs.sweep(async () => [], now())).toBe(0)
  })
})

test('one process a data directory; the second is refused in one sentence until the first is gone (promises P8)', () => {
  const unlock = lockDataDirectory(folder)
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError)
  expect(() => lockDataDirectory(folder)).toThrow(/^Another Guidepost server is using the data directory .*\.$/)
  unlock()
  lockDataDirectory(folder)()
})

test('a secret of the installation is made once and kept for its user alone', () => {
  const first = loadOrCreateSecret(folder, 'session')
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(loadOrCreateSecret(folder, 'session')).toBe(first)
  expect(loadOrCreateSecret(folder, 'encryption')).not.toBe(first)
  expect(statSync(join(folder, 'session.key')).mode & 0o077).toBe(0)
})
