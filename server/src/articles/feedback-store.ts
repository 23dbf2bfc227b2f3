import type { FeedbackRequest } from '#generated/server/schemas.ts'
import { sha256 } from '../lib/ids.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Database } from '../storage/database.ts'
import { toFlag } from '../storage/tables.ts'
import './tables.ts'

export interface FeedbackEntry { articleId: string; locale: string; contentVersion: string; createdAt: string; feedback: FeedbackRequest }

export interface FeedbackStore {
  hasGiven(articleId: string, visitor: Visitor): Promise<boolean>
  /** False when this reader has said something about this article before; two requests at once cannot both be first. */
  add(visitor: Visitor, entry: FeedbackEntry): Promise<boolean>
}

/** Account, else session (OD-48). The session itself is never stored. */
const readerOf = (visitor: Visitor): string => (visitor.kind === 'player' ? `account:${visitor.account.id}` : `session:${sha256(visitor.sessionId)}`)

export const createFeedbackStore = (database: Database): FeedbackStore => ({
  async hasGiven(articleId, visitor) {
    const row = await database.db
      .selectFrom('article_feedback')
      .select('article_id')
      .where('article_id', '=', articleId)
      .where('reader', '=', readerOf(visitor))
      .executeTakeFirst()
    return row !== undefined
  },

  async add(visitor, { articleId, locale, contentVersion, createdAt, feedback }) {
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
      })
      .onConflict((conflict) => conflict.columns(['article_id', 'reader']).doNothing())
      .executeTakeFirst()
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
  },
})
