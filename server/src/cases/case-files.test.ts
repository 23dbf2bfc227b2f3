import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { verified } from '../storage/blob-store.ts'
import { createCaseFiles, sendFile } from './case-files.ts'

test('whether a file can be had is asked of its store without reading it (CD-196)', async () => {
  const there = new Set(['a'.repeat(64)])
  const row = { id: '1', field: 'files', name: 'log.txt', size: 5, scan: null, finding: null }
  const files = createCaseFiles({
    store: { attachment: async (_caseId, sha256) => ({ ...row, sha256 }) },
    blobs: { read: expect.unreachable, find: async (sha256) => (there.has(sha256) ? {} : undefined) },
    enqueueScan: undefined,
  })
  expect(await files.check('1', 'a'.repeat(64))).toEqual({ name: 'log.txt', size: 5, sha256: 'a'.repeat(64) })
  await expect(files.check('1', 'b'.repeat(64))).rejects.toMatchObject({ status: 404 })
})

const content = Buffer.from('0123456789')
const sha256 = createHash('sha256').update(content).digest('hex')
/** Read in pieces of four bytes. */
const opened = (bytes = content) => ({
  name: 'log.txt',
  size: content.length,
  sha256,
  bytes: verified(Readable.from([bytes.subarray(0, 4), bytes.subarray(4, 8), bytes.subarray(8)]), sha256),
})
const ask = async (headers: Parameters<typeof sendFile>[1]) => {
  const answer = sendFile(opened(), headers)
  const given: Record<string, unknown> = answer.headers
  const bytes = await buffer(answer.body as unknown as Readable)
  expect(given['content-length']).toBe(bytes.length)
  return [answer.status, bytes.toString(), given['content-range']]
}

test.each([
  [undefined, 200, '0123456789', undefined],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=3-', 206, '3456789', 'bytes 3-9/10'],
  ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
  ['bytes=4-7', 206, '4567', 'bytes 4-7/10'],
  ['bytes=9-99', 206, '9', 'bytes 9-9/10'],
  ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  // No ranges: the whole.
  ['bytes=5-3', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('Range %s', async (range, ...expected) => {
  expect(await ask(range === undefined ? {} : { range })).toEqual(expected)
})

test('a download goes on only with the bytes it began with', async () => {
  const { etag } = sendFile(opened(), {}).headers
  expect(await ask({ range: 'bytes=3-5', 'if-range': etag })).toEqual([206, '345', 'bytes 3-5/10'])
  expect(await ask({ range: 'bytes=3-5', 'if-range': '"other"' })).toEqual([200, '0123456789', undefined])
})

test.each(['bytes=10-', 'bytes=-0'])('the file ends before %s', (range) => {
  const file = opened()
  expect(() => sendFile(file, { range })).toThrow(
    expect.objectContaining({ status: 416, headers: { 'content-range': 'bytes */10' } }),
  )
  expect(file.bytes.destroyed).toBe(true)
})

test.each([undefined, 'bytes=5-'])(
  'who counts the bytes does not take a damaged file for whole (Range %s)',
  async (range) => {
    const { body, headers } = sendFile(opened(Buffer.from('0123456780')), range === undefined ? {} : { range })
    let count = 0
    const read = async (): Promise<void> => {
      for await (const chunk of body as unknown as AsyncIterable<Buffer>) count += chunk.length
    }
    await expect(read()).rejects.toThrow('is not what was stored')
    expect(count).toBeLessThan(headers['content-length'])
  },
)
