// Crisis messages the desk publishes: tables, and a snapshot in memory that every instance follows (decisions-cases L,
// promises O13, CD-417).
import type { Selectable } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { PackCrisisMessage } from '../content/pack/format.ts'
import type { Content } from '../content/types.ts'
import { escapeHtml } from '../lib/html.ts'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { followTable } from '../storage/followed-table.ts'
import { toFlag, type Flag, type WholeRow } from '../storage/tables.ts'
import type { CrisisMessages } from './ports.ts'
import { endOf, historyBegin, isInForce, nextTurn, stateOf } from './rules.ts'
import type { CrisisMessageTable, CrisisTables, CrisisUpdateTable } from './tables.ts'
import type { CrisisMessageDraft, CrisisTexts, CrisisUpdate, StoredCrisisMessage } from './types.ts'

export type CrisisMessageStore = CrisisMessages & {
  /** Newest first, drafts and past ones too. */
  list: () => Promise<StoredCrisisMessage[]>
  find: (id: string) => Promise<StoredCrisisMessage | undefined>
  create: (draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage>
  /** undefined when there is no such message. */
  replace: (id: string, draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage | undefined>
  remove: (id: string, by: string) => Promise<boolean>
  /** What became known later; with `shownMinutes` it says that the problem is over. Joins the caller's transaction. */
  addUpdate: (id: string, text: CrisisTexts, by: string, shownMinutes?: number) => Promise<void>
  /** Reads anew what an import may have ended. */
  refresh: () => Promise<void>
  stop: () => void
}

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
  id: row.pack_id ?? row.id,
  fromContent: row.pack_id !== null,
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

type Kept =
  | 'id'
  | 'pack_id'
  | 'is_removed'
  | 'published_at'
  | 'resolved_at'
  | 'shown_until'
  | 'changed_at'
  | 'changed_by'
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

interface CrisisMessageDeps {
  database: Database<CrisisTables>
  clock: Clock
  /** The pack's own messages, as they are now. */
  content: () => Pick<Content, 'crisis' | 'importedAt'>
  /** The HTML of some Markdown, made elsewhere. */
  compile: (body: string) => Promise<string>
}

/** A pack's, as long as nobody at the desk has changed it. */
const fromPack = (message: PackCrisisMessage, importedAt: string): StoredCrisisMessage => ({
  id: message.id,
  fromContent: true,
  title: message.title,
  summary: message.summary,
  body: message.body,
  link: message.link,
  active: message.active,
  // A version imported before there was such a thing has none.
  severity: message.severity ?? 'degraded',
  games: message.product === null ? [] : [message.product],
  languages: [],
  places: [],
  topics: [],
  publishedAt: message.active ? importedAt : null,
  startsAt: null,
  endsAt: null,
  resolvedAt: null,
  shownUntil: null,
  macroId: null,
  articleId: null,
  updates: [],
  changedAt: importedAt,
  changedBy: 'content',
})

export const createCrisisMessages = async ({
  database,
  clock,
  content,
  compile,
}: CrisisMessageDeps): Promise<CrisisMessageStore> => {
  let messages: readonly StoredCrisisMessage[] = []
  let laidOver: ReadonlySet<string> = new Set()
  let htmls: ReadonlyMap<string, string> = new Map()
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
  const readRows = () =>
    database.db.selectFrom('crisis_message').selectAll().orderBy('id', 'desc').limit(mostMessages).execute()
  const isThere = ({ is_removed: isRemoved }: { is_removed: Flag }): boolean => isRemoved === 0
  const packIds = (rows: readonly { pack_id: string | null }[]): Set<string> =>
    new Set(rows.flatMap(({ pack_id: id }) => id ?? []))
  /** The desk's, then those of the pack that nobody has changed. */
  const list = async (): Promise<StoredCrisisMessage[]> => {
    const rows = await readRows()
    const changed = packIds(rows)
    const { crisis, importedAt } = content()
    return [
      ...(await whole(rows.filter(isThere))),
      ...crisis.filter(({ id }) => !changed.has(id)).map((message) => fromPack(message, importedAt)),
    ]
  }
  const findRow = (id: string) =>
    database.db
      .selectFrom('crisis_message')
      .selectAll()
      .where((row) => row.or([row('id', '=', id), row('pack_id', '=', id)]))
      .executeTakeFirst()
  const find = async (id: string): Promise<StoredCrisisMessage | undefined> => {
    const row = await findRow(id)
    if (row) return isThere(row) ? (await whole([row]))[0] : undefined
    const { crisis, importedAt } = content()
    const own = crisis.find((message) => message.id === id)
    return own && fromPack(own, importedAt)
  }
  /** The row of a message; a pack's gets one that lies over it. undefined where there is no such message. */
  const rowToChange = async (id: string, by: string): Promise<string | undefined> => {
    const row = await findRow(id)
    if (row) return isThere(row) ? row.id : undefined
    const own = await find(id)
    if (!own) return undefined
    const at = clock.now()
    await database.db
      .insertInto('crisis_message')
      .values({
        id: newRowId(at),
        pack_id: id,
        ...toRow(own),
        published_at: own.publishedAt,
        changed_at: at.toISOString(),
        changed_by: by,
      })
      // A colleague was quicker: theirs is changed.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await findRow(id))?.id
  }
  const waitForTurn = (): void => {
    const next = nextTurn(messages, now())
    turn = next === null ? Number.POSITIVE_INFINITY : Date.parse(next)
  }
  const read = async () => {
    const rows = await readRows()
    const found = await whole(rows.filter(isThere))
    const compiled = new Map<string, string>()
    // One that no thread takes, from before they did, stands as it was written.
    for (const body of new Set(found.filter(({ active }) => active).flatMap((one) => Object.values(one.body))))
      compiled.set(body, await compile(body).catch(() => `<p>${escapeHtml(body)}</p>`))
    return { rows, found, compiled }
  }
  const take = ({ rows, found, compiled }: Awaited<ReturnType<typeof read>>): void => {
    messages = found
    htmls = compiled
    laidOver = packIds(rows)
    const next = JSON.stringify([messages, [...laidOver].sort(), [...htmls]])
    if (next !== state) version += 1
    state = next
    waitForTurn()
  }
  const followed = await followTable({ database, channel: 'crisis_message', read, take })
  const announce = followed.changed

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
    html: (body) => htmls.get(body) ?? '',
    laidOver: () => laidOver,
    refresh: followed.look,
    list,
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
      const rowId = await rowToChange(id, by)
      const before = rowId === undefined ? undefined : await find(id)
      if (rowId === undefined || !before) return undefined
      const at = now()
      await database.db
        .updateTable('crisis_message')
        .set({
          ...toRow(draft),
          published_at: before.publishedAt ?? (before.active ? before.changedAt : draft.active ? at : null),
          changed_at: at,
          changed_by: by,
        })
        .where('id', '=', rowId)
        .execute()
      await announce(id)
      return find(id)
    },
    remove: async (id, by) => {
      const rowId = await rowToChange(id, by)
      if (rowId === undefined) return false
      // A pack's stays away: without its row the pack would speak again.
      await database.db
        .updateTable('crisis_message')
        .set({ is_removed: 1, changed_at: now(), changed_by: by })
        .where('id', '=', rowId)
        .where('pack_id', 'is not', null)
        .execute()
      await database.db.deleteFrom('crisis_message').where('id', '=', rowId).where('pack_id', 'is', null).execute()
      await announce(id)
      return true
    },
    addUpdate: async (id, text, by, shownMinutes) => {
      const rowId = await rowToChange(id, by)
      if (rowId === undefined) return
      const at = clock.now()
      await database.db
        .insertInto('crisis_update')
        .values({
          id: newRowId(at),
          message_id: rowId,
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
        .where('id', '=', rowId)
        .execute()
      await announce(id)
    },
    stop: followed.stop,
  }
}
