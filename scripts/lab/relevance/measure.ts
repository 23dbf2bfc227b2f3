import { performance } from 'node:perf_hooks'
import { percentile } from '../lib/stats.ts'
import { mean, ndcg, recall, success } from './metrics.ts'
import type { Query } from './sets.ts'

/** Ids of the first page for a query, best first. */
export type Ask = (query: string) => readonly string[] | Promise<readonly string[]>

export interface Figures {
  queries: number
  ndcg10: number
  recall5: number
  success5: number
  success1: number
  p50: number
  p99: number
}

export const measure = async (queries: readonly Query[], ask: Ask): Promise<Figures> => {
  const rows: { ndcg: number; recall: number; five: number; one: number; took: number }[] = []
  for (const { query, relevant } of queries) {
    const start = performance.now()
    const ids = await ask(query)
    const took = performance.now() - start
    rows.push({
      ndcg: ndcg(ids, relevant),
      recall: recall(ids, relevant),
      five: success(ids, relevant),
      one: success(ids, relevant, 1),
      took,
    })
  }
  const times = rows.map(({ took }) => took)
  return {
    queries: rows.length,
    ndcg10: mean(rows.map((row) => row.ndcg)),
    recall5: mean(rows.map((row) => row.recall)),
    success5: mean(rows.map(({ five }) => five)),
    success1: mean(rows.map(({ one }) => one)),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}
