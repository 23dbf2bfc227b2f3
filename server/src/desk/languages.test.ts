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
