// R9: a search among 120,000 localized articles (10,000 in twelve languages) against one among 1,200, through the API of a server each.
import type { Result } from './lib/result.ts'
import { percentile } from './lib/stats.ts'
import { seededSet } from './relevance/seeded-set.ts'
import { startWithArticles } from './relevance/server.ts'
import type { StartedServer } from './relevance/started-server.ts'

const languages = 12
const [many, few] = [10_000, 100]
const times = 300
const warmUp = 30

/** Two or three words of a title, the last one perhaps unfinished: what people type. */
const queriesOf = (count: number): string[] =>
  seededSet(count, 0).articles.slice(0, few).map(({ title }, at) => title.split(' ').slice(0, 2 + at % 2).join(' ').slice(0, at % 3 === 0 ? -1 : undefined))

const timeOf = async (server: StartedServer, searchTerm: string): Promise<number> => {
  const begun = performance.now()
  const { totalCount } = await server.post<{ totalCount: number }>('search', { searchTerm, subjectName: 'measured', sourceName: 'all', page: 1, locale: 'en-US', purpose: 'suggest' })
  if (totalCount === 0) throw new Error(`nothing was found for ${searchTerm}`)
  return performance.now() - begun
}

export const measureSearch = async (): Promise<Result[]> => {
  const servers: { server: StartedServer; queries: string[]; seen: number[] }[] = []
  try {
    for (const count of [many, few]) servers.push({ server: await startWithArticles(seededSet(count, 0).articles), queries: queriesOf(count), seen: [] })
    // In turns, so that a machine that warms up or slows down favours neither.
    for (let round = -warmUp; round < times; round += 1) {
      for (const { server, queries, seen } of servers) {
        const milliseconds = await timeOf(server, queries[(round + warmUp) % queries.length]!)
        if (round >= 0) seen.push(milliseconds)
      }
    }
  } finally {
    for (const { server } of servers) await server.close()
  }
  const [large, small] = servers.map(({ seen }) => percentile(seen, 95)) as [number, number]
  return [{
    id: 'R9', what: `search p95, ${many * languages} localized articles ÷ ${few * languages}`, ratio: large / small, target: { atMost: 3 }, of: `${large.toFixed(2)} ÷ ${small.toFixed(2)} ms`,
  }]
}
