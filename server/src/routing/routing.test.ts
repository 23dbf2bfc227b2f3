// Teams and rules on both databases: where a new case goes, and what the desk may change.
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createManualClock } from '../lib/clock.ts'
import { createCaseFiling, type NewCase } from '../cases/filing.ts'
import { createRoutedCases } from '../cases/routed-cases.ts'
import { createTriageStore } from '../cases/desk/triage-store.ts'
import { createCaseStore } from '../cases/store.ts'
import type { DeskRuleRequest } from '#generated/server/desk/schemas.ts'
import { createRuleDesk } from './desk/rules.ts'
import { createTeamDesk } from './desk/teams.ts'
import { seedDemoRouting } from './demo-routing.ts'
import { createCaseRouting, leastBusy, nextInTurn } from './route-case.ts'
import { createRoutingStore } from './store.ts'

const any = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const nothing = { team: null, priority: null, tags: [], macro: null }
const aRule = (change: Partial<DeskRuleRequest> = {}): DeskRuleRequest => ({
  name: 'Rule',
  enabled: true,
  when: any,
  then: { ...nothing, priority: 'high' },
  ...change,
})
const aCase: NewCase = {
  visitor: { kind: 'anonymous', sessionId: 's' },
  locale: 'en-US',
  product: 'wow',
  topicId: 1201,
  subject: 'Gate',
  description: 'I want a refund.',
  channel: 'ticket',
  name: null,
  email: null,
  phone: null,
  fields: {},
  secureFields: {},
  ingame: null,
  files: [],
  wantsToken: false,
}

test('one after another from behind the last; who is not there is passed over; nobody there is nobody', () => {
  const here = new Set(['a', 'c'])
  expect(nextInTurn(['a', 'b', 'c'], here, null)).toBe('a')
  expect(nextInTurn(['a', 'b', 'c'], here, 'a')).toBe('c')
  expect(nextInTurn(['a', 'b', 'c'], here, 'c')).toBe('a')
  expect(nextInTurn(['a', 'b', 'c'], here, 'gone')).toBe('a')
  expect(nextInTurn(['b'], here, null)).toBeNull()
  expect(leastBusy(['a', 'b', 'c'], here, new Map([['a', 2]]))).toBe('c')
  expect(leastBusy(['a', 'c'], here, new Map())).toBe('a')
  expect(leastBusy(['b'], here, new Map())).toBeNull()
})

