import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallContent } from '../content/testing/small-content.ts'
import type { Content } from '../content/types.ts'
import { createArticleIndexes } from './article-indexes.ts'
import { createArticleSearch } from './engine/article-search.ts'
import { createKnownCodes } from './engine/codes.ts'
import type { ArticleChanges, ArticleIndex, ArticleSearch } from './ports.ts'

const emptyIndex = (): ArticleIndex => ({
  search: () => ({ ids: [], totalCount: 0, isDataTruncated: false }),
  suggest: () => [],
  codes: createKnownCodes([]),
})
const countingEngine = () => {
  const built: string[] = []
  const engine: ArticleSearch = {
    buildIndex: async (articles, synonyms, locale) => {
      built.push(`${locale} ${articles.length} ${synonyms.length}`)
      return emptyIndex()
    },
    changeIndex: async () => undefined,
  }
  return { engine, built }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test("an index is built once for each version and language, with that language's synonyms", async () => {
  const { engine, built } = countingEngine()
  const indexes = createArticleIndexes(engine)
  const content = smallContent()
  const [first, second] = await Promise.all([indexes.of(content, 'en-US'), indexes.of(content, 'sv-SE')])
  expect(second).toBe(first)
  await indexes.of(content, 'de-DE')
  const changed = smallContent({
    'articles/en-US/42673-article.md':
      '---\nid: 42673\ntitle: Other\nsummary: Other\nupdated: 2026-10-01\n---\nOther.\n',
  })
  expect(await indexes.of(changed, 'en-US')).not.toBe(first)
  expect(built).toEqual(['en-US 5 1', 'de-DE 5 0', 'en-US 5 1'])
})

test('before a swap the languages of the running version are built, the others follow in the background', async () => {
  const { engine, built } = countingEngine()
  const indexes = createArticleIndexes(engine)
  const first = smallContent()
  await indexes.prepare(first)
  await indexes.of(first, 'ko-KR')
  built.length = 0
  await indexes.prepare(
    smallContent({
      'articles/en-US/42673-article.md':
        '---\nid: 42673\ntitle: Other\nsummary: Other\nupdated: 2026-10-01\n---\nOther.\n',
    }),
  )
  expect(built).toEqual(['en-US 5 1', 'ko-KR 5 0'])
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(built).toEqual(['en-US 5 1', 'ko-KR 5 0', 'de-DE 5 0']), 90_000)
  indexes.stop()
})

test('a version that changes no words of a language takes over its index', async () => {
  const { engine, built } = countingEngine()
  const indexes = createArticleIndexes(engine)
  const before = await indexes.of(smallContent(), 'en-US')
  const after = await indexes.of(
    smallContent({ 'headers.yaml': '- { name: games, title: Play }\n- { name: services, title: Services }\n' }),
    'en-US',
  )
  expect(after).toBe(before)
  const otherWords = await indexes.of(smallContent({ 'synonyms/en-US.yaml': '- [a, b]\n- [c, d]\n' }), 'en-US')
  expect(otherWords).not.toBe(before)
  expect(built).toEqual(['en-US 5 1', 'en-US 5 2'])
})

test('a build that failed is tried again at the next use', async () => {
  let fails = true
  const indexes = createArticleIndexes({
    buildIndex: async () => {
      if (fails) throw new Error('out of memory')
      return emptyIndex()
    },
    changeIndex: async () => undefined,
  })
  const content = smallContent()
  await expect(indexes.of(content, 'en-US')).rejects.toThrow('out of memory')
  fails = false
  await expect(indexes.of(content, 'en-US')).resolves.toBeDefined()
})

test('an index is made of the words of a pack alone: a page of each article would hold up every request', async () => {
  const { engine, built } = countingEngine()
  const content = smallContent()
  const indexes = createArticleIndexes(engine)
  const made = (): never => {
    throw new Error('an article was made')
  }
  await indexes.of({ ...content, in: (locale) => ({ ...content.in(locale), articles: made, article: made }) }, 'en-US')
  expect(built).toEqual(['en-US 5 1'])
})

const changed = {
  'articles/en-US/42673-article.md': '---\nid: 42673\ntitle: Other\nsummary: Other\nupdated: 2026-10-01\n---\nOther.\n',
}

test('a version that changes one article hands over what that article says and what it said', async () => {
  const changes: ArticleChanges[] = []
  const { engine, built } = countingEngine()
  const next = emptyIndex()
  const indexes = createArticleIndexes({
    ...engine,
    changeIndex: async (_, its) => {
      changes.push(its)
      return next
    },
  })
  await indexes.of(smallContent(), 'en-US')
  expect(await indexes.of(smallContent(changed), 'en-US')).toBe(next)
  expect(built).toEqual(['en-US 5 1'])
  expect(changes).toHaveLength(1)
  expect(changes[0]!.articles).toHaveLength(5)
  expect(changes[0]!.came.map(({ id, title }) => [id, title])).toEqual([['42673', 'Other']])
  expect(changes[0]!.went.map(({ id }) => id)).toEqual(['42673'])
  expect(changes[0]!.went[0]!.title).not.toBe('Other')
})

test('an article of a changed version is found by its new words and no more by its old ones', async () => {
  const indexes = createArticleIndexes(createArticleSearch())
  const ids = async (content: Content, query: string): Promise<readonly string[]> =>
    (await indexes.of(content, 'en-US')).search(query, { product: 'all', page: 1, locale: 'en-US' }).ids
  const [before, after] = [smallContent(), smallContent(changed)]
  const { title } = before.in('en-US').article('42673')!
  expect((await ids(before, title))[0]).toBe('42673')
  expect((await ids(after, 'other'))[0]).toBe('42673')
  expect((await ids(after, title))[0]).not.toBe('42673')
  expect((await ids(before, 'other'))[0]).not.toBe('42673')
})

test('before anybody is let in among thousands of articles, the engine has been tried out among few', async () => {
  const { engine, built } = countingEngine()
  let asked = 0
  const indexes = createArticleIndexes({
    ...engine,
    buildIndex: async (...its) => ({
      ...(await engine.buildIndex(...its)),
      search: () => {
        asked++
        return { ids: [], totalCount: 0, isDataTruncated: false }
      },
    }),
  })
  const small = smallContent()
  await indexes.prepare(small)
  expect(asked).toBe(0)
  const [known] = small.in('en-US').articleIds()
  const ids = Array.from({ length: 2_500 }, (_, at) => String(at))
  const large: Content = {
    ...small,
    in: (locale) => {
      const local = small.in(locale)
      return { ...local, articleIds: () => ids, searchable: (id) => ({ ...local.searchable(known!)!, id }) }
    },
  }
  built.length = 0
  await indexes.prepare(large)
  expect(built).toEqual(['en-US 2500 1', 'en-US 40 1', 'de-DE 40 1', 'ja-JP 40 1'])
  expect(asked).toBeGreaterThan(100)
  indexes.stop()
})
