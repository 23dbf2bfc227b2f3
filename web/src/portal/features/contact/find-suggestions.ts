// Looked up at the very end, so it comes late, and with it what shows it (ground G26): before the panel is here nothing
// takes the form's place.
import type { Api } from '../../../kit/api/api.ts'
import { timeouts } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { noteShown, wereShown } from '../../shared/answers/shown.ts'

export { SuggestionsPanel } from './SuggestionsPanel.tsx'

/**
 * Articles for the description; nothing when the lookup fails or takes too long (OD-62), or when this visit has shown
 * some for it already (amendment T4).
 */
export const findSuggestions = async (
  api: Api,
  query: string,
  product: string,
): Promise<Schema<'Recommendation'>[]> => {
  if (wereShown(product, query)) return []
  try {
    const { aiRecommendations } = await api.ask(
      '/services/bft/api/suggestions',
      { body: { query, product } },
      { signal: AbortSignal.timeout(timeouts.suggestions) },
    )
    if (aiRecommendations.length > 0) noteShown(product, query)
    return aiRecommendations
  } catch {
    return []
  }
}
