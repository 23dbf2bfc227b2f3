import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { isForProduct } from '../content/vocabulary.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createKnownCodes } from './engine/codes.ts'
import { createArticleIndexes } from './article-indexes.ts'
import { createFeedbackStore } from './feedback-store.ts'
import type { ArticleSearch, SearchableArticle } from './ports.ts'
import { registerArticlesRoutes } from './routes.ts'
import { createSearchMisses } from './search-misses.ts'
import { withoutMeanings } from './semantic/meanings.ts'
import { createArticlesService } from './service.ts'

/**
 * An engine that finds a word in titles and texts: enough to prove the room around it. `many` stands for more hits than
 * may be counted.
 */
const wordEngine = (): ArticleSearch & { built: string[]; articles: SearchableArticle[] } => {
  const engine = {
    built: [] as string[],
    articles: [] as SearchableArticle[],
    changeIndex: async () => undefined,
    async buildIndex(
      articles: readonly SearchableArticle[],
      _synonyms: readonly (readonly string[])[],
      locale: string,
    ) {
      engine.built.push(locale)
      engine.articles = [...articles]
      const find = (word: string, product: string): string[] =>
        articles
          .filter(
            (article) =>
              (product === 'all' || isForProduct(article.products, product)) &&
              `${article.title} ${article.text.replace(/<[^>]*>/g, '')}`.toLowerCase().includes(word.toLowerCase()),
          )
          .map((article) => article.id)
      return {
        codes: createKnownCodes(articles),
        search: (query: string, { product, page }: { product: string; page: number }) => {
          if (query === 'many') return { ids: [], totalCount: 1200, isDataTruncated: true }
          const ids = find(query, product)
          return { ids: ids.slice((page - 1) * 10, page * 10), totalCount: ids.length, isDataTruncated: false }
        },
        suggest: (text: string, { product }: { product: string }) =>
          find(text, product).map((id) => ({ id, score: 20, coverage: 1, strength: 2 })),
      }
    },
  }
  return engine
}

/** Certain of topic 1211 whenever a text speaks of fairness. */
const topics = {
  opinion: (_content: unknown, product: string, _locale: string, text: string) =>
    product === 'wow' && text.includes('fair')
      ? {
          guesses: [
            { topicId: 1211, probability: 0.9 },
            { topicId: 1212, probability: 0.05 },
          ],
          certain: 1211,
        }
      : { guesses: [], certain: undefined },
}

