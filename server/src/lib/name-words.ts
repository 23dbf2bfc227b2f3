// What a person is found by: beginnings of the words of their name, their whole address, their account's id.
import { fold, wordsOf } from './words.ts'

/** Bytes of one: with an account's id it fits into a page's cursor. */
const longest = 80
const mostOfOne = 40

/** As many whole letters as fit. */
const cut = (word: string): string => {
  if (Buffer.byteLength(word) <= longest) return word
  let kept = ''
  for (const letter of word) {
    if (Buffer.byteLength(kept + letter) > longest) break
    kept += letter
  }
  return kept
}
/** As it stands between two spaces: an address, an id, a name with its hyphen. */
const piecesOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean).map(cut)

/** Of a name: what stands between spaces, and its parts. In order, so that two who write them at once do not wait for each other. */
export const nameWords = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => (text ? [...piecesOf(text), ...wordsOf(text).map(cut)] : [])))]
    .slice(0, mostOfOne)
    .sort()

/** Of an address: all of it, and the parts before its sign; whose mail it is tells nobody apart. */
export const addressWords = (address: string | null | undefined): string[] =>
  address ? [...new Set([...piecesOf(address), ...wordsOf(address.split('@')[0]!).map(cut)])] : []

/** Of what is typed into a search. */
export const askedWords = (text: string): string[] => [...new Set(piecesOf(text))].slice(0, 8)
