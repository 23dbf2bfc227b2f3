// Promise R9: searches among 120,000 localized articles (10,000 in twelve languages) against 1,200, and suggestions among the
// 10,000 of a language, through the API of a server each.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startChild, type Child } from '../lib/child.ts'
import { inFolder } from '../lib/product.ts'
import type { Result } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'
import { seededSet } from '../relevance/seeded-set.ts'
import { languages, startWithArticles } from '../relevance/server.ts'
import type { StartedServer } from '../relevance/started-server.ts'
import { timeSuggestions } from './suggestions.ts'

const [many, few] = [10_000, 100]
const queryCount = 500
const [rounds, perRound] = [6, 200]
const inFlight = 8

/**
 * Two or three words of a title, the last one perhaps unfinished: what people type. Few are asked often, most seldom
 * (Zipf).
 */
const queriesOf = (count: number): (() => string) => {
  const titles = seededSet(count, 0).articles
  const queries = Array.from({ length: queryCount }, (_, at) =>
    titles[at % count]!.title.split(' ')
      .slice(0, 2 + (at % 2))
      .join(' ')
      .slice(0, at % 3 === 0 ? -1 : undefined),
  )
  const random = seeded(23)
  return () => queries[Math.floor(queryCount ** random()) - 1]!
}

const ask = async (server: StartedServer, searchTerm: string, locale: string): Promise<number> => {
  const begun = performance.now()
  const { totalCount } = await server.post<{ totalCount: number }>(
    'search',
    { searchTerm, subjectName: 'measured', sourceName: 'all', page: 1, locale, purpose: 'suggest' },
    locale,
  )
  if (totalCount === 0) throw new Error(`nothing was found for ${searchTerm}`)
  return performance.now() - begun
}

/** @returns milliseconds of each search, eight of them under way at any time */
const load = async (server: StartedServer, next: () => string): Promise<number[]> => {
  const seen: number[] = []
  let begun = 0
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (begun < perRound) {
        const locale = languages[begun++ % languages.length]!
        seen.push(await ask(server, next(), locale))
      }
    }),
  )
  return seen
}

const indexed = 20_000
const longestWait = 50
const warmUp = 1000
/**
 * The longest a request waits while a language's 20,000 articles are indexed: the first search in it asks for that, and
 * somebody asks one question after the other meanwhile, in a process of their own.
 */
export const measureIndexing = (): Promise<Result[]> =>
  inFolder('indexing', async (folder) => {
    const server = await startWithArticles(seededSet(indexed, 0).articles, { measuresTurns: true })
    let pinger: Child | undefined
    try {
      const next = queriesOf(indexed)
      // The first answers of a program that has just begun are slow for other reasons than an index.
      for (let time = 0; time < 20; time += 1) await ask(server, next(), server.locale)
      pinger = await startChild('pinger.ts', { BENCH_ORIGIN: server.root }, join(folder, 'pinger.log'))
      await setTimeout(warmUp)
      await server.longestTurn()
      await pinger.ask('begin')
      const begun = performance.now()
      await ask(server, next(), languages.at(-1)!)
      const waits = await pinger.ask<number[]>('end')
      const seconds = (performance.now() - begun) / 1000
      const turn = await server.longestTurn()
      return [
        {
          id: 'indexing',
          what: `longest wait in ms of a request while ${indexed} articles are indexed, ÷ ${longestWait} ms`,
          ratio: Math.max(...waits) / longestWait,
          target: { atMost: 1 },
          of:
            `${Math.max(...waits).toFixed(1)} ms, p99 ${percentile(waits, 99).toFixed(1)} ms, ${waits.length} requests in ` +
            `the ${seconds.toFixed(1)} s until the index answered; the longest turn of the thread that answers took ` +
            `${turn.toFixed(1)} ms of processor time`,
        },
      ]
    } finally {
      await pinger?.stop()
      await server.close()
    }
  })

export const measureSearch = async (): Promise<Result[]> => {
  const servers: { server: StartedServer; next: () => string; seen: number[] }[] = []
  try {
    for (const count of [many, few])
      servers.push({ server: await startWithArticles(seededSet(count, 0).articles), next: queriesOf(count), seen: [] })
    for (const { server, next } of servers) {
      // The first question in a language waits for its index; then the program warms up.
      for (const locale of languages) await ask(server, next(), locale)
      await load(server, next)
    }
    // In turns, so that a machine that warms up or slows down favours neither.
    for (let round = 0; round < rounds; round += 1)
      for (const { server, next, seen } of servers) seen.push(...(await load(server, next)))
    const suggestions = await timeSuggestions(servers[0]!.server, many)
    const [large, small] = servers.map(({ seen }) => percentile(seen, 95)) as [number, number]
    return [
      {
        id: 'R9',
        what: `search p95, ${many * languages.length} localized articles ÷ ${few * languages.length}`,
        ratio: large / small,
        target: { atMost: 3 },
        of:
          `${large.toFixed(2)} ÷ ${small.toFixed(2)} ms, ${inFlight} under way; searches ÷ pgbench has no ` +
          'counterpart: the index is in memory and asks no database',
      },
      suggestions,
    ]
  } finally {
    for (const { server } of servers) await server.close()
  }
}
