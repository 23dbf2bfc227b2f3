import { sharedProduct } from '#rules/shared-product.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Product } from './queries.ts'

/** What stands at the top of a product's page, the words as keys (ENTITY-06). */
export interface GenericProduct {
  id: string
  name: string
  title: string
  /** Null: the title says it all. */
  headerKey: MessageKey | null
  subtextKey: MessageKey
  baseUiName: string
}

/** The product's name and the word 'support'; the services have a name that says it all (HOME-03, HOME-04). */
export const genericProduct = (
  product: Pick<Product, 'shortName' | 'name' | 'titleText' | 'baseUiName'>,
): GenericProduct => ({
  id: product.shortName,
  name: product.name,
  title: product.titleText || product.name,
  headerKey: product.shortName === sharedProduct ? null : 'support.home.title',
  subtextKey: 'support.home.lead',
  baseUiName: product.baseUiName,
})
