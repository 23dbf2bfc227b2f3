/**
 * Linear classifiers over sparse features, one for each class: L2-regularised squared hinge loss by dual coordinate
 * descent (Hsieh et al. 2008), and beside it naive Bayes, the better judge where examples are few. Deterministic.
 */
import { createTurns, longStep } from './turns.ts'
import type { Features } from './topic-features.ts'

export interface ClassScores {
  margins: Float64Array
  likelihoods: Float64Array
}
/**
 * The weights of all classes side by side for each feature, the bias last: plain numbers, so that they can travel
 * between threads.
 */
export interface LinearWeights {
  classCount: number
  margins: Float32Array
  likelihoods: Float32Array
}

export const scoresOf = (
  { classCount, margins, likelihoods }: LinearWeights,
  { ids, values }: Features,
): ClassScores => {
  const found = { margins: new Float64Array(classCount), likelihoods: new Float64Array(classCount) }
  const bias = margins.length - classCount
  addScores(margins, bias, ids, values, found.margins)
  addScores(likelihoods, bias, ids, values, found.likelihoods)
  return found
}

const cost = 1
const rounds = 12
const smoothing = 0.001
/** Brings log-likelihoods to the scale of the margins. */
const likelihoodScale = 1 / 30

/** @param classes of the examples, 0..classCount-1 */
export const trainLinear = async (
  examples: readonly Features[],
  classes: Int32Array,
  classCount: number,
  featureCount: number,
): Promise<LinearWeights> => {
  const weights = new Float32Array((featureCount + 1) * classCount)
  const bias = featureCount * classCount
  const duals = new Float32Array(examples.length * classCount)
  const softness = 1 / (2 * cost)
  const order = Int32Array.from(examples, (_, at) => at)
  const random = seeded(17)
  const scores = new Float64Array(classCount)
  const changed = new Int32Array(classCount)
  const steps = new Float64Array(classCount)
  const turns = createTurns()
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    let largest = 0
    for (const example of order) {
      const { ids, values } = examples[example]!
      addScores(weights, bias, ids, values, scores)
      let count = 0
      for (let label = 0; label < classCount; label++) {
        const sign = label === classes[example] ? 1 : -1
        const dual = duals[example * classCount + label]!
        const gradient = sign * scores[label]! - 1 + softness * dual
        if (dual === 0 && gradient >= 0) continue
        // Features have length one and the bias adds one.
        const next = Math.max(0, dual - gradient / (2 + softness))
        const step = (next - dual) * sign
        if (Math.abs(step) < 1e-5) continue
        largest = Math.max(largest, Math.abs(step))
        duals[example * classCount + label] = next
        changed[count] = label
        steps[count++] = step
      }
      for (let at = 0; count > 0 && at <= ids.length; at++) {
        const row = at === ids.length ? bias : ids[at]! * classCount
        const value = at === ids.length ? 1 : values[at]!
        for (let each = 0; each < count; each++) weights[row + changed[each]!]! += value * steps[each]!
      }
      const pause = turns.step(longStep)
      if (pause) await pause
    }
    if (largest < 0.01) break
  }
  return {
    classCount,
    margins: weights,
    likelihoods: logLikelihoods(examples, classes, classCount, featureCount),
  }
}

const logLikelihoods = (
  examples: readonly Features[],
  classes: Int32Array,
  classCount: number,
  featureCount: number,
): Float32Array => {
  const weights = new Float32Array((featureCount + 1) * classCount)
  const totals = new Float64Array(classCount)
  examples.forEach(({ ids, values }, example) => {
    const label = classes[example]!
    ids.forEach((id, at) => {
      weights[id * classCount + label]! += values[at]!
      totals[label]! += values[at]!
    })
  })
  for (let id = 0; id < featureCount; id++) {
    for (let label = 0; label < classCount; label++) {
      const at = id * classCount + label
      weights[at] = Math.log((weights[at]! + smoothing) / (totals[label]! + smoothing * featureCount)) * likelihoodScale
    }
  }
  return weights
}

const addScores = (
  weights: Float32Array,
  bias: number,
  ids: Int32Array,
  values: Float32Array,
  into: Float64Array,
): void => {
  const count = into.length
  for (let label = 0; label < count; label++) into[label] = weights[bias + label]!
  for (let at = 0; at < ids.length; at++) {
    const row = ids[at]! * count
    const value = values[at]!
    for (let label = 0; label < count; label++) into[label]! += value * weights[row + label]!
  }
}

/** mulberry32: small, seeded, the same everywhere. */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
