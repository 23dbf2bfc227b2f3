// Phone, verification, survey and penalties over HTTP, on a whole server: with sessions, tokens, flags, limits and
// idempotency before them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archivedFrom } from '../cases/rules.ts'
import { casePeriods } from '../content/periods.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createPenaltyStore } from '../penalties/store.ts'
import { smsOutboxPath } from '../phone/outbox.ts'

const pack = smallPackFiles()
const features = (on: string): Record<string, string> => ({
  'pack.yaml': pack['pack.yaml']!.replace('arkose: false', on),
  'products/wow/topics.yaml': pack['products/wow/topics.yaml']!.replace(
    '- id: 1211\n',
    '- id: 1211\n  requiresVerification: true\n',
  ),
})
const clock = createManualClock('2026-11-18T09:30:00.000Z')
let server: TestServer
let ada: TestClient
let boris: TestClient

beforeAll(async () => {
  server = await startTestServer({
    clock,
    content: features('arkose: true, accountRestrictions: true'),
    env: { LIMITS_SCALE: '1' },
  })
  ada = await server.signIn({ id: 'demo-ada' })
  boris = await server.signIn({ id: 'demo-boris', displayName: 'Boris Vance', region: 'eu' })
})
afterAll(() => server.close())

/** What the development outbox holds for a number, newest first. */
const messages = async (to: string): Promise<string[]> => {
  await server.jobs.runDue()
  const answer = await server.app.inject({ url: smsOutboxPath, headers: { accept: 'application/json' } })
  return (answer.json() as { to: string; text: string }[])
    .filter((message) => message.to === to)
    .map(({ text }) => text)
}
const codeIn = (text: string | undefined): string => /\d{6}/.exec(text ?? '')?.[0] ?? 'none'

test('[CASEAPI-14] [CASEAPI-18] protection from the offer to being on; the same request twice sends one message', async () => {
  expect((await ada.get(`${api}/phone`)).json()).toEqual({ phoneNumber: '+x xxx xxx 0142', region: 'us', alpha2: 'US' })
  expect((await ada.get(`${api}/sms`)).json()).toBe('OFFER')
  const headers = { 'idempotency-key': randomUUID() }
  for (let round = 0; round < 2; round += 1)
    expect((await ada.send('POST', `${api}/sms/send`, { json: {}, headers })).json()).toEqual({ codeSent: true })
  const sent = await messages('+12025550142')
  expect(sent.length).toBe(1)
  expect((await ada.send('POST', `${api}/sms/validate`, { json: { code: codeIn(sent[0]) } })).json()).toEqual({
    isVerified: true,
  })
  expect((await ada.get(`${api}/sms`)).json()).toBe('ENROLLED')
})

test('a resend within the minute is 429 with Retry-After and words (decisions-cases G6)', async () => {
  const send = () =>
    boris.send('POST', `${api}/sms/send`, {
      json: { phone: '+12025550199' },
      headers: { 'idempotency-key': randomUUID() },
    })
  expect((await send()).statusCode).toBe(200)
  const early = await send()
  expect(early.statusCode).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
  expect(early.json()).toMatchObject({ errorMessage: 'Wait a minute before you request another code.' })
  expect((await messages('+12025550199')).length).toBe(1)
})

test("signed out, a text message needs a solved challenge, and its answers are nobody's to keep", async () => {
  const visitor = await server.anonymous()
  const answer = await visitor.send('POST', `${api}/phone/sms/request`, {
    json: { phoneNumber: '+12025550177', language: 'en-US' },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errorKey: 'support.error.recaptcha.validation' })
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: `${api}/phone/sms/request`,
        payload: { phoneNumber: '+12025550177', language: 'en-US' },
      })
    ).statusCode,
  ).toBe(403)
  expect((await ada.get(`${api}/phone`)).headers['cache-control']).toBe('no-store')
})