storeTest('routing', ({ database }) => {
  const clock = createManualClock('2026-11-24T09:00:00.000Z')
  const here = new Set(['jo', 'kim'])
  const desk = () => {
    const store = createRoutingStore(database())
    const cases = createRoutedCases(database())
    const caseStore = createCaseStore(database())
    const { withTransaction } = database()
    const refuse = (field: string, code: string) => new Error(`${field} ${code}`)
    const route = createCaseRouting({
      store,
      available: async () => here,
      openCasesOf: cases.openCasesOf,
      isWorking: async () => true,
    })
    const filing = createCaseFiling({
      store: caseStore,
      withTransaction,
      clock,
      keys: createKeyring(['k'.repeat(32)], ['k'.repeat(32)]),
      outbox: { enqueue: async () => undefined },
      route,
      setTags: createTriageStore(database()).setTags,
    })
    return {
      store,
      caseStore,
      tags: createTriageStore(database()).tagsOf,
      file: async (change: Partial<NewCase> = {}) => {
        clock.advance(1)
        const { caseId } = await filing.file({ ...aCase, ...change })
        return (await caseStore.find(caseId))!
      },
      teams: createTeamDesk({
        store,
        withTransaction,
        clock,
        isRepresentative: async (id) => ['jo', 'kim', 'lee'].includes(id),
        hasCases: cases.hasCases,
        isSchedule: async (id) => id === 'weekdays',
        refuse,
      }),
      rules: createRuleDesk({
        store,
        withTransaction,
        clock,
        isProduct: (name) => name === 'wow',
        isTopic: (id) => id === 1201,
        isSharedMacro: async (id) => id === 'macro',
        pastCases: cases.latest,
        refuse,
      }),
    }
  }

  test('a new case goes where the rules it meets say; without any it is as before', async () => {
    const { file, teams, rules, tags } = desk()
    expect(await file()).toMatchObject({ team: null, assignee: null, priority: 1, suggestedMacro: null })
    const access = await teams.create('kim', { name: ' Access ', members: [], assignment: 'nobody' })
    const refunds = aRule({
      when: { ...any, words: ['refund*'] },
      then: { team: access.id, priority: 'high', tags: ['Refund'], macro: 'macro' },
    })
    const made = await rules.create('kim', refunds)
    await rules.create('kim', aRule({ then: { ...nothing, priority: 'low', tags: ['all'] } }))
    const put = await file()
    expect(put).toMatchObject({ team: access.id, assignee: null, priority: 2, suggestedMacro: 'macro' })
    expect((await tags([put.id])).get(put.id)).toEqual(['all', 'refund'])
    expect(await file({ description: 'Nothing of it.' })).toMatchObject({ team: null, priority: 0 })
    await rules.replace('kim', made.id, { ...refunds, enabled: false })
    expect(await file()).toMatchObject({ team: null, priority: 0 })
  })

  test('a team gives cases in turn, or to who has the fewest, and to nobody who is not there', async () => {
    const { file, teams, rules } = desk()
    const members = ['kim', 'lee', 'jo']
    const team = await teams.create('kim', { name: 'T', members, assignment: 'in-turn' })
    await rules.create('kim', aRule({ then: { ...nothing, team: team.id } }))
    expect([(await file()).assignee, (await file()).assignee, (await file()).assignee]).toEqual(['kim', 'jo', 'kim'])
    // At once, nobody gets two before the other has one.
    const drawn = await Promise.all([file(), file(), file(), file()])
    expect(drawn.map(({ assignee }) => assignee).sort()).toEqual(['jo', 'jo', 'kim', 'kim'])
    // Kim has four open cases, Jo three.
    await teams.replace('kim', team.id, { name: 'T', members, assignment: 'least-busy' })
    expect((await file()).assignee).toBe('jo')
    expect((await file()).assignee).toBe('kim')
    await teams.replace('kim', team.id, { name: 'T', members: ['lee'], assignment: 'least-busy' })
    expect(await file()).toMatchObject({ team: team.id, assignee: null })
  })

  test('rules are put in order, and refused when they name what is not there or do nothing', async () => {
    const { rules, teams, store } = desk()
    const [one, two] = [await rules.create('kim', aRule({ name: 'one' })), await rules.create('kim', aRule())]
    expect((await rules.order([two.id, one.id])).map(({ id }) => id)).toEqual([two.id, one.id])
    await expect(rules.order([one.id])).rejects.toMatchObject({ status: 409 })
    await expect(rules.order([one.id, 'other'])).rejects.toMatchObject({ status: 409 })
    const refused = async (change: Partial<DeskRuleRequest>) =>
      ((await rules.create('kim', aRule(change)).catch((error: unknown) => error)) as Error).message
    expect(await refused({ then: nothing })).toBe('then required')
    expect(await refused({ then: { ...nothing, team: 'none' } })).toBe('then.team unknown')
    expect(await refused({ then: { ...nothing, macro: 'own' } })).toBe('then.macro unknown')
    expect(await refused({ when: { ...any, games: ['none'] } })).toBe('when.games unknown')
    expect(await refused({ when: { ...any, topics: [2] } })).toBe('when.topics unknown')
    expect(await refused({ when: { ...any, words: ['a'], atLeast: 2 } })).toBe('when.atLeast max')
    await expect(teams.create('kim', { name: 'T', members: ['none'], assignment: 'nobody' })).rejects.toThrow(
      'members unknown',
    )
    await rules.remove(one.id)
    await expect(rules.remove(one.id)).rejects.toMatchObject({ status: 404 })
    await expect(rules.replace('kim', one.id, aRule())).rejects.toMatchObject({ status: 404 })
    expect((await store.rules()).map(({ id }) => id)).toEqual([two.id])
  })

  test('a team is kept while a rule names it or its cases are not resolved', async () => {
    const { file, teams, rules, caseStore } = desk()
    const team = await teams.create('kim', { name: 'T', members: [], assignment: 'nobody' })
    const rule = await rules.create('kim', aRule({ then: { ...nothing, team: team.id } }))
    await expect(teams.remove(team.id)).rejects.toThrow('teamId notallowed')
    const put = await file()
    await rules.remove(rule.id)
    await expect(teams.remove(team.id)).rejects.toThrow('teamId notallowed')
    await caseStore.update(put.id, { status: 'RESOLVED' })
    await teams.remove(team.id)
    expect(await teams.list()).toEqual([])
    await expect(teams.remove(team.id)).rejects.toMatchObject({ status: 404 })
  })

  test('conditions are tried on past cases, which nothing changes', async () => {
    const { file, rules } = desk()
    const [first, , last] = [await file(), await file({ description: 'No.' }), await file({ subject: 'Refund!' })]
    const { looked, met, items } = await rules.tried({ ...any, words: ['refund'] })
    expect([looked, met]).toEqual([3, 2])
    expect(items).toEqual([
      { id: last.id, subject: 'Refund!', createdAt: last.createdAt },
      { id: first.id, subject: 'Gate', createdAt: first.createdAt },
    ])
  })

  test('the demonstration has two teams, whose rules name them, and is filled once', async () => {
    const { store } = desk()
    await seedDemoRouting({ store, clock })
    await seedDemoRouting({ store, clock })
    const teams = await store.teams()
    expect(teams).toHaveLength(2)
    const named = (await store.rules()).map(({ then }) => then.team)
    expect(named).toHaveLength(3)
    expect(named.every((id) => teams.some((team) => team.id === id))).toBe(true)
  })
})