const roomWith = async (
  database: AnyDatabase,
  { areTopicsTrained = true, files = {} as Record<string, string> } = {},
) => {
  const holder = createContentHolder(smallContent(files, { pseudoLocales: ['en-XA'] }))
  const engine = wordEngine()
  const misses = createSearchMisses(database)
  const recorded: Promise<unknown>[] = []
  const asked: string[] = []
  /** The sessions for which suggestions were remembered; null for none. */
  const shownTo: (string | null)[] = []
  /** Whether each question for topics may wait for them. */
  const mayWait: boolean[] = []
  const service = createArticlesService({
    content: holder,
    indexes: createArticleIndexes(engine),
    feedback: createFeedbackStore(database),
    clock: createManualClock(),
    onError: (error) => {
      throw error
    },
    topics: {
      ...topics,
      ready: async (_content, _product, _locale, how) => {
        mayWait.push(how.mayWait)
        return areTopicsTrained
      },
    },
    meanings: withoutMeanings,
    learning: {
      order: ({ sessionId, hits, most }) => {
        shownTo.push(sessionId)
        return hits.slice(0, most)
      },
      judged: async () => undefined,
    },
    deflection: { helped: async () => undefined, lacked: async () => undefined },
    features: { isOn: () => true },
    queries: { record: ({ term }) => void asked.push(term) },
    pulse: { beat: () => undefined },
    misses: {
      ...misses,
      record: (miss) => {
        const done = misses.record(miss)
        recorded.push(done)
        return done
      },
    },
    texts: { say: (locale, key, values) => `${locale} ${key} ${values?.count}` },
  })
  const app = await roomsApp({
    content: holder,
    register: (root) =>
      registerArticlesRoutes(root, { documents: createDocumentCache(holder), content: holder, service }),
  })
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/services/bft/api/${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
  const search = async (searchTerm: string, more: object = {}) => {
    const answer = await post('search', {
      searchTerm,
      subjectName: 'all',
      sourceName: 'all',
      page: 1,
      locale: 'en-US',
      purpose: 'page',
      ...more,
    })
    await Promise.all(recorded)
    return answer.json()
  }
  return { app, holder, engine, misses, asked, post, search, shownTo, mayWait }
}

storeTest('the articles room', ({ database }) => {
  test('[API-31] [ENTITY-17] an article with every field, its HTML harmless and its links whole', async () => {
    const { app, holder } = await roomWith(database())
    const answer = (await app.inject('/services/bft/api/article/en-US/9852')).json()
    const { body, ...fields } = answer
    expect(fields).toEqual({
      id: '9852',
      url: '/support/en-US/help/article/9852',
      title: 'Disclaimer',
      problem: '<p>Is this <strong>fair</strong>?</p>',
      summary: 'What we promise & what not.',
      articleType: 'PROBLEM',
      relativeUpdatedDate: '2026-11-02T00:00:00.000Z',
      locale: 'en-US',
      userLocale: 'en-US',
      userDisplayLanguage: 'English',
      gameSlugs: ['wow'],
      games: ['Realms'],
      gameMap: { wow: 'Realms' },
      guidedEntryCategoryId: 1211,
      guidedEntryProduct: 'wow',
      hasMachineTranslation: false,
      related: [expect.objectContaining({ id: '42673', title: 'Article 42673' })],
    })
    expect(body).toContain('href="/support/en-US/help/article/9852#kb-details"')
    expect(body).toContain('href="/support/en-US/help/article/42673"')
    expect(body).toContain(`src="${holder.current().assetUrl('wow/tile.svg')}"`)
    expect(body).not.toMatch(/script|onclick|style=|javascript:|evil/)
    expect((await app.inject('/services/bft/api/article/de-DE/42673')).json()).toMatchObject({
      locale: 'en-US',
      userLocale: 'de-DE',
      userDisplayLanguage: 'Deutsch',
    })
  })

  test('a hit that nobody has translated says its language, and one in the language asked for says none', async () => {
    const { search } = await roomWith(database())
    const languages = (page: unknown): (string | undefined)[] =>
      (page as { pagedResults: { language?: string }[] }).pagedResults.map(({ language }) => language)
    expect(languages(await search('Article', { locale: 'de-DE' }))).toContain('en-US')
    expect(languages(await search('Article'))).not.toContain('en-US')
  })

  test('[SEARCH-06] the number that results and articles show finds its article, and is no search in vain', async () => {
    const { search, misses } = await roomWith(database())
    expect(await search('9852')).toMatchObject({ totalCount: 1, pagedResults: [{ articleNumber: '9852' }] })
    expect(await search('9852', { page: 2 })).toMatchObject({ totalCount: 1, pagedResults: [] })
    expect(await search('9853')).toMatchObject({ totalCount: 0, pagedResults: [] })
    expect((await misses.page({}, undefined, 10)).map(({ term }) => term)).toEqual(['9853'])
  })

  test('CD-385: in a list an article that nobody has translated says its language, and no other does', async () => {
    const german =
      '---\nid: 9852\ntitle: Hinweis\nsummary: Was gilt.\nupdated: 2026-11-03\n---\n[Mehr](article/42673).\n'
    const { app } = await roomWith(database(), { files: { 'articles/de-DE/9852-hinweis.md': german } })
    const relatedIn = async (locale: string): Promise<unknown> =>
      (await app.inject(`/services/bft/api/article/${locale}/9852`)).json().related
    expect(await relatedIn('de-DE')).toEqual([expect.objectContaining({ id: '42673', language: 'en-US' })])
    expect(await relatedIn('en-US')).toEqual([expect.not.objectContaining({ language: 'en-US' })])
  })

  test('an unknown article is 404, a malformed id 400 (OD-04)', async () => {
    const { app } = await roomWith(database())
    expect((await app.inject('/services/bft/api/article/en-US/1')).statusCode).toBe(404)
    expect((await app.inject('/services/bft/api/article/en-US/12345678901')).statusCode).toBe(400)
    expect((await app.inject('/services/bft/api/article/en-US/x1')).statusCode).toBe(400)
  })

  test('[API-32] [API-33] trending articles of a product and of a category', async () => {
    const { app } = await roomWith(database())
    expect((await app.inject('/services/bft/api/article/trending/en-US/wow')).json()).toEqual([
      {
        id: '9852',
        url: '/support/en-US/help/article/9852',
        title: 'Disclaimer',
        summary: 'What we promise & what not.',
        articleType: 'PROBLEM',
        relativeUpdatedDate: '2026-11-02T00:00:00.000Z',
        hasMachineTranslation: false,
      },
    ])
    expect((await app.inject('/services/bft/api/article/trending/en-US/wow/1200')).json()).toHaveLength(1)
    expect((await app.inject('/services/bft/api/article/trending/en-US/services/1200')).statusCode).toBe(404)
    expect((await app.inject('/services/bft/api/article/trending/en-US/nogame')).statusCode).toBe(404)
  })

  test('[API-36] [ENTITY-19] [ENTITY-20] a page of search results', async () => {
    const { search } = await roomWith(database())
    const page = await search('  Disclaimer ')
    expect(page).toEqual({
      pagedResults: [
        {
          title: 'Disclaimer',
          markedTitle: [{ text: 'Disclaimer', isMatch: true }],
          articleNumber: '9852',
          url: '/support/en-US/help/article/9852',
          summary: 'What we promise & what not.',
          excerpt: [{ text: 'See below and the other.', isMatch: false }],
          resultType: 'PROBLEM',
          tags: ['law'],
          products: ['wow'],
          games: [{ shortName: 'wow', name: 'Realms', baseUiName: 'wow' }],
          isOfOtherGame: false,
          lastUpdated: '2026-11-02T00:00:00.000Z',
          promotedTag: { title: 'Recommended', color: 'accent' },
        },
      ],
      currentPage: 1,
      totalCount: 1,
      pageSize: 10,
      isDataTruncated: false,
      correlationId: expect.any(String),
      totalPages: 1,
      countMessage: 'en-US support.search.count 1',
    })
    expect(await search('article', { page: 99 })).toMatchObject({
      pagedResults: [],
      currentPage: 99,
      totalCount: 4,
      totalPages: 1,
    })
    expect(await search('many')).toMatchObject({
      totalCount: 1000,
      isDataTruncated: true,
      totalPages: 100,
      countMessage: 'en-US support.search.count.truncated 1000',
    })
  })

  test('[API-37] a search finds what is for its game or for all, also by the name of an embedding game (amendment T5)', async () => {
    const { search } = await roomWith(database())
    expect(await search('article', { subjectName: 'wow' })).toMatchObject({ totalCount: 4 })
    expect(await search('disclaimer', { subjectName: 'services' })).toMatchObject({ totalCount: 0 })
    expect(await search('disclaimer', { subjectName: 'wow-kr' })).toMatchObject({ totalCount: 1 })
    expect(await search('article', { subjectName: 'services' })).toMatchObject({ totalCount: 4 })
  })

  test('each language has its own index, made at its first use; pseudo-locales search in the original words', async () => {
    const { search, engine } = await roomWith(database())
    await search('Hinweis', { locale: 'de-DE' })
    expect(engine.articles.find((article) => article.id === '9852')).toMatchObject({
      title: 'Hinweis',
      locale: 'de-DE',
      isMarkup: true,
      text: expect.stringContaining('Siehe'),
    })
    await search('Disclaimer', { locale: 'en-XA' })
    await search('Disclaimer', { locale: 'sv-SE' })
    // Codes are the same in all languages, and asked of the default one.
    expect(engine.built).toEqual(['en-US', 'de-DE'])
  })

  test('searches in vain are recorded for writers, from the search page alone and without personal data (ground G30)', async () => {
    const { search, misses, asked } = await roomWith(database())
    for (const term of ['Glorb  NAK', 'glorb nak', 'ada@example.com', 'call 0170 1234567', 'x']) await search(term)
    await search('zzz', { purpose: 'suggest' })
    await search('disclaimer')
    expect(
      (await misses.page({}, undefined, 10)).map(({ term, times, locale, product }) => ({
        term,
        times,
        locale,
        product,
      })),
    ).toEqual([{ term: 'glorb nak', times: 2, locale: 'en-US', product: 'all' }])
    // The others found something: they are counted by themselves.
    expect(asked).toEqual(['x', 'disclaimer'])
  })

  test('[FLOW-35] an article that names no category takes the topic the description is certainly about', async () => {
    const { post } = await roomWith(database())
    const { aiRecommendations, topics: guessed } = (
      await post('suggestions', { query: 'fair', product: 'wow' }, { locale: 'en-US' })
    ).json()
    expect(guessed).toEqual([
      { guidedEntryCategoryId: 1211, guidedEntryProduct: 'wow', probability: 0.9, isCertain: true },
      { guidedEntryCategoryId: 1212, guidedEntryProduct: 'wow', probability: 0.05, isCertain: false },
    ])
    // No word of it fits, its topic does.
    expect(aiRecommendations).toMatchObject([{ id: '9852', guidedEntryCategoryId: 1211, guidedEntryProduct: 'wow' }])
    const named = (await post('suggestions', { query: 'disclaimer', product: 'wow' }, { locale: 'en-US' })).json()
    expect(named).toMatchObject({ aiRecommendations: [{ id: '9852', guidedEntryCategoryId: 1211 }], topics: [] })
    const without = (await post('suggestions', { query: 'text of', product: 'services' }, { locale: 'en-US' })).json()
    expect(
      without.aiRecommendations.map(
        ({ guidedEntryCategoryId }: { guidedEntryCategoryId: number }) => guidedEntryCategoryId,
      ),
    ).toEqual([0, 0, 0, 0])
  })

  test('[API-27] [ENTITY-18] suggestions for a description', async () => {
    const { post } = await roomWith(database())
    const answer = await post('suggestions', { query: 'disclaimer', product: 'wow' }, { locale: 'en-US' })
    expect(answer.json()).toEqual({
      aiRecommendations: [
        {
          id: '9852',
          title: 'Disclaimer',
          articleType: 'PROBLEM',
          problem: '<p>Is this <strong>fair</strong>?</p>',
          cure: expect.stringContaining('See <a href='),
          excerpt: [{ text: 'See below and the other.', isMatch: false }],
          games: [{ shortName: 'wow', name: 'Realms', baseUiName: 'wow' }],
          hasMachineTranslation: false,
          guidedEntryCategoryId: 1211,
          guidedEntryProduct: 'wow',
          isTopicLikely: true,
        },
      ],
      topics: [],
    })
    expect(
      (await post('suggestions', { query: 'text of', product: 'services' })).json().aiRecommendations,
    ).toHaveLength(4)
    expect((await post('suggestions', { query: ' ', product: 'wow' })).statusCode).toBe(422)
  })

  test('CD-111: suggestions while a text is typed have no topics, and nobody is remembered to have seen them', async () => {
    const { post, shownTo } = await roomWith(database())
    const typed = await post('suggestions/typed', { query: 'disclaimer', product: 'wow' }, { locale: 'en-US' })
    const whole = await post('suggestions', { query: 'disclaimer', product: 'wow' }, { locale: 'en-US' })
    expect(typed.json()).toEqual({ aiRecommendations: whole.json().aiRecommendations })
    expect(shownTo).toEqual([null, expect.any(String)])
    expect((await post('suggestions/typed', { query: ' ', product: 'wow' })).statusCode).toBe(422)
  })

  test('CD-436: while nothing is known of topics none is likely, and only a description that was sent waits', async () => {
    const { post, mayWait } = await roomWith(database(), { areTopicsTrained: false })
    const whole = (await post('suggestions', { query: 'disclaimer', product: 'wow' })).json()
    expect(whole).toMatchObject({ aiRecommendations: [{ id: '9852', isTopicLikely: false }], topics: [] })
    const typed = (await post('suggestions/typed', { query: 'disclaimer', product: 'wow' })).json()
    expect(typed).toEqual({ aiRecommendations: whole.aiRecommendations })
    expect(mayWait).toEqual([true, false])
  })

  test('[API-34] [API-35] [ARTICLE-11] feedback once a reader, known by the session or the account', async () => {
    const { app, post } = await roomWith(database())
    const given = async (headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/services/bft/api/feedback/9852', headers })).json() as boolean
    expect(await given()).toBe(false)
    expect(
      (await post('feedback/en-US/9852', { helpful: false, didNotWork: true, findRating: 2, feedback: 'No' }))
        .statusCode,
    ).toBe(204)
    expect(await given()).toBe(true)
    expect(await given({ 'x-session': 'another' })).toBe(false)
    const second = await post('feedback/en-US/9852', { helpful: true })
    expect(second.statusCode).toBe(422)
    expect(second.json().errorKey).toBe('support.article.feedback.given')
    expect(
      (await post('feedback/en-US/9852', { helpful: true }, { 'x-visitor': 'player', 'x-session': 'a' })).statusCode,
    ).toBe(204)
    expect(await given({ 'x-visitor': 'player', 'x-session': 'b' })).toBe(true)
    const rows = await database()
      .db.selectFrom('article_feedback')
      .select(['reader', 'helpful', 'did_not_work', 'find_rating', 'feedback'])
      .orderBy('reader')
      .execute()
    expect(rows).toEqual([
      { reader: 'account:ada', helpful: 1, did_not_work: 0, find_rating: null, feedback: null },
      {
        reader: expect.stringMatching(/^session:[0-9a-f]{64}$/),
        helpful: 0,
        did_not_work: 1,
        find_rating: 2,
        feedback: 'No',
      },
    ])
  })

  test('[ENTITY-38] feedback that breaks a rule is refused by its field, and nothing is stored', async () => {
    const { post } = await roomWith(database())
    expect((await post('feedback/en-US/9852', { helpful: true, findRating: 6 })).statusCode).toBe(422)
    expect((await post('feedback/en-US/9852', { helpful: true, feedback: 'x'.repeat(501) })).statusCode).toBe(422)
    expect((await post('feedback/en-US/9852', { findRating: 3 })).statusCode).toBe(400)
    // An unknown article is told before the rules speak (ground G21).
    expect((await post('feedback/en-US/1', { helpful: true, findRating: 6 })).statusCode).toBe(404)
    expect(
      (
        await post('feedback/en-US/9852', {
          helpful: true,
          feedback: null,
          findRating: 1,
          understandRating: 2,
          needRating: null,
          translationRating: 5,
          notRelevant: true,
          poorlyWritten: false,
          didNotWork: true,
          policy: true,
          notUnderstandable: true,
        })
      ).statusCode,
    ).toBe(204)
    expect(
      await database()
        .db.selectFrom('article_feedback')
        .select(['understand_rating', 'translation_rating', 'not_relevant', 'policy', 'not_understandable'])
        .execute(),
    ).toEqual([{ understand_rating: 2, translation_rating: 5, not_relevant: 1, policy: 1, not_understandable: 1 }])
  })

  test("an account's feedback can be read by it and erased; the figure stays, the person does not", async () => {
    const { post } = await roomWith(database())
    const store = createFeedbackStore(database())
    const asAda = { 'x-visitor': 'player' }
    await post('feedback/en-US/9852', { helpful: false, feedback: 'I am Ada' }, asAda)
    await post('feedback/en-US/42673', { helpful: true }, asAda)
    expect(await store.ofAccount('ada')).toEqual([
      { articleId: '42673', helpful: true, feedback: null, createdAt: '2026-11-18T09:30:00.000Z' },
      { articleId: '9852', helpful: false, feedback: 'I am Ada', createdAt: '2026-11-18T09:30:00.000Z' },
    ])
    await store.eraseAccount('ada')
    expect(await store.ofAccount('ada')).toEqual([])
    const rows = await database().db.selectFrom('article_feedback').selectAll().orderBy('article_id').execute()
    expect(rows.map((row) => [row.article_id, row.helpful, row.feedback, row.account_id])).toEqual([
      ['42673', 1, null, null],
      ['9852', 0, null, null],
    ])
    expect(JSON.stringify(rows)).not.toContain('ada')
  })

  test('feedback is kept for two years (CD-358)', async () => {
    const { post } = await roomWith(database())
    const store = createFeedbackStore(database())
    await post('feedback/en-US/9852', { helpful: true })
    const left = async () => (await database().db.selectFrom('article_feedback').select('article_id').execute()).length
    await store.sweep(new Date('2028-11-17T09:00:00.000Z'))
    expect(await left()).toBe(1)
    await store.sweep(new Date('2028-11-18T10:00:00.000Z'))
    expect(await left()).toBe(0)
  })

  test('of many at once only one feedback is the first', async () => {
    const { post } = await roomWith(database())
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('feedback/en-US/9852', { helpful: true })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 422)])
  })
})
