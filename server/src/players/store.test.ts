// Players on both databases: what finds them, page by page, and how long they are kept.
import { createAccountScope } from '../compose/account-scope.ts'
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { callWithin } from '../lib/caller-scope.ts'
import { createManualClock } from '../lib/clock.ts'
import { askedWords } from '../lib/name-words.ts'
import { createAccountAddresses } from '../account/addresses.ts'
import { createCaseReads } from '../cases/reads.ts'
import { playerSources } from '../compose/players.ts'
import { createPenaltyReads } from '../penalties/reads.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createCaseStore } from '../cases/store.ts'
import { newRecord } from '../cases/new-record.ts'
import { createPlayerFill } from './fill.ts'
import { createPlayerStore, type Player, type PlayerKey, type WordKey } from './store.ts'

const sourcesOf = (database: AnyDatabase) =>
  playerSources({
    caseReads: createCaseReads(database),
    penaltyReads: createPenaltyReads(database),
    addresses: createAccountAddresses({ database, clock: createManualClock(start) }),
  })
const start = '2026-11-18T12:00:00.000Z'

storeTest('players', ({ database }) => {
  const begin = () => {
    const clock = createManualClock(start)
    const store = createPlayerStore({ database: database(), clock, scope: createAccountScope(database()) })
    const found = async (typed: string, limit = 10) =>
      (await store.search(askedWords(typed), undefined, limit)).players.map(({ accountId }) => accountId).sort()
    return { clock, store, found }
  }
  const ada = {
    id: 'demo-ada',
    displayName: 'Ada Lindqvist',
    email: 'Ada@Players.example',
    locale: 'en-US',
    isChild: false,
  }

  test('names, addresses and accounts are found by how they begin, whatever the case and the accents', async () => {
    const { store, found } = begin()
    await store.seen(ada)
    await store.seen({ ...ada, id: 'zoe', displayName: 'Zoë Jean-Luc', email: 'zoe@lindqvist.example' })
    await store.seen({ ...ada, id: '田', displayName: '田中太郎', email: null })
    expect(await found('lind')).toEqual(['demo-ada'])
    expect(await found('LINDQVIST ad')).toEqual(['demo-ada'])
    expect(await found('ada@players.example')).toEqual(['demo-ada'])
    expect(await found('demo-a')).toEqual(['demo-ada'])
    expect(await found('zoe')).toEqual(['zoe'])
    expect(await found('jean-l')).toEqual(['zoe'])
    expect(await found('luc')).toEqual(['zoe'])
    expect([await found('田中'), await found('太郎')]).toEqual([['田'], ['田']])
    expect(await found('ada zoe')).toEqual([])
    // Whose mail it is tells nobody apart.
    expect(await found('players.example')).toEqual([])
  })

  test('somebody was last seen when they did something, else now', async () => {
    const { store } = begin()
    const at = '2026-11-01T08:00:00.000Z'
    await store.held({ accountId: 'demo-then', at })
    await store.held({ accountId: 'demo-now' })
    expect((await store.find('demo-then'))?.seenAt).toBe(at)
    expect((await store.find('demo-now'))?.seenAt).not.toBe(at)
    await store.seen({ ...ada, at })
    expect((await store.find(ada.id))?.seenAt).toBe(at)
  })

  test('a name that changed is found by both, and is shown once', async () => {
    const { store, found } = begin()
    await store.held({ accountId: 'demo-ada', displayName: 'Adam Adamson', email: 'first@players.example' })
    await store.seen(ada)
    expect([await found('ad'), await found('adamson'), await found('first@')]).toEqual([
      ['demo-ada'],
      ['demo-ada'],
      ['demo-ada'],
    ])
    expect(await store.find('demo-ada')).toMatchObject({ displayName: 'Ada Lindqvist', email: 'Ada@Players.example' })
    // What is stored later says nothing about who signed in.
    await store.held({ accountId: 'demo-ada', displayName: 'Somebody', email: 'other@players.example' })
    expect(await store.find('demo-ada')).toMatchObject({ displayName: 'Ada Lindqvist', email: 'Ada@Players.example' })
  })

  test('pages of a search hold everybody once, also where most of what was looked at does not fit', async () => {
    const { store } = begin()
    const wanted: string[] = []
    await database().withTransaction(async () => {
      for (let index = 0; index < 1_300; index += 1) {
        const accountId = `p-${String(index).padStart(4, '0')}`
        const isWanted = index % 130 === 7
        if (isWanted) wanted.push(accountId)
        await store.held({ accountId, displayName: `Marianne ${isWanted ? 'Vo' : 'Other'}` })
      }
    })
    const found: string[] = []
    let next: WordKey | null = null
    do {
      const page = await store.search(['marianne', 'vo'], next ?? undefined, 3)
      found.push(...page.players.map(({ accountId }) => accountId))
      next = page.next
    } while (next !== null)
    expect(found).toEqual(wanted)
  })

  test('everybody is listed by when they were seen last, page by page', async () => {
    const { clock, store } = begin()
    for (const id of ['a', 'b', 'c', 'd']) {
      await store.seen({ ...ada, id })
      if (id !== 'b') clock.advance(1)
    }
    const first = await store.page(undefined, 2)
    const second = await store.page(first.next!, 2)
    expect([...first.players, ...second.players].map(({ accountId }) => accountId)).toEqual(['d', 'c', 'b', 'a'])
    expect(second.next).toBeNull()
  })

  test('within a scope everybody who belongs there is listed and found once, however far apart they are (CD-357)', async () => {
    const { clock, store } = begin()
    const cases = createCaseStore(database())
    const wanted: string[] = []
    await database().withTransaction(async () => {
      for (let index = 0; index < 5_200; index += 1) {
        const accountId = `p-${String(index).padStart(4, '0')}`
        if (index % 900 === 7) {
          wanted.push(accountId)
          const record = aCase({ id: String(1_000 + index), ownerId: accountId, product: 'rumble', locale: 'ja-JP' })
          await cases.insert(record)
        }
        await store.held({ accountId, displayName: 'Marianne' })
        if (index % 3 === 0) clock.advance(1)
      }
    })
    const jaInRumble = { games: ['rumble'], languages: ['ja-JP'] }
    const all = async <Next>(
      read: (next: Next | undefined) => Promise<{ players: Player[]; next: Next | null }>,
    ): Promise<string[]> => {
      const found: string[] = []
      for (let next = undefined as Next | undefined; ; ) {
        const page = await callWithin(jaInRumble, () => read(next))
        found.push(...page.players.map(({ accountId }) => accountId))
        if (page.next === null) return found
        next = page.next
      }
    }
    expect(await all((next: PlayerKey | undefined) => store.page(next, 2))).toEqual(wanted.toReversed())
    expect(await all((next: WordKey | undefined) => store.search(['marianne'], next, 2))).toEqual(wanted)
    const elsewhere = { games: ['wow'], languages: [] }
    expect((await callWithin(elsewhere, () => store.page(undefined, 2))).players).toEqual([])
  })

  test('who was known by cases before is entered afterwards; a stop loses nothing (CD-360)', async () => {
    const { store, found } = begin()
    const { db } = database()
    const cases = createCaseStore(database())
    for (let index = 0; index < 120; index += 1) {
      const email = `p${index}@players.example`
      const change = { ownerId: `p-${index}`, contactName: 'Ada Lindqvist', contactEmail: email, createdAt: start }
      await cases.insert(aCase({ id: String(1_000 + index), ...change }))
    }
    await db.insertInto('player_fill').values({ stage: 0, after_id: '' }).execute()
    const fill = createPlayerFill(database(), store, {
      ...sourcesOf(database()).sources,
      personOf: (email) => `@${email}`,
    })
    const stopping = new AbortController()
    stopping.abort()
    await fill(stopping.signal)
    expect(await found('lindqvist', 500)).toEqual([])
    await fill(new AbortController().signal)
    expect((await found('lindqvist', 500)).length).toBe(120)
    expect(await found('p7@players')).toEqual(['p-7'])
    expect(await store.find('p-7')).toMatchObject({ displayName: 'Ada Lindqvist', seenAt: start })
    expect(await db.selectFrom('player_fill').selectAll().execute()).toEqual([])
  })

  test('who was not seen for two years goes with notes and words; who has a case stays', async () => {
    const { clock, store, found } = begin()
    const cases = createCaseStore(database())
    await cases.insert(
      newRecord({
        id: '104233871',
        region: 'us',
        ownerId: 'held',
        subject: 'A',
        topicId: 1201,
        product: 'wow',
        locale: 'en-US',
        createdAt: start,
      }),
    )
    for (const id of ['held', 'gone']) await store.seen({ ...ada, id })
    const note = { id: 'note-1', accountId: 'gone', author: 'jo', text: 'Kind', writtenAt: start, editedAt: null }
    await store.insertNote(note)
    clock.advance(729 * 86_400)
    await store.sweep(sourcesOf(database()).stillHeld)
    expect(await found('lindqvist')).toEqual(['gone', 'held'])
    clock.advance(2 * 86_400)
    await store.sweep(sourcesOf(database()).stillHeld)
    expect([await found('lindqvist'), await store.notes('gone', 10)]).toEqual([['held'], []])
    // Looked at again a month later, not every hour.
    const { kept_until: until } = await database()
      .db.selectFrom('player')
      .select('kept_until')
      .executeTakeFirstOrThrow()
    expect(until > clock.now().toISOString()).toBe(true)
  })
})
