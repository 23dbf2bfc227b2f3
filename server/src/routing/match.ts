// Whether a case meets a rule, and what several rules come to (CD-259). Pure: the same for a new case and for a trial.
import type { RuleActions, RuleConditions } from '#generated/server/desk/schemas.ts'

export interface RoutedCase {
  product: string
  topicId: number
  locale: string
  channel: RuleConditions['channels'][number]
  subject: string
  description: string
}

/** Scripts that put no space between words: there a word is found wherever it stands. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Small letters without accents; white space of any kind is one space. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A word or phrase as a rule names it, looked for in a folded text: no pattern is built of what somebody typed. */
const stands = (text: string, word: string): boolean => {
  const isOpen = word.endsWith('*')
  const wanted = folded(isOpen ? word.slice(0, -1) : word)
  if (wanted === '') return false
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (unspaced.test(wanted)) return true
    const startsWord = !isLetter(text[at - 1])
    const endsWord = isOpen || !isLetter(text[at + wanted.length])
    if (startsWord && endsWord) return true
  }
  return false
}

/** Case → whether it meets all conditions; text is read once for a case, however many rules there are. */
export const meeting = ({ product, topicId, locale, channel, subject, description }: RoutedCase) => {
  const allows = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)
  let text: string | undefined
  return ({ games, topics, languages, channels, words, atLeast }: RuleConditions): boolean => {
    if (!allows(games, product) || !allows(topics, topicId) || !allows(channels, channel)) return false
    if (!allows(languages, locale)) return false
    if (words.length === 0) return true
    text ??= folded(`${subject} \n ${description}`)
    let found = 0
    for (const word of words) {
      if (stands(text, word)) found += 1
      if (found >= atLeast) return true
    }
    return false
  }
}

const mostTags = 20

/** The first rule's team, priority, macro and skill stand; tags come together. */
export const together = (actions: readonly RuleActions[]): RuleActions => ({
  team: actions.find(({ team }) => team !== null)?.team ?? null,
  priority: actions.find(({ priority }) => priority !== null)?.priority ?? null,
  macro: actions.find(({ macro }) => macro !== null)?.macro ?? null,
  skill: actions.find(({ skill }) => skill != null)?.skill?.toLowerCase() ?? null,
  tags: [...new Set(actions.flatMap(({ tags }) => tags.map((tag) => tag.toLowerCase())))].slice(0, mostTags).sort(),
})
