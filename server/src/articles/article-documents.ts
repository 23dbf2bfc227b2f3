import type { Article, ArticleSummary, Recommendation, SearchResult } from '#generated/server/schemas.ts'
import { ownName } from '../content/locale.ts'
import type { Content, ContentArticle, LocalContent } from '../content/types.ts'

/**
 * The article page's document; `locale` says which language the text is in, `userLocale` which one was asked for
 * (OD-107: missing is null or []).
 */
export const articleDocument = (article: ContentArticle, local: LocalContent, content: Content): Article => {
  const games = article.products.flatMap((name) => local.product(name) ?? [])
  return {
    id: article.id,
    url: article.url,
    title: article.title,
    problem: article.problem,
    summary: article.summary,
    articleType: article.articleType,
    relativeUpdatedDate: article.updated,
    body: article.body,
    locale: article.locale,
    userLocale: local.locale,
    userDisplayLanguage: ownName(local.locale, content.locales),
    gameSlugs: games.map((game) => game.shortName),
    games: games.map((game) => game.name),
    gameMap: Object.fromEntries(games.map((game) => [game.shortName, game.name])),
    guidedEntryCategoryId: article.guidedEntryCategoryId,
    guidedEntryProduct: article.guidedEntryProduct,
    hasMachineTranslation: article.hasMachineTranslation,
  }
}

export const articleSummary = (article: ContentArticle): ArticleSummary => ({
  id: article.id,
  url: article.url,
  title: article.title,
  summary: article.summary,
  articleType: article.articleType,
  relativeUpdatedDate: article.updated,
  hasMachineTranslation: article.hasMachineTranslation,
})

/**
 * @param topicId where "Go on" leads from this article, within the player's game; undefined when nowhere
 * @param productOf the product of a topic
 */
export const recommendation = (
  article: ContentArticle,
  topicId: number | undefined,
  productOf: (topicId: number) => string,
): Recommendation => ({
  id: article.id,
  title: article.title,
  articleType: article.articleType,
  problem: article.problem,
  hasMachineTranslation: article.hasMachineTranslation,
  guidedEntryCategoryId: topicId ?? 0,
  guidedEntryProduct: topicId === undefined ? null : productOf(topicId),
})

export const searchResult = (article: ContentArticle): SearchResult => ({
  title: article.title,
  articleNumber: article.id,
  url: article.url,
  summary: article.summary,
  resultType: article.articleType,
  tags: [...article.keywords],
  products: [...article.products],
  lastUpdated: article.updated,
  promotedTag: article.promoted,
})
