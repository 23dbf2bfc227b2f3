// The desk refuses in the language that is asked for; whoever asks for none is answered in the portal's own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
let kim: DeskClient
beforeAll(async () => {
  server = await startTestServer()
  kim = await (await deskClients(server))('lead', 'kim')
})
afterAll(() => server.close())

test.each([
  ['members', 'Nobody of this name works at the desk', 'Niemand dieses Namens', { members: ['nobody'] }],
  [
    'schedule',
    'There are no such working hours any more',
    'Diese Arbeitszeiten gibt es nicht mehr',
    { schedule: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f99' },
  ],
])('a team’s %s nobody knows: what is wrong, and what to do', async (_, words, german, change) => {
  const json = { name: 'T', members: [], assignment: 'nobody', schedule: null, ...change }
  const said = async (language: string) =>
    (await kim('POST', '/teams', { json, headers: { 'accept-language': language } })).json<{
      validationErrors: { errorCodes: { unknown: string } }
    }>().validationErrors.errorCodes.unknown
  expect(await said('en-US')).toContain(words)
  expect(await said('de-DE')).toContain(german)
})

test('a language is the same however its tag is written', async () => {
  const items = async (tag: string) => (await kim('GET', `/cases?language=${tag}&limit=5`)).json<{ items: unknown[] }>()
  expect(await items('EN-us')).toEqual(await items('en-US'))
  const form = await kim('GET', '/topics/1211/form?language=DE-de')
  expect(form.json()).toEqual((await kim('GET', '/topics/1211/form?language=de-DE')).json())
})

test.each([
  ['de-DE', 'Das liegt vor dem Eintrag, auf den es folgen soll.'],
  ['xx-XX, de;q=0.5', 'This comes before the entry it should follow.'],
  ['de-DE, en-US;q=0.5', 'Das liegt vor dem Eintrag, auf den es folgen soll.'],
  [undefined, 'This comes before the entry it should follow.'],
])('asked in %s', async (language, words) => {
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language }
  const answer = await kim('GET', '/reports/cases?from=2026-11-02&to=2026-11-01', { headers })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ validationErrors: { errorCodes: { order: words } } })
})
