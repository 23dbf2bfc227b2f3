// The queue and its searches give what the plain definition gives, by whatever way they are found (CD-335).
import { expect, test } from 'vitest'
import { aCase } from '../../../../tests/support/a-case.ts'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { callWithin, covers, type CallerScope } from '../../lib/caller-scope.ts'
import type { AnyDatabase } from '../../storage/database.ts'
import { keptWords } from '../case-words.ts'
import { queueRanks, sensitiveRank, snoozedRank } from '../queue-ranks.ts'
import { createCaseStore, type NewEvent } from '../store.ts'
import type { CaseRecord, CaseStatus } from '../types.ts'
import { createCaseDeskStore, type QueueFilter } from './store.ts'

/** A linear congruence: the same cases and questions in every run. */
const createDice = (seed: number) => {
  let state = seed
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return { roll, of: <T>(values: readonly T[]): T => values[roll(values.length)]! }
}

interface Told {
  record: CaseRecord
  rank: number
  dueAt: string | null
  texts: string[][]
  tags: string[]
}

/** What is sensitive is open as well (CD-348). */
const states: Readonly<Record<NonNullable<QueueFilter['state']>, readonly number[]>> = {
  sensitive: [sensitiveRank],
  open: [sensitiveRank, 0],
  waiting: [1],
  resolved: [2],
  snoozed: [snoozedRank],
  unresolved: [sensitiveRank, 0, 1],
}
const words = ['gold', 'golden', 'goldmine', 'crash', 'crashed', 'lost', 'lobby', 'ränk', 'refund', '7001']

/** The definition: which cases there are, in which order. */
const plainly = (every: readonly Told[], filter: QueueFilter, scope: CallerScope): string[] => {
  const asked = keptWords(filter.text ?? '')
  const last = asked.at(-1) ?? ''
  const has = (text: readonly string[], isBegun: boolean): boolean =>
    asked.every((word) => text.some((one) => (isBegun && word === last ? one.startsWith(word) : one === word)))
  const isWritten = every.some(({ texts }) => texts.some((text) => has(text, false)))
  const all = every.filter(({ record }) => covers(scope, { game: record.product, language: record.locale }))
  const isNumber = all.some(({ record }) => record.id === filter.text)
  const finds = ({ record, texts }: Told): boolean => {
    if (filter.text === undefined) return true
    if (isNumber) return record.id === filter.text
    return texts.some((text) => has(text, !isWritten && last.length >= 4))
  }
  const fits = (told: Told): boolean => {
    const { record, rank, dueAt, tags } = told
    const { dueUntil } = filter
    return (
      (filter.state === undefined || states[filter.state].includes(rank)) &&
      (dueUntil === undefined || (dueAt !== null && (dueUntil === 'any' || dueAt <= dueUntil))) &&
      (filter.status === undefined || record.status === filter.status) &&
      (filter.game === undefined || record.product === filter.game) &&
      (filter.language === undefined || record.locale === filter.language) &&
      (filter.assignee === undefined || record.assignee === filter.assignee) &&
      (filter.player === undefined || record.ownerId === filter.player) &&
      (filter.tag === undefined || tags.includes(filter.tag)) &&
      finds(told)
    )
  }
  const placeOf = ({ record, rank, dueAt }: Told): string =>
    filter.dueUntil === undefined ? `${rank} ${record.statusChangedAt} ${record.id}` : `${dueAt} ${record.id}`
  return all
    .filter(fits)
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map(({ record }) => record.id)
}

