import { sharedProduct } from '#rules/shared-product.ts'
import type { Crumb } from '../../kit/ui/Breadcrumbs.tsx'
import type { Messages } from '../shared/i18n/messages.ts'
import type { CrumbKind } from './route-table.ts'

export interface CrumbFacts {
  product: { shortName: string; title: string } | null
  category: { name: string; href: string } | null
  query: string
  /** What the page says of itself. */
  page: string | undefined
  /** Address of the support home. */
  home: string
}

/** Product title plus 'support'; the services have a name of their own (SHELL-04, SHELL-05). */
export const productLabel = (product: NonNullable<CrumbFacts['product']>, { t }: Pick<Messages, 't'>): string => {
  return product.shortName === sharedProduct
    ? t('support.crumb.services')
    : t('support.crumb.games', { product: product.title })
}

/**
 * The trail of a route, from the support home (SHELL-01). A crumb whose words are not known yet is left out; the home
 * alone is no way up.
 */
export const crumbsOf = (kinds: readonly CrumbKind[], facts: CrumbFacts, messages: Pick<Messages, 't'>): Crumb[] => {
  const trail: Crumb[] = [{ label: messages.t('support.crumb.home'), href: facts.home }]
  for (const kind of kinds) {
    if ((kind === 'game' || kind === 'product') && facts.product !== null)
      trail.push({
        label: productLabel(facts.product, messages),
        href: `/${kind === 'game' ? 'games' : 'product'}/${facts.product.shortName}`,
      })
    else if (kind === 'category' && facts.category !== null)
      trail.push({ label: facts.category.name, href: facts.category.href })
    else if (kind === 'search' && facts.query !== '')
      trail.push({ label: messages.t('support.crumb.search', { query: facts.query }) })
    else if (kind === 'page' && facts.page) trail.push({ label: facts.page })
  }
  return trail
}
