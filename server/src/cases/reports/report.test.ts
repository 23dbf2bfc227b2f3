// Reports (CD-290): what they say is what a plain count over cases and threads says, whenever the lines were rolled up.
import { beforeAll, expect, test } from 'vitest'
import type { CaseReport } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../../tests/support/a-case.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../../tests/support/desk-token.ts'
import { createManualClock } from '../../lib/clock.ts'
import { createCaseClocks, createTargetBooks } from '../../targets/clocks.ts'
import { createTargetStore } from '../../targets/store.ts'
import { priorityOf } from '../priorities.ts'
import { type CaseStore, type NewEvent, createCaseStore } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import { bandOf, inBands } from './bands.ts'
import { createCaseReportDays } from './days.ts'

const [hour, day] = [3600, 86_400]
/** Promised around the clock, in minutes. */
const promised = { firstAnswer: 180, nextAnswer: null, resolution: 240 }

test('bands: the end belongs to the band, what is longer than all to the last', () => {
  expect([0, hour, hour + 1, day, 3 * day, 7 * day, 7 * day + 1].map(bandOf)).toEqual([0, 0, 1, 2, 3, 4, 5])
  expect(
    inBands([
      { band: 0, times: 2 },
      { band: 5, times: 1 },
      { band: 0, times: 1 },
    ]),
  ).toEqual([
    { upToSeconds: hour, cases: 3 },
    { upToSeconds: 4 * hour, cases: 0 },
    { upToSeconds: day, cases: 0 },
    { upToSeconds: 3 * day, cases: 0 },
    { upToSeconds: 7 * day, cases: 0 },
    { upToSeconds: null, cases: 1 },
  ])
})

const event = (createdAt: string, more: Partial<NewEvent> = {}): NewEvent => ({
  eventType: 'CONTACT',
  alternateName: null,
  author: null,
  text: 'Words',
  isCompany: false,
  channel: 'TICKET',
  createdAt,
  ...more,
})
const changed = (at: string, alternateName: string): NewEvent =>
  event(at, { eventType: 'STATUS_CHANGE', alternateName, text: null, channel: null })
/** Hours after the beginning of the span. */
const at = (hours: number): string => new Date(Date.UTC(2026, 10, 2) + hours * 3_600_000).toISOString()

