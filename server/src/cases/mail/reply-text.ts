// What a player wrote, out of a mail's text: without what it quotes, without signature (CD-235, T37). Pure.
import {
  beginsAttribution,
  isAttribution,
  isForwardMark,
  isOwnAttribution,
  isProgramLine,
  isQuotedHead,
  oursOf,
  replyMark,
  type Ours,
  type OurSender,
} from './quote-forms.ts'

/** What is beyond this many letters or lines is not looked at: nobody types it. */
export const mostLetters = 200_000
const mostLines = 5_000
/** A signature of more lines than this is taken for a text with a dash. */
const longestSignature = 15

/** As it is compared: without marks of direction, which some programs put around addresses. */
const plain = (line: string): string =>
  line.replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim()

const isQuoted = (line: string): boolean => line.startsWith('>') || line.startsWith('＞') || line.startsWith('|>')
const unquoted = (line: string): string => line.replace(/^[>＞|\s]+/, '')
const isRule = (line: string): boolean => /^[_=*─—–-]{3,}$/.test(line)

interface Found {
  /** Lines that introduce a quote. */
  introducing: ReadonlySet<number>
  /** From this line on quoted lines belong to what was introduced. */
  quotedFrom: number
  /** From this line on nothing is the player's. */
  end: number
}

/** The next lines that say something, from `start` on. */
const sayingFrom = (lines: readonly string[], start: number, count: number): string[] => {
  const found: string[] = []
  for (let at = start; at < lines.length && found.length < count; at += 1) if (lines[at] !== '') found.push(lines[at]!)
  return found
}

export interface ReplyOptions {
  ours: OurSender
  /** Quotes were elements of its HTML and are left out already: what follows a line that introduced one is the player's. */
  areQuotesGone?: boolean
  /** Name of who wrote it. */
  author?: string | undefined
}

/** Outlook puts it before lines that are typed into what is quoted. */
const isOwnComment = (line: string, author: string | undefined): boolean =>
  author !== undefined &&
  author !== '' &&
  [author, author.split(/\s/)[0]!].some((name) => line.toLowerCase().startsWith(`[${name.toLowerCase()}]`))

/** How many lines from here on are an attribution; 0 for none. */
const attributionAt = (lines: readonly string[], at: number, ours: Ours): number => {
  for (let length = 1; length <= 3 && at + length <= lines.length; length += 1) {
    const parts = lines.slice(at, at + length)
    if (parts.includes('')) return 0
    // Programs break the line after about 75 letters; a line that is no beginning, or before another one, is the player's.
    if (length > 1 && (!beginsAttribution(parts[0]!, ours) || isOwnAttribution(parts.at(-1)!, ours))) return 0
    const [next] = sayingFrom(lines, at + length, 1)
    if (isAttribution(parts.join(' '), ours, length === 1 && next !== undefined && isQuoted(next))) return length
  }
  return 0
}

const findQuotes = (lines: readonly string[], ours: Ours, { areQuotesGone = false, author }: ReplyOptions): Found => {
  const introducing = new Set<number>()
  let quotedFrom = lines.length
  let isForwarded = false
  const hasComments = lines.some((line) => isOwnComment(line, author))
  const found = (end: number): Found => ({ introducing, quotedFrom, end })
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (line === '') continue
    if (isQuoted(line)) {
      const inner = unquoted(line)
      if (inner.startsWith(replyMark.begin) || isAttribution(inner, ours)) quotedFrom = Math.min(quotedFrom, at)
      continue
    }
    if (line.startsWith(replyMark.begin)) return found(at)
    isForwarded ||= isForwardMark(line)
    if (!isForwarded && !hasComments && isQuotedHead(sayingFrom(lines, at, 7), ours)) return found(at)
    const length = attributionAt(lines, at, ours)
    if (length === 0) continue
    const [next] = sayingFrom(lines, at + length, 1)
    const isFollowedByQuote = next === undefined || isQuoted(next) || next.startsWith(replyMark.begin)
    const namesUs = ours.hasAddress(lines.slice(at, at + length).join(' '))
    // Without a quote after it and without our address it is something a player wrote.
    if (!isFollowedByQuote && !namesUs) continue
    // Without marks before its lines the quote lasts to the end.
    if (!isFollowedByQuote && !areQuotesGone) return found(at)
    for (let part = at; part < at + length; part += 1) introducing.add(part)
    quotedFrom = Math.min(quotedFrom, at)
    at += length - 1
  }
  return found(lines.length)
}

/** Without what stands beneath the text: its program's line, its signature, rules that parted it from a quote. */
const withoutEnd = (lines: string[], isBeforeHead: boolean): string[] => {
  const kept = [...lines]
  // RFC 3676 §4.3: with the blank, and alone on its line.
  const sign = kept.findIndex((line, at) => at > 0 && line === '-- ')
  if (sign > 0 && kept.length - sign <= longestSignature && kept.slice(0, sign).some((line) => plain(line) !== ''))
    kept.length = sign
  for (let last = plain(kept.at(-1) ?? ''); kept.length > 0; last = plain(kept.at(-1) ?? '')) {
    if (last !== '' && !isProgramLine(last) && !(isBeforeHead && isRule(last))) break
    kept.pop()
  }
  return kept
}

/**
 * @param text of a mail, lines parted by any line break
 * @returns what was written; '' when nothing was
 */
export const replyTextOf = (text: string, options: ReplyOptions): string => {
  const ours = oursOf(options.ours)
  const lines = text
    .slice(0, mostLetters)
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .map((line) => (line === '-- ' ? line : line.replaceAll('\u00a0', ' ').trimEnd()))
  const compared = lines.map(plain)
  const { introducing, quotedFrom, end } = findQuotes(compared, ours, options)
  const kept = lines
    .slice(0, end)
    .filter((_line, at) => !introducing.has(at) && !(at >= quotedFrom && isQuoted(compared[at]!)))
  return withoutEnd(kept, end < lines.length)
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** @returns the lines of a text that a reply taken out of it does not have, in their order */
export const restOf = (whole: string, reply: string): string => {
  const kept = reply.split('\n').filter((line) => plain(line) !== '')
  let found = 0
  const rest = whole.split(/\r\n|\r|\n/).filter((line) => {
    const isKept = found < kept.length && plain(line) === plain(kept[found]!)
    if (isKept) found += 1
    return !isKept
  })
  return rest
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
