import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseFileStore } from './file-store.ts'
import { createCaseFinder } from './find.ts'
import { createOwnersList } from './owners-list.ts'
import type { CaseChanged } from './ports.ts'
import { createCaseStore, type NewEvent } from './store.ts'
import type { CaseRecord } from './types.ts'

const at = (day: number, second = 0) => new Date(Date.UTC(2026, 10, day, 10, 0, second)).toISOString()

const newCase = (id: string, change: Partial<CaseRecord> = {}): CaseRecord =>
  aCase({ id, fields: { realm: 'a', lines: ['x'] }, ingame: { characterId: 7 }, createdAt: at(1), ...change })
const contact = (text: string, createdAt: string, change: Partial<NewEvent> = {}): NewEvent => ({
  eventType: 'CONTACT',
  alternateName: null,
  author: 'Ada',
  text,
  isCompany: false,
  channel: 'TICKET',
  createdAt,
  ...change,
})
const everything = { isArchived: false, now: at(20), limit: 100, offset: 0 }

storeTest('the case store', ({ database }) => {
  const owners = () => createOwnersList(database())
  const open = async (...cases: CaseRecord[]) => {
    const store = createCaseStore(database())
    for (const one of cases) await store.insert(one)
    return store
  }

  test('a case comes back as it was stored, whatever the database', async () => {
    const record = newCase('104233871', {
      secureFields: 'v1.x',
      tokenHash: 'h',
      tokenSalt: 's',
      contactPhone: '+12025550142',
      isLocked: true,
      subject: 'Ünïcödé 😀 \u200f',
    })
    const store = await open(record)
    expect(await store.find('104233871')).toEqual(record)
    expect(await store.findByTokenHash('h')).toEqual(record)
    expect(await store.find('1')).toBeUndefined()
  })

  test('a case begins with the player’s own words, or with none (CD-125)', async () => {
    const store = createCaseStore(database())
    const begun = async (id: string, first: NewEvent) => {
      await database().withTransaction(() => store.open(newCase(id), first))
    }
    await begun('7', contact('one', at(1)))
    await begun('8', contact('<p>ours</p>', at(1), { isCompany: true }))
    await begun('9', contact('x'.repeat(2_000), at(1)))
    const beginnings = await store.beginnings(['7', '8', '9'])
    expect([...beginnings.keys()].toSorted()).toEqual(['7', '9'])
    expect(beginnings.get('7')).toBe('one')
    expect(beginnings.get('9')!.length).toBeLessThan(2_000)
    expect(await store.beginnings([])).toEqual(new Map())
  })

  test('a case that is opened holds in its row what its first event says', async () => {
    const store = createCaseStore(database())
    const file = { field: 'files', name: 'keep.png', size: 5, sha256: 'a'.repeat(64) }
    await database().withTransaction(() => store.open(newCase('7'), contact('one', at(1), { attachments: [file] })))
    expect(await store.find('7')).toEqual(newCase('7', { eventCount: 1 }))
    expect(await store.events('7')).toMatchObject([{ text: 'one', attachments: [{ name: 'keep.png' }] }])
    const next = await database().withTransaction(() =>
      store.append(newCase('7', { eventCount: 1 }), [contact('two', at(2))]),
    )
    expect(await store.find('7')).toEqual(next)
    expect((await store.events('7')).map(({ text }) => text)).toEqual(['one', 'two'])
  })

  test('[CASEENTITY-02] the thread is oldest first, with the files of each message', async () => {
    const store = await open(newCase('1'))
    const file = { field: 'files', name: 'keep.png', size: 5, sha256: 'a'.repeat(64) }
    const record = await store.append(newCase('1'), [
      contact('one', at(2), { attachments: [file, { ...file, name: 'two.txt' }] }),
    ])
    const next = await store.append(
      record,
      [
        contact('<p>two</p>', at(3), { isCompany: true, author: 'Jo' }),
        contact('status', at(3), { eventType: 'STATUS_CHANGE', alternateName: 'Answered', text: null }),
      ],
      { status: 'ANSWERED', statusChangedAt: at(3) },
    )
    const events = await store.events('1')
    expect(events.map(({ text, author, isCompany }) => [text, author, isCompany])).toEqual([
      ['one', 'Ada', false],
      ['<p>two</p>', 'Jo', true],
      [null, 'Ada', false],
    ])
    expect(events[0]!.attachments.map(({ name, size }) => [name, size])).toEqual([
      ['keep.png', 5],
      ['two.txt', 5],
    ])
    expect(await store.find('1')).toEqual(next)
    expect(next).toMatchObject({
      eventCount: 3,
      updatedAt: at(3),
      hasCompanyResponse: true,
      companyEventAt: at(3),
      status: 'ANSWERED',
    })
  })

  test('[CASELIST-22] active and archived cases of one owner, page by page', async () => {
    await open(
      ...Array.from({ length: 12 }, (_, index) => newCase(String(100 + index), { updatedAt: at(2, index) })),
      newCase('200', { status: 'RESOLVED', archivedAt: at(19) }),
      newCase('201', { status: 'RESOLVED', archivedAt: at(21) }),
      newCase('300', { ownerId: 'boris' }),
    )
    const ids = async (options: Partial<typeof everything>) =>
      (await owners().list('ada', { ...everything, ...options })).map(({ id }) => id)
    expect(await ids({ limit: 3 })).toEqual(['111', '110', '109'])
    expect(await ids({ limit: 3, offset: 3 })).toEqual(['108', '107', '106'])
    expect(await ids({})).toHaveLength(13)
    expect(await ids({ isArchived: true })).toEqual(['200'])
    expect(await ids({ offset: 1000 })).toEqual([])
    expect(await owners().count('ada', everything)).toBe(13)
    expect(await owners().count('ada', { ...everything, isArchived: true })).toBe(1)
    expect(await owners().count('nobody', everything)).toBe(0)
  })

  test('what waits for the player comes first, what has ended last, over the pages and in the finder alike (CD-270)', async () => {
    await open(
      newCase('1', { updatedAt: at(3), companyEventAt: at(3), lastReadAt: at(2), status: 'ANSWERED' }),
      newCase('2', { updatedAt: at(9), status: 'RESOLVED' }),
      newCase('3', { updatedAt: at(8) }),
      newCase('4', { updatedAt: at(4), companyEventAt: at(4), lastReadAt: at(5), status: 'INFO' }),
      newCase('5', { updatedAt: at(7), companyEventAt: at(7), lastReadAt: at(7), status: 'ANSWERED' }),
      newCase('6', { updatedAt: at(1), companyEventAt: at(1), lastReadAt: null, status: 'RESOLVED' }),
    )
    const ids = async (offset: number) =>
      (await owners().list('ada', { ...everything, limit: 2, offset })).map(({ id }) => id)
    const walked = [await ids(0), await ids(2), await ids(4)]
    expect(walked).toEqual([
      ['4', '1'],
      ['6', '3'],
      ['5', '2'],
    ])
    const { isArchived, now } = everything
    const order = { sort: 'unread', after: undefined, limit: 9 } as const
    const found = await createCaseFinder(database()).find('ada', { isArchived, now }, order)
    expect(found.map(({ id }) => id)).toEqual(walked.flat())
  })

  test('cases with the same last update keep one order over all pages', async () => {
    await open(...Array.from({ length: 9 }, (_, index) => newCase(String(100 + index))))
    const pages = await Promise.all(
      [0, 3, 6].map((offset) => owners().list('ada', { ...everything, limit: 3, offset })),
    )
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(9)
  })

  test('[CASEENTITY-20] whether an account has cases, and unread ones', async () => {
    const store = await open(newCase('1', { companyEventAt: at(5), lastReadAt: at(6) }))
    expect([await owners().hasCases('nobody'), await owners().unreadCount('nobody')]).toEqual([false, 0])
    expect([await owners().hasCases('ada'), await owners().unreadCount('ada')]).toEqual([true, 0])
    await store.insert(newCase('2', { companyEventAt: at(5), lastReadAt: at(4) }))
    await store.insert(newCase('3', { companyEventAt: at(5), lastReadAt: null }))
    expect(await owners().unreadCount('ada')).toBe(2)
    await store.update('2', { lastReadAt: at(5) })
    expect(await owners().unreadCount('ada')).toBe(1)
  })

  test('whoever listens is told of what was stored, once it is', async () => {
    const told: CaseChanged[] = []
    const store = createCaseStore(database(), (change) => told.push(change))
    await database().withTransaction(async () => {
      await store.open(newCase('1'), contact('one', at(1)))
      expect(told).toEqual([])
    })
    await store.append((await store.find('1'))!, [contact('<p>ours</p>', at(2), { isCompany: true })])
    await store.update('1', { lastReadAt: at(5) })
    await store.update('unknown', { lastReadAt: at(5) })
    await expect(
      database().withTransaction(async () => {
        await store.update('1', { isLocked: true })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await store.update('1', { assignee: 'jo' })
    const change = { caseId: '1', ownerId: 'ada', what: 'case' }
    expect(told).toEqual([change, change, { ...change, what: 'look' }, { ...change, what: 'desk' }])
  })

  test('a change touches what it names and nothing else', async () => {
    const store = await open(newCase('1'))
    await store.update('1', { isLocked: true, topicId: 1212, assignee: 'jo' })
    expect(await store.find('1')).toEqual(newCase('1', { isLocked: true, topicId: 1212, assignee: 'jo' }))
  })

  test('a sweep of files learns which ones a case still names', async () => {
    const store = await open(newCase('1'))
    await store.append(newCase('1'), [
      contact('one', at(2), { attachments: [{ field: 'files', name: 'a', size: 1, sha256: 'a'.repeat(64) }] }),
    ])
    expect(await createCaseFileStore(database()).referenced(['a'.repeat(64), 'b'.repeat(64)])).toEqual(['a'.repeat(64)])
  })

  test('two cases never share a link', async () => {
    const store = await open(newCase('1', { tokenHash: 'same' }))
    const error = await store.insert(newCase('2', { tokenHash: 'same' })).catch((caught: unknown) => caught)
    expect(database().dialect.isUniqueViolation(error)).toBe(true)
  })
})
