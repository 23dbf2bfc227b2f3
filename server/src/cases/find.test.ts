import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseFinder, readFindKey, writeFindKey, type FindFilter, type FindKey, type FindSort } from './find.ts'
import { up as addWords } from '../storage/migrations/043-cases-words.ts'
import { createCaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10)).toISOString()
const all: FindFilter = { isArchived: false, now: at(28) }

storeTest('finding cases', ({ database }) => {
  const begin = async (id: string, day: number, text: string, change: Partial<CaseRecord> = {}) => {
    const store = createCaseStore(database())
    const record = aCase({ id, createdAt: at(day), updatedAt: at(day), ...change })
    const words = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text, channel: 'TICKET' } as const
    await database().withTransaction(async () => {
      await store.insert({ ...record, eventCount: 0 })
      await store.append({ ...record, eventCount: 0 }, [{ ...words, isCompany: false, createdAt: at(day) }], change)
    })
  }
  const found = async (filter: Partial<FindFilter>, sort: FindSort = 'newest', owner = 'ada') => {
    const finder = createCaseFinder(database())
    const keys = await finder.find(owner, { ...all, ...filter }, { sort, after: undefined, limit: 50 })
    expect(await finder.count(owner, { ...all, ...filter })).toMatchObject({ here: keys.length })
    return keys.map(({ id }) => id)
  }

  test('by number, by every word in subject or messages, whatever their case and letters (CD-177)', async () => {
    await begin('104233871', 1, 'The gate is shut, 100% sure.', { subject: 'Stuck character' })
    await begin('104299999', 2, 'Ärger mit dem TOR', { subject: 'Other' })
    await begin('205000000', 3, 'The Gate again, see 104233871', { subject: 'ÜBERWEISUNG' })
    await begin('104200000', 4, 'The gate of somebody else', { ownerId: 'nora' })
    expect(await found({ text: 'gate' })).toEqual(['205000000', '104233871'])
    expect(await found({ text: 'GATE stuck' })).toEqual(['104233871'])
    expect(await found({ text: 'ärger tor' })).toEqual(['104299999'])
    expect(await found({ text: 'überweisung' })).toEqual(['205000000'])
    expect(await found({ text: '100%' })).toEqual(['104233871'])
    expect(await found({ text: '100_' })).toEqual([])
    expect(await found({ text: `x' or 1=1 --` })).toEqual([])
    // A number is a case, or something that was written.
    expect(await found({ text: 'US104233871' })).toEqual(['104233871'])
    expect(await found({ text: '104233871' })).toEqual(['205000000', '104233871'])
    expect(await found({ text: '1042' })).toEqual(['205000000', '104299999', '104233871'])
  })

  test('in another spelling of the same letters, with any apostrophe, within quotation marks (CD-494)', async () => {
    await begin('1', 1, 'Cre\u0300me bru\u0302le\u0301e der Wächterin, the troll’s bridge', {
      contactName: 'Pepé Crispin',
    })
    await begin('2', 2, 'Der Fußweg ist ﬂach, ＧＡＴＥ７７ klemmt', { subject: 'ΟΔΟΣ ΤΟΥ ΑΓΙΟΥ' })
    await begin('3', 3, 'Kılıç İnce, 방패가 없어요, 我的盾')
    for (const [text, which] of [
      ['crème brûlée', ['1']],
      ['CREME brulee', ['1']],
      ['wachter', ['1']],
      ["troll's", ['1']],
      ['“troll`s”', ['1']],
      ['„troll’s bridge“', ['1']],
      ['"troll\u02BCs bridge".', ['1']],
      ['brulee, bridge!', ['1']],
      ['fussweg', ['2']],
      ['flach', ['2']],
      ['gate77', ['2']],
      ['ｇａｔｅ７７', ['2']],
      ['οδος', ['2']],
      ['άγιου', ['2']],
      ['kilic ince', ['3']],
      ['방패', ['3']],
      ['盾', ['3']],
      // All words, each in whichever message it stands, and nothing of the player's own name.
      ['fussweg brulee', []],
      ['pepe', []],
      ['crispin', []],
      ['players', []],
      ["'", []],
    ] as const)
      expect([text, await found({ text })]).toEqual([text, which])
  })

  test('an answer is found by what is read of it, not by how it is written (CD-196)', async () => {
    await begin('1', 1, 'My strong helmet')
    await begin('2', 2, 'a')
    const answer =
      '<p>Use the <strong>gold</strong>en key &amp; wait<br>a day, <a href="https://help.example/href">here</a>.</p>'
    await createCaseStore(database()).append((await createCaseStore(database()).find('2'))!, [
      {
        eventType: 'CONTACT',
        alternateName: null,
        author: 'Kim',
        text: answer,
        channel: 'TICKET',
        isCompany: true,
        createdAt: at(3),
      },
    ])
    expect(await found({ text: 'golden key & wait a day, here.' })).toEqual(['2'])
    expect(await found({ text: 'strong' })).toEqual(['1'])
    for (const tag of ['href', 'amp;', '<p', 'example', 'waita'])
      expect([tag, await found({ text: tag })]).toEqual([tag, []])
  })

  test('answers from before are found by their words too, once the server was updated (CD-196)', async () => {
    const store = createCaseStore(database())
    const answer = {
      eventType: 'CONTACT',
      alternateName: null,
      author: 'Kim',
      channel: 'TICKET',
      isCompany: true,
    } as const
    for (const id of ['1', '2']) {
      await begin(id, 1, 'plain <p>')
      await store.append((await store.find(id))!, [{ ...answer, text: `<p>Key ${id}&amp;</p>`, createdAt: at(2) }])
    }
    await sql`alter table case_event drop column words`.execute(database().db)
    await addWords(database().db as unknown as Kysely<unknown>)
    expect(await found({ text: 'key 2&' })).toEqual(['2'])
    expect(await found({ text: '<p>' })).toEqual(['2', '1'])
    expect(await found({ text: '<p>key' })).toEqual([])
  })

  test('narrowed by state, game, topic, time and list', async () => {
    await begin('1', 1, 'a', { product: 'wow', topicId: 1201, status: 'OPEN' })
    await begin('2', 2, 'b', { product: 'wow', topicId: 1202, status: 'ANSWERED' })
    await begin('3', 3, 'c', { product: 'rumble', topicId: 1301, status: 'ANSWERED' })
    await begin('4', 4, 'd', { product: 'wow', topicId: 1201, archivedAt: at(5), status: 'RESOLVED' })
    expect(await found({ status: 'ANSWERED' })).toEqual(['3', '2'])
    expect(await found({ status: 'ANSWERED', product: 'wow' })).toEqual(['2'])
    expect(await found({ topicId: 1201 })).toEqual(['1'])
    expect(await found({ topicId: 1201, isArchived: true })).toEqual(['4'])
    expect(await found({ since: at(2) })).toEqual(['3', '2'])
    const groups = await createCaseFinder(database()).groups('ada', all)
    expect(groups.map(({ product, topicId, count }) => `${product} ${topicId} ${count}`)).toEqual([
      'wow 1201 1',
      'wow 1202 1',
      'rumble 1301 1',
    ])
  })

  test('each order is walked whole by its keys, none twice, though times are equal and a case moves up meanwhile', async () => {
    for (let number = 1; number <= 9; number += 1) {
      const isUnread = number % 3 === 0
      await begin(String(number), Math.ceil(number / 2), 'x', isUnread ? { companyEventAt: at(20) } : {})
      if (isUnread)
        await database()
          .db.updateTable('support_case')
          .set({ company_event_at: at(20) })
          .where('id', '=', String(number))
          .execute()
    }
    const finder = createCaseFinder(database())
    const walk = async (sort: FindSort, between: () => Promise<void> = async () => undefined) => {
      const ids: string[] = []
      let after: FindKey | undefined
      for (;;) {
        const page = await finder.find('ada', all, { sort, after, limit: 2 })
        if (page.length === 0) return ids.join('')
        ids.push(...page.map(({ id }) => id))
        after = readFindKey(writeFindKey(page.at(-1)!), sort)
        await between()
      }
    }
    expect(await walk('newest')).toBe('987654321')
    expect(await walk('oldest')).toBe('123456789')
    expect(await walk('unread')).toBe('963875421')
    const moved = await walk('newest', async () => {
      await createCaseStore(database()).update('1', { lastReadAt: at(21) })
      await database()
        .db.updateTable('support_case')
        .set({ updated_at: at(25) })
        .where('id', '=', '9')
        .execute()
    })
    expect(moved).toBe('987654321')
  })
})

test('a cursor is of its order alone, and nothing else is one', () => {
  const key: FindKey = { sort: 'unread', rank: 1, at: at(1), id: '104233871' }
  expect(readFindKey(writeFindKey(key), 'unread')).toEqual(key)
  for (const cursor of [writeFindKey(key), 'AAAA', writeFindKey({ ...key, sort: 'newest', id: "1' or 1=1" })])
    expect(readFindKey(cursor, 'newest')).toBeUndefined()
})
