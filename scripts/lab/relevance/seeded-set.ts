/** As many articles and descriptions as wanted out of a seed (ground G37: larger counts come from a seeded script). */
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'
import { article, type SearchSet } from './sets.ts'

const wordCount = 30_000
const syllables = [
  'ka',
  'ro',
  'mi',
  'ten',
  'sal',
  'vor',
  'lu',
  'dra',
  'pen',
  'sho',
  'qui',
  'bar',
  'nel',
  'fi',
  'gos',
  'tur',
  'wex',
  'yam',
  'zor',
  'ike',
]

/**
 * Word frequencies fall as they do in any language (Zipf); a description is about one article and says other things
 * too.
 */
export const seededSet = (articleCount: number, descriptionCount: number): SearchSet => {
  const random = seeded(11)
  const words = Array.from({ length: wordCount }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)]!,
    ).join(''),
  )
  const word = (): string => words[Math.floor(wordCount ** random()) - 1]!
  const some = (count: number): string => Array.from({ length: count }, word).join(' ')
  const articles = Array.from({ length: articleCount }, (_, at) =>
    article('en-US')({ id: String(at), title: some(5), text: some(120) }),
  )
  const queries = Array.from({ length: descriptionCount }, () => {
    const { id, title, text } = articles[Math.floor(random() * articleCount)]!
    return {
      query: `${some(12)} ${title} ${text.split(' ').slice(0, 8).join(' ')} ${some(10)}`,
      relevant: new Set([id]),
      kind: '',
    }
  })
  return { name: 'seeded', locale: 'en-US', articles, queries }
}
