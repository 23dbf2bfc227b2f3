// What players wrote when they filed past cases: read for learning, page by page so that requests come in between, and
// kept nowhere.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'

export interface PastCase {
  topicId: number
  product: string
  locale: string
  author: string
  text: string
}

const newestDays = 365
const mostCases = 4_000
const page = 250
const longestText = 2_000

/**
 * Newest first. A cancelled case was perhaps filed under the wrong topic; one the desk moved counts where it is now.
 */
export const createPastDescriptions =
  ({ database, clock }: { database: Database<CasesTables>; clock: Clock }) =>
  async (product: string, locale: string): Promise<PastCase[]> => {
    const oldest = new Date(clock.now().getTime() - newestDays * 86_400_000).toISOString()
    const found: PastCase[] = []
    for (let offset = 0; offset < mostCases; offset += page) {
      const rows = await database.db
        .selectFrom('support_case')
        .innerJoin('case_event', (join) =>
          join.onRef('case_event.case_id', '=', 'support_case.id').on('case_event.position', '=', 0),
        )
        .select(['support_case.id', 'support_case.owner_id', 'support_case.category_id', 'case_event.text'])
        .where('support_case.product', '=', product)
        .where('support_case.locale', '=', locale)
        .where('support_case.created_at', '>=', oldest)
        .where('support_case.cancelled_at', 'is', null)
        .where('case_event.event_type', '=', 'CONTACT')
        .where('case_event.is_company', '=', 0)
        .orderBy('support_case.created_at', 'desc')
        .orderBy('support_case.id')
        .limit(page)
        .offset(offset)
        .execute()
      for (const { id, owner_id: owner, category_id: topicId, text } of rows) {
        if (text !== null)
          found.push({ topicId, product, locale, author: owner ?? `case:${id}`, text: text.slice(0, longestText) })
      }
      if (rows.length < page) break
      await nextTurn()
    }
    return found
  }
