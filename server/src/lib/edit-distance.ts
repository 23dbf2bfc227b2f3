/**
 * How unlike two words are, in slips of a typing hand (Damerau, optimal string alignment): a neighbouring key, a
 * doubled letter or a swap costs less. Latin keyboards only; other scripts pay the full step.
 */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const places = new Map<string, readonly [number, number]>(
  rows.flatMap((row, y) => [...row].map((key, x) => [key, [x + y * 0.4, y]] as const)),
)
const isNextKey = (a: string, b: string): boolean => {
  const [first, second] = [places.get(a), places.get(b)]
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first[0] - second[0]) < 1.5 &&
    Math.abs(first[1] - second[1]) <= 1
  )
}
const vowels = 'aeiouy'
const letters = 128
const substitution = new Float64Array(letters * letters).fill(1)
for (let a = 0; a < letters; a++) {
  for (let b = 0; b < letters; b++) {
    const [first, second] = [String.fromCharCode(a), String.fromCharCode(b)]
    if (a === b) substitution[a * letters + b] = 0
    else if (isNextKey(first, second)) substitution[a * letters + b] = 0.75
    else if (vowels.includes(first) && vowels.includes(second)) substitution[a * letters + b] = 0.8
  }
}
const swap = (a: number, b: number): number =>
  a === b ? 0 : a < letters && b < letters ? substitution[a * letters + b]! : 1

const doubled = 0.7
const transposed = 0.8
const gap = 0.95
const wide = 64
const before = new Float64Array(wide)
const previous = new Float64Array(wide)
const current = new Float64Array(wide)

/**
 * @param isPrefix true: the cheapest way to the start of `word`, for a word still being typed
 * @returns the cost, or `limit + 1` as soon as it must be above `limit`
 */
export const typingDistance = (typed: string, word: string, limit: number, isPrefix = false): number => {
  const [n, m] = [typed.length, Math.min(word.length, isPrefix ? typed.length + 2 : word.length)]
  const tooFar = limit + 1
  if (n >= wide || m >= wide || n - m > limit * 1.5 || m - n > limit * 1.5 + (isPrefix ? 2 : 0)) return tooFar
  let [two, one, now] = [before, previous, current]
  one[0] = 0
  for (let j = 1; j <= m; j++)
    one[j] = one[j - 1]! + (j > 1 && word.charCodeAt(j - 1) === word.charCodeAt(j - 2) ? doubled : gap)
  for (let i = 1; i <= n; i++) {
    const letter = typed.charCodeAt(i - 1)
    const last = i > 1 ? typed.charCodeAt(i - 2) : -1
    const extra = letter === last ? doubled : gap
    let best = (now[0] = one[0]! + extra)
    for (let j = 1; j <= m; j++) {
      const other = word.charCodeAt(j - 1)
      const lastOther = j > 1 ? word.charCodeAt(j - 2) : -2
      let cost = one[j - 1]! + swap(letter, other)
      cost = Math.min(cost, one[j]! + extra, now[j - 1]! + (other === lastOther ? doubled : gap))
      if (letter === lastOther && last === other && i > 1 && j > 1) cost = Math.min(cost, two[j - 2]! + transposed)
      now[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit + transposed) return tooFar
    ;[two, one, now] = [one, now, two]
  }
  if (!isPrefix) return one[m]! <= limit ? one[m]! : tooFar
  let best = tooFar
  for (let j = 0; j <= m; j++) best = Math.min(best, one[j]!)
  return best <= limit ? best : tooFar
}

/** So many letters of what was typed are looked at, one bit each: what its start rules out, the whole does too. */
const mostBits = 31
const patterns = new Int32Array(65_536)

/**
 * Whether words may be few edits away, for all letters typed at once (Hyyrö 2003, "A bit-vector algorithm for computing
 * Levenshtein and Damerau edit distances"): rules out in nanoseconds what `typingDistance` weighs in a microsecond.
 */
export const openEdits = (text: string) => {
  const typed = text.slice(0, mostBits)
  const isCut = typed.length < text.length
  const size = typed.length
  for (let at = 0; at < size; at++) patterns[typed.charCodeAt(at)]! |= 1 << at
  const top = size === 0 ? 0 : 1 << (size - 1)

  return {
    /** @param isPrefix is it a start of the word that is few edits away */
    isWithin(most: number, letters: Uint16Array, from: number, length: number, isPrefix: boolean = isCut) {
      let up = -1
      let down = 0
      let diagonal = 0
      let before = 0
      let distance = size
      for (let at = 0; at < length; at++) {
        const same = patterns[letters[from + at]!]!
        const swapped = ((~diagonal & same) << 1) & before
        diagonal = ((((same & up) + up) | 0) ^ up) | same | down | swapped
        const right = down | ~(diagonal | up)
        const left = diagonal & up
        if (right & top) distance++
        else if (left & top) distance--
        if (isPrefix && distance <= most) return true
        // Each letter that is left can win back one.
        if (distance - (length - at - 1) > most) return false
        const shifted = (right << 1) | 1
        up = (left << 1) | ~(diagonal | shifted)
        down = shifted & diagonal
        before = same
      }
      return distance <= most
    },
    /** To be called before the next one is opened. */
    close: () => {
      for (let at = 0; at < size; at++) patterns[typed.charCodeAt(at)] = 0
    },
  }
}

/** Which letters a word has, one bit each (letters far apart in the alphabet share one). */
export const lettersOf = (word: string): number => {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

export const bitsOf = (mask: number): number => {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
