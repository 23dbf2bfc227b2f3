// Links of published help that lead nowhere, for those who mend them (CD-410).
import type { StudioLostLink, StudioLostLinks } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import { canonicalLocale } from '../../lib/locale.ts'
import type { LinkCaller } from '../ports.ts'
import type { PublishedLinks } from '../links/published-links.ts'
import type { LinkStore } from '../links/store.ts'
import { keyOfPage } from '../links/sweep.ts'
import { isWithinReach } from '../rules.ts'

interface LostLinksDeps {
  content: ContentHolder
  store: Pick<LinkStore, 'dead' | 'count'>
  published: PublishedLinks
  caller: Pick<LinkCaller, 'mayLook'> | null
}

const mostShown = 200
const mostLinks = 100

export type ListLostLinks = (filters: {
  game: string | undefined
  language: string | undefined
}) => Promise<StudioLostLinks>

export const createLostLinks =
  ({ content, store, published, caller }: LostLinksDeps): ListLostLinks =>
  async ({ game, language }) => {
    const current = content.current()
    const locale = language === undefined ? undefined : canonicalLocale(language)
    const known = new Map((await store.dead()).map((link) => [link.target, link]))
    const all = await published(current)
    const sites = new Set<string>()
    const items: StudioLostLinks['items'] = []
    let isMore = false
    for (const document of all) {
      if (caller !== null) for (const site of document.sites) if (caller.mayLook(site)) sites.add(site)
      if (isMore || (locale !== undefined && document.locale !== locale)) continue
      const { title } = current.written(document.locale, document.articleId)!
      const products = [...current.written(current.defaultLocale, document.articleId)!.products]
      if (!isWithinReach(callerScope(), { products, locale: document.locale })) continue
      if (game !== undefined && products.length > 0 && !products.includes(game)) continue
      const links = [
        ...document.gone.map(
          (target): StudioLostLink => ({
            target: target.replace(/^#kb-/, '#'),
            isExternal: false,
            fault: 'gone',
            status: null,
            since: known.get(keyOfPage(document.id, target))?.since ?? null,
          }),
        ),
        ...document.sites.flatMap((target): StudioLostLink[] => {
          const link = known.get(target)
          return link === undefined
            ? []
            : [
                {
                  target,
                  isExternal: true,
                  fault: link.fault as StudioLostLink['fault'],
                  status: link.status,
                  since: link.since,
                },
              ]
        }),
      ]
      if (links.length === 0) continue
      if (items.length === mostShown) isMore = true
      else
        items.push({
          id: document.id,
          title,
          products,
          locale: document.locale,
          links: links.slice(0, mostLinks),
        })
    }
    // Pages that are gone are not looked at by asking.
    const checked = Math.min(sites.size, await store.count())
    return { sites: sites.size, checked, isChecking: caller !== null, items, isMore }
  }
