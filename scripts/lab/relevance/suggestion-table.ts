/** Suggestions through the API: do they name the right article? How long they take is the bench's to say. */
import { measure } from './measure.ts'
import type { Line } from './report.ts'
import type { Opener } from './search-table.ts'
import { has, stackfaq } from './sets.ts'

export const suggestionLines = async (open: Opener): Promise<Line[]> => {
  if (!has('stackfaq/docs.jsonl')) return [{ measure: 'stackfaq', missing: true }]
  const set = stackfaq()
  const { ask, close } = await open(set)
  try {
    const { success5, success1, p99 } = await measure(set.queries, ask)
    const note = `@1 ${success1.toFixed(3)}, p99 ${p99.toFixed(1)} ms`
    return [{ measure: 'stackfaq suggestions success@5', value: success5, note }]
  } finally {
    await close()
  }
}
