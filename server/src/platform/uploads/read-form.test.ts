import { EventEmitter } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
    seen.push(...readdirSync(folder).map((own) => readdirSync(join(folder, own)).length))
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
