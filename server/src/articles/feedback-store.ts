import { sql } from 'kysely'
import type { FeedbackRequest } from '#generated/server/schemas.ts'
import { newToken, sha256 } from '../lib/ids.ts'
import type { Place } from '../platform/page-place.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Database } from '../storage/database.ts'
import { hasRow } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import { withinScope } from '../storage/within-scope.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { ArticleFeedbackTable, ArticlesTables } from './tables.ts'

interface FeedbackEntry {
  articleId: string
  locale: string
  contentVersion: string
  createdAt: string
  feedback: FeedbackRequest
}

interface FeedbackFilter {
  articleId?: string | undefined
  locale?: string | undefined
  isHelpful?: boolean | undefined
  isWorded?: boolean | undefined
}

const keptDays = 730

/** Account, else session (OD-48). The session itself is never stored. */
const readerOf = (visitor: Visitor): string =>
  visitor.kind === 'player' ? `account:${visitor.account.id}` : `session:${sha256(visitor.sessionId)}`

export const createFeedbackStore = (database: Database<ArticlesTables>) => ({
  async hasGiven(articleId: string, visitor: Visitor) {
    return hasRow(
      database.db
        .selectFrom('article_feedback')
        .select('article_id')
        .where('article_id', '=', articleId)
        .where('reader', '=', readerOf(visitor)),
    )
  },

  /** False when this reader has said something about this article before; two requests at once cannot both be first. */
  async add(visitor: Visitor, { articleId, locale, contentVersion, createdAt, feedback }: FeedbackEntry) {
    const result = await database.db
      .insertInto('article_feedback')
      .values({
        article_id: articleId,
        reader: readerOf(visitor),
        account_id: visitor.kind === 'player' ? visitor.account.id : null,
        locale,
        helpful: toFlag(feedback.helpful),
        feedback: feedback.feedback ?? null,
        find_rating: feedback.findRating ?? null,
        understand_rating: feedback.understandRating ?? null,
        need_rating: feedback.needRating ?? null,
        translation_rating: feedback.translationRating ?? null,
        not_relevant: toFlag(feedback.notRelevant ?? false),
        poorly_written: toFlag(feedback.poorlyWritten ?? false),
        did_not_work: toFlag(feedback.didNotWork ?? false),
        policy: toFlag(feedback.policy ?? false),
        not_understandable: toFlag(feedback.notUnderstandable ?? false),
        content_version: contentVersion,
        created_at: createdAt,
      } satisfies WholeRow<ArticleFeedbackTable>)
      .onConflict((conflict) => conflict.columns(['article_id', 'reader']).doNothing())
      .executeTakeFirst()
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  /** Newest first, for those who write articles. */
  async page({ articleId, locale, isHelpful, isWorded }: FeedbackFilter, before: Place | undefined, limit: number) {
    let query = database.db
      .selectFrom('article_feedback')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('article_id')
      .orderBy('reader')
      .limit(limit)
    if (articleId !== undefined) query = query.where('article_id', '=', articleId)
    if (locale !== undefined) query = query.where('locale', '=', locale)
    if (isHelpful !== undefined) query = query.where('helpful', '=', toFlag(isHelpful))
    if (isWorded === true) query = query.where('feedback', 'is not', null)
    if (before !== undefined) query = query.where('created_at', '<=', before.at).offset(before.shown)
    return withinScope(query, { language: 'locale' }, articleId === undefined && locale === undefined).execute()
  },

  /** What one account has said, for its own data export (ground G33). */
  async ofAccount(accountId: string) {
    const rows = await database.db
      .selectFrom('article_feedback')
      .select(['article_id', 'helpful', 'feedback', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('article_id')
      .execute()
    return rows.map((row) => ({
      articleId: row.article_id,
      helpful: row.helpful === 1,
      feedback: row.feedback,
      createdAt: row.created_at,
    }))
  },

  /** Erases the person, keeps the figure: the text goes, and with it every tie to the account. */
  async eraseAccount(accountId: string) {
    await database.db
      .updateTable('article_feedback')
      .set({ reader: sql`'erased:' || ${newToken()}`, account_id: null, feedback: null })
      .where('account_id', '=', accountId)
      .execute()
  },

  /** One reader has one opinion of an article: of two the staying account's counts. */
  async move({ from, into }: { from: string; into: string }) {
    const { db } = database
    const told = db.selectFrom('article_feedback').select('article_id').where('account_id', '=', into)
    await db.deleteFrom('article_feedback').where('account_id', '=', from).where('article_id', 'in', told).execute()
    await db
      .updateTable('article_feedback')
      .set({ account_id: into, reader: `account:${into}` })
      .where('account_id', '=', from)
      .execute()
  },

  /** Two years are enough to mend an article by (CD-358). */
  async sweep(now: Date, signal?: AbortSignal) {
    const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
    await removeOld(database, { table: 'article_feedback', column: 'created_at', before }, { signal })
  },
})

export type FeedbackStore = ReturnType<typeof createFeedbackStore>
