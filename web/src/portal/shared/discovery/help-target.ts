/**
 * Where "Get help" leads (amendment T6): back into the guided entry a visitor came from, where game and words still
 * are, when the page is for that game or for all of them; else to `otherwise`.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { sharedProduct } from '#rules/shared-product.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { embeddedProduct, useConfig, useInGame } from '../settings/config.ts'
import { askTabs } from './other-tabs.ts'

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

/** Whether a page of these games is nothing for players of `game`: it is about others alone. */
export const isOfOthers = (games: readonly string[], game: string | null): boolean =>
  game !== null && game !== sharedProduct && games.length > 0 && !games.includes(game) && !games.includes(sharedProduct)

const listeners = new Set<() => void>()
const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The visit's guided entry as it is kept; a tab that has just been opened asks the one it was opened from. */
const useOpenGuide = (): OpenGuide | null => {
  const url = useSyncExternalStore(
    subscribe,
    () => openGuide.read()?.url ?? null,
    () => null,
  )
  useEffect(() => {
    if (openGuide.read() !== null || window.history.length > 1) return
    return askTabs(() => {
      for (const changed of listeners) changed()
    })
  }, [])
  return url === null ? null : { url }
}

/**
 * The player's game: the embedding one, else the guided entry's; null while nobody is known yet, and where none was
 * chosen.
 */
export const useChosenGame = (): string | null => {
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const guide = useOpenGuide()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (isInGame ? embeddedProduct(gameName, config) : null) ?? gameOf(guide?.url ?? '') ?? null
}

/**
 * The same for the visitor at hand; on the server and while hydrating, when nobody is known yet, `otherwise`. From an
 * article of others it leads back to the player's own game: the switch is a choice of its own.
 */
export const useHelpTarget = (games: readonly string[], otherwise: string): string => {
  const chosen = useChosenGame()
  const guide = useOpenGuide()
  const isHydrated = useHydrated()
  if (!isHydrated) return otherwise
  const own = chosen === null ? otherwise : `/product/${chosen}`
  if (isOfOthers(games, chosen)) return helpTarget(guide, [], own)
  return helpTarget(guide, games, chosen !== null && games.includes(chosen) ? own : otherwise)
}
