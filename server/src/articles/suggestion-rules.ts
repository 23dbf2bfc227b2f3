/**
 * Which articles a description is offered, from two witnesses: the words it shares with articles, and the topic it is
 * likely about. Weights and thresholds: the open two thirds of the journey set (tests/journeys), and 500 texts about
 * other things.
 */
import type { TopicGuess } from './engine/topic-model.ts'
import type { Suggestion } from './ports.ts'
import type { Near } from './semantic/meanings.ts'

/** An article that helps on a topic: its own, or one it names among others. */
export interface TopicalArticle {
  id: string
  guidedEntryCategoryId: number
}

/** `evidence`: how much speaks for the article, comparable within one description. */
export interface Offered {
  id: string
  score: number
}

const wordWeight = 0.5
/** What the articles nearest in meaning have by their place, where a sentence encoder is at hand. */
const [nearWeight, nearPlaces] = [0.5, 3]
const topicWeight = 2
/** An article that is called by the very words asked: its writers said so, which a model's guess does not outweigh. */
const calledWeight = 1.5
/** An article that names the topic among others is a little less sure to be the answer. */
const amongOthers = 0.7
/** Guesses below this are noise: there is always a likeliest topic. */
const leastProbability = 0.02
/** Beside the best article, one with a fraction of its evidence only fills the list. */
const leastShare = 0.15
/** How much must speak for any answer at all; below it the description is left alone (amendment T2). */
const enough = { words: 1.67, topic: 8.25, sum: 5.9 }
/**
 * The same with a third witness: what is like an article in meaning may have fewer of its words. Fitted with the sum above on
 * the open thirds of the journeys and of the questions to articles (tests/journeys).
 */
const enoughMeant = { likeness: 20, sum: 9 }
/** A word or two that one article answers whole, in its title or keywords, are enough without any topic: "banned". */
const whole = { coverage: 0.99, strength: 1.1 }
/** A topic less likely than this is not where to go on. */
const likelyTopic = 0.1
/** The same where no topics are known to weigh with: the share of the description that one article answers. */
const enoughCoverage = 0.15

const isLeftAlone = (
  hits: readonly Suggestion[],
  guesses: readonly TopicGuess[] | undefined,
  near: Near | undefined,
): boolean => {
  if (guesses === undefined) return hits.every(({ coverage }) => coverage < enoughCoverage)
  if (hits.some(({ coverage, strength }) => coverage >= whole.coverage && strength >= whole.strength)) return false
  const top = Math.max(0, ...hits.map(({ score }) => score))
  const sum = enough.words * Math.log1p(top) + enough.topic * (guesses[0]?.probability ?? 0)
  return near === undefined ? sum < enough.sum : sum + enoughMeant.likeness * near.likeness < enoughMeant.sum
}

/**
 * @param hits articles by words, for the player's game or everybody's
 * @param guesses topics, likeliest first; undefined where nothing has been learnt about topics
 * @param ofTopic articles that help on a topic, those a player of the game may be offered
 * @param called ids of the hits that are called by the very words of the description
 * @param near articles that mean what the description means, where a sentence encoder answered in time
 * @returns best first; empty when too little speaks for any of them
 */
export const offer = (
  hits: readonly Suggestion[],
  guesses: readonly TopicGuess[] | undefined,
  ofTopic: (topicId: number) => readonly TopicalArticle[],
  called: ReadonlySet<string> = new Set(),
  near?: Near,
): Offered[] => {
  if (isLeftAlone(hits, guesses, near)) return []
  const top = Math.max(0, ...hits.map(({ score }) => score)) || 1
  const evidence = new Map(
    hits.map(({ id, score, coverage }) => {
      const weight = wordWeight * coverage + (called.has(id) ? calledWeight : 0)
      return [id, weight * Math.sqrt(score / top)]
    }),
  )
  for (const { topicId, probability } of guesses ?? []) {
    if (probability < leastProbability) continue
    for (const { id, guidedEntryCategoryId } of ofTopic(topicId)) {
      const share = topicId === guidedEntryCategoryId ? 1 : amongOthers
      evidence.set(id, (evidence.get(id) ?? 0) + topicWeight * share * probability)
    }
  }
  for (const [place, id] of near?.ids.entries() ?? [])
    evidence.set(id, (evidence.get(id) ?? 0) + nearWeight / (nearPlaces + place))
  const ordered = [...evidence].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score)
  const least = leastShare * (ordered[0]?.score ?? 0)
  return ordered.filter(({ score }) => score >= least)
}

interface FirstOffered {
  isCalled: boolean
  /** Undefined when it names none. */
  topicId: number | undefined
}

/**
 * Whether a description, and not only an article it leads to, is about a topic: only such a one is offered before an
 * article was opened (CD-199). Where the first article is called by the words asked, nobody else's topic counts.
 */
export const isTopicLikely = (
  topicId: number,
  guesses: readonly TopicGuess[] | undefined,
  { isCalled, topicId: its }: FirstOffered,
): boolean => {
  if (guesses === undefined) return true
  // Not a word of it is known: what the best article says of itself is all there is.
  if (guesses.length === 0) return topicId === its
  if (isCalled && topicId !== its) return false
  return guesses.some((guess) => guess.topicId === topicId && guess.probability >= likelyTopic)
}
