// Crisis messages the desk publishes: a table, and a snapshot in memory that every instance follows (decisions-cases L,
// promises O13).
import type { Selectable } from 'kysely'
import { richText } from '../content/pack/rich-text.ts'
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { lookAgainMilliseconds, type Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { CrisisMessages } from './ports.ts'
import type { CrisisMessageTable } from './tables.ts'

type Texts = Record<string, string>
export interface CrisisMessageDraft {
  title: Texts
  summary: Texts
  body: Texts
  link: string | null
  game: string | null
  active: boolean
}
export type StoredCrisisMessage = CrisisMessageDraft & { id: string; changedAt: string; changedBy: string }

export type CrisisMessageStore = CrisisMessages & {
  /** Newest first, the inactive ones too. */
  list: () => Promise<StoredCrisisMessage[]>
  create: (draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage>
  /** undefined when there is no such message. */
  replace: (id: string, draft: CrisisMessageDraft, by: string) => Promise<StoredCrisisMessage | undefined>
  remove: (id: string) => Promise<boolean>
  stop: () => void
}

const channel = 'crisis_message'

const toMessage = (row: Selectable<CrisisMessageTable>): StoredCrisisMessage => ({
  id: row.id,
  title: JSON.parse(row.title) as Texts,
  summary: JSON.parse(row.summary) as Texts,
  body: JSON.parse(row.body) as Texts,
  link: row.link,
  game: row.game,
  active: row.is_active === 1,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})

const toRow = ({ title, summary, body, link, game, active }: CrisisMessageDraft) =>
  ({
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    body: JSON.stringify(body),
    link,
    game,
    is_active: toFlag(active),
  }) satisfies Omit<WholeRow<CrisisMessageTable>, 'id' | 'changed_at' | 'changed_by'>

export interface CrisisMessageDeps {
  database: Database
  clock: Clock
  defaultLocale: () => string
  videoHosts: () => readonly string[]
}

export const createCrisisMessages = async ({
  database,
  clock,
  defaultLocale,
  videoHosts,
}: CrisisMessageDeps): Promise<CrisisMessageStore> => {
  let messages: readonly StoredCrisisMessage[] = []
  let state = ''
  let version = 0

  const read = async (): Promise<StoredCrisisMessage[]> => {
    const rows = await database.db.selectFrom('crisis_message').selectAll().orderBy('id', 'desc').execute()
    return rows.map((row) => toMessage(row))
  }
  const refresh = async (): Promise<void> => {
    messages = await read()
    const next = JSON.stringify(messages)
    if (next !== state) version += 1
    state = next
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

  return {
    published: (locale) =>
      messages
        .filter(({ active }) => active)
        .map(({ id, title, summary, body, link, game }) => {
          const say = (texts: Texts): string => texts[locale] ?? texts[defaultLocale()] ?? ''
          return {
            id,
            title: say(title),
            summary: say(summary),
            body: richText(say(body), { videoHosts: videoHosts() }),
            link,
            product: game,
            active: true,
          }
        }),
    version: () => version,
    list: read,
    create: async (draft, by) => {
      const now = clock.now()
      const message = { ...draft, id: newRowId(now), changedAt: now.toISOString(), changedBy: by }
      await database.db
        .insertInto('crisis_message')
        .values({ id: message.id, ...toRow(draft), changed_at: message.changedAt, changed_by: by })
        .execute()
      await announce(message.id)
      return message
    },
    replace: async (id, draft, by) => {
      const changedAt = clock.now().toISOString()
      const { numUpdatedRows } = await database.db
        .updateTable('crisis_message')
        .set({ ...toRow(draft), changed_at: changedAt, changed_by: by })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return undefined
      await announce(id)
      return { ...draft, id, changedAt, changedBy: by }
    },
    remove: async (id) => {
      const { numDeletedRows } = await database.db.deleteFrom('crisis_message').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows > 0n) await announce(id)
      return numDeletedRows > 0n
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
