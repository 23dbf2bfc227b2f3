// From the contact form to the followed case, over HTTP: the main job on the server, anonymous and signed in.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupportCase } from '#generated/server/schemas.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  // A second field of the topic, whose value is nobody's business but the desk's.
  const topics = smallPackFiles()['products/wow/topics.yaml']!.replace(
    '    - { key: account',
    '    - { key: pin, label: Pin, type: string, renderMethod: input, secure: true }\n    - { key: account',
  )
  server = await startTestServer({ content: { 'products/wow/topics.yaml': topics } })
})
afterAll(() => server.close())

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9])
const formOf = (change: object = {}) => {
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({
      fields: { description: 'A marker sentence about the gate.', realm: 'a', pin: 'very-secret-pin' },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
      ...change,
    }),
  )
  form.append('files[files]', new Blob([png]), 'gate.png')
  return form
}
const submit = (client: TestClient, change: object = {}, headers: Record<string, string> = {}) =>
  client.send('POST', `${api}/submit`, { form: formOf(change), headers })
const anonFields = { anonFields: { name: 'Somebody', email: 'somebody@players.example' } }

test('an anonymous visitor files a case, gets its number and link, and follows it there', async () => {
  const visitor = await server.anonymous()
  const answer = await submit(visitor, anonFields)
  expect(answer.statusCode).toBeLessThan(300)
  const { caseId, caseRegion, anonymousToken } = answer.json()
  expect([caseRegion, anonymousToken]).toEqual(['us', expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)])
  const found: SupportCase = (await visitor.get(`${api}/cases/en-US/detail/${anonymousToken}`)).json()
  expect(found).toMatchObject({ id: caseId, status: 'OPEN', canRespond: true, categoryId: 1211, gameName: 'wow' })
  expect(found.caseEvents[0]).toMatchObject({
    responseText: 'A marker sentence about the gate.',
    attachments: [{ name: 'gate.png', size: 9 }],
  })

  // The mail that follows names the link, not the text (decisions-cases B7).
  await server.jobs.runDue()
  // Others are told of the demonstration's cases that time resolves.
  const mail = readdirSync(join(server.dataDir, 'mails'))
    .map((name) => readFileSync(join(server.dataDir, 'mails', name), 'utf8'))
    .find((one) => one.includes(`<case.${caseId}@`))
  const unfolded = mail!.replaceAll('=\n', '')
  expect(unfolded).toContain(`/support/en-US/help/case/detail/${anonymousToken}`)
  expect(unfolded).not.toContain('marker sentence')
})

test('a signed-in player files a case and finds it in the list', async () => {
  const ada = await server.signIn()
  const answer = await submit(ada)
  expect(answer.json()).toMatchObject({ anonymousToken: null, caseRegion: 'us' })
  const [first] = (await ada.get(`${api}/cases/en-US/active?page=1`)).json()
  expect(first).toMatchObject({ id: answer.json().caseId, subject: 'Stuck' })
})

test('[FLAG-02] without anonymousTickets there is no link', async () => {
  const visitor = await server.anonymous()
  await server.flags.set('anonymousTickets', false, 'test')
  const answer = await submit(visitor, anonFields)
  await server.flags.set('anonymousTickets', true, 'test')
  expect(answer.json().anonymousToken).toBeNull()
})

test('a secure value is stored sealed and shown nowhere (ground G30)', async () => {
  const ada = await server.signIn({ id: 'test-secure' })
  const { caseId } = (await submit(ada)).json()
  const row = await server.database.db
    .selectFrom('support_case')
    .select(['fields', 'secure_fields'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  expect(row.secure_fields).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toContain('very-secret-pin')
  expect((await ada.get(`${api}/cases/en-US/detail/${caseId}/export`)).body).not.toContain('very-secret-pin')
  expect(JSON.stringify(server.logLines())).not.toMatch(/very-secret-pin|marker sentence|somebody@/)
})

test('sent twice under one key it is one case and one mail (promises P9)', async () => {
  const visitor = await server.anonymous()
  const count = async () => (await server.database.db.selectFrom('support_case').select('id').execute()).length
  const before = await count()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([
    submit(visitor, anonFields, key),
    submit(visitor, anonFields, key),
    submit(visitor, anonFields, key),
  ])
  const again = await submit(visitor, anonFields, key)
  expect(await count()).toBe(before + 1)
  const done = [...answers, again].filter(({ statusCode }) => statusCode !== 409).map(({ body }) => body)
  expect(new Set(done).size).toBe(1)
  expect(again.json().anonymousToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('a form with a mistake stores nothing at all (promises P13)', async () => {
  const visitor = await server.anonymous()
  const count = async () => (await server.database.db.selectFrom('support_case').select('id').execute()).length
  const before = await count()
  const answer = await submit(visitor, { ...anonFields, fields: { description: 'x', realm: 'no such realm' } })
  expect(answer.statusCode).toBe(422)
  expect(await count()).toBe(before)
})
