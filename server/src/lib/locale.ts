// Locales by form alone; which ones are offered is content (ground G2).

export const localePattern = /^[A-Za-z]{2}-[A-Za-z]{2}$/

/** `en-us` → `en-US`; undefined when malformed. */
export const canonicalLocale = (value: string): string | undefined =>
  localePattern.test(value) ? `${value.slice(0, 2).toLowerCase()}-${value.slice(3).toUpperCase()}` : undefined

export const isRightToLeft = (locale: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(locale.slice(0, 2))

export interface LocaleWishes {
  query?: string
  cookie?: string
  acceptLanguage?: string
}

/** Tags of an Accept-Language header, best first; what cannot be read is left out. */
const acceptedTags = (header: string): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag)

/** The tag somebody wants most, as it was sent. */
export const wantedTag = (acceptLanguage: string | undefined): string | undefined =>
  acceptedTags(acceptLanguage ?? '')[0]

/** Exact match first, else the first offered locale of the same language (`de` or `de-AT` → `de-DE`). */
const match = (tag: string, offered: readonly string[]): string | undefined => {
  const lower = tag.toLowerCase()
  return (
    offered.find((locale) => locale.toLowerCase() === lower) ??
    offered.find((locale) => locale.slice(0, 2).toLowerCase() === lower.split('-')[0])
  )
}

/** The best offered locale: `?locale=`, cookie, Accept-Language, then `fallback` (ground G1). */
export const chooseLocale = (wishes: LocaleWishes, offered: readonly string[], fallback: string): string => {
  const tags = [wishes.query, wishes.cookie, ...acceptedTags(wishes.acceptLanguage ?? '')]
  for (const tag of tags) {
    const found = tag === undefined ? undefined : match(tag, offered)
    if (found !== undefined) return found
  }
  return fallback
}
