import { useParams } from 'react-router-dom'
import { sharedProduct } from '#rules/shared-product.ts'
import { embeddedProduct, useConfig, useInGame } from '../settings/config.ts'

/** Whose page this is: the embedding game's product, else the route's game, else the services (HOME-12, OD-31). */
export const gameOf = (embedded: string | null, param: string | undefined): string =>
  embedded ?? (param === undefined || param === '' ? sharedProduct : param.toLowerCase())

export const useGame = (): string => {
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  return gameOf(isInGame ? embeddedProduct(gameName, config) : null, useParams()['game'])
}
