import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createTexts } from '../localizations/texts.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createSurveyLinks } from './links.ts'
import type { SurveyCase, SurveyCases } from './ports.ts'
import { registerSurveyRoutes } from './routes.ts'
import { answerFaults, questionsOf } from './rules.ts'
import { createSurveyService, type SurveyService } from './service.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { toRow } from '../cases/case-rows.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createSurveyStore } from './store.ts'

const keys = createKeyring(['sessions-of-the-survey-test-32-bytes'], ['data-of-the-survey-test-of-32-bytes'])
const holder = createContentHolder(smallContent())
const texts = createTexts(holder)
/** A moment after the fourteenth day. */
const openUntil = '2026-12-02T09:30:00.001Z'
const five = { q1: '5', q2: '4', q3: '5', q4: '3', q5: '4' } as const
const three = { q1: '1', q2: '2', q3: '3' } as const

test('tickets are asked five questions, chats and calls three (decisions-cases H1)', () => {
  expect(questionsOf({ channel: 'TICKET' }).map(({ type }) => type)).toEqual([
    'satisfaction',
    'easiness',
    'firstContact',
    'agreement',
    'likelihood',
  ])
  for (const channel of ['CHAT', 'PHONE_CALLBACK'] as const)
    expect(questionsOf({ channel }).map(({ section }) => section)).toEqual(['sectionOne', 'sectionOne', 'sectionOne'])
})

test("answers fit when their number is the survey's (decisions-cases H4)", () => {
  expect(answerFaults(five, 5)).toEqual([])
  expect(answerFaults(three, 3)).toEqual([])
  expect(answerFaults(three, 5)).toEqual([
    { field: 'q4', code: 'required' },
    { field: 'q5', code: 'required' },
  ])
  expect(answerFaults({ ...three, q4: '1' }, 5)).toEqual([{ field: 'q5', code: 'required' }])
  expect(answerFaults(five, 3)).toEqual([
    { field: 'q4', code: 'unknown' },
    { field: 'q5', code: 'unknown' },
  ])
})

