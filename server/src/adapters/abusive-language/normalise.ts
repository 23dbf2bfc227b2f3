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

/** Signs written for letters, inside a word that has letters too. */
const leet = new Map(
  Object.entries({
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '€': 'e',
    '£': 'l',
    '+': 't',
  }),
)

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

const readLeet = (chunk: string): string => [...chunk].map((sign) => leet.get(sign) ?? sign).join('')

/** Stretched letters once and twice: "fuuuck" is "fuck", "assss" is "ass". */
const squeezed = (word: string): string[] => [word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1+/gu, '$1')]

export interface Token {
  /** The word as read first, for the rules of context. */
  word: string
  /** Every other spelling it may stand for, `word` among them. */
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
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? []
  // Dots or hyphens between single letters: "f.u.c.k".
  const joined = /^\p{L}(?:[^\p{L}\p{N}\s]\p{L}){2,}[^\p{L}]*$/u.test(plain) ? [plain.replace(/[^\p{L}]/gu, '')] : []
  const hasSigns = /[0-9@$!|€£+]/.test(plain) && latinLetter.test(plain)
  const whole = hasSigns ? [readLeet(withoutTrailing(plain, `.,;:?!"')]`)).replace(/[^\p{L}]/gu, '')] : []
  if (words.length === 0 && !mask) return []
  const first = (words.length === 0 ? [plain] : words).map((word): Token => {
    const bare = word.replaceAll("'", '')
    return { word: bare, spellings: [...new Set([bare, ...squeezed(bare)])], mask: undefined }
  })
  const extra = [...joined, ...whole].filter((word) => word.length > 1)
  const head = first[0]!
  first[0] = { ...head, spellings: [...new Set([...head.spellings, ...extra, ...extra.flatMap(squeezed)])], mask }
  return first
}

/** "f u c k   y o u": single letters in a row, three or more, are read as one word. */
const joinSpaced = (tokens: Token[]): Token[] => {
  const out: Token[] = []
  let run: Token[] = []
  const close = () => {
    if (run.length >= 3) {
      const word = run.map((token) => token.spellings.at(-1) ?? token.word).join('')
      out.push({ word, spellings: [word, ...squeezed(word)], mask: undefined })
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

/** Words of a folded text, in order. */
export const tokenize = (folded: string): Token[] => joinSpaced(folded.split(/\s+/).flatMap(readChunk))

const unspaced = String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const signsBetween = new RegExp(String.raw`(?<=${unspaced})[^\p{L}\s]+(?=${unspaced})`, 'gu')

/** For scripts without spaces: signs and digits put between letters go, spaces stay. */
export const withoutSigns = (folded: string): string => folded.replace(signsBetween, '')
