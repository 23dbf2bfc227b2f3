/** Pseudo-locales: accents and length (en-XA), mirrored (ar-XB). Made in code, offered outside production only. */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const

/**
 * What a language calls itself: `Deutsch` for de-DE; with the country where two offered locales share the language
 * (`English (US)`).
 */
export const ownName = (locale: string, offered: readonly string[]): string => {
  if (locale === 'en-XA') return '[Ĕñğļîšĥ ····]'
  if (locale === 'ar-XB') return '\u202eEnglish\u202c'
  const language = locale.slice(0, 2)
  const isShared = offered.filter((other) => other.startsWith(language) && other !== 'en-XA').length > 1
  const name =
    new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard', style: 'short' }).of(
      isShared ? locale : language,
    ) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
