import { useLocation } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { useConfig, useInGame } from '../settings/config.ts'
import { useFeature } from '../settings/features.ts'
import type { LinkFacts } from './link-plan.ts'

/** The facts of planLink, from the page, the settings and the browser at hand. */
export const useLinkFacts = (): LinkFacts => {
  const { page } = useApiClient()
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const { pathname } = useLocation()
  // Only a game's browser needs the flag: elsewhere nothing is asked.
  const embeddedStrictCaptcha = useFeature(isInGame ? 'embeddedStrictCaptcha' : null) ?? false
  return {
    origin: page.origin,
    mountPath: page.mountPath,
    contextPath: page.contextPath,
    basePath: page.basePath,
    here: pathname,
    trustedHosts: config?.trustedHosts ?? [],
    untrustedHosts: config?.untrustedHosts ?? [],
    flagshipGames: config?.flagshipGames ?? [],
    externalProtocols: config?.externalProtocols ?? {},
    isInGame,
    gameName,
    embeddedStrictCaptcha,
  }
}
