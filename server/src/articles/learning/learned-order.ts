/**
 * How far articles proved right for the words of a description, and the order that follows. Pure. A pair of word and
 * article counts from three openings on, so that nobody's single visit moves or reveals anything.
 */
export interface Outcome {
  articleId: string /** keyed hash, or `wholeArticle` */
  word: string
  opened: number
  solved: number
  unsolved: number
}
export interface Scored {
  id: string
  score: number
}

/** The row of an article that counts whatever the words were. */
export const wholeArticle = ''
const leastOpened = 3
/** An answer that helped says more than a click, one that did not takes the click back. */
const weights = { opened: 1, solved: 3, unsolved: 2 }
/** After so many openings an association is half sure. */
const halfSure = 5
/** At most twice the score, and an article the words alone would not find from this likeness on. */
const lift = 1
const found = { least: 0.35, share: 0.9 }
/** An article that fails most who open it falls by so much, one that helps all rises by as much. */
const helpfulness = { leastOpened: 5, reach: 0.2 }

export interface LearnedOrder {
  /** @param words keyed hashes of the description's words @param isAllowed may this article be added */
  reorder: (hits: readonly Scored[], words: readonly string[], isAllowed: (articleId: string) => boolean) => Scored[]
}

export const createLearnedOrder = (outcomes: readonly Outcome[]): LearnedOrder => {
  const byWord = new Map<string, Map<string, number>>()
  const factors = new Map<string, number>()
  for (const { articleId, word, opened, solved, unsolved } of outcomes) {
    if (opened < leastOpened) continue
    if (word === wholeArticle) {
      const share = (solved + 1) / (solved + unsolved + 2)
      if (opened >= helpfulness.leastOpened)
        factors.set(articleId, 1 - helpfulness.reach + 2 * helpfulness.reach * share)
      continue
    }
    const worth = weights.opened * opened + weights.solved * solved - weights.unsolved * unsolved
    if (worth <= 0) continue
    const articles = byWord.get(word) ?? new Map<string, number>()
    byWord.set(word, articles.set(articleId, worth / (worth + halfSure)))
  }
  const articleCount = new Set([...byWord.values()].flatMap((articles) => [...articles.keys()])).size
  /** A word that leads to every article says nothing. */
  const rarity = (word: string): number => Math.log(1 + (articleCount + 0.5) / ((byWord.get(word)?.size ?? 0) + 0.5))

  /** 0..1 for each article some of the words led to. */
  const likeness = (words: readonly string[]): Map<string, number> => {
    const sums = new Map<string, number>()
    let all = 0
    for (const word of new Set(words)) {
      const articles = byWord.get(word)
      const weight = rarity(word)
      all += weight
      for (const [id, sure] of articles ?? []) sums.set(id, (sums.get(id) ?? 0) + weight * sure)
    }
    for (const [id, sum] of sums) sums.set(id, sum / all)
    return sums
  }

  return {
    reorder(hits, words, isAllowed) {
      if (byWord.size === 0 && factors.size === 0) return [...hits]
      const learned = likeness(words)
      const known = new Set(hits.map(({ id }) => id))
      const top = Math.max(...hits.map(({ score }) => score), 0) || 1
      const added = [...learned]
        .filter(([id, like]) => !known.has(id) && like >= found.least && isAllowed(id))
        .map(([id, like]) => ({ id, score: top * found.share * like }))
      return [...hits, ...added]
        .map(({ id, score }) => ({ id, score: score * (1 + lift * (learned.get(id) ?? 0)) * (factors.get(id) ?? 1) }))
        .sort((a, b) => b.score - a.score)
    },
  }
}