const fill = async (database: AnyDatabase) => {
  const store = createCaseStore(database)
  const { roll, of } = createDice(7)
  const all: Told[] = []
  const time = (): string => new Date(Date.UTC(2026, 10, 1, 10, roll(40))).toISOString()
  for (let index = 0; index < 120; index++) {
    const status = of<CaseStatus>(['OPEN', 'INFO', 'ANSWERED', 'RESOLVED', 'RESOLVED', 'RESOLVED'])
    const record = aCase({
      id: String(1_000 + index),
      status,
      statusChangedAt: time(),
      subject: of(words),
      product: of(['wow', 'rumble']),
      locale: of(['en-US', 'de-DE', 'ja-JP']),
      assignee: of([null, null, 'jo', 'mia']),
      ownerId: of(['p-1', 'p-2', 'p-3']),
      lastReadAt: null,
    })
    const texts: string[][] = []
    await store.insert(record)
    // Each message stands for itself, beside what is known of the case.
    for (let said = roll(3); said >= 0; said--) {
      const text = [of(words), of(words), of(words)].join(' ')
      const event: NewEvent = {
        eventType: 'CONTACT',
        alternateName: null,
        author: null,
        text,
        isCompany: false,
        channel: null,
        createdAt: record.statusChangedAt,
      }
      await store.append((await store.find(record.id))!, [event], {})
      texts.push(keptWords(`${record.subject} ${record.ownerId} ${text}`))
    }
    const tags = [...new Set([of(['vip', 'lost', 'none']), of(['vip', 'lost'])])]
    for (const tag of tags) await database.db.insertInto('case_tag').values({ case_id: record.id, tag }).execute()
    const dueAt = roll(2) === 0 ? time() : null
    await database.db.updateTable('support_case').set({ due_at: dueAt }).where('id', '=', record.id).execute()
    const isSnoozed = status !== 'RESOLVED' && roll(5) === 0
    if (isSnoozed)
      await database.db
        .updateTable('support_case')
        .set({ snoozed_until: '2027-01-01T00:00:00.000Z', queue_rank: snoozedRank })
        .where('id', '=', record.id)
        .execute()
    // Whatever else it is.
    const isSensitive = roll(6) === 0
    if (isSensitive) await store.setSensitive(record.id, true)
    all.push({
      record,
      rank: isSensitive ? sensitiveRank : isSnoozed ? snoozedRank : queueRanks[status],
      dueAt,
      texts,
      tags,
    })
  }
  return all
}

storeTest('the desk’s queue is what its definition says', ({ database }) => {
  test('any filter and any words, page by page and counted, by the index of words, along the queue, and both', {
    timeout: 180_000,
  }, async () => {
    const all = await fill(database())
    const { roll, of } = createDice(11)
    const maybe = <T>(values: readonly T[]): T | undefined => (roll(3) === 0 ? of(values) : undefined)
    const texts = [
      ...words,
      'gol',
      'gold',
      'crash lobby',
      'lost refu',
      'crashe',
      'rank',
      'none',
      '1003',
      '700',
      '7001',
      '99',
    ]
    const found = { some: 0, none: 0, short: 0 }
    for (const limits of [
      { sorted: 5_000, before: 500, most: 4_000, mostForWords: 3_000 },
      { sorted: 3, before: 4, most: 30, mostForWords: 20 },
      { sorted: 0, before: 3, most: 6, mostForWords: 6 },
      { sorted: 40, before: 6, most: 0, mostForWords: 0 },
    ]) {
      const desk = createCaseDeskStore(database(), limits)
      for (let round = 0; round < 60; round++) {
        const filter: QueueFilter = {
          state: maybe(['open', 'waiting', 'resolved', 'snoozed'] as const),
          status: roll(8) === 0 ? of(['OPEN', 'INFO'] as const) : undefined,
          game: maybe(['wow', 'rumble']),
          language: maybe(['en-US', 'ja-JP']),
          assignee: maybe([null, 'jo']),
          player: roll(6) === 0 ? of(['p-1', 'p-2']) : undefined,
          tag: roll(5) === 0 ? of(['vip', 'lost']) : undefined,
          dueUntil: roll(4) === 0 ? of(['any', '2026-11-01T10:20:00.000Z']) : undefined,
          text: roll(4) === 0 ? undefined : of(texts),
        }
        const scope = {
          games: maybe([['wow'], ['wow', 'rumble']]) ?? [],
          languages: maybe([['de-DE'], ['en-US', 'ja-JP']]) ?? [],
        }
        const name = JSON.stringify({ filter, scope })
        const ids: string[] = []
        const limit = 1 + roll(9)
        for (let after = undefined as Parameters<typeof desk.queue>[1]; ; ) {
          const { keys, more } = await callWithin(scope, () => desk.queue(filter, after, limit))
          ids.push(...keys.map(({ id }) => id))
          if (keys.length < limit && more === null) break
          if (keys.length < limit) found.short += 1
          after = keys.length < limit ? more! : keys.at(-1)
        }
        const expected = plainly(all, filter, scope)
        expect(ids, name).toEqual(expected)
        const most = roll(20)
        const { count, isMore } = await callWithin(scope, () => desk.count(filter, most))
        // All of them, or at least so many.
        if (isMore) {
          expect(count, name).toBeLessThanOrEqual(Math.min(expected.length, most))
          if (limits.most > all.length) expect(expected.length, name).toBeGreaterThan(most)
        } else expect(count, name).toBe(expected.length)
        found[expected.length > 0 ? 'some' : 'none'] += 1
      }
    }
    expect(found.some).toBeGreaterThan(100)
    expect(found.none).toBeGreaterThan(10)
    expect(found.short).toBeGreaterThan(5)
  })
})
