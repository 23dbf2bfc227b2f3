// Files of cases as rows: whose they are, what was found in them, and which are still named.
import type { Database } from '../storage/database.ts'
import { toAttachment } from './case-rows.ts'
import type { CasesTables } from './tables.ts'
import { mergedInto } from './thread-store.ts'
import { mailField } from './types.ts'

export const createCaseFileStore = (database: Database<CasesTables>) => ({
  /** Mails of the case as they came (T37), oldest first. */
  mails: async (caseId: string) => {
    const rows = await database.db
      .selectFrom('case_attachment')
      .leftJoin('case_event', (join) =>
        join
          .onRef('case_event.case_id', '=', 'case_attachment.case_id')
          .onRef('case_event.position', '=', 'case_attachment.position'),
      )
      .leftJoin('case_note', 'case_note.id', 'case_attachment.note_id')
      .selectAll('case_attachment')
      .select(['created_at', 'written_at'])
      .where('case_attachment.case_id', 'in', [caseId, ...(await mergedInto(database, caseId)).map(({ id }) => id)])
      .where('field', '=', mailField)
      .orderBy('case_attachment.id')
      .execute()
    return rows.map((row) => ({
      file: toAttachment(row),
      receivedAt: (row.created_at ?? row.written_at)!,
      caseId: row.case_id,
      position: row.position,
      noteId: row.note_id,
    }))
  },

  /** A file of this case; undefined when it is another's or nobody's. */
  attachment: async (caseId: string, fileId: string) => {
    const row = await database.db
      .selectFrom('case_attachment')
      .selectAll()
      .where('id', '=', fileId)
      .where('case_id', 'in', [caseId, ...(await mergedInto(database, caseId)).map(({ id }) => id)])
      .executeTakeFirst()
    return row && toAttachment(row)
  },

  /** Files nobody has looked into and whose time has come, by id; '' begins. `tries`: how often it was in vain. */
  waitingFiles: (now: string, after: string, limit: number) =>
    database.db
      .selectFrom('case_attachment')
      .select(['id', 'sha256', 'scan_tries as tries'])
      .where('scan', 'is', null)
      .where('id', '>', after)
      .where(({ eb, or }) => or([eb('scan_after', 'is', null), eb('scan_after', '<=', now)]))
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Nothing could be told about this content, so often now; until `after` it is left alone. */
  postponeScan: async (sha256: string, tries: number, after: string) => {
    await database.write(
      database.db
        .updateTable('case_attachment')
        .set({ scan_tries: tries, scan_after: after })
        .where('sha256', '=', sha256)
        .where('scan', 'is', null),
    )
  },

  waitingCount: async () => {
    const { count } = await database.db
      .selectFrom('case_attachment')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('scan', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Of every row with this content: one that was clean before knew less. */
  noteScan: async (sha256: string, found: string | null) => {
    const rows = database.db
      .updateTable('case_attachment')
      .set(found === null ? { scan: 'clean' } : { scan: 'found', finding: found })
      .where('sha256', '=', sha256)
    await database.write(found === null ? rows.where('scan', 'is', null) : rows)
  },

  /** Which of these files a case still names and may keep. */
  referenced: async (hashes: string[]) => {
    const rows = await database.db
      .selectFrom('case_attachment')
      .select('sha256')
      .distinct()
      .where('sha256', 'in', hashes)
      // What harmful content was found in is not kept (T13).
      .where((expression) => expression.or([expression('scan', 'is', null), expression('scan', '<>', 'found')]))
      .execute()
    return rows.map((row) => row.sha256)
  },
})

export type CaseFileStore = ReturnType<typeof createCaseFileStore>
