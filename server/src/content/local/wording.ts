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
export const createWording = ({ document, locale, contextPath, assetUrl }: WordingOptions) => {
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
    say: (value: Localized) => words(own(value)),
    sayOrNull: (value: Localized | null) => (value === null ? null : words(own(value))),
    /** `page`: path below the base of the page that shows the text, `article/9852`. */
    sayHtml: (value: Localized, page: string) => html(own(value), page),
    sayHtmlOrNull: (value: Localized | null, page: string) => (value === null ? null : html(own(value), page)),
    /** A text that is in its language already. */
    words,
    html,
    /** Address of a picture of the pack; an https address stays. */
    picture,
    /** The picture an `imageName` names, if it names one and no icon. */
    pictureNamed: (name: string | null) => picture(name?.includes('.') ? name.replace(/^\/?assets\//, '') : null),
  }
}

export type Wording = ReturnType<typeof createWording>
