// Words of a text as they are looked for: cut and folded alike for all languages and both databases.

/** Written without spaces: cut into pairs, whose overlap does what a word list would. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .concat('ー')
  .join('')
const runs = new RegExp(String.raw`[${unspaced}]+|[[\p{L}\p{N}]--[${unspaced}]]+`, 'gv')
const isRun = new RegExp(`^[${unspaced}]`, 'v')
const longestWord = 64

/** Letters that Unicode does not take apart, but that people type without their mark, or as in another place of a word. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' }

/** Compatibility forms unified, without case, accents and vowel marks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => plainLetters[letter]!)

/** The words of a text in order, each run of an unspaced script as its pairs. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(runs) ?? []).flatMap((run) => {
    if (!isRun.test(run)) return [run.slice(0, longestWord)]
    const letters = [...run]
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  })

/** Whether it is of a script without spaces, and so a pair of letters. */
export const isUnspaced = (word: string): boolean => isRun.test(word)
