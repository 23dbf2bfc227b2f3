import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveUpBallast, layBallast } from './ballast.ts'

const megabytes = (count: number) => () => count * 1024 * 1024
let dataDir: string
const path = () => join(dataDir, 'ballast')
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guidepost-ballast-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('it is laid down where there is ample room, once, with all its bytes', async () => {
  await layBallast(dataDir, megabytes(255))
  expect(existsSync(path())).toBe(false)
  await layBallast(dataDir, megabytes(256))
  expect(statSync(path())).toMatchObject({ size: 16 * 1024 * 1024 })
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  writeFileSync(path(), 'kept')
  await layBallast(dataDir, megabytes(256))
  expect(statSync(path()).size).toBe(4)
})

test('a start gives it up when there is next to nothing free, and only then', () => {
  writeFileSync(path(), 'ballast')
  giveUpBallast(dataDir, megabytes(8))
  expect(existsSync(path())).toBe(true)
  giveUpBallast(dataDir, megabytes(7))
  expect(existsSync(path())).toBe(false)
  giveUpBallast(join(dataDir, 'not there'))
})
