// Targets, clocks as they run, what is due and told, on both databases (CD-310 to CD-312).
import { expect, test } from 'vitest'
import type { DeskScheduleRequest, DeskTargetRequest } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseDeskStore } from '../cases/desk/store.ts'
import { priorityOf } from '../cases/priorities.ts'
import { createRoutedCases } from '../cases/routed-cases.ts'
import { createCaseStore, type CaseChange, type NewEvent } from '../cases/store.ts'
import type { CaseRecord } from '../cases/types.ts'
import { createManualClock } from '../lib/clock.ts'
import { createCaseClocks, createTargetBooks } from './clocks.ts'
import { createScheduleDesk } from './desk/schedules.ts'
import { createTargetDesk } from './desk/targets.ts'
import { seedDemoTargets } from './demo-targets.ts'
import type { Due } from './ports.ts'
import { createTargetStore } from './store.ts'
import { createTargetWork } from './work.ts'

const all = { teams: [], games: [], topics: [], priorities: [], languages: [] }
const aTarget = (change: Partial<DeskTargetRequest> = {}): DeskTargetRequest => ({
  name: 'Target',
  enabled: true,
  when: all,
  minutes: { firstAnswer: 240, nextAnswer: 480, resolution: 2880 },
  schedule: null,
  ...change,
})
const aSchedule = (change: Partial<DeskScheduleRequest> = {}): DeskScheduleRequest => ({
  name: 'Weekdays',
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
  holidays: [],
  ...change,
})

