// Which words of the lists stand in a text (CD-346). Pure: the same for what is written and for a trial.
import type { SensitiveCategory } from '#generated/server/desk/schemas.ts'
import { isUnspaced, wordsOf } from '../lib/words.ts'

export interface WordList {
  category: SensitiveCategory
  language: string
  words: readonly string[]
}
export interface FoundWord {
  category: SensitiveCategory
  /** Of the list. */
  language: string
  word: string
}
export type FindWords = (text: string) => FoundWord[]

interface Part {
  text: string
  /** Whatever begins with it. */
  isOpen: boolean
}
interface Wanted extends FoundWord {
  parts: readonly Part[]
}

/** Signs without width, and the stroke that only lengthens Arabic words: nobody sees them, and they would part a word. */
const unseen = /[\p{Cf}\u0640]/gu
/** `don't` is one word, with the apostrophe and without. */
const apostrophe = /(?<=\p{L})['’ʼ](?=(?:s|t|m|d|re|ve|ll)(?!\p{L}))/giu
const written = (text: string): string => text.replace(unseen, '').replace(apostrophe, '')
/** Letters of Arabic that are typed one for the other. */
const arabic = (word: string): string => word.replaceAll('ى', 'ي').replaceAll('ة', 'ه')
const tokensOf = (text: string): string[] => wordsOf(written(text)).map(arabic)

/** And, so, by, for, like, will, the: written as one with the word behind them. */
const joined = /^(?:[وف]?(?:ال|[بك]ال|لل)(?=\p{Script=Arabic}{3})|(?:[وف]?[بلكس]|[وف])(?=\p{Script=Arabic}{4}))/u
/** As it stands, and without what is joined to it. */
const formsOf = (token: string): string[] => {
  const bare = token.replace(joined, '')
  return bare === token ? [token] : [token, bare]
}

const isMet = (token: string | undefined, { text, isOpen }: Part): boolean =>
  token !== undefined && formsOf(token).some((form) => (isOpen ? form.startsWith(text) : form === text))

/** Words by how they begin: a text's word is held against few of them. */
const startOf = (text: string): string => text.slice(0, 2)

/** Parts of a word or phrase; an asterisk says nothing behind letters of a script without spaces, which have no end. */
const partsOf = (word: string): Part[] =>
  word.split(/\s+/).flatMap((piece) => {
    const tokens = tokensOf(piece)
    return tokens.map((text, index) => ({
      text,
      isOpen: piece.endsWith('*') && index === tokens.length - 1 && !isUnspaced(text),
    }))
  })

/** What is looked for of a word; nothing of one that holds signs alone. */
export const isWord = (word: string): boolean => word.trim().length > 1 && partsOf(word).length > 0

/** Reads the lists once; the lists may be long, a text is read from one end to the other. */
export const createFinder = (lists: readonly WordList[]): FindWords => {
  const byStart = new Map<string, Wanted[]>()
  for (const { category, language, words } of lists)
    for (const word of words) {
      const parts = partsOf(word)
      const [first] = parts
      if (first === undefined) continue
      const start = startOf(first.text)
      const known = byStart.get(start)
      const wanted = { category, language, word, parts }
      if (known) known.push(wanted)
      else byStart.set(start, [wanted])
    }
  return (text) => {
    const tokens = tokensOf(text)
    const found = new Set<Wanted>()
    for (const [at, token] of tokens.entries())
      for (const start of new Set(formsOf(token).map(startOf)))
        for (const wanted of byStart.get(start) ?? [])
          if (!found.has(wanted) && wanted.parts.every((part, index) => isMet(tokens[at + index], part)))
            found.add(wanted)
    return [...found].map(({ category, language, word }) => ({ category, language, word }))
  }
}
