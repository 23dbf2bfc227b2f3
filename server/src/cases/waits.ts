// How long players wait for an answer, and where a case stands that still does (CD-263). The same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import { newRowId } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import { daysAfter } from './rules.ts'
import type { CaseEvent, CaseRecord } from './types.ts'
import type { CaseWaitTable } from './wait-tables.ts'
import { sensitiveRank } from './queue-ranks.ts'

/** Waits that speak for the next one: younger than this, so many at most, and no fewer. */
const countedDays = 28
const most = 200
const fewest = 20
/** Three of four were answered within it. */
const share = 0.75
/** Places that are told (CaseLine of the contract). */
const shownPlaces = 100
/** How long a figure is believed. */
const believedMilliseconds = 60_000

const [quarter, hour, day] = [900, 3600, 86_400]
/** To what people say: quarters up to an hour, hours up to two days, then days. */
export const roundedWait = (seconds: number): number => {
  const step = seconds <= hour ? quarter : seconds <= 2 * day ? hour : day
  return Math.max(quarter, Math.ceil(seconds / step) * step)
}

/** @returns seconds within which three of four were answered, rounded; null of too few */
export const usualWait = (waits: readonly number[]): number | null => {
  if (waits.length < fewest) return null
  const inOrder = waits.toSorted((one, other) => one - other)
  return roundedWait(inOrder[Math.ceil(inOrder.length * share) - 1]!)
}

export const createCaseWaits = (database: Database<CasesTables>) => {
  const known = createLru<{ at: number; seconds: number | null }>(2_000)

  const newestWaits = async (
    column: 'category_id' | 'product',
    value: number | string,
    channel: CaseRecord['contactChannel'],
    since: string,
  ): Promise<number[]> => {
    const rows = await database.db
      .selectFrom('case_wait')
      .select('seconds')
      .where(column, '=', value)
      .where('channel', '=', channel)
      .where('answered_at', '>', since)
      .orderBy('answered_at', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ seconds }) => seconds)
  }

  /** Of its topic; where that has had too few, of its game. */
  const usualOf = async ({ topicId, product, contactChannel }: CaseRecord, now: string): Promise<number | null> => {
    const key = `${topicId} ${product} ${contactChannel}`
    const before = known.get(key)
    if (before !== undefined && Math.abs(Date.parse(now) - before.at) < believedMilliseconds) return before.seconds
    const since = daysAfter(now, -countedDays)
    const seconds =
      usualWait(await newestWaits('category_id', topicId, contactChannel, since)) ??
      usualWait(await newestWaits('product', product, contactChannel, since))
    known.set(key, { at: Date.parse(now), seconds })
    return seconds
  }

  /** In the order of the desk's queue (CD-221). */
  const placeOf = async ({ id, product, statusChangedAt }: CaseRecord): Promise<number | null> => {
    const before = (rank: number) =>
      database.db
        .selectFrom('support_case')
        .select('id')
        .where('product', '=', product)
        .where('queue_rank', '=', rank)
        .where(sql<boolean>`(status_changed_at, id) < (${statusChangedAt}, ${id})`)
        .orderBy('status_changed_at')
        .orderBy('id')
        .limit(shownPlaces)
    // Nobody sees from their place whose words are sensitive: such cases stand where they would without a flag (CD-348).
    const flagged = await before(sensitiveRank).where('status', '=', 'OPEN').execute()
    const place = (await before(0).execute()).length + flagged.length + 1
    return place > shownPlaces ? null : place
  }

  return {
    /** Call inside the transaction that appends `events` to a case, with the case as it was before. */
    note: async (before: CaseRecord, events: readonly Pick<CaseEvent, 'eventType' | 'isCompany' | 'createdAt'>[]) => {
      const answer = events.find(({ eventType, isCompany }) => isCompany && eventType === 'CONTACT')
      // A chat waits in a queue of its own.
      if (answer === undefined || before.status !== 'OPEN' || before.contactChannel === 'CHAT') return
      const row = {
        id: newRowId(new Date(answer.createdAt)),
        product: before.product,
        category_id: before.topicId,
        channel: before.contactChannel,
        answered_at: answer.createdAt,
        seconds: Math.max(0, Math.round((Date.parse(answer.createdAt) - Date.parse(before.statusChangedAt)) / 1000)),
      } satisfies WholeRow<CaseWaitTable>
      await database.write(database.db.insertInto('case_wait').values(row))
    },

    /** null for a case that waits for nobody here. */
    lineOf: async (record: CaseRecord, now: string) => {
      const isInLine =
        record.status === 'OPEN' &&
        !record.isLocked &&
        record.snoozedUntil === null &&
        record.contactChannel !== 'CHAT' &&
        record.type !== 'DATA_PROTECTION'
      if (!isInLine) return null
      return { place: await placeOf(record), usualSeconds: await usualOf(record, now) }
    },

    /** Those that count no more; stops between two batches when it is told to. @returns how many */
    forget: (now: string, signal?: AbortSignal) =>
      removeOld(
        database,
        { table: 'case_wait', column: 'answered_at', before: daysAfter(now, -countedDays) },
        { signal },
      ),
  }
}

export type CaseWaits = ReturnType<typeof createCaseWaits>
