// What of a line of Markdown is a mark and what is words, so that an editor can draw the marks quiet (CD-454).

export interface Piece {
  text: string
  /** `mark` is what players never see; `strong` a heading's words and what is bold; `link` the words of a link. */
  kind: 'words' | 'mark' | 'strong' | 'link'
}

const inline = /(\*\*|__)(?=\S)(.+?)\1|(!?\[)([^\]]*)(\]\([^)]*\))/g
const begin = /^(\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s?|:::.*$))/

const within = (text: string, kind: Piece['kind']): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(inline)) {
    const [all, bold, strong = '', opened, words = '', target = ''] = found
    pieces.push({ text: text.slice(at, found.index), kind })
    if (bold === undefined)
      pieces.push({ text: opened!, kind: 'mark' }, { text: words, kind: 'link' }, { text: target, kind: 'mark' })
    else pieces.push({ text: bold, kind: 'mark' }, { text: strong, kind: 'strong' }, { text: bold, kind: 'mark' })
    at = found.index + all.length
  }
  return [...pieces, { text: text.slice(at), kind }].filter((one) => one.text !== '')
}

/** A line of a table: what parts its cells is a mark, and all of the line below its head. */
const ofTable = (line: string): Piece[] =>
  /^[\s|:-]+$/.test(line)
    ? [{ text: line, kind: 'mark' }]
    : line
        .split(/(?<!\\)(\|)/)
        .flatMap((text): Piece[] => (text === '|' ? [{ text, kind: 'mark' }] : within(text, 'words')))

/** The line in pieces that, one after the other, are the line again. */
export const piecesOf = (line: string): Piece[] => {
  if (/^\s*\|/.test(line)) return ofTable(line)
  const [mark = ''] = begin.exec(line) ?? []
  const kind = mark.includes('#') ? 'strong' : 'words'
  return [
    ...(mark === '' ? [] : [{ text: mark, kind: 'mark' } satisfies Piece]),
    ...within(line.slice(mark.length), kind),
  ]
}
