/** Links of the help that lead nowhere. Pure; nobody outside is asked. */
import type { PackArticle } from '../../content/pack/format.ts'
import type { Content } from '../../content/types.ts'

/** `gone`: a page of the portal that is not there; `insecure`: neither https, mailto nor tel, so players get no link at all. */
type LinkFault = 'gone' | 'insecure'

interface DeadLink {
  /** As it is written. */
  target: string
  fault: LinkFault
}

export interface PortalPlace {
  publicUrl: string
  mountPath: string
}

const targets = new WeakMap<PackArticle, readonly string[]>()

/** Where an article's links lead, each once. */
const targetsOf = (article: PackArticle): readonly string[] => {
  const known = targets.get(article)
  if (known !== undefined) return known
  const html = `${article.body} ${article.problem ?? ''}`
  const found = [
    ...new Set([...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
  ]
  targets.set(article, found)
  return found
}

const anchors = new WeakMap<PackArticle, ReadonlySet<string>>()

/** Places on its page that links lead to. */
const anchorsOf = (article: PackArticle): ReadonlySet<string> => {
  const known = anchors.get(article)
  if (known !== undefined) return known
  const found = new Set([...article.body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id))
  anchors.set(article, found)
  return found
}

/** The page of the portal a link means: `article/9852`; undefined for another site. */
const pageOf = (target: string, { publicUrl, mountPath }: PortalPlace): string | undefined => {
  const inPortal = target.startsWith(`${publicUrl}${mountPath}/`) ? target.slice(publicUrl.length) : target
  if (/^(?:https:|mailto:)/i.test(inPortal)) return undefined
  const below = inPortal.startsWith(`${mountPath}/`)
    ? inPortal.slice(mountPath.length + 1).replace(/^[a-z]{2}-[A-Za-z]{2}\//, '')
    : inPortal
  return below.replace(/^help\//, '').replace(/[?#].*$/s, '')
}

const isThere = (content: Content, article: PackArticle, target: string, place: PortalPlace): boolean => {
  if (target.startsWith('#')) return target.length === 1 || anchorsOf(article).has(target.slice(1))
  const page = pageOf(target, place)
  if (page === undefined) return target.startsWith('mailto:') || URL.canParse(target)
  const [kind, name = ''] = page.split('/')
  if (kind === 'article') return content.written(content.defaultLocale, name) !== undefined
  if (kind === 'contact' || kind === 'category')
    return content.in(content.defaultLocale).category(Number(name)) !== undefined
  if (kind === 'product' || kind === 'games') return name === '' || content.productNames.includes(name)
  // Whatever else the portal has: the desk's own pages among it.
  return true
}

export const deadLinksOf = (content: Content, article: PackArticle, place: PortalPlace): DeadLink[] =>
  targetsOf(article)
    .filter((target) => !isThere(content, article, target, place))
    .map((target) => ({ target, fault: 'gone' }))

/** Links that are dropped when the text is made safe, so that nothing of them is left to look at but their source. */
export const insecureLinksIn = (source: string): DeadLink[] =>
  [...source.matchAll(/\]\(\s*<?([a-z][a-z0-9+.-]*:[^\s)>]*)|\bhref="([a-z][a-z0-9+.-]*:[^"]*)"/gi)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^(?:https|mailto|tel):/i.test(target))
    .map((target) => ({ target, fault: 'insecure' }))

/** Addresses of other sites it leads to, without the place on their page. */
export const otherSitesOf = (article: PackArticle, place: PortalPlace): string[] => [
  ...new Set(
    targetsOf(article)
      .filter((target) => /^https:/i.test(target) && pageOf(target, place) === undefined && URL.canParse(target))
      .map((target) => target.replace(/#.*$/s, '')),
  ),
]
