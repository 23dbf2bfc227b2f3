import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MultipartRules } from '../contract/types.ts'
import { readForm } from './read-form.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-form-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rules = { jsonParts: [], textParts: [], files: [{ name: 'file', required: false }] }
const filePart = (name: string) => ({
  fieldname: 'file',
  filename: name,
  mimetype: 'text/plain',
  file: Readable.from([Buffer.from(name)]),
})

test('whose connection ends between two files is told so, and neither of them stays', async () => {
  const connection = new EventEmitter()
  const seen: number[] = []
  const parts = async function* () {
    yield filePart('one')
    connection.emit('close')
    yield filePart('two')
    // Both are there until the last is read: a removal on the way would miss what comes after it.
    const counts = () => readdirSync(folder).map((own) => readdirSync(join(folder, own)).length)
    // The next part is read while the one before is on its way to the disk.
    await expect.poll(counts).toEqual([2])
    seen.push(...counts())
  }
  const request = {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    raw: new PassThrough(),
    log: { warn: expect.unreachable },
    parts,
  }
  const reading = readForm(
    rules,
    request as unknown as FastifyRequest,
    { raw: connection } as unknown as FastifyReply,
    { folder, limit: 1_000 },
  )
  await expect(reading).rejects.toMatchObject({ status: 400 })
  expect(seen).toEqual([2])
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

/** Reads a form whose parts come from `parts`. */
const read = (
  parts: () => AsyncIterable<unknown>,
  { rules: own = rules, limit = 1_000_000 }: { rules?: MultipartRules; limit?: number } = {},
) => {
  const raw = new PassThrough()
  const request = {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    raw,
    log: { warn: expect.unreachable },
    parts,
  }
  const reply = { raw: new EventEmitter() }
  return {
    raw,
    reply,
    reading: readForm(own, request as unknown as FastifyRequest, reply as unknown as FastifyReply, { folder, limit }),
  }
}
const part = (name: string, content: Buffer | string, filename = 'a.txt') => ({
  fieldname: name,
  filename,
  mimetype: 'text/plain',
  file: Readable.from([Buffer.from(content)]),
})
const failing = (code: string) =>
  async function* () {
    yield* []
    throw Object.assign(new Error('failed'), { code })
  }

test.each(['ENOSPC', 'EACCES', 'EMFILE'])('a disk that says %s is no fault of the sender', async (code) => {
  await expect(read(failing(code)).reading).rejects.toMatchObject({ message: 'failed', code })
})
test.each(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'FST_REQ', 'ERR_STREAM_X', '', 'E1', 'xENOSPC'])(
  'what the parser or the connection says (%j) is: cut short or not well-formed',
  async (code) => {
    await expect(read(failing(code)).reading).rejects.toMatchObject({
      status: 400,
      message: 'The form is cut short or not well-formed',
    })
  },
)

test('a text of 64 KiB is taken, one byte more is not', async () => {
  const text = { jsonParts: [], textParts: ['note'], files: [] }
  const of = (bytes: number) =>
    read(
      async function* () {
        yield part('note', 'x'.repeat(bytes))
      },
      { rules: text },
    ).reading
  expect((await of(65_536)).body).toEqual({ note: 'x'.repeat(65_536) })
  await expect(of(65_537)).rejects.toMatchObject({ status: 413 })
})

test('a part nobody knows is named, its first 80 characters; one that has to be there is missed by name', async () => {
  const one = (name: string) =>
    read(
      async function* () {
        yield part(name, 'x')
      },
      {
        rules: {
          jsonParts: [],
          textParts: ['note'],
          files: [
            { name: 'log', required: true },
            { pattern: '^pic', required: true },
          ],
        },
      },
    ).reading
  await expect(one('y'.repeat(100))).rejects.toMatchObject({ message: `The part "${'y'.repeat(80)}" is not known` })
  await expect(one('note')).rejects.toMatchObject({ status: 400, message: 'The part "log" is missing' })
  const { reading, reply } = read(
    async function* () {
      yield part('log', 'x')
    },
    { rules: { jsonParts: [], textParts: [], files: [{ name: 'log', required: true }] } },
  )
  expect((await reading).files.map(({ field }) => field)).toEqual(['log'])
  reply.raw.emit('close')
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('who goes away while the files are worked with takes none along; who went before is told so', async () => {
  const { reading, reply } = read(async function* () {
    yield part('file', 'x')
  })
  const { files, use } = await reading
  const endUse = use()
  const endAnother = use()
  reply.raw.emit('close')
  endAnother()
  expect(readFileSync(files[0]!.path, 'utf8')).toBe('x')
  expect(use).toThrow('The connection ended')
  endUse()
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('what a browser escapes in a file name is undone, nothing else is; then the rules of names judge', async () => {
  const named = async (filename: string) => {
    const { reading, reply } = read(async function* () {
      yield part('file', 'x', filename)
    })
    const [found] = (await reading).files
    reply.raw.emit('close')
    return found!.filename
  }
  expect(await named('p%22a%22;wd.txt')).toBe('p"a";wd.txt')
  expect(await named('100%25 %2522 %0d %41.txt')).toBe('100%25 %2522 %0d %41.txt')
  await expect(named('p%0Aa.txt')).rejects.toMatchObject({ status: 400 })
  await expect(named('p%0Da.txt')).rejects.toMatchObject({ status: 400 })
})

test('of each file the first 4,096 bytes are looked at, in whatever pieces they come', async () => {
  const { reading, reply } = read(async function* () {
    const file = Readable.from([Buffer.alloc(3_000, 'a'), Buffer.alloc(3_000, 'b'), Buffer.alloc(3_000, 'c')])
    yield { ...part('file', ''), file }
  })
  const [found] = (await reading).files
  expect([found!.size, found!.head.toString()]).toEqual([9_000, 'a'.repeat(3_000) + 'b'.repeat(1_096)])
  reply.raw.emit('close')
})

test('more bytes than the whole may have end it, whatever the parser makes of them; exactly so many do not', async () => {
  const send = async (bytes: number) => {
    const { raw, reading, reply } = read(
      async function* () {
        // Reading has begun by then.
        await new Promise((resolve) => setImmediate(resolve))
        const failed = new Promise((_, reject) => raw.once('error', reject))
        raw.write(Buffer.alloc(bytes))
        await Promise.race([failed, new Promise((resolve) => setImmediate(resolve))])
        yield part('file', 'x')
      },
      { limit: 1_000 },
    )
    return reading.finally(() => reply.raw.emit('close'))
  }
  expect((await send(1_000)).files).toHaveLength(1)
  await expect(send(1_001)).rejects.toMatchObject({ status: 413 })
})
