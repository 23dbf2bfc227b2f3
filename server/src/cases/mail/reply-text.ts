// What a player wrote, out of a mail's text: without what it quotes, without signature (CD-235, T37). Pure.
import { isProgramLine } from './program-lines.ts'
import {
  beginsAttribution,
  isAttribution,
  isForwardMark,
  isOfOurs,
  isOwnAttribution,
  isQuotedHead,
  longestHead,
  oursOf,
  replyMark,
  type Ours,
  type OurSender,
} from './quote-forms.ts'
import { isSignature } from './signature.ts'

/** They stand alone on a line where a quote was an element of a mail's HTML, or one with what introduces it. */
export const [quoteMark, introducedMark] = ['\ue003', '\ue004']

/** What is beyond this many letters or lines is not looked at: nobody types it. */
export const mostLetters = 200_000
const mostLines = 5_000
/** A signature of more lines than this is taken for a text with a dash. */
const longestSignature = 15

/** As it is compared: without marks of direction, which some programs put around addresses. */
const plain = (line: string): string =>
  line.replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim()

const isQuoted = (line: string): boolean =>
  line.startsWith('>') || line === quoteMark || line.startsWith('＞') || line.startsWith('|>')
const unquoted = (line: string): string => line.replace(/^[>＞|\s]+/, '')
/** As some programs of old mark quotes; a table, where none of these stands. */
const isBarred = (line: string): boolean => /^\|(?:\s|$)/.test(line)
/** The rest of a link that was broken within a quote. */
const isLinkEnd = (line: string, before: string): boolean =>
  /^[(<]https?:[^\s()<>]*[)>]\s?[>＞]*$/.test(line) ||
  (/[(<]https?:[^\s()<>]*$/.test(before) && /^[^\s()<>]+[)>]$/.test(line))
