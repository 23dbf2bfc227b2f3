import { beforeEach, expect, test } from 'vitest'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { appealPeriods } from '../../content/periods.ts'
import { createManualClock } from '../../lib/clock.ts'
import type { AppealHappening, PenaltyContent } from '../ports.ts'
import { createPenaltyService, type PenaltyService } from '../service.ts'
import { createPenaltyStore } from '../store.ts'
import { createAppealReview, type AppealReview, type Reviewer } from './review.ts'
import { createPenaltyDesk, type PenaltyDesk } from './service.ts'

const reasonId = 'support.penalty.appeal.reason.mistake'
const content: PenaltyContent = {
  product: (name) => (name === 'wow' || name === 'd4' ? { title: name, baseUiName: name } : undefined),
  appealReasons: () => [reasonId, 'support.penalty.appeal.reason.other'],
  reasonTexts: (code) => ({ 'en-US': `Words of ${code}` }),
  defaultLocale: () => 'en-US',
}
const agentOf = (id: string, mayLead: boolean): Reviewer => ({ id, displayName: id.toUpperCase(), mayLead })
const [kim, lee, max, jo] = [agentOf('kim', true), agentOf('lee', true), agentOf('max', true), agentOf('jo', false)]
const colleagues: Record<string, { mayLead: boolean }> = { kim, lee, max, jo, ann: { mayLead: false } }
for (const id of ['a1', 'a2', 'a3']) colleagues[id] = { mayLead: false }
const find = async (id: string) => colleagues[id]

