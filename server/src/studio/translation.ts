/** How a translation stands to its original (CD-406). Pure. */
import { createHash } from 'node:crypto'
import type { StudioTranslation } from '#generated/server/desk/schemas.ts'
import type { PackArticle } from '../content/pack/format.ts'
import { isPseudoLocale } from '../content/pseudo-locale.ts'
import type { Content } from '../content/types.ts'

const marks = new WeakMap<PackArticle, string>()

/** The state of an article's words, whatever else of it is changed: its games, its topics, its date. */
export const markOf = (article: PackArticle): string => {
  const known = marks.get(article)
  if (known !== undefined) return known
  const { title, summary, problem, body } = article
  const mark = createHash('sha256')
    .update([title, summary, problem ?? '', body].join('\0'))
    .digest('hex')
    .slice(0, 12)
  marks.set(article, mark)
  return mark
}

/** Of a draft as well as of what players see. */
export const isOutdated = (
  original: PackArticle,
  { translatedFrom, updated }: Pick<PackArticle, 'translatedFrom' | 'updated'>,
): boolean => {
  // Content of old knows no marks.
  const from = (translatedFrom as string | null | undefined) ?? null
  return from === null ? original.updated > updated : from !== markOf(original)
}

export const localesOf = (content: Content): string[] => content.locales.filter((locale) => !isPseudoLocale(locale))

/** How an article's translation into a language stands. */
export const translationState = (content: Content, locale: string, articleId: string): StudioTranslation['state'] => {
  if (locale === content.defaultLocale) return 'original'
  const written = content.written(locale, articleId)
  const original = content.written(content.defaultLocale, articleId)
  if (!written) return 'missing'
  if (original && isOutdated(original, written)) return 'outdated'
  return written.machineTranslation ? 'machine' : 'current'
}

export const beginTranslation = (source: string, mark: string): string =>
  source
    .replace(/^translatedFrom:.*\n/m, '')
    .replace(/^(---[ \t]*\n[\s\S]*?)^(---[ \t]*(?:\n|$))/m, `$1translatedFrom: '${mark}'\n$2`)
