import type { Messages } from '../../shared/i18n/messages.ts'
import type { GenericProduct } from '../../shared/discovery/generic-product.ts'

export const homeTitle = (
  { title, headerKey }: Pick<GenericProduct, 'title' | 'headerKey'>,
  { t }: Pick<Messages, 't'>,
): string => (headerKey === null ? title : t(headerKey, { product: title }))
