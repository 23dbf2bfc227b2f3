import { expect, test } from 'vitest'
import { createKeepFiles, notKept } from './kept-files.ts'
import type { UploadedFile } from './uploaded-file.ts'

const file = (sha256: string) => ({ sha256, path: `/tmp/${sha256}`, size: 1 }) as UploadedFile

test('every file is stored before anybody may name one', async () => {
  const stored: string[] = []
  const keep = createKeepFiles({ keepFile: async ({ sha256 }) => stored.push(sha256) })
  const files = [file('a'), file('b')]
  const kept = await keep(files)
  expect(stored).toEqual(['a', 'b'])
  expect(kept.demand()).toEqual(files)
})

test('what kept one out of the store is told to who demands them, and not before', async () => {
  const full = new Error('full')
  const kept = await createKeepFiles({ keepFile: () => Promise.reject(full) })([file('a')])
  expect(() => kept.demand()).toThrow(full)
})

test('files of a request that a rule refused are sent again; without files there is nothing to send', () => {
  expect(() => notKept([file('a')]).demand()).toThrow(
    expect.objectContaining({ status: 503, message: 'The files were not stored; send the same request again' }),
  )
  expect(notKept([]).demand()).toEqual([])
})
