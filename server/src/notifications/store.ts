// Rows of what players want of their mails.
import type { Selectable } from 'kysely'
import type { MailPreferences } from '#generated/server/schemas.ts'
import type { Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { MailDigestItemTable, MailPreferenceTable, NotificationsTables } from './tables.ts'

export type DigestItem = Selectable<MailDigestItemTable>

export interface NotificationStore {
  preferencesOf: (accountId: string) => Promise<MailPreferences>
  choose: (accountId: string, chosen: MailPreferences, at: string) => Promise<void>
  /** Of a case without an account. */
  isRefused: (caseId: string) => Promise<boolean>
  refuse: (caseId: string, at: string) => Promise<void>
  /** A second one of the same kind about the same case is one. */
  gather: (item: DigestItem) => Promise<void>
  /** Oldest first. */
  gathered: (accountId: string) => Promise<DigestItem[]>
  /** Those that came later stay. */
  dropGathered: (items: readonly DigestItem[]) => Promise<void>
  /** For the copy of own data: nothing where nothing was chosen. */
  ofAccount: (accountId: string) => Promise<{ kind: string; recordedAt: string; text: string }[]>
  eraseAccount: (accountId: string) => Promise<void>
}

/** Of whoever has chosen nothing. */
const everything: MailPreferences = { statusNews: true, surveys: true, digest: false }

const preferencesIn = (row: Pick<MailPreferenceTable, 'status_news' | 'surveys' | 'digest'>): MailPreferences => ({
  statusNews: row.status_news === 1,
  surveys: row.surveys === 1,
  digest: row.digest === 1,
})

export const createNotificationStore = (database: Database<NotificationsTables>): NotificationStore => {
  const rowOf = (accountId: string) =>
    database.db.selectFrom('mail_preference').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return {
    preferencesOf: async (accountId) => {
      const row = await rowOf(accountId)
      return row ? preferencesIn(row) : everything
    },
    choose: async (accountId, { statusNews, surveys, digest }, at) => {
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
    isRefused: async (caseId) =>
      (await database.db
        .selectFrom('case_mail_refusal')
        .select('case_id')
        .where('case_id', '=', caseId)
        .executeTakeFirst()) !== undefined,
    refuse: async (caseId, at) => {
      await database.db
        .insertInto('case_mail_refusal')
        .values({ case_id: caseId, refused_at: at })
        .onConflict((conflict) => conflict.column('case_id').doNothing())
        .execute()
    },
    gather: async (item) => {
      await database.db
        .insertInto('mail_digest_item')
        .values(item)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'case_id', 'kind']).doUpdateSet({ happened_at: item.happened_at }),
        )
        .execute()
    },
    gathered: (accountId) =>
      database.db
        .selectFrom('mail_digest_item')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('happened_at')
        .orderBy('case_id')
        .execute(),
    dropGathered: async (items) => {
      for (const item of items)
        await database.db
          .deleteFrom('mail_digest_item')
          .where('account_id', '=', item.account_id)
          .where('case_id', '=', item.case_id)
          .where('kind', '=', item.kind)
          .where('happened_at', '<=', item.happened_at)
          .execute()
    },
    ofAccount: async (accountId) => {
      const row = await rowOf(accountId)
      return row === undefined
        ? []
        : [{ kind: 'mail-preferences', recordedAt: row.changed_at, text: JSON.stringify(preferencesIn(row)) }]
    },
    eraseAccount: async (accountId) => {
      await database.db.deleteFrom('mail_digest_item').where('account_id', '=', accountId).execute()
      await database.db.deleteFrom('mail_preference').where('account_id', '=', accountId).execute()
    },
  }
}
