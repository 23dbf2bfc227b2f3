/**
 * From a free description to topics, learnt from each topic's sample phrasings. The model is tested on topics it was
 * not shown, so that a text about something else gets a low probability (OD-63, requirement FLOW-35).
 */
import { fitLogistic, judge, type Judged, type Judgement } from './calibration.ts'
import { scoresOf, trainLinear, type ClassScores, type LinearWeights } from './linear-model.ts'
import {
  createFeatureTable,
  openFeatureSpace,
  type Features,
  type FeatureSpace,
  type FeatureTable,
} from './topic-features.ts'

export interface TopicExample {
  topicId: number
  text: string
}
/** `probability`: that this is the topic meant. All of them add up to at most 1, the rest is "none of these". */
export interface TopicGuess {
  topicId: number
  probability: number
}

export interface TopicModel {
  /** All topics, likeliest first. Never throws; a text without a known word gives no guess. */
  classify: (text: string) => TopicGuess[]
  /**
   * The topic a flow may choose by itself: right at least 95 times in 100 on phrasings and topics the model had not
   * seen, else undefined.
   */
  preselect: (text: string) => number | undefined
}

const precision = 0.95
const folds = 4
/**
 * What a text of a hidden topic weighs among those a model is tested on: from as much as it is (many examples a topic)
 * to half of all (few). How 15 and 60 examples a topic were found: CD-181.
 */
const foreignWeightFor = (examples: number, topics: number): number =>
  Math.min(4, Math.max(1, (60 * topics) / examples))
const manyTexts = 3_000

/** A trained model as plain data: words and numbers, no text. A worker trains it, the server's thread opens it. */
export interface TopicModelData {
  topics: readonly number[]
  features: FeatureTable
  weights: LinearWeights
  inScope: Judgement
  right: Judgement
  threshold: number
}

/** Nothing to tell apart: no guess. */
const ignorant: TopicModel = { classify: () => [], preselect: () => undefined }

/**
 * Takes seconds with thousands of examples; the same examples always give the same model. @returns undefined when there
 * are not two topics to tell apart
 */
export const fitTopicModel = async (examples: readonly TopicExample[]): Promise<TopicModelData | undefined> => {
  const usable = examples.filter(({ text }) => text.trim() !== '')
  const topics = [...new Set(usable.map(({ topicId }) => topicId))]
  if (topics.length < 2) return undefined
  const { features, weights } = await train(usable, topics)
  const unseen = await judgeUnseen(usable, topics)
  const inScope = fitLogistic(unseen.map(({ facts, isKnownTopic }) => ({ facts, isTrue: isKnownTopic })))
  const right = fitLogistic(unseen.map(({ facts, isRight }): Judged => ({ facts, isTrue: isRight })))
  const foreignWeight = foreignWeightFor(usable.length, topics.length)
  const threshold = thresholdFor(
    unseen.map(({ facts, isRight, isKnownTopic }) => ({
      chance: judge(right, facts),
      right: isRight,
      weight: isKnownTopic ? 1 : foreignWeight,
    })),
  )
  return { topics, features, weights, inScope, right, threshold }
}

export const openTopicModel = (data: TopicModelData | undefined): TopicModel => {
  if (!data) return ignorant
  const { topics, weights, inScope, right, threshold } = data
  const space = openFeatureSpace(data.features)
  return {
    classify(text) {
      const features = space.of(text)
      if (features.ids.length === 0) return []
      const scores = scoresOf(weights, features)
      const chance = judge(inScope, factsOf(scores, features))
      // The order is the classifier's even where the chance of being about any topic is nil.
      return softmax(scores)
        .map((share, at) => ({ topicId: topics[at]!, share }))
        .sort((a, b) => b.share - a.share)
        .map(({ topicId, share }) => ({ topicId, probability: share * chance }))
    },
    preselect(text) {
      const features = space.of(text)
      if (features.ids.length === 0) return undefined
      const scores = scoresOf(weights, features)
      const likeliest = topics[best(scores)]
      return judge(right, factsOf(scores, features)) >= threshold ? likeliest : undefined
    },
  }
}

/** Both at once, on this thread: for measurements and tests. */
export const trainTopicModel = async (examples: readonly TopicExample[]): Promise<TopicModel> =>
  openTopicModel(await fitTopicModel(examples))

interface Trained {
  features: FeatureTable
  space: FeatureSpace
  weights: LinearWeights
}

const train = async (examples: readonly TopicExample[], topics: readonly number[]): Promise<Trained> => {
  const features = createFeatureTable(
    examples.map(({ text }) => text),
    examples.length > manyTexts ? 2 : 1,
  )
  const space = openFeatureSpace(features)
  const places = new Map(topics.map((topicId, at) => [topicId, at]))
  const weights = await trainLinear(
    examples.map(({ text }) => space.of(text)),
    Int32Array.from(examples, ({ topicId }) => places.get(topicId)!),
    topics.length,
    space.size,
  )
  return { features, space, weights }
}

interface Unseen {
  facts: number[]
  isKnownTopic: boolean
  isRight: boolean
}

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
    const { space, weights } = await train(shown, known)
    examples.forEach((example, at) => {
      if (turns[at]! % folds !== fold) return
      const features = space.of(example.text)
      const scores = scoresOf(weights, features)
      judged.push({
        facts: factsOf(scores, features),
        isKnownTopic: !isHidden(example) && known.includes(example.topicId),
        isRight: known[best(scores)] === example.topicId,
      })
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

/**
 * What tells a sure answer from a guess: how far the best class is ahead, how much of the text is known, how long it
 * is.
 */
const factsOf = (scores: ClassScores, { known, length }: Features): number[] => {
  const first = best(scores)
  let [second, nextMargin] = [-Infinity, -Infinity]
  for (let at = 0; at < scores.margins.length; at++) {
    if (at === first) continue
    second = Math.max(second, total(scores, at))
    nextMargin = Math.max(nextMargin, scores.margins[at]!)
  }
  return [
    scores.margins[first]!,
    total(scores, first) - second,
    scores.likelihoods[first]!,
    nextMargin,
    known,
    Math.log1p(length),
  ]
}

const sharpness = 5
const softmax = (scores: ClassScores): number[] => {
  const top = total(scores, best(scores))
  const shares = Array.from(scores.margins, (_, at) => Math.exp(sharpness * (total(scores, at) - top)))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}

/**
 * The lowest chance from which on the answers to unseen texts were right often enough, surely: the lower end of the 95
 * % interval (Wilson) counts, so few phrasings prove nothing. 2 (never) without proof.
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
  return (
    (share + z ** 2 / (2 * all) - z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all)) / (1 + z ** 2 / all)
  )
}
