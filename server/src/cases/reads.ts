// What other rooms may ask of cases: facts by name. What their lists show of a case they join by `joined`, so that a list
// stays one statement; it is the table under its name, with the columns that others may read.
import { sql, type Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { type BorneScope, fewOf, isThereWithin, withinScope } from '../storage/within-scope.ts'
import type { CasesTables, SupportCaseTable } from './tables.ts'

type Joined = Pick<
  Selectable<SupportCaseTable>,
  | 'contact_name'
  | 'contact_phone'
  | 'created_at'
  | 'due_at'
  | 'due_kind'
  | 'id'
  | 'locale'
  | 'merged_into'
  | 'owner_id'
  | 'product'
  | 'region'
  | 'status'
  | 'subject'
  | 'team'
>

export const createCaseReads = (database: Pick<Database<CasesTables>, 'db'>) => {
  const cases = () => database.db.selectFrom('support_case')
  const its = { game: 'product', language: 'locale' }
  /** Cases within the caller's scope, by this column. */
  const within = (column: 'id' | 'owner_id'): BorneScope => ({
    holds: (id) =>
      isThereWithin(sql`support_case as scoped_case`, sql<boolean>`${sql.raw(`scoped_case.${column}`)} = ${id}`, {
        game: 'scoped_case.product',
        language: 'scoped_case.locale',
      }),
    few: () => fewOf(withinScope(cases().select(`${column} as id`), its, true)),
  })
  return {
    scope: within('id'),
    /** Of accounts, by their cases. */
    ownerScope: within('owner_id'),
    joined: sql<Joined>`support_case`.as('support_case'),
    isThere: async (id: string): Promise<boolean> =>
      (await cases().select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    scopeOf: (id: string): Promise<{ product: string; locale: string } | undefined> =>
      cases().select(['product', 'locale']).where('id', '=', id).executeTakeFirst(),
    /** Cases that go on in one of these, with that one's id (CD-328). */
    mergedInto: async (ids: readonly string[]): Promise<[id: string, into: string][]> => {
      const merged = await cases().select(['id', 'merged_into']).where('merged_into', 'in', ids).execute()
      return merged.map(({ id, merged_into: into }) => [id, into ?? id])
    },
    /** Open ones whose player asked to be called. */
    askingForCall: (): Promise<{ id: string; created_at: string }[]> =>
      cases()
        .select(['id', 'created_at'])
        .where('contact_channel', '=', 'PHONE_CALLBACK')
        .where('contact_phone', 'is not', null)
        .where('status', '=', 'OPEN')
        .execute(),
    /** How many were resolved in this time that had a survey. */
    countSurveyed: async (from: string, to: string): Promise<number> => {
      const { count } = await cases()
        .select((expression) => expression.fn.countAll().as('count'))
        .where('status', '=', 'RESOLVED')
        .where('cancelled_at', 'is', null)
        .where('owner_id', 'is not', null)
        .where('status_changed_at', '>=', from)
        .where('status_changed_at', '<', to)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Those of these accounts that have a case. */
    ownersAmong: async (accountIds: readonly string[]): Promise<string[]> => {
      const owners = await cases().select('owner_id').distinct().where('owner_id', 'in', accountIds).execute()
      return owners.flatMap((row) => row.owner_id ?? [])
    },
    /** Accounts with a case, in order. */
    ownersAfter: async (after: string, most: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`select distinct owner_id as id from support_case
        where owner_id > ${after} order by owner_id limit ${most}`.execute(database.db)
      return rows.map(({ id }) => id)
    },
    /** Those without an account, by their addresses in order. */
    guestsAfter: async (
      after: string,
      most: number,
    ): Promise<{ email: string; name: string | null; locale: string; at: string }[]> =>
      (
        await sql<{ email: string; name: string | null; locale: string; at: string }>`
          select lower(contact_email) as email, max(contact_name) as name, max(locale) as locale, max(updated_at) as at
          from support_case where owner_id is null and lower(contact_email) > ${after}
          group by lower(contact_email) order by lower(contact_email) limit ${most}`.execute(database.db)
      ).rows,
    /** What an account's newest case says of its player. */
    newestContact: (accountId: string) =>
      cases()
        .select(['contact_name as name', 'contact_email as email', 'locale', 'created_at as at'])
        .where('owner_id', '=', accountId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}

export type CaseReads = ReturnType<typeof createCaseReads>
