/**
 * From a free description to topics, learnt from each topic's sample phrasings (content pack `examples`). The model also learns what it does not know: it is
 * tested on topics it was not shown, so a text about something else gets a low probability instead of the least bad topic (OD-63, requirement FLOW-35).
 */
import { fitLogistic, type Judged } from './calibration.ts'
import { trainLinear, type ClassScores, type LinearModel } from './linear-model.ts'
import { createFeatureSpace, type Features, type FeatureSpace } from './topic-features.ts'

export interface TopicExample { topicId: number; text: string }
/** `probability`: that this is the topic meant. All of them add up to at most 1, the rest is "none of these". */
export interface TopicGuess { topicId: number; probability: number }

export interface TopicModel {
  /** All topics, likeliest first. Never throws; a text without a known word gives no guess. */
  classify(text: string): TopicGuess[]
  /** The topic a flow may choose by itself: right at least 95 times in 100 on phrasings and topics the model had not seen, else undefined. */
  preselect(text: string): number | undefined
}

const precision = 0.95
const folds = 4
/** Of what reaches a help desk, most is about something no topic covers: hidden topics count as much as that. */
const foreignWeight = 4
const manyTexts = 3_000

/** Takes seconds with thousands of examples and gives way to requests meanwhile; the same examples always give the same model. */
export const trainTopicModel = async (examples: readonly TopicExample[]): Promise<TopicModel> => {
  const usable = examples.filter(({ text }) => text.trim() !== '')
  const topics = [...new Set(usable.map(({ topicId }) => topicId))]
  if (topics.length < 2) return { classify: () => [], preselect: () => undefined }
  const model = await train(usable, topics)
  const unseen = await judgeUnseen(usable, topics)
  const isInScope = fitLogistic(unseen.map(({ facts, isKnownTopic }) => ({ facts, isTrue: isKnownTopic })))
  const isRight = fitLogistic(unseen.map(({ facts, isRight: right }): Judged => ({ facts, isTrue: right })))
  const threshold = thresholdFor(unseen.map(({ facts, isRight: right, isKnownTopic }) => ({ chance: isRight(facts), right, weight: isKnownTopic ? 1 : foreignWeight })))

  return {
    classify(text) {
      const features = model.space.of(text)
      if (features.ids.length === 0) return []
      const scores = model.linear.scores(features)
      const inScope = isInScope(factsOf(scores, features))
      return softmax(scores).map((share, at) => ({ topicId: topics[at]!, probability: share * inScope })).sort((a, b) => b.probability - a.probability)
    },
    preselect(text) {
      const features = model.space.of(text)
      if (features.ids.length === 0) return undefined
      const scores = model.linear.scores(features)
      return isRight(factsOf(scores, features)) >= threshold ? topics[best(scores)] : undefined
    },
  }
}

const train = async (examples: readonly TopicExample[], topics: readonly number[]): Promise<{ space: FeatureSpace; linear: LinearModel }> => {
  const space = createFeatureSpace(examples.map(({ text }) => text), examples.length > manyTexts ? 2 : 1)
  const places = new Map(topics.map((topicId, at) => [topicId, at]))
  const linear = await trainLinear(examples.map(({ text }) => space.of(text)), Int32Array.from(examples, ({ topicId }) => places.get(topicId)!), topics.length, space.size)
  return { space, linear }
}

interface Unseen { facts: number[]; isKnownTopic: boolean; isRight: boolean }

/** Each fold hides a quarter of the topics altogether and a quarter of the phrasings of the others. */
const judgeUnseen = async (examples: readonly TopicExample[], topics: readonly number[]): Promise<Unseen[]> => {
  const judged: Unseen[] = []
  const places = new Map(topics.map((topicId, at) => [topicId, at]))
  const seen = new Map<number, number>()
  const turns = examples.map(({ topicId }) => {
    const turn = seen.get(topicId) ?? 0
    seen.set(topicId, turn + 1)
    return turn
  })
  for (let fold = 0; fold < folds; fold++) {
    const isHidden = ({ topicId }: TopicExample): boolean => places.get(topicId)! % folds === fold
    const shown = examples.filter((example, at) => !isHidden(example) && turns[at]! % folds !== fold)
    const known = [...new Set(shown.map(({ topicId }) => topicId))]
    if (known.length < 2) continue
    const { space, linear } = await train(shown, known)
    examples.forEach((example, at) => {
      if (turns[at]! % folds !== fold) return
      const features = space.of(example.text)
      const scores = linear.scores(features)
      judged.push({ facts: factsOf(scores, features), isKnownTopic: !isHidden(example) && known.includes(example.topicId), isRight: known[best(scores)] === example.topicId })
    })
  }
  return judged
}

const total = ({ margins, likelihoods }: ClassScores, at: number): number => margins[at]! + likelihoods[at]!

const best = (scores: ClassScores): number => {
  let found = 0
  for (let at = 1; at < scores.margins.length; at++) if (total(scores, at) > total(scores, found)) found = at
  return found
}

/** What tells a sure answer from a guess: how far the best class is ahead, how much of the text is known, how long it is. */
const factsOf = (scores: ClassScores, { known, length }: Features): number[] => {
  const first = best(scores)
  let [second, nextMargin] = [-Infinity, -Infinity]
  for (let at = 0; at < scores.margins.length; at++) {
    if (at === first) continue
    second = Math.max(second, total(scores, at))
    nextMargin = Math.max(nextMargin, scores.margins[at]!)
  }
  return [scores.margins[first]!, total(scores, first) - second, scores.likelihoods[first]!, nextMargin, known, Math.log1p(length)]
}

const sharpness = 5
const softmax = (scores: ClassScores): number[] => {
  const top = total(scores, best(scores))
  const shares = Array.from(scores.margins, (_, at) => Math.exp(sharpness * (total(scores, at) - top)))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}

/**
 * The lowest chance from which on the answers to unseen texts were right often enough, surely: the lower end of the 95 % interval (Wilson) counts, so few
 * phrasings prove nothing. 2 (never) without proof.
 */
const thresholdFor = (answers: readonly { chance: number; right: boolean; weight: number }[]): number => {
  const ordered = [...answers].sort((a, b) => b.chance - a.chance)
  let [right, wrong, threshold] = [0, 0, 2]
  for (const answer of ordered) {
    if (answer.right) right++
    else wrong += answer.weight
    if (lowerEnd(right, right + wrong) >= precision) threshold = answer.chance
  }
  return threshold
}

const lowerEnd = (right: number, all: number): number => {
  const [share, z] = [right / all, 1.645]
  return (share + z ** 2 / (2 * all) - z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all)) / (1 + z ** 2 / all)
}
