import { keep } from '../../../kit/api/cache-times.ts'
import { useApiSurroundings } from '../../../kit/api/context.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { useAsk } from '../../../kit/api/use-api.ts'

export type FeatureKey = Schema<'FeatureKey'>

const path = '/services/bft/api/feature'

/**
 * The game a feature is asked for; undefined where the page came with its answer for all games. What is on for some
 * visitors or games is in no page (CD-425).
 */
export const useAskedGame = (key: FeatureKey | null, product: string | undefined): string | undefined => {
  const { api, documents } = useApiSurroundings()
  return key !== null && api.keyOf('post', path, {}, key) in documents ? undefined : product
}

/**
 * Whether a feature is on, for this game where one is known; undefined while nobody knows. Asked one by one, kept 5 min
 * (FLAG-01, OD-100). `null` asks nothing.
 */
export const useFeature = (key: FeatureKey | null, product?: string): boolean | undefined => {
  const game = useAskedGame(key, product)
  const init = { body: key as never, query: game === undefined ? {} : { product: game } }
  const { data } = useAsk(path, key === null ? null : init, {
    cacheFor: keep.default,
    whenFailed: { fallback: false as never },
  })
  return data as boolean | undefined
}
