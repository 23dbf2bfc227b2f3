/**
 * What the desk changed of the pack's crisis messages (CD-426): it lies over the pack until an import brings another
 * message, and stands in what is exported, so that a push over it is refused like any other (CD-403).
 */
import { isMap, isSeq, parseDocument } from 'yaml'
import type { AnyDatabase } from '../storage/database.ts'
import type { PackDocument } from './pack/document.ts'
import type { PackCrisisMessage } from './pack/format.ts'
import type { ReadRichText } from './pack/rich-text.ts'

export interface CrisisEdit {
  rowId: string
  /** The pack's id of it. */
  id: string
  isOver: boolean
  /** As it would stand in the pack, its texts as they were written; null: taken away. */
  written: PackCrisisMessage | null
}

/** Of the crisis room's table; times, places, topics and updates have no place in a pack. */
interface Row {
  id: string
  pack_id: string | null
  title: string
  summary: string
  body: string
  link: string | null
  games: string | null
  severity: PackCrisisMessage['severity']
  is_active: 0 | 1
  is_removed: 0 | 1
  resolved_at: string | null
  ends_at: string | null
}
const columns = [
  'id',
  'pack_id',
  'title',
  'summary',
  'body',
  'link',
  'games',
  'severity',
  'is_active',
  'is_removed',
  'resolved_at',
  'ends_at',
] as const satisfies (keyof Row)[]

const textsOf = (text: string): Record<string, string> => JSON.parse(text) as Record<string, string>

const toEdit = (row: Row, now: string): CrisisEdit => {
  const isOver = row.resolved_at !== null || (row.ends_at !== null && row.ends_at <= now)
  const [product = null] = JSON.parse(row.games ?? '[]') as string[]
  return {
    rowId: row.id,
    id: row.pack_id!,
    isOver,
    written:
      row.is_removed === 1
        ? null
        : {
            id: row.pack_id!,
            title: textsOf(row.title),
            summary: textsOf(row.summary),
            body: textsOf(row.body),
            link: row.link,
            product,
            severity: row.severity,
            active: row.is_active === 1 && !isOver,
          },
  }
}

export const readCrisisEdits = async (database: AnyDatabase, now = new Date()): Promise<CrisisEdit[]> => {
  const rows: Row[] = await database.db
    .selectFrom('crisis_message')
    .select(columns)
    .where('pack_id', 'is not', null)
    .orderBy('pack_id')
    .execute()
  return rows.map((row) => toEdit(row, now.toISOString()))
}

/** As the reader of packs takes it in: its Markdown is HTML. */
const compiled = async (
  message: PackCrisisMessage,
  videoHosts: readonly string[],
  readRichText: ReadRichText,
): Promise<PackCrisisMessage> => {
  const body: Record<string, string> = {}
  for (const [locale, text] of Object.entries(message.body)) body[locale] = await readRichText({ text, videoHosts })
  return { ...message, body }
}
const videoHostsOf = ({ pack }: PackDocument): readonly string[] => pack.settings.videoHosts

export const withCrisisEdits = async (
  document: PackDocument,
  edits: readonly CrisisEdit[],
  readRichText: ReadRichText,
): Promise<PackDocument> => {
  if (edits.length === 0) return document
  const over = new Map<string, PackCrisisMessage | null>()
  for (const { id, written } of edits)
    over.set(id, written && (await compiled(written, videoHostsOf(document), readRichText)))
  const crisis = document.crisis.flatMap((message) => {
    const now = over.get(message.id)
    return now === undefined ? [message] : now === null ? [] : [now]
  })
  return { ...document, crisis }
}

/** The file of a pack with them; all other messages stay as they were written, comments included. */
export const crisisFileWith = (text: string, edits: readonly CrisisEdit[]): string => {
  const file = parseDocument(text)
  const list = file.contents
  if (edits.length === 0 || !isSeq(list)) return text
  for (const { id, written } of edits) {
    const index = list.items.findIndex((item) => isMap(item) && String(item.get('id')) === id)
    if (index === -1) continue
    if (written === null) list.delete(index)
    else file.setIn([index], file.createNode(written))
  }
  return file.toString({ lineWidth: 0 })
}

/**
 * An import is taken in: what it brings as the desk has it stays with all that belongs to it; of the rest the pack speaks
 * again, and what was over stays in the history as the desk's own.
 */
export const endCrisisEdits = async (
  database: AnyDatabase,
  incoming: PackDocument,
  readRichText: ReadRichText,
): Promise<void> => {
  const edits = await readCrisisEdits(database)
  for (const { rowId, id, isOver, written } of edits) {
    const theirs = incoming.crisis.find((message) => message.id === id)
    const mine = written === null ? undefined : await compiled(written, videoHostsOf(incoming), readRichText)
    if (mine !== undefined && JSON.stringify(mine) === JSON.stringify(theirs)) continue
    const { db } = database
    if (isOver && written !== null)
      await db.updateTable('crisis_message').set({ pack_id: null }).where('id', '=', rowId).execute()
    else await db.deleteFrom('crisis_message').where('id', '=', rowId).execute()
  }
  if (edits.length > 0)
    database.afterCommit(() => void database.notify('crisis_message', 'ended').catch(() => undefined))
}
