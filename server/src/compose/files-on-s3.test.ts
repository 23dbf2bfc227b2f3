// The product with its files on S3 (CD-171): sent and read through the portal, and what happens while the store is away.
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { createS3Blobs } from '../storage/s3-blobs.ts'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`
let s3: TestS3
let server: TestServer
let ada: TestClient
beforeAll(async () => {
  s3 = await startS3()
  server = await startTestServer({
    env: s3.env,
    content: {
      'products/wow/topics.yaml': topics,
      'pack.yaml': smallPackFiles()['pack.yaml']!.replace(/features:.*/, 'features: { arkose: false }'),
    },
  })
  ada = await server.signIn()
})
afterAll(async () => {
  await server.close()
  await s3.stop()
})

const submit = (files: Record<string, string>, key: string = randomUUID()) => {
  const form = new FormData()
  const values = { fields: { description: 'Shut.' }, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }
  form.append('form', JSON.stringify(values))
  for (const [name, text] of Object.entries(files)) form.append('files[files]', new File([text], name), name)
  return ada.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': key } })
}
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const counts = async (): Promise<number[]> => {
  const { db } = server.database
  const cases = await db.selectFrom('support_case').select('id').execute()
  return [cases.length, (await db.selectFrom('case_attachment').select('id').execute()).length]
}

test('a file that came with a form lies in the bucket, whole', async () => {
  expect((await submit({ 'log.txt': 'lines of a log' })).statusCode).toBe(200)
  const stored = await (await createS3Blobs(s3.config)).read(hashOf('lines of a log'))
  expect((await buffer(stored)).toString()).toBe('lines of a log')
})

test('a second installation does not start on files that are somebody’s', async () => {
  await expect(startTestServer({ env: s3.env })).rejects.toThrow(/belong to another installation .* release-files/)
})

test('a proxy that answers for the store with 200 and a page is no store: nothing is acknowledged', async () => {
  const before = await counts()
  await s3.goAway()
  const proxy = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in to this network</body></html>')
    })
  })
  await new Promise<void>((resolve) => proxy.listen(Number(new URL(s3.config.endpoint).port), '127.0.0.1', resolve))
  const refused = await submit({ 'c.txt': 'to the proxy' })
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await counts()).toEqual(before)
  const { statusCode, ...ready } = await server.app.inject({ url: '/readyz' })
  expect([statusCode, ready.json()]).toMatchObject([200, { status: 'degraded', checks: { files: false } }])
  await new Promise((resolve) => {
    proxy.close(resolve)
    proxy.closeAllConnections()
  })

  await s3.comeBack()
  expect((await submit({ 'c.txt': 'to the proxy' })).statusCode).toBe(200)
  const stored = await (await createS3Blobs(s3.config)).read(hashOf('to the proxy'))
  expect((await buffer(stored)).toString()).toBe('to the proxy')
})

test('while the store is away files are refused with what to do, nothing is half stored, and all else goes on', async () => {
  const key = randomUUID()
  const answered = await submit({ 'a.txt': 'before' }, key)
  const before = await counts()
  await s3.goAway()

  const refused = await submit({ 'b.txt': 'meanwhile' })
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({
    slug: 'unavailable',
    detail: expect.stringContaining('send it again, or without its files'),
  })
  expect(await counts()).toEqual(before)
  // One that was answered before is answered again; one without files needs no store.
  expect((await submit({ 'a.txt': 'before' }, key)).body).toBe(answered.body)
  expect((await submit({})).statusCode).toBe(200)
  // A balancer keeps sending visitors; the operator sees why files are refused.
  const { statusCode, ...ready } = await server.app.inject({ url: '/readyz' })
  expect([statusCode, ready.json()]).toMatchObject([200, { status: 'degraded', checks: { files: false } }])
  expect(server.logLines().some(({ msg }) => msg === 'a file could not be stored or read')).toBe(true)

  await s3.comeBack()
  expect((await submit({ 'b.txt': 'meanwhile' })).statusCode).toBe(200)
})
