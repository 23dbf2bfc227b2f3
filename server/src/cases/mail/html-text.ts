// A mail's HTML → the text a reader sees of it, without the elements mail programs put quotes and signatures into
// (CD-235). These are the same in every language.
import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** Stands where the rest of the mail may be a quote that no element holds together, or what is forwarded. */
export const cutMark = '\ue000'
/** Around the Content-ID of a picture that stands in the text. */
export const pictureMark = '\ue001'

/** Where a block begins or ends. */
const blockMark = '\ue002'

const quoteClasses = [
  'gmail_attr',
  'moz-cite-prefix',
  'yahoo_quoted',
  'protonmail_quote',
  'zmail_extra',
  'OutlookMessageHeader',
]
const quoteIds = ['isReplyContent', 'mail-editor-reference-message-container', 'replySplit']
const signatureClasses = [
  'gmail_signature',
  'gmail_signature_prefix',
  'moz-signature',
  'protonmail_signature_block',
  'yahoo-signature',
]
const signatureIds = [
  'Signature',
  'AppleMailSignature',
  'ms-outlook-mobile-signature',
  'lineBreakAtBeginningOfSignature',
]
const cutIds = /^(?:x_)?(?:divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION)$/

const classesOf = ({ class: given }: Attributes): string[] => (given ?? '').split(/\s+/)
/** A bare one is an indent, or something pasted. */
const isQuoteElement = (tag: string, attributes: Attributes): boolean =>
  (tag === 'blockquote' && ['type', 'cite', 'class'].some((name) => attributes[name] !== undefined)) ||
  classesOf(attributes).some((name) => quoteClasses.includes(name)) ||
  quoteIds.includes(attributes['id'] ?? '')
const isSignatureElement = (attributes: Attributes): boolean =>
  classesOf(attributes).some((name) => signatureClasses.includes(name)) || signatureIds.includes(attributes['id'] ?? '')

const blocks = [
  'p',
  'div',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'pre',
  'hr',
]
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const isEmoji = (alt: string): boolean => alt.length <= 16 && /^\p{Extended_Pictographic}/u.test(alt)

/** What a `cid:` address names (RFC 2392). */
const contentIdOf = (address: string): string => {
  try {
    return decodeURIComponent(address.slice(4))
  } catch {
    return address.slice(4)
  }
}