storeTest('the survey room', ({ database, otherInstance }) => {
  const clock = createManualClock()
  let db: AnyDatabase
  let found: Map<string, SurveyCase>
  let marked: string[]
  let service: SurveyService

  const cases: SurveyCases = {
    find: async (caseId) => found.get(caseId),
    markAnswered: async (caseId) => {
      marked.push(caseId)
    },
    countOffered: async () => 7,
  }
  let linkDays = 30
  const serviceOf = (data: AnyDatabase): SurveyService =>
    createSurveyService({
      store: createSurveyStore(data, createCaseReads(data)),
      cases,
      links: createSurveyLinks(keys),
      clock,
      say: texts.say,
      text: (_locale, code) => `text of ${code}`,
      withTransaction: data.withTransaction,
      linkDays: () => linkDays,
    })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('was not refused')
      },
      (error: { status?: number; members?: unknown }) => ({ status: error.status, ...(error.members as object) }),
    )

  beforeEach(() => {
    clock.set('2026-11-19T09:30:00.000Z')
    db = database()
    marked = []
    found = new Map([
      ['104231177', { ownerId: 'ada', region: 'us', subject: 'Stuck', channel: 'TICKET', openUntil }],
      ['104230588', { ownerId: 'ada', region: 'eu', subject: 'Stuck', channel: 'CHAT', openUntil }],
      ['104230001', { ownerId: 'ada', region: 'us', subject: 'Stuck', channel: 'TICKET', openUntil: null }],
      ['104230002', { ownerId: 'boris', region: 'us', subject: 'Stuck', channel: 'TICKET', openUntil }],
      ['104230003', { ownerId: null, region: 'us', subject: 'Stuck', channel: 'TICKET', openUntil }],
    ])
    service = serviceOf(db)
  })

  test('[CASEENTITY-12] [CASEENTITY-13] [SURVEY-10] five questions in three sections, in the asked language', async () => {
    expect(await service.get('ada', '104231177', 'en-US')).toEqual({
      caseId: '104231177',
      region: 'us',
      subject: 'Stuck',
      sectionOne: [
        { index: 1, question: 'How satisfied are you with the support you received?', type: 'satisfaction' },
        { index: 2, question: 'How easy was it to get help?', type: 'easiness' },
        { index: 3, question: 'How often did you have to contact us about this?', type: 'firstContact' },
      ],
      sectionTwo: [{ index: 4, question: 'The representative understood my problem.', type: 'agreement' }],
      sectionThree: [{ index: 5, question: 'How likely are you to recommend our support?', type: 'likelihood' }],
    })
    expect((await service.get('ada', '104231177', 'de-DE')).sectionTwo[0]?.question).toBe(
      'Mein Problem wurde verstanden.',
    )
    const chat = await service.get('ada', '104230588', 'en-US')
    expect([chat.sectionOne.length, chat.sectionTwo.length, chat.sectionThree.length]).toEqual([3, 0, 0])
  })

  test('only the owner of a resolved case has a survey; all else is unknown', async () => {
    for (const caseId of ['104230001', '104230002', '104230003', '999']) {
      expect(await refusal(service.get('ada', caseId, 'en-US'))).toEqual({ status: 404 })
      expect(await refusal(service.answer('ada', caseId, five, 'en-US'))).toEqual({ status: 404 })
    }
    expect(marked).toEqual([])
  })

  test('how long a link opens its survey is a setting of the pack, for links made from then on (T17)', async () => {
    const before = service.linkOf('104231177')
    linkDays = 2
    const after = service.linkOf('104231177')
    linkDays = 30
    clock.advance(2 * 86_400 + 1)
    expect((await refusal(service.getByLink(after, 'en-US'))).status).toBe(422)
    expect(await service.getByLink(before, 'en-US')).toMatchObject({ caseId: '104231177' })
  })

  test('a link opens one survey without an account, for 30 days and until it is answered (amendment T15, CD-183)', async () => {
    const token = service.linkOf('104231177')
    expect(token).not.toContain('104231177')
    // After the fourteen days of the signed-in player.
    clock.set('2026-12-19T09:29:59.000Z')
    expect(await refusal(service.get('ada', '104231177', 'en-US'))).toMatchObject({ status: 422 })
    expect(await service.getByLink(token, 'en-US')).toMatchObject({ caseId: '104231177', region: 'us' })
    await service.answerByLink(token, { ...five, feedback: 'Late, but fine.' }, 'en-US')
    expect(marked).toEqual(['104231177'])
    expect((await service.exported('104231177'))?.feedback).toBe('Late, but fine.')
    for (const ask of [service.getByLink(token, 'en-US'), service.answerByLink(token, five, 'en-US')].map(refusal))
      expect(await ask).toMatchObject({ status: 422, errorKey: 'support.survey.error.answered' })
    expect(marked).toHaveLength(1)
  })

  test('a link is refused when it is too old, was made by nobody here, or its case has no survey (CD-183)', async () => {
    const token = service.linkOf('104231177')
    const both = (link: string) =>
      [service.getByLink(link, 'en-US'), service.answerByLink(link, five, 'en-US')].map(refusal)
    const foreign = createSurveyLinks(
      createKeyring(['sessions-of-another-house-of-32-bytes'], ['data-of-another-house-of-32-bytes-too']),
    ).make({
      caseId: '104231177',
      until: new Date('2027-01-01'),
    })
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    for (const bad of [foreign, `v1.${'A'.repeat(60)}`, token.slice(0, -2) + last + last])
      for (const ask of both(bad)) expect(await ask).toEqual({ status: 404 })
    // Open again or cancelled, without an account, erased.
    for (const caseId of ['104230001', '104230003', '999'])
      for (const ask of both(service.linkOf(caseId))) expect(await ask).toEqual({ status: 404 })
    clock.set('2026-12-19T09:30:00.000Z')
    for (const ask of both(token))
      expect(await ask).toMatchObject({ status: 422, errorKey: 'support.survey.error.closed' })
    expect(marked).toEqual([])
  })

  test('[CASEENTITY-15] five answers and feedback are kept, once; the case is told', async () => {
    await service.answer('ada', '104231177', { ...five, feedback: 'Quick and friendly.' }, 'en-US')
    expect(marked).toEqual(['104231177'])
    expect(await service.exported('104231177')).toEqual({
      ...five,
      feedback: 'Quick and friendly.',
      answeredAt: '2026-11-19T09:30:00.000Z',
    })
    expect(await refusal(service.answer('ada', '104231177', five, 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.survey.error.answered',
    })
    expect(await refusal(service.get('ada', '104231177', 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.survey.error.answered',
    })
    // Opened again after the survey: still answered.
    found.set('104231177', { ownerId: 'ada', region: 'us', subject: 'Stuck', channel: 'TICKET', openUntil: null })
    expect(await refusal(service.get('ada', '104231177', 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.survey.error.answered',
    })
  })

  test('three answers where three are asked; a wrong number names the fields', async () => {
    expect(await refusal(service.answer('ada', '104231177', three, 'en-US'))).toMatchObject({
      status: 422,
      validationErrors: {
        fieldErrors: [
          { field: 'q4', code: 'required' },
          { field: 'q5', code: 'required' },
        ],
        errorCodes: { required: 'text of required' },
      },
    })
    expect(await refusal(service.answer('ada', '104230588', five, 'en-US'))).toMatchObject({
      status: 422,
      validationErrors: {
        fieldErrors: [
          { field: 'q4', code: 'unknown' },
          { field: 'q5', code: 'unknown' },
        ],
      },
    })
    await service.answer('ada', '104230588', three, 'en-US')
    expect(await service.exported('104230588')).toEqual({
      ...three,
      feedback: null,
      answeredAt: '2026-11-19T09:30:00.000Z',
    })
    expect(await service.exported('104231177')).toBeNull()
  })

  test('it is closed from the moment its case belongs to the archive (decisions-cases H6)', async () => {
    clock.set('2026-12-02T09:30:00.000Z')
    expect(await service.get('ada', '104231177', 'en-US')).toMatchObject({ caseId: '104231177' })
    clock.set('2026-12-02T09:30:00.001Z')
    expect(await refusal(service.get('ada', '104231177', 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.survey.error.closed',
    })
    expect(await refusal(service.answer('ada', '104231177', five, 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.survey.error.closed',
    })
  })

  test('fifty answers at once, from two instances: one is kept', async () => {
    const other = serviceOf(await otherInstance())
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? service : other)
          .answer('ada', '104231177', { ...five, feedback: `answer ${index}` }, 'en-US')
          .then(() => 'kept', refusalOf),
      ),
    )
    expect(results.filter((result) => result === 'kept').length).toBe(1)
    expect(results.filter((result) => result === 422 || result === 503).length).toBe(49)
    const winner = results.indexOf('kept')
    expect(await service.exported('104231177')).toMatchObject({ feedback: `answer ${winner}` })
  })

  test('the summary counts each answer of each question and names nobody', async () => {
    await service.answer('ada', '104231177', { ...five, feedback: 'secret words' }, 'en-US')
    await service.answer('ada', '104230588', three, 'en-US')
    const summary = await service.summary('2026-11-19', '2026-11-20')
    expect(summary).toMatchObject({ from: '2026-11-19', to: '2026-11-20', offered: 7, answered: 2 })
    expect(summary.questions[0]).toEqual({ index: 1, type: 'satisfaction', answers: [1, 0, 0, 0, 1], average: 3 })
    expect(summary.questions[4]).toEqual({ index: 5, type: 'likelihood', answers: [0, 0, 0, 1, 0], average: 4 })
    expect(JSON.stringify(summary)).not.toContain('secret')
    expect((await service.summary('2026-11-18', '2026-11-19')).questions[0]).toMatchObject({
      answers: [0, 0, 0, 0, 0],
      average: null,
    })
    expect(await refusal(service.summary('2026-01-01', '2027-01-03'))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'to', code: 'max' }] },
    })
    expect(await refusal(service.summary('2026-11-19', '2026-11-19'))).toMatchObject({ status: 422 })
  })

  test('answers of erased cases are gone', async () => {
    await service.answer('ada', '104231177', { ...five, feedback: 'a marker sentence' }, 'en-US')
    await service.erase([])
    await service.erase(['104231177'])
    expect(await service.exported('104231177')).toBeNull()
  })

  test('answers are listed newest first, with words or of the unhappy alone, and forget their words', async () => {
    const store = createSurveyStore(db, createCaseReads(db))
    const given = [
      ['1', [3, 1, 1], 'Slow', 1],
      ['2', [2, 5, 5, 4], null, 2],
      ['3', [1, 1, 1, 1, 1], 'No', 2],
      ['4', [5, 5, 5], 'Yes', 4],
    ] as const
    for (const [caseId, ratings, feedback, minute] of given)
      await store.insert({ caseId, ratings: [...ratings], feedback, answeredAt: `2026-11-19T09:0${minute}:00.000Z` })
    const list = async (isWorded: boolean, isUnhappy: boolean) => {
      const all: string[][] = []
      let cursor: string | undefined
      do {
        const page = await service.answers({ isWorded, isUnhappy }, { cursor, limit: 2 })
        all.push(page.items.map(({ caseId }) => caseId))
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      return all.map((page) => page.join(' ')).join(', ')
    }
    expect([
      await list(false, false),
      await list(true, false),
      await list(false, true),
      await list(true, true),
    ]).toEqual(['4 3, 2 1', '4 3, 1', '3 2', '3'])
    const whole = await service.answers({ isWorded: false, isUnhappy: false }, { cursor: undefined, limit: 9 })
    expect(whole.items[2]).toEqual({
      caseId: '2',
      ratings: [2, 5, 5, 4],
      words: null,
      answeredAt: '2026-11-19T09:02:00.000Z',
    })
    await store.forgetWords(Array.from({ length: 1_500 }, (_, index) => String(index + 3)))
    expect(await list(true, false)).toBe('1')
  })

  test('of an account the newest answers about its cases are told', async () => {
    const store = createSurveyStore(db, createCaseReads(db))
    for (const [id, ownerId, minute] of [
      ['1', 'ada', 1],
      ['2', 'ada', 3],
      ['3', 'ada', 2],
      ['4', 'boris', 4],
    ] as const) {
      await db.db
        .insertInto('support_case')
        .values(toRow(aCase({ id, ownerId })))
        .execute()
      await store.insert({
        caseId: id,
        ratings: [1, 1, 1],
        feedback: null,
        answeredAt: `2026-11-19T09:0${minute}:00.000Z`,
      })
    }
    expect((await service.ofAccount('ada', 2)).map(({ caseId }) => caseId)).toEqual(['2', '3'])
  })

  test('over the wire by a link: the survey and its answers, without an account', async () => {
    const app = await roomsApp({ content: holder, register: (root) => registerSurveyRoutes(root, { service }) })
    const url = `/services/bft/api/survey/en-US/link/${service.linkOf('104231177')}`
    expect((await app.inject(url)).json()).toMatchObject({ caseId: '104231177', sectionThree: [{ index: 5 }] })
    const post = async (at: string, payload: object) =>
      (await app.inject({ method: 'POST', url: at, payload })).statusCode
    expect(await post(`/services/bft/api/survey/en-US/link/v1.${'A'.repeat(60)}`, { ...five, q1: '6' })).toBe(404)
    expect(await post(url, { ...five, q1: '6' })).toBe(422)
    expect(await post(url, { ...five, feedback: 'By a link' })).toBe(204)
    expect(await service.exported('104231177')).toMatchObject({ feedback: 'By a link' })
  })

  test('[CASEAPI-09] [CASEAPI-10] [SURVEY-13] over the wire: the sections, the answers, their limits', async () => {
    const app: FastifyInstance = await roomsApp({
      content: holder,
      register: (root) => registerSurveyRoutes(root, { service }),
    })
    const url = '/services/bft/api/survey/en-US/104231177'
    const headers = { 'x-visitor': 'player' }
    const post = async (payload: object) => (await app.inject({ method: 'POST', url, headers, payload })).statusCode
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      caseId: '104231177',
      sectionThree: [{ index: 5 }],
    })
    expect((await app.inject(url)).statusCode).toBe(401)
    expect((await app.inject({ url: '/services/bft/api/survey/en-US/0123', headers })).statusCode).toBe(400)
    expect(await post({ ...five, q1: '6' })).toBe(422)
    expect(await post({ ...five, q1: 5 })).toBe(400)
    expect(await post({ ...five, feedback: 'x'.repeat(2049) })).toBe(422)
    expect(await post({ q1: '5', q2: '5' })).toBe(400)
    expect(await post({ ...five, feedback: 'x'.repeat(2048) })).toBe(204)
    expect(await post(five)).toBe(422)
    // A child's words are nobody's (CD-293).
    const ofChild = { headers: { 'x-visitor': 'child' }, payload: { ...three, feedback: 'My name is Kit' } }
    await app.inject({ method: 'POST', url: '/services/bft/api/survey/en-US/104230588', ...ofChild })
    expect(await service.exported('104230588')).toMatchObject({ ...three, feedback: null })
  })
})
