import { expect, test } from 'vitest'
import type { ArticleIndex, SearchableArticle } from '../ports.ts'
import { buildHere, createArticleSearch, type BuildIndexData } from './article-search.ts'
import { seeded } from './linear-model.ts'

const syllables = ['ka', 'ro', 'mi', 'ten', 'sal', 'vor', 'lu', 'dra', 'pen', 'sho', 'qui', 'bar', 'nel']
const games = ['wow', 'diablo4', 'overwatch']

/** Articles of few words with many forms and neighbours, so that a change moves what is rare and what is a slip. */
const writer = (seed: number) => {
  const random = seeded(seed)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const words = Array.from({ length: 260 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => any(syllables)).join(''),
  )
  const word = (): string => words[Math.floor(words.length ** random()) - 1]! + any(['', '', '', 's', 'ing'])
  const some = (count: number): string => Array.from({ length: count }, word).join(' ')
  const article = (id: string): SearchableArticle => ({
    id,
    locale: 'en-US',
    title: some(1 + Math.floor(random() * 4)),
    summary: some(4),
    problem: '',
    text: `<h2>${some(2)}</h2><p>${some(5 + Math.floor(random() * 30))}</p>`,
    isMarkup: true,
    keywords: random() < 0.4 ? [some(1)] : [],
    products: random() < 0.5 ? [any(games)] : [],
    categories: [],
    promoted: random() < 0.1,
    trending: false,
    articleType: any(['INFO', 'PROBLEM']),
  })
  return { random, any, some, article }
}

const queriesOf = ({ some, random }: ReturnType<typeof writer>): string[] =>
  Array.from({ length: 60 }, (_, at) => {
    const text = some(1 + (at % 4))
    return random() < 0.5 ? text.slice(0, -1) : text.replace(/(?<=^..)./, 'x')
  })

const expectSame = (own: ArticleIndex, whole: ArticleIndex, queries: readonly string[], locale: string): void => {
  for (const query of queries) {
    for (const product of ['all', 'wow']) {
      for (const page of [1, 2]) {
        const options = { product, page, locale, withOthers: product !== 'all' }
        expect({ query, ...own.search(query, options) }).toEqual({ query, ...whole.search(query, options) })
      }
      const [given, due] = [own, whole].map((index) => index.suggest(`${query} ${queries[0]}`, { product, locale }))
      expect(given!.map(({ id }) => id)).toEqual(due!.map(({ id }) => id))
      for (const [at, { score, coverage, strength }] of given!.entries()) {
        expect(score).toBeCloseTo(due![at]!.score, 4)
        expect(coverage).toBeCloseTo(due![at]!.coverage, 4)
        expect(strength).toBeCloseTo(due![at]!.strength, 4)
      }
    }
  }
}

/** An engine that says how many articles' words it has looked at. */
const counting = () => {
  let analysed = 0
  const build: BuildIndexData = (articles, locale) => {
    analysed += articles.length
    return buildHere(articles, locale)
  }
  return {
    engine: createArticleSearch(build),
    taken: () => {
      const its = analysed
      analysed = 0
      return its
    },
  }
}

const synonyms = [['karo', 'miten']]

test.each(['en-US', 'de-DE', 'ja-JP'])(
  'after any changes an index answers as one that is built whole, in %s',
  async (locale) => {
    for (const seed of [1, 2, 3]) {
      const its = writer(seed)
      const { engine, taken } = counting()
      let articles = Array.from({ length: 90 }, (_, at) => its.article(String(at)))
      let index = await engine.buildIndex(articles, synonyms, locale)
      for (let round = 0; round < 6; round++) {
        const [came, went]: SearchableArticle[][] = [[], []]
        articles = articles.flatMap((article) => {
          const chance = its.random()
          if (chance > 0.06) return [article]
          went!.push(article)
          if (chance < 0.02) return []
          const next = chance < 0.03 ? { ...article, text: `${article.text} <p>qui</p>` } : its.article(article.id)
          came!.push(next)
          return [next]
        })
        const added = its.article(`new-${round}`)
        came!.push(added)
        articles.splice(Math.floor(its.random() * articles.length), 0, added)
        taken()
        index = (await engine.changeIndex(index, { articles, synonyms, came: came!, went: went! }))!
        expect(taken()).toBeLessThan(articles.length)
        const whole = await createArticleSearch().buildIndex(articles, synonyms, locale)
        expectSame(index, whole, queriesOf(its), locale)
      }
    }
  },
  60_000,
)

test('one changed article costs the words of that article, however many there are', async () => {
  const its = writer(7)
  const { engine, taken } = counting()
  const articles = Array.from({ length: 400 }, (_, at) => its.article(String(at)))
  const index = await engine.buildIndex(articles, [], 'en-US')
  expect(taken()).toBe(400)
  const changed = { ...articles[17]!, title: 'Wholly other', text: '<p>unheard of</p>' }
  const next = await engine.changeIndex(index, {
    articles: articles.with(17, changed),
    synonyms: [],
    came: [changed],
    went: [articles[17]!],
  })
  // What it says and what it said.
  expect(taken()).toBe(2)
  const asked = { product: 'all', page: 1, locale: 'en-US' }
  expect(next!.search('unheard', asked).ids).toEqual(['17'])
  expect(index.search('unheard', asked).ids).not.toContain('17')
})

test('an article that says again what it said before is found once', async () => {
  const its = writer(8)
  const { engine } = counting()
  const articles = Array.from({ length: 20 }, (_, at) => its.article(String(at)))
  const first = await engine.buildIndex(articles, [], 'en-US')
  const other = { ...articles[3]!, title: 'Wholly other' }
  const changes = { articles: articles.with(3, other), synonyms: [], came: [other], went: [articles[3]!] }
  const second = (await engine.changeIndex(first, changes))!
  const back = { articles, synonyms: [], came: [articles[3]!], went: [other] }
  const third = (await engine.changeIndex(second, back))!
  expectSame(third, first, queriesOf(its), 'en-US')
  expect(third.search('wholly', { product: 'all', page: 1, locale: 'en-US' })).toEqual(
    first.search('wholly', { product: 'all', page: 1, locale: 'en-US' }),
  )
})

test('after many changes an index is to be built whole', async () => {
  const its = writer(9)
  const { engine } = counting()
  const articles = Array.from({ length: 80 }, (_, at) => its.article(String(at)))
  const index = await engine.buildIndex(articles, [], 'en-US')
  const others = articles.map(({ id }) => its.article(id))
  expect(await engine.changeIndex(index, { articles: others, synonyms: [], came: others, went: articles })).toBe(
    undefined,
  )
})
