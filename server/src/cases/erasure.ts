// Everything the cases room holds of one account: to list it, and to erase it (ground G33).
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'

/** PostgreSQL takes at most 65,535 parameters a statement, SQLite 32,766. */
const perStatement = 1_000

const inParts = async (values: readonly string[], work: (part: string[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < values.length; start += perStatement)
    await work(values.slice(start, start + perStatement))
}

const present = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

/** `onErased` is told within the transaction. */
export const createCaseErasure = (
  database: Database<CasesTables>,
  onErased: (caseIds: readonly string[]) => Promise<void> = async () => undefined,
) => ({
  idsOf: async (accountId: string) => {
    const rows = await database.db
      .selectFrom('support_case')
      .select('id')
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  /**
   * Removes the account's cases with thread, files' rows and notes, and those filed signed out from its proven mail
   * address.
   */
  erase: async (accountId: string, provenEmail: string | null) => {
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
      await db.deleteFrom('case_search').where('case_id', 'in', part).execute()
      await db.deleteFrom('case_note').where('case_id', 'in', part).execute()
      const events = await db.deleteFrom('case_event').where('case_id', 'in', part).returning('text').execute()
      texts.push(...events.flatMap(({ text }) => text ?? []))
      await db.deleteFrom('support_case').where('id', 'in', part).execute()
    })
    await onErased(caseIds)
    return {
      caseIds,
      hashes: [...new Set(hashes)],
      texts,
      emails: present(cases.map((one) => one.contact_email)),
      phones: present(cases.map((one) => one.contact_phone)),
    }
  },
})
