import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import type { CreatePenaltyRequest } from '#generated/server/desk/schemas.ts'
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { appealPeriods } from '../content/periods.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createPenaltyDesk, type PenaltyDesk } from './desk/service.ts'
import { seedDemoPenalties } from './demo-penalties.ts'
import type { PenaltyContent } from './ports.ts'
import { registerPenaltyRoutes } from './routes.ts'
import { createPenaltyService, type PenaltyService } from './service.ts'
import { createPenaltyStore, type PenaltyStore } from './store.ts'

const holder = createContentHolder(smallContent())
const content: PenaltyContent = {
  product: (name, locale) =>
    name === 'wow'
      ? { title: locale === 'de-DE' ? 'Reiche' : 'Realms', baseUiName: 'wow' }
      : name === 'services'
        ? { title: 'Services', baseUiName: 'services' }
        : undefined,
  appealReasons: () => ['support.penalty.appeal.reason.mistake', 'support.penalty.appeal.reason.other'],
  reasonTexts: (code) => ({ 'en-US': `Words of ${code}` }),
  defaultLocale: () => 'en-US',
}
const reasonId = 'support.penalty.appeal.reason.mistake'
const request = (change: Partial<CreatePenaltyRequest> = {}): CreatePenaltyRequest => ({
  accountId: 'ada',
  game: 'wow',
  gameAccount: 'Ada#1',
  penalty: { 'en-US': 'Suspension', 'de-DE': 'Sperre' },
  reason: { 'en-US': 'Cheating' },
  end: '2026-12-18T00:00:00.000Z',
  evidence: ['match 1', 'match 2'],
  appealable: true,
  ...change,
})
const kim = { id: 'kim', displayName: 'Kim' }

