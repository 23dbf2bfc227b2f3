// Which mails were taken, and what of a mail is for the desk alone. The same on SQLite and PostgreSQL.
import { newRowId, sha256 } from '../../lib/ids.ts'
import type { Database } from '../../storage/database.ts'
import { hasRow } from '../../storage/any-row.ts'
import { removeOld } from '../../storage/sweeps.ts'
import type { WholeRow } from '../../storage/tables.ts'
import type { CaseAttachmentTable, CaseMailReturnTable, CaseMailTable, CasesTables } from '../tables.ts'
import { mailField } from '../types.ts'

/** Author of a note that was a mail; no subject of an identity provider looks like it. */
export const mailNoteAuthor = 'system:mail'

const fingerprintOf = (caseId: string, identity: string): string => sha256(`${caseId}\n${identity}`)

export const createCaseMailStore = (database: Database<CasesTables>) => ({
  has: async (caseId: string, identity: string) =>
    (await database.db
      .selectFrom('case_mail')
      .select('fingerprint')
      .where('fingerprint', '=', fingerprintOf(caseId, identity))
      .executeTakeFirst()) !== undefined,

  /** Within the transaction that stores what came with it. @returns false when it was taken already */
  take: (caseId: string, identity: string, receivedAt: string) =>
    hasRow(
      database.db
        .insertInto('case_mail')
        .values({
          fingerprint: fingerprintOf(caseId, identity),
          case_id: caseId,
          received_at: receivedAt,
        } satisfies WholeRow<CaseMailTable>)
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returning('fingerprint'),
    ),

  /** Within a transaction, when the mail itself is kept with it. */
  addNote: async (
    caseId: string,
    {
      text,
      writtenAt,
      mail,
    }: { text: string; writtenAt: string; mail?: { filename: string; size: number; sha256: string } | undefined },
  ) => {
    const id = newRowId(new Date(writtenAt))
    await database.write(
      database.db.insertInto('case_note').values({
        id,
        case_id: caseId,
        author: mailNoteAuthor,
        text,
        written_at: writtenAt,
      }),
    )
    if (mail === undefined) return
    await database.insert('case_attachment', [
      {
        id: newRowId(new Date(writtenAt)),
        case_id: caseId,
        // No message has this place.
        position: -1,
        ordinal: 0,
        field: mailField,
        name: mail.filename,
        size: mail.size,
        sha256: mail.sha256,
        scan: null,
        finding: null,
        note_id: id,
        scan_tries: 0,
        scan_after: null,
      } satisfies WholeRow<CaseAttachmentTable>,
    ])
  },

  /** Mails to the case's address come back. @returns whether that is new */
  setReturned: (caseId: string, at: string) =>
    hasRow(
      database.db
        .insertInto('case_mail_return')
        .values({ case_id: caseId, returned_at: at } satisfies WholeRow<CaseMailReturnTable>)
        .onConflict((conflict) => conflict.column('case_id').doNothing())
        .returning('case_id'),
    ),

  /** They arrive. */
  clearReturned: async (caseId: string) => {
    await database.db.deleteFrom('case_mail_return').where('case_id', '=', caseId).execute()
  },

  /** Mails nobody sends again any more. */
  forget: async (before: string, signal?: AbortSignal) => {
    await removeOld(database, { table: 'case_mail', column: 'received_at', before }, { signal })
  },
})

export type CaseMailStore = ReturnType<typeof createCaseMailStore>
