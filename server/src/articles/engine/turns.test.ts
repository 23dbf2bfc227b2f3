import { expect, test } from 'vitest'
import { createArticleSearch } from './article-search.ts'
import { longStep, createTurns } from './turns.ts'

test('short work is not interrupted, long work gives way again and again', async () => {
  const turns = createTurns()
  expect(turns.step(longStep)).toBeUndefined()
  let pauses = 0
  const end = performance.now() + 60
  while (performance.now() < end) {
    const pause = turns.step(longStep)
    if (pause) {
      pauses += 1
      await pause
    }
  }
  expect(pauses).toBeGreaterThan(1)
})

test('while an index is built, others have their turn', async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7919) % 100_003}`)
  const articles = Array.from({ length: 400 }, (_, at) => ({
    id: String(at),
    locale: 'en-US',
    title: `Title ${at}`,
    summary: '',
    problem: '',
    text: words.slice((at * 10) % 2_000, ((at * 10) % 2_000) + 2_000).join(' '),
    keywords: [],
    products: [],
    categories: [],
    promoted: false,
    trending: false,
    articleType: 'INFO' as const,
  }))
  let turns = 0
  let isBuilt = false
  const other = (): void => {
    turns += 1
    if (!isBuilt) setImmediate(other)
  }
  other()
  const index = await createArticleSearch().buildIndex(articles, [], 'en-US')
  isBuilt = true
  expect(turns).toBeGreaterThan(3)
  expect(index.search('title 17', { product: 'all', page: 1, locale: 'en-US' }).ids[0]).toBe('17')
})
