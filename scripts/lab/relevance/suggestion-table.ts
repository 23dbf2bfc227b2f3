/**
 * Suggestions through the API: do they name the right article, and how long does an answer take with 10,000 articles.
 */
import { performance } from 'node:perf_hooks'
import { measure } from './measure.ts'
import { percentile } from '../lib/stats.ts'
import type { Line } from './report.ts'
import type { Opener } from './search-table.ts'
import { seededSet } from './seeded-set.ts'
import { has, stackfaq } from './sets.ts'

const articleCount = 10_000
const descriptionCount = 400

export const suggestionLines = async (open: Opener, cap: number): Promise<Line[]> => {
  const lines: Line[] = []
  if (has('stackfaq/docs.jsonl')) {
    const set = stackfaq()
    const { ask, close } = await open(set)
    try {
      const { success5, success1, p99 } = await measure(set.queries, ask)
      lines.push({
        measure: 'stackfaq suggestions success@5',
        value: success5,
        note: `@1 ${success1.toFixed(3)}, p99 ${p99.toFixed(1)} ms`,
      })
    } finally {
      await close()
    }
  } else lines.push({ measure: 'stackfaq', missing: true })
  const set = seededSet(articleCount, descriptionCount)
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
    lines.push({
      measure: `suggestions p99, ${articleCount} articles, ms`,
      value: percentile(times, 99),
      goal: cap,
      isLess: true,
      note: `p50 ${percentile(times, 50).toFixed(1)} ms, found ${(found / times.length).toFixed(3)}`,
    })
  } finally {
    await close()
  }
  return lines
}
