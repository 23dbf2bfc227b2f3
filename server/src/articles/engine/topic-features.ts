/**
 * What a text is made of, for the topic model: words, pairs of words and pieces of 3 to 5 letters, each kind
 * rarity-weighted and scaled before they are joined.
 */
import { isUnspaced, terms } from './analysis.ts'

/** Sparse vector of length one (or empty). */
export interface Features {
  ids: Int32Array
  values: Float32Array
  /** Share of the text's words that training has seen, 0..1. */
  known: number
  /** Words of the text. */
  length: number
}

/**
 * Words, pairs and pieces in the order of their numbers, with how rare each is: what a space is made of, ready to
 * travel between threads.
 */
export type FeatureTable = readonly { keys: readonly string[]; rarities: Float32Array }[]

const weights = [1, 0.6, 1] as const
const longest = 400

/**
 * @param leastTexts features in fewer texts are left out: they cost memory and say little once there are thousands of
 * texts
 */
export const createFeatureTable = (texts: readonly string[], leastTexts = 1): FeatureTable => {
  const frequencies = weights.map(() => new Map<string, number>())
  for (const text of texts) {
    countsOf(text).forEach((counts, kind) => {
      for (const key of counts.keys()) frequencies[kind]!.set(key, (frequencies[kind]!.get(key) ?? 0) + 1)
    })
  }
  return frequencies.map((kind) => {
    const kept = [...kind].filter(([, count]) => count >= leastTexts)
    return {
      keys: kept.map(([key]) => key),
      rarities: Float32Array.from(kept, ([, count]) => Math.log((1 + texts.length) / (1 + count)) + 1),
    }
  })
}

export const openFeatureSpace = (table: FeatureTable) => {
  let size = 0
  const spaces = table.map(
    ({ keys, rarities }) => new Map(keys.map((key, at) => [key, { id: size++, rarity: rarities[at]! }])),
  )

  return {
    size,
    of(text: string) {
      const ids: number[] = []
      const values: number[] = []
      const [words, ...others] = countsOf(text)
      let known = 0
      ;[words!, ...others].forEach((counts, kind) => {
        const from = values.length
        let norm = 0
        for (const [key, count] of counts) {
          const found = spaces[kind]!.get(key)
          if (!found) continue
          if (kind === 0) known++
          const value = (1 + Math.log(count)) * found.rarity
          ids.push(found.id)
          values.push(value)
          norm += value ** 2
        }
        const scale = weights[kind]! / (Math.sqrt(norm) || 1)
        for (let at = from; at < values.length; at++) values[at]! *= scale
      })
      const norm = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0)) || 1
      return {
        ids: Int32Array.from(ids),
        values: Float32Array.from(values, (value) => value / norm),
        known: known / Math.max(1, words!.size),
        length: words!.size,
      }
    },
  }
}

export type FeatureSpace = ReturnType<typeof openFeatureSpace>

const countsOf = (text: string): Map<string, number>[] => {
  const words = terms(text).slice(0, longest)
  const [single, pairs, pieces] = weights.map(() => new Map<string, number>()) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ]
  const add = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  words.forEach((word, at) => {
    add(single, word)
    if (at > 0) add(pairs, `${words[at - 1]} ${word}`)
    if (isUnspaced(word)) return
    const framed = ` ${word.slice(0, 40)} `
    for (let size = 3; size <= 5; size++) {
      for (let from = 0; from + size <= framed.length; from++) add(pieces, framed.slice(from, from + size))
    }
  })
  return [single, pairs, pieces]
}
