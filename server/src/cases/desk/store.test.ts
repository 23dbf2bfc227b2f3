// What the desk keeps, on both databases.
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { aCase } from '../../../../tests/support/a-case.ts'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createChannelOverrides } from '../../catalogue/channel-overrides.ts'
import { createCaseDeskStore } from './store.ts'
import { createCaseDrafts } from './drafts.ts'
import { createCaseErasure } from '../erasure.ts'
import { createCaseWords } from '../case-words.ts'
import { createCaseStore, type NewEvent } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import { createCrisisMessages } from '../../crisis/published-messages.ts'
import { createManualClock } from '../../lib/clock.ts'
import { up as keepWordsAnew } from '../../storage/migrations/430-cases-search-again.ts'
import { createAudit } from '../../desk/audit.ts'
import { createRepresentatives } from '../../desk/representatives.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute)).toISOString()
const newCase = (id: string, minute: number, change: Partial<CaseRecord> = {}): CaseRecord =>
  aCase({ id, createdAt: at(minute), lastReadAt: null, ...change })

const anEvent = (createdAt: string): NewEvent => ({
  eventType: 'STATUS_CHANGE',
  alternateName: 'Answered',
  author: null,
  text: null,
  isCompany: false,
  channel: null,
  createdAt,
})

const said = (createdAt: string, text: string): NewEvent => ({
  ...anEvent(createdAt),
  eventType: 'CONTACT',
  alternateName: null,
  text,
})

