// Two people change one thing, over the whole server, on both databases (CD-416): the second is told, and can then save.
import { beforeAll, expect, test } from 'vitest'
import type { DeskRules, DeskTargets } from '#generated/server/desk/schemas.ts'
import type { ChangedProblem } from '#generated/server/schemas.ts'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock('2026-11-27T09:00:00.000Z')
const env = { CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname }

type Thing = Record<string, unknown> & { mark: string }
interface Shared {
  name: string
  /** Where it is changed, made anew. */
  make: () => Promise<string>
  /** As it is read; its mark comes with it. */
  read: (path: string) => Promise<Thing>
  /** What a change sends, told apart by a word. */
  change: (word: string, present: Thing) => object
  method?: 'PUT' | 'PATCH'
}

const when = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const then = { team: null, priority: 'high', tags: [], macro: null, skill: null }
const targeted = { teams: [], games: [], topics: [], priorities: [], languages: [] }
const everything = { games: [], languages: [] }

onBothDatabases('two people', { clock, env }, (server) => {
  let kim: DeskClient
  let lee: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server(), () => clock.now())
    kim = await clientOf('admin', 'kim')
    lee = await clientOf('admin', 'lee')
    for (const client of [kim, lee]) await client('GET', '/me')
  })
  const made = async (path: string, json: object): Promise<string> => {
    const answer = await kim('POST', path, { json })
    expect(answer.statusCode, answer.body).toBe(201)
    return `${path}/${answer.json<{ id: string }>().id}`
  }
  const itemsOf = async (path: string): Promise<Thing[]> => {
    const body = (await kim('GET', path)).json<Thing[] | { items: Thing[] }>()
    return Array.isArray(body) ? body : body.items
  }
  const listed = (list: string, key = 'id') => ({
    read: async (path: string): Promise<Thing> => {
      const wanted = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
      return (await itemsOf(list)).find((one) => one[key] === wanted)!
    },
  })
  const order = (list: string, path: string, request: (name: string) => object): Shared => ({
    name: `order of ${list}`,
    make: async () => {
      for (const name of ['One', 'Two', 'Three']) await made(list, request(name))
      return path
    },
    read: async () => (await kim('GET', list)).json<DeskRules | DeskTargets>() as unknown as Thing,
    change: (word, present) => {
      const ids = (present['items'] as { id: string }[]).map(({ id }) => id)
      return { ids: word === 'one' ? ids.toReversed() : [...ids.slice(1), ids[0]] }
    },
  })
  const ruleOf = (name: string) => ({ name, enabled: false, when, then })
  const targetOf = (name: string) => ({
    name,
    enabled: false,
    when: targeted,
    minutes: { firstAnswer: 60, nextAnswer: null, resolution: null },
    schedule: null,
  })
  const hours = { timeZone: 'UTC', hours: [{ day: 1, from: '09:00', to: '17:00' }], holidays: [] }
  const message = {
    summary: { 'en-US': 'Some cannot sign in.' },
    body: { 'en-US': 'We work on it.' },
    link: null,
    game: null,
    active: false,
  }

  const shared: Shared[] = [
    {
      name: 'macro',
      make: () => made('/macros', { name: 'M', texts: { 'en-US': 'Hello' }, game: null, status: null, shared: true }),
      ...listed('/macros'),
      change: (word) => ({ name: 'M', texts: { 'en-US': word }, game: null, status: null, shared: true }),
    },
    {
      name: 'team',
      make: () => made('/teams', { name: 'T', members: [], assignment: 'nobody', schedule: null }),
      ...listed('/teams'),
      change: (word) => ({ name: word, members: [], assignment: 'nobody', schedule: null }),
    },
    { name: 'rule', make: () => made('/rules', ruleOf('R')), ...listed('/rules'), change: ruleOf },
    order('/rules', '/rule-order', ruleOf),
    { name: 'target', make: () => made('/targets', targetOf('T')), ...listed('/targets'), change: targetOf },
    order('/targets', '/target-order', targetOf),
    {
      name: 'working hours',
      make: () => made('/schedules', { name: 'H', ...hours }),
      ...listed('/schedules'),
      change: (word) => ({ name: word, ...hours }),
    },
    {
      name: 'person',
      make: async () => {
        await kim('PUT', '/people/new-pat', { json: { role: 'agent', scope: everything } })
        return '/people/new-pat'
      },
      ...listed('/people'),
      change: (word) => ({ role: 'agent', scope: everything, skills: [word] }),
    },
    {
      name: 'webhook',
      make: () => made('/webhooks', { name: 'W', url: 'https://orders.example/hooks', events: [], enabled: true }),
      ...listed('/webhooks'),
      change: (word) => ({ name: word, url: 'https://orders.example/hooks', events: [], enabled: true }),
    },
    {
      name: 'crisis message',
      make: () => made('/messages', { ...message, title: { 'en-US': 'Sign-in' } }),
      ...listed('/messages'),
      change: (word) => ({ ...message, title: { 'en-US': word } }),
    },
    {
      name: 'feature',
      make: () => Promise.resolve('/features/legacyMode'),
      ...listed('/features', 'key'),
      change: (word) => ({ enabled: true, reason: word }),
    },
    {
      name: 'how long something lasts',
      make: () => Promise.resolve('/settings/cases.linkDays'),
      read: async () =>
        (await kim('GET', '/settings'))
          .json<{ settings: (Thing & { key: string })[] }>()
          .settings.find(({ key }) => key === 'cases.linkDays')!,
      change: (word) => ({ value: 30, reason: word }),
    },
    {
      name: 'what to do about a category',
      make: () => Promise.resolve('/sensitive/guidance/threats'),
      ...listed('/sensitive/guidance', 'category'),
      change: (word) => ({ text: word, tell: null, helpLines: [] }),
    },
    {
      name: 'sensitive words',
      make: () => Promise.resolve('/sensitive/words/threats/en-US'),
      read: async () =>
        (await itemsOf('/sensitive/words')).find(
          ({ category, language }) => category === 'threats' && language === 'en-US',
        )!,
      change: (word) => ({ words: [word] }),
    },
    {
      name: 'what is drawn for review',
      make: () => Promise.resolve('/review-settings'),
      read: async () => (await kim('GET', '/review-settings')).json<Thing>(),
      change: (word) => ({ share: 0, teams: [], criteria: [{ id: 'one', name: word }] }),
    },
    {
      name: 'penalty',
      method: 'PATCH',
      make: async () => {
        await knownPlayer(server(), 'demo-boris')
        return made('/penalties', {
          accountId: 'demo-boris',
          game: 'overwatch',
          gameAccount: 'Boris#2411',
          penalty: { 'en-US': 'Suspension' },
          reason: { 'en-US': 'Cheating' },
          ruleBroken: { 'en-US': 'Rule 1' },
          facts: { 'en-US': 'Seen.' },
          decidedBy: 'person',
          end: null,
          active: true,
          evidence: [],
          appealable: true,
          imposedAt: clock.now().toISOString(),
        })
      },
      ...listed('/penalties'),
      change: (word) => ({ evidence: [word] }),
    },
  ]

  test.each(shared.map((one) => [one.name, one] as const))(
    '%s: who saves second is told who was first and what is there now, and saves with its mark',
    async (_, { make, read, change, method = 'PUT' }) => {
      const path = await make()
      const opened = await read(path)
      const save = (who: DeskClient, word: string, mark: string) =>
        who(method, path, { json: change(word, opened), headers: { 'if-match': mark } })
      clock.advance(60)
      const first = await save(kim, 'one', `"${opened.mark}"`)
      expect(first.statusCode, first.body).toBe(200)
      clock.advance(60)
      const second = await save(lee, 'two', `"${opened.mark}"`)
      expect(second.statusCode, second.body).toBe(409)
      const told = second.json<ChangedProblem>()
      expect(told).toMatchObject({
        slug: 'changed',
        errorKey: 'support.desk.error.changed',
        changedBy: 'demo-admin-kim',
        changedAt: new Date(clock.now().getTime() - 60_000).toISOString(),
      })
      // Nothing of the second was stored, and what is there comes with the refusal.
      const present = await read(path)
      expect(told.current).toEqual(present)
      expect(present.mark).toBe(first.json<Thing>().mark)
      const then = await save(lee, 'two', `"${present.mark}"`)
      expect(then.statusCode, then.body).toBe(200)
      expect((await read(path)).mark).not.toBe(present.mark)
    },
  )

  test('without a mark nothing is changed; a star says that whatever is there may go', async () => {
    const path = await made('/teams', { name: 'T', members: [], assignment: 'nobody', schedule: null })
    const json = { name: 'Other', members: [], assignment: 'nobody', schedule: null }
    const missing = await kim('PUT', path, { json, headers: { 'if-match': undefined } })
    expect(missing.json()).toMatchObject({ status: 428, slug: 'precondition-required' })
    expect((await kim('PUT', path, { json, headers: { 'if-match': '"' } })).statusCode).toBe(400)
    expect((await kim('PUT', path, { json, headers: { 'if-match': '*' } })).statusCode).toBe(200)
  })

  test('the same saved by both is no race', async () => {
    const path = await made('/teams', { name: 'T', members: [], assignment: 'nobody', schedule: null })
    const { mark } = (await itemsOf('/teams')).find(({ id }) => path.endsWith(String(id)))!
    const json = { name: 'T', members: [], assignment: 'nobody', schedule: null }
    for (const who of [kim, lee]) {
      clock.advance(60)
      expect((await who('PUT', path, { json, headers: { 'if-match': `"${mark}"` } })).statusCode).toBe(200)
    }
  })

  test('of a topic’s channels the mark is in the header of their list', async () => {
    const path = '/categories/1211/channels'
    const list = await kim('GET', path)
    const [{ channelType }] = list.json<[{ channelType: string }]>()
    const save = (who: DeskClient, order: number) =>
      who('PUT', path, {
        json: { channels: [{ channelType, enabled: true, ewt: null, openTime: null, order }] },
        headers: { 'if-match': String(list.headers['etag']) },
      })
    const first = await save(kim, 7)
    expect(first.statusCode, first.body).toBe(200)
    expect(first.headers['etag']).not.toBe(list.headers['etag'])
    const second = await save(lee, 8)
    expect([second.statusCode, second.json<ChangedProblem>().changedBy]).toEqual([409, 'demo-admin-kim'])
    expect(second.json<ChangedProblem>().current).toEqual({
      items: first.json<unknown>(),
      mark: String(first.headers['etag']).slice(1, -1),
    })
  })
})