test('verification: from the contact flow and back, with the topic admitted (decisions-cases I4)', async () => {
  const admitted = () => ada.get(`${api}/verify/en-US/1211/ticket?redirect=/contact/wow/1210/1211/ticket`)
  const refused = await admitted()
  expect(refused.statusCode).toBe(401)
  expect(refused.json().error).toEqual({ redirectUrl: '/support/en-US/help/verification' })
  const { questions, shufflesRemaining, startUrl, manualHelpUrl } = (await ada.get(`${api}/verify/en-US/kbv`)).json()
  expect([questions.length, shufflesRemaining]).toEqual([3, 3])
  expect(startUrl).toBe('/support/en-US/help/contact/wow/1210/1211/ticket')
  expect(manualHelpUrl).toBe('/support/en-US/help/contact/1300/ticket')
  const answers = ['lanternfolk', 'October 2024', 'tumble legends'].map((answer, index) => ({
    id: questions[index].id,
    answer,
  }))
  const passed = await ada.send('POST', `${api}/verify/en-US/kbv`, { json: { answers } })
  expect([passed.statusCode, passed.json()]).toEqual([200, { redirectUrl: startUrl }])
  expect((await admitted()).json()).toEqual({ completed: true })
})

test('failed tries count although each of them is refused: the third leads to manual help', async () => {
  await boris.get(`${api}/verify/en-US/1211/ticket?redirect=`)
  const { questions } = (await boris.get(`${api}/verify/en-US/kbv`)).json()
  const attempt = (word: string) =>
    boris.send('POST', `${api}/verify/en-US/kbv`, {
      json: { answers: questions.map(({ id }: { id: string }) => ({ id, answer: word })) },
    })
  for (const word of ['one', 'two'])
    expect((await attempt(word)).json()).toMatchObject({ status: 422, errorKey: 'support.verification.error.wrong' })
  const third = await attempt('three')
  expect(third.statusCode).toBe(200)
  expect(third.json().redirectUrl).toMatch(/^\/support\/en-US\/help\/contact\/1300\/ticket\?nextTry=2026-11-19T09%3A30/)
  const locked = await boris.get(`${api}/verify/en-US/kbv`)
  expect([locked.statusCode, locked.json().errorKey]).toEqual([422, 'support.verification.error.locked'])
})

test('who is nobody is sent to sign in, and the questions are 401 (decisions-cases A6)', async () => {
  const visitor = await server.anonymous()
  const answer = await visitor.get(`${api}/verify/en-US/1211/ticket?redirect=`)
  expect(answer.json().error.redirectUrl).toMatch(/^\/support\/en-US\/help\/\?login&returnTo=%2Fsupport/)
  expect((await visitor.get(`${api}/verify/en-US/kbv`)).statusCode).toBe(401)
})

test('[CASEAPI-23] [CASEAPI-26] [PENALTY-36] Boris has penalties in every state, Ada none; the catalogue knows', async () => {
  const list = (await boris.get(`${api}/penalty/de-DE`)).json() as {
    penalty: string
    active: boolean
    lastAppealState: string | null
  }[]
  expect(list.filter(({ active }) => !active).length).toBeGreaterThan(6)
  expect(new Set(list.map(({ lastAppealState }) => lastAppealState))).toEqual(
    new Set([null, 'PENDING', 'UPHELD', 'OVERTURNED']),
  )
  expect(list[0]?.penalty).toBe('Name zurückgesetzt')
  expect((await ada.get(`${api}/penalty/de-DE`)).json()).toEqual([])
  expect((await boris.get(`${api}/penalty/advertise`)).json()).toBe(true)
  expect((await boris.get(`${api}/penalty/appeal/reasons`)).json()).toEqual([
    'support.penalty.appeal.reason.CHEATING',
    'support.penalty.appeal.reason.ABUSIVE_CHAT',
  ])
  const hasPenalties = async (client: TestClient) =>
    (await client.get(`${api}/product/en-US/wow`)).json().hasPenalties as boolean
  expect([await hasPenalties(boris), await hasPenalties(ada)]).toEqual([true, false])
})

