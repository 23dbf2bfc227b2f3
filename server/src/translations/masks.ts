// What a machine gets to see of a message: its words, with marks in the place of all that has to stay as it is (CD-330).
// No I/O. HTML is that of the short allow-list; nothing a machine answers ever becomes markup.
import { escapeHtml, htmlToText } from '../lib/html.ts'

/** Words, or what stays as it is: HTML. */
type Part = string | { html: string }
/** A line of a message, or what stands between two of them. */
type Piece = { parts: readonly Part[] } | { html: string }

/** Where one sentence never goes on after another. */
const blocks: ReadonlySet<string> = new Set(['p', 'br', 'ul', 'ol', 'li', 'blockquote'])

/** Addresses, placeholders, and codes and numbers that somebody looks up or calls; a mark of ours as well. */
const untouched = [
  String.raw`\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’]`,
  String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  String.raw`\$?\{\{?[^{}\n]{1,80}\}\}?`,
  String.raw`%(?:\w+%|[sd@])`,
  String.raw`\[\[\d+\]\]`,
  String.raw`(?<![\p{L}\p{N}])(?=[A-Z\d-]*\d)[A-Z\d]+(?:-[A-Z\d]+)+(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])[A-Z]{1,4}\d{4,}(?![\p{L}\p{N}])`,
  String.raw`\+?\d(?:[ ().\/-]{0,2}\d){4,}`,
].join('|')

/** Shorter ones stand in ordinary words. */
const shortestSecret = 3
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

const partsOf = (text: string, pattern: RegExp): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ html: escapeHtml(found) })
    from = index + found.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** @param secrets values that are not handed on wherever they stand */
export const piecesOf = (html: string, secrets: readonly string[] = []): Piece[] => {
  const hidden = secrets
    .filter((secret) => secret.trim().length >= shortestSecret)
    .sort((a, b) => b.length - a.length)
    .map((secret) => escapePattern(secret.trim()))
  const pattern = new RegExp([...hidden, untouched].join('|'), 'gu')
  const pieces: Piece[] = []
  let line: Part[] = []
  const end = (): void => {
    if (line.length > 0) pieces.push({ parts: line })
    line = []
  }
  for (const token of html.match(/<code>[\s\S]*?<\/code>|<[^>]*>|[^<]+|</g) ?? []) {
    const tag = /^<\/?([a-z]+)/.exec(token)?.[1]
    if (tag === undefined) line.push(...partsOf(htmlToText(token), pattern))
    else if (blocks.has(tag)) {
      end()
      pieces.push({ html: token })
    } else line.push({ html: token })
  }
  end()
  return pieces
}

const isSaid = (part: Part): part is string => typeof part === 'string' && /\p{L}/u.test(part)
/** Beyond it a line is put sentence by sentence: machines take so much at once, and no more. */
const longestLine = 2_000

/** A line as the machine gets it; undefined where there is nothing to translate, or too much for one. */
export const maskedLine = (parts: readonly Part[]): string | undefined => {
  if (!parts.some(isSaid)) return undefined
  const line = parts.map((part, index) => (typeof part === 'string' ? part : `[[${index}]]`)).join('')
  return line.length > longestLine ? undefined : line.trim()
}

const mark = /[[［]\s*[[［]\s*(\d{1,5})\s*[\]］]\s*[\]］]/u

/** Opened tags are closed in their order. */
const isNested = (html: string): boolean => {
  const open: string[] = []
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (slash === '') open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

const edges = (parts: readonly Part[]): [string, string] => {
  const [first, last] = [parts[0], parts.at(-1)]
  return [
    typeof first === 'string' ? /^\s*/.exec(first)![0] : '',
    typeof last === 'string' && /\S/.test(last) ? /\s*$/.exec(last)![0] : '',
  ]
}

/** The line with what was left out of it; undefined where a mark was lost, doubled, made up or put out of its order. */
export const unmaskedLine = (answer: string, parts: readonly Part[]): string | undefined => {
  const wanted = new Set(parts.flatMap((part, index) => (typeof part === 'string' ? [] : [index])))
  let html = ''
  for (const [index, piece] of answer.split(mark).entries()) {
    if (index % 2 === 0) {
      html += escapeHtml(piece)
      continue
    }
    const part = parts[Number(piece)]
    if (part === undefined || typeof part === 'string' || !wanted.delete(Number(piece))) return undefined
    html += part.html
  }
  if (wanted.size > 0 || !isNested(html)) return undefined
  const [before, behind] = edges(parts)
  return before + html.trim() + behind
}

const sentencesOf = (text: string): string[] => {
  if (text.length <= longestLine) return [text]
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + segment.length <= longestLine) found[found.length - 1] = last + segment
    else for (let at = 0; at < segment.length; at += longestLine) found.push(segment.slice(at, at + longestLine))
  }
  return found
}

/** The same line in pieces without marks: nothing of what stays can be lost, though the words stand alone. */
export const fragmentsOf = (parts: readonly Part[]): string[] =>
  parts.filter(isSaid).flatMap((part) =>
    sentencesOf(part)
      .filter(isSaid)
      .map((text) => text.trim()),
  )

/** @param answers of `fragmentsOf`, in its order */
export const joinedLine = (answers: readonly string[], parts: readonly Part[]): string => {
  let next = 0
  return parts
    .map((part) => {
      if (typeof part !== 'string') return part.html
      if (!isSaid(part)) return escapeHtml(part)
      return sentencesOf(part)
        .map((text) => {
          if (!isSaid(text)) return escapeHtml(text)
          const answer = answers[next] ?? ''
          next += 1
          return /^\s*/.exec(text)![0] + escapeHtml(answer.trim()) + /\s*$/.exec(text)![0]
        })
        .join('')
    })
    .join('')
}
