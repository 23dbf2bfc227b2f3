/** Words the publisher's glossary has a better one for. Pure. */
interface GlossaryEntry {
  use: string
  not: readonly string[]
}

interface WrongTerm {
  line: number
  found: string
  use: string
}

const mostFound = 50
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
/** Where links lead, code and tags are nobody's words. */
const silent = /\]\([^()]*\)|`[^`]*`|<[^<>]*>|\bhttps?:\S+/g

/** @param firstLine of the text in its document */
export const wrongTermsIn = (text: string, glossary: readonly GlossaryEntry[], firstLine: number): WrongTerm[] => {
  const wanted = new Map(
    glossary.flatMap(({ use, not }) => not.map((term) => [term.toLocaleLowerCase(), use] as const)),
  )
  if (wanted.size === 0) return []
  const longestFirst = [...wanted.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  // Scripts without spaces have no ends of words to look for.
  const pattern = new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'giu',
  )
  const found: WrongTerm[] = []
  for (const [index, line] of text.split('\n').entries())
    for (const [term] of line.replace(silent, ' ').matchAll(pattern))
      found.push({ line: firstLine + index, found: term, use: wanted.get(term.toLocaleLowerCase()) ?? '' })
  return found.slice(0, mostFound)
}
