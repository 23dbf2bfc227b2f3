/** Whether an article is called by the very words of a description: "unfair ban", "lag". */
import { wordsIn } from './engine/analysis.ts'
import { languageOf } from './engine/article-words.ts'
import { isFunctionWord } from './engine/function-words.ts'

/** Nobody calls an article by more letters: a keyword has at most 100. */
const longest = 200

/** The words of a text that say something, in whatever order and form; all of them where none does. */
const nameOf = (text: string, locale: string): string => {
  const { stem } = languageOf(locale)
  const words = wordsIn(text, locale)
  const telling = words.filter((word) => !isFunctionWord(word, locale))
  return [...new Set((telling.length > 0 ? telling : words).map(stem))].sort().join(' ')
}

/** @returns whether a title or a keyword of an article says what `text` says, and nothing else */
export const calledBy = (
  text: string,
  locale: string,
): ((article: { title: string; keywords: readonly string[] }) => boolean) => {
  const asked = text.length > longest ? '' : nameOf(text, locale)
  if (asked === '') return () => false
  return ({ title, keywords }) => [title, ...keywords].some((its) => nameOf(its, locale) === asked)
}
