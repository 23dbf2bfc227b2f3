// Is a text abusive? A hint before sending, never a gate (decisions-cases J12), by the visitor's language; game talk
// (kill, shoot) and reports of what others said are no abuse.
import type { AbusiveWords, ContextChecker } from '../../contact/ports.ts'
import { fold, tokenize, withoutSigns, type Mask, type Token } from './normalise.ts'
import type { LanguageRules } from './language-rules.ts'
import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { en, englishEverywhere } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { pt } from './languages/pt.ts'
import { ja, ko, zh } from './languages/scripts-without-spaces.ts'
import { pattern } from './pattern.ts'

const shortestPrefix = 3

/** A word's letters without repetition, and how often each stands: "assss" is "as" with 1 and 4. */
interface Runs {
  letters: string
  counts: readonly number[]
}
const runsOf = (word: string): Runs => {
  const runs = word.match(/(.)\1*/gu) ?? []
  return { letters: runs.map((run) => [...run][0]).join(''), counts: runs.map((run) => [...run].length) }
}
/** Is `word` what is meant, its letters stretched: each at least as often as it is spelt. */
const isStretched = (word: Runs, counts: readonly number[]): boolean =>
  word.counts.every((count, at) => count <= (counts[at] ?? 0))

const byLetters = (words: Iterable<string>): Map<string, Runs[]> =>
  Map.groupBy([...words].map(runsOf), ({ letters }) => letters)

const wordSet = (list: string, harmless = '') => {
  const entries = list.split(/\s+/).filter((word) => word !== '' && !word.includes('-'))
  const exact = new Set(entries.map((word) => word.replace('*', '')))
  const prefixes = new Set(entries.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)))
  const spared = new Set(harmless.split(/\s+/))
  // One word may be the whole text: no prefix of it is longer than the list's longest.
  const longestPrefix = Math.max(0, ...[...prefixes].map((prefix) => prefix.length))
  const byLength = Map.groupBy(exact, (word) => word.length)
  const [exactLetters, prefixLetters] = [byLetters(exact), byLetters(prefixes)]
  const hasPrefix = (word: string): boolean => {
    for (let length = shortestPrefix; length < word.length && length <= longestPrefix; length += 1)
      if (prefixes.has(word.slice(0, length))) return true
    return false
  }
  const hasStretched = (word: string): boolean => {
    const { letters, counts } = runsOf(word)
    const fits = (known: readonly Runs[] | undefined): boolean =>
      known?.some((each) => isStretched(each, counts)) ?? false
    if (fits(exactLetters.get(letters))) return true
    for (let length = 2; length < letters.length && length <= longestPrefix; length += 1)
      if (fits(prefixLetters.get(letters.slice(0, length)))) return true
    return false
  }
  return {
    has: (word: string) =>
      !spared.has(word) && (exact.has(word) || hasPrefix(word) || (/(.)\1/u.test(word) && hasStretched(word))),
    spares: (word: string) => spared.has(word),
    matches: ({ pattern: mask, length }: Mask) => byLength.get(length)?.some((word) => mask.test(word)) === true,
  }
}

type WordSet = ReturnType<typeof wordSet>

interface Prepared {
  rules: LanguageRules
  strong: WordSet
  names: WordSet
  directed: WordSet
}
const prepare = (rules: LanguageRules): Prepared => ({
  rules,
  strong: wordSet(rules.strong, rules.harmless),
  names: wordSet(rules.names ?? ''),
  directed: wordSet(rules.directed ?? ''),
})

const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase()
const languages: Readonly<Record<string, Prepared>> = Object.fromEntries(
  Object.entries({ en, de, fr, es, pt, ko, ja, zh, ar }).map(([code, rules]) => [code, prepare(rules)]),
)
const everywhere = prepare({ strong: englishEverywhere })

/** Words before a quoted insult: somebody tells what was said to him. */
const quoting = pattern`
    \b(?:called|calling|calls|call|said|saying|says|told|wrote|typed|typing|insult\w*
    |harass\w*|abus\w*|beleidigt|genannt|nannte|traite|traita|dijo|llamo|chamou|disse)\b`