storeTest('targets', ({ database }) => {
  const desk = () => {
    // A Wednesday.
    const time = createManualClock('2026-11-18T09:00:00.000Z')
    const store = createTargetStore(database())
    const books = createTargetBooks(store)
    const clocks = createCaseClocks({ store, books, time, priorityOf })
    const told: { what: string; id: string; due: Due; at: string }[] = []
    const cases = createCaseStore(database(), undefined, undefined, clocks)
    const { withTransaction } = database()
    const refuse = (field: string, code: string) => new Error(`${field} ${code}`)
    const onChange = async (): Promise<void> => {
      await store.revise()
      books.forget()
    }
    const shared = { store, withTransaction, clock: time, refuse, onChange }
    const now = () => time.now().toISOString()
    const event = (more: Partial<NewEvent>): NewEvent => ({
      eventType: 'CONTACT',
      alternateName: null,
      author: null,
      text: 'Words',
      isCompany: false,
      channel: 'TICKET',
      createdAt: now(),
      ...more,
    })
    const append = (record: CaseRecord, events: NewEvent[], change: CaseChange, by: string | null = null) =>
      withTransaction(() => cases.append(record, events, change, by))
    const stepped = (alternateName: string) => event({ eventType: 'STATUS_CHANGE', alternateName, text: null })
    let filed = 0
    return {
      time,
      store,
      clocks,
      cases,
      told,
      desk: createCaseDeskStore(database()),
      file: (change: Partial<CaseRecord> = {}) =>
        withTransaction(async () => {
          const id = change.id ?? `5000${String((filed += 1)).padStart(4, '0')}`
          await cases.open(aCase({ ...change, id, createdAt: now(), eventCount: 0 }), event({}))
          return (await cases.find(id))!
        }),
      answer: (record: CaseRecord, status: 'ANSWERED' | 'RESOLVED' = 'ANSWERED') =>
        append(
          record,
          [event({ isCompany: true }), stepped('Answered')],
          { status, statusChangedAt: now(), resolverType: status === 'RESOLVED' ? 'AGENT' : 'NONE' },
          'jo',
        ),
      reply: (record: CaseRecord) =>
        append(record, [event({}), ...(record.status === 'OPEN' ? [] : [stepped('Reopened')])], {
          status: 'OPEN',
          ...(record.status === 'OPEN' ? {} : { statusChangedAt: now() }),
        }),
      step: (record: CaseRecord, status: CaseRecord['status']) =>
        append(record, [stepped(status)], { status, statusChangedAt: now() }),
      targets: createTargetDesk({
        ...shared,
        isTeam: async (id) => id === 'access',
        isProduct: (name) => name === 'wow',
        isTopic: (id) => id === 1201,
        pastCases: createRoutedCases(database()).latestSorted,
      }),
      schedules: createScheduleDesk({ ...shared, isUsedByTeam: async (id) => id === 'of-a-team' }),
      work: createTargetWork({
        database: database(),
        store,
        clocks,
        cases: {
          inOrder: cases.inOrder,
          setDue: cases.setDue,
          tell: async (what, { id }, due, at) => {
            told.push({ what, id, due, at })
          },
        },
        time,
      }),
      wipe: async () => {
        for (const table of ['case_fact', 'support_case', 'desk_target', 'desk_schedule'] as const)
          await database().db.deleteFrom(table).execute()
        books.forget()
      },
    }
  }
  const minutes = (count: number): number => count * 60

  test('from filing to the first answer, from the reply to the next one, until it is resolved', async () => {
    const { time, targets, file, answer, reply, clocks, cases, wipe } = desk()
    await wipe()
    await targets.create('kim', aTarget())
    const filed = await file()
    expect(filed).toMatchObject({ dueAt: '2026-11-18T13:00:00.000Z', dueKind: 'firstAnswer' })
    time.advance(minutes(60))
    // Who writes again waits since the first time.
    const more = await reply(filed)
    expect(more.dueAt).toBe(filed.dueAt)
    time.advance(minutes(120))
    const answered = await answer(more)
    expect(answered).toMatchObject({ status: 'ANSWERED', dueAt: null, dueKind: null })
    expect(await clocks.shownOf(filed.id)).toMatchObject([
      { kind: 'firstAnswer', state: 'kept', target: 'Target', minutes: 240, leftSeconds: 3600, dueAt: null },
      { kind: 'resolution', state: 'paused', minutes: 2880, endedAt: null, dueAt: null },
    ])
    // The company waits for the player for two days: that is not counted.
    time.advance(minutes(2 * 1440))
    const again = await reply(answered)
    expect(again).toMatchObject({ dueKind: 'nextAnswer', dueAt: '2026-11-20T20:00:00.000Z' })
    expect((await clocks.shownOf(filed.id)).find(({ kind }) => kind === 'resolution')).toMatchObject({
      state: 'running',
      dueAt: '2026-11-22T09:00:00.000Z',
    })
    time.advance(minutes(481))
    const late = await answer(again, 'RESOLVED')
    expect(late.dueAt).toBeNull()
    expect(await clocks.shownOf(filed.id)).toMatchObject([
      { kind: 'firstAnswer', state: 'kept' },
      { kind: 'resolution', state: 'kept', leftSeconds: 60 * (2880 - 180 - 481) },
      { kind: 'nextAnswer', state: 'missed', leftSeconds: -60 },
    ])
    // Reopened: a time of its own.
    const reopened = await reply(late)
    expect(reopened.dueKind).toBe('nextAnswer')
    expect((await clocks.shownOf(filed.id)).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'firstAnswer kept',
      'nextAnswer missed',
      'nextAnswer running',
      'resolution kept',
      'resolution running',
    ])
    const facts = await database().db.selectFrom('case_fact').select(['kind', 'agent']).execute()
    expect(
      facts
        .filter(({ kind }) => /Kept|Missed/.test(kind))
        .map(({ kind, agent }) => `${kind} ${agent}`)
        .toSorted(),
    ).toEqual(['firstAnswerKept jo', 'nextAnswerMissed jo', 'resolutionKept jo'])
    expect(await cases.find(filed.id)).toMatchObject({ dueAt: reopened.dueAt, dueKind: 'nextAnswer' })
  })

  test('resolved without an answer: nothing is kept, but what was overdue is missed; of a chat no first answer is due', async () => {
    const { time, targets, file, step, clocks, wipe } = desk()
    await wipe()
    await targets.create('kim', aTarget())
    const early = await file()
    const late = await file()
    const chat = await file({ contactChannel: 'CHAT' })
    expect(chat.dueKind).toBe('resolution')
    await step(early, 'RESOLVED')
    time.advance(minutes(241))
    await step(late, 'RESOLVED')
    const states = async (id: string) =>
      Object.fromEntries((await clocks.shownOf(id)).map(({ kind, state }) => [kind, state]))
    expect(await states(early.id)).toEqual({ firstAnswer: 'dropped', resolution: 'kept' })
    expect(await states(late.id)).toEqual({ firstAnswer: 'missed', resolution: 'kept' })
    // Put into the player's hands without a word, a first answer waits as well.
    const info = await step(await file(), 'INFO')
    expect(info.dueAt).toBeNull()
    expect(await states(info.id)).toEqual({ firstAnswer: 'paused', resolution: 'paused' })
  })

  test('the first target that a case meets counts; another priority or team is another target, at once', async () => {
    const { targets, schedules, file, cases, wipe } = desk()
    await wipe()
    const weekdays = await schedules.create('kim', aSchedule())
    await targets.create(
      'kim',
      aTarget({
        when: { ...all, priorities: ['urgent'] },
        minutes: { firstAnswer: 30, nextAnswer: null, resolution: null },
      }),
    )
    await targets.create(
      'kim',
      aTarget({
        when: { ...all, teams: ['access'] },
        schedule: weekdays.id,
        minutes: { firstAnswer: 600, nextAnswer: null, resolution: null },
      }),
    )
    const off = await targets.create('kim', aTarget({ enabled: false }))
    const filed = await file()
    expect(filed.dueAt).toBeNull()
    const due = async () => (await cases.find(filed.id))!.dueAt
    await database().withTransaction(() => cases.update(filed.id, { priority: 3 }, 'jo'))
    expect(await due()).toBe('2026-11-18T09:30:00.000Z')
    await database().withTransaction(() => cases.update(filed.id, { priority: 1, team: 'access' }, 'jo'))
    // Eight hours until it closes, two on the next day.
    expect(await due()).toBe('2026-11-19T10:00:00.000Z')
    const order = (await targets.list()).map(({ id }) => id)
    await expect(targets.order(order.slice(1))).rejects.toMatchObject({ slug: 'changed' })
    await targets.order(order.toReversed())
    expect((await targets.list())[0]!.id).toBe(off.id)
    await expect(schedules.remove(weekdays.id)).rejects.toThrow('scheduleId notallowed')
  })

  test('changed targets and hours reach what runs in batches that can stop and go on; what has ended stays', async () => {
    const { time, targets, schedules, file, answer, work, cases, clocks, wipe } = desk()
    await wipe()
    const open = []
    for (let index = 0; index < 70; index += 1) open.push(await file())
    const done = await answer(await file(), 'RESOLVED')
    expect(open.every(({ dueAt }) => dueAt === null)).toBe(true)
    // Counted from filing, though nothing was promised then.
    time.advance(minutes(60))
    const target = await targets.create('kim', aTarget())
    expect(await work.recompute(AbortSignal.abort())).toBe(0)
    expect((await cases.find(open[0]!.id))!.dueAt).toBeNull()
    const stop = new AbortController()
    const dueNow = async () =>
      (await database().db.selectFrom('support_case').select('due_at').where('due_at', 'is not', null).execute()).map(
        ({ due_at }) => due_at,
      )
    await work.recompute(stop.signal)
    expect(await dueNow()).toEqual(open.map(() => '2026-11-18T13:00:00.000Z'))
    const weekdays = await schedules.create('kim', aSchedule())
    await targets.replace(
      'kim',
      target.id,
      aTarget({ schedule: weekdays.id, minutes: { firstAnswer: 600, nextAnswer: null, resolution: null } }),
    )
    await work.recompute()
    expect(new Set(await dueNow())).toEqual(new Set(['2026-11-19T10:00:00.000Z']))
    await schedules.replace('kim', weekdays.id, aSchedule({ holidays: ['2026-11-19'] }))
    await work.recompute()
    expect(new Set(await dueNow())).toEqual(new Set(['2026-11-20T10:00:00.000Z']))
    await targets.remove(target.id)
    await work.recompute()
    expect(await dueNow()).toEqual([])
    expect(await work.recompute()).toBe(0)
    expect(await clocks.shownOf(done.id)).toEqual([])
    await schedules.remove(weekdays.id)
  })

  test('what is nearly due is told once, and once more when it is overdue', async () => {
    const { time, targets, file, answer, work, told, wipe } = desk()
    await wipe()
    await targets.create('kim', aTarget({ minutes: { firstAnswer: 240, nextAnswer: null, resolution: null } }))
    const one = await file()
    const other = await file()
    expect(await work.tell()).toBe(0)
    time.advance(minutes(180))
    expect(await work.tell()).toBe(2)
    await answer(other)
    expect(await work.tell()).toBe(0)
    time.advance(minutes(60))
    expect(await work.tell()).toBe(1)
    time.advance(minutes(600))
    expect(await work.tell()).toBe(0)
    expect(told.map(({ what, id }) => `${what} ${id}`)).toEqual([
      `near ${one.id}`,
      `near ${other.id}`,
      `missed ${one.id}`,
    ])
    expect(told[2]).toMatchObject({ due: { kind: 'firstAnswer', at: one.dueAt }, at: '2026-11-18T13:00:00.000Z' })
  })

  test('the queue by what is due: the first due first, page by page, narrowed and counted', async () => {
    const { time, targets, file, answer, desk: queue, wipe } = desk()
    await wipe()
    await targets.create('kim', aTarget({ minutes: { firstAnswer: 60, nextAnswer: null, resolution: null } }))
    const ids: string[] = []
    for (let index = 0; index < 7; index += 1) {
      ids.push(
        (
          await file({
            product: index % 2 === 0 ? 'wow' : 'rumble',
            team: index < 3 ? 'access' : null,
            locale: index === 5 ? 'de-DE' : 'en-US',
          })
        ).id,
      )
      time.advance(minutes(10))
    }
    await answer(await file())
    const pages: string[] = []
    let after: Parameters<typeof queue.queue>[1]
    for (;;) {
      const { keys: page } = await queue.queue({ dueUntil: 'any' }, after, 3)
      pages.push(...page.map(({ id }) => id))
      after = page.at(-1)
      if (page.length < 3) break
    }
    expect(pages).toEqual(ids)
    const found = async (filter: Parameters<typeof queue.queue>[0]) =>
      (await queue.queue(filter, undefined, 20)).keys.map(({ id }) => ids.indexOf(id))
    // It is 10:10; the first was due at 10:00, the second is due now.
    expect(await found({ dueUntil: time.now().toISOString() })).toEqual([0, 1])
    expect(await queue.count({ dueUntil: time.now().toISOString() }, 1000)).toEqual({ count: 2, isMore: false })
    expect(await queue.count({ dueUntil: 'any' }, 4)).toEqual({ count: 4, isMore: true })
    expect(await found({ dueUntil: 'any', team: 'access', game: 'wow' })).toEqual([0, 2])
    expect(await found({ dueUntil: 'any', language: 'de-DE', state: 'open' })).toEqual([5])
    expect(await found({ dueUntil: 'any', state: 'resolved' })).toEqual([])
    expect(await found({ dueUntil: 'any', text: ids[4]! })).toEqual([4])
  })

  test('tried on past cases: which would have met it, and what would have been kept', async () => {
    const { time, targets, file, answer, wipe } = desk()
    await wipe()
    const quick = await file()
    const slow = await file({ priority: 2 })
    await file({ product: 'rumble' })
    time.advance(minutes(30))
    await answer(quick, 'RESOLVED')
    time.advance(minutes(90))
    await answer(slow)
    time.advance(minutes(1440))
    const trial = {
      when: { ...all, games: ['wow'] },
      minutes: { firstAnswer: 60, nextAnswer: null, resolution: 100 },
      schedule: null,
    }
    expect(await targets.tried(trial)).toMatchObject({
      looked: 3,
      met: 2,
      firstAnswer: { kept: 1, missed: 1 },
      nextAnswer: { kept: 0, missed: 0 },
      // The slow one is paused: nobody can say yet.
      resolution: { kept: 1, missed: 0 },
    })
    expect(await targets.tried({ ...trial, when: all })).toMatchObject({ met: 3, firstAnswer: { kept: 1, missed: 2 } })
    expect(
      (await targets.tried({ ...trial, when: { ...all, priorities: ['high'] } })).items.map(({ id }) => id),
    ).toEqual([slow.id])
    await expect(targets.tried({ ...trial, schedule: 'gone' })).rejects.toThrow('schedule unknown')
  })

  test('refused: what is not there, a target that promises nothing, a time zone nobody knows', async () => {
    const { targets, schedules, wipe } = desk()
    await wipe()
    const refused = (request: DeskTargetRequest) => expect(targets.create('kim', request)).rejects.toThrow()
    await refused(aTarget({ when: { ...all, teams: ['gone'] } }))
    await refused(aTarget({ when: { ...all, games: ['gone'] } }))
    await refused(aTarget({ when: { ...all, topics: [9] } }))
    await refused(aTarget({ minutes: { firstAnswer: null, nextAnswer: null, resolution: null } }))
    await refused(aTarget({ schedule: 'gone' }))
    await expect(schedules.create('kim', aSchedule({ timeZone: 'Europe/Atlantis' }))).rejects.toThrow(
      'timeZone unknown',
    )
    await expect(schedules.remove('gone')).rejects.toMatchObject({ slug: 'not-found' })
    await expect(targets.remove('gone')).rejects.toMatchObject({ slug: 'not-found' })
    expect(await targets.list()).toEqual([])
  })

  test('the demonstration has hours and targets, once; of a team that is not there none', async () => {
    const { store, time, wipe } = desk()
    await wipe()
    const seed = () =>
      seedDemoTargets({
        store,
        clock: time,
        teams: async () => [{ id: 'access', name: 'Account and payments' }],
        withTransaction: database().withTransaction,
        onChange: store.revise,
      })
    await seed()
    await seed()
    expect((await store.targets()).map(({ when }) => when.teams)).toEqual([[], ['access'], []])
    expect(await store.schedules()).toHaveLength(2)
  })
})
