import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { keep } from '../../kit/api/cache-times.ts'
import { useApi } from '../../kit/api/use-api.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { gameOf } from '../shared/discovery/game.ts'
import { embeddedProduct, useConfig, useHomePath, useInGame } from '../shared/settings/config.ts'
import { HeadContext } from '../shared/page/page-head.ts'
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx'
import styles from './Shell.module.css'
import { crumbsOf } from './crumbs.ts'
import type { CurrentRoute } from './shell-effects.ts'

/** The way back up, from the data of the route on screen. The first page has none. */
export function CrumbTrail({ current }: { current: CurrentRoute | null }) {
  const messages = useMessages()
  const { search } = useLocation()
  const home = useHomePath()
  const head = use(HeadContext)
  const said = useSyncExternalStore(
    (listener) => head?.subscribe(listener) ?? (() => undefined),
    () => head?.read(),
    () => undefined,
  )
  const kinds = current?.route.crumbs ?? []
  const params = current?.params ?? {}
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  // A game's own browser shows its own home at the address of every game.
  const name = kinds.includes('game')
    ? gameOf(isInGame ? embeddedProduct(gameName, config) : null, params['game'])
    : kinds.includes('product')
      ? (params['product'] ?? params['name'] ?? said?.game)?.toLowerCase()
      : undefined
  const product = useApi('/services/bft/api/product/{lang}/{name}', name === undefined ? null : { path: { name } }, {
    cacheFor: keep.default,
  })
  const categoryId = kinds.includes('category') && name !== undefined ? Number(params['categoryId']) : null
  const category = useApi(
    '/services/bft/api/category/{lang}/{product}/{categoryId}',
    categoryId === null ? null : { path: { product: name!, categoryId } },
    { cacheFor: keep.default },
  )
  if (kinds.length === 0) return null
  const crumbs = crumbsOf(
    kinds,
    {
      product: product.data
        ? { shortName: product.data.shortName, title: product.data.titleText || product.data.name }
        : null,
      category: category.data ? { name: category.data.name, href: `/games/${name}/category/${categoryId}` } : null,
      query: new URLSearchParams(search).get('q')?.trim() ?? '',
      page: said?.crumb ?? said?.title,
      home,
    },
    messages,
  )
  // The home alone leads nowhere up. Where the page's own words are still to come, their place is kept.
  if (crumbs.length < 2) return kinds.every((kind) => kind === 'search') ? null : <div className={styles.crumbs} />
  return (
    <div className={styles.crumbs}>
      <Breadcrumbs label={messages.t('support.crumb.label')} crumbs={crumbs} />
    </div>
  )
}
