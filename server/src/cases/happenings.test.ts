// What others are told of cases, from the store's own calls, on both databases.
import { beforeEach, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import type { CaseHappening } from './happenings.ts'
import { createCaseStore, type NewEvent } from './store.ts'

const at = '2026-11-20T10:00:00.000Z'
const event = (change: Partial<NewEvent> = {}): NewEvent => ({
  eventType: 'CONTACT',
  alternateName: null,
  author: null,
  text: 'Words',
  isCompany: false,
  channel: 'TICKET',
  createdAt: at,
  ...change,
})
const step = event({ eventType: 'STATUS_CHANGE', text: null, channel: null })

storeTest('what others are told of cases', ({ database }) => {
  let told: CaseHappening[] = []
  beforeEach(() => {
    told = []
  })
  const store = () =>
    createCaseStore(database(), undefined, async (happening) => {
      told.push(happening)
    })
  const shortly = () => told.map(({ type, by, record }) => [type, by, record.status])

  test('filed, answered, resolved by time alone, opened again by its player, rated', async () => {
    const opened = aCase({ id: '81', status: 'OPEN' })
    await database().withTransaction(() => store().open(opened, event()))
    const filed = (await store().find('81'))!
    expect(told).toMatchObject([{ type: 'case.created', by: 'player', at, record: { id: '81', eventCount: 1 } }])
    const answer = event({ isCompany: true, author: 'Jo' })
    const answered = await store().append(filed, [answer, step], { status: 'ANSWERED' }, 'jo')
    const resolved = await store().append(answered, [step], { status: 'RESOLVED', resolverType: 'SYSTEM' })
    await store().append(resolved, [event(), step], { status: 'OPEN', resolverType: 'NONE' })
    await database().withTransaction(() => store().rated('81', { rating: 4, at }))
    expect(shortly().slice(1)).toEqual([
      ['case.answered', 'agent', 'ANSWERED'],
      ['case.state_changed', 'agent', 'ANSWERED'],
      ['case.state_changed', 'system', 'RESOLVED'],
      ['case.closed', 'system', 'RESOLVED'],
      ['case.player_replied', 'player', 'OPEN'],
      ['case.state_changed', 'player', 'OPEN'],
      ['case.survey_answered', 'player', 'OPEN'],
    ])
    expect(told.at(-1)).toMatchObject({ rating: 4 })
    expect(told.filter(({ type }) => type === 'case.state_changed')).toMatchObject([
      { from: 'OPEN', to: 'ANSWERED', agentId: 'jo' },
      { from: 'ANSWERED', to: 'RESOLVED', agentId: null },
      { from: 'RESOLVED', to: 'OPEN', agentId: null },
    ])
  })

  test('a state that stays is none; what is read or linked is nobody’s business; given and changed are two things', async () => {
    const record = aCase({ id: '82', status: 'OPEN' })
    await store().insert(record)
    await store().append(record, [event()], { status: 'OPEN', lastReadAt: at })
    await store().update('82', { lastReadAt: at })
    await store().update('82', { tokenHash: null, tokenSalt: null })
    expect(shortly()).toEqual([['case.player_replied', 'player', 'OPEN']])
    told = []
    await store().update('82', { assignee: 'jo', priority: 3, isLocked: true }, 'kim')
    expect(told).toMatchObject([
      { type: 'case.assigned', agentId: 'kim', record: { assignee: 'jo', priority: 3, isLocked: true } },
      { type: 'case.updated', agentId: 'kim', changed: ['priority', 'locked'] },
    ])
    await store().update('nobody', { assignee: 'jo' })
    expect(told).toHaveLength(2)
  })
})
