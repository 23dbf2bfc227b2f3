/**
 * Where "Get help" leads (amendment T6): back into the guided entry a visitor came from, where game and words still
 * are, when the page is for that game or for all of them; else to `otherwise`.
 */
import { sharedProduct } from '../../lib/shared-product.ts'
import { stored } from '../../lib/stored.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

export interface OpenGuide {
  /** The path below the base where the guided entry stands. */
  url: string
}

const isOpenGuide = (value: unknown): value is OpenGuide =>
  typeof value === 'object' && value !== null && typeof (value as { url?: unknown }).url === 'string'

/** The guided entry keeps itself under this key (OD-64). */
const openGuide = stored('session', 'bft', isOpenGuide)

const gameOf = (url: string): string | undefined => /^\/product\/([^/?#]+)/.exec(url)?.[1]

/**
 * @param guide the visit's guided entry, null where there is none
 * @param games whose page it is; none means everybody's
 */
export const helpTarget = (guide: OpenGuide | null, games: readonly string[], otherwise: string): string => {
  const game = guide === null ? undefined : gameOf(guide.url)
  if (guide === null || game === undefined) return otherwise
  const isForGame = games.length === 0 || games.includes(game) || games.includes(sharedProduct)
  return isForGame ? guide.url : otherwise
}

/** The same for the visitor at hand; on the server and while hydrating, when nobody is known yet, `otherwise`. */
export const useHelpTarget = (games: readonly string[], otherwise: string): string => {
  const isHydrated = useHydrated()
  return isHydrated ? helpTarget(openGuide.read(), games, otherwise) : otherwise
}