onBothDatabases('the report of cases', {}, (server) => {
  let lead: string
  let agent: string
  let store: CaseStore
  const clock = createManualClock()
  const days = () => createCaseReportDays({ database: server().database, clock })
  const ask = (query: string, token = lead) =>
    server().app.inject({
      method: 'GET',
      url: `/services/desk/reports/cases?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const read = async (query: string): Promise<CaseReport> => {
    const answer = await ask(query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<CaseReport>()
  }
  const span = 'from=2026-11-02&to=2026-11-06'
  const inOne = <T>(work: () => Promise<T>): Promise<T> => server().database.withTransaction(work)

  /** Forty cases of two games, three languages and two agents over four days, each with a life of its own. */
  const live = async (): Promise<void> => {
    const agents = ['demo-agent-jo', 'demo-lead-kim']
    for (let index = 0; index < 40; index += 1) {
      const filedAt = at(index * 2)
      let record: CaseRecord = aCase({
        id: `7000${String(index).padStart(2, '0')}`,
        ownerId: 'ada',
        product: index % 3 === 0 ? 'diablo4' : 'wow',
        topicId: index % 2 === 0 ? 1211 : 1201,
        locale: ['en-US', 'de-DE', 'ja-JP'][index % 3]!,
        contactChannel: index % 5 === 0 ? 'PHONE_CALLBACK' : 'TICKET',
        assignee: index % 4 === 0 ? agents[0]! : null,
        team: index % 3 === 1 ? 'access' : null,
        createdAt: filedAt,
        updatedAt: filedAt,
        statusChangedAt: filedAt,
        eventCount: 0,
      })
      await inOne(() => store.open(record, event(filedAt)))
      record = (await store.find(record.id))!
      const answers = index % 4
      for (let answer = 0; answer < answers; answer += 1) {
        const time = at(index * 2 + (answer + 1) * (1 + (index % 7)))
        const answered = event(time, { isCompany: true, author: 'Jo' })
        record = await inOne(() =>
          store.append(
            record,
            [answered, changed(time, 'Answered')],
            { status: 'ANSWERED', statusChangedAt: time },
            agents[(index + answer) % 2],
          ),
        )
      }
      if (answers === 0) continue
      const last = index * 2 + 25
      record = await inOne(() =>
        store.append(record, [changed(at(last), 'Resolved')], { status: 'RESOLVED', statusChangedAt: at(last) }),
      )
      if (answers === 2)
        await inOne(() =>
          store.append(record, [changed(at(last + 1), 'Reopened')], { status: 'OPEN', statusChangedAt: at(last + 1) }),
        )
      if (answers === 3) await inOne(() => store.rated(record.id, { rating: 1 + (index % 5), at: at(last + 2) }))
    }
  }

  /** The same figures of a span from the cases and threads themselves. */
  const plainly = async (
    isWanted: (row: {
      product: string
      category_id: number
      locale: string
      team: string | null
      contact_channel: string
    }) => boolean,
  ) => {
    const { db }: Database<CasesTables> = server().database
    const cases = await db.selectFrom('support_case').selectAll().where('id', 'like', '7000%').execute()
    const events = await db
      .selectFrom('case_event')
      .selectAll()
      .where('case_id', 'like', '7000%')
      .orderBy('position')
      .execute()
    const isIn = (time: string): boolean => time >= '2026-11-02' && time < '2026-11-06'
    const wanted = cases.filter(isWanted)
    const byCase = Map.groupBy(events, ({ case_id }) => case_id)
    const eventsOf = wanted.flatMap(({ id }) => byCase.get(id) ?? []).filter(({ created_at }) => isIn(created_at))
    const named = (name: string): number => eventsOf.filter(({ alternate_name }) => alternate_name === name).length
    const firsts = wanted.flatMap((one) => {
      const first = (byCase.get(one.id) ?? []).find(({ is_company }) => is_company === 1)
      return first === undefined || !isIn(first.created_at)
        ? []
        : [(Date.parse(first.created_at) - Date.parse(one.created_at)) / 1000]
    })
    /** From filing to the first answer: as long a case was open, however it went on. */
    const secondsOf = (one: (typeof wanted)[number]): number | null => {
      const first = (byCase.get(one.id) ?? []).find(({ is_company }) => is_company === 1)
      return first === undefined ? null : (Date.parse(first.created_at) - Date.parse(one.created_at)) / 1000
    }
    const resolvedOf = wanted.filter((one) =>
      (byCase.get(one.id) ?? []).some((its) => its.alternate_name === 'Resolved' && isIn(its.created_at)),
    )
    const inTime = resolvedOf.filter((one) => secondsOf(one)! <= promised.resolution * 60).length
    return {
      firstAnswersKept: firsts.filter((seconds) => seconds <= promised.firstAnswer * 60).length,
      firstAnswersMissed: firsts.filter((seconds) => seconds > promised.firstAnswer * 60).length,
      nextAnswersKept: 0,
      nextAnswersMissed: 0,
      resolutionsKept: inTime,
      resolutionsMissed: resolvedOf.length - inTime,
      filed: wanted.filter(({ created_at }) => isIn(created_at)).length,
      answers: eventsOf.filter(({ is_company }) => is_company === 1).length,
      firstAnswers: firsts.length,
      firstAnswerSeconds: Math.round(firsts.reduce((sum, seconds) => sum + seconds, 0) / firsts.length),
      resolved: named('Resolved'),
      reopened: named('Reopened'),
    }
  }

  const holds = async (): Promise<void> => {
    const all = await read(span)
    expect(all.total).toMatchObject(await plainly(() => true))
    expect(all.days.map(({ day: one }) => one)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
    expect(all.days.reduce((sum, { figures }) => sum + figures.filed, 0)).toBe(all.total.filed)
    expect(all.groups.map(({ key, name }) => [key, name !== null])).toEqual([
      ['wow', true],
      // A game that left the content keeps its figures and has no name.
      ['diablo4', false],
    ])
    expect(all.groups[1]!.figures).toMatchObject(await plainly(({ product }) => product === 'diablo4'))
    expect(all.total.firstAnswersKept * all.total.firstAnswersMissed * all.total.resolutionsMissed).toBeGreaterThan(0)
    const teams = await read(`${span}&by=team`)
    for (const [key, team] of [
      ['access', 'access'],
      [null, null],
    ] as const)
      expect(teams.groups.find((group) => group.key === key)!.figures).toMatchObject(
        await plainly((one) => one.team === team),
      )
    expect((await read(`${span}&team=access`)).total).toEqual(teams.groups.find(({ key }) => key === 'access')!.figures)
    expect((await read(`${span}&team=none&by=game`)).total).toMatchObject(await plainly(({ team }) => team === null))
    const german = await read(`${span}&by=topic&language=de-DE`)
    expect(german.total).toMatchObject(await plainly(({ locale }) => locale === 'de-DE'))
    const one = german.groups.find(({ key }) => key === '1211')
    expect(one!.figures).toMatchObject(
      await plainly(({ locale, category_id }) => locale === 'de-DE' && category_id === 1211),
    )
    for (const [filter, isWanted] of [
      ['game=diablo4', ({ product }) => product === 'diablo4'],
      ['topic=1201', ({ category_id }) => category_id === 1201],
      ['channel=PHONE_CALLBACK', ({ contact_channel }) => contact_channel === 'PHONE_CALLBACK'],
      ['channel=TICKET&game=wow', ({ contact_channel, product }) => contact_channel === 'TICKET' && product === 'wow'],
    ] as const satisfies [string, Parameters<typeof plainly>[0]][])
      expect((await read(`${span}&${filter}`)).total).toMatchObject(await plainly(isWanted))
    for (const side of ['channel', 'topic', 'language'] as const)
      for (const { key, figures } of (await read(`${span}&by=${side}`)).groups)
        expect((await read(`${span}&${side}=${key}`)).total).toEqual(figures)
    const count = (bands: CaseReport['resolvedWithin']): number => bands.reduce((sum, { cases }) => sum + cases, 0)
    expect(count(all.firstAnswerWithin)).toBe(all.total.firstAnswers)
    expect(count(all.resolvedWithin)).toBe(all.total.resolved)
  }

  beforeAll(async () => {
    const make = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    lead = await make('demo-lead-kim', ['lead'])
    agent = await make('demo-agent-jo', ['agent'])
    // Whoever calls the desk has a name there.
    await ask(span, agent)
    const { db } = server().database
    await db.deleteFrom('desk_target').execute()
    const targets = createTargetStore(server().database)
    await targets.insertTarget({
      id: 'promise',
      name: 'Promise',
      enabled: true,
      when: { teams: [], games: [], topics: [], priorities: [], languages: [] },
      minutes: promised,
      schedule: null,
      changedAt: at(0),
      changedBy: 'demo-lead-kim',
    })
    const clocks = createCaseClocks({ store: targets, books: createTargetBooks(targets), time: clock, priorityOf })
    store = createCaseStore(server().database, undefined, undefined, clocks)
    await db.deleteFrom('case_fact').execute()
    await db.deleteFrom('case_report_day').execute()
    await live()
  })

  test('it counts what was only just noted, and the same once it was rolled up, twice', async () => {
    await holds()
    const noted = (await server().database.db.selectFrom('case_fact').select('id').execute()).length
    expect(await days().rollUp()).toBe(noted)
    await holds()
    expect(await days().rollUp()).toBe(0)
    await holds()
    // What comes later is added to the day it belongs to.
    await inOne(() => store.open(aCase({ id: '700099', createdAt: at(1), eventCount: 0 }), event(at(1))))
    await holds()
    await days().rollUp()
    await holds()
  })

  test('by representative: their answers and ratings, by name; what comes in is nobody’s', async () => {
    const { groups, total } = await read(`${span}&by=agent`)
    const jo = groups.find(({ key }) => key === 'demo-agent-jo')!
    expect(jo.name).toBe('Jo')
    const nobody = groups.find(({ key }) => key === null)!
    expect(nobody.figures).toMatchObject({ filed: total.filed, answers: 0, resolved: total.resolved })
    expect(groups.reduce((sum, { figures }) => sum + figures.answers, 0)).toBe(total.answers)
    expect((await read(`${span}&agent=demo-agent-jo`)).total).toEqual(jo.figures)
    expect(total.rating).toBeGreaterThanOrEqual(1)
    expect(total.rating).toBeLessThanOrEqual(5)
  })

  test('what is left is counted at the end of a day, by age; a day nobody counted has no figure', async () => {
    clock.set(at(95))
    await days().countBacklog()
    await days().countBacklog()
    const open = await server()
      .database.db.selectFrom('support_case')
      .select(['product', 'status_changed_at', 'team'])
      .where('status', '=', 'OPEN')
      .execute()
    const report = await read(span)
    expect(report.days.map(({ backlog }) => backlog)).toEqual([null, null, null, open.length])
    expect(report.backlogAges.map(({ cases }) => cases)).toEqual(
      [0, 1, 2, 3, 4, 5].map(
        (band) =>
          open.filter((one) => bandOf((Date.parse(at(95)) - Date.parse(one.status_changed_at)) / 1000) === band).length,
      ),
    )
    expect(report.groups.find(({ key }) => key === 'diablo4')!.backlog).toBe(
      open.filter(({ product }) => product === 'diablo4').length,
    )
    expect((await read(`${span}&by=team`)).groups.find(({ key }) => key === 'access')!.backlog).toBe(
      open.filter(({ team }) => team === 'access').length,
    )
  })

  test('what is erased stays counted; days older than three years go', async () => {
    const before = await read(span)
    await server().database.db.deleteFrom('support_case').where('id', 'like', '7000%').execute()
    expect(await read(span)).toEqual(before)
    clock.set('2029-12-01T00:00:00.000Z')
    await days().forget()
    expect((await read(span)).total.filed).toBe(0)
  })

  test('a lead’s alone, of at most 366 days', async () => {
    expect((await ask(span, agent)).statusCode).toBe(403)
    const long = await ask('from=2025-11-02&to=2026-11-06')
    expect(long.statusCode).toBe(422)
    expect(long.json()).toMatchObject({ validationErrors: { fieldErrors: [{ field: 'to', code: 'max' }] } })
    expect((await ask('from=2026-11-06&to=2026-11-06')).statusCode).toBe(422)
    expect((await ask(`${span}&by=planet`)).statusCode).toBe(400)
  })
})
