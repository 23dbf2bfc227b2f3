// The demonstration has a queue to work on: 300 cases and more, in every state, and none that teaches (demo-cases.yaml).
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { casePeriods } from '../content/periods.ts'
import { createManualClock } from '../lib/clock.ts'
import { seedDemoCases } from './demo-cases.ts'
import { createCaseDeskStore } from './desk/store.ts'
import { createTriageStore } from './desk/triage-store.ts'
import { createCaseStore } from './store.ts'

storeTest('the demonstration’s cases', ({ database }) => {
  const parts = () => ({
    store: createCaseStore(database()),
    triage: createTriageStore(database()),
    withTransaction: database().withTransaction,
    clock: createManualClock('2026-11-23T09:00:00.000Z'),
    content: {
      topicIds: [1201, 1211, 1301],
      defaultLocale: 'en-US',
      settings: { cases: casePeriods },
      in: () => ({ topic: (id: number) => ({ product: 'wow', name: `Topic ${id}` }) }),
    },
    accounts: ['ada', 'mika', 'boris', 'nora'].map((login) => ({
      id: `demo-${login}`,
      displayName: login,
      email: `${login}@players.example`,
      region: 'us',
    })),
  })
  test('the newest case of a player comes first, and players have filed at times of their own', async () => {
    const filed: { owner: string | null; at: string }[] = []
    const note = async ({ ownerId: owner, createdAt: at }: { ownerId: string | null; createdAt: string }) =>
      void filed.push({ owner, at })
    const store = createCaseStore(database(), undefined, undefined, undefined, note)
    await seedDemoCases({ ...parts(), store })
    const times = [...Map.groupBy(filed, ({ owner }) => owner).values()].map((own) => own.map(({ at }) => at))
    expect(times.filter((own) => own[0] !== [...own].sort().at(-1))).toEqual([])
    expect(new Set(times.map(([first]) => first)).size).toBeGreaterThan(20)
  })

  test('are filed over four weeks, and not most of them on the last day', async () => {
    const days: number[] = Array.from({ length: 28 }, () => 0)
    const { clock } = parts()
    const note = async ({ createdAt }: { createdAt: string }) => {
      const day = Math.floor((clock.now().getTime() - Date.parse(createdAt)) / 86_400_000)
      if (day in days) days[day]! += 1
    }
    const store = createCaseStore(database(), undefined, undefined, undefined, note)
    await seedDemoCases({ ...parts(), store })
    const all = days.reduce((sum, count) => sum + count, 0)
    expect(Math.max(...days) / all).toBeLessThan(1 / 6)
    expect(days.slice(1, 26).filter((count) => count === 0)).toEqual([])
  })

  test('fill the desk once, in every state, assigned and not, in several languages; no text by three players', async () => {
    const deps = parts()
    expect(await seedDemoCases(deps)).toBeGreaterThan(300)
    expect(await seedDemoCases(deps)).toBe(0)
    const desk = createCaseDeskStore(database())
    const counts = await Promise.all(
      [
        { status: 'OPEN' },
        { status: 'ANSWERED' },
        { status: 'INFO' },
        { status: 'RESOLVED' },
        { state: 'open', assignee: 'demo-agent-jo' },
        { state: 'open', assignee: null },
        { language: 'ja-JP' },
        { channel: 'PHONE_CALLBACK' },
        { state: 'snoozed' },
        { priority: 3 },
        { priority: 0 },
        { tag: 'payment' },
      ].map(async (filter) => (await desk.count(filter as Parameters<typeof desk.count>[0], 1_000)).count),
    )
    expect(counts.filter((count) => count === 0)).toEqual([])
    // One word each, as the contract has them.
    expect((await createTriageStore(database()).tags()).filter((tag) => /[\s,;#]/.test(tag))).toEqual([])
    const told = await database()
      .db.selectFrom('case_event')
      .innerJoin('support_case', 'support_case.id', 'case_event.case_id')
      .select(['case_event.text', 'support_case.owner_id'])
      .where('position', '=', 0)
      .execute()
    const players = Map.groupBy(told, ({ text }) => text)
    expect([...players.values()].filter((some) => new Set(some.map((one) => one.owner_id)).size > 2)).toEqual([])
  })
})
