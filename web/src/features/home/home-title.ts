import { sharedProduct } from '../../lib/shared-product.ts'
import type { Messages } from '../../shared/i18n/messages.ts'
import type { Product } from '../../shared/discovery/queries.ts'

/** The product's name and the word 'support'; the services have a name that says it all (HOME-03, HOME-04). */
export const homeTitle = (
  product: Pick<Product, 'shortName' | 'name' | 'titleText'>,
  { t }: Pick<Messages, 't'>,
): string => {
  const name = product.titleText || product.name
  return product.shortName === sharedProduct ? name : t('support.home.title', { product: name })
}
