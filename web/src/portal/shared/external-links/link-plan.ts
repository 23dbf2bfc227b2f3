// Where a link leads and how it opens, in one pure place (OD-01, OD-22, OD-40, OD-41, OD-101).

export interface LinkFacts {
  origin: string
  mountPath: string
  contextPath: string
  basePath: string
  /** Path of the app on screen, such as /games/wow. */
  here: string
  trustedHosts: readonly string[]
  untrustedHosts: readonly string[]
  isInGame: boolean
  gameName: string | null
  flagshipGames: readonly string[]
  externalProtocols: Readonly<Record<string, string>>
  embeddedStrictCaptcha: boolean
}

export type LinkPlan =
  /** Inside the app; `to` is a path of its router. */
  | { kind: 'route'; to: string }
  /** Another page, here. */
  | { kind: 'page'; href: string }
  /** A new tab. `host` names a foreign site; null is our own page in a new window. */
  | { kind: 'new-tab'; href: string; host: string | null }

/** Exact host or `*.` suffix. */
export const matchesHost = (host: string, patterns: readonly string[]): boolean => {
  return patterns.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern))
}

/** The publisher's own, without the forum hosts and without the path `restoration` (TREND-07 … TREND-09). */
export const isTrusted = (url: URL, facts: Pick<LinkFacts, 'origin' | 'trustedHosts' | 'untrustedHosts'>): boolean => {
  if (matchesHost(url.hostname, facts.untrustedHosts)) return false
  if (url.origin !== facts.origin && !matchesHost(url.hostname, facts.trustedHosts)) return false
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const first = /^[a-z]{2}-[a-z]{2}$/i.test(segments[0] ?? '') ? segments[1] : segments[0]
  return first?.toLowerCase() !== 'restoration'
}

/** The path of the page on screen, on links that leave the app (TREND-05); one that is there already is kept. */
export const withRef = (url: URL, here: string): URL => {
  if (url.searchParams.has('ref')) return url
  const marked = new URL(url)
  marked.searchParams.set('ref', here.split(/[?#]/)[0]!)
  return marked
}

/** Path of the router, or null when the address is outside the app. */
const routeOf = (url: URL, facts: LinkFacts): string | null => {
  if (url.origin !== facts.origin) return null
  const isInside = url.pathname === facts.basePath || url.pathname.startsWith(`${facts.basePath}/`)
  // Workflow pages are no routes of the app (ground G1).
  if (!isInside || url.pathname.startsWith(`${facts.basePath}/wf/`)) return null
  return (url.pathname.slice(facts.basePath.length) || '/') + url.search + url.hash
}

const isServerPath = (href: string, facts: LinkFacts): boolean =>
  href.startsWith('/services/') ||
  (facts.mountPath === ''
    ? href.startsWith('/static/') || /^\/[a-z]{2}-[a-z]{2}(\/|$)/i.test(href)
    : href === facts.mountPath || href.startsWith(`${facts.mountPath}/`))

/**
 * `href`: a path of the app (`/article/9852`), one below the context path (`help/restrictions`), or an address.
 * `isForcedExternal`: the form behind it cannot work in a game's browser (GAME-09).
 */
export const planLink = (href: string, facts: LinkFacts, isForcedExternal = false): LinkPlan => {
  if (/^(mailto|tel):/i.test(href)) return { kind: 'page', href }
  const address = /^help(\/|$)/.test(href)
    ? `${facts.contextPath}/${href}`
    : href.startsWith('/') && !href.startsWith('//') && !isServerPath(href, facts)
      ? `${facts.basePath}${href}`
      : href
  let url: URL
  try {
    url = new URL(address, `${facts.origin}${facts.basePath}/`)
  } catch {
    return { kind: 'route', to: '/' }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'route', to: '/' }

  const to = routeOf(url, facts)
  if (to !== null) return ownLink(to, url, facts, isForcedExternal)
  if (isTrusted(url, facts))
    return url.origin === facts.origin && /^\/(services|.*\/static)\//.test(url.pathname)
      ? { kind: 'page', href: url.href }
      : { kind: 'page', href: withRef(url, facts.here).href }
  return { kind: 'new-tab', href: outward(url.href, facts), host: url.hostname }
}

const isContact = (to: string): boolean => /^\/contact(\/|$)/.test(to)

const ownLink = (to: string, url: URL, facts: LinkFacts, isForcedExternal: boolean): LinkPlan => {
  if (!facts.isInGame || !isContact(to)) return { kind: 'route', to }
  const isFlagship = facts.gameName !== null && facts.flagshipGames.includes(facts.gameName)
  if (isForcedExternal || (facts.embeddedStrictCaptcha && isFlagship))
    return { kind: 'new-tab', href: outward(url.href, facts), host: null }
  return { kind: 'route', to }
}

/**
 * Some embedded browsers open nothing themselves: the system gets the address through a scheme of its own (GAME-07).
 */
const outward = (href: string, facts: LinkFacts): string => {
  const scheme = facts.isInGame && facts.gameName !== null ? facts.externalProtocols[facts.gameName] : undefined
  return scheme === undefined ? href : `${scheme}:${href}`
}
