// Hours and targets from the desk, what is due in its lists, told to webhooks, and cases given later, on both databases.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type {
  DeskCase,
  DeskCasePage,
  DeskSchedule,
  DeskTarget,
  DeskTeam,
  DeskViews,
  NewWebhook,
} from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { api } from '../../../tests/support/test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock()
const all = { teams: [], games: [], topics: [], priorities: [], languages: [] }
const everyCase = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }

onBothDatabases('targets at the desk', { clock, env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } }, (server) => {
  let receiver: WebhookReceiver
  let admin: DeskClient
  let lead: DeskClient
  let agent: DeskClient
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  afterAll(() => receiver.stop())
  beforeEach(async () => {
    // Receivers refuse what is five minutes old: the clock begins now.
    clock.set(new Date().toISOString())
    await signIn()
    for (const path of ['targets', 'schedules', 'rules', 'teams'])
      for (const { id } of (await lead('GET', `/${path}`)).json<{ items: { id: string }[] }>().items)
        await lead('DELETE', `/${path}/${id}`)
    await run()
    receiver.got.length = 0
  })
  const signIn = async (): Promise<void> => {
    const desk = await deskClients(server(), () => clock.now())
    admin = await desk('admin', 'sam')
    lead = await desk('lead', 'kim')
    agent = await desk('agent', 'jo')
    // Whoever calls the desk is known there.
    await agent('GET', '/me')
  }
  const run = () => server().jobs.runDue(1_000)
  /** What time does by itself, each minute. */
  const tick = async (kind: 'target-tell' | 'case-give'): Promise<void> => {
    await server().jobs.enqueue(kind, {})
    await run()
  }
  const made = async <T>(path: string, json: unknown): Promise<T> => {
    const answer = await lead('POST', path, { json })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<T>()
  }
  const filed = async (): Promise<string> => {
    clock.advance(0.01)
    const player = await server().signIn({ id: `test-due-${randomUUID()}`, displayName: 'Ona' })
    const form = new FormData()
    const fields = { description: 'The gate stays shut' }
    const asked = { categoryId: 1300, game: 'wow', channel: 'ticket', locale: 'en-US', fields, anonFields: null }
    form.set('form', JSON.stringify(asked))
    const headers = { 'idempotency-key': randomUUID() }
    const submitted = await player.send('POST', `${api}/submit`, { form, headers })
    expect(submitted.statusCode, submitted.body).toBe(200)
    return submitted.json<SubmitResult>().caseId
  }
  const shown = async (id: string) => (await agent('GET', `/cases/${id}`)).json<DeskCase>()
  const queue = async (query: string) => (await agent('GET', `/cases?${query}`)).json<DeskCasePage>()
  const aTarget = (change: object = {}) => ({
    name: 'Target',
    enabled: true,
    when: all,
    minutes: { firstAnswer: 240, nextAnswer: null, resolution: null },
    schedule: null,
    ...change,
  })
  const inMinutes = (minutes: number): string => new Date(clock.now().getTime() + minutes * 60_000).toISOString()

  test('an open case is due by a target that is made later; the list, the view and the case say so', async () => {
    const id = await filed()
    const at = clock.now().getTime()
    expect((await shown(id)).clocks).toEqual([])
    const target = await made<DeskTarget>('/targets', aTarget())
    await run()
    const due = { kind: 'firstAnswer', at: new Date(at + 240 * 60_000).toISOString() }
    const page = await queue('due=any')
    expect(page.items.find((one) => one.id === id)!.due).toEqual(due)
    expect((await shown(id)).clocks).toMatchObject([
      { ...{ kind: 'firstAnswer' }, state: 'running', target: 'Target', dueAt: due.at },
    ])
    const view = async () =>
      (await agent('GET', '/views')).json<DeskViews>().items.find((one) => one.view === 'due')!.count
    expect((await queue('due=soon')).items.map((one) => one.id)).toContain(id)
    expect(await view()).toBe((await queue('due=soon&limit=100')).items.length)
    expect((await queue('due=hour')).items.map((one) => one.id)).not.toContain(id)
    clock.advance(241 * 60)
    await signIn()
    expect((await queue('due=overdue')).items.map((one) => one.id)).toContain(id)
    // Page by page; a cursor of the other order is none of this one.
    const first = await queue('due=any&limit=1')
    expect(
      first.nextCursor === null
        ? (await queue('due=any')).items
        : (await queue(`due=any&limit=1&cursor=${first.nextCursor}`)).items,
    ).not.toEqual([])
    const other = (await queue('limit=1')).nextCursor
    if (other !== null) expect((await agent('GET', `/cases?due=any&cursor=${other}`)).statusCode).toBe(400)
    expect((await agent('GET', '/cases?due=never')).statusCode).toBe(400)
    expect((await agent('DELETE', `/targets/${target.id}`)).statusCode).toBe(403)
    expect((await lead('DELETE', `/targets/${target.id}`)).statusCode).toBe(204)
    await run()
    expect((await queue('due=any')).items.map((one) => one.id)).not.toContain(id)
  })

  test('webhooks are told an hour before, and when it is too late', async () => {
    const hook = {
      name: 'Pager',
      url: `${receiver.origin}/hooks`,
      events: ['case.target_near', 'case.target_missed'],
      enabled: true,
    }
    const { webhook } = (await admin('POST', '/webhooks', { json: hook })).json<NewWebhook>()
    await made('/targets', aTarget())
    const id = await filed()
    const at = inMinutes(240)
    const got = () =>
      receiver.got.flatMap(({ message: { type, data } }) => (data.caseId === id ? [[type, data.due, data.by]] : []))
    await tick('target-tell')
    expect(got()).toEqual([])
    clock.advance(180 * 60)
    await tick('target-tell')
    const due = { kind: 'firstAnswer', at }
    expect(got()).toEqual([['case.target_near', due, 'system']])
    clock.advance(60 * 60)
    await tick('target-tell')
    await tick('target-tell')
    expect(got()).toEqual([
      ['case.target_near', due, 'system'],
      ['case.target_missed', due, 'system'],
    ])
    await signIn()
    await admin('DELETE', `/webhooks/${webhook.id}`)
  })

  test('a schedule somebody works by stays; a zone nobody knows is refused', async () => {
    const request = {
      name: 'Hours',
      timeZone: 'Europe/Berlin',
      hours: [{ day: 1, from: '09:00', to: '18:00' }],
      holidays: [],
    }
    const schedule = await made<DeskSchedule>('/schedules', request)
    const team = await made<DeskTeam>('/teams', {
      name: 'Night',
      members: [],
      assignment: 'nobody',
      schedule: schedule.id,
    })
    expect(team.schedule).toBe(schedule.id)
    expect((await lead('DELETE', `/schedules/${schedule.id}`)).statusCode).toBe(422)
    await lead('DELETE', `/teams/${team.id}`)
    const unknown = await lead('PUT', `/schedules/${schedule.id}`, {
      json: { ...request, timeZone: 'Europe/Atlantis' },
    })
    expect(unknown.statusCode).toBe(422)
    expect(unknown.json()).toMatchObject({
      validationErrors: { fieldErrors: [{ field: 'timeZone', code: 'unknown' }] },
    })
    expect((await lead('PUT', `/schedules/${schedule.id}`, { json: { ...request, hours: [] } })).statusCode).toBe(422)
    expect((await lead('DELETE', `/schedules/${schedule.id}`)).statusCode).toBe(204)
    const nowhere = { name: 'Day', members: [], assignment: 'nobody', schedule: schedule.id }
    expect((await lead('POST', '/teams', { json: nowhere })).statusCode).toBe(422)
  })

  test('outside a team’s hours a case waits; once they begin and somebody is there it is given', async () => {
    const available = (state: 'available' | 'away') =>
      agent('PUT', '/availability', { json: { state, chats: 3, languages: [] } })
    /** Every day but this one, all day. */
    const today = ((clock.now().getUTCDay() + 6) % 7) + 1
    const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '00:00' }))
    const closed = { name: 'Not today', timeZone: 'UTC', hours: hours.filter(({ day }) => day !== today), holidays: [] }
    const schedule = await made<DeskSchedule>('/schedules', closed)
    const members = ['demo-agent-jo']
    const team = await made<DeskTeam>('/teams', {
      name: 'Access',
      members,
      assignment: 'least-busy',
      schedule: schedule.id,
    })
    const then = { team: team.id, priority: null, tags: [], macro: null }
    await made('/rules', { name: 'All', enabled: true, when: everyCase, then })
    expect((await available('available')).statusCode).toBe(200)
    const [one, taken] = [await filed(), await filed()]
    expect(await shown(one)).toMatchObject({ team: team.id, assignee: null })
    await tick('case-give')
    expect((await shown(one)).assignee).toBeNull()
    // Somebody has decided about this one: it waits no more.
    await lead('POST', `/cases/${taken}/assign`, { json: { assignee: 'demo-agent-jo' } })
    await lead('POST', `/cases/${taken}/assign`, { json: { assignee: null } })
    // They work all day now, but nobody is there.
    await available('away')
    expect((await lead('PUT', `/schedules/${schedule.id}`, { json: { ...closed, hours } })).statusCode).toBe(200)
    await run()
    await tick('case-give')
    expect((await shown(one)).assignee).toBeNull()
    await available('available')
    await tick('case-give')
    expect((await shown(one)).assignee).toBe('demo-agent-jo')
    expect((await shown(taken)).assignee).toBeNull()
    await available('away')
  })

  test('of what waited somebody gets no more than twenty', async () => {
    const members = ['demo-lead-kim']
    const team = await made<DeskTeam>('/teams', { name: 'Few', members, assignment: 'in-turn', schedule: null })
    const then = { team: team.id, priority: null, tags: [], macro: null }
    await made('/rules', { name: 'All', enabled: true, when: everyCase, then })
    for (let index = 0; index < 22; index += 1) await filed()
    const say = (state: 'available' | 'away') =>
      lead('PUT', '/availability', { json: { state, chats: 3, languages: [] } })
    await say('available')
    await tick('case-give')
    const given = (await queue(`team=${team.id}&assignee=demo-lead-kim&limit=100`)).items
    expect(given.length).toBeLessThanOrEqual(20)
    expect((await queue(`team=${team.id}&assignee=none&limit=100`)).items.length + given.length).toBe(22)
    const [first] = given
    // One is done: the next one comes.
    const { eventCount } = await shown(first!.id)
    const done = { status: 'RESOLVED', alternateName: 'Resolved', eventCount }
    expect((await lead('POST', `/cases/${first!.id}/status`, { json: done })).statusCode).toBe(200)
    await tick('case-give')
    expect((await queue(`team=${team.id}&assignee=demo-lead-kim&limit=100&state=open`)).items).toHaveLength(
      given.length,
    )
    await say('away')
  })
})
