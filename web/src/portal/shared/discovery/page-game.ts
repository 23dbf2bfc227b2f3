// The one game a page is about (amendment T1): its notices stand above the page, and its colours go with the visitor.
import { sharedProduct } from '#rules/shared-product.ts'
import { useLocation } from 'react-router-dom'
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { useSolution } from './use-solution.ts'
import { embeddedProduct, useConfig, useInGame } from '../settings/config.ts'

/** What an address tells: the game itself, or what has to be read to know it. */
export type PagePlace = { game: string } | { articleId: string } | { topicId: number } | null

export const pagePlace = (pathname: string): PagePlace => {
  const [, room, first = '', second = '', third = '', fourth] = pathname.split('/')
  if ((room === 'games' || room === 'product') && first !== '') return { game: first.toLowerCase() }
  if (room === 'article' && /^\d+$/.test(first)) return { articleId: first }
  const topic = fourth === undefined ? first : third
  if (room === 'contact' && second !== '' && /^[1-9]\d*$/.test(topic)) return { topicId: Number(topic) }
  return null
}

/** An article of one game is that game's; one of several, or for all players, is nobody's. */
export const gameOfArticle = ({ gameSlugs }: Pick<Schema<'Article'>, 'gameSlugs'>): string | null =>
  gameSlugs.length === 1 && gameSlugs[0] !== sharedProduct ? gameSlugs[0]! : null

/** The embedding game, else the game of the page; null where there is none, or none yet. */
export const usePageGame = (): string | null => {
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const place = pagePlace(useLocation().pathname)
  // The page asks for the same, so that nothing is asked twice.
  const article = useApi(
    '/services/bft/api/article/{lang}/{articleId}',
    place !== null && 'articleId' in place ? { path: { articleId: place.articleId } } : null,
    { cacheFor: keep.default },
  )
  const topic = useSolution(place !== null && 'topicId' in place ? place.topicId : null)
  const embedded = isInGame ? embeddedProduct(gameName, config) : null
  if (embedded !== null) return embedded
  if (place === null) return null
  if ('game' in place) return place.game
  if ('articleId' in place) return article.data === undefined ? null : gameOfArticle(article.data)
  return topic.data?.product ?? null
}
