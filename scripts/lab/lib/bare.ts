// What the product is measured against: bare node:http. GET answers the bytes and headers it was given; POST pipes the
// body to disk, hashes it on the way and flushes it.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { serveParent } from './child.ts'

export interface BareAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

let answer: BareAnswer = { status: 200, headers: {}, body: new Uint8Array() }
const folder = process.env['BENCH_FOLDER']!

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(answer.status, answer.headers).end(answer.body)
    return
  }
  const path = join(folder, randomUUID())
  const sha256 = createHash('sha256')
  request.on('data', (chunk: Buffer) => sha256.update(chunk))
  void pipeline(request, createWriteStream(path, { flush: true })).then(async () => {
    sha256.digest()
    response.writeHead(200).end()
    await rm(path)
  })
})

server.listen(0, '127.0.0.1', () => {
  serveParent((server.address() as AddressInfo).port, {
    answerWith: (next: BareAnswer) => {
      answer = { ...next, body: Buffer.from(next.body) }
    },
  })
})
process.once('SIGTERM', () => process.exit(0))