const isRule = (line: string): boolean => /^(?:[_=*#~+─—–-]{2,}|ᐧ)$/.test(line)

interface Found {
  /** Lines that introduce a quote. */
  introducing: ReadonlySet<number>
  /** From this line on quoted lines belong to what was introduced. */
  quotedFrom: number
  /** Quoted lines begin with a bar. */
  hasBars: boolean
  /** From this line on nothing is the player's. */
  end: number
}

/** The next lines that say something, from `start` on. */
const sayingFrom = (lines: readonly string[], start: number, count: number): string[] => {
  const found: string[] = []
  for (let at = start; at < lines.length && found.length < count; at += 1) if (lines[at] !== '') found.push(lines[at]!)
  return found
}

interface ReplyOptions {
  ours: OurSender
  author?: string | undefined
}

/** Outlook puts it before lines that are typed into what is quoted. */
export const isOwnComment = (line: string, author: string | undefined): boolean =>
  author !== undefined &&
  author !== '' &&
  [author, author.split(/\s/)[0]!].some((name) => line.toLowerCase().startsWith(`[${name.toLowerCase()}]`))

/** The next lines of a quote that say something. */
const saidInQuote = (lines: readonly string[], at: number): string[] =>
  lines
    .slice(at, at + longestHead)
    .map((line) => (isQuoted(line) ? unquoted(line) : ''))
    .filter((line) => line !== '')

interface Attribution {
  /** Its words in one line. */
  text: string
  length: number
}

/** Polymail parts an attribution by an empty line and three short ones. */
const partedAt = (lines: readonly string[], at: number): Attribution | undefined => {
  const [name = '', open, address = '', end = ''] = sayingFrom(lines, at, 4)
  if (open !== '<' || !address.startsWith('mailto:') || !end.startsWith('>')) return undefined
  return {
    text: `${name} <${address.replace(/^.*</, '').replace(/>$/, '')}${end}`,
    length: lines.indexOf(end, at) - at + 1,
  }
}

const attributionAt = (lines: readonly string[], at: number, ours: Ours): Attribution | undefined => {
  const parted = partedAt(lines, at)
  if (parted !== undefined && isAttribution(parted.text, ours)) return parted
  for (let length = 1; length <= 3 && at + length <= lines.length; length += 1) {
    const parts = lines.slice(at, at + length)
    if (parts.includes('')) return undefined
    // Programs break the line after about 75 letters; a line that is no beginning, or before another one, is the player's.
    if (length > 1 && (!beginsAttribution(parts[0]!, ours) || isOwnAttribution(parts.at(-1)!, ours))) return undefined
    const [next] = sayingFrom(lines, at + length, 1)
    const text = parts.join(' ')
    if (isAttribution(text, ours, length === 1 && next !== undefined && isQuoted(next))) return { text, length }
  }
  return undefined
}

const findQuotes = (lines: readonly string[], ours: Ours, { author }: ReplyOptions): Found => {
  const introducing = new Set<number>()
  let [quotedFrom, isForwarded, hasBars] = [lines.length, false, false]
  const hasComments = lines.some((line) => isOwnComment(line, author))
  const found = (end: number): Found => ({ introducing, quotedFrom, hasBars, end })
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (line === '') continue
    if (isQuoted(line)) {
      const inner = unquoted(line)
      if (
        inner.startsWith(replyMark.begin) ||
        isAttribution(inner, ours) ||
        (!isForwarded && isQuotedHead(saidInQuote(lines, at), ours, true))
      )
        quotedFrom = Math.min(quotedFrom, at)
      isForwarded ||= isForwardMark(inner)
      continue
    }
    if (!hasComments) {
      if (line.startsWith(replyMark.begin)) return found(at)
      if (!isForwarded && isQuotedHead(sayingFrom(lines, at, longestHead), ours)) return found(at)
    }
    isForwarded ||= isForwardMark(line)
    const attribution = attributionAt(lines, at, ours)
    if (attribution === undefined) continue
    const { text, length } = attribution
    const [next] = sayingFrom(lines, at + length, 1)
    const isBeforeBars = next !== undefined && isBarred(next)
    const isFollowedByQuote = next !== undefined && (isQuoted(next) || isBeforeBars || next.startsWith(replyMark.begin))
    // Without a quote after it and without our address it is something a player wrote.
    if (!isFollowedByQuote && !isOfOurs(text, ours)) continue
    // Without marks before its lines the quote lasts to the end; where nothing stands above it, they are the answer.
    if (!isFollowedByQuote && sayingFrom(lines, 0, 1)[0] !== line) return found(at)
    for (let part = at; part < at + length; part += 1) introducing.add(part)
    quotedFrom = Math.min(quotedFrom, at)
    hasBars ||= isBeforeBars
    at += length - 1
  }
  return found(lines.length)
}

/** Which lines are the player's. */
const ownLines = (lines: readonly string[], { introducing, quotedFrom, hasBars, end }: Found): boolean[] => {
  let before: string | undefined
  return lines.slice(0, end).map((line, at) => {
    if (line === quoteMark || line === introducedMark) return false
    const isOfQuote =
      at >= quotedFrom &&
      (isQuoted(line) || (hasBars && isBarred(line)) || (before !== undefined && isLinkEnd(line, before)))
    if (isOfQuote) before = line
    else if (line !== '') before = undefined
    return !isOfQuote && !introducing.has(at)
  })
}

/** Without what stands beneath the text: its program's line, its signature, rules that parted it from a quote. */
const withoutEnd = (lines: string[], isBeforeHead: boolean, author: string | undefined): string[] => {
  const kept = [...lines]
  // RFC 3676 §4.3: with the blank, and alone on its line; servers on the way take the blank away.
  const first = Math.max(1, kept.length - longestSignature)
  const sign = kept.findIndex(
    (line, at) => at >= first && (line === '-- ' || (line === '--' && isSignature(kept.slice(at + 1), author))),
  )
  if (sign > 0 && kept.slice(0, sign).some((line) => plain(line) !== '')) kept.length = sign
  for (let last = plain(kept.at(-1) ?? ''); kept.length > 0; last = plain(kept.at(-1) ?? '')) {
    const above = plain(kept.at(-2) ?? '')
    // A rule parts the text from nothing; directly beneath words it may be theirs.
    const isEndRule = isRule(last) && (isBeforeHead || above === '' || isRule(above))
    if (last !== '' && !isProgramLine(last) && !isEndRule) break
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
  const found = findQuotes(compared, ours, options)
  const isOwn = ownLines(compared, found)
  const kept = lines.slice(0, found.end).filter((_line, at) => isOwn[at])
  return withoutEnd(kept, found.end < lines.length, options.author)
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
