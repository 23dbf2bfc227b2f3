/**
 * What past cases teach: the words players used for a topic. A word counts only when the pack has it or several players
 * used it, so that nothing of a person becomes part of a model (ground G33). Pure.
 */
import { terms } from '../engine/analysis.ts'
import type { TopicExample } from '../engine/topic-model.ts'

/** The first words of a past case. `author` tells two players apart and is used for nothing else. */
export interface PastDescription {
  topicId: number
  product: string
  locale: string
  author: string
  text: string
}

/** From how many different players a word must come. */
const leastAuthors = 3
/** One player teaches little: who files a hundred cases must not outweigh a hundred others. */
const mostOfAuthor = 5
const mostOfTopic = 200
const mostWords = 120
/** Digits are order numbers, amounts, addresses; long words keys and links. */
const isPlainWord = (word: string): boolean => word.length <= 24 && !/\d/.test(word)

/**
 * @param descriptions of one product and language, newest first
 * @param phrases the pack's own
 */
export const lessonsOf = (descriptions: readonly PastDescription[], phrases: readonly string[]): TopicExample[] => {
  const known = new Set(phrases.flatMap(terms))
  const perAuthor = new Map<string, number>()
  const perTopic = new Map<number, number>()
  const taken = descriptions.flatMap((description) => {
    const { topicId, author } = description
    const [ofAuthor, ofTopic] = [perAuthor.get(`${topicId} ${author}`) ?? 0, perTopic.get(topicId) ?? 0]
    if (ofAuthor >= mostOfAuthor || ofTopic >= mostOfTopic) return []
    perAuthor.set(`${topicId} ${author}`, ofAuthor + 1)
    perTopic.set(topicId, ofTopic + 1)
    return [{ ...description, words: terms(description.text).slice(0, mostWords).filter(isPlainWord) }]
  })
  const authors = new Map<string, Set<string>>()
  for (const { author, words } of taken) {
    for (const word of new Set(words)) {
      const its = authors.get(word) ?? new Set<string>()
      // Beyond what is needed nobody has to be remembered.
      if (its.size < leastAuthors) authors.set(word, its.add(author))
    }
  }
  const said = new Set<string>()
  return taken.flatMap(({ topicId, words }) => {
    const text = words.filter((word) => known.has(word) || (authors.get(word)?.size ?? 0) >= leastAuthors).join(' ')
    // The same sentence twice would be its own proof when the model is tested on what it has not seen.
    const key = `${topicId} ${text}`
    if (!text.includes(' ') || said.has(key)) return []
    said.add(key)
    return [{ topicId, text }]
  })
}
