// A message in lines that a machine may read (lib/masked-lines.ts). No I/O. HTML is that of the short allow-list.
import { escapeHtml, htmlToText } from '../lib/html.ts'
import { type Markup, type Part, type Piece, untouched } from '../lib/masked-lines.ts'

/** Where one sentence never goes on after another. */
const blocks: ReadonlySet<string> = new Set(['p', 'br', 'ul', 'ol', 'li', 'blockquote'])

/** Shorter ones stand in ordinary words. */
const shortestSecret = 3
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const partsOf = (text: string, pattern: RegExp): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ kept: escapeHtml(found) })
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
      pieces.push({ kept: token })
    } else line.push({ kept: token })
  }
  end()
  return pieces
}

export const htmlMarkup: Markup = {
  escape: escapeHtml,
  isNested: (kept) => {
    const open: string[] = []
    for (const [, slash, name] of kept.join('').matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
      if (slash === '') open.push(name!)
      else if (open.pop() !== name) return false
    }
    return open.length === 0
  },
}
