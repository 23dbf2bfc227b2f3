// Which tabs the bar of a game's browser has (NAV-02 to NAV-04). Pure.
import type { Login } from '../../shared/account/account-store.ts'

export type TabName = 'home' | 'help' | 'tickets' | 'restrictions'
export interface NavigationTab {
  name: TabName
  href: string
  isCurrent: boolean
  /** Cases, or restrictions, with something unread. */
  unread: number
}

export interface NavigationFacts {
  isInGame: boolean
  /** Product the embedding game stands for (OD-101); null when the browser did not say. */
  product: string | null
  allowEmbeddedHome: boolean
  account: Login['account']
  /** The restrictions' pages are switched on. */
  hasRestrictions: boolean
  /** Path inside the app. */
  path: string
}

/** Empty outside a game. */
export const navigationTabs = ({
  isInGame,
  product,
  allowEmbeddedHome,
  account,
  hasRestrictions,
  path,
}: NavigationFacts): NavigationTab[] => {
  if (!isInGame) return []
  const help = product === null ? '/' : `/product/${product}`
  const tab = (name: TabName, href: string, isCurrent: boolean, unread = 0): NavigationTab => ({
    name,
    href,
    isCurrent,
    unread,
  })
  return [
    ...(allowEmbeddedHome ? [tab('home', '/home', path === '/home')] : []),
    tab('help', help, /^\/(product|contact)(\/|$)/.test(path) || path === '/'),
    ...(account?.hasCases === true
      ? [tab('tickets', '/case', /^\/(case|survey)(\/|$)/.test(path), account.unreadCases)]
      : []),
    // Nobody looks for them while nothing is new: the page and its mails lead there too (T18).
    ...(hasRestrictions && account !== null && account.unreadPenalties > 0
      ? [tab('restrictions', '/restrictions', /^\/(restrictions|penalty)(\/|$)/.test(path), account.unreadPenalties)]
      : []),
  ]
}
