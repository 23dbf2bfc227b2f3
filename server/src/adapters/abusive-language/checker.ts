// Is a text abusive? A hint before sending, never a gate (decisions-cases J12). By the visitor's language, because one
// language's insult is another's ordinary word; game talk (kill, shoot, trash items) and reports of what others said
// are no abuse.
import type { ContextChecker } from '../../contact/ports.ts'
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

interface WordSet {
  has: (word: string) => boolean
  matches: (mask: Mask) => boolean
}

const shortestPrefix = 3

const wordSet = (list: string, harmless = ''): WordSet => {
  const entries = list.split(/\s+/).filter((word) => word !== '' && !word.includes('-'))
  const exact = new Set(entries.map((word) => word.replace('*', '')))
  const prefixes = new Set(entries.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)))
  const spared = new Set(harmless.split(/\s+/))
  // One word may be the whole text: no prefix of it is longer than the list's longest.
  const longestPrefix = Math.max(0, ...[...prefixes].map((prefix) => prefix.length))
  const hasPrefix = (word: string): boolean => {
    for (let length = shortestPrefix; length < word.length && length <= longestPrefix; length += 1)
      if (prefixes.has(word.slice(0, length))) return true
    return false
  }
  const byLength = Map.groupBy(exact, (word) => word.length)
  return {
    has: (word) => !spared.has(word) && (exact.has(word) || hasPrefix(word)),
    matches: ({ pattern: mask, length }) => byLength.get(length)?.some((word) => mask.test(word)) === true,
  }
}

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
    if (isIn(strong, token)) return true
    if (isIn(names, token)) return !rules.excused?.test(before(tokens, index))
    return isIn(directed, token) && rules.address?.test(before(tokens, index)) === true
  })
}

/** The check itself, without a promise: for benches and tests. */
export const isAbusive = (text: string, locale: string): boolean => {
  const whole = fold(text.replace(citedLine, ' '))
  const folded = quoting.test(whole) ? whole.replace(quoted, ' ') : whole
  const tokens = tokenize(folded)
  const own = languages[locale.slice(0, 2).toLowerCase()]
  return (
    (own !== undefined && isAbusiveIn(own, folded, tokens)) ||
    (own !== languages.en && isAbusiveIn(everywhere, folded, tokens))
  )
}

export const createAbusiveLanguageChecker = (): ContextChecker => ({
  isAbusive: async (text, locale) => isAbusive(text, locale),
})
