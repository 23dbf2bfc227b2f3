// What a machine that translates gets to see of a text: lines of words, with marks in the place of all that has to stay as
// it is (CD-330). Nothing a machine answers ever becomes markup. Asks nobody but the machine it is given.

/** Words, or what stays as it is: markup. */
export type Part = string | { kept: string }
/** A line, or what stands between two of them. */
export type Piece = { parts: readonly Part[] } | { kept: string }

export interface Markup {
  /** Words as they stand in it. */
  escape: (words: string) => string
  /** What is opened is closed, in this order. */
  isNested: (kept: readonly string[]) => boolean
}

/**
 * Addresses, placeholders, and codes and numbers that somebody looks up or calls; a mark of ours as well. None of them
 * looks through a word again from each of its letters.
 */
export const untouched = [
  String.raw`\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’]`,
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  String.raw`\$?\{\{?[^{}\n]{1,80}\}\}?`,
  String.raw`%(?:\w+%|[sd@])`,
  String.raw`\[\[\d+\]\]`,
  String.raw`(?<![\p{L}\p{N}])(?=[A-Z\d-]{0,80}\d)[A-Z\d]{1,40}(?:-[A-Z\d]{1,40}){1,9}(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])[A-Z]{1,4}\d{4,}(?![\p{L}\p{N}])`,
  String.raw`\+?\d(?:[ ().\/-]{0,2}\d){4,}`,
].join('|')

const isSaid = (part: Part): part is string => typeof part === 'string' && /\p{L}/u.test(part)
/** Beyond it a line is put sentence by sentence: machines take so much at once, and no more. */
const longestLine = 2_000

/** A line as the machine gets it; undefined where there is nothing to translate, or too much for one. */
const maskedLine = (parts: readonly Part[]): string | undefined => {
  if (!parts.some(isSaid)) return undefined
  const line = parts.map((part, index) => (typeof part === 'string' ? part : `[[${index}]]`)).join('')
  return line.length > longestLine ? undefined : line.trim()
}

const mark = /[[［]\s*[[［]\s*(\d{1,5})\s*[\]］]\s*[\]］]/u

/** White space before and behind the words of a text; a pattern would look through each run of it again and again. */
export const spacesAround = (text: string): [string, string] => [
  text.slice(0, text.length - text.trimStart().length),
  text.slice(text.trimEnd().length),
]

const edges = (parts: readonly Part[]): [string, string] => {
  const [first, last] = [parts[0], parts.at(-1)]
  return [
    typeof first === 'string' ? spacesAround(first)[0] : '',
    typeof last === 'string' && last.trim() !== '' ? spacesAround(last)[1] : '',
  ]
}

/** The line with what was left out of it; undefined where a mark was lost, doubled, made up or put out of its order. */
const unmaskedLine = (answer: string, parts: readonly Part[], { escape, isNested }: Markup): string | undefined => {
  const wanted = new Set(parts.flatMap((part, index) => (typeof part === 'string' ? [] : [index])))
  const kept: string[] = []
  let text = ''
  for (const [index, piece] of answer.split(mark).entries()) {
    if (index % 2 === 0) {
      text += escape(piece)
      continue
    }
    const part = parts[Number(piece)]
    if (part === undefined || typeof part === 'string' || !wanted.delete(Number(piece))) return undefined
    text += part.kept
    kept.push(part.kept)
  }
  if (wanted.size > 0 || !isNested(kept)) return undefined
  const [before, behind] = edges(parts)
  return before + text.trim() + behind
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
const fragmentsOf = (parts: readonly Part[]): string[] =>
  parts.filter(isSaid).flatMap((part) =>
    sentencesOf(part)
      .filter(isSaid)
      .map((text) => text.trim()),
  )

/** @param answers of `fragmentsOf`, in its order */
const joinedLine = (answers: readonly string[], parts: readonly Part[], { escape }: Markup): string => {
  let next = 0
  return parts
    .map((part) => {
      if (typeof part !== 'string') return part.kept
      if (!isSaid(part)) return escape(part)
      return sentencesOf(part)
        .map((text) => {
          if (!isSaid(text)) return escape(text)
          const answer = answers[next] ?? ''
          next += 1
          return spacesAround(text).join(escape(answer.trim()))
        })
        .join('')
    })
    .join('')
}

/** Lines with marks first; what comes back without one of its marks once more in pieces. */
export const translatePieces = async <Failure extends string>(
  ask: (texts: readonly string[]) => Promise<{ texts: readonly string[]; from: string | null } | Failure>,
  pieces: readonly Piece[],
  markup: Markup,
): Promise<{ text: string; from: string | null } | Failure> => {
  const lines = pieces.flatMap((piece, index) => {
    const line = 'parts' in piece ? maskedLine(piece.parts) : undefined
    return line === undefined || !('parts' in piece) ? [] : [{ index, line, parts: piece.parts }]
  })
  let from: string | null = null
  const done = new Map<number, string>()
  if (lines.length > 0) {
    const told = await ask(lines.map(({ line }) => line))
    if (typeof told === 'string') return told
    from = told.from
    for (const [place, { index, parts }] of lines.entries()) {
      const line = unmaskedLine(told.texts[place]!, parts, markup)
      if (line !== undefined) done.set(index, line)
    }
  }
  const broken = pieces.flatMap((piece, index) => {
    const fragments = 'parts' in piece && !done.has(index) ? fragmentsOf(piece.parts) : []
    return fragments.length === 0 || !('parts' in piece) ? [] : [{ index, fragments, parts: piece.parts }]
  })
  if (broken.length > 0) {
    const told = await ask(broken.flatMap(({ fragments }) => fragments))
    if (typeof told === 'string') return told
    from ??= told.from
    let next = 0
    for (const { index, fragments, parts } of broken) {
      done.set(index, joinedLine(told.texts.slice(next, next + fragments.length), parts, markup))
      next += fragments.length
    }
  }
  const whole = pieces.map(
    (piece, index) => done.get(index) ?? ('parts' in piece ? joinedLine([], piece.parts, markup) : piece.kept),
  )
  return { text: whole.join(''), from }
}
