/** How a query fits whole titles: equal, as its start, or as its start with a slip, which is what a reader sees while typing. */
import { typingDistance } from './edit-distance.ts'

export interface TitleMatch {
  /** Articles whose title begins like the query, with a lift 0..1. */
  starts(query: string): { article: number; lift: number }[]
}

const shortest = 3
const longest = 40

export const createTitleMatch = (titles: readonly string[]): TitleMatch => ({
  starts(query) {
    if (query.length < shortest || query.length > longest) return []
    const found: { article: number; lift: number }[] = []
    const limit = query.length < 5 ? 0.5 : query.length < 8 ? 1 : 2
    titles.forEach((title, article) => {
      if (title === query) found.push({ article, lift: 1 })
      else if (title.startsWith(query)) found.push({ article, lift: 0.8 })
      else {
        if (limit < 1 || (title[0] !== query[0] && title[1] !== query[1] && title[0] !== query[1] && title[1] !== query[0])) return
        const distance = typingDistance(query, title.slice(0, query.length + 2), limit, true)
        if (distance <= limit) found.push({ article, lift: 0.7 - 0.25 * distance })
      }
    })
    return found
  },
})
