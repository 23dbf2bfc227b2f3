// A mail's HTML → the text a reader sees of it, without the elements mail programs put quotes and signatures into
// (CD-235). These are the same in every language; a signature that reads like a message stays.
import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { introducedMark, quoteMark } from './reply-text.ts'
import { isSignature } from './signature.ts'

/** Stands where the rest of the mail may be a quote that no element holds together, or what is forwarded. */
export const cutMark = '\ue000'
/** Around the Content-ID of a picture that stands in the text. */
export const pictureMark = '\ue001'
export const betweenPictureMarks = /\ue001[^\ue001]*\ue001/g

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
const isGmailQuote = (tag: string, attributes: Attributes): boolean =>
  tag === 'blockquote' && attributes['type'] === undefined && classesOf(attributes).includes('gmail_quote')
/** A bare one is an indent, or something pasted; Gmail's is both, and a quote beneath its attribution alone. */
const isQuoteElement = (tag: string, attributes: Attributes): boolean =>
  (tag === 'blockquote' &&
    !isGmailQuote(tag, attributes) &&
    ['type', 'cite', 'class'].some((name) => attributes[name] !== undefined)) ||
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

/** Ids as the sanitiser writes them, of elements that are left out, that may be, and where the rest may be quoted. */
const [quoteId, gmailId, signatureId, cutId] = ['quote', 'gmail', 'signature', 'cut']
const written = (id: string): string => ` id="${id}"`
const [quoted, gmailQuoted, signed, cut] = [written(quoteId), written(gmailId), written(signatureId), written(cutId)]
const markOf = (tag: string, attributes: Attributes): string | undefined => {
  if (isQuoteElement(tag, attributes)) return quoteId
  if (isGmailQuote(tag, attributes)) return gmailId
  return isSignatureElement(attributes) ? signatureId : undefined
}

const isCut = ({ id = '' }: Attributes): boolean => cutIds.test(id)

/** Elements within elements: beyond it their tags are no more than text. */
const deepest = 200

/** A mail is read no further: what people type is a small part of that. */
const mostLetters = 400_000

/** What a program calls a signature; people type in there, too. */
const isSignatureText = (text: string, author?: string): boolean => {
  const lines = text.replaceAll(betweenPictureMarks, '').split(/[\n\ue002]+/)
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  return said[0] === '--' || !said.some((line) => /[\p{L}\p{N}]/u.test(line)) || isSignature(said, author)
}

const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === blockMark

/** Longer addresses are nobody's to read. */
const longestAddress = 2_000

/** A label and where it leads, if that is not the same. */
const linkText = (label: string, address: string): string => {
  if (label.includes('\n') || address.length > longestAddress) return label
  const [shown, href] = [label.replaceAll(/\ue002(?:- |\d+\. )?/g, '').trim(), address.replace(/^mailto:/, '')]
  return shown === '' || shown === href || shown.includes(href) || href.includes(shown)
    ? shown || href
    : `${shown} (${href})`
}

const decoded = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)

/**
 * @param clean what the sanitiser wrote: every tag is closed, and `<` and `>` stand in tags alone
 * @returns its text, in one pass: a pattern that looks back over it would cost the square of its length
 */
const textOf = (clean: string, author?: string): string => {
  const parts: string[] = []
  /** What stands directly above is a line that introduces a quote. */
  const isIntroduced = (): boolean => {
    const above = parts.slice(-20).join('').trim()
    return /[:：\ue004][\s\ue002]*$/.test(above)
  }
  /** Where a signature begins, and how deep within it is. */
  let signature: { from: number; depth: number } | undefined
  /** How deep it is within what is left out. */
  let outDepth = 0
  let link = { from: 0, href: '' }
  let openLinks = 0
  let preDepth = 0
  const lists: { isOrdered: boolean; count: number }[] = []
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
    if (name === 'ol' || name === 'ul') {
      if (isEnd) lists.pop()
      else lists.push({ isOrdered: name === 'ol', count: 0 })
    }
    if (name === 'pre') preDepth += isEnd ? -1 : 1
    const isVoid = tag.endsWith('/')
    if (!isVoid && (tag.includes(quoted) || (tag.includes(gmailQuoted) && isIntroduced()))) {
      outDepth = 1
      parts.push(blockMark, name === 'blockquote' ? quoteMark : introducedMark, blockMark)
      continue
    }
    if (signature !== undefined && !isVoid && (signature.depth += isEnd ? -1 : 1) === 0) {
      if (isSignatureText(parts.slice(signature.from).join(''), author)) parts.length = signature.from
      signature = undefined
    } else if (!isVoid && tag.includes(signed)) signature ??= { from: parts.length, depth: 1 }
    if (tag.includes(cut)) parts.push(cutMark)
    else if (name === 'br') parts.push('\n')
    else if (name === 'td' || name === 'th') parts.push(' ')
    else if (name === 'li' && !isEnd) {
      const list = lists.at(-1)
      parts.push(blockMark, list === undefined || !list.isOrdered ? '- ' : `${(list.count += 1)}. `)
    } else if (blocks.includes(name)) parts.push(blockMark)
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
  return text
}

interface HtmlTextOptions {
  author?: string | undefined
  /** Quotes and signatures stay. */
  isWhole?: boolean
}

/**
 * @returns plain text, lines parted by `\n`; holds `cutMark`, `pictureMark`, and `quoteMark` or `introducedMark` for what is left out
 */
export const htmlTextOf = (html: string, { author, isWhole = false }: HtmlTextOptions = {}): string =>
  textOf(
    sanitizeHtml(html.slice(0, mostLetters).replaceAll(/[\ue000-\ue004]/g, ''), {
      allowedTags: [...blocks, 'br', 'span', 'td', 'th', 'a', 'font', 'b', 'i'],
      allowedAttributes: { '*': ['id'], a: ['href', 'id'] },
      allowedSchemes: ['https', 'http', 'mailto'],
      nonTextTags: ['script', 'style', 'textarea', 'noscript', 'title', 'head'],
      nestingLimit: deepest,
      transformTags: {
        '*': (tagName, attribs) => {
          const id = (isWhole ? undefined : markOf(tagName, attribs)) ?? (isCut(attribs) ? cutId : undefined)
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
    author,
  )
