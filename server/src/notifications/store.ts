import type { Selectable } from 'kysely'
import type { MailPreferences } from '#generated/server/schemas.ts'
import type { Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { MailDigestItemTable, MailPreferenceTable, NotificationsTables } from './tables.ts'

export type DigestItem = Selectable<MailDigestItemTable>

/** Of whoever has chosen nothing. */
const everything: MailPreferences = { statusNews: true, surveys: true, digest: false }

const preferencesIn = (row: Pick<MailPreferenceTable, 'status_news' | 'surveys' | 'digest'>): MailPreferences => ({
  statusNews: row.status_news === 1,
  surveys: row.surveys === 1,
  digest: row.digest === 1,
})

export const createNotificationStore = (database: Database<NotificationsTables>) => {
  const rowOf = (accountId: string) =>
    database.db.selectFrom('mail_preference').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return {
    preferencesOf: async (accountId: string) => {
      const row = await rowOf(accountId)
      return row ? preferencesIn(row) : everything
    },
    choose: async (accountId: string, { statusNews, surveys, digest }: MailPreferences, at: string) => {
      const row = {
        account_id: accountId,
        status_news: toFlag(statusNews),
        surveys: toFlag(surveys),
        digest: toFlag(digest),
        changed_at: at,
      } satisfies WholeRow<MailPreferenceTable>
      const { account_id: _id, ...values } = row
      await database.db
        .insertInto('mail_preference')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute()
    },
    /** Of a case without an account. */
    isRefused: async (caseId: string) =>
      (await database.db
        .selectFrom('case_mail_refusal')
        .select('case_id')
        .where('case_id', '=', caseId)
        .executeTakeFirst()) !== undefined,
    refuse: async (caseId: string, at: string) => {
      await database.db
        .insertInto('case_mail_refusal')
        .values({ case_id: caseId, refused_at: at })
        .onConflict((conflict) => conflict.column('case_id').doNothing())
        .execute()
    },
    /** A second one of the same kind about the same case is one. */
    gather: async (item: DigestItem) => {
      await database.db
        .insertInto('mail_digest_item')
        .values(item)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'case_id', 'kind']).doUpdateSet({ happened_at: item.happened_at }),
        )
        .execute()
    },
    /** Oldest first. */
    gathered: (accountId: string) =>
      database.db
        .selectFrom('mail_digest_item')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('happened_at')
        .orderBy('case_id')
        .execute(),
    /** Those that came later stay. */
    dropGathered: async (items: readonly DigestItem[]) => {
      for (const item of items)
        await database.db
          .deleteFrom('mail_digest_item')
          .where('account_id', '=', item.account_id)
          .where('case_id', '=', item.case_id)
          .where('kind', '=', item.kind)
          .where('happened_at', '<=', item.happened_at)
          .execute()
    },
    /** For the copy of own data: nothing where nothing was chosen. */
    ofAccount: async (accountId: string) => {
      const row = await rowOf(accountId)
      return row === undefined
        ? []
        : [{ kind: 'mail-preferences', recordedAt: row.changed_at, text: JSON.stringify(preferencesIn(row)) }]
    },
    eraseAccount: async (accountId: string) => {
      await database.db.deleteFrom('mail_digest_item').where('account_id', '=', accountId).execute()
      await database.db.deleteFrom('mail_preference').where('account_id', '=', accountId).execute()
    },
  }
}

export type NotificationStore = ReturnType<typeof createNotificationStore>
