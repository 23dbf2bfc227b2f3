/**
 * Logistic regression over a handful of numbers: from a classifier's scores to a probability. Full-batch gradient
 * steps, deterministic.
 */
export interface Judged {
  facts: readonly number[]
  isTrue: boolean
}

const steps = 400
const rate = 2
const shrink = 0.001

/**
 * A fitted judgement as plain numbers, so that it can travel between threads. `means` and `spreads` are empty where
 * every case had the same outcome.
 */
export interface Judgement {
  means: readonly number[]
  spreads: readonly number[]
  weights: readonly number[]
}

/** @returns probability 0..1 that a case with such facts is true */
export const judge = ({ means, spreads, weights }: Judgement, facts: readonly number[]): number => {
  let sum = weights[means.length]!
  for (let at = 0; at < means.length; at++) sum += (weights[at]! * (facts[at]! - means[at]!)) / spreads[at]!
  return 1 / (1 + Math.exp(-sum))
}

/** Both outcomes weigh the same in training. */
export const fitLogistic = (cases: readonly Judged[]): Judgement => {
  const width = cases[0]?.facts.length ?? 0
  const trues = cases.filter(({ isTrue }) => isTrue).length
  if (trues === 0 || trues === cases.length)
    return { means: [], spreads: [], weights: [trues === 0 ? -Infinity : Infinity] }
  const means = Array.from(
    { length: width },
    (_, at) => cases.reduce((sum, { facts }) => sum + facts[at]!, 0) / cases.length,
  )
  const spreads = means.map(
    (mean, at) => Math.sqrt(cases.reduce((sum, { facts }) => sum + (facts[at]! - mean) ** 2, 0) / cases.length) || 1,
  )
  const scaled = cases.map(({ facts }) => facts.map((fact, at) => (fact - means[at]!) / spreads[at]!))
  const weights = new Float64Array(width + 1)
  const chance = (facts: readonly number[]): number => {
    let sum = weights[width]!
    for (let at = 0; at < width; at++) sum += weights[at]! * facts[at]!
    return 1 / (1 + Math.exp(-sum))
  }
  for (let step = 0; step < steps; step++) {
    const gradient = new Float64Array(width + 1)
    cases.forEach(({ isTrue }, each) => {
      const facts = scaled[each]!
      const error = ((isTrue ? 1 : 0) - chance(facts)) * (isTrue ? 0.5 / trues : 0.5 / (cases.length - trues))
      for (let at = 0; at < width; at++) gradient[at]! += error * facts[at]!
      gradient[width]! += error
    })
    for (let at = 0; at <= width; at++)
      weights[at]! += rate * (gradient[at]! - (at < width ? shrink * weights[at]! : 0))
  }
  return { means, spreads, weights: [...weights] }
}
