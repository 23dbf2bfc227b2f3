// Suggestions for a free description, through the API: the page asks while somebody types, so an answer that takes long
// comes too late (issue "contact").
import type { Result } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import { seededSet } from '../relevance/seeded-set.ts'
import type { StartedServer } from '../relevance/started-server.ts'

const mostMilliseconds = 20
const [warmUp, times] = [50, 500]

/** @param server has the seeded articles, so many */
export const timeSuggestions = async (server: StartedServer, articleCount: number): Promise<Result> => {
  const seen: number[] = []
  for (const [at, { query }] of seededSet(articleCount, warmUp + times).queries.entries()) {
    const begun = performance.now()
    const { aiRecommendations } = await server.post<{ aiRecommendations: unknown[] }>('suggestions', {
      query,
      product: 'measured',
    })
    if (aiRecommendations.length === 0) throw new Error('nothing was suggested')
    if (at >= warmUp) seen.push(performance.now() - begun)
  }
  const [middle, last] = [percentile(seen, 50), percentile(seen, 99)]
  return {
    id: 'suggestions',
    what: `p99 in ms for descriptions of 35 words, ${articleCount} articles`,
    ratio: last,
    target: { atMost: mostMilliseconds },
    of: `p50 ${middle.toFixed(1)}, p99 ${last.toFixed(1)} ms, ${times} asked one after the other`,
  }
}
