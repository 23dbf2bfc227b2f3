// Wire ⇄ domain of the desk's calls about articles: what they spared players from asking, and which may answer a case.
import type { DeskArticle, DeskArticleFeedback } from '#generated/server/desk/schemas.ts'
import type { DeskScope } from '../../desk/scope.ts'
import { isUtcTime } from '../../lib/clock.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { cutPage, readPlace } from '../../platform/page-place.ts'
import { existing } from '../../platform/problems.ts'
import type { ArticlesService } from '../service.ts'
import type { FeedbackStore } from '../feedback-store.ts'
import type { SearchMisses } from '../search-misses.ts'
import type { Deflection } from '../deflection/deflection.ts'
import { ok } from '../../platform/contract/answers.ts'

/** What a case asks; undefined for one that is not there, null where it says nothing. */
export type AskedIn = (caseId: string) => Promise<{ query: string; product: string; locale: string } | null | undefined>

interface ArticlesDeskDeps extends Pick<Deflection, 'report'> {
  feedback: Pick<FeedbackStore, 'page'>
  misses: Pick<SearchMisses, 'page'>
  /** In a language; undefined for an article that is gone. */
  titleOf: (locale: string, articleId: string) => string | undefined
  suggest: ArticlesService['suggestTyped']
  askedIn: AskedIn
  urlOf: (locale: string, articleId: string) => string
}

type Row = Awaited<ReturnType<FeedbackStore['page']>>[number]
const reasonsOf = (row: Row): DeskArticleFeedback['reasons'] => {
  const given = {
    notRelevant: row.not_relevant,
    poorlyWritten: row.poorly_written,
    didNotWork: row.did_not_work,
    policy: row.policy,
    notUnderstandable: row.not_understandable,
  }
  return (Object.keys(given) as (keyof typeof given)[]).filter((reason) => given[reason] === 1)
}
const isMissPlace = (at: string): boolean => {
  const [times = '', lastAt = '', ...rest] = at.split(' ')
  return /^[1-9]\d{0,9}$/.test(times) && isUtcTime(lastAt) && rest.length === 0
}

export const registerArticlesDesk = (
  desk: DeskScope,
  { report, suggest, askedIn, urlOf, titleOf, feedback, misses }: ArticlesDeskDeps,
): void => {
  const feedbackOf = (row: Row): DeskArticleFeedback => {
    const title = titleOf(row.locale, row.article_id) ?? null
    return {
      articleId: row.article_id,
      title,
      url: title === null ? null : urlOf(row.locale, row.article_id),
      accountId: row.account_id,
      language: row.locale,
      helpful: row.helpful === 1,
      words: row.feedback,
      ratings: {
        find: row.find_rating,
        understand: row.understand_rating,
        need: row.need_rating,
        translation: row.translation_rating,
      },
      reasons: reasonsOf(row),
      createdAt: row.created_at,
    }
  }
  desk.bind('articles', {
    listCaseArticles: async ({ params }) => {
      const asked = existing(await askedIn(params.id))
      if (asked === null) return ok({ items: [] })
      const { locale, ...request } = asked
      const { aiRecommendations } = await suggest(request, locale, null)
      const items = aiRecommendations.map(
        ({ id, title, excerpt }): DeskArticle => ({
          articleId: id,
          title,
          excerpt: excerpt.map(({ text }) => text).join(''),
          url: urlOf(locale, id),
        }),
      )
      return ok({ items })
    },
    listArticleFeedback: async ({ query: { articleId, helpful, worded, language, cursor, limit } }) => {
      const before = readPlace(cursor, isUtcTime)
      const filter = { articleId, locale: language, isHelpful: helpful, isWorded: worded }
      const rows = await feedback.page(filter, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: (row) => row.created_at })
      return ok({ items: items.map(feedbackOf), nextCursor })
    },
    listSearchMisses: async ({ query: { game, language, cursor, limit } }) => {
      const before = readPlace(cursor, isMissPlace)
      const rows = await misses.page({ product: game, locale: language }, before, limit + 1)
      const placeOf = ({ times, lastAt }: (typeof rows)[number]): string => `${times} ${lastAt}`
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf })
      return ok({
        items: items.map(({ term, product, locale, ...miss }) => ({
          ...miss,
          words: term,
          game: product === '' ? null : product,
          language: locale,
        })),
        nextCursor,
      })
    },
    getDeflectionReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return ok(await report(from, to))
    },
  })
}
