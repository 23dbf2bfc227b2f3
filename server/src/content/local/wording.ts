import type { PackDocument } from '../pack/document.ts'
import type { Localized } from '../pack/readers.ts'
import { completeLinks } from '../pack/rich-text.ts'
import { isPseudoLocale, pseudoHtml, pseudoText } from '../pseudo-locale.ts'

export interface WordingOptions {
  document: PackDocument
  locale: string
  /** `{mount}/{locale}` of the locale that was asked for. */
  contextPath: string
  assetUrl: (path: string) => string | undefined
  /** As `Content.pictureUrl`. */
  pictureUrl: (name: string) => string | undefined
}

/**
 * How one language of a pack speaks: each text falls back to the default locale by itself (ground G2), HTML gets the
 * full links of its page (ground G25).
 */
export interface Wording {
  readonly locale: string
  readonly defaultLocale: string
  readonly contextPath: string
  say: (value: Localized) => string
  sayOrNull: (value: Localized | null) => string | null
  /** `page`: path below the base of the page that shows the text, `article/9852`. */
  sayHtml: (value: Localized, page: string) => string
  sayHtmlOrNull: (value: Localized | null, page: string) => string | null
  /** A text that is in its language already. */
  words: (text: string) => string
  html: (source: string, page: string) => string
  /** Address of a picture of the pack; an https address stays. */
  picture: (path: string | null) => string | null
  /** The picture an `imageName` names, if it names one and no icon. */
  pictureNamed: (name: string | null) => string | null
}

export const createWording = ({ document, locale, contextPath, assetUrl }: WordingOptions): Wording => {
  const { defaultLocale } = document.pack
  const pseudo = isPseudoLocale(locale) ? locale : undefined
  const words = (text: string): string => (pseudo ? pseudoText(pseudo, text) : text)
  const own = (value: Localized): string => value[locale] ?? value[defaultLocale] ?? ''
  const html = (source: string, page: string): string => {
    const linked = completeLinks(source, { page: `${contextPath}/help/${page}`, contextPath, assetUrl })
    return pseudo ? pseudoHtml(pseudo, linked) : linked
  }
  const picture = (path: string | null): string | null =>
    path === null || path.startsWith('https://') ? path : (assetUrl(path) ?? null)
  return {
    locale,
    defaultLocale,
    contextPath,
    say: (value) => words(own(value)),
    sayOrNull: (value) => (value === null ? null : words(own(value))),
    sayHtml: (value, page) => html(own(value), page),
    sayHtmlOrNull: (value, page) => (value === null ? null : html(own(value), page)),
    words,
    html,
    picture,
    pictureNamed: (name) => picture(name?.includes('.') ? name.replace(/^\/?assets\//, '') : null),
  }
}
