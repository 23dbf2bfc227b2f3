import type {
  FeedbackRequest,
  SearchPage,
  SearchRequest,
  Suggestions,
  SuggestionsRequest,
} from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Content, ContentArticle, LocalContent } from '../content/types.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { isForProduct } from '../content/vocabulary.ts'
import { timestamp, type Clock } from '../lib/clock.ts'
import type { FlagAsker } from '../platform/features.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { answerLines } from './answer-lines.ts'
import { recommendation, searchResult } from './article-documents.ts'
import type { ArticleIndexes } from './article-indexes.ts'
import { calledBy } from './called-by.ts'
import type { Deflection } from './deflection/deflection.ts'
import { wordsIn } from './engine/analysis.ts'
import { toldApart } from './engine/codes.ts'
import type { Device } from './devices.ts'
import { isFunctionWord } from './engine/function-words.ts'
import type { FeedbackStore } from './feedback-store.ts'
import { heardLocale } from './heard-locale.ts'
import type { SuggestionLearning } from './learning/suggestion-learning.ts'
import type { TopicModels } from './learning/topic-models.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from './ports.ts'
import type { SearchMisses } from './search-misses.ts'
import type { SearchPulse } from './search-pulse.ts'
import type { SearchQueries } from './search-queries.ts'
import type { Meanings } from './semantic/meanings.ts'
import { isTopicLikely, offer } from './suggestion-rules.ts'
import { articlesByTopic, type HelpfulArticle } from './topical-articles.ts'

export interface ArticlesServiceDeps {
  content: ContentHolder
  indexes: ArticleIndexes
  feedback: FeedbackStore
  misses: SearchMisses
  queries: Pick<SearchQueries, 'record'>
  pulse: Pick<SearchPulse, 'beat'>
  topics: Pick<TopicModels, 'opinion' | 'ready'>
  meanings: Pick<Meanings, 'near'>
  learning: Pick<SuggestionLearning, 'order' | 'judged'>
  deflection: Pick<Deflection, 'helped' | 'lacked'>
  features: { isOn: (key: 'autoCategorize', asker: FlagAsker) => boolean }
  texts: { say: (locale: string, key: string, values?: Record<string, string | number>) => string }
  clock: Clock
  /** A failed record of a vain search is no failure of the search. */
  onError: (error: Error) => void
}

interface Weighed {
  content: Content
  local: LocalContent
  product: string
  /** Whose topics are weighed, if not the product's. */
  about?: string
  text: string
  visitor: Visitor | null
  /** Whether what the visitor is shown is learnt from. */
  isRemembered: boolean
}

/** So many hits may change places before the best five are shown. */
const candidates = 20
const topicCap = 5
/** A search of all games is about what they share when its topic is so likely: it may as well be a game's. */
const surelyShared = 0.65
/** Less than this of a description in an article, and none of its names is what was asked: they need not be read. */
const leastCalled = 0.6

const breadth = ({ products }: { products: readonly string[] }): number => products.length || Number.MAX_VALUE

/**
 * The topic of an article that a player of `product` may be led to: the article's own, else one it names for this game.
 * Another game's is none (amendment T6).
 */
const topicWithin = (article: ContentArticle, product: string, local: LocalContent): number | undefined =>
  [article.guidedEntryCategoryId, ...article.categories].find((topicId) => {
    const its = local.topic(topicId)?.product
    return its !== undefined && (product === 'all' || isForProduct([its], product))
  })

