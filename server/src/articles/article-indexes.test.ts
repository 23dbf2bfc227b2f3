import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallContent } from '../content/testing/small-content.ts'
import { createArticleIndexes } from './article-indexes.ts'
import type { ArticleSearch } from './ports.ts'

const countingEngine = () => {
  const built: string[] = []
  const engine: ArticleSearch = {
    buildIndex: (articles, synonyms, locale) => {
      built.push(`${locale} ${articles.length} ${synonyms.length}`)
      return { search: () => ({ ids: [], totalCount: 0, isDataTruncated: false }), suggest: () => [] }
    },
  }
  return { engine, built }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('an index is built once for each version and language, with that language\'s synonyms', async () => {
  const { engine, built } = countingEngine()
  const indexes = createArticleIndexes(engine)
  const content = smallContent()
  const [first, second] = await Promise.all([indexes.of(content, 'en-US'), indexes.of(content, 'sv-SE')])
  expect(second).toBe(first)
  await indexes.of(content, 'de-DE')
  await indexes.of(smallContent(), 'en-US')
  expect(built).toEqual(['en-US 5 1', 'de-DE 5 0', 'en-US 5 1'])
})

test('before a swap the languages of the running version are built, the others follow in the background', async () => {
  const { engine, built } = countingEngine()
  const indexes = createArticleIndexes(engine)
  const first = smallContent()
  await indexes.prepare(first)
  await indexes.of(first, 'ko-KR')
  built.length = 0
  await indexes.prepare(smallContent())
  expect(built).toEqual(['en-US 5 1', 'ko-KR 5 0'])
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(built).toEqual(['en-US 5 1', 'ko-KR 5 0', 'de-DE 5 0']))
  indexes.stop()
})

test('a build that failed is tried again at the next use', async () => {
  let fails = true
  const indexes = createArticleIndexes({
    buildIndex: () => {
      if (fails) throw new Error('out of memory')
      return { search: () => ({ ids: [], totalCount: 0, isDataTruncated: false }), suggest: () => [] }
    },
  })
  const content = smallContent()
  await expect(indexes.of(content, 'en-US')).rejects.toThrow('out of memory')
  fails = false
  await expect(indexes.of(content, 'en-US')).resolves.toBeDefined()
})
