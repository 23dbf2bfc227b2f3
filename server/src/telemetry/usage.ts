// From what a page reports to what is counted. Pure: nothing that could tell one visitor from another goes through
// (OD-105).
import type { ReportEventRequest, ReportMetricRequest } from '#generated/server/schemas.ts'
import type { LocalContent } from '../content/types.ts'
import type { Usage } from './usage-store.ts'

/** What the content knows; everything else a client may write counts as nothing. */
export type Known = Pick<LocalContent, 'product' | 'category' | 'article'> & { locales: readonly string[] }

/** The visit's key, the client's clock and the query of an address are dropped. */
export const usageOfEvent = ({ event, data }: ReportEventRequest, known: Known): Usage => {
  const { productName = '', categoryId = 0, parentId = 0, articleId, promotedContentId, locale = '' } = data
  const category = known.category(categoryId) ?? known.category(parentId)
  const subject =
    promotedContentId !== undefined
      ? `link:${promotedContentId}`
      : articleId !== undefined && known.article(articleId) !== undefined
        ? `article:${articleId}`
        : category !== undefined
          ? `category:${category.id}`
          : ''
  return {
    event,
    subject,
    product: known.product(productName) !== undefined ? productName : (category?.product ?? ''),
    locale: known.locales.includes(locale) ? locale : '',
  }
}

/** The path below the base path, for pages of products that are here; undefined for anything else. */
export const usageOfView = ({ url, product }: ReportMetricRequest, known: Known): Usage | undefined => {
  if (known.product(product) === undefined) return undefined
  const path = url.replace(/^https?:\/\/[^/]*/, '')
  const [, locale = '', inside] = /\/([a-z]{2}-[A-Z]{2})\/help(\/.*)?$/.exec(path) ?? []
  return {
    event: 'view',
    product,
    subject: `path:${(inside ?? '/').slice(0, 200)}`,
    locale: known.locales.includes(locale) ? locale : '',
  }
}
