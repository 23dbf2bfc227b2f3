// What the demonstration puts into each room on its first start: every call of a room's store, as it is approved.
import { expect, test } from 'vitest'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createDemoKbvProvider } from '../adapters/kbv/demo-facts.ts'
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createDemoProfiles } from '../adapters/profiles/demo-profiles.ts'
import { demoPhones } from '../adapters/sms/demo-phones.ts'
import { seedDemoReading } from '../articles/demo-feedback.ts'
import { seedDemoNotes } from '../bug-suggestion/demo-notes.ts'
import { seedDemoRepresentatives } from '../desk/demo-representatives.ts'
import { createManualClock } from '../lib/clock.ts'
import { demoMacros } from '../macros/demo-macros.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { seedDemoPhones } from '../phone/demo-phones.ts'
import { seedDemoPlayers } from '../players/demo-players.ts'
import { seedDemoReviews } from '../reviews/demo-reviews.ts'
import { seedDemoRouting } from '../routing/demo-routing.ts'
import { seedDemoSensitive } from '../sensitive/demo-sensitive.ts'
import { seedDemoAnswers } from '../survey/demo-answers.ts'
import { seedDemoTargets } from '../targets/demo-targets.ts'

const clock = createManualClock('2026-11-20T10:00:00.000Z')
const now = clock.now()
const before = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Texts are the files’ own: their languages and their beginnings are enough. Drawn ids are numbered, and tell their time. */
const linesOf = (calls: readonly unknown[]): string[] => (short(calls) as unknown[]).map((one) => JSON.stringify(one))
const short = (value: unknown): unknown => {
  const ids = new Map<string, string>()
  const of = (one: unknown): unknown => {
    if (one instanceof Date) return one.toISOString()
    if (typeof one === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(one)) {
      const at = new Date(Number.parseInt(one.slice(0, 13).replace('-', ''), 16))
      ids.set(one, ids.get(one) ?? `#${ids.size + 1} of ${at.toISOString()}`)
      return ids.get(one)
    }
    if (typeof one === 'string') return one.length > 40 && one.includes(' ') ? `${one.slice(0, 39)}…` : one
    if (Array.isArray(one)) return one.map(of)
    if (typeof one !== 'object' || one === null) return one
    if ('en-US' in one) return `${String(of(one['en-US']))} (${Object.keys(one).length} languages)`
    return Object.fromEntries(Object.entries(one).map(([name, its]) => [name, of(its)]))
  }
  return of(value)
}

/** Notes what it is asked to do; `knows` is what it has already. */
const recorder = <Store extends object>(knows: Partial<Record<string, unknown>> = {}) => {
  const calls: unknown[] = []
  const store = new Proxy({} as Store, {
    get: (_store, name) => {
      if (typeof name === 'string' && name in knows)
        return (...given: unknown[]) => {
          const known = knows[name]
          return Promise.resolve(
            typeof known === 'function' ? (known as (...all: unknown[]) => unknown)(...given) : known,
          )
        }
      return async (...given: unknown[]) => void calls.push([name, ...given])
    },
  })
  return { store, calls }
}
type Told = readonly unknown[]

const withTransaction = <T>(work: () => Promise<T>): Promise<T> => work()

