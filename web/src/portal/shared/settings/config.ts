import { createContext, use, useSyncExternalStore } from 'react'
import { keep } from '../../../kit/api/cache-times.ts'
import type { InGame, InGameStore } from '../../../kit/api/in-game.ts'
import type { Config } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'

/**
 * The operator's settings; undefined until they are here. The page brings them along, so that is before the first
 * paint.
 */
export const useConfig = (): Config | undefined => {
  return useApi('/services/bft/api/config', {}, { cacheFor: keep.config }).data
}

export const InGameContext = createContext<InGameStore | null>(null)

const outside: InGame = { isInGame: false, gameName: null }

/** In-game mode (ground G13): layout and special links follow it; it never weakens the captcha. */
export const useInGame = (): InGame => {
  const store = use(InGameContext)
  return useSyncExternalStore(
    (listener) => store?.subscribe(listener) ?? (() => undefined),
    () => store?.read() ?? outside,
    () => store?.read() ?? outside,
  )
}

/** Where the support home is: a page of its own in games that have one, else the start (ROUTE-02). */
export const homePath = (
  isInGame: boolean,
  config: Pick<Config, 'useEmbeddedFlow' | 'allowEmbeddedHome'> | undefined,
): '/home' | '/' => (isInGame && config?.useEmbeddedFlow && config.allowEmbeddedHome ? '/home' : '/')

export const useHomePath = (): '/home' | '/' => homePath(useInGame().isInGame, useConfig())

/** The product an embedding game stands for (OD-101): itself when it is not listed. */
export const embeddedProduct = (
  gameName: string | null,
  config: Pick<Config, 'embeddedProducts'> | undefined,
): string | null => (gameName === null ? null : (config?.embeddedProducts[gameName] ?? gameName))