const quoted = /"[^"]{1,120}"|“[^”]{1,120}”|„[^“”]{1,120}[“”]|«[^»]{1,120}»|「[^」]{1,120}」/g

/** A line another wrote, as mails and chats mark it. */
const citedLine = /^[^\S\n\r\u2028\u2029]*>.*$/gm

/** Arabic writes article and small words onto the next one. */
const arabicStem = (word: string): string => word.replace(/^(?:و|ف|ب|ل|ك)?(?:ال)(?=\p{L}{3})/u, '')

const isIn = (set: WordSet, { spellings, mask }: Token): boolean =>
  spellings.some((word) => set.has(word) || set.has(arabicStem(word))) || (mask !== undefined && set.matches(mask))

/** @param windowWords how many words before a name or a directed word are looked at */
const windowWords = 8
const before = (tokens: readonly Token[], index: number): string =>
  `${tokens
    .slice(Math.max(0, index - windowWords), index)
    .map(({ word }) => word)
    .join(' ')} `

const isAbusiveIn = (
  { rules, strong, names, directed }: Prepared,
  folded: string,
  tokens: readonly Token[],
): boolean => {
  const line = tokens.map(({ word }) => word).join(' ')
  if (rules.phrases?.some((phrase) => phrase.test(line))) return true
  if (rules.parts) {
    const plain = withoutSigns(folded)
    if (rules.parts.abusive.test(rules.parts.harmless ? plain.replace(rules.parts.harmless, ' ') : plain)) return true
  }
  return tokens.some((token, index) => {
    if (isIn(strong, token) || (rules.endings && !strong.spares(token.word) && rules.endings.test(token.word)))
      return true
    if (isIn(names, token)) return !rules.excused?.test(before(tokens, index))
    return isIn(directed, token) && rules.address?.test(before(tokens, index)) === true
  })
}

/** An operator's words and exceptions for one language, ready to be looked for. */
interface Own {
  words: RegExp | undefined
  exceptions: RegExp | undefined
}
const unspaced = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const anyOf = (entries: readonly string[], flags: string): RegExp | undefined => {
  const parts = entries.map((entry) => {
    const words = fold(entry).match(/[\p{L}\p{N}']+/gu) ?? []
    if (words.length === 0) return []
    const whole = words.join(String.raw`[^\p{L}\p{N}]+`)
    if (unspaced.test(whole)) return whole
    return (
      String.raw`(?<![\p{L}\p{N}])${whole}` +
      (entry.endsWith('*') ? String.raw`[\p{L}\p{N}]*` : '') +
      String.raw`(?![\p{L}\p{N}])`
    )
  })
  const all = parts.flat()
  return all.length === 0 ? undefined : new RegExp(all.join('|'), flags)
}
const prepared = new WeakMap<AbusiveWords, Own>()
const ownOf = (given: AbusiveWords): Own => {
  const known = prepared.get(given)
  if (known) return known
  const own = { words: anyOf(given.words, 'u'), exceptions: anyOf(given.exceptions, 'gu') }
  prepared.set(given, own)
  return own
}

/** The check itself, without a promise: for benches and tests. @param given what the operator adds for the language */
export const isAbusive = (text: string, locale: string, given?: AbusiveWords): boolean => {
  const { words, exceptions } = given ? ownOf(given) : {}
  const whole = fold(text.replace(citedLine, ' '))
  const said = quoting.test(whole) ? whole.replace(quoted, ' ') : whole
  const folded = exceptions ? said.replace(exceptions, ' ') : said
  const tokens = tokenize(folded)
  if (words?.test(folded) || words?.test(tokens.flatMap(({ spellings }) => spellings.slice(0, 1)).join(' ')))
    return true
  const own = languages[languageOf(locale)]
  return (
    (own !== undefined && isAbusiveIn(own, folded, tokens)) ||
    (own !== languages.en && isAbusiveIn(everywhere, folded, tokens))
  )
}

/** @param given the operator's words for a language (`de`), asked at each check: content may change */
export const createAbusiveLanguageChecker = (
  given: (language: string) => AbusiveWords | undefined = () => undefined,
): ContextChecker => ({
  isAbusive: async (text, locale) => isAbusive(text, locale, given(languageOf(locale))),
})
