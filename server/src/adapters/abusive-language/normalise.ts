// One text, read the way a person reads it: look-alike letters, digits for letters, stretched, spaced and masked words
// come back to their plain spelling. Nothing here knows any word; the lists and rules do.

/** Letters of other scripts that stand in for Latin ones. */
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ѡ: 'w',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
  }),
)

/** Signs written for letters, inside a word that has letters too; some stand for more than one. */
const leet = new Map(
  Object.entries({
    0: 'o',
    1: 'il',
    2: 'z',
    3: 'e',
    4: 'a',
    5: 's',
    6: 'gb',
    7: 't',
    8: 'b',
    9: 'g',
    '@': 'a',
    $: 's',
    '!': 'il',
    '|': 'il',
    '¡': 'i',
    '€': 'e',
    '£': 'l',
    '+': 't',
    '(': 'c',
    '<': 'c',
    '#': 'h',
  }),
)
const leetSigns = /[0-9@$!|¡€£+(<#]/
/** A word with more signs that could be several letters, or a longer one, is read with the first of each. */
const [mostReadings, longestRead] = [16, 40]

const latinLetter = /[a-z]/
const invisible = /[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g

/**
 * Lower case, compatible forms unified (full width, ligatures), marks of Latin and Arabic letters and invisible signs
 * gone.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    // One sign may stand for eighteen letters; nobody writes a text of those.
    .slice(0, 2 * text.length + 16)
    .toLowerCase()
    .replace(invisible, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[’‘`´]/g, "'")

/** Look-alikes are Latin only beside Latin letters: a Russian word stays Russian. */
const unmask = (chunk: string): string =>
  latinLetter.test(chunk) ? [...chunk].map((sign) => lookAlikes.get(sign) ?? sign).join('') : chunk

/** All words that signs for letters may stand for: "1d10t" is "idiot", "idlot", "ldiot" and "ldlot". */
const readLeet = (chunk: string): string[] => {
  if (chunk.length > longestRead) return [[...chunk].map((sign) => leet.get(sign)?.[0] ?? sign).join('')]
  let words = ['']
  for (const sign of chunk) {
    const letters = leet.get(sign) ?? sign
    const kept = words.length * letters.length > mostReadings ? letters.slice(0, 1) : letters
    words = [...kept].flatMap((letter) => words.map((word) => word + letter))
  }
  return words
}
const lettersOf = (word: string): string => word.replace(/[^\p{L}]/gu, '')

export interface Token {
  /** The word as read first, for the rules of context. */
  word: string
  /** Every spelling it may stand for; stretched letters are the list's matter. */
  spellings: readonly string[]
  mask: Mask | undefined
}

/** A masked word ("f**k") as a pattern over whole words of its length. */
export interface Mask {
  pattern: RegExp
  length: number
}

/** Without the signs of `set` at its end; by hand, because a pattern tries every run of them in the middle too. */
const withoutTrailing = (text: string, set: string): string => {
  let end = text.length
  while (end > 0 && set.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Stars and signs for letters, between or after letters: "f**k", "s#@t". A word in stars ("**new**") is none. */
const maskOf = (chunk: string): Mask | undefined => {
  if (/^[*_]/.test(chunk) && /[*_]/.test(chunk.replace(/^[*_]+/, ''))) return undefined
  const core = withoutTrailing(chunk.replace(/^[^a-z]+/, ''), `.,;:?"')]`)
  const signs = core.replace(/[a-z]/g, '')
  if (
    core.length < 4 ||
    core.length > 12 ||
    signs.length < 1 ||
    signs.length > core.length - 1 ||
    !/^[a-z][a-z*#@$%&!]+$/.test(core)
  )
    return undefined
  if (!/[a-z][*#@$%&]+[a-z]|^[a-z]+\*{2,}$/.test(core)) return undefined
  return { pattern: new RegExp(`^${core.replace(/[^a-z]/g, '[a-z]')}$`), length: core.length }
}

const readChunk = (chunk: string): Token[] => {
  const plain = unmask(chunk)
  const mask = maskOf(plain)
  // Dots or hyphens between single letters, "f.u.c.k", or between bits of a word, "id-io-t".
  if (dotted.test(plain) && (plain.match(/\p{L}/gu)?.length ?? 0) > 1) {
    const readings = readLeet(plain.replace(/[^\p{L}\p{N}@$]/gu, '')).map(lettersOf)
    return [{ word: readings[0]!, spellings: readings, mask: undefined }]
  }
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? []
  const joined = bits.test(plain) ? [lettersOf(plain)] : []
  const core = withoutTrailing(plain, `.,;:?!"')]`)
  const whole = leetSigns.test(plain) && latinLetter.test(plain) ? readLeet(core).map(lettersOf) : []
  if (words.length === 0 && !mask) return []
  const first = (words.length === 0 ? [plain] : words).map((word): Token => {
    const bare = word.replaceAll("'", '')
    return { word: bare, spellings: [bare], mask: undefined }
  })
  const extra = [...joined, ...whole].filter((word) => word.length > 1)
  const head = first[0]!
  // Context rules read "y0u" as "you"; "10x" and what is no letters inside stays.
  const word = first.length === 1 && /^[a-z]+[013@$]+[a-z]+$/.test(core) ? whole[0]! : head.word
  first[0] = { word, spellings: [...new Set([...head.spellings, ...extra])], mask }
  return first
}

const dotted = /^[\p{L}\p{N}@$](?:[^\p{L}\p{N}\s@$]{1,3}[\p{L}\p{N}@$]){2,}[^\p{L}\p{N}@$]*$/u
const bits = /^\p{L}{1,3}(?:[._~*-]\p{L}{1,3})+[^\p{L}\p{N}]*$/u

/** "f u c k   y o u": single letters in a row, three or more, are read as one word. */
const joinSpaced = (tokens: Token[]): Token[] => {
  const out: Token[] = []
  let run: Token[] = []
  const close = () => {
    if (run.length >= 3) {
      const word = run.map((token) => token.word).join('')
      out.push({ word, spellings: [word], mask: undefined })
    } else out.push(...run)
    run = []
  }
  for (const token of tokens) {
    if (/^[a-z]$/.test(token.word)) run.push(token)
    else {
      close()
      out.push(token)
    }
  }
  close()
  return out
}

export const tokenize = (folded: string): Token[] => joinSpaced(folded.split(/\s+/).flatMap(readChunk))

const unspaced = String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const signsBetween = new RegExp(String.raw`(?<=${unspaced})[^\p{L}\s]+(?=${unspaced})`, 'gu')

/** For scripts without spaces: signs and digits put between letters go, spaces stay. */
export const withoutSigns = (folded: string): string => folded.replace(signsBetween, '')
