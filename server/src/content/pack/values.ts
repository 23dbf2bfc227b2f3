/** The kinds of value that stand in more than one file of a pack. Patterns: ground G5, OD-03. */
import { assetsIn, plainText, richText, strandedLinks } from './rich-text.ts'
import {
  complain,
  idText,
  integer,
  localized,
  mapped,
  optional,
  refersTo,
  text,
  type Localized,
  type Place,
  type Reader,
} from './readers.ts'
import { nestedTooOften } from './yaml-file.ts'

/** Place in a list; ties keep the order of the file. */
export const order = optional(integer(0, 1000), 0)
export const title: Reader<Localized> = localized(text({ max: 300 }))
export const line: Reader<Localized> = localized(text({ max: 2000 }))
export const productName = text({ pattern: /^[a-z0-9-]{1,40}$/, hint: 'must be 1 to 40 of a-z, 0-9 and -' })
export const assetKey = text({ pattern: /^[a-z0-9-]{1,40}$/, hint: 'must be 1 to 40 of a-z, 0-9 and -' })
export const categoryId = integer(1, 999_999_999)
export const articleId = idText({ pattern: /^[0-9]{1,9}$/, hint: 'must be 1 to 9 digits' })
export const publicId = idText({ pattern: /^[A-Za-z0-9-]{1,40}$/, hint: 'must be 1 to 40 of A-Z, a-z, 0-9 and -' })
export const fieldKey = text({ pattern: /^[A-Za-z0-9_-]{1,40}$/, hint: 'must be 1 to 40 of A-Z, a-z, 0-9, _ and -' })
export const optionId = idText({ pattern: /^[A-Za-z0-9_-]{1,40}$/, hint: 'must be 1 to 40 of A-Z, a-z, 0-9, _ and -' })
export const iconName = text({ pattern: /^[a-z0-9-]{1,60}$/, hint: 'must be a lucide icon name such as life-buoy' })
export const messageKey = {
  pattern: /^[A-Za-z0-9._-]{1,120}$/,
  hint: 'is no message key (A-Z, a-z, 0-9, dot, _ and -)',
}
export const hostName = text({
  pattern: /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/,
  hint: 'must be a host name such as example.com or *.example.com',
})

const isLink = (value: string): boolean => {
  if (/^https:\/\/[^\s/]+/.test(value)) return URL.canParse(value)
  if (/^mailto:[^\s]+@[^\s]+$/.test(value)) return true
  return /^(?!\/\/)[A-Za-z0-9/?#][^\s\\:]*$/.test(value)
}

/**
 * A link: https, mailto, or a path below the site (`article/9852`, `/support/...`). Anything else, `javascript:` first,
 * is a mistake.
 */
export const link: Reader<string> = mapped(text({ max: 2048 }), (value, place) =>
  isLink(value) ? value : complain(place, `"${value}" is no link: https://…, mailto:… or a path`),
)

export const httpsLink: Reader<string> = mapped(text({ max: 2048 }), (value, place) =>
  value.startsWith('https://') && URL.canParse(value) ? value : complain(place, `"${value}" must begin with https://`),
)

/** A picture of the pack: a path below `assets/`, written with or without that folder. The file must exist. */
export const assetPath: Reader<string> = refersTo(
  'asset',
  mapped(
    text({ pattern: /^[A-Za-z0-9/_.-]{1,200}$/, hint: 'must be a path below assets/ (A-Z, a-z, 0-9, / _ . -)' }),
    (value, place) =>
      value.split('/').includes('..') ? complain(place, 'must not contain ..') : value.replace(/^\/?assets\//, ''),
  ),
)

/**
 * What HTML names must be there: pictures, each a reference on the line where the text begins, and pages, which are
 * written as the portal's own or as those of another site.
 */
export const noteTargets = (html: string, place: Place): string => {
  for (const link of strandedLinks(html))
    complain(
      place,
      `has a link to "${link}", which leads nowhere: a page of the portal is help/…, another site https://…`,
    )
  for (const path of assetsIn(html))
    place.context.report.references.push({ kind: 'asset', name: path, file: place.source.file, line: place.line })
  return html
}

/** Markdown or HTML → sanitised HTML (OD-46). */
export const markdown: Reader<string> = mapped(text({ max: 200_000 }), (value, place) => {
  try {
    return noteTargets(richText(value, { videoHosts: place.context.videoHosts }), place)
  } catch {
    complain(place, nestedTooOften)
    return ''
  }
})

/** Plain text: markup in it is taken away, not shown. */
export const plain = (max: number): Reader<string> =>
  mapped(text({ max }), (value) => (/[<&]/.test(value) ? plainText(value) : value.trim()))

export const richTitle: Reader<Localized> = localized(markdown)
