// Crisis messages the desk publishes: tables, and a snapshot in memory that every instance follows (decisions-cases L,
// promises O13, CD-417).
import type { Selectable } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { lookAgainMilliseconds, type Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { CrisisMessages } from './ports.ts'
import { endOf, historyBegin, isInForce, nextTurn, stateOf } from './rules.ts'
import type { CrisisMessageTable, CrisisUpdateTable } from './tables.ts'
import type { CrisisMessageDraft, CrisisTexts, CrisisUpdate, StoredCrisisMessage } from './types.ts'

export type CrisisMessageStore = CrisisMessages & {
  /** Newest first, drafts and past ones too. */
  list: () => Promise<StoredCrisisMessage[]>
  find: (id: string) => Promise<StoredCrisisMessage | undefined>
  create: (draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage>
  /** undefined when there is no such message. */
  replace: (id: string, draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage | undefined>
  remove: (id: string) => Promise<boolean>
  /** What became known later; with `shownMinutes` it says that the problem is over. Joins the caller's transaction. */
  addUpdate: (id: string, text: CrisisTexts, by: string, shownMinutes?: number) => Promise<void>
  stop: () => void
}

const channel = 'crisis_message'
/** The newest so many are looked at: written by hand, they are years of an operator's. */
const mostMessages = 500

const listOf = <T>(text: string): T[] => JSON.parse(text) as T[]
const textsOf = (text: string): CrisisTexts => JSON.parse(text) as CrisisTexts

const toUpdate = (row: Selectable<CrisisUpdateTable>): CrisisUpdate => ({
  at: row.at,
  by: row.by,
  text: textsOf(row.texts),
  isResolution: row.is_resolution === 1,
})
const toMessage = (row: Selectable<CrisisMessageTable>, updates: CrisisUpdate[]): StoredCrisisMessage => ({
  id: row.id,
  title: textsOf(row.title),
  summary: textsOf(row.summary),
  body: textsOf(row.body),
  link: row.link,
  active: row.is_active === 1,
  severity: row.severity,
  games: row.games === null ? (row.game === null ? [] : [row.game]) : listOf(row.games),
  languages: listOf(row.languages),
  places: listOf(row.places),
  topics: listOf(row.topics),
  publishedAt: row.published_at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  resolvedAt: row.resolved_at,
  shownUntil: row.shown_until,
  macroId: row.macro_id,
  articleId: row.article_id,
  updates,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})

type Kept = 'id' | 'published_at' | 'resolved_at' | 'shown_until' | 'changed_at' | 'changed_by'
const toRow = (draft: CrisisMessageDraft) =>
  ({
    title: JSON.stringify(draft.title),
    summary: JSON.stringify(draft.summary),
    body: JSON.stringify(draft.body),
    link: draft.link,
    game: draft.games[0] ?? null,
    is_active: toFlag(draft.active),
    severity: draft.severity,
    games: JSON.stringify(draft.games),
    languages: JSON.stringify(draft.languages),
    places: JSON.stringify(draft.places),
    topics: JSON.stringify(draft.topics),
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    macro_id: draft.macroId,
    article_id: draft.articleId,
  }) satisfies Omit<WholeRow<CrisisMessageTable>, Kept>

export interface CrisisMessageDeps {
  database: Database
  clock: Clock
}

export const createCrisisMessages = async ({ database, clock }: CrisisMessageDeps): Promise<CrisisMessageStore> => {
  let messages: readonly StoredCrisisMessage[] = []
  let state = ''
  let version = 0
  /** When one of them begins or ends next, in milliseconds. */
  let turn = Number.POSITIVE_INFINITY
  const now = (): string => clock.now().toISOString()

  const updatesOf = async (ids: readonly string[]): Promise<Map<string, CrisisUpdate[]>> => {
    const found = new Map<string, CrisisUpdate[]>()
    if (ids.length === 0) return found
    const rows = await database.db
      .selectFrom('crisis_update')
      .selectAll()
      .where('message_id', 'in', [...ids])
      .orderBy('id', 'desc')
      .execute()
    for (const row of rows) found.set(row.message_id, [...(found.get(row.message_id) ?? []), toUpdate(row)])
    return found
  }
  const whole = async (rows: readonly Selectable<CrisisMessageTable>[]): Promise<StoredCrisisMessage[]> => {
    const updates = await updatesOf(rows.map(({ id }) => id))
    return rows.map((row) => toMessage(row, updates.get(row.id) ?? []))
  }
  const read = async (): Promise<StoredCrisisMessage[]> =>
    whole(
      await database.db.selectFrom('crisis_message').selectAll().orderBy('id', 'desc').limit(mostMessages).execute(),
    )
  const find = async (id: string): Promise<StoredCrisisMessage | undefined> => {
    const [message] = await whole(
      await database.db.selectFrom('crisis_message').selectAll().where('id', '=', id).execute(),
    )
    return message
  }
  const waitForTurn = (): void => {
    const next = nextTurn(messages, now())
    turn = next === null ? Number.POSITIVE_INFINITY : Date.parse(next)
  }
  const refresh = async (): Promise<void> => {
    messages = await read()
    const next = JSON.stringify(messages)
    if (next !== state) version += 1
    state = next
    waitForTurn()
  }
  const refreshQuietly = () => void refresh().catch(() => undefined)
  const announce = async (id: string): Promise<void> => {
    await refresh()
    database.afterCommit(() => void database.notify(channel, id).catch(() => undefined))
  }
  await refresh()
  await database.listen(channel, refreshQuietly)
  const timer =
    database.dialect.name === 'postgres' ? setInterval(refreshQuietly, lookAgainMilliseconds).unref() : undefined

  const forReaders = (locale: string): StoredCrisisMessage[] =>
    messages.filter(({ active, languages }) => active && (languages.length === 0 || languages.includes(locale)))

  return {
    published: (locale) => {
      const at = now()
      return forReaders(locale).filter((message) => isInForce(stateOf(message, at)))
    },
    remembered: (locale) => {
      const at = now()
      const begin = historyBegin(clock.now())
      return forReaders(locale).filter(
        (message) => stateOf(message, at) !== 'planned' && (endOf(message, at) ?? at) >= begin,
      )
    },
    version: () => {
      if (clock.now().getTime() >= turn) {
        version += 1
        waitForTurn()
      }
      return version
    },
    now,
    list: read,
    find,
    create: async (draft, by) => {
      const at = clock.now()
      const id = newRowId(at)
      await database.db
        .insertInto('crisis_message')
        .values({
          id,
          ...toRow(draft),
          published_at: draft.active ? at.toISOString() : null,
          changed_at: at.toISOString(),
          changed_by: by,
        })
        .execute()
      await announce(id)
      return (await find(id))!
    },
    replace: async (id, draft, by) => {
      const before = await find(id)
      if (!before) return undefined
      const at = now()
      await database.db
        .updateTable('crisis_message')
        .set({
          ...toRow(draft),
          published_at: before.publishedAt ?? (before.active ? before.changedAt : draft.active ? at : null),
          changed_at: at,
          changed_by: by,
        })
        .where('id', '=', id)
        .execute()
      await announce(id)
      return find(id)
    },
    remove: async (id) => {
      const { numDeletedRows } = await database.db.deleteFrom('crisis_message').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) await announce(id)
      return numDeletedRows > 0n
    },
    addUpdate: async (id, text, by, shownMinutes) => {
      const at = clock.now()
      await database.db
        .insertInto('crisis_update')
        .values({
          id: newRowId(at),
          message_id: id,
          at: at.toISOString(),
          by,
          texts: JSON.stringify(text),
          is_resolution: toFlag(shownMinutes !== undefined),
        })
        .execute()
      await database.db
        .updateTable('crisis_message')
        .set({
          ...(shownMinutes === undefined
            ? {}
            : {
                resolved_at: at.toISOString(),
                shown_until: new Date(at.getTime() + shownMinutes * 60_000).toISOString(),
              }),
          changed_at: at.toISOString(),
          changed_by: by,
        })
        .where('id', '=', id)
        .execute()
      await announce(id)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
