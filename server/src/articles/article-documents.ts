import type { Article, ArticleGame, ArticleSummary, Recommendation, SearchResult } from '#generated/server/schemas.ts'
import { ownName } from '../content/locale.ts'
import type { Content, ContentArticle, LocalContent } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { isForProduct } from '../content/vocabulary.ts'
import type { AnswerLines } from './answer-lines.ts'
import { cureOf } from './article-blocks.ts'
import { relatedTo } from './related.ts'

/** Told where nobody has translated it yet: what is read is in the language the pack is written in (CD-385). */
const foreignTo = ({ locale }: ContentArticle, local: LocalContent): { language?: string } =>
  locale === local.locale ? {} : { language: locale }

export const articleSummary = (article: ContentArticle, local: LocalContent): ArticleSummary => ({
  id: article.id,
  url: article.url,
  title: article.title,
  summary: article.summary,
  articleType: article.articleType,
  relativeUpdatedDate: article.updated,
  hasMachineTranslation: article.hasMachineTranslation,
  ...foreignTo(article, local),
})

/**
 * The article page's document; `locale` says which language the text is in, `userLocale` which one was asked for
 * (OD-107: missing is null or []).
 */
export const articleDocument = async (
  article: ContentArticle,
  local: LocalContent,
  content: Content,
): Promise<Article> => {
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
    ...(article.codes.length === 0 ? {} : { codes: [...article.codes] }),
    related: (await relatedTo(article, local)).map((other) => articleSummary(other, local)),
  }
}

/** Whose article it is; none when it is everybody's, which one that names the shared services is as well. */
const gamesOf = ({ products }: ContentArticle, local: LocalContent): ArticleGame[] =>
  products.includes(sharedProduct)
    ? []
    : products.flatMap((shortName) => {
        const product = local.product(shortName)
        return product === undefined ? [] : [{ shortName, name: product.name, baseUiName: product.baseUiName }]
      })

interface RecommendationParts {
  local: LocalContent
  lines: AnswerLines
  /** Where "Go on" leads from this article, within the player's game; undefined when nowhere. */
  topicId: number | undefined
  isTopicLikely: boolean
  productOf: (topicId: number) => string
}

export const recommendation = (
  article: ContentArticle,
  { local, lines, topicId, isTopicLikely, productOf }: RecommendationParts,
): Recommendation => ({
  id: article.id,
  title: article.title,
  articleType: article.articleType,
  problem: article.problem,
  cure: article.articleType === 'PROBLEM' ? cureOf(article, lines.chapterOf(article)) : null,
  excerpt: lines.of(article),
  games: gamesOf(article, local),
  hasMachineTranslation: article.hasMachineTranslation,
  ...foreignTo(article, local),
  guidedEntryCategoryId: topicId ?? 0,
  guidedEntryProduct: topicId === undefined ? null : productOf(topicId),
  isTopicLikely,
})

/** @param isBrief for completions, which show a title alone */
export const searchResult = (
  article: ContentArticle,
  { local, product, lines, isBrief }: { local: LocalContent; product: string; lines: AnswerLines; isBrief: boolean },
): SearchResult => ({
  title: article.title,
  markedTitle: lines.mark(article.title),
  articleNumber: article.id,
  url: article.url,
  summary: article.summary,
  excerpt: isBrief ? [] : lines.of(article),
  resultType: article.articleType,
  tags: [...article.keywords],
  products: [...article.products],
  games: gamesOf(article, local),
  ...foreignTo(article, local),
  isOfOtherGame: product !== 'all' && !isForProduct(article.products, product),
  lastUpdated: article.updated,
  promotedTag: article.promoted,
})
