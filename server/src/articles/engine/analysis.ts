/**
 * Text to terms, alike for articles and queries, without dictionary or locale tables: NFKC, lower case, folded accents;
 * words where scripts write spaces, overlapping pairs of characters elsewhere (ground G37).
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
const segmenterOf = (locale: string): Intl.Segmenter => {
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return segmenter
}
/**
 * Dictionary words of the unspaced runs of a SHORT text (titles and queries only, ground G37); other words are left to
 * `terms`.
 */
const dictionaryWords = (text: string, locale: string): string[] => {
  const plain = fold(text).slice(0, 400)
  if (isAscii.test(plain)) return []
  return [...segmenterOf(locale).segment(plain)]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length > 2 && isUnspaced(segment))
    .map(({ segment }) => segment)
}

const isHiragana = /^[\p{Script=Hiragana}ー]+$/u
/** Such words are pairs already. */
const isPair = /^(?:[\p{Script=Han}々]{2}|[\p{Script=Katakana}ー]{2})$/u
/** The two kana are one alphabet twice: what is written ぱすわーど in haste is パスワード. */
const katakana = (word: string): string =>
  word.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
/** Short hiragana joins and bends words: は, です, して. */
const shortestHiragana = 3
/**
 * The words of a Japanese text: what a dictionary finds, without short hiragana, and the pairs of letters for what it
 * does not know, without those of hiragana alone: they are particles and endings, as frequent as they are empty.
 */
const japaneseTerms = (text: string): string[] => {
  const plain = fold(text)
  if (isAscii.test(plain)) return terms(text)
  const found: string[] = []
  for (const { segment, isWordLike } of segmenterOf('ja').segment(plain)) {
    if (!isWordLike) continue
    if (!isUnspaced(segment)) found.push(...terms(segment))
    else if (isHiragana.test(segment)) {
      if (segment.length >= shortestHiragana) found.push(katakana(segment))
    } else if (!isPair.test(segment)) found.push(katakana(segment))
  }
  for (const run of plain.match(tokens) ?? []) {
    if (!isRun(run)) continue
    const its: string[] = []
    pairs(run, its)
    found.push(...its.filter((pair) => pair.length > 1 && !isHiragana.test(pair)))
  }
  return found
}

/** Hiragana that may be a katakana word: the pairs of each longer run, to be taken where an index has them all. */
export const kanaRuns = (text: string): string[][] =>
  (fold(text).match(/[\u3041-\u3096ー]{3,}/g) ?? []).map((run) => {
    const found: string[] = []
    pairs(katakana(run), found)
    return found
  })

export const isJapanese = (locale: string): boolean => /^ja\b/.test(locale)
/** Words of a text in the language of an index, alike for articles and queries. */
export const wordsIn = (text: string, locale: string): string[] =>
  isJapanese(locale) ? japaneseTerms(text) : [...terms(text), ...dictionaryWords(text, locale)]
