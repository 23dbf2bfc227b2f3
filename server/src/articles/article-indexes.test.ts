import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallContent } from '../content/testing/small-content.ts'
import { createArticleIndexes } from './article-indexes.ts'
import type { ArticleSearch } from './ports.ts'

const countingEngine = () => {
  const built: string[] = []
  const engine: ArticleSearch = {
    buildIndex: async (articles, synonyms, locale) => {
      built.push(`${locale} ${articles.length} ${synonyms.length}`)
      return { search: () => ({ ids: [], totalCount: 0, isDataTruncated: false }), suggest: () => [] }
    },
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
  await vi.waitFor(() => expect(built).toEqual(['en-US 5 1', 'ko-KR 5 0', 'de-DE 5 0']))
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
      return { search: () => ({ ids: [], totalCount: 0, isDataTruncated: false }), suggest: () => [] }
    },
  })
  const content = smallContent()
  await expect(indexes.of(content, 'en-US')).rejects.toThrow('out of memory')
  fails = false
  await expect(indexes.of(content, 'en-US')).resolves.toBeDefined()
})

test('articles are made one by one for an index: all at once, thousands of them would hold up every request', async () => {
  const { engine, built } = countingEngine()
  const content = smallContent()
  const indexes = createArticleIndexes(engine)
  await indexes.of(
    {
      ...content,
      in: (locale) => ({
        ...content.in(locale),
        articles: () => {
          throw new Error('all at once')
        },
      }),
    },
    'en-US',
  )
  expect(built).toEqual(['en-US 5 1'])
})
