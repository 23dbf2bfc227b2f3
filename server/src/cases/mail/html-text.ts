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
const cutTags = /<[a-z]+ (?:[^>]* )?id="(?:x_)?(?:divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION)"[^>]*>/g

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
const ends = new RegExp(`</?(?:${blocks.join('|')})(?: [^>]*)?>`, 'g')
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

/** A mail is read no further: what people type is a small part of that. */
const mostLetters = 1_000_000

export interface HtmlText {
  text: string
  /** Quotes were elements and are left out. */
  hasQuotes: boolean
}

/**
 * @param isWhole quotes and signatures stay
 * @returns plain text, lines parted by `\n`; holds `cutMark` and `pictureMark`
 */
export const htmlTextOf = (html: string, isWhole = false): HtmlText => {
  let hasQuotes = false
  const clean = sanitizeHtml(html.slice(0, mostLetters).replaceAll(/[\ue000-\ue002]/g, ''), {
    allowedTags: [...blocks, 'br', 'span', 'td', 'th', 'a', 'font', 'b', 'i'],
    // Those of the filter below: what is not allowed it does not see.
    allowedAttributes: {
      '*': ['class', 'id'],
      a: ['href', 'class', 'id'],
      blockquote: ['class', 'id', 'type', 'cite'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    nonTextTags: ['script', 'style', 'textarea', 'noscript', 'title', 'head'],
    transformTags: {
      img: (_tag, { src = '', alt = '' }) => ({
        tagName: 'span',
        attribs: {},
        text: /^cid:/i.test(src) ? `${pictureMark}${contentIdOf(src)}${pictureMark}` : isEmoji(alt) ? alt : '',
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (isWhole) return false
      const isQuote = isQuoteElement(tag, attribs)
      hasQuotes ||= isQuote
      return isQuote || isSignatureElement(attribs)
    },
  })
  const text = clean
    .replaceAll(cutTags, cutMark)
    .replaceAll(/<pre(?: [^>]*)?>[\s\S]*?<\/pre>/g, (pre) => pre.replaceAll(/\r?\n/g, '<br>'))
    // Outlook's empty line.
    .replaceAll(/>\s*\u00a0\s*</g, '><br><')
    // White space of the source means nothing, but in <pre>, which mails hardly have.
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<br(?: [^>]*)?\/?> ?/g, '\n')
    .replaceAll(/<a [^>]*?href="(?:mailto:)?([^"]*)"[^>]*>(.*?)<\/a>/g, (_whole, href: string, label: string) => {
      const shown = label.replaceAll(/<[^>]*>/g, '').trim()
      return shown === '' || shown === href || shown.includes(href) || href.includes(shown)
        ? shown || href
        : `${shown} (${href})`
    })
    .replaceAll(/<li(?: [^>]*)?>/g, `${blockMark}- `)
    .replaceAll(/<\/?t[dh](?: [^>]*)?>/g, ' ')
    .replaceAll(ends, blockMark)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    .replaceAll(/ *([\n\ue002]) */g, '$1')
    // A break before the end of its block shows nothing.
    .replaceAll(/([^\n\ue002])\n\ue002/g, `$1${blockMark}`)
    .replaceAll(/[\n\ue002]+/g, (run) =>
      '\n'.repeat(Math.min(2, run.replaceAll(blockMark, '').length + (run.includes(blockMark) ? 1 : 0))),
    )
  return { text: text.trim(), hasQuotes }
}
