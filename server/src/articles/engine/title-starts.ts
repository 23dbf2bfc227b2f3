/** Titles that begin like the query, also with slips: what a reader expects to see while still typing. */
import { typingDistance } from './edit-distance.ts'

export interface TitleStart { article: number; /** 0..1 */ fit: number }
/** @param isWord what was typed is a word of titles as it stands: going on within it is less likely meant */
export interface TitleStarts { of(query: string, isWord?: boolean): TitleStart[] }

const shortest = 3
const longest = 40
const startFit = 0.8
const withinWordFit = 0.2
const wordLetter = /[\p{L}\p{N}]/u
const slipCost = 0.18

/** @param titles folded */
export const createTitleStarts = (titles: readonly string[]): TitleStarts => ({
  of(query, isWord = false) {
    const typed = query.trim()
    if (typed.length < shortest || typed.length > longest) return []
    const limit = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2
    const found: TitleStart[] = []
    titles.forEach((title, article) => {
      if (title === typed) found.push({ article, fit: 1 })
      else if (title.startsWith(query)) found.push({ article, fit: isWord && wordLetter.test(title.slice(query.length, query.length + 1)) ? withinWordFit : startFit })
      else if (limit > 0 && couldStart(query, title)) {
        const distance = typingDistance(query, title.slice(0, query.length + 2), limit, true)
        if (distance <= limit) found.push({ article, fit: startFit - slipCost * distance })
      }
    })
    return found
  },
})

/** One of the first two letters is in its place or swapped: cheap, and rules most titles out. */
const couldStart = (query: string, title: string): boolean =>
  title[0] === query[0] || title[1] === query[1] || title[0] === query[1] || title[1] === query[0]
