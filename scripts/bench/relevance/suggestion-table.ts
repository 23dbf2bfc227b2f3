/** Suggestions through the API: do they name the right article, and how long does an answer take with 10,000 articles. */
import { performance } from 'node:perf_hooks'
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'
import type { SearchableArticle } from '../../../server/src/articles/ports.ts'
import { measure } from './measure.ts'
import { percentile } from './metrics.ts'
import type { Line } from './report.ts'
import type { Opener } from './search-table.ts'
import { has, stackfaq, type SearchSet } from './sets.ts'

const articleCount = 10_000
const descriptionCount = 400
const wordCount = 30_000

/** Articles and descriptions out of a seed: word frequencies fall as they do in any language (Zipf), a description is about one article and says other things too. */
const seededSet = (): SearchSet => {
  const random = seeded(11)
  const syllables = ['ka', 'ro', 'mi', 'ten', 'sal', 'vor', 'lu', 'dra', 'pen', 'sho', 'qui', 'bar', 'nel', 'fi', 'gos', 'tur', 'wex', 'yam', 'zor', 'ike']
  const words = Array.from({ length: wordCount }, () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]!).join(''))
  const word = (): string => words[Math.floor(wordCount ** random()) - 1]!
  const some = (count: number): string => Array.from({ length: count }, word).join(' ')
  const articles = Array.from({ length: articleCount }, (_, at): SearchableArticle => ({
    id: String(at), locale: 'en-US', title: some(5), summary: '', problem: '', text: some(120), keywords: [], products: [], categories: [], promoted: false, trending: false, articleType: 'INFO',
  }))
  const queries = Array.from({ length: descriptionCount }, () => {
    const { id, title, text } = articles[Math.floor(random() * articleCount)]!
    return { query: `${some(12)} ${title} ${text.split(' ').slice(0, 8).join(' ')} ${some(10)}`, relevant: new Set([id]), kind: '' }
  })
  return { name: 'seeded', locale: 'en-US', articles, queries }
}

export const suggestionLines = async (open: Opener, cap: number): Promise<Line[]> => {
  const lines: Line[] = []
  if (has('stackfaq/docs.jsonl')) {
    const set = stackfaq()
    const { ask, close } = await open(set)
    try {
      const { success5, success1, p99 } = await measure(set.queries, ask)
      lines.push({ measure: 'stackfaq suggestions success@5', value: success5, floor: null, goal: null, note: `@1 ${success1.toFixed(3)}, p99 ${p99.toFixed(1)} ms` })
    } finally {
      await close()
    }
  } else lines.push({ measure: 'stackfaq', missing: true })
  const set = seededSet()
  const { ask, close } = await open(set)
  try {
    for (const { query } of set.queries.slice(0, 40)) await ask(query)
    const times: number[] = []
    let found = 0
    for (const { query, relevant } of set.queries) {
      const asked = performance.now()
      const ids = await ask(query)
      times.push(performance.now() - asked)
      if (ids.some((id) => relevant.has(id))) found++
    }
    lines.push({ measure: `suggestions p99, ${articleCount} articles, ms`, value: percentile(times, 0.99), floor: null, goal: cap, isLess: true, note: `p50 ${percentile(times, 0.5).toFixed(1)} ms, found ${(found / times.length).toFixed(3)}` })
  } finally {
    await close()
  }
  return lines
}
