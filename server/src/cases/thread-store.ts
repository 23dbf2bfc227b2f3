// What was said in a case, as its thread: written a message at a time, read with what goes on in it.
import { sql } from 'kysely'
import { htmlToText } from '../lib/html.ts'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { NewEvent } from './case-changes.ts'
import { toAttachment } from './case-rows.ts'
import type { CaseWords } from './case-words.ts'
import { mergeThreads } from './merge-threads.ts'
import type { CaseAttachmentTable, CaseEventTable, CasesTables } from './tables.ts'
import { mailField, type CaseEvent, type CaseNumber, type CaseRecord, type NewAttachment } from './types.ts'

/** Letters of a text in which its first line is looked for. */
const beginningLength = 1_000

/** Cases that go on in this one (CD-328). */
export const mergedInto = ({ db }: Pick<Database<CasesTables>, 'db'>, caseId: string): Promise<CaseNumber[]> =>
  db.selectFrom('support_case').select(['id', 'region']).where('merged_into', '=', caseId).orderBy('id').execute()

export const createCaseThreads = (database: Database<CasesTables>, words: Pick<CaseWords, 'add'>) => {
  const numbersOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, CaseNumber>> => {
    if (ids.length === 0) return new Map()
    const named = [...new Set(ids)]
    const rows = await database.db
      .selectFrom('support_case')
      .select(['id', 'region'])
      .where('id', 'in', named)
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  }

  const insertAttachments = async (
    caseId: string,
    position: number,
    at: string,
    attachments: NewAttachment[],
  ): Promise<void> => {
    if (attachments.length === 0) return
    const rows = attachments.map(
      ({ field, name, size, sha256 }, ordinal): WholeRow<CaseAttachmentTable> => ({
        id: newRowId(new Date(at)),
        case_id: caseId,
        position,
        ordinal,
        field,
        name,
        size,
        sha256,
        scan: null,
        finding: null,
        note_id: null,
        scan_tries: 0,
        scan_after: null,
      }),
    )
    await database.insert('case_attachment', rows)
  }

  return {
    /** Appends events after those that are there. Call inside a transaction. */
    add: async (record: CaseRecord, events: readonly NewEvent[]) => {
      const caseId = record.id
      for (const [index, event] of events.entries()) {
        const position = record.eventCount + index
        const readable = event.isCompany && event.text !== null ? htmlToText(event.text) : null
        await database.insert('case_event', [
          {
            case_id: caseId,
            position,
            event_type: event.eventType,
            alternate_name: event.alternateName,
            author: event.author,
            text: event.text,
            words: readable,
            is_company: toFlag(event.isCompany),
            channel: event.channel,
            via: event.via ?? null,
            written_as: event.writtenAs?.text ?? null,
            written_as_locale: event.writtenAs?.locale ?? null,
            folded: event.folded ?? null,
            split_part: null,
            split_case: null,
            created_at: event.createdAt,
          },
        ])
        if (event.text !== null) await words.add(record, position, readable ?? event.text)
        await insertAttachments(caseId, position, event.createdAt, event.attachments ?? [])
      }
    },

    /** How each of these cases begins, by its id: the player's own text or as much of it as a line may need (CD-125). */
    beginnings: async (caseIds: readonly string[]) => {
      if (caseIds.length === 0) return new Map<string, string>()
      const rows = await database.db
        .selectFrom('case_event')
        .select(['case_id', sql<string>`substr(text, 1, ${beginningLength})`.as('text')])
        .where('case_id', 'in', caseIds)
        .where('position', '=', 0)
        .where('event_type', '=', 'CONTACT')
        .where('is_company', '=', 0)
        .where('text', 'is not', null)
        .execute()
      return new Map(rows.map((row) => [row.case_id, row.text]))
    },

    /** Oldest first, with what was written in cases that go on in it (decisions-cases C15). */
    read: async (caseId: string) => {
      const merged = await mergedInto(database, caseId)
      const ids = [caseId, ...merged.map(({ id }) => id)]
      const rows = await database.db
        .selectFrom('case_event')
        .selectAll()
        .where('case_id', 'in', ids)
        .orderBy('case_id')
        .orderBy('position')
        .execute()
      const files = await database.db
        .selectFrom('case_attachment')
        .selectAll()
        .where('case_id', 'in', ids)
        .where('field', '<>', mailField)
        .orderBy('position')
        .orderBy('ordinal')
        .execute()
      const numberOf = await numbersOf(rows.flatMap((row) => row.split_case ?? []))
      const filesOf = Map.groupBy(files, (file) => `${file.case_id} ${file.position}`)
      const rowsOf = Map.groupBy(rows, (row) => row.case_id)
      const splitOf = (row: Pick<CaseEventTable, 'split_part' | 'split_case'>): CaseEvent['split'] => {
        const other = row.split_case === null ? undefined : numberOf.get(row.split_case)
        return row.split_part === null || other === undefined ? null : { part: row.split_part, case: other }
      }
      const threadOf = (from: CaseNumber | null): CaseEvent[] =>
        (rowsOf.get(from?.id ?? caseId) ?? []).map((row) => ({
          position: row.position,
          eventType: row.event_type,
          alternateName: row.alternate_name,
          author: row.author,
          text: row.text,
          isCompany: row.is_company === 1,
          channel: row.channel,
          via: row.via,
          writtenAs:
            row.written_as === null || row.written_as_locale === null
              ? null
              : { text: row.written_as, locale: row.written_as_locale },
          folded: row.folded,
          createdAt: row.created_at,
          attachments: (filesOf.get(`${row.case_id} ${row.position}`) ?? []).map(toAttachment),
          from,
          split: splitOf(row),
        }))
      return mergeThreads([threadOf(null), ...merged.map(threadOf)])
    },
  }
}
