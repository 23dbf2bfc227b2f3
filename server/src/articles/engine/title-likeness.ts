/**
 * How much a query is like whole titles (and headings) by the pieces of their words, 2 to 4 letters with the words' edges: one measure for other forms,
 * compounds and slips in every language. Cosine of rarity-weighted pieces, so a title that says just this comes before one that says it among other things.
 */
export interface TitleLikeness {
  /** Likeness 0..1 for each article that shares a piece; the array is reused by the next call. */
  of(words: readonly string[]): Float32Array
}

/** A title, or a heading with less trust, of an article. */
export interface Heading { article: number; words: readonly string[]; trust: number }

const shortestPiece = 2
const longestPiece = 4
/** A description has hundreds of pieces; beyond these it is like no title anyway. */
const mostWords = 60

export const createTitleLikeness = (headings: readonly Heading[], articleCount: number): TitleLikeness => {
  const building = new Map<string, { headings: number[]; counts: number[] }>()
  headings.forEach(({ words }, heading) => {
    for (const [piece, count] of piecesOf(words)) {
      let list = building.get(piece)
      if (!list) building.set(piece, list = { headings: [], counts: [] })
      list.headings.push(heading)
      list.counts.push(Math.sqrt(count))
    }
  })
  const unseen = Math.log(headings.length + 1)
  const norms = new Float32Array(headings.length)
  const pieces = new Map<string, { rarity: number; headings: Uint32Array; weights: Float32Array }>()
  for (const [piece, list] of building) {
    const rarity = Math.log((headings.length + 1) / (list.headings.length + 0.5))
    const weights = Float32Array.from(list.counts, (count) => rarity * count)
    list.headings.forEach((heading, at) => { norms[heading]! += weights[at]! ** 2 })
    pieces.set(piece, { rarity, headings: Uint32Array.from(list.headings), weights })
  }
  norms.forEach((norm, heading) => { norms[heading] = Math.sqrt(norm) || 1 })
  const dots = new Float32Array(headings.length)
  const best = new Float32Array(articleCount)

  return {
    of(words) {
      dots.fill(0)
      best.fill(0)
      let norm = 0
      for (const [piece, count] of piecesOf(words.slice(0, mostWords))) {
        const known = pieces.get(piece)
        const weight = (known?.rarity ?? unseen) * Math.sqrt(count)
        norm += weight ** 2
        if (!known) continue
        for (let at = 0; at < known.headings.length; at++) dots[known.headings[at]!]! += weight * known.weights[at]!
      }
      const length = Math.sqrt(norm) || 1
      for (let heading = 0; heading < headings.length; heading++) {
        if (dots[heading] === 0) continue
        const { article, trust } = headings[heading]!
        best[article] = Math.max(best[article]!, trust * dots[heading]! / (norms[heading]! * length))
      }
      return best
    },
  }
}

const piecesOf = (words: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const word of words) {
    const framed = ` ${word.slice(0, 40)} `
    for (let size = shortestPiece; size <= longestPiece; size++) {
      for (let from = 0; from + size <= framed.length; from++) {
        const piece = framed.slice(from, from + size)
        found.set(piece, (found.get(piece) ?? 0) + 1)
      }
    }
  }
  return found
}