export const createArticlesService = ({
  content: holder,
  indexes,
  feedback,
  misses,
  queries,
  pulse,
  topics,
  meanings,
  learning,
  deflection,
  features,
  texts,
  clock,
  onError,
}: ArticlesServiceDeps) => {
  /** A short name, an embedding game's name (OD-101), or anything else, which searches everywhere. */
  const productOf = (content: Content, subject: string): string => {
    const product = content.settings.embeddedProducts[subject] ?? subject
    return content.productNames.includes(product) ? product : 'all'
  }
  const known = (articleId: string): Content => {
    const content = holder.current()
    if (!content.in(content.defaultLocale).article(articleId)) throw problem.notFound()
    return content
  }

  const isAllowed = (article: Pick<ContentArticle, 'products'> | undefined, product: string): boolean =>
    article !== undefined && (product === 'all' || isForProduct(article.products, product))

  /** What codes, topics, words and readers say of a text, in its own language. Shown in the language of `local`. */
  const weigh = async ({ content, local, product, about = product, text: typed, visitor, isRemembered }: Weighed) => {
    const { codes } = await indexes.of(content, content.defaultLocale)
    const known = codes.in(typed)
    // Among articles that name as much, the one that is about the fewest games is nearest.
    const coded = known.ids
      .flatMap(({ id, codes: named }) => ({ ...local.searchable(id)!, named }))
      .filter((article) => isAllowed(article, product))
      .sort((a, b) => b.named - a.named || breadth(a) - breadth(b))
      .map(({ id }) => id)
    const told = toldApart(coded.length > 0 ? known.rest : typed)
    const unknownCode = coded.length > 0 ? undefined : told.codes[0]
    const heard = content.in(await heardLocale(content, told.prose, local.locale))
    const isSaid = wordsIn(told.prose, heard.locale).some((word) => !isFunctionWord(word, heard.locale))
    const text = told.prose === typed || isSaid ? told.prose : ''
    // Who asks about all games asks about none that a rule may name.
    const isAsked = features.isOn('autoCategorize', { visitor, locale: local.locale, product })
    // While somebody types there is another question with the next words.
    const isReady =
      isAsked && text !== '' && (await topics.ready(content, about, heard.locale, { mayWait: isRemembered }))
    const opinion = isReady ? topics.opinion(content, about, heard.locale, text) : undefined
    const index = await indexes.of(content, heard.locale)
    /** Articles to offer, best first, and those that are called by the very words asked. */
    const offered = async () => {
      const ofTopic = (topicId: number): readonly HelpfulArticle[] =>
        (articlesByTopic(local).get(topicId) ?? []).filter((article) => isAllowed(article, product))
      const hits = index.suggest(text, { product, locale: heard.locale, most: candidates })
      const near = text === '' ? undefined : await meanings.near(text, heard, product)
      const isCalled = calledBy(text, heard.locale)
      const called = new Set(
        hits.flatMap(({ id, coverage }) => (coverage >= leastCalled && isCalled(heard.searchable(id)!) ? id : [])),
      )
      for (const id of coded) called.add(id)
      const ordered = learning.order({
        sessionId: isRemembered ? (visitor?.sessionId ?? null) : null,
        product,
        locale: heard.locale,
        text,
        hits: offer(hits, opinion?.guesses, ofTopic, called, near),
        most: suggestionCap,
        isAllowed: (id) => isAllowed(local.searchable(id), product),
      })
      return { ids: [...new Set([...coded, ...ordered.map(({ id }) => id)])].slice(0, suggestionCap), called }
    }
    return { heard, index, opinion, offered, text, coded, unknownCode, isUnready: isReady !== (isAsked && text !== '') }
  }

  /** What `isRemembered` is learnt from; the rest is only shown. */
  const suggestions = async (
    { query, product: subject }: SuggestionsRequest,
    locale: string,
    visitor: Visitor | null,
    { isRemembered, device }: { isRemembered: boolean; device: Device | undefined },
  ): Promise<Required<Suggestions>> => {
    const content = holder.current()
    const local = content.in(locale)
    const product = productOf(content, subject)
    const weighed = await weigh({ content, local, product, text: query.trim(), visitor, isRemembered })
    const { opinion, offered, isUnready, text } = weighed
    const { guesses = [], certain } = opinion ?? {}
    const { ids, called } = await offered()
    const articles = ids.flatMap((id) => local.article(id) ?? [])
    const productOfTopic = (topicId: number): string => local.topic(topicId)?.product ?? product
    const lines = answerLines(text, local, device)
    const topicOf = (article: ContentArticle): number | undefined => topicWithin(article, product, local) ?? certain
    const [first] = articles
    const leading = { isCalled: called.has(first?.id ?? ''), topicId: first && topicOf(first) }
    return {
      aiRecommendations: articles.map((article) => {
        const topicId = topicOf(article)
        return recommendation(article, {
          local,
          lines,
          topicId,
          isTopicLikely: topicId !== undefined && !isUnready && isTopicLikely(topicId, opinion?.guesses, leading),
          productOf: productOfTopic,
        })
      }),
      topics: guesses.slice(0, topicCap).map(({ topicId, probability }) => ({
        guidedEntryCategoryId: topicId,
        guidedEntryProduct: productOfTopic(topicId),
        probability,
        isCertain: topicId === certain,
      })),
    }
  }

  return {
    /** @param device the player's: sections for others answer less */
    async search(
      { searchTerm, subjectName, page, locale: asked, purpose = 'page', kind, withOthers }: SearchRequest,
      visitor: Visitor,
      correlationId: string,
      device?: Device,
    ): Promise<SearchPage> {
      const content = holder.current()
      const local = content.in(asked)
      const product = productOf(content, subjectName)
      const query = searchTerm.trim()
      const [about, least] = product === 'all' ? [sharedProduct, surelyShared] : [product, 0]
      const weighed = { content, local, product, about, text: query, visitor, isRemembered: false }
      const { heard, index, opinion, offered, text, coded, unknownCode } = await weigh(weighed)
      // One ranking for one question: where topics have a say, what suggestions would offer goes first.
      const first =
        (opinion?.guesses[0]?.probability ?? 0) > least ? (await offered()).ids : coded.slice(0, suggestionCap)
      const byWords = index.search(text, {
        product,
        page,
        locale: heard.locale,
        first: first.filter((id) => kind === undefined || local.searchable(id)?.articleType === kind),
        kind,
        withOthers: withOthers === true,
        isFinished: purpose === 'page',
      })
      // The number that every result and every article shows, told by somebody: no article has it among its words.
      const isNumber = byWords.totalCount === 0 && kind === undefined && local.article(query) !== undefined
      const ids = isNumber && page === 1 ? [query] : byWords.ids
      const totalCount = isNumber ? 1 : Math.min(byWords.totalCount, searchTotalCap)
      const { isDataTruncated } = byWords
      const isAsked = purpose === 'page' && page === 1 && kind === undefined
      if (isAsked) pulse.beat(product, local.locale, clock.now())
      if (isAsked && totalCount > 0)
        queries.record({ term: query, product, locale: heard.locale, at: timestamp(clock) })
      if (isAsked && totalCount === 0) {
        misses
          .record({ term: query, product, locale: heard.locale, at: timestamp(clock) })
          .then((term) =>
            deflection.lacked({
              kind: 'search',
              locale: heard.locale,
              product,
              subjects: term === undefined ? [] : [term],
            }),
          )
          .catch((error: unknown) => onError(error as Error))
      }
      const parts = { local, product, lines: answerLines(text, local, device), isBrief: purpose === 'suggest' }
      const key = isDataTruncated ? 'support.search.count.truncated' : 'support.search.count'
      return {
        pagedResults: ids.flatMap((id) => local.article(id) ?? []).map((article) => searchResult(article, parts)),
        currentPage: page,
        totalCount,
        pageSize: searchPageSize,
        isDataTruncated,
        correlationId,
        totalPages: Math.ceil(totalCount / searchPageSize),
        ...(unknownCode === undefined || isNumber ? {} : { unknownCode }),
        countMessage: texts.say(local.locale, key, { count: totalCount, query }),
      }
    },

    suggest: (request: SuggestionsRequest, locale: string, visitor: Visitor, device?: Device) =>
      suggestions(request, locale, visitor, { isRemembered: true, device }),

    /** The same for a description that is still being written, or a desk's: nothing is remembered, no topics (CD-111). */
    suggestTyped: async (request: SuggestionsRequest, locale: string, visitor: Visitor | null, device?: Device) => {
      const how = { isRemembered: false, device }
      const { aiRecommendations } = await suggestions(request, locale, visitor, how)
      return { aiRecommendations }
    },

    /** @throws 404 for an unknown article */
    async hasFeedback(articleId: string, visitor: Visitor) {
      known(articleId)
      return feedback.hasGiven(articleId, visitor)
    },

    /** @throws 404 for an unknown article, 422 when this reader has given feedback before (OD-48) */
    async giveFeedback(articleId: string, locale: string, visitor: Visitor, given: FeedbackRequest) {
      const content = known(articleId)
      const isFirst = await feedback.add(visitor, {
        articleId,
        locale,
        contentVersion: content.version,
        createdAt: timestamp(clock),
        feedback: given,
      })
      if (!isFirst)
        throw problem.validation({
          errorKey: 'support.article.feedback.given',
          globalErrors: [{ code: 'support.article.feedback.given' }],
        })
      const local = content.in(locale)
      const article = local.article(articleId)
      const asked = given.product ?? article?.products[0] ?? sharedProduct
      const product = content.productNames.includes(asked) ? asked : sharedProduct
      // What a reader says stands, whether or not anything is learnt from it or counted.
      if (given.helpful && article !== undefined)
        await deflection
          .helped({
            visitor,
            articleId,
            topicId: topicWithin(article, product, local) ?? 0,
            product,
            locale: local.locale,
          })
          .catch((error: unknown) => onError(error as Error))
      await learning
        .judged(visitor.sessionId, articleId, given.helpful)
        .catch((error: unknown) => onError(error as Error))
    },
  }
}

export type ArticlesService = ReturnType<typeof createArticlesService>
