import { afterEach, expect, test } from 'vitest'
import { createArticleSearch } from './engine/article-search.ts'
import { createIndexThread, type IndexThread } from './index-thread.ts'
import type { SearchableArticle } from './ports.ts'

const article = (id: string, title: string, text: string): SearchableArticle => ({
  id,
  locale: 'en-US',
  title,
  summary: '',
  problem: '',
  text,
  headings: ['What helps'],
  keywords: ['help'],
  products: [],
  categories: [],
  promoted: false,
  trending: false,
  articleType: 'INFO',
})
const words = ['password', 'refund', 'router', 'guild', 'mount', 'auction', 'realm', 'patch', 'crash', 'map']
const articles = Array.from({ length: 300 }, (_, at) =>
  article(
    String(at),
    `${words[at % 10]} ${words[(at * 7) % 10]} ${at}`,
    Array.from({ length: 60 }, (_, place) => words[(at * place + place) % 10]).join(' '),
  ),
)
const queries = ['password', 'refnud', 'gui', 'crash map 17', 'the auction house', 'what helps', 'nothing of it', '']

let thread: IndexThread | undefined
afterEach(() => thread?.stop())

test('an index that another thread built answers like one built here', async () => {
  thread = createIndexThread({ least: 0 })
  for (const locale of ['en-US', 'de-DE']) {
    const [here, there] = await Promise.all([
      createArticleSearch().buildIndex(articles, [['crash', 'freeze']], locale),
      createArticleSearch(thread.build).buildIndex(articles, [['crash', 'freeze']], locale),
    ])
    for (const query of [...queries, 'freeze']) {
      const options = { product: 'all', page: 1, locale }
      expect(there.search(query, options)).toEqual(here.search(query, options))
      expect(there.suggest(query, options)).toEqual(here.suggest(query, options))
    }
  }
})

test('articles that cannot be indexed fail the build and not the thread', async () => {
  thread = createIndexThread({ least: 0 })
  const engine = createArticleSearch(thread.build)
  const broken = { ...articles[0]!, keywords: [Symbol.iterator.toString(), null as unknown as string] }
  const spoilt = { ...broken, headings: [null as unknown as string] }
  await expect(engine.buildIndex([spoilt], [], 'en-US')).rejects.toThrow()
  const index = await engine.buildIndex(articles, [], 'en-US')
  expect(index.search('password 10', { product: 'all', page: 1, locale: 'en-US' }).totalCount).toBeGreaterThan(0)
})

test('a server that stops does not wait for an index', async () => {
  thread = createIndexThread({ least: 0 })
  const built = createArticleSearch(thread.build).buildIndex(articles, [], 'en-US')
  await thread.stop()
  await expect(built).rejects.toThrow('the indexing thread ended')
})