storeTest('the desk’s tables', ({ database, otherInstance }) => {
  test('a number is found however it is typed; a new one is nobody’s, and longer where there is no room (T43)', async () => {
    const store = createCaseStore(database())
    await store.insert(newCase('594020582', 5))
    const desk = createCaseDeskStore(database())
    for (const text of [
      '594020582',
      '#594020582',
      '594 020 582',
      'US594-020-582',
      'us 594 020 582',
      '＃US ５９４020582',
    ])
      expect(
        (await desk.queue({ text }, undefined, 10)).keys.map(({ id }) => id),
        text,
      ).toEqual(['594020582'])
    expect(await store.newId()).toMatch(/^[1-9]\d{8}$/)
  })

  test('the queue: open first, then waiting for the player, then resolved; oldest first; page by page without loss', async () => {
    const store = createCaseStore(database())
    for (const one of [
      newCase('1', 5),
      newCase('2', 1, { status: 'RESOLVED' }),
      newCase('3', 2, { status: 'INFO' }),
      newCase('4', 5),
      newCase('5', 3, { assignee: 'jo', product: 'rumble', region: 'eu' }),
    ])
      await store.insert(one)
    const desk = createCaseDeskStore(database())
    const pages: string[][] = []
    for (let after = undefined as Parameters<typeof desk.queue>[1]; ; ) {
      const { keys: page } = await desk.queue({}, after, 2)
      if (page.length === 0) break
      pages.push(page.map(({ id }) => id))
      after = page.at(-1)
    }
    expect(pages).toEqual([['5', '1'], ['4', '3'], ['2']])
    const ids = async (filter: Parameters<typeof desk.queue>[0]) =>
      (await desk.queue(filter, undefined, 10)).keys.map(({ id }) => id)
    expect(await ids({ status: 'INFO' })).toEqual(['3'])
    expect(await ids({ state: 'waiting' })).toEqual(['3'])
    expect(await ids({ state: 'open', status: 'INFO' })).toEqual([])
    expect(await ids({ state: 'open', assignee: null })).toEqual(['1', '4'])
    expect(await ids({ text: '4' })).toEqual(['4'])
    expect([await desk.count({}, 10), await desk.count({}, 3), await desk.count({ state: 'open' }, 10)]).toEqual([
      { count: 5, isMore: false },
      { count: 3, isMore: true },
      { count: 3, isMore: false },
    ])
    // What becomes of a case moves it.
    await store.update('1', { status: 'RESOLVED', statusChangedAt: at(9) })
    const answered = await store.find('5')
    await store.append(answered!, [anEvent(at(8))], { status: 'ANSWERED', statusChangedAt: at(8) })
    expect(await ids({})).toEqual(['4', '3', '5', '2', '1'])
    await store.update('1', { status: 'OPEN', statusChangedAt: at(5) })
    await store.update('5', { status: 'OPEN', statusChangedAt: at(3) })
    expect(await ids({ assignee: 'jo', game: 'rumble', region: 'eu' })).toEqual(['5'])
    expect(await ids({ text: 'US4' })).toEqual(['4'])
    expect(await ids({ text: '%' })).toEqual([])
  })

  test('CD-182: words are found wherever they stand, as they begin, in any case, accent and script; gone with their case', async () => {
    const store = createCaseStore(database())
    const desk = createCaseDeskStore(database())
    const ids = async (text: string, more: Parameters<typeof desk.queue>[0] = {}) =>
      (await desk.queue({ text, ...more }, undefined, 10)).keys.map(({ id }) => id)
    const facts = { contactName: 'Ada Lindqvist', contactEmail: 'ada@players.example', ownerId: 'test-ada' }
    await store.open(
      newCase('11', 1, { subject: 'Żółw zniknął', ...facts }),
      said(at(1), 'It was order 884422, refund it'),
    )
    await store.open(
      newCase('12', 2, { subject: 'Lost', status: 'RESOLVED' }),
      said(at(2), '東京サーバーに接続できません'),
    )
    await store.open(
      newCase('13', 3, { subject: 'Drop' }),
      said(at(3), 'x\'); drop table case_search; -- 100% "quoted" AND NOT'),
    )
    const thirteenth = await store.find('13')
    await store.append(thirteenth!, [{ ...said(at(4), '<p>Your <b>refunded</b> gold</p>'), isCompany: true }])
    expect(await ids('refund')).toEqual(['11'])
    expect(await ids('REFUNDED gold')).toEqual(['13'])
    // What nobody wrote is the beginning of what somebody did.
    expect([await ids('refun'), await ids('gold refun'), await ids('ref')]).toEqual([['11', '13'], ['13'], []])
    expect(await ids('lindqvist refund')).toEqual(['11'])
    expect(await ids('ada@players.example')).toEqual(['11'])
    expect(await ids('test-ada')).toEqual(['11'])
    expect(await ids('zolw')).toEqual(['11'])
    expect(await ids('接続')).toEqual(['12'])
    // A number is a ticket's before it is a word.
    expect([await ids('884422'), await ids('US12'), await ids('99')]).toEqual([['11'], ['12'], []])
    for (const written of ['#12', 'US-12', '# US \u2013 12'])
      expect([written, await ids(written)]).toEqual([written, ['12']])
    for (const odd of ["'); drop", '"quoted" AND NOT', '100%', "x' | 'drop"]) expect(await ids(odd)).toContain('13')
    for (const odd of ['*', '" "', "'", '%', ':*', '<b>']) expect(await ids(odd)).not.toContain('11')
    expect(await ids('refund', { player: 'test-ada' })).toEqual(['11'])
    expect(await ids('lost', { state: 'open' })).toEqual([])
    expect(await desk.count({ text: 'refun' }, 1)).toEqual({ count: 1, isMore: true })

    await store.update('11', { subject: 'Another' })
    expect([await ids('zolw'), await ids('another')]).toEqual([[], ['11']])
    await createCaseErasure(database()).erase('test-ada', null)
    expect(await ids('refun')).toEqual(['13'])
    const left = await database().db.selectFrom('case_search').select('case_id').execute()
    expect(left.map((row) => row.case_id)).not.toContain('11')
  })

  test('CD-182: Korean words are found beneath particles, one Chinese letter and a sign anywhere', async () => {
    const store = createCaseStore(database())
    const desk = createCaseDeskStore(database(), { sorted: 2, before: 1, most: 100, mostForWords: 100 })
    const ids = async (text: string, more: Parameters<typeof desk.queue>[0] = {}) =>
      (await desk.queue({ text, ...more }, undefined, 10)).keys.map(({ id }) => id)
    const facts = { ownerId: 'p-7' }
    await store.open(
      newCase('21', 1, { subject: '검을', ...facts }),
      said(at(1), '우편함에서 방패를 잃었고 PC에서 돈이 없어요'),
    )
    await store.open(newCase('22', 2, { subject: 'Mail' }), said(at(2), '方盾不見了，我的劍也是'))
    await store.open(newCase('23', 3, { subject: 'Mail' }), said(at(3), 'ギルドの旗と🛡️'))
    // As it is written is no more than as it begins.
    await store.open(newCase('24', 4, { subject: 'Mail' }), said(at(4), '방패 하나'))
    for (const [text, which] of [
      ['방패', ['21', '24']],
      ['방패 우편함', ['21']],
      ['방', ['21', '24']],
      ['검', ['21']],
      ['돈', ['21']],
      ['우편함', ['21']],
      ['pc', ['21']],
      ['패', []],
      ['盾', ['22']],
      ['方', ['22']],
      ['劍', ['22']],
      ['是', ['22']],
      ['旗', ['23']],
      ['ギ', ['23']],
      ['🛡', ['23']],
      ['🗡', []],
    ] as const)
      expect([text, await ids(text)]).toEqual([text, which])
    expect([await ids('방패', { player: 'p-7' }), await ids('방패', { state: 'resolved' })]).toEqual([['21'], []])
  })

  test('CD-182: what many cases say is found along the queue, page by page, and no case twice', async () => {
    const store = createCaseStore(database())
    const desk = createCaseDeskStore(database(), { sorted: 2, before: 1, most: 100, mostForWords: 100 })
    for (const [index, word] of ['crash', 'crash', 'gold', 'crash', 'crash'].entries())
      await store.open(newCase(String(index + 1), index, { subject: word }), said(at(index), `again ${word}`))
    const first = await desk.queue({ text: 'crash' }, undefined, 3)
    const next = await desk.queue({ text: 'crash' }, first.keys.at(-1), 3)
    expect([first, next].map(({ keys }) => keys.map(({ id }) => id))).toEqual([['1', '2', '4'], ['5']])
    expect(await desk.count({ text: 'crash', state: 'open' }, 10)).toEqual({ count: 4, isMore: false })
  })

  test('CD-182: cases from before their words were kept are filled in batches, and a stop is heard between two', async () => {
    const store = createCaseStore(database())
    const desk = createCaseDeskStore(database())
    const { db } = database()
    for (let index = 1; index <= 250; index++)
      await store.open(newCase(String(index), 1, { subject: 'Old' }), said(at(1), index % 2 === 0 ? 'even' : 'odd'))
    await db.deleteFrom('case_search').execute()
    await keepWordsAnew(db as unknown as Kysely<unknown>)
    const stopping = new AbortController()
    stopping.abort()
    await createCaseWords(database()).fill(stopping.signal)
    expect(await desk.count({ text: 'even' }, 1_000)).toEqual({ count: 0, isMore: false })
    await createCaseWords(database()).fill(new AbortController().signal)
    expect(await desk.count({ text: 'even' }, 1_000)).toEqual({ count: 125, isMore: false })
    expect(await db.selectFrom('case_search_fill').selectAll().execute()).toEqual([])
  })

  test('filters of the queue, one by one', async () => {
    const store = createCaseStore(database())
    const facts: Partial<CaseRecord>[] = [
      { topicId: 7 },
      { contactChannel: 'PHONE_CALLBACK' },
      { locale: 'de-DE' },
      { isLocked: true },
      { ownerId: 'boris' },
      { assignee: 'jo' },
      { product: 'rumble' },
      { region: 'kr' },
    ]
    for (const [index, change] of facts.entries()) await store.insert(newCase(String(index + 1), index, change))
    const desk = createCaseDeskStore(database())
    const filters: Parameters<typeof desk.queue>[0][] = [
      { topic: 7 },
      { channel: 'PHONE_CALLBACK' },
      { language: 'de-DE' },
      { locked: true },
      { player: 'boris' },
      { assignee: 'jo' },
      { game: 'rumble' },
      { region: 'kr' },
    ]
    const found = await Promise.all(
      filters.map(async (filter) => (await desk.queue(filter, undefined, 10)).keys.map(({ id }) => id)),
    )
    expect(found).toEqual(facts.map((_, index) => [String(index + 1)]))
    expect(await desk.count({ assignee: null }, 10)).toEqual({ count: facts.length - 1, isMore: false })
  })

  test('a draft is its writer’s alone, is replaced, removed by an empty text and swept after 30 days', async () => {
    const clock = createManualClock(at(0))
    const drafts = createCaseDrafts({ database: database(), clock })
    await createCaseStore(database()).insert(newCase('1', 0))
    await drafts.save('1', 'jo', { text: 'Hel', status: 'INFO' })
    await drafts.save('1', 'jo', { text: 'Hello', status: 'ANSWERED' })
    await drafts.save('1', 'kim', { text: 'Hi', status: 'RESOLVED' })
    expect(await drafts.find('1', 'jo')).toEqual({ text: 'Hello', status: 'ANSWERED', savedAt: at(0) })
    await drafts.save('1', 'jo', { text: '', status: 'ANSWERED' })
    expect([await drafts.find('1', 'jo'), (await drafts.find('1', 'kim'))?.text]).toEqual([null, 'Hi'])
    clock.advance(31 * 86_400)
    await drafts.sweep()
    expect(await drafts.find('1', 'kim')).toBeNull()
  })

  test('the audit is read newest first, by actor and by subject', async () => {
    const clock = createManualClock()
    const audit = createAudit({ database: database(), clock })
    for (const [actor, subject] of [
      ['jo', 'case/1'],
      ['kim', 'case/1'],
      ['jo', 'case/2'],
    ] as const) {
      clock.advance(1)
      await audit.write({
        actor,
        role: 'agent',
        action: 'case.answer',
        subject,
        requestId: 'r',
        detail: { status: 'INFO' },
      })
    }
    const subjects = async (filter: { actor?: string; subject?: string }, cursor?: string) => {
      const page = await audit.list(filter, { cursor, limit: 2 })
      return { of: page.items.map(({ actor, subject }) => `${actor} ${subject}`), next: page.nextCursor ?? undefined }
    }
    const first = await subjects({})
    expect(first.of).toEqual(['jo case/2', 'kim case/1'])
    expect((await subjects({}, first.next)).of).toEqual(['jo case/1'])
    expect((await subjects({ actor: 'jo' })).of).toEqual(['jo case/2', 'jo case/1'])
    expect((await subjects({ subject: 'case/1' })).of).toEqual(['kim case/1', 'jo case/1'])
    clock.advance(86_400 * 399)
    await audit.sweep()
    expect((await subjects({})).of).toHaveLength(2)
    clock.advance(86_400 * 2)
    await audit.sweep()
    expect((await subjects({})).of).toEqual([])
  })

  test('a representative is known from the first call on, by the newest name', async () => {
    const representatives = createRepresentatives({ database: database(), clock: createManualClock() })
    const proof = { id: 'jo', scope: null, provenAt: 0, signedInAt: null }
    await representatives.admit({ ...proof, displayName: 'Jo', roles: ['agent'] })
    await representatives.admit({ ...proof, displayName: 'Joe', roles: ['agent', 'lead'] })
    expect([await representatives.has('jo'), await representatives.has('kim')]).toEqual([true, false])
    expect(await representatives.list()).toEqual([{ id: 'jo', displayName: 'Joe', role: 'lead', skills: [] }])
    expect(await database().db.selectFrom('desk_agent').select(['display_name', 'role']).execute()).toEqual([
      { display_name: 'Joe', role: 'lead' },
    ])
  })

  test('channels and crisis messages reach the other instance; an import ends what was set before it', async () => {
    const clock = createManualClock(at(10))
    const content = { defaultLocale: 'en-US', importedAt: at(0) }
    const options = { clock, content: () => content }
    const mine = await createChannelOverrides({ database: database(), ...options })
    const theirs = await createChannelOverrides({ database: await otherInstance(), ...options })
    await mine.set(
      1211,
      [
        {
          channelType: 'chat',
          enabled: false,
          ewt: null,
          openTime: { 'en-US': 'Daily', 'de-DE': 'Täglich' },
          order: 2,
        },
      ],
      'kim',
    )
    await expect
      .poll(() => theirs.forTopic(1211, 'de-DE'))
      .toEqual([{ channelType: 'chat', enabled: false, ewt: null, openTime: 'Täglich', order: 2 }])
    expect(mine.forTopic(1211, 'fr-FR')[0]?.openTime).toBe('Daily')
    content.importedAt = at(20)
    expect(mine.forTopic(1211, 'de-DE')).toEqual([])

    const compile = async (body: string) => body
    const crisis = { clock, compile, content: () => ({ crisis: [], importedAt: clock.now().toISOString() }) }
    const here = await createCrisisMessages({ database: database(), ...crisis })
    const there = await createCrisisMessages({ database: await otherInstance(), ...crisis })
    const texts = {
      title: { 'en-US': 'T' },
      summary: { 'en-US': 'S' },
      body: { 'en-US': 'B' },
      severity: 'outage' as const,
      games: ['wow'],
      languages: [],
      places: ['150'],
      topics: [1211],
      startsAt: null,
      endsAt: null,
      macroId: null,
      articleId: null,
    }
    const { id } = await here.create({ ...texts, link: null, active: true }, 'kim')
    await expect
      .poll(() =>
        there.published('ko-KR').map(({ title, body, games, places, topics }) => [title, body, games, places, topics]),
      )
      .toEqual([[{ 'en-US': 'T' }, { 'en-US': 'B' }, ['wow'], ['150'], [1211]]])
    await here.replace(id, { ...texts, link: null, active: false }, 'lee')
    expect([here.published('en-US'), (await here.list())[0]]).toMatchObject([[], { active: false, changedBy: 'lee' }])
    expect([
      await here.remove(id, 'lee'),
      await here.remove(id, 'lee'),
      await here.replace(id, { ...texts, link: null, active: true }, 'lee'),
    ]).toEqual([true, false, undefined])
    for (const one of [mine, theirs, here, there]) one.stop()
  })
})
