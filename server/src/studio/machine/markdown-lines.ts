/** Markdown in lines that a machine may translate: its words, with marks for everything that makes it Markdown. Pure. */
import { spacesAround, type Markup, type Part, type Piece, untouched } from '../../lib/masked-lines.ts'

/** Code, pictures and links with where they lead, tags, entities, emphasis, escapes: what stays as it is within a line. */
const kept = new RegExp(
  [
    /(`+)(?!`).*?[^`]\1(?!`)|`+/.source,
    /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+(?:"[^"]*"|'[^']*'))?\)/.source,
    /\]\[[^\]]*\]/.source,
    /!?\[|\]/.source,
    /<[^<>]*>/.source,
    /&#?\w+;/.source,
    /\\[!-/:-@[-`{-~]/.source,
    /\*+|~~/.source,
    /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/u.source,
    untouched,
  ].join('|'),
  'gu',
)

const partsOf = (line: string): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of line.matchAll(kept)) {
    if (index > from) parts.push(line.slice(from, index))
    parts.push({ kept: found })
    from = index + found.length
  }
  if (from < line.length) parts.push(line.slice(from))
  return parts
}

/** What makes a line a heading, an item, a quotation. */
const prefix = /^(?:\s*(?:>|#{1,6}(?=\s)|(?:[-*+]|\d{1,9}[.)])\s(?:\s*\[[ xX]\]\s)?)\s*)+|^\s+/
const fence = /^\s*(`{3,}|~{3,})/
/** `[name]: address`, and lines of signs: rules, edges of tables, underlines. */
const isBare = (line: string): boolean => /^\s*\[[^\]]+\]:\s/.test(line) || !/\p{L}/u.test(line)
const isTableRow = (line: string): boolean => /^\s*\|/.test(line)
const hasHardEnd = (line: string): boolean => /(?: {2}|\\)$/.test(line)
/** It begins something of its own: a heading, an item, a quotation, a tag, a table. */
const beginsAnew = (line: string): boolean => (prefix.exec(line)?.[0].trim() ?? '') !== '' || /^\s*[<|]/.test(line)

/** A paragraph's lines are one sentence after another: each is put with those that go on from it. */
const linesOf = (markdown: string): { line: string; isCode: boolean }[] => {
  const found: { line: string; isCode: boolean }[] = []
  let closing: string | null = null
  let goesOn = false
  for (const line of markdown.split('\n')) {
    const opened: string | undefined = fence.exec(line)?.[1]
    if (closing !== null || opened !== undefined) {
      found.push({ line, isCode: true })
      if (closing === null) closing = opened!
      else if (opened?.startsWith(closing)) closing = null
      goesOn = false
      continue
    }
    const last = found.at(-1)
    if (goesOn && last !== undefined && !beginsAnew(line) && !isBare(line)) last.line += ` ${line.trim()}`
    else found.push({ line, isCode: false })
    goesOn = !isBare(line) && !hasHardEnd(line) && !/^\s*(?:[<|]|#{1,6}\s)/.test(line)
  }
  return found
}

export const piecesOfMarkdown = (markdown: string): Piece[] => {
  const pieces: Piece[] = []
  for (const [index, { line, isCode }] of linesOf(markdown).entries()) {
    if (index > 0) pieces.push({ kept: '\n' })
    if (isCode || isBare(line)) {
      pieces.push({ kept: line })
      continue
    }
    if (isTableRow(line)) {
      for (const cell of line.split(/(?<!\\)(\|)/)) {
        const words = cell.trim()
        const [before, behind] = spacesAround(cell)
        pieces.push(cell === '|' || words === '' ? { kept: cell } : { kept: before })
        if (cell !== '|' && words !== '') pieces.push({ parts: partsOf(words) }, { kept: behind })
      }
      continue
    }
    const [begin = ''] = prefix.exec(line) ?? []
    const [, end] = spacesAround(line.slice(begin.length))
    pieces.push({ kept: begin }, { parts: partsOf(line.slice(begin.length, line.length - end.length)) }, { kept: end })
  }
  return pieces
}

const voidTag = /^<(?:br|hr|img|col|input|!--|!|\?)|\/>$/i

/** Words of a machine make no Markdown: no link, no tag, no list, no heading. */
const escape = (words: string): string =>
  words
    .replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('://', String.raw`:\//`)
    .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
    .replaceAll('@', String.raw`\@`)
    .replace(/^(\s*)([#+=-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`)
    .replace(/!$/, String.raw`\!`)
    .replaceAll('\n', ' ')

export const markdownMarkup: Markup = {
  escape,
  isNested: (marks) => {
    const open: string[] = []
    for (const one of marks) {
      if (one === '[' || one === '![') open.push('[')
      else if (one.startsWith(']')) {
        if (open.pop() !== '[') return false
      } else if (/^(?:\*+|_+|~~)$/.test(one)) {
        if (open.at(-1) === one) open.pop()
        else if (open.includes(one)) return false
        else open.push(one)
      } else if (/^<\/?[a-z]/i.test(one) && !voidTag.test(one)) {
        const name = /^<\/?([a-z0-9]+)/i.exec(one)![1]!.toLowerCase()
        if (!one.startsWith('</')) open.push(name)
        else if (open.pop() !== name) return false
      }
    }
    return open.length === 0
  },
}
