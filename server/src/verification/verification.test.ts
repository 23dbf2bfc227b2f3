import { createAccountScope } from '../compose/account-scope.ts'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createDemoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createTexts } from '../localizations/texts.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { AnyDatabase } from '../storage/database.ts'
import type { AccountFact, KbvProvider } from './ports.ts'
import { registerVerificationRoutes } from './routes.ts'
import { createVerificationService, type VerificationService } from './service.ts'
import { createVerificationStore } from './store.ts'

const holder = createContentHolder(smallContent())
const texts = createTexts(holder)
const keys = createKeyring(['a secret of the test, long enough'], ['a key of the test, long enough too'])
const ada: Visitor = {
  kind: 'player',
  sessionId: 'session-1',
  account: { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' },
}
const adaElsewhere: Visitor = { ...ada, sessionId: 'session-2' }
const nobody: Visitor = { kind: 'anonymous', sessionId: 'session-3' }
const as = (visitor: Visitor = ada, preverifyId = 0) => ({ visitor, preverifyId, locale: 'en-US' })
const ask = (change: object = {}) => ({
  topicId: 1102,
  channel: 'ticket',
  locale: 'en-US',
  returnTo: '/contact/wow/1200/1102/ticket',
  ...change,
})
const startUrl = '/support/en-US/help/contact/wow/1200/1102/ticket'
const questionsUrl = '/support/en-US/help/verification'
const manualHelp = '/support/en-US/help/contact/services/1105/1106/ticket'

const ids = ['first-character', 'created', 'game', 'realm', 'guild', 'companion', 'first-friend']
const allFacts: AccountFact[] = ids.map((id) => ({
  id: `kq-${id}`,
  textKey: `support.verification.question.${id}`,
  answers: [`Right ${id}`, `also ${id}`],
}))
const answersTo = (questions: readonly { id: string }[], wrong?: string) => ({
  answers: questions.map(({ id }) => ({ id, answer: wrong ?? `  rIGHT ${id.replace('kq-', '')} ` })),
})

storeTest('the verification room', ({ database, otherInstance }) => {
  const clock = createManualClock()
  let db: AnyDatabase
  let facts: AccountFact[]
  let isDown: boolean
  let service: VerificationService

  const provider: KbvProvider = {
    facts: async () => {
      if (isDown) throw new Error('down')
      return facts
    },
  }
  const serviceOf = (data: AnyDatabase): VerificationService =>
    createVerificationService({
      store: createVerificationStore(data, createAccountScope(data)),
      provider,
      keys,
      clock,
      say: texts.say,
      text: (_locale, code) => `text of ${code}`,
      withTransaction: data.withTransaction,
      warn: () => undefined,
      places: { basePath: (locale) => `/support/${locale}/help`, manualHelp: () => manualHelp, trustedHosts: () => [] },
    })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('was not refused')
      },
      (error: { status?: number; members?: unknown }) => ({ status: error.status, ...(error.members as object) }),
    )
  const outcomes = async () =>
    (await db.db.selectFrom('kbv_audit').select('outcome').execute()).map(({ outcome }) => outcome).sort()

  beforeEach(() => {
    clock.set('2026-11-18T09:30:00.000Z')
    db = database()
    facts = allFacts
    isDown = false
    service = serviceOf(db)
  })

  test('[CASEENTITY-16] [CASEENTITY-17] three questions and three skips; a reload gives the same ones', async () => {
    expect(await service.open(ada, ask())).toBe(questionsUrl)
    const expected = {
      questions: [
        { id: 'kq-first-character', text: 'What was the name of your first character?' },
        { id: 'kq-created', text: 'In which month and year was your account created?' },
        { id: 'kq-game', text: 'Name one more game registered to your account.' },
      ],
      shufflesRemaining: 3,
      startUrl,
      manualHelpUrl: manualHelp,
    }
    expect(await service.questions(as())).toEqual(expected)
    expect(await service.questions(as())).toEqual(expected)
    facts = allFacts.slice(0, 1)
    await service.open(adaElsewhere, ask())
    expect(await service.questions(as(adaElsewhere))).toMatchObject({
      questions: [{ id: 'kq-first-character' }],
      shufflesRemaining: 0,
    })
  })

  test('right answers pass for this topic and half an hour, in this session alone', async () => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    expect(await service.isVerified(ada, 1102)).toBe(false)
    expect(await service.answer(as(), answersTo(questions))).toBe(startUrl)
    expect(await service.isVerified(ada, 1102)).toBe(true)
    expect(await service.isVerified(ada, 1103)).toBe(false)
    expect(await service.isVerified(adaElsewhere, 1102)).toBe(false)
    expect(await refusal(service.questions(as()))).toEqual({ status: 404 })
    clock.advance(30 * 60)
    expect(await service.isVerified(ada, 1102)).toBe(false)
    expect(await outcomes()).toEqual(['opened', 'passed'])
  })

  test.for([0, 1, 2])('one wrong answer among right ones does not pass: %i', async (place) => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    const { answers } = answersTo(questions)
    answers[place]!.answer = 'wrong'
    expect(await refusal(service.answer(as(), { answers }))).toMatchObject({
      errorKey: 'support.verification.error.wrong',
    })
    expect(await service.isVerified(ada, 1102)).toBe(false)
  })

  test('no right answer stands in the database, not even in a question (decisions-cases I2)', async () => {
    await service.open(ada, ask())
    const row = await db.db.selectFrom('kbv_session').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row).toLowerCase()).not.toContain('right')
    expect(JSON.stringify(await service.questions(as()))).not.toContain('answer')
  })

  test('[KBV-17] every question needs an answer; what is missing costs no try', async () => {
    await service.open(ada, ask())
    const {
      questions: [first, second],
    } = await service.questions(as())
    for (let tries = 0; tries < 5; tries += 1) {
      expect(
        await refusal(
          service.answer(as(), {
            answers: [
              { id: first!.id, answer: 'x' },
              { id: second!.id, answer: '  ' },
            ],
          }),
        ),
      ).toMatchObject({
        status: 422,
        validationErrors: {
          fieldErrors: [
            { field: 'answers.1.answer', code: 'required' },
            { field: 'answers.2.answer', code: 'required' },
          ],
        },
      })
    }
    expect(
      await refusal(
        service.answer(as(), {
          answers: [
            { id: first!.id, answer: 'x' },
            { id: first!.id, answer: 'y' },
            { id: 'kq-0', answer: 'z' },
          ],
        }),
      ),
    ).toMatchObject({
      validationErrors: {
        fieldErrors: expect.arrayContaining([
          { field: 'answers.1.id', code: 'unknown' },
          { field: 'answers.2.id', code: 'unknown' },
        ]),
      },
    })
    expect(await outcomes()).toEqual(['opened'])
  })

  test('three wrong tries in a day lock for a day; the same answers at once count once', async () => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    const wrong = () => service.answer(as(), answersTo(questions, 'wrong'))
    expect(await refusal(wrong())).toMatchObject({ status: 422, errorKey: 'support.verification.error.wrong' })
    expect(await refusal(wrong())).toMatchObject({ errorKey: 'support.verification.error.wrong' })
    clock.advance(11)
    expect(await refusal(wrong())).toMatchObject({ errorKey: 'support.verification.error.wrong' })
    clock.advance(11)
    const lockedUntil = new Date(clock.now().getTime() + 86_400_000).toISOString()
    const locked = `${manualHelp}?nextTry=${encodeURIComponent(lockedUntil)}`
    expect(await wrong()).toBe(locked)
    // Right answers no longer help, another session neither.
    expect(await service.answer(as(), answersTo(questions))).toBe(locked)
    expect(await service.open(adaElsewhere, ask())).toBe(locked)
    expect(await refusal(service.questions(as()))).toEqual({
      status: 422,
      errorKey: 'support.verification.error.locked',
      error: { redirectUrl: locked },
    })
    expect(await service.isVerified(ada, 1102)).toBe(false)
    expect(await outcomes()).toEqual(['failed', 'failed', 'failed', 'locked', 'opened'])
    clock.advance(86_400)
    expect(await service.open(ada, ask())).toBe(questionsUrl)
  })

  test('a try older than a day counts no more; a passed verification clears the count', async () => {
    const fail = async (word: string) => {
      await service.open(ada, ask())
      const { questions } = await service.questions(as())
      return refusal(service.answer(as(), answersTo(questions, word)))
    }
    await fail('one')
    await fail('two')
    clock.advance(86_401)
    expect(await fail('three')).toMatchObject({ errorKey: 'support.verification.error.wrong' })
    expect(await fail('four')).toMatchObject({ errorKey: 'support.verification.error.wrong' })
    await service.answer(as(), answersTo((await service.questions(as())).questions))
    expect(await fail('five')).toMatchObject({ errorKey: 'support.verification.error.wrong' })
    expect(await fail('six')).toMatchObject({ errorKey: 'support.verification.error.wrong' })
  })

  test('fifty tries at once with one left, from two instances: one is looked at', async () => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    for (const word of ['one', 'two']) await refusal(service.answer(as(), answersTo(questions, word)))
    const other = serviceOf(await otherInstance())
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? service : other)
          .answer(as(), answersTo(questions, `guess ${index}`))
          .then((url) => url.split('?')[0], refusalOf),
      ),
    )
    expect(results.filter((result) => result === manualHelp || result === 503).length).toBe(50)
    expect((await outcomes()).filter((outcome) => outcome === 'failed').length).toBe(3)
  })

  test('the desk lifts a lock (decisions-cases I3)', async () => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    for (const word of ['one', 'two', 'three'])
      await service.answer(as(), answersTo(questions, word)).catch(() => undefined)
    for (let repeat = 0; repeat < 2; repeat += 1) await service.unlock('ada', 'kim')
    expect(await service.answer(as(), answersTo(questions))).toBe(startUrl)
    const entry = await db.db.selectFrom('kbv_audit').selectAll().where('outcome', '=', 'unlocked').executeTakeFirst()
    expect(entry).toMatchObject({ subject: 'account:ada', actor: 'kim' })
  })

  test('[KBV-11] a skipped question does not come back; after three there is no more skip', async () => {
    await service.open(ada, ask())
    const seen = new Set<string>()
    for (const remaining of [2, 1, 0]) {
      const { questions } = await service.questions(as())
      questions.forEach(({ id }) => seen.add(id))
      const skipped = await service.shuffle(as(), questions[0]!.id)
      expect(skipped).toEqual({
        questions: [expect.not.objectContaining({ id: questions[0]!.id })],
        shufflesRemaining: remaining,
      })
      expect(seen.has(skipped.questions[0]!.id)).toBe(false)
      expect((await service.questions(as())).questions[0]).toEqual(skipped.questions[0])
    }
    const { questions } = await service.questions(as())
    expect(await refusal(service.shuffle(as(), questions[1]!.id))).toMatchObject({
      status: 422,
      errorKey: 'support.verification.error.no.shuffles',
    })
    expect(await refusal(service.shuffle(as(), 'kq-first-character'))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'question', code: 'unknown' }] },
    })
    // Opening again gives no new skips and no easier questions.
    await service.open(ada, ask({ topicId: 1103 }))
    expect(await service.questions(as())).toMatchObject({ questions, shufflesRemaining: 0 })
  })

  test('fifty skips at once, from two instances: three are taken', async () => {
    await service.open(ada, ask())
    const { questions } = await service.questions(as())
    const other = serviceOf(await otherInstance())
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? service : other).shuffle(as(), questions[index % 3]!.id).then(() => 'taken', refusalOf),
      ),
    )
    expect(results.filter((result) => result === 'taken').length).toBe(3)
    expect(results.filter((result) => result === 422 || result === 503).length).toBe(47)
    expect((await service.questions(as())).shufflesRemaining).toBe(0)
  })

  test('an open verification ends after fifteen minutes', async () => {
    await service.open(ada, ask())
    clock.advance(15 * 60)
    expect(await refusal(service.questions(as()))).toEqual({ status: 404 })
    expect(await refusal(service.shuffle(as(), 'kq-game'))).toEqual({ status: 404 })
    expect(await refusal(service.answer(as(), answersTo([{ id: 'kq-game' }])))).toEqual({ status: 404 })
  })

  test('who is nobody signs in first; who came by a signed link is asked (decisions-cases A6)', async () => {
    expect(await service.open(nobody, ask())).toBe(
      `/support/en-US/help/?login&returnTo=${encodeURIComponent(startUrl)}`,
    )
    expect(await refusal(service.questions(as(nobody)))).toEqual({ status: 401 })
    expect(await service.open(nobody, ask({ preverifyId: 7 }))).toBe(questionsUrl)
    expect((await service.questions(as(nobody, 7))).questions.length).toBe(3)
    expect(await refusal(service.questions(as(nobody, 8)))).toEqual({ status: 404 })
    expect(await refusal(service.questions(as(nobody)))).toEqual({ status: 401 })
  })

  test('without facts manual help, with a provider that is down 503', async () => {
    facts = []
    expect(await service.open(ada, ask())).toBe(manualHelp)
    isDown = true
    expect(await refusal(service.open(ada, ask()))).toMatchObject({ status: 503 })
  })

  test('what became of checks is kept for two years', async () => {
    await service.open(ada, ask())
    const left = async () => (await db.db.selectFrom('kbv_audit').select('id').execute()).length
    const noted = await left()
    expect(noted).toBeGreaterThan(0)
    clock.advance(720 * 86_400)
    await service.sweep()
    expect(await left()).toBe(noted)
    clock.advance(20 * 86_400)
    await service.sweep()
    expect(await left()).toBe(0)
  })

  test('tries are forgotten once they count no more, never while a lock lasts (CD-354)', async () => {
    const guards = async () =>
      (await db.db.selectFrom('kbv_guard').select('subject').orderBy('subject').execute()).map(({ subject }) => subject)
    const store = createVerificationStore(db, createAccountScope(db))
    for (const hash of ['one', 'two', 'three']) await store.reserve('locked', hash, clock.now())
    const until = await store.lockedUntil('locked', clock.now())
    expect(until).toBe('2026-11-19T09:30:00.000Z')
    // As the release before leaves them, which knows no days: tries of now, and of long ago.
    const row = { failures: '[]', locked_until: until, last_hash: 'x', last_day: null, version: 1 }
    for (const [subject, at] of [
      ['before', clock.now().toISOString()],
      ['before-long-ago', '2026-01-01T00:00:00.000Z'],
    ] as const)
      await db.db
        .insertInto('kbv_guard')
        .values({ ...row, subject, last_at: at })
        .execute()
    // Somebody of whom the release before has written again, on a row of ours.
    await store.reserve('both', 'one', clock.now())
    clock.advance(23 * 3_600)
    await db.db
      .updateTable('kbv_guard')
      .set({ last_at: '2026-11-19T23:00:00.000Z', locked_until: '2026-11-20T23:00:00.000Z' })
      .where('subject', '=', 'both')
      .execute()
    await service.sweep()
    expect(await guards()).toEqual(['before', 'before-long-ago', 'both', 'locked'])
    expect(await store.lockedUntil('locked', clock.now())).toBe(until)
    clock.set('2026-11-20T00:10:00.000Z')
    await service.sweep()
    expect(await guards()).toEqual(['before', 'before-long-ago', 'both'])
    // Who tries again begins anew.
    expect(await store.reserve('locked', 'one', clock.now())).toEqual({ kind: 'counted', lockedUntil: null })
    clock.set('2026-11-23T00:10:00.000Z')
    await service.sweep()
    expect(await guards()).toEqual([])
  })

  test('what is kept of an account is gone after its erasure', async () => {
    await service.open(ada, ask())
    await refusal(service.answer(as(), answersTo((await service.questions(as())).questions, 'wrong')))
    await createVerificationStore(db, createAccountScope(db)).erase('account:ada')
    for (const table of ['kbv_session', 'kbv_guard', 'kbv_pass', 'kbv_audit'] as const)
      expect(await db.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('[CASEAPI-11] [CASEAPI-12] [CASEAPI-13] [CASEENTITY-19] over the wire: questions, skip, answers', async () => {
    const app: FastifyInstance = await roomsApp({
      content: holder,
      register: (root) => {
        void root.register(cookie)
        registerVerificationRoutes(root, { service, preverifyId: () => 0 })
      },
    })
    const url = '/services/bft/api/verify/en-US/kbv'
    const headers = { 'x-visitor': 'player' }
    expect((await app.inject(url)).statusCode).toBe(401)
    expect((await app.inject({ url, headers })).statusCode).toBe(404)
    await service.open(ada, ask())
    expect((await app.inject({ url, headers })).json()).toMatchObject({ shufflesRemaining: 3 })
    const post = (path: string, payload: object) => app.inject({ method: 'POST', url: url + path, headers, payload })
    const skipped = await post('/shuffle', { question: 'kq-first-character' })
    expect(skipped.json()).toEqual({
      questions: [{ id: 'kq-realm', text: 'Which realm did you play on first?' }],
      shufflesRemaining: 2,
    })
    expect((await post('', { answers: [] })).statusCode).toBe(422)
    expect((await post('', { answers: [{ id: 'kq-realm' }] })).statusCode).toBe(400)
    const { questions } = await service.questions(as())
    expect((await post('', answersTo(questions, 'wrong'))).statusCode).toBe(422)
    const passed = await post('', answersTo(questions))
    expect([passed.statusCode, passed.json()]).toEqual([200, { redirectUrl: startUrl }])
  })
})

test('the demonstration: seven questions for each player, months in every language', async () => {
  const demo = createDemoKbvProvider()
  const facts = await demo.facts({ kind: 'account', accountId: 'demo-ada' })
  expect(facts.map(({ id }) => id)).toEqual(ids.map((id) => `kq-${id}`))
  for (const { textKey } of facts) expect(texts.say('ja-JP', textKey)).not.toBe('')
  expect(facts[1]?.answers).toEqual(expect.arrayContaining(['October 2024', 'Oktober 2024', 'octobre 2024', '10/2024']))
  expect(await demo.facts({ kind: 'preverified', id: 1 })).toEqual(facts)
  expect(await demo.facts({ kind: 'account', accountId: 'somebody' })).toEqual([])
})
