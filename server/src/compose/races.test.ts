// Fifty requests at once for the last of something: over HTTP, on both databases. The limit holds, one request gets it,
// nobody gets a 5xx.
import { setTimeout as delay } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { archivedFrom } from '../cases/rules.ts'
import { casePeriods } from '../content/periods.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createCaseStore, type CaseChange } from '../cases/store.ts'
import { createContactStore } from '../contact/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createPenaltyStore } from '../penalties/store.ts'

const clock = createManualClock('2026-11-18T09:30:00.000Z')
const reasonId = 'support.penalty.appeal.reason.mistake'
const crowd = Array.from({ length: 50 }, (_, index) => index)
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Everybody at once. @returns how often each answer came */
const all = async (
  send: (index: number) => Promise<LightMyRequestResponse>,
  told: (answer: LightMyRequestResponse) => string = () => '',
): Promise<Record<string, number>> => {
  // Who is told to come again does so: on a busy machine fifty wait longer for a connection than anybody is let wait (promises P29).
  const untilTaken = async (index: number): Promise<LightMyRequestResponse> => {
    const answer = await send(index)
    if (answer.statusCode !== 503 || answer.headers['retry-after'] === undefined) return answer
    await delay(200)
    return untilTaken(index)
  }
  const answers = await Promise.all(crowd.map(untilTaken))
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const name =
      `${answer.statusCode} ${answer.statusCode >= 400 ? (answer.json<{ errorKey?: string }>().errorKey ?? '') : told(answer)}`.trim()
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

// The demonstration's content: its restrictions are on, and a topic asks for a verification.
const contentPack = new URL('../../content/demo', import.meta.url).pathname

/** Promise P11 asks for two hundred rounds: RACES=200, each on a server of its own. */
const rounds = Number(process.env['RACES'] ?? 1)
const titles = Array.from({ length: rounds }, (_, index) =>
  index === 0 ? 'fifty at once' : `fifty at once, round ${index + 1}`,
)

for (const title of titles)
  onBothDatabases(
    title,
    { clock, env: { CONTENT_PACK: contentPack, SESSION_SECRET: 'a'.repeat(32), ENCRYPTION_KEY: 'b'.repeat(32) } },
    (server) => {
      const player = async (name: string): Promise<{ client: TestClient; id: string }> => ({
        id: name,
        client: await server().signIn({ id: name, displayName: name }),
      })
      const file = async (running: TestServer, accountId: string, change: CaseChange = {}): Promise<string> => {
        const store = createCaseStore(running.database)
        const { caseId } = await createCaseFiling({
          store,
          withTransaction: running.database.withTransaction,
          clock,
          keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
          outbox: { enqueue: async () => undefined },
        }).file({
          visitor: {
            kind: 'player',
            sessionId: 's',
            account: {
              id: accountId,
              displayName: accountId,
              softAccount: false,
              hasSqa: true,
              roles: [],
              region: 'us',
            },
          },
          locale: 'en-US',
          product: 'wow',
          topicId: 1211,
          subject: 'Stuck',
          description: 'Behind the gate.',
          channel: 'ticket',
          name: null,
          email: null,
          phone: null,
          fields: {},
          secureFields: {},
          ingame: null,
          files: [],
          wantsToken: false,
        })
        await store.update(caseId, change)
        return caseId
      }
      const impose = async (accountId: string): Promise<string> => {
        const id = `pen-${crypto.randomUUID().slice(0, 30)}`
        await createPenaltyStore(server().database).insert({
          id,
          externalId: null,
          accountId,
          game: 'wow',
          gameAccount: 'One',
          penalty: { 'en-US': 'Suspension' },
          reason: { 'en-US': 'Abuse' },
          end: null,
          active: true,
          evidence: [],
          appealable: true,
          imposedAt: clock.now().toISOString(),
          imposedBy: 'kim',
          ruleBroken: null,
          facts: null,
          decidedBy: 'person',
          howToComplain: null,
          newsAt: null,
          seenAt: null,
        })
        return id
      }
      const appeal = (client: TestClient, penaltyId: string) =>
        client.send('POST', `${api}/penalty/appeal/en-US`, { json: { penaltyId, reasonId }, headers: key() })

      test('the last appeal of an account: one of fifty, on fifty penalties', async () => {
        const { client, id } = await player('race-appeals')
        for (let given = 0; given < 2; given += 1) expect((await appeal(client, await impose(id))).statusCode).toBe(201)
        // One after the other: the crowd is the appeals'.
        const penalties: string[] = []
        while (penalties.length < crowd.length) penalties.push(await impose(id))
        expect(await all((index) => appeal(client, penalties[index]!))).toEqual({
          201: 1,
          '422 support.penalty.error.appeal.limit': 49,
        })
        const stored = await server()
          .database.db.selectFrom('appeal')
          .select('id')
          .where('account_id', '=', id)
          .execute()
        expect(stored).toHaveLength(3)
      })

      test('one pending appeal of one penalty', async () => {
        const { client, id } = await player('race-one-appeal')
        const penaltyId = await impose(id)
        expect(await all(() => appeal(client, penaltyId))).toEqual({
          201: 1,
          '422 support.penalty.error.not.appealable': 49,
        })
      })

      test('the last skip of a verification', async () => {
        const client = await server().signIn({ id: 'demo-ada', displayName: 'Ada' })
        expect(
          (
            await client.get(
              `${api}/verify/en-US/1102/ticket?redirect=/support/en-US/help/contact/services/1100/1102/ticket`,
            )
          ).statusCode,
        ).toBe(401)
        const first = async () =>
          (await client.get(`${api}/verify/en-US/kbv`)).json<{
            questions: { id: string }[]
            shufflesRemaining: number
          }>()
        const skip = (question: string) =>
          client.send('POST', `${api}/verify/en-US/kbv/shuffle`, { json: { question } })
        for (let taken = 0; taken < 2; taken += 1)
          expect((await skip((await first()).questions[0]!.id)).statusCode).toBe(200)
        const before = await first()
        expect(before.shufflesRemaining).toBe(1)
        const counts = await all((index) => skip(before.questions[index % before.questions.length]!.id))
        expect([counts[200], Object.keys(counts).every((name) => /^(200|422)/.test(name))]).toEqual([1, true])
        expect((await first()).shufflesRemaining).toBe(0)
      })

      test('the last try of a code by text message, wrong and right', async () => {
        const { client } = await player('race-sms')
        const sendCode = async (phone: string): Promise<string> => {
          expect((await client.send('POST', `${api}/sms/send`, { json: { phone }, headers: key() })).statusCode).toBe(
            200,
          )
          await server().jobs.runDue()
          const { text } = await server()
            .database.db.selectFrom('sms_outbox')
            .select('text')
            .where('phone', '=', phone)
            .executeTakeFirstOrThrow()
          return /\b\d{6}\b/.exec(text)![0]
        }
        const try_ = (code: string) => client.send('POST', `${api}/sms/validate`, { json: { code } })
        const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
        const used = async () =>
          (await server().database.db.selectFrom('phone_code').select('attempts').execute()).map(
            ({ attempts }) => attempts,
          )

        const spoiled = await sendCode('+12025550171')
        for (let tried = 0; tried < 4; tried += 1) expect((await try_(wrong(spoiled))).statusCode).toBe(422)
        expect(await all(() => try_(wrong(spoiled)))).toEqual({ 422: 50 })
        expect(Math.max(...(await used()))).toBe(5)
        expect((await try_(spoiled)).statusCode).toBe(422)

        const good = await sendCode('+12025550172')
        for (let tried = 0; tried < 4; tried += 1) await try_(wrong(good))
        expect(await all(() => try_(good))).toEqual({ 200: 1, 422: 49 })
      })

      test('the one form that a solved challenge is good for: one case of fifty forms', async () => {
        const client = await server().anonymous()
        const sessionId = /gp_anon=([^.;]+)\./.exec(client.cookie)![1]!
        await createContactStore(server().database).mark(sessionId, new Date(clock.now().getTime() + 60_000))
        const counts = await all((index) => {
          const form = new FormData()
          form.append(
            'form',
            JSON.stringify({
              categoryId: 1301,
              game: 'diablo4',
              channel: 'ticket',
              locale: 'en-US',
              fields: { heroName: 'Mirelle', description: `Form ${index}` },
              anonFields: { email: 'robin@players.example', name: 'Robin' },
            }),
          )
          return client.send('POST', `${api}/submit`, { form, headers: key() })
        })
        expect(counts).toEqual({ 200: 1, '422 support.error.recaptcha.validation': 49 })
        expect(
          await server().database.db.selectFrom('case_event').select('text').where('text', 'like', 'Form %').execute(),
        ).toHaveLength(1)
      })

      test('two representatives answer one case, fifty times at once: one answer, whole, and everybody else told', async () => {
        const caseId = await file(server(), 'race-desk', { status: 'OPEN' })
        const tokenFor = await deskTokens({
          database: server().database,
          publicUrl: 'http://localhost:8080',
          now: clock.now,
        })
        const tokens = [await tokenFor('agent-jo', ['agent']), await tokenFor('agent-kim', ['agent'])]
        const counts = await all(async (index) => {
          const form = new FormData()
          form.append(
            'form',
            JSON.stringify({ responseText: `<p>No. ${index}</p>`, status: 'ANSWERED', eventCount: 1 }),
          )
          const encoded = new Response(form)
          return server().app.inject({
            method: 'POST',
            url: `/services/desk/cases/${caseId}/responses`,
            payload: Buffer.from(await encoded.arrayBuffer()),
            headers: {
              ...key(),
              authorization: `Bearer ${tokens[index % 2]}`,
              'content-type': encoded.headers.get('content-type')!,
            },
          })
        })
        expect(counts).toEqual({ 201: 1, '409 support.case.error.changed': 49 })
        const events = await createCaseStore(server().database).events(caseId)
        expect(events.map(({ eventType, isCompany }) => [eventType, isCompany])).toEqual([
          ['CONTACT', false],
          ['CONTACT', true],
          ['STATUS_CHANGE', false],
        ])
      })

      test('the one survey of a case', async () => {
        const { client, id } = await player('race-survey')
        const caseId = await file(server(), id, {
          status: 'RESOLVED',
          resolverType: 'PLAYER',
          statusChangedAt: clock.now().toISOString(),
          archivedAt: archivedFrom(clock.now().toISOString(), casePeriods),
        })
        const counts = await all((index) =>
          client.send('POST', `${api}/survey/en-US/${caseId}`, {
            json: { q1: '5', q2: '4', q3: '5', q4: '3', q5: '4', feedback: `Words of ${index}` },
            headers: key(),
          }),
        )
        expect(counts).toEqual({ 204: 1, '422 support.survey.error.answered': 49 })
        expect(
          await server()
            .database.db.selectFrom('survey_answer')
            .select('case_id')
            .where('case_id', '=', caseId)
            .execute(),
        ).toHaveLength(1)
      })

      test.each([
        ['a reply', 'OPEN'],
        ['a reopening', 'ANSWERED'],
      ] as const)('%s to what was read: one of fifty with the same eventCount', async (_, status) => {
        const { client, id } = await player(`race-${status.toLowerCase()}`)
        const caseId = await file(server(), id, { status })
        const counts = await all((index) => {
          const form = new FormData()
          form.append(
            'form',
            JSON.stringify({
              description: `Reply ${index}`,
              channel: 'ticket',
              categoryId: 1211,
              game: 'wow',
              eventCount: 1,
            }),
          )
          return client.send('POST', `${api}/cases/en-US/detail/${caseId}`, { form, headers: key() })
        })
        expect([
          counts[200],
          Object.values(counts).reduce((sum, count) => sum + count),
          Object.keys(counts).length,
        ]).toEqual([1, 50, 2])
        const texts = await server()
          .database.db.selectFrom('case_event')
          .select('text')
          .where('case_id', '=', caseId)
          .where('event_type', '=', 'CONTACT')
          .execute()
        expect(texts.filter(({ text }) => text?.startsWith('Reply'))).toHaveLength(1)
      })
    },
  )
