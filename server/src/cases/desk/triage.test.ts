// Sorting cases on both databases: by one call, undone by what it answers, put off and back again (CD-229, CD-230).
import { expect, test } from 'vitest'
import { aCase } from '../../../../tests/support/a-case.ts'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createManualClock } from '../../lib/clock.ts'
import { createCaseStore } from '../store.ts'
import { createSavedViews } from './saved-views.ts'
import { createCaseDeskStore } from './store.ts'
import { createCaseTriage } from './triage.ts'
import { createTriageStore } from './triage-store.ts'

const start = '2026-11-02T10:00:00.000Z'

storeTest('sorting', ({ database }) => {
  const world = async () => {
    const store = createCaseStore(database())
    const triage = createTriageStore(database())
    const queue = createCaseDeskStore(database())
    for (const [id, status] of [
      ['1', 'OPEN'],
      ['2', 'ANSWERED'],
      ['3', 'RESOLVED'],
    ] as const)
      await store.insert(aCase({ id, status }))
    const desk = createCaseTriage({
      store,
      triage,
      withTransaction: database().withTransaction,
      clock: createManualClock(start),
      mayTake: async (id) => id === 'jo',
      isTeam: async (id) => id === 'access',
      standing: async () => new Map(),
      refuse: (field, code) => new Error(`${field} ${code}`),
      onHappening: async () => undefined,
    })
    const ids = async (filter: Parameters<typeof queue.queue>[0]) =>
      (await queue.queue(filter, undefined, 10)).keys.map(({ id }) => id)
    return { store, triage, desk, ids }
  }

  test('many by one call; what it answers undoes it', async () => {
    const { store, desk, ids, triage } = await world()
    const changes = ['1', '2', '7'].map((id) => ({
      id,
      assignee: 'jo',
      priority: 'urgent' as const,
      tags: ['Gate', 'gate', 'ärger'],
    }))
    const { before, left } = await desk.change(changes)
    expect(left).toEqual(['7'])
    expect(before).toEqual(['1', '2'].map((id) => ({ id, assignee: null, priority: 'normal', tags: [] })))
    expect([await ids({ tag: 'GATE' }), await ids({ priority: 3, assignee: 'jo' })]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ])
    expect(await triage.tags()).toEqual(['gate', 'ärger'])
    const undone = await desk.change(before)
    expect(undone.before[0]).toEqual({ id: '1', assignee: 'jo', priority: 'urgent', tags: ['gate', 'ärger'] })
    expect([await ids({ tag: 'gate' }), await ids({ priority: 3 }), (await store.find('1'))?.assignee]).toEqual([
      [],
      [],
      null,
    ])
  })

  test('a case is given to a team, found by it, and given back; a team nobody knows is refused', async () => {
    const { desk, ids } = await world()
    const { before } = await desk.change([{ id: '1', team: 'access' }])
    expect(before).toEqual([{ id: '1', team: null }])
    expect([await ids({ team: 'access' }), await ids({ team: null })]).toEqual([['1'], ['2', '3']])
    expect((await desk.change(before)).before).toEqual([{ id: '1', team: 'access' }])
    expect(await ids({ team: 'access' })).toEqual([])
    await expect(desk.change([{ id: '1', team: 'none' }])).rejects.toThrow('changes.0.team unknown')
  })

  test('put off, it leaves the queue and comes back among the open ones; whatever happens to it ends that', async () => {
    const { store, desk, ids, triage } = await world()
    const snoozedUntil = '2026-11-03T10:00:00.000Z'
    expect(await desk.change(['1', '2', '3'].map((id) => ({ id, snoozedUntil })))).toEqual({
      before: [
        { id: '1', snoozedUntil: null },
        { id: '2', snoozedUntil: null },
      ],
      left: ['3'],
    })
    expect([await ids({ state: 'open' }), await ids({ state: 'waiting' }), await ids({ state: 'snoozed' })]).toEqual([
      [],
      [],
      ['1', '2'],
    ])
    expect(await ids({ status: 'ANSWERED' })).toEqual(['2'])
    expect(await triage.wake('2026-11-03T09:59:59.000Z')).toBe(0)
    const record = await store.find('1')
    await database().withTransaction(() =>
      store.append(record!, [
        {
          eventType: 'CONTACT',
          alternateName: null,
          author: 'Ada',
          text: 'Hello?',
          isCompany: false,
          channel: 'TICKET',
          createdAt: start,
        },
      ]),
    )
    expect([await ids({ state: 'open' }), (await store.find('1'))?.snoozedUntil]).toEqual([['1'], null])
    expect(await triage.wake(snoozedUntil)).toBe(1)
    expect(await ids({ state: 'open' })).toEqual(['1', '2'])
    expect(await ids({ status: 'ANSWERED', state: 'open' })).toEqual(['2'])
    // Looked at and left: the next answer puts it where it belongs.
    await store.update('2', { status: 'ANSWERED' })
    expect(await ids({ state: 'waiting' })).toEqual(['2'])
  })

  test('one that is refused keeps all of them as they were', async () => {
    const { desk, ids } = await world()
    const refused = async (change: object) =>
      (
        (await desk
          .change([
            { id: '1', priority: 'urgent' },
            { id: '2', ...change },
          ])
          .catch((error: unknown) => error)) as Error
      ).message
    expect(await refused({ assignee: 'nobody' })).toBe('changes.1.assignee unknown')
    expect(await refused({ snoozedUntil: start })).toBe('changes.1.snoozedUntil min')
    expect(await refused({ snoozedUntil: '2028-01-01T00:00:00.000Z' })).toBe('changes.1.snoozedUntil max')
    expect(await ids({ priority: 3 })).toEqual([])
  })

  test('kept views: one’s own are nobody else’s, everybody’s are a lead’s', async () => {
    const views = createSavedViews({ database: database(), clock: createManualClock(start) })
    const jo = { id: 'jo', isLead: false }
    const kim = { id: 'kim', isLead: true }
    const view = { name: ' Urgent ', query: { state: 'open', priority: 'urgent' } as const, shared: false }
    const status = async (work: Promise<unknown>) =>
      ((await work.catch((error: unknown) => error)) as { status?: number } | undefined)?.status
    const mine = await views.save(jo, view)
    const all = await views.save(kim, { ...view, name: 'All', shared: true })
    expect((await views.of('jo')).map(({ name }) => name)).toEqual(['All', 'Urgent'])
    expect(await views.of('lee')).toEqual([{ id: all.id, name: 'All', query: view.query, shared: true }])
    expect(await status(views.save(jo, { ...view, shared: true }))).toBe(403)
    expect(await status(views.remove(jo, all.id))).toBe(403)
    expect(await status(views.remove(kim, mine.id))).toBe(404)
    await views.remove(kim, all.id)
    await views.remove(jo, mine.id)
    expect(await views.of('jo')).toEqual([])
    for (let count = 0; count < 50; count += 1) await views.save(jo, view)
    expect(await status(views.save(jo, view))).toBe(422)
  })
})
