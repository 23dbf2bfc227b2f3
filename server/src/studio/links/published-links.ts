// Every link of what is published: worked out once a version of the content, in short turns.
import { setImmediate as breathe } from 'node:timers/promises'
import { isPseudoLocale } from '../../content/pseudo-locale.ts'
import type { Content } from '../../content/types.ts'
import { deadLinksOf, otherSitesOf, type PortalPlace } from '../checks/links.ts'

interface DocumentLinks {
  id: string
  locale: string
  articleId: string
  /** Pages of the portal that are not there. */
  gone: readonly string[]
  /** Addresses of other sites. */
  sites: readonly string[]
}

const longestTurn = 4
const looksAtOnce = 20

export type PublishedLinks = (content: Content) => Promise<readonly DocumentLinks[]>

export const createPublishedLinks = (place: PortalPlace): PublishedLinks => {
  let last: { version: string; links: Promise<readonly DocumentLinks[]> } | undefined

  const look = async (content: Content): Promise<DocumentLinks[]> => {
    const found: DocumentLinks[] = []
    let since = performance.now()
    let looked = 0
    for (const articleId of content.in(content.defaultLocale).articleIds())
      for (const locale of content.locales) {
        if (isPseudoLocale(locale)) continue
        const article = content.written(locale, articleId)
        if (article === undefined) continue
        const gone = deadLinksOf(content, article, place).map(({ target }) => target)
        const sites = otherSitesOf(article, place)
        if (gone.length + sites.length > 0) found.push({ id: `${locale}~${articleId}`, locale, articleId, gone, sites })
        if (++looked % looksAtOnce === 0 && performance.now() - since > longestTurn) {
          await breathe()
          since = performance.now()
        }
      }
    return found
  }

  return (content) => {
    if (last?.version !== content.version) {
      const links = look(content)
      last = { version: content.version, links }
      links.catch(() => (last = undefined))
    }
    return last.links
  }
}
