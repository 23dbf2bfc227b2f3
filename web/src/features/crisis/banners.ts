import { sharedProduct } from '../../lib/shared-product.ts'
import type { CrisisMessage } from './queries.ts'

/** Messages of the product, of the services and of no product, without those read (CRISIS-06, CRISIS-08, CRISIS-09). */
export const bannersFor = (
  messages: readonly CrisisMessage[],
  product: string | null,
  read: readonly string[],
): CrisisMessage[] => {
  return messages.filter(
    ({ id, game }) =>
      !read.includes(id) && (game === null || game.shortName === sharedProduct || game.shortName === product),
  )
}