test('[CASEAPI-24] an appeal once, however often it is sent; its penalty is then pending', async () => {
  const json = {
    penaltyId: 'pen-7f21',
    reasonId: 'support.penalty.appeal.reason.CHEATING',
    description: 'My brother used my account.',
  }
  const headers = { 'idempotency-key': randomUUID() }
  expect(
    (
      await boris.send('POST', `${api}/penalty/appeal/en-US`, {
        json,
        headers: { ...headers, 'x-csrf-token': 'wrong' },
      })
    ).statusCode,
  ).toBe(403)
  const answers = [
    await boris.send('POST', `${api}/penalty/appeal/en-US`, { json, headers }),
    await boris.send('POST', `${api}/penalty/appeal/en-US`, { json, headers }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[1]!.json()).toEqual(answers[0]!.json())
  expect((await createPenaltyStore(server.database).find('pen-7f21'))?.appeals.length).toBe(1)
  expect(
    (await ada.send('POST', `${api}/penalty/appeal/en-US`, { json, headers: { 'idempotency-key': randomUUID() } }))
      .statusCode,
  ).toBe(404)
  // Whose it is comes before what is wrong with the words (ground G21).
  const wrong = { ...json, description: 'x'.repeat(10_001) }
  expect(
    (
      await ada.send('POST', `${api}/penalty/appeal/en-US`, {
        json: wrong,
        headers: { 'idempotency-key': randomUUID() },
      })
    ).statusCode,
  ).toBe(404)
  expect(
    (
      await boris.send('POST', `${api}/penalty/appeal/en-US`, {
        json: wrong,
        headers: { 'idempotency-key': randomUUID() },
      })
    ).statusCode,
  ).toBe(422)
  expect((await boris.get(`${api}/penalty/appeal-limit-reached/en-US`)).json()).toBe(true)
})

test('[CASEAPI-09] [CASEAPI-10] the survey of a resolved case, once; then the case offers none', async () => {
  const store = createCaseStore(server.database)
  const { caseId } = await createCaseFiling({
    store,
    withTransaction: server.database.withTransaction,
    clock,
    keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
    outbox: { enqueue: async () => undefined },
  }).file({
    visitor: {
      kind: 'player',
      sessionId: 's',
      account: { id: 'demo-ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' },
    },
    locale: 'en-US',
    product: 'wow',
    topicId: 1211,
    subject: 'Stuck',
    description: 'Behind the gate.',
    channel: 'ticket',
    name: 'Ada',
    email: null,
    phone: null,
    fields: {},
    secureFields: {},
    ingame: null,
    files: [],
    wantsToken: false,
  })
  const url = `${api}/survey/en-US/${caseId}`
  expect((await ada.get(url)).statusCode).toBe(404)
  const at = clock.now().toISOString()
  await store.update(caseId, { status: 'RESOLVED', statusChangedAt: at, archivedAt: archivedFrom(at, casePeriods) })
  expect((await ada.get(url)).json()).toMatchObject({
    caseId,
    region: 'us',
    sectionThree: [{ index: 5, type: 'likelihood' }],
  })
  expect((await boris.get(url)).statusCode).toBe(404)
  const available = async () => (await ada.get(`${api}/cases/en-US/detail/${caseId}`)).json().surveyAvailable as boolean
  expect(await available()).toBe(true)
  const answer = (feedback: string) =>
    ada.send('POST', url, { json: { q1: '5', q2: '5', q3: '5', q4: '4', q5: '4', feedback } })
  const codes = (await Promise.all(['a', 'b', 'c', 'd', 'e'].map(answer))).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([204, 422, 422, 422, 422])
  expect(await available()).toBe(false)
  expect((await ada.get(`${api}/cases/en-US/detail/${caseId}/export?format=json`)).json().surveyAnswer).toMatchObject({
    q1: '5',
    q5: '4',
  })
})

test('feature off: every penalty call is 404, signed in or not (OD-100)', async () => {
  const without = await startTestServer({ content: features('arkose: false, accountRestrictions: false') })
  try {
    const player = await without.signIn({ id: 'demo-boris' })
    for (const path of ['en-US', 'advertise', 'appeal/reasons', 'appeal-limit-reached/en-US']) {
      expect((await player.get(`${api}/penalty/${path}`)).statusCode).toBe(404)
      expect((await without.app.inject(`${api}/penalty/${path}`)).statusCode).toBe(404)
    }
    expect((await player.send('POST', `${api}/penalty/event`)).statusCode).toBe(404)
    expect((await player.get(`${api}/product/en-US/wow`)).json().hasPenalties).toBe(false)
  } finally {
    await without.close()
  }
})
