import type { Page } from '../../../kit/api/page.ts'
import { matchesHost } from '../external-links/link-plan.ts'

export type RedirectPlan = { kind: 'route'; to: string } | { kind: 'page'; href: string }

/**
 * Follows a URL that the server gave (KBV-19 to KBV-21, decisions-cases I7): below the base path it is a route, `/wf`
 * there a full page; anything else is a full page, our own origin or https only. What is neither leads to the root.
 * `hosts`: where else it may lead, exact or `*.` suffix; left out: any host.
 */
export const planRedirect = (
  url: string,
  page: Pick<Page, 'origin' | 'basePath'>,
  hosts?: readonly string[],
): RedirectPlan => {
  let target: URL
  try {
    target = new URL(url, page.origin)
  } catch {
    return { kind: 'route', to: '/' }
  }
  if (target.origin !== page.origin) {
    const isAllowed = target.protocol === 'https:' && (hosts === undefined || matchesHost(target.hostname, hosts))
    return isAllowed ? { kind: 'page', href: target.href } : { kind: 'route', to: '/' }
  }
  const isInside = target.pathname === page.basePath || target.pathname.startsWith(`${page.basePath}/`)
  const inside = target.pathname.slice(page.basePath.length)
  if (!isInside || /^\/wf(\/|$)/.test(inside)) return { kind: 'page', href: target.href }
  return { kind: 'route', to: (inside === '' ? '/' : inside) + target.search + target.hash }
}
