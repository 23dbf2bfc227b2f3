// Languages of the old help pages → those of the pack.
import { canonicalLocale } from '../../server/src/lib/locale.ts'

/** `de`, `en-us`, `pt-br`, `es-419`, `zh-hant-tw` → `de-DE` …; undefined for what is no language. */
export const localeOf = (source: string): string | undefined => {
  const [language = '', ...others] = source.trim().toLowerCase().replaceAll('_', '-').split('-')
  if (!/^[a-z]{2}$/.test(language)) return undefined
  const region = others.find((part) => /^[a-z]{2}$/.test(part))
  // The region a language without one stands for; Arabic is written here as in most packs.
  const likely =
    language === 'ar' ? 'SA' : new Intl.Locale(others.includes('hant') ? 'zh-Hant' : language).maximize().region
  return canonicalLocale(`${language}-${region ?? likely ?? language}`)
}

/**
 * @param sources as the source writes them, its default first; @param offered the pack's; none where it is new: all are
 * @returns by source locale; those left out are not there
 */
export const mapLocales = (sources: readonly string[], offered: readonly string[] | undefined): Map<string, string> => {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  const take = (source: string, locale: string | undefined): void => {
    if (locale === undefined || taken.has(locale) || found.has(source)) return
    found.set(source, locale)
    taken.add(locale)
  }
  for (const source of sources) {
    const locale = localeOf(source)
    if (locale !== undefined && (offered === undefined || offered.includes(locale))) take(source, locale)
  }
  // What has no exact match takes the language's own, where that is still free: en-gb may stand for en-US.
  for (const source of sources)
    if (offered !== undefined)
      take(
        source,
        offered.find((locale) => locale.slice(0, 2) === localeOf(source)?.slice(0, 2) && !taken.has(locale)),
      )
  return found
}
