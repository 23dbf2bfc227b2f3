/**
 * What words mean, as far as a static table of token vectors knows it: a text is the sum of its tokens' vectors. Found
 * by a sentence model beforehand (`make lab DO=semantic`), so that nothing has to be run here but an addition (CD-110).
 */

/** Numbers of all tokens side by side, as the file has them. */
export type TokenVectors = Int8Array | Float16Array | Float32Array

export interface SemanticTable {
  /** Numbers of a vector. */
  width: number
  /** Of length one; undefined for a text without a token that means anything. Never throws. */
  vectorOf: (text: string) => Float32Array | undefined
}

/** Longer texts mean too much at once for one vector. */
const longestText = 2_000

/**
 * @param weights one a token: how much it says
 * @param tokensOf numbers of a text's tokens
 */
export const createSemanticTable = ({
  vectors,
  weights,
  tokensOf,
}: {
  vectors: TokenVectors
  weights: Float32Array
  tokensOf: (text: string) => readonly number[]
}): SemanticTable => {
  const width = vectors.length / weights.length
  return {
    width,
    vectorOf(text) {
      const sum = new Float32Array(width)
      for (const token of tokensOf(text.slice(0, longestText))) {
        const weight = weights[token]
        if (weight === undefined) continue
        const from = token * width
        for (let at = 0; at < width; at++) sum[at]! += weight * vectors[from + at]!
      }
      let norm = 0
      for (const value of sum) norm += value ** 2
      if (norm === 0) return undefined
      const scale = 1 / Math.sqrt(norm)
      for (let at = 0; at < width; at++) sum[at]! *= scale
      return sum
    },
  }
}

/** Cosine of two vectors of length one, -1..1. */
export const likeness = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
