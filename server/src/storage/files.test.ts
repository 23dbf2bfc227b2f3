import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUseError, demandWritable, lockDataDirectory } from './lock.ts'
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

test('one process a data directory; the second is refused in one sentence until the first is gone (promises P8)', () => {
  const unlock = lockDataDirectory(folder)
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError)
  expect(() => lockDataDirectory(folder)).toThrow(expect.objectContaining({ name: 'DataDirectoryInUseError' }))
  expect(() => lockDataDirectory(folder)).toThrow(/^Another Guidepost server is using the data directory .*\.$/)
  unlock()
  lockDataDirectory(folder)()
})

test('a data directory that cannot be written to is refused in one sentence; one that is not there is made', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const place of [join(folder, 'file/data'), '/proc/data'])
    expect(() => demandWritable(place)).toThrow(
      /^The data directory \S+ may not be written to \(\w+\); .* set DATA_DIR to another folder\.$/,
    )
  demandWritable(join(folder, 'a/b'))
  expect(existsSync(join(folder, 'a/b'))).toBe(true)
})

test('a secret of the installation is made once and kept for its user alone', () => {
  const first = loadOrCreateSecret(folder, 'session')
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(loadOrCreateSecret(folder, 'session')).toBe(first)
  expect(loadOrCreateSecret(folder, 'encryption')).not.toBe(first)
  expect(statSync(join(folder, 'session.key')).mode & 0o077).toBe(0)
})
