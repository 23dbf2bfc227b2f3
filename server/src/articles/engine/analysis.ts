/**
 * Text to terms, alike for articles and queries. No dictionary and no locale tables: NFKC, lower case and folded
 * accents for every language; words for scripts that write spaces, overlapping pairs of characters for those that do
 * not (ground G37: bigrams for bodies).
 */

/**
 * Han, Kana, Hangul, Thai, Lao, Khmer, Myanmar: a run of these is cut into pairs, whose overlap does what a word list
 * would.
 */
const unspaced =
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}` +
  String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々`
const tokens = new RegExp(String.raw`[${unspaced}]+|[[\p{L}\p{M}\p{N}]--[${unspaced}]]+`, 'gv')
const asciiTokens = /[a-z0-9]+/g
const isAscii = /^[\x00-\x7f]*$/

/** Letters that Unicode does not take apart into letter and accent, but that people type without. */
const folded: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/**
 * Compatibility forms unified, lower case, accents gone: `Ｆｏｏ` → `foo`, `Zażółć` → `zazolc`, `Straße` → `strasse`. Kana
 * keep their marks.
 */
export const fold = (text: string): string => {
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłıħŋςىةـ]/g, (letter) => folded[letter] ?? letter)
}

/**
 * An apostrophe inside a word belongs to it: `don't` → `dont`, `player's` → `players`. Elision (`l'eau`, `dell'acqua`)
 * is cut off instead.
 */
const apostrophes = (text: string): string => text.replace(/(?<=[a-z])['’ʼ](?=(?:s|t|m|d|re|ve|ll)(?![a-z]))/g, '')

/**
 * @returns the folded words of a text in order, runs of unspaced scripts as overlapping pairs (a run of one as itself)
 */
export const terms = (text: string): string[] => {
  const plain = apostrophes(fold(text))
  if (isAscii.test(plain)) return plain.match(asciiTokens) ?? []
  const words = plain.match(tokens) ?? []
  if (!words.some(isRun)) return words
  const found: string[] = []
  for (const word of words) {
    if (isRun(word)) pairs(word, found)
    else found.push(word)
  }
  return found
}

/** What a folded code unit is to `terms`: part of a word, of a run, or neither. */
export const [letterKind, unspacedKind] = [1, 2]
const letterUnit = /^[\p{L}\p{M}\p{N}]$/u
const unspacedUnit = new RegExp(`^[${unspaced}]$`, 'v')
export const kindOf = (letter: string): number =>
  unspacedUnit.test(letter) ? unspacedKind : letterUnit.test(letter) ? letterKind : 4

const pairs = (run: string, into: string[]): void => {
  const letters = [...run]
  if (letters.length === 1) into.push(run)
  for (let at = 0; at + 1 < letters.length; at++) into.push(`${letters[at]}${letters[at + 1]}`)
}

const unspacedTerm = new RegExp(`^[${unspaced}]`, 'v')
/** All unspaced scripts begin at Thai: most words are ruled out by one number. */
const isRun = (word: string): boolean => word.charCodeAt(0) >= 0x0e00 && unspacedTerm.test(word)
/** Pairs are never stemmed, completed or corrected. */
export const isUnspaced = (term: string): boolean => isRun(term)

const segmenters = new Map<string, Intl.Segmenter>()
/**
 * Dictionary words of the unspaced runs of a SHORT text (titles and queries only, ground G37); other words are left to
 * `terms`.
 */
export const dictionaryWords = (text: string, locale: string): string[] => {
  const plain = fold(text).slice(0, 400)
  if (isAscii.test(plain)) return []
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return [...segmenter.segment(plain)]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length > 2 && isUnspaced(segment))
    .map(({ segment }) => segment)
}
