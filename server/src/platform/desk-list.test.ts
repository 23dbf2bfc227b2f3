// How many of a thing the desk may have, how many cases a trial looks at, and how many it shows: each list at its edge.
import { expect, test } from 'vitest'
import { createManualClock } from '../lib/clock.ts'
import { createRuleDesk } from '../routing/desk/rules.ts'
import { createTeamDesk } from '../routing/desk/teams.ts'
import { createSensitiveDesk } from '../sensitive/desk/service.ts'
import { createScheduleDesk } from '../targets/desk/schedules.ts'
import { createTargetDesk } from '../targets/desk/targets.ts'
import { createWebhookDesk } from '../webhooks/desk/service.ts'

/** Whatever else a room needs says yes. */
const world = (there: number, past: readonly object[] = []) => {
  const inserted: Record<string, unknown>[] = []
  const looked: number[] = []
  const all = async () => Array.from({ length: there }, (_, index) => ({ id: String(index) }))
  const insert = async (item: Record<string, unknown>) => void inserted.push(item)
  const store = {
    ...{ rules: all, teams: all, schedules: all, targets: all, list: all },
    ...{ insertRule: insert, insertTeam: insert, insertSchedule: insert, insertTarget: insert, insert },
    allOf: async () => new Map(),
  }
  const yes = () => true
  const deps = {
    store,
    clock: createManualClock('2026-11-24T10:00:00.000Z'),
    withTransaction: (work: () => Promise<unknown>) => work(),
    refuse: (field: string, code: string) => new Error(`${field} ${code}`),
    onChange: async () => undefined,
    ...{ isProduct: yes, isTopic: yes, isTeam: yes, isSchedule: yes, isRepresentative: yes, isSharedMacro: yes },
    caller: { mayCall: yes },
    lists: {},
    pastCases: async (most: number) => {
      looked.push(most)
      return past
    },
  }
  return { deps: deps as never, inserted, looked }
}
const when = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1, teams: [], priorities: [] }
const minutes = { firstAnswer: 60, nextAnswer: null, resolution: null }
const then = { team: null, priority: 'high' as const, tags: [], macro: null }
const name = ' Named '

test.each<[string, number, (deps: never) => Promise<unknown>]>([
  ['rules', 200, (deps) => createRuleDesk(deps).create('kim', { name, enabled: true, when, then })],
  ['teams', 200, (deps) => createTeamDesk(deps).create('kim', { name, members: [], assignment: 'nobody' })],
  [
    'schedules',
    100,
    (deps) => createScheduleDesk(deps).create('kim', { name, timeZone: 'Europe/Berlin', hours: [], holidays: [] }),
  ],
  [
    'targets',
    100,
    (deps) => createTargetDesk(deps).create('kim', { name, enabled: true, when, minutes, schedule: null }),
  ],
  [
    'webhooks',
    50,
    (deps) =>
      createWebhookDesk(deps).create('kim', {
        name,
        url: 'https://a.example',
        events: [],
        games: [],
        enabled: true,
      } as never),
  ],
])('of %s there are %i at most', async (_things, most, create) => {
  const [last, full] = [world(most - 1), world(most)]
  await create(last.deps)
  expect(last.inserted).toMatchObject([{ name: 'Named', changedBy: 'kim', changedAt: '2026-11-24T10:00:00.000Z' }])
  await expect(create(full.deps)).rejects.toThrow('name max')
  expect(full.inserted).toEqual([])
})

const past = Array.from({ length: 22 }, (_, index) => ({
  ...{ id: String(index), subject: `No. ${index}`, createdAt: '2026-11-01T00:00:00.000Z', product: 'wow' },
  ...{ topicId: 1, locale: 'en-US', channel: 'TICKET', priority: 1, team: null },
  description: index === 0 ? 'nothing' : 'a gate',
}))

test.each<[string, number, (deps: never) => Promise<{ looked: number; met: number; items: { id: string }[] }>]>([
  ['a rule', 22, (deps) => createRuleDesk(deps).tried(when)],
  ['a target', 22, (deps) => createTargetDesk(deps).tried({ when, minutes, schedule: null })],
  ['sensitive words', 21, (deps) => createSensitiveDesk(deps).tried(['gate'])],
])('a trial of %s looks at the last thousand cases and shows twenty of those it meets', async (_what, met, tried) => {
  const { deps, looked } = world(0, past)
  const trial = await tried(deps)
  expect([trial.looked, trial.met, looked]).toEqual([22, met, [1_000]])
  expect(trial.items.map(({ id }) => id)).toEqual(past.slice(22 - met, 42 - met).map(({ id }) => id))
  expect(Object.keys(trial.items[0]!)).toEqual(expect.arrayContaining(['id', 'subject', 'createdAt']))
})
