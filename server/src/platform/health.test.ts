import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createHealth } from './health.ts'

const away = async (): Promise<void> => {
  throw new Error('away')
}
const there = async (): Promise<void> => undefined
const well = {
  database: { ping: there, isDamaged: () => false },
  blobs: { ping: there },
  dataDir: tmpdir(),
  hasContent: () => true,
}

test.each([
  ['all is well', well, 'ready'],
  ['the database is away', { ...well, database: { ...well.database, ping: away } }, 'degraded'],
  ['the store of files is away', { ...well, blobs: { ping: away } }, 'degraded'],
  ['its folder has no space', { ...well, dataDir: '/nowhere' }, 'degraded'],
  ['a page of the database is damaged', { ...well, database: { ping: there, isDamaged: () => true } }, 'unready'],
  ['there is nothing to show', { ...well, hasContent: () => false }, 'unready'],
])('%s: visitors are sent where pages are served', async (_what, deps, status) => {
  expect((await createHealth(deps).readiness()).status).toBe(status)
})