const rooms: Record<string, () => Promise<Told>> = {
  macros: async () => demoMacros(clock),
  representatives: async () => {
    const found = { id: 'known', lastSeenAt: null, roles: [] }
    const { store, calls } = recorder<Parameters<typeof seedDemoRepresentatives>[0]>({
      has: (id: string) => id === 'demo-lead-kim',
      find: (id: string) => ({ ...found, id }),
    })
    await seedDemoRepresentatives(store, clock, demoAccounts)
    return calls
  },
  penalties: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoPenalties>[0]>({
      ofAccount: (id: string) => (id === 'has-some' ? [{}] : []),
    })
    const all = demoPenalties(now)
    await seedDemoPenalties(store, withTransaction, [...all, { ...all[0]!, accountId: 'has-some' }])
    return calls
  },
  phones: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoPhones>[0]>({
      accountPhone: (id: string) => (id === 'demo-mika' ? {} : undefined),
    })
    await seedDemoPhones(store, clock, demoPhones)
    return calls
  },
  players: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoPlayers>[0]>()
    await seedDemoPlayers(store, clock, demoAccounts)
    return calls
  },
  reviews: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoReviews>[0]['service']>({
      settings: null,
      list: (...asked: unknown[]) => {
        calls.push(['list', ...asked])
        return {
          items: [
            { id: 'another’s', agent: 'demo-lead-lee' },
            { id: 'first', agent: 'demo-agent-jo' },
          ],
          next: null,
        }
      },
    })
    const drawAll = async () => void calls.push(['drawAll'])
    await seedDemoReviews({ store: store as never, service: store, drawAll })
    return calls
  },
  routing: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoRouting>[0]['store']>({ teams: [] })
    await seedDemoRouting({ store, clock })
    return calls
  },
  sensitive: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoSensitive>[0]['store']>({ guidance: [] })
    const handle = async (...given: unknown[]) => void calls.push(['handle', ...given])
    await seedDemoSensitive({ store, clock, handle, falseAlarm: async () => ({ caseId: '7', flagId: 'flag' }) })
    return calls
  },
  targets: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoTargets>[0]['store']>({ targets: [], schedules: [] })
    const onChange = async () => void calls.push(['onChange'])
    const teams = async () => [
      { id: 'team-account', name: 'Account and payments' },
      { id: 'team-another', name: 'Another' },
    ]
    await seedDemoTargets({ store, clock, teams, withTransaction, onChange })
    return calls
  },
  surveys: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoAnswers>[0]['store']>()
    const resolved = [30, 20, 4, 3, 2].map((hours) => ({
      id: `${hours}`,
      statusChangedAt: before(hours).toISOString(),
    }))
    const rated = async (...given: unknown[]) => void calls.push(['rated', ...given])
    const answers = [{ ratings: [5, 4] }, { ratings: [1], words: 'slow' }, { ratings: [2] }, { ratings: [3] }]
    await seedDemoAnswers({ store, resolved, rated, now }, answers)
    return calls
  },
  notes: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoNotes>[0]['store']>()
    const one = { kind: 'bug', player: 'Ada', text: 'It falls', after: 5 } as const
    const accountOf = (name: string) => `demo-${name}`
    await seedDemoNotes({ store, locale: 'en-US', before, accountOf }, [one, { ...one, locale: 'de-DE', after: 1 }])
    return calls
  },
  reading: async () => {
    const { store, calls } = recorder<Parameters<typeof seedDemoReading>[0]['feedback']>()
    const record = async ({ term, ...rest }: { term: string }) => {
      calls.push(['record', term, rest])
      return term === 'unknown' ? undefined : `folded ${term}`
    }
    const deflectionAt = (at: Date) => recorderAt(calls, at)
    await seedDemoReading(
      { feedback: store, misses: { record } as never, deflectionAt, locale: 'en-US', contentVersion: '7', before },
      {
        articles: [
          { article: 'a', after: 2, helpful: true, ratings: [1, 2, 3] },
          { article: 'b', after: 3, helpful: false, words: 'no', ratings: [4, 5, 1], flaw: 'didNotWork' },
        ],
        searches: [
          { words: 'zeppelin', product: 'wow', after: 4, times: 2 },
          { words: 'unknown', product: 'wow', after: 5, times: 1, locale: 'de-DE' },
        ],
        helped: [{ article: 'a', topic: 1, product: 'wow', readers: 2 }],
      },
    )
    return calls
  },
  'what players own': async () =>
    Promise.all(
      ['demo-ada', 'demo-boris', 'anybody'].flatMap((accountId) =>
        ['de-DE', 'xx-XX'].map((locale) => createDemoProfiles().of({ accountId, locale } as never)),
      ),
    ),
  'what players know': async () => {
    const { facts } = createDemoKbvProvider()
    const account = (accountId: string) => facts({ kind: 'account', accountId } as never)
    return Promise.all([
      ...['demo-ada', 'demo-boris', 'demo-soft-1', 'demo-test-ada', 'x-demo-test-ada', 'nobody'].map(account),
      ...[1, 0].map((id) => facts({ kind: 'preverified', id } as never)),
    ])
  },
}

/** As if it were told at that time. */
const recorderAt = (calls: unknown[], at: Date) => ({
  helped: async (...given: unknown[]) => void calls.push(['helped', at, ...given]),
  lacked: async (...given: unknown[]) => void calls.push(['lacked', at, ...given]),
})

test.each(Object.entries(rooms))('%s', async (_name, told) => {
  expect(linesOf(await told())).toMatchSnapshot()
})

test('a room that has something of its own keeps it as it is', async () => {
  const routing = recorder<Parameters<typeof seedDemoRouting>[0]['store']>({ teams: [{}] })
  await seedDemoRouting({ store: routing.store, clock })
  const sensitive = recorder<Parameters<typeof seedDemoSensitive>[0]['store']>({ guidance: [{}] })
  const never = () => Promise.reject(new Error('called'))
  await seedDemoSensitive({ store: sensitive.store, clock, handle: never, falseAlarm: never })
  const reviews = recorder<Parameters<typeof seedDemoReviews>[0]['service']>({ settings: {} })
  await seedDemoReviews({ store: reviews.store as never, service: reviews.store, drawAll: never })
  const targets = [
    { targets: [{}], schedules: [] },
    { targets: [], schedules: [{}] },
  ].map((knows) => {
    const { store, calls } = recorder<Parameters<typeof seedDemoTargets>[0]['store']>(knows)
    return seedDemoTargets({ store, clock, teams: never, withTransaction, onChange: never }).then(() => calls)
  })
  expect([routing.calls, sensitive.calls, reviews.calls, ...(await Promise.all(targets))]).toEqual([[], [], [], [], []])
})

test('without a case of a false alarm, or of the representative, nothing more is done', async () => {
  const { store, calls } = recorder<Parameters<typeof seedDemoSensitive>[0]['store']>({ guidance: [] })
  const handle = async () => void calls.push('handled')
  await seedDemoSensitive({ store, clock, handle, falseAlarm: async () => undefined })
  expect(calls).not.toContain('handled')
  const reviews = recorder<Parameters<typeof seedDemoReviews>[0]['service']>({ settings: null, list: { items: [] } })
  await seedDemoReviews({ store: reviews.store as never, service: reviews.store, drawAll: async () => {} })
  expect(reviews.calls.map((call) => (call as string[])[0])).toEqual(['replaceSettings'])
})
