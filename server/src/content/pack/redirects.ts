/** What redirects.yaml may hold (CD-414): an old path, and a page of the portal. */
import { complain, mapped, text, type Place, type Reader, type TextRules } from './readers.ts'

/**
 * A path from the root, without query: `/hc/{locale}/articles/115001-*`. `{locale}` is the first or second part, and
 * stands for a language or for none; `*` ends it, behind digits or hyphen, and stands for the rest of that part.
 */
export const oldAddress: TextRules = {
  max: 1_000,
  pattern: /^\/(?!\/)(?:[^\s\\?#*{}/]+\/)?(?:\{locale\}(?:\/|$))?(?:[^\s\\?#*{}]*[^\s\\?#*{}/])?(?:(?<=\d)\*)?$/,
  hint: 'must be a path such as /hc/{locale}/articles/115001*',
}

const page =
  /^(?:[a-z]{2}-[A-Z]{2}\/)?(?:home|article\/([0-9]{1,9})|games\/([a-z0-9-]{1,40})(?:\/category\/([1-9][0-9]{0,8}))?)$/

const names = ({ context, source, line }: Place, kind: 'article' | 'product' | 'category', name: string): void =>
  void context.report.references.push({ kind, name, file: source.file, line })

/** `article/24117`, `games/wow`, `games/wow/category/1211` or `home`, in one language where it begins with that. */
export const redirectTarget: Reader<string> = mapped(text({ max: 200 }), (value, place) => {
  const [whole, article, product, category] = page.exec(value) ?? []
  if (whole === undefined)
    return complain(place, `"${value}" is no page: article/24117, games/wow, games/wow/category/1211 or home`)
  const locale = /^([a-z]{2}-[A-Z]{2})\//.exec(value)?.[1]
  if (locale !== undefined && !place.context.locales.includes(locale))
    return complain(place, `"${locale}" is not a locale of this pack`)
  if (article !== undefined) names(place, 'article', article)
  if (product !== undefined) names(place, 'product', product)
  if (category !== undefined) names(place, 'category', category)
  return value
})
