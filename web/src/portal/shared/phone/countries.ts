// Countries of the phone inputs (decisions-cases F4, F11). Pure.
import type { Country } from './queries.ts'

/** The account's country, else the locale's, else the US; -1 for an empty list. */
export const firstCountry = (countries: readonly Country[], accountAlpha2: string | null, locale: string): number => {
  const find = (alpha2: string | undefined): number =>
    countries.findIndex((country) => country.alpha2 === alpha2?.toUpperCase())
  return (
    [find(accountAlpha2 ?? undefined), find(locale.split('-')[1]), find('US'), countries.length - 1].find(
      (index) => index >= 0,
    ) ?? -1
  )
}

/** Keys pressed within this time make one word (LIMIT-03). Milliseconds. */
export const searchBuffer = 2000

export interface Search {
  text: string
  at: number
}
export const noSearch: Search = { text: '', at: 0 }

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * A letter typed on the list of countries: what has been typed by now, and the country that begins so. The same letter
 * again and again goes through the countries with it. `index` -1: none begins so, the choice stays. Accents do not
 * matter.
 */
export const searchCountry = (
  search: Search,
  key: string,
  now: number,
  countries: readonly Country[],
  current: number,
): { search: Search; index: number } => {
  const text = (now - search.at > searchBuffer ? '' : search.text) + plain(key)
  const isRepeated = text.length > 1 && new Set(text).size === 1
  const wanted = isRepeated ? text[0]! : text
  const from = isRepeated || text.length === 1 ? current + 1 : current
  const order = countries.map((_, step) => (Math.max(0, from) + step) % countries.length)
  return {
    search: { text, at: now },
    index: order.find((at) => plain(countries[at]!.localizedName).startsWith(wanted)) ?? -1,
  }
}

/** A digit or letter that searches; control keys and the space that opens the list do not. */
export const isSearchKey = (
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  search: Search,
  now: number,
): boolean =>
  [...event.key].length === 1 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key !== ' ' || (search.text !== '' && now - search.at <= searchBuffer))