storeTest('appeals before they are decided', ({ database }) => {
  const clock = createManualClock()
  let service: PenaltyService
  let desk: PenaltyDesk
  let review: AppealReview
  let mails: string[]
  let told: string[]

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('was not refused')
      },
      (error: { status?: number; members?: unknown }) => ({ status: error.status, ...(error.members as object) }),
    )
  const impose = async (by: string, accountId = 'ada', game = 'wow'): Promise<string> =>
    (
      await desk.create(
        {
          accountId,
          game,
          gameAccount: 'Ada#1',
          penalty: { 'en-US': 'Suspension' },
          reason: { 'en-US': 'Cheating' },
          end: null,
          evidence: [],
          appealable: true,
        },
        by,
      )
    ).id
  const page = { cursor: undefined, limit: 20 }
  const listed = async (which: Parameters<PenaltyDesk['appeals']>[0], who = 'kim') =>
    (await desk.appeals(which, page, who)).items
  /** Imposed by Lee, appealed by its player. @returns ids of both */
  const appealed = async (accountId = 'ada', description = 'Not me.', game = 'wow') => {
    const penaltyId = await impose('lee', accountId, game)
    await service.appeal(accountId, { penaltyId, reasonId, description }, 'en-US')
    const appealId = (await listed('PENDING')).find(({ penalty }) => penalty.id === penaltyId)!.id
    return { penaltyId, appealId }
  }

  beforeEach(() => {
    clock.set('2026-11-18T09:00:00.000Z')
    const db = database()
    mails = []
    told = []
    const deps = {
      store: createPenaltyStore(db),
      content,
      clock,
      text: (_locale: string, code: string) => `text of ${code}`,
      withTransaction: db.withTransaction,
      rules: () => appealPeriods,
      outbox: {
        enqueue: async (kind: string, penaltyId: string) => {
          mails.push(`${kind} ${penaltyId}`)
        },
      },
      accountOf: async (subject: string) => subject,
      isAccount: async () => true,
      onAppeal: async ({ what, agentId }: AppealHappening) => {
        told.push(`${what} ${agentId ?? 'player'}`)
      },
      openingsOf: async () => new Map<string, readonly string[]>(),
    }
    service = createPenaltyService({ ...deps, countVisit: () => undefined })
    desk = createPenaltyDesk(deps)
    review = createAppealReview(deps)
  })

  test('a question: the appeal waits for its player, who is told; answered, it comes back and has as long as before', async () => {
    const { penaltyId, appealId } = await appealed()
    expect((await listed('PENDING'))[0]).toMatchObject({
      dueAt: '2026-11-25T09:00:00.000Z',
      isOverdue: false,
      reasonTexts: { 'en-US': `Words of ${reasonId}` },
    })
    await service.markRead('ada', { until: clock.now().toISOString() })
    mails = []
    told = []
    clock.set('2026-11-20T09:00:00.000Z')
    expect(await review.ask(appealId, { question: 'Who else plays?' }, kim)).toMatchObject({
      waitsForPlayer: true,
      dueAt: '2026-12-04T09:00:00.000Z',
      questions: [{ question: 'Who else plays?', askedBy: 'kim', answer: null }],
    })
    expect(mails).toEqual([`appeal-asked ${penaltyId}`])
    expect(await service.unreadCount('ada')).toBe(1)
    expect([await listed('PENDING'), (await listed('WAITING')).length]).toEqual([[], 1])
    const [shown] = await service.list('ada', 'en-US')
    expect(shown!.history[0]!.questions).toEqual([
      {
        question: 'Who else plays?',
        repName: 'KIM',
        askedAt: '2026-11-20T09:00:00.000Z',
        answerUntil: '2026-12-04T09:00:00.000Z',
        answer: null,
        answeredAt: null,
        open: true,
      },
    ])
    expect(await refusal(review.ask(appealId, { question: 'And?' }, kim))).toMatchObject({ status: 409 })

    clock.set('2026-11-23T09:00:00.000Z')
    expect(await refusal(service.answer('boris', { penaltyId, answer: 'Me.' }))).toMatchObject({ status: 404 })
    const answered = await service.answer('ada', { penaltyId, answer: 'My brother.' })
    expect(answered.questions).toMatchObject([{ answer: 'My brother.', open: false }])
    expect((await listed('PENDING'))[0]).toMatchObject({
      waitsForPlayer: false,
      dueAt: '2026-11-28T09:00:00.000Z',
      questions: [{ answer: 'My brother.', answeredAt: '2026-11-23T09:00:00.000Z' }],
    })
    expect(await refusal(service.answer('ada', { penaltyId, answer: 'Again.' }))).toMatchObject({
      status: 422,
      errorKey: 'support.penalty.error.not.asked',
    })
  })

  test('three questions at most, none by who imposed, none of a decided appeal', async () => {
    const { penaltyId, appealId } = await appealed()
    expect(await refusal(review.ask(appealId, { question: 'Why?' }, lee))).toMatchObject({ status: 403 })
    expect(await refusal(review.ask('app-none', { question: 'Why?' }, kim))).toMatchObject({ status: 404 })
    for (let count = 0; count < 3; count += 1) {
      await review.ask(appealId, { question: 'Why?' }, kim)
      await service.answer('ada', { penaltyId, answer: 'So.' })
    }
    expect(await refusal(review.ask(appealId, { question: 'Why?' }, kim))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'question', code: 'max', params: { count: 3 } }] },
    })
    await desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim)
    expect(await refusal(review.ask(appealId, { question: 'Why?' }, kim))).toMatchObject({ status: 409 })
    expect(await refusal(review.assign(appealId, { assignee: 'kim' }, kim, find))).toMatchObject({ status: 409 })
  })

  test('a player who stays silent stops nothing: it comes back by itself, and may be decided before', async () => {
    const silent = await appealed('ada')
    const other = await appealed('boris')
    for (const { appealId } of [silent, other]) await review.ask(appealId, { question: 'Why?' }, kim)
    await desk.decide(other.appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, kim)
    expect((await listed('WAITING')).map(({ id }) => id)).toEqual([silent.appealId])
    expect(await refusal(service.answer('boris', { penaltyId: other.penaltyId, answer: 'So.' }))).toMatchObject({
      status: 422,
    })
    clock.set('2026-12-02T08:59:59.000Z')
    await desk.sweep()
    expect(await listed('PENDING')).toEqual([])
    clock.set('2026-12-02T09:00:00.000Z')
    await desk.sweep()
    expect(await listed('PENDING')).toMatchObject([{ id: silent.appealId, dueAt: '2026-12-09T09:00:00.000Z' }])
    expect(await refusal(service.answer('ada', { penaltyId: silent.penaltyId, answer: 'Late.' }))).toMatchObject({
      status: 422,
    })
  })

  test('the queue by when they are due, overdue ones first and marked; pages go on where they ended', async () => {
    const first = await appealed('ada')
    clock.advance(3_600)
    const second = await appealed('boris')
    await review.ask(first.appealId, { question: 'Why?' }, kim)
    clock.advance(7_200)
    await service.answer('ada', { penaltyId: first.penaltyId, answer: 'So.' })
    // What waited for its player comes after what came later and waited for nobody.
    expect((await listed('PENDING')).map(({ id }) => id)).toEqual([second.appealId, first.appealId])
    const begin = await desk.appeals('PENDING', { cursor: undefined, limit: 1 }, 'kim')
    const rest = await desk.appeals('PENDING', { cursor: begin.nextCursor!, limit: 1 }, 'kim')
    expect([begin, rest].flatMap(({ items }) => items.map(({ id }) => id))).toEqual([second.appealId, first.appealId])
    expect(rest.nextCursor).toBeNull()
    clock.set('2026-11-25T11:00:00.000Z')
    expect((await listed('PENDING')).map(({ isOverdue }) => isOverdue)).toEqual([true, false])
    expect((await listed('OVERDUE')).map(({ id }) => id)).toEqual([second.appealId])
  })

  test('given to a lead who did not impose, by one who did not; it is in their own list until it is decided', async () => {
    const { appealId } = await appealed()
    expect(await review.assign(appealId, { assignee: 'max' }, kim, find)).toMatchObject({ assignee: 'max' })
    expect((await listed('MINE', 'max')).map(({ id }) => id)).toEqual([appealId])
    expect(await listed('MINE', 'kim')).toEqual([])
    for (const assignee of ['lee', 'jo', 'nobody'])
      expect(await refusal(review.assign(appealId, { assignee }, kim, find))).toMatchObject({
        status: 422,
        validationErrors: { fieldErrors: [{ field: 'assignee', code: 'unknown' }] },
      })
    expect(await refusal(review.assign(appealId, { assignee: 'max' }, lee, find))).toMatchObject({ status: 403 })
    expect(await review.assign(appealId, { assignee: null }, kim, find)).toMatchObject({ assignee: null })
    await review.assign(appealId, { assignee: 'max' }, kim, find)
    await desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim)
    expect(await listed('MINE', 'max')).toEqual([])
  })

  test('who gave it to whom, and why, is read by who may decide; of many the last twenty are kept', async () => {
    const { appealId } = await appealed()
    const at = clock.now().toISOString()
    await review.assign(appealId, { assignee: 'max', note: 'You know the game.' }, kim, find)
    expect((await review.sheet(appealId, max)).assignments).toEqual([
      { assignee: 'max', assignedBy: 'kim', assignedAt: at, note: 'You know the game.' },
    ])
    for (const who of [lee, jo]) expect((await review.sheet(appealId, who)).assignments).toEqual([])
    for (let count = 1; count <= 20; count += 1) {
      clock.advance(1)
      await review.assign(appealId, { assignee: count % 2 === 0 ? 'max' : null, note: `${count}` }, kim, find)
    }
    const { assignments } = await review.sheet(appealId, kim)
    expect(assignments.map(({ note }) => note)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}`))
  })

  test('each step is told, with who did it', async () => {
    const { penaltyId, appealId } = await appealed()
    await review.ask(appealId, { question: 'Why?' }, kim)
    await service.answer('ada', { penaltyId, answer: 'So.' })
    await review.assign(appealId, { assignee: 'max' }, kim, find)
    await review.askOpinion(appealId, { colleague: 'jo' }, max, find)
    await review.giveOpinion(appealId, { words: 'Two people.' }, jo)
    await desk.decide(appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, max)
    expect(told).toEqual([
      'created player',
      'asked kim',
      'answered player',
      'assigned kim',
      'talkedOver max',
      'talkedOver jo',
      'decided max',
    ])
  })

  test('a second opinion is read by who may decide and by who gave it, and by nobody else', async () => {
    const { appealId } = await appealed()
    await review.askOpinion(appealId, { colleague: 'jo', question: 'Two people?' }, kim, find)
    expect((await listed('ASKED', 'jo')).map(({ id }) => id)).toEqual([appealId])
    expect(await listed('ASKED', 'max')).toEqual([])
    for (const colleague of ['kim', 'lee', 'nobody', 'jo'])
      expect(await refusal(review.askOpinion(appealId, { colleague }, kim, find))).toMatchObject({ status: 422 })
    expect(await refusal(review.giveOpinion(appealId, { words: 'Me too' }, max))).toMatchObject({ status: 404 })

    await review.giveOpinion(appealId, { advice: 'OVERTURNED', words: 'Two people, clearly.' }, jo)
    expect(await listed('ASKED', 'jo')).toEqual([])
    expect((await review.sheet(appealId, kim)).opinions).toMatchObject([{ colleague: 'jo', advice: 'OVERTURNED' }])
    const wordsFor = async (who: Reviewer) => (await review.sheet(appealId, who)).opinions.map(({ words }) => words)
    expect(await Promise.all([kim, max, jo, lee, agentOf('ann', false)].map(wordsFor))).toEqual([
      ['Two people, clearly.'],
      ['Two people, clearly.'],
      ['Two people, clearly.'],
      [],
      [],
    ])
    for (const colleague of ['ann', 'a1', 'a2', 'a3']) await review.askOpinion(appealId, { colleague }, kim, find)
    expect(await refusal(review.askOpinion(appealId, { colleague: 'max' }, kim, find))).toMatchObject({
      validationErrors: { fieldErrors: [{ field: 'colleague', code: 'max', params: { count: 5 } }] },
    })
    await desk.decide(appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim)
    expect(await refusal(review.giveOpinion(appealId, { words: 'No!' }, jo))).toMatchObject({ status: 409 })
    expect(JSON.stringify(await service.list('ada', 'en-US'))).not.toContain('Two people, clearly.')
  })

  test('beside it stand decisions of the same game and reason, newest first, for who may decide', async () => {
    const decided: string[] = []
    for (const [index, accountId] of ['p1', 'p2', 'p3'].entries()) {
      const { appealId } = await appealed(accountId, `words ${index}`, index === 1 ? 'd4' : 'wow')
      clock.advance(60)
      await desk.decide(appealId, { decision: index === 0 ? 'OVERTURNED' : 'UPHELD', repResponse: `why ${index}` }, kim)
      decided.push(appealId)
    }
    await appealed('p4')
    const { appealId } = await appealed()
    const { alike } = await review.sheet(appealId, kim)
    expect(alike.map(({ id, state, repResponse }) => [id, state, repResponse])).toEqual([
      [decided[2], 'UPHELD', 'why 2'],
      [decided[0], 'OVERTURNED', 'why 0'],
    ])
    expect(JSON.stringify(alike)).not.toMatch(/p[1-4]"/)
    for (const who of [lee, jo]) expect((await review.sheet(appealId, who)).alike).toEqual([])
  })

  test('won appeals by who imposed, of penalties of the days asked for', async () => {
    const won = await appealed('p1')
    const lost = await appealed('p2')
    await appealed('p3')
    await impose('lee', 'p4')
    await impose('kim', 'p5')
    await desk.decide(won.appealId, { decision: 'OVERTURNED', repResponse: 'Sorry.' }, kim)
    await desk.decide(lost.appealId, { decision: 'UPHELD', repResponse: 'No.' }, kim)
    const { items } = await review.imposers({ from: '2026-11-18', to: '2026-11-19' })
    expect(items).toEqual([
      { imposedBy: 'lee', imposed: 4, appealed: 3, decided: 2, overturned: 1, overturnedShare: 0.5 },
      { imposedBy: 'kim', imposed: 1, appealed: 0, decided: 0, overturned: 0, overturnedShare: null },
    ])
    expect((await review.imposers({ from: '2026-11-19', to: '2026-11-20' })).items).toEqual([])
  })

  test('what was asked and said goes with the account', async () => {
    const { appealId } = await appealed()
    await review.ask(appealId, { question: 'Why?' }, kim)
    await review.askOpinion(appealId, { colleague: 'jo' }, kim, find)
    await review.assign(appealId, { assignee: 'max' }, kim, find)
    await createPenaltyStore(database()).eraseAccount('ada')
    for (const table of ['appeal', 'appeal_question', 'appeal_opinion', 'appeal_assignment'] as const)
      expect(await database().db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
