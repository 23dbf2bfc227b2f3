/** A piece of a text; hits are what was searched for. */
export interface Piece {
  text: string
  isHit: boolean
}

const anyWord = /[\p{L}\p{M}\p{N}]+/gu
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Lower case without accents: `Müller` and `muller` are one word. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

/** Same word, begun with it, or the same but for an ending ("crashes", "crash"). */
const fits = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || (word.length >= 4 && wanted.startsWith(word) && wanted.length - word.length <= 3)

/**
 * Cuts a text into pieces, marking the query's words. Scripts without spaces are marked where they stand, others word
 * by word, so that
 * "in" does not light up half of "finding".
 */
export const highlight = (text: string, query: string): Piece[] => {
  const wanted = [...new Set((query.match(anyWord) ?? []).map(fold))].filter(
    (word) => word.length > 1 || cjk.test(word),
  )
  const pieces: Piece[] = []
  const add = (part: string, isHit: boolean): void => {
    const last = pieces.at(-1)
    if (part === '') return
    if (last !== undefined && last.isHit === isHit) last.text += part
    else pieces.push({ text: part, isHit })
  }
  let from = 0
  for (const match of text.matchAll(anyWord)) {
    add(text.slice(from, match.index), false)
    from = match.index + match[0].length
    if (cjk.test(match[0])) markInside(match[0], wanted, add)
    else
      add(
        match[0],
        wanted.some((one) => fits(fold(match[0]), one)),
      )
  }
  add(text.slice(from), false)
  return pieces
}

/** Marks each wanted run inside text that is written without spaces; its letters fold one to one. */
const markInside = (text: string, wanted: readonly string[], add: (part: string, isHit: boolean) => void): void => {
  const letters = [...text]
  const folded = letters.map(fold)
  let at = 0
  while (at < letters.length) {
    const run = Math.max(
      0,
      ...wanted.map((one) => {
        const size = [...one].length
        return folded.slice(at, at + size).join('') === one ? size : 0
      }),
    )
    add(letters.slice(at, at + Math.max(1, run)).join(''), run > 0)
    at += Math.max(1, run)
  }
}
