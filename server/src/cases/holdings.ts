// What the room keeps of a person beside the cases' own erasure (erasure.ts): who filed them, their mails on the way.
import { type Holdings, strangerOf } from '../platform/holdings.ts'
import type { Database } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import { caseMailKinds } from './ports.ts'
import type { CasesTables } from './tables.ts'

interface CaseHoldingsDeps {
  database: Database<CasesTables>
  jobs: Pick<Jobs, 'forgetFailed'>
  /** What the desk's audit says of erased cases in their players' words. */
  forgetSubjects: (caseIds: readonly string[]) => Promise<void>
  /** What belongs to cases goes along as these become another account's. */
  onMoved: (caseIds: readonly string[], move: { from: string; into: string }) => Promise<void>
}

export const createCaseHoldings = ({
  database,
  jobs,
  forgetSubjects,
  onMoved,
}: CaseHoldingsDeps): Holdings<CasesTables> => ({
  columns: {
    'support_case.owner_id': {
      isUse: false,
      // Those something happened to last come first.
      moves: async (move, most) => {
        const rows = await database.db
          .selectFrom('support_case')
          .select('id')
          .where('owner_id', '=', move.from)
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .execute()
        const ids = rows.map(({ id }) => id)
        if (ids.length === 0) return 0
        await onMoved(ids, move)
        await database.db
          .updateTable('support_case')
          .set({ owner_id: move.into })
          .where('id', 'in', ids)
          .where('owner_id', '=', move.from)
          .execute()
        return ids.length
      },
    },
  },
  count: async (accountId) => {
    const { cases } = await database.db
      .selectFrom('support_case')
      .select((expression) => expression.fn.countAll().as('cases'))
      .where('owner_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return { cases: Number(cases) }
  },
  who: async (accountId) => {
    const filed = await database.db
      .selectFrom('support_case')
      .select(['contact_name', 'contact_email', 'region', 'locale'])
      .where('owner_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    if (!filed) return undefined
    const { contact_name: name, contact_email: email, region, locale } = filed
    // Nobody has proven this address: cases filed signed out from it are not taken for this account's.
    return {
      ...strangerOf(accountId),
      displayName: name ?? '',
      region,
      locale,
      ...(email === null ? {} : { email, emailVerified: false }),
    }
  },
  erase: async (_account, { caseIds }) => {
    const gone = new Set<unknown>(caseIds)
    await jobs.forgetFailed(caseMailKinds, ({ caseId }) => gone.has(caseId))
    await forgetSubjects(caseIds)
  },
})
