// Rows of the requests about own data, and the erasure of a player's cases.
import { sql, type Selectable, type Updateable } from 'kysely'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import type { DataRequestTable } from './tables.ts'
import '../cases/note-tables.ts'
import '../cases/tables.ts'

export type DataRequestRow = Selectable<DataRequestTable>

/** `texts`: subjects and what was written, to find the same words elsewhere. */
export type ErasedCases = { caseIds: string[]; hashes: string[]; emails: string[]; phones: string[]; texts: string[] }

export type OwnDataStore = {
  insert: (row: DataRequestRow) => Promise<void>
  find: (id: string) => Promise<DataRequestRow | undefined>
  /** Newest first. */
  list: (accountKey: string, since: string) => Promise<DataRequestRow[]>
  update: (id: string, change: Updateable<DataRequestTable>) => Promise<void>
  audit: (requestId: string, action: string, at: Date) => Promise<void>
  audited: (requestId: string) => Promise<{ action: string; at: string }[]>
  caseIdsOf: (accountId: string) => Promise<string[]>
  /**
   * Removes the account's cases with thread, files' rows and notes, and those filed signed out from its proven mail
   * address.
   * The survey's ratings stay without their words: figures, no person.
   */
  eraseCases: (accountId: string, provenEmail: string | null) => Promise<ErasedCases>
  /** Copies of an account that could still be fetched. */
  dropCopies: (accountKey: string) => Promise<void>
  sweep: (now: Date) => Promise<void>
}

const keptMonths = 24
/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const perStatement = 1_000

const inParts = async (values: readonly string[], work: (part: string[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < values.length; start += perStatement)
    await work(values.slice(start, start + perStatement))
}

const present = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

export const createOwnDataStore = (database: Database): OwnDataStore => ({
  insert: async (row) => {
    await database.db.insertInto('data_request').values(row).execute()
  },
  find: (id) => database.db.selectFrom('data_request').selectAll().where('id', '=', id).executeTakeFirst(),
  list: (accountKey, since) =>
    database.db
      .selectFrom('data_request')
      .selectAll()
      .where('account_key', '=', accountKey)
      .where('requested_at', '>=', since)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
  update: async (id, change) => {
    await database.db.updateTable('data_request').set(change).where('id', '=', id).execute()
  },
  audit: async (requestId, action, at) => {
    await database.db
      .insertInto('data_request_audit')
      .values({ id: newRowId(at), request_id: requestId, action, at: at.toISOString() })
      .execute()
  },
  audited: (requestId) =>
    database.db
      .selectFrom('data_request_audit')
      .select(['action', 'at'])
      .where('request_id', '=', requestId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  caseIdsOf: async (accountId) => {
    const rows = await database.db
      .selectFrom('support_case')
      .select('id')
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  eraseCases: async (accountId, provenEmail) => {
    const { db } = database
    const cases = await db
      .selectFrom('support_case')
      .select(['id', 'subject', 'contact_email', 'contact_phone'])
      .where((expression) =>
        expression.or([
          expression('owner_id', '=', accountId),
          ...(provenEmail === null
            ? []
            : [
                expression.and([
                  expression('owner_id', 'is', null),
                  sql<boolean>`lower(contact_email) = ${provenEmail.toLowerCase()}`,
                ]),
              ]),
        ]),
      )
      .execute()
    const caseIds = cases.map(({ id }) => id)
    const hashes: string[] = []
    const texts = cases.map(({ subject }) => subject)
    await inParts(caseIds, async (part) => {
      const files = await db.deleteFrom('case_attachment').where('case_id', 'in', part).returning('sha256').execute()
      hashes.push(...files.map(({ sha256 }) => sha256))
      await db.deleteFrom('case_note').where('case_id', 'in', part).execute()
      const events = await db.deleteFrom('case_event').where('case_id', 'in', part).returning('text').execute()
      texts.push(...events.flatMap(({ text }) => text ?? []))
      await db.updateTable('survey_answer').set({ feedback: null }).where('case_id', 'in', part).execute()
      await db.deleteFrom('support_case').where('id', 'in', part).execute()
    })
    return {
      caseIds,
      hashes: [...new Set(hashes)],
      texts,
      emails: present(cases.map((one) => one.contact_email)),
      phones: present(cases.map((one) => one.contact_phone)),
    }
  },

  dropCopies: async (accountKey) => {
    await database.db
      .updateTable('data_request')
      .set({ state: 'EXPIRED', copy: null })
      .where('account_key', '=', accountKey)
      .where('kind', '=', 'EXPORT')
      .where('state', 'in', ['QUEUED', 'RUNNING', 'READY'])
      .execute()
  },

  sweep: async (now) => {
    const { db } = database
    await db
      .updateTable('data_request')
      .set({ state: 'EXPIRED', copy: null })
      .where('state', '=', 'READY')
      .where('expires_at', '<=', now.toISOString())
      .execute()
    const oldest = new Date(now)
    oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
    await db.deleteFrom('data_request').where('requested_at', '<', oldest.toISOString()).execute()
    await db.deleteFrom('data_request_audit').where('at', '<', oldest.toISOString()).execute()
  },
})
