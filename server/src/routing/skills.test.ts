// Skills beside languages, over the whole server, on both databases (CD-338): people have them, rules ask for one, and what
// nobody there has waits.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeskAgents, DeskCase, DeskPerson, DeskTeam } from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock('2026-11-26T09:00:00.000Z')
const env = { CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname }
const members = ['demo-agent-ann', 'demo-agent-ben', 'demo-agent-cat']
const everything = { games: [], languages: [] }
const everyCase = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const nothing = { team: null, priority: null, tags: [], macro: null }

onBothDatabases('skills', { clock, env }, (server) => {
  let admin: DeskClient
  let lead: DeskClient
  const people = new Map<string, DeskClient>()
  beforeAll(async () => {
    const clientOf = await deskClients(server(), () => clock.now())
    admin = await clientOf('admin', 'sam')
    lead = await clientOf('lead', 'kim')
    for (const id of members) {
      const client = await clientOf('agent', id.slice('demo-agent-'.length))
      people.set(id, client)
      await client('GET', '/me')
    }
  })
  beforeEach(async () => {
    for (const path of ['rules', 'teams'])
      for (const { id } of (await lead('GET', `/${path}`)).json<{ items: { id: string }[] }>().items)
        await lead('DELETE', `/${path}/${id}`)
    for (const id of members) await knows(id)
    for (const id of members) await say(id, 'available')
  })
  const knows = async (id: string, ...skills: string[]) => {
    const answer = await admin('PUT', `/people/${id}`, { json: { role: 'agent', scope: everything, skills } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<DeskPerson>()
  }
  const say = (id: string, state: 'available' | 'away') =>
    people.get(id)!('PUT', '/availability', { json: { state, chats: 3, languages: [] } })
  const made = async <T>(path: string, json: object): Promise<T> => {
    const answer = await lead('POST', path, { json })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<T>()
  }
  const teamOf = (assignment: DeskTeam['assignment']) =>
    made<DeskTeam>('/teams', { name: 'Money', members, assignment, schedule: null })
  const asking = (team: string | null, skill: string | null, when: object = {}) =>
    made('/rules', { name: 'R', enabled: true, when: { ...everyCase, ...when }, then: { ...nothing, team, skill } })
  const filed = async (description = 'I was charged twice'): Promise<string> => {
    clock.advance(1)
    const player = await server().signIn({ id: `skill-${randomUUID()}`, displayName: 'Ona' })
    const fields = { description, paymentMethod: 'card' }
    const form = formOf({
      categoryId: 1131,
      game: 'services',
      channel: 'ticket',
      locale: 'en-US',
      fields,
      anonFields: null,
    })
    const answer = await player.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': randomUUID() } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SubmitResult>().caseId
  }
  const shown = async (id: string) => (await lead('GET', `/cases/${id}`)).json<DeskCase>()
  const whoGets = async (description?: string) => (await shown(await filed(description))).assignee
  const give = async (): Promise<void> => {
    await server().jobs.enqueue('case-give', {})
    await server().jobs.runDue(1_000)
  }
  /** Cases of a team that is taken away are resolved first. */
  const resolved = async (id: string) => {
    const { eventCount } = await shown(id)
    await lead('POST', `/cases/${id}/status`, { json: { status: 'RESOLVED', alternateName: 'Resolved', eventCount } })
  }

  test('skills are the desk’s own: kept in small letters, once each, through a change without them and a sign-in', async () => {
    expect((await knows('demo-agent-ann', 'Refunds', 'billing', 'BILLING')).skills).toEqual(['billing', 'refunds'])
    const same = await admin('PUT', '/people/demo-agent-ann', { json: { role: 'agent', scope: everything } })
    expect(same.json<DeskPerson>().skills).toEqual(['billing', 'refunds'])
    clock.advance(1_000)
    await people.get('demo-agent-ann')!('GET', '/me')
    const { items } = (await lead('GET', '/agents')).json<DeskAgents>()
    expect(items.find(({ id }) => id === 'demo-agent-ann')?.skills).toEqual(['billing', 'refunds'])
    expect(items.find(({ id }) => id === 'demo-agent-ben')?.skills).toEqual([])
    const audit = (await admin('GET', '/audit?action=people.replace&limit=20')).body
    const wrong = await admin('PUT', '/people/demo-agent-ann', {
      json: { role: 'agent', scope: everything, skills: ['two words'] },
    })
    expect(wrong.statusCode).toBe(422)
    expect(audit).toContain('refunds')
  })

  test('in turn, and to who has the fewest, among those alone who have what the rule asks for', async () => {
    const team = await teamOf('in-turn')
    await asking(team.id, 'billing')
    await knows('demo-agent-ann', 'billing')
    await knows('demo-agent-cat', 'billing', 'gates')
    expect([await whoGets(), await whoGets(), await whoGets()]).toEqual([
      'demo-agent-ann',
      'demo-agent-cat',
      'demo-agent-ann',
    ])
    const least = { name: 'Money', members, assignment: 'least-busy', schedule: null }
    expect((await lead('PUT', `/teams/${team.id}`, { json: least })).statusCode).toBe(200)
    expect(await whoGets()).toBe('demo-agent-cat')
    await say('demo-agent-cat', 'away')
    expect(await whoGets()).toBe('demo-agent-ann')
  })

  test('the first rule that asks for a skill stands; a case of another rule goes to anybody of the team', async () => {
    const team = await teamOf('least-busy')
    await asking(null, 'gates', { words: ['gate'] })
    await asking(team.id, null)
    await knows('demo-agent-cat', 'gates')
    const id = await filed('The gate is shut')
    expect(await shown(id)).toMatchObject({ team: team.id, skill: 'gates', assignee: 'demo-agent-cat' })
    const other = await shown(await filed())
    expect(other).not.toHaveProperty('skill')
    expect(members).toContain(other.assignee)
    const nothingAtAll = { name: 'R', enabled: true, when: everyCase, then: nothing }
    expect((await lead('POST', '/rules', { json: nothingAtAll })).statusCode).toBe(422)
  })

  test('what nobody there knows waits, stops nothing else, and is given once somebody does', async () => {
    const team = await teamOf('in-turn')
    await asking(team.id, 'gates', { words: ['gate'] })
    await asking(team.id, null)
    for (const id of members) await say(id, 'away')
    const [gate, other] = [await filed('The gate is shut'), await filed()]
    await say('demo-agent-ben', 'available')
    await give()
    expect((await shown(gate)).assignee).toBeNull()
    // Ben may have as much as he takes from before; what asks for nothing goes before him all the same.
    expect((await shown(other)).assignee).toBe('demo-agent-ben')
    await knows('demo-agent-ben', 'gates')
    await give()
    expect((await shown(gate)).assignee).toBe('demo-agent-ben')
    for (const id of [gate, other]) await resolved(id)
  })
})
