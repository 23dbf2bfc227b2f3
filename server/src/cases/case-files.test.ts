import { expect, test } from 'vitest'
import { createCaseFiles } from './case-files.ts'

test('whether a file can be had is asked of its store without reading it (CD-196)', async () => {
  const there = new Set(['a'.repeat(64)])
  const row = { id: '1', field: 'files', name: 'log.txt', size: 5, scan: null, finding: null }
  const files = createCaseFiles({
    store: { attachment: async (_caseId, sha256) => ({ ...row, sha256 }) },
    blobs: { read: expect.unreachable, find: async (sha256) => (there.has(sha256) ? {} : undefined) },
    enqueueScan: undefined,
  })
  expect(await files.check('1', 'a'.repeat(64))).toEqual({ name: 'log.txt' })
  await expect(files.check('1', 'b'.repeat(64))).rejects.toMatchObject({ status: 404 })
})
