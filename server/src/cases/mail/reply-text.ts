// What a player wrote, out of a mail's text: without what it quotes, without signature (CD-235). Pure.
import { isAttribution, isOriginalMark, isProgramLine, isQuotedHead, namesAddress, replyMark } from './quote-forms.ts'

/** What is beyond this many letters or lines is not looked at: nobody types it. */
export const mostLetters = 200_000
const mostLines = 5_000
/** A signature of more lines than this is taken for a text with a dash. */
const longestSignature = 15

/** As it is compared: without marks of direction, which some programs put around addresses. */
const plain = (line: string): string =>
  line.replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim()

const isQuoted = (line: string): boolean => line.startsWith('>') || line.startsWith('＞') || line.startsWith('|>')
const isRule = (line: string): boolean => /^[_=*─—–-]{3,}$/.test(line)

interface Found {
  /** Lines that belong to the quote: what introduces it. */
  introducing: ReadonlySet<number>
  /** From this line on nothing is the player's. */
  end: number
}

/** The next lines that say something, from `start` on. */
const sayingFrom = (lines: readonly string[], start: number, count: number): string[] => {
  const found: string[] = []
  for (let at = start; at < lines.length && found.length < count; at += 1) if (lines[at] !== '') found.push(lines[at]!)
  return found
}

const findQuotes = (lines: readonly string[], areQuotesGone: boolean): Found => {
  const introducing = new Set<number>()
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (line === '' || isQuoted(line)) continue
    if (line.startsWith(replyMark.begin) || isOriginalMark(line) || isQuotedHead(sayingFrom(lines, at, 5)))
      return { introducing, end: at }
    // Programs break the line after about 75 letters.
    for (let length = 1; length <= 3 && at + length <= lines.length; length += 1) {
      const parts = lines.slice(at, at + length)
      if (parts.includes('')) break
      const joined = parts.join(' ')
      if (!isAttribution(joined)) continue
      const [next] = sayingFrom(lines, at + length, 1)
      const isFollowedByQuote = next === undefined || isQuoted(next) || next.startsWith(replyMark.begin)
      // Without an address it is something a player wrote.
      if (!isFollowedByQuote && !namesAddress(joined)) break
      // Without marks before its lines the quote lasts to the end.
      if (!isFollowedByQuote && !areQuotesGone) return { introducing, end: at }
      for (let part = at; part < at + length; part += 1) introducing.add(part)
      at += length - 1
      break
    }
  }
  return { introducing, end: lines.length }
}

/** Without what stands beneath the text: its program's line, its signature, rules that parted it from the quote. */
const withoutEnd = (lines: string[]): string[] => {
  const kept = [...lines]
  const sign = kept.findIndex((line, at) => at > 0 && /^--\s?$/.test(line))
  if (sign > 0 && kept.length - sign <= longestSignature && kept.slice(0, sign).some((line) => plain(line) !== ''))
    kept.length = sign
  for (let last = plain(kept.at(-1) ?? ''); kept.length > 0; last = plain(kept.at(-1) ?? '')) {
    if (last !== '' && !isRule(last) && !isProgramLine(last)) break
    kept.pop()
  }
  return kept
}

/**
 * @param text of a mail, lines parted by any line break
 * @param areQuotesGone quotes were elements of its HTML and are left out already: what follows a line that introduced one
 * is the player's
 * @returns what was written; '' when nothing was
 */
export const replyTextOf = (text: string, areQuotesGone = false): string => {
  const lines = text
    .slice(0, mostLetters)
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
  const compared = lines.map(plain)
  const { introducing, end } = findQuotes(compared, areQuotesGone)
  const own = lines.slice(0, end)
  const lastSaid = own.findLastIndex((_line, at) => compared[at] !== '' && !isQuoted(compared[at]!))
  // What begins with > is quoted when a program said so, or when nothing follows it; else it is the player's own.
  const hasQuotes = introducing.size > 0 || compared.some((line) => isQuoted(line) && line.includes(replyMark.begin))
  const kept = own.filter((_line, at) => {
    if (introducing.has(at)) return false
    return !isQuoted(compared[at]!) || (!hasQuotes && at < lastSaid)
  })
  return withoutEnd(kept)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
