// Which address the page stands at, and where the others send (ground G1). Pure.
import { canonicalLocale, chooseLocale, type LocaleWishes } from '../lib/locale.ts'

export interface Offer {
  locales: readonly string[]
  defaultLocale: string
}

export type Address =
  | { kind: 'page'; locale: string; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }

/**
 * @param path the request's path without query
 * @param search the query with its question mark, or ''
 * @returns the page with its path inside the app; a redirect to the best locale; or none, where no page can be
 */
export const readAddress = (
  mountPath: string,
  path: string,
  search: string,
  offer: Offer,
  wishes: LocaleWishes,
): Address => {
  if (path !== mountPath && !path.startsWith(`${mountPath}/`))
    return path === '/' ? { kind: 'redirect', to: home(mountPath, offer, wishes) + search } : { kind: 'none' }
  const [first = '', second, ...rest] = path.slice(mountPath.length + 1).split('/')
  if (first === '') return { kind: 'redirect', to: home(mountPath, offer, wishes) + search }
  if (first === 'help')
    return { kind: 'redirect', to: joined(mountPath, best(offer, wishes), [second, ...rest]) + search }

  const canonical = canonicalLocale(first)
  if (canonical === undefined || (second !== undefined && second !== '' && second !== 'help')) return { kind: 'none' }
  const isOffered = offer.locales.includes(canonical)
  if (!isOffered || canonical !== first || second !== 'help') {
    // An address with a locale we do not have: the best one for this visitor, their wish in the path first.
    const locale = isOffered
      ? canonical
      : chooseLocale({ ...wishes, query: wishes.query ?? canonical }, offer.locales, offer.defaultLocale)
    return { kind: 'redirect', to: joined(mountPath, locale, second === 'help' ? rest : []) + search }
  }
  return { kind: 'page', locale: canonical, path: `/${rest.join('/')}` }
}

const best = (offer: Offer, wishes: LocaleWishes): string => chooseLocale(wishes, offer.locales, offer.defaultLocale)
const home = (mountPath: string, offer: Offer, wishes: LocaleWishes): string =>
  joined(mountPath, best(offer, wishes), [])
const joined = (mountPath: string, locale: string, rest: readonly (string | undefined)[]): string =>
  [mountPath, locale, 'help', ...rest.filter((part) => part !== undefined)]
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
