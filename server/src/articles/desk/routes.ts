// Wire ⇄ domain of the desk's calls about articles: what they spared players from asking, and which may answer a case.
import type { DeskArticle } from '#generated/server/desk/schemas.ts'
import type { DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'
import type { ArticlesService } from '../service.ts'
import type { Deflection } from '../deflection/deflection.ts'

const maxSpanDays = 366
const dayMilliseconds = 86_400_000

/** What a case asks; undefined for one that is not there, null where it says nothing. */
export type AskedIn = (caseId: string) => Promise<{ query: string; product: string; locale: string } | null | undefined>

export interface ArticlesDeskDeps extends Pick<Deflection, 'report'> {
  suggest: ArticlesService['suggestTyped']
  askedIn: AskedIn
  /** Where a player reads an article. */
  urlOf: (locale: string, articleId: string) => string
}

export const registerArticlesDesk = (desk: DeskScope, { report, suggest, askedIn, urlOf }: ArticlesDeskDeps): void => {
  desk.bind('articles', {
    listCaseArticles: async ({ params }) => {
      const asked = await askedIn(params.id)
      if (asked === undefined) throw problem.notFound()
      if (asked === null) return { status: 200, body: { items: [] } }
      const { locale, ...request } = asked
      const { aiRecommendations } = await suggest(request, locale)
      const items = aiRecommendations.map(
        ({ id, title, excerpt }): DeskArticle => ({
          articleId: id,
          title,
          excerpt: excerpt.map(({ text }) => text).join(''),
          url: urlOf(locale, id),
        }),
      )
      return { status: 200, body: { items } }
    },
    getDeflectionReport: async ({ query: { from, to } }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds
      if (!(days > 0 && days <= maxSpanDays))
        throw problem.validation({
          fieldErrors: [
            days > 0 ? { field: 'to', code: 'max', params: { days: maxSpanDays } } : { field: 'to', code: 'order' },
          ],
        })
      return { status: 200, body: await report(from, to) }
    },
  })
}
