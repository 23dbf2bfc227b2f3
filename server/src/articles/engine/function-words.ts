/**
 * Words that join others and are about nothing themselves ("what", "the", "my"): between a description and an article
 * they are no evidence, however rare the article has them.
 */
import { ara, deu, eng, fra, jpn, kor, por, spa, zho } from 'stopword'
import { fold } from './analysis.ts'

/** What the list lacks: everybody who asks for help cannot do something, and writes it without the apostrophe. */
const english = 'cannot cant couldnt didnt doesnt dont havent isnt wasnt wont wouldnt'.split(' ')

const lists: Readonly<Record<string, readonly string[]>> = {
  ar: ara,
  de: deu,
  en: [...eng, ...english],
  es: spa,
  fr: fra,
  ja: jpn,
  ko: kor,
  pt: por,
  zh: zho,
}
const folded = new Map<string, ReadonlySet<string>>()

/** Whether a folded word is a function word of the language; false in languages without a list. */
export const isFunctionWord = (word: string, locale: string): boolean => {
  const language = locale.slice(0, 2)
  let words = folded.get(language)
  if (!words) folded.set(language, (words = new Set((lists[language] ?? []).map((each) => fold(each)))))
  return words.has(word)
}