/** Content-IDs of pictures the HTML shows anywhere, also in what is left out. */
export const picturesIn = (html: string): Set<string> =>
  new Set([...html.slice(0, mostLetters).matchAll(/\bcid:[^"'\s>)]{1,500}/gi)].map(([address]) => contentIdOf(address)))

/** As the sanitiser writes elements that are left out, and where the rest may be quoted. */
const leftOut = ' id="out'
const cut = ' id="cut"'
const [quoteId, signatureId, cutId] = ['out-quote', 'out-signature', 'cut']
const leftOutIdOf = (tag: string, attributes: Attributes): string | undefined =>
  isQuoteElement(tag, attributes) ? quoteId : isSignatureElement(attributes) ? signatureId : undefined

const isCut = ({ id = '' }: Attributes): boolean => cutIds.test(id)

/** Elements within elements: beyond it their tags are no more than text. */
const deepest = 200

/** A mail is read no further: what people type is a small part of that. */
const mostLetters = 400_000

export interface HtmlText {
  text: string
  /** Quotes were elements and are left out. */
  hasQuotes: boolean
}

const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === blockMark

/** Longer addresses are nobody's to read. */
const longestAddress = 2_000

/** A label and where it leads, if that is not the same. */
const linkText = (label: string, address: string): string => {
  if (label.includes('\n') || address.length > longestAddress) return label
  const [shown, href] = [label.replaceAll(/\ue002(?:- )?/g, '').trim(), address.replace(/^mailto:/, '')]
  return shown === '' || shown === href || shown.includes(href) || href.includes(shown)
    ? shown || href
    : `${shown} (${href})`
}

const decoded = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)

/**
 * @param clean what the sanitiser wrote: every tag is closed, and `<` and `>` stand in tags alone
 * @returns its text, in one pass: a pattern that looks back over it would cost the square of its length
 */
const textOf = (clean: string): HtmlText => {
  const parts: string[] = []
  let hasQuotes = false
  /** How deep it is within what is left out. */
  let outDepth = 0
  let link = { from: 0, href: '' }
  let openLinks = 0
  let preDepth = 0
  for (const [, tag, words = ''] of clean.matchAll(/<([^>]*)>|([^<]+)/g)) {
    if (outDepth > 0) {
      if (tag !== undefined && !tag.endsWith('/')) outDepth += tag.startsWith('/') ? -1 : 1
      continue
    }
    if (tag === undefined) {
      // Outlook's empty line; other white space of the source means nothing but in <pre>.
      const isEmptyLine = words.includes('\u00a0') && words.trim() === ''
      const lines = preDepth > 0 ? words.split(/\r?\n/) : [words]
      parts.push(isEmptyLine ? '\n' : lines.map((line) => decoded(line.replaceAll(/\s+/g, ' '))).join('\n'))
      continue
    }
    const name = /^\/?([a-z0-9]*)/.exec(tag)![1]!
    const isEnd = tag.startsWith('/')
    if (name === 'pre') preDepth += isEnd ? -1 : 1
    if (tag.includes(leftOut)) {
      outDepth = 1
      hasQuotes ||= tag.includes(quoteId)
    } else if (tag.includes(cut)) parts.push(cutMark)
    else if (name === 'br') parts.push('\n')
    else if (name === 'td' || name === 'th') parts.push(' ')
    else if (name === 'li' && !isEnd) parts.push(`${blockMark}- `)
    else if (blocks.includes(name)) parts.push(blockMark)
    else if (name === 'a' && !isEnd) {
      openLinks += 1
      if (openLinks === 1) link = { from: parts.length, href: decoded(/ href="([^"]*)"/.exec(tag)?.[1] ?? '') }
    } else if (name === 'a') {
      openLinks -= 1
      if (openLinks === 0 && link.href !== '') parts.push(linkText(parts.splice(link.from).join(''), link.href))
    }
  }
  const text = parts
    .join('')
    .replaceAll(/ +/g, (run, at: number, whole: string) =>
      isBreak(whole[at - 1]) || isBreak(whole[at + run.length]) ? '' : run,
    )
    // A break before the end of its block shows nothing.
    .replaceAll(/([^\n\ue002])\n\ue002/g, `$1${blockMark}`)
    .replaceAll(/[\n\ue002]+/g, (run) =>
      '\n'.repeat(Math.min(2, run.replaceAll(blockMark, '').length + (run.includes(blockMark) ? 1 : 0))),
    )
    .trim()
  return { text, hasQuotes }
}

/**
 * @param isWhole quotes and signatures stay
 * @returns plain text, lines parted by `\n`; holds `cutMark` and `pictureMark`
 */
export const htmlTextOf = (html: string, isWhole = false): HtmlText =>
  textOf(
    sanitizeHtml(html.slice(0, mostLetters).replaceAll(/[\ue000-\ue002]/g, ''), {
      allowedTags: [...blocks, 'br', 'span', 'td', 'th', 'a', 'font', 'b', 'i'],
      allowedAttributes: { '*': ['id'], a: ['href', 'id'] },
      allowedSchemes: ['https', 'http', 'mailto'],
      nonTextTags: ['script', 'style', 'textarea', 'noscript', 'title', 'head'],
      nestingLimit: deepest,
      transformTags: {
        '*': (tagName, attribs) => {
          const id = (isWhole ? undefined : leftOutIdOf(tagName, attribs)) ?? (isCut(attribs) ? cutId : undefined)
          return {
            tagName,
            attribs: { ...(attribs['href'] !== undefined && { href: attribs['href'] }), ...(id && { id }) },
          }
        },
        img: (_tag, { src = '', alt = '' }) => ({
          tagName: 'span',
          attribs: {},
          text: /^cid:/i.test(src) ? `${pictureMark}${contentIdOf(src)}${pictureMark}` : isEmoji(alt) ? alt : '',
        }),
      },
    }),
  )