storeTest('the penalties room', ({ database, otherInstance }) => {
  const clock = createManualClock()
  let db: AnyDatabase
  let store: PenaltyStore
  let service: PenaltyService
  let desk: PenaltyDesk
  let visits: number
  let mails: string[]
  let rules = appealPeriods

  const serviceOf = (data: AnyDatabase): PenaltyService =>
    createPenaltyService({
      store: createPenaltyStore(data),
      content,
      clock,
      text: (_locale, code) => `text of ${code}`,
      withTransaction: data.withTransaction,
      rules: () => rules,
      onAppeal: async () => undefined,
      countVisit: () => {
        visits += 1
      },
    })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('was not refused')
      },
      (error: { status?: number; members?: unknown }) => ({ status: error.status, ...(error.members as object) }),
    )
  const impose = async (change: Partial<CreatePenaltyRequest> = {}) => (await desk.create(request(change), 'lee')).id

  beforeEach(() => {
    clock.set('2026-11-18T09:30:00.000Z')
    db = database()
    visits = 0
    mails = []
    rules = appealPeriods
    store = createPenaltyStore(db)
    service = serviceOf(db)
    desk = createPenaltyDesk({
      store,
      content,
      clock,
      text: (_locale, code) => `text of ${code}`,
      withTransaction: db.withTransaction,
      rules: () => rules,
      outbox: {
        enqueue: async (kind, penaltyId) => {
          mails.push(`${kind} ${penaltyId}`)
        },
      },
      accountOf: async (subject) => subject,
      isAccount: async (accountId) => accountId !== 'nobody',
      onAppeal: async () => undefined,
      openingsOf: async () => new Map(),
    })
  })

  test('[CASEENTITY-21, ENTITY-07] a penalty in the asked language with its reasons and its product', async () => {
    const id = await impose({
      ruleBroken: { 'en-US': 'Rule 3.2' },
      facts: { 'en-US': 'Two matches.', 'de-DE': 'Zwei Partien.' },
      decidedBy: 'machine',
      howToComplain: { 'en-US': 'Write to us.' },
    })
    expect(await service.list('ada', 'de-DE')).toEqual([
      {
        id,
        penalty: 'Sperre',
        reason: 'Cheating',
        product: { name: 'wow', title: 'Reiche', baseUiName: 'wow' },
        gameAccount: 'Ada#1',
        end: '2026-12-18T00:00:00.000Z',
        active: true,
        evidence: ['match 1', 'match 2'],
        canAppeal: true,
        lastAppealState: null,
        unread: true,
        newsAt: '2026-11-18T09:30:00.000Z',
        history: [],
        imposedAt: '2026-11-18T09:30:00.000Z',
        ruleBroken: 'Rule 3.2',
        facts: 'Zwei Partien.',
        decidedBy: 'machine',
        howToComplain: 'Write to us.',
      },
    ])
  })

  test("[PENALTY-36] nobody sees another account's penalties; newest first", async () => {
    const first = await impose()
    clock.advance(60)
    const second = await impose({ end: null })
    await impose({ accountId: 'boris' })
    expect((await service.list('ada', 'en-US')).map(({ id }) => id)).toEqual([second, first])
    expect(await service.list('nobody', 'en-US')).toEqual([])
  })

  test("[PENALTY-22] [CASEAPI-25] a penalty ends by itself: list, alert and the catalogue's flag agree", async () => {
    await impose()
    await impose({ game: 'services', end: null })
    expect(await service.isAdvertised('ada')).toBe(true)
    expect(await service.productsWithPenalty('ada')).toEqual(new Set(['wow', 'services']))
    clock.set('2026-12-18T00:00:00.000Z')
    expect((await service.list('ada', 'en-US')).map(({ product, active }) => [product.name, active]).sort()).toEqual([
      ['services', true],
      ['wow', false],
    ])
    expect(await service.productsWithPenalty('ada')).toEqual(new Set(['services']))
    expect(await service.isAdvertised('boris')).toBe(false)
  })

  test('[APPEAL-18] [CASEENTITY-22] an appeal is pending until it is decided; meanwhile there is no second', async () => {
    const penaltyId = await impose()
    const entry = {
      submittedDate: '2026-11-18T09:30:00.000Z',
      description: 'Not me.',
      repName: null,
      repResponse: null,
      questions: [],
    }
    expect(await service.appeal('ada', { penaltyId, reasonId, description: 'Not me.' }, 'en-US')).toEqual(entry)
    expect((await service.list('ada', 'en-US'))[0]).toMatchObject({
      canAppeal: false,
      lastAppealState: 'PENDING',
      history: [entry],
    })
    expect(await refusal(service.appeal('ada', { penaltyId, reasonId }, 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.penalty.error.not.appealable',
    })
  })

  test("what an appeal may not be: another's penalty, an unknown reason, a text of spaces", async () => {
    const penaltyId = await impose()
    expect(await refusal(service.appeal('boris', { penaltyId, reasonId }, 'en-US'))).toMatchObject({ status: 404 })
    expect(await refusal(service.appeal('ada', { penaltyId: 'pen-0', reasonId }, 'en-US'))).toMatchObject({
      status: 404,
    })
    expect(
      await refusal(service.appeal('ada', { penaltyId, reasonId: 'mistake', description: '  ' }, 'en-US')),
    ).toMatchObject({
      status: 422,
      validationErrors: {
        fieldErrors: [
          { field: 'reasonId', code: 'unknown' },
          { field: 'description', code: 'required' },
        ],
        errorCodes: { unknown: 'text of support.penalty.error.reason' },
      },
    })
    expect((await service.list('ada', 'en-US'))[0]?.history).toEqual([])
  })

  test('[APPEAL-19] [CASEAPI-24] three appeals in thirty days, then none for any penalty until one is older', async () => {
    const ids = [await impose(), await impose(), await impose(), await impose()]
    for (const penaltyId of ids.slice(0, 3)) {
      expect(await service.isLimitReached('ada')).toBe(false)
      await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    }
    expect(await service.isLimitReached('ada')).toBe(true)
    const penaltyId = ids[3]!
    expect(await refusal(service.appeal('ada', { penaltyId, reasonId }, 'en-US'))).toMatchObject({
      status: 422,
      errorKey: 'support.penalty.error.appeal.limit',
    })
    // The account's limit is no part of canAppeal (decisions-cases J2).
    expect((await service.list('ada', 'en-US')).find(({ id }) => id === penaltyId)?.canAppeal).toBe(true)
    expect(await service.isLimitReached('boris')).toBe(false)
    clock.advance(30 * 86_400)
    expect(await service.isLimitReached('ada')).toBe(false)
    await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
  })

  test('pending and upheld appeals count, a won one gives its place back; the list says from when on (T14)', async () => {
    const ids = [await impose(), await impose(), await impose(), await impose(), await impose({ appealable: false })]
    const last = ids[3]!
    const views = async () => new Map((await service.list('ada', 'en-US')).map((penalty) => [penalty.id, penalty]))
    for (const penaltyId of ids.slice(0, 3)) {
      expect((await views()).get(last)).not.toHaveProperty('appealFrom')
      await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
      clock.advance(86_400)
    }
    const [first, second] = (await desk.appeals('PENDING', { cursor: undefined, limit: 10 }, 'kim')).items
    await desk.decide(first!.id, { decision: 'UPHELD', repResponse: 'It stays.' }, kim)
    expect(await service.isLimitReached('ada')).toBe(true)
    // The first was sent on the 18th of November.
    expect((await views()).get(last)?.appealFrom).toBe('2026-12-18T09:30:00.000Z')
    expect((await views()).get(ids[4]!)).not.toHaveProperty('appealFrom')
    expect((await views()).get(ids[1]!)).not.toHaveProperty('appealFrom')
    await desk.decide(second!.id, { decision: 'OVERTURNED', repResponse: 'You were right.' }, kim)
    expect(await service.isLimitReached('ada')).toBe(false)
    expect((await views()).get(last)).not.toHaveProperty('appealFrom')
    await service.appeal('ada', { penaltyId: last, reasonId }, 'en-US')
    expect(await service.isLimitReached('ada')).toBe(true)
  })

  test('the content says how many appeals in how many days (T17)', async () => {
    rules = { ...appealPeriods, perAccount: 1, accountDays: 2 }
    const [one, two] = [await impose(), await impose()]
    await service.appeal('ada', { penaltyId: one, reasonId }, 'en-US')
    expect(await refusal(service.appeal('ada', { penaltyId: two, reasonId }, 'en-US'))).toMatchObject({ status: 422 })
    clock.advance(2 * 86_400)
    await service.appeal('ada', { penaltyId: two, reasonId }, 'en-US')
  })

  test('no day is named on which the penalty itself is too old to be appealed', async () => {
    rules = { ...appealPeriods, perAccount: 1, windowDays: 10 }
    const [one, two] = [await impose(), await impose()]
    await service.appeal('ada', { penaltyId: one, reasonId }, 'en-US')
    const view = (await service.list('ada', 'en-US')).find(({ id }) => id === two)
    expect(view).toMatchObject({ canAppeal: true })
    expect(view).not.toHaveProperty('appealFrom')
  })

  test('fifty appeals at once for the last place, from two instances: one is taken', async () => {
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.push(await impose())
    for (const penaltyId of ids.slice(0, 2)) await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    const other = serviceOf(await otherInstance())
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? service : other)
          .appeal('ada', { penaltyId: ids[2 + (index % 10)]!, reasonId }, 'en-US')
          .then(() => 'taken', refusalOf),
      ),
    )
    expect(results.filter((result) => result === 'taken').length).toBe(1)
    expect(results.filter((result) => result === 422 || result === 503).length).toBe(49)
    expect(await store.countedAppeals('ada', '2026-01-01T00:00:00.000Z')).toHaveLength(3)
  })

  test('fifty appeals of one penalty at once: one is pending', async () => {
    const penaltyId = await impose()
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        service.appeal('ada', { penaltyId, reasonId }, 'en-US').then(() => 'taken', refusalOf),
      ),
    )
    expect(results.filter((result) => result === 'taken').length).toBe(1)
    expect(results.filter((result) => result === 422 || result === 503).length).toBe(49)
  })

  test('upheld: the player reads the public name and the answer and may appeal once more, not twice', async () => {
    const penaltyId = await impose()
    for (const round of [1, 2]) {
      await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
      const pending = (await desk.appeals('PENDING', { cursor: undefined, limit: 10 }, 'kim')).items[0]!
      const decided = await desk.decide(pending.id, { decision: 'UPHELD', repResponse: `Round ${round}` }, kim)
      expect(decided).toMatchObject({
        state: 'UPHELD',
        repName: 'Kim',
        decidedBy: 'kim',
        penalty: { id: penaltyId, lastAppealState: 'UPHELD' },
      })
      const [penalty] = await service.list('ada', 'en-US')
      expect(penalty).toMatchObject({ active: true, lastAppealState: 'UPHELD', canAppeal: round === 1 })
      expect(penalty?.history.at(-1)).toMatchObject({ repName: 'Kim', repResponse: `Round ${round}` })
      expect(JSON.stringify(penalty)).not.toContain('"kim"')
      clock.advance(60)
    }
  })

  test('overturned: the penalty is over and cannot be appealed again', async () => {
    const penaltyId = await impose()
    await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    const appealId = (await desk.appeals('PENDING', { cursor: undefined, limit: 10 }, 'kim')).items[0]!.id
    expect(
      await refusal(
        desk.decide(appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, { id: 'lee', displayName: 'Lee' }),
      ),
    ).toMatchObject({ status: 403 })
    await desk.decide(appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, kim)
    expect((await service.list('ada', 'en-US'))[0]).toMatchObject({
      active: false,
      lastAppealState: 'OVERTURNED',
      canAppeal: false,
      end: '2026-12-18T00:00:00.000Z',
    })
    expect(await refusal(desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim))).toMatchObject({
      status: 409,
    })
    expect(await refusal(desk.decide('app-0', { decision: 'UPHELD', repResponse: 'No.' }, kim))).toMatchObject({
      status: 404,
    })
    expect(await service.isAdvertised('ada')).toBe(false)
  })

  test('two leads decide at once: one does', async () => {
    const penaltyId = await impose()
    await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    const appealId = (await desk.appeals('PENDING', { cursor: undefined, limit: 10 }, 'kim')).items[0]!.id
    const results = await Promise.all(
      ['UPHELD', 'OVERTURNED', 'UPHELD'].map((decision) =>
        desk
          .decide(appealId, { decision: decision as 'UPHELD', repResponse: decision }, kim)
          .then(() => 'decided', refusalOf),
      ),
    )
    expect(results.sort()).toEqual([409, 409, 'decided'])
  })

  test('the desk changes only what it names and finds what it imposed, page by page', async () => {
    const id = await impose()
    expect(await desk.update(id, { evidence: ['match 3'] }, '*')).toMatchObject({
      id,
      evidence: ['match 3'],
      end: '2026-12-18T00:00:00.000Z',
      active: true,
      imposedBy: 'lee',
      externalId: null,
    })
    expect(await desk.update(id, { end: null, active: false }, '*')).toMatchObject({
      evidence: ['match 3'],
      end: null,
      active: false,
    })
    expect(await refusal(desk.update('pen-0', { active: false }, '*'))).toMatchObject({ status: 404 })
    for (let count = 0; count < 6; count += 1) await impose()
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await desk.list('ada', { cursor: cursor ?? undefined, limit: 3 })
      seen.push(...page.items.map((penalty) => penalty.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.length).toBe(7)
    expect(new Set(seen).size).toBe(7)
    expect(await refusal(desk.list('ada', { cursor: 'bm9uc2Vuc2U', limit: 3 }))).toMatchObject({ status: 400 })
    const never = Buffer.from('2026-02-31T10:00:00.000Z pen-1').toString('base64url')
    expect(await refusal(desk.list('ada', { cursor: never, limit: 3 }))).toMatchObject({ status: 400 })
    expect(await refusal(desk.create(request({ game: 'nogame' }), 'lee'))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'game', code: 'unknown' }] },
    })
    expect(await refusal(desk.create(request({ reason: { 'de-DE': 'Betrug' } }), 'lee'))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'reason.en-US', code: 'required' }] },
    })
  })

  test('a restriction ends ahead, begins no later than now, and is somebody’s', async () => {
    const refused = (change: Partial<CreatePenaltyRequest>) => refusal(desk.create(request(change), 'lee'))
    const of = (field: string, code: string) => ({ status: 422, validationErrors: { fieldErrors: [{ field, code }] } })
    const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
    expect(await refused({ end: inMinutes(0) })).toMatchObject(of('end', 'min'))
    expect(await refused({ imposedAt: inMinutes(6) })).toMatchObject(of('imposedAt', 'max'))
    expect(await refused({ accountId: 'nobody' })).toMatchObject(of('accountId', 'unknown'))
    const id = (await desk.create(request({ imposedAt: inMinutes(4), end: inMinutes(1) }), 'lee')).id
    expect(await refusal(desk.update(id, { end: inMinutes(-1) }, '*'))).toMatchObject({ status: 422 })
    expect(await refusal(desk.importPenalty('ban:9', 'msg_9', request({ imposedAt: inMinutes(6) })))).toMatchObject({
      status: 422,
    })
    // What has ended already is told as ended, and a game tells of its past.
    const ended = await desk.update(id, { end: inMinutes(-1), active: false }, '*')
    expect(ended).toMatchObject({ end: inMinutes(-1), active: false })
    expect((await desk.importPenalty('ban:8', 'msg_8', request({ end: inMinutes(-1) }))).isNew).toBe(true)
  })

  test('an import is idempotent by its externalId, a repeated call by its webhook id (ground G32)', async () => {
    const first = await desk.importPenalty('ban:1', 'msg_1', request())
    expect(first).toMatchObject({ isNew: true, penalty: { externalId: 'ban:1', imposedBy: null } })
    expect(await desk.importPenalty('ban:1', 'msg_1', request({ evidence: ['changed'] }))).toMatchObject({
      isNew: true,
      penalty: { id: first.penalty.id, evidence: ['match 1', 'match 2'] },
    })
    expect(await desk.importPenalty('ban:1', 'msg_2', request({ evidence: ['changed'] }))).toMatchObject({
      isNew: false,
      penalty: { id: first.penalty.id, evidence: ['changed'] },
    })
    expect((await service.list('ada', 'en-US')).length).toBe(1)
    expect(await refusal(desk.importPenalty('ban:1', 'msg_3', request({ accountId: 'boris' })))).toMatchObject({
      status: 422,
    })
    clock.advance(2 * 86_400)
    await desk.sweep()
    expect(await store.findImport('msg_1')).toBeUndefined()
  })

  test('one mail when a penalty comes into force, none for a repeat, a change or what is over (T18)', async () => {
    const imported = async (webhookId: string, change: Partial<CreatePenaltyRequest> = {}) =>
      (await desk.importPenalty('ban:1', webhookId, request(change))).penalty.id
    const id = await imported('msg_1')
    await imported('msg_1')
    await imported('msg_2', { evidence: ['changed'] })
    await desk.update(id, { end: '2027-01-01T00:00:00.000Z' }, '*')
    expect(mails).toEqual([`penalty-imposed ${id}`])

    // What a game tells of the past; one it prepares and switches on later.
    await desk.importPenalty('ban:2', 'msg_3', request({ end: '2026-11-01T00:00:00.000Z' }))
    const prepared = (await desk.importPenalty('ban:3', 'msg_4', request({ active: false }))).penalty.id
    expect(mails).toHaveLength(1)
    await desk.update(prepared, { active: true }, '*')
    const atDesk = await impose()
    expect(mails.slice(1)).toEqual([`penalty-imposed ${prepared}`, `penalty-imposed ${atDesk}`])
  })

  test('one mail when an appeal is decided, also when two leads decide at once (T18)', async () => {
    const penaltyId = await impose()
    await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    const appealId = (await desk.appeals('PENDING', { cursor: undefined, limit: 1 }, 'kim')).items[0]!.id
    mails = []
    await Promise.allSettled([
      desk.decide(appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, kim),
      desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, { id: 'max', displayName: 'Max' }),
    ])
    expect(mails).toEqual([`appeal-decided ${penaltyId}`])
  })

  test('what came is marked until its player has seen it, up to the moment that was on screen (T18)', async () => {
    const unread = async () => (await service.list('ada', 'en-US')).filter((one) => one.unread).map(({ id }) => id)
    const first = await impose()
    const begun = (await service.list('ada', 'en-US'))[0]!.newsAt!
    expect([await unread(), await service.unreadCount('ada'), await service.unreadCount('boris')]).toEqual([
      [first],
      1,
      0,
    ])
    clock.advance(60)
    const second = await impose()
    // The second one came while the first was looked at.
    await service.markRead('ada', { until: begun })
    expect(await unread()).toEqual([second])
    await service.markRead('ada', { until: clock.now().toISOString(), penaltyId: first })
    expect(await unread()).toEqual([second])
    await service.markRead('ada', { until: clock.now().toISOString(), penaltyId: second })
    expect([await unread(), await service.unreadCount('ada')]).toEqual([[], 0])

    // A decision is news; an own appeal and a change of the evidence are none.
    clock.advance(60)
    await service.appeal('ada', { penaltyId: first, reasonId }, 'en-US')
    await desk.update(second, { evidence: ['changed'] }, '*')
    expect(await unread()).toEqual([])
    const appealId = (await desk.appeals('PENDING', { cursor: undefined, limit: 1 }, 'kim')).items[0]!.id
    await desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim)
    expect(await unread()).toEqual([first])
    // A change at the desk makes nothing new that was seen, and takes no mark away.
    await desk.update(first, { evidence: ['changed'] }, '*')
    expect(await unread()).toEqual([first])
    expect(await refusal(service.markRead('boris', { until: begun, penaltyId: first }))).toMatchObject({ status: 404 })
  })

  test('an import never revives what an appeal ended', async () => {
    const {
      penalty: { id: penaltyId },
    } = await desk.importPenalty('ban:1', 'msg_1', request())
    await service.appeal('ada', { penaltyId, reasonId }, 'en-US')
    await desk.decide(
      (await desk.appeals('PENDING', { cursor: undefined, limit: 1 }, 'kim')).items[0]!.id,
      { decision: 'OVERTURNED', repResponse: 'Sorry.' },
      kim,
    )
    mails = []
    expect(await desk.importPenalty('ban:1', 'msg_2', request())).toMatchObject({
      penalty: { active: false, lastAppealState: 'OVERTURNED' },
    })
    expect(mails).toEqual([])
  })

  test('the demonstration: every state, and more past penalties than one page holds; seeded once', async () => {
    for (let round = 0; round < 2; round += 1)
      await seedDemoPenalties(store, db.withTransaction, demoPenalties(clock.now()))
    const all = await service.list('demo-boris', 'fr-FR')
    const active = all.filter((penalty) => penalty.active)
    expect(all.filter((penalty) => !penalty.active).length).toBeGreaterThan(6)
    expect(active.map(({ lastAppealState, canAppeal, end }) => [lastAppealState, canAppeal, end === null])).toEqual(
      expect.arrayContaining([
        [null, true, false],
        ['PENDING', false, false],
        ['UPHELD', true, false],
        [null, false, false],
        [null, false, true],
      ]),
    )
    expect(all.some(({ active: isOn, lastAppealState }) => !isOn && lastAppealState === 'OVERTURNED')).toBe(true)
    expect(all.some(({ ruleBroken }) => ruleBroken === undefined)).toBe(true)
    expect(await service.isLimitReached('demo-boris')).toBe(false)
  })

  test('after its erasure nothing of an account is left', async () => {
    const penaltyId = await impose()
    await service.appeal('ada', { penaltyId, reasonId, description: 'a marker sentence' }, 'en-US')
    await store.eraseAccount('ada')
    expect(await service.list('ada', 'en-US')).toEqual([])
    expect((await desk.appeals(undefined, { cursor: undefined, limit: 10 }, 'kim')).items).toEqual([])
  })

  const start = async (): Promise<FastifyInstance> =>
    roomsApp({ content: holder, register: (root) => registerPenaltyRoutes(root, { service }) })
  const api = '/services/bft/api/penalty'
  const headers = { 'x-visitor': 'player' }

  test('[CASEAPI-23] [CASEAPI-26] [CASEAPI-28] over the wire: the list, the reasons, the visit', async () => {
    const app = await start()
    await impose()
    const list = await app.inject({ url: `${api}/en-US`, headers })
    expect(list.statusCode).toBe(200)
    expect(list.json()).toMatchObject([{ penalty: 'Suspension' }])
    expect((await app.inject({ url: `${api}/appeal/reasons`, headers })).json()).toEqual(content.appealReasons())
    expect((await app.inject({ method: 'POST', url: `${api}/event`, headers })).statusCode).toBe(204)
    expect(visits).toBe(1)
    for (const url of [
      `${api}/en-US`,
      `${api}/advertise`,
      `${api}/appeal/reasons`,
      `${api}/appeal-limit-reached/en-US`,
    ])
      expect((await app.inject(url)).statusCode).toBe(401)
  })

  test('advertise is a word and no locale (ground G17); flags are bare booleans', async () => {
    const app = await start()
    expect((await app.inject({ url: `${api}/advertise`, headers })).body).toBe('false')
    await impose()
    expect((await app.inject({ url: `${api}/advertise`, headers })).body).toBe('true')
    expect((await app.inject({ url: `${api}/appeal-limit-reached/en-US`, headers })).body).toBe('false')
    expect((await app.inject({ url: `${api}/english`, headers })).statusCode).toBe(400)
  })

  test('[CASEAPI-27] [CASEENTITY-23] [APPEAL-12] an appeal over the wire; its text has 1 to 2048 characters', async () => {
    const app = await start()
    const penaltyId = await impose()
    const post = (payload: object) => app.inject({ method: 'POST', url: `${api}/appeal/en-US`, headers, payload })
    expect((await post({ penaltyId, reasonId, description: 'x'.repeat(2049) })).statusCode).toBe(422)
    expect((await post({ penaltyId, reasonId, description: '' })).statusCode).toBe(422)
    expect((await post({ penaltyId, reasonId, description: '   ' })).statusCode).toBe(422)
    expect((await post({ penaltyId })).statusCode).toBe(400)
    const answer = await post({ penaltyId, reasonId, description: 'x'.repeat(2048) })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      submittedDate: '2026-11-18T09:30:00.000Z',
      description: 'x'.repeat(2048),
      repName: null,
      repResponse: null,
      questions: [],
    })
    const second = await impose()
    expect((await post({ penaltyId: second, reasonId })).json()).toMatchObject({ description: null })
  })
})
