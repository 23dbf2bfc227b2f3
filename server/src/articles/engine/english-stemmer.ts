/**
 * M. F. Porter, "An algorithm for suffix stripping" (1980): the five steps as published, on folded lower-case words.
 * Used for English text only; other languages find their inflected forms by likeness (`likeness.ts`).
 */
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`
/** m > 0, m = 1, m > 1 of the paper: how often a vowel run is followed by a consonant run. */
const measured = new RegExp(`^(?:${consonants})?${vowels}${consonants}`)
const measuredOnce = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`)
const measuredTwice = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`)
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

const step2: Record<string, string> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const step3: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
}
const ending2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const ending3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const ending4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

const replaced = (word: string, ending: RegExp, table: Record<string, string>): string => {
  const [, stem = '', suffix = ''] = ending.exec(word) ?? []
  return stem && measured.test(stem) ? stem + table[suffix] : word
}

const withoutPast = (word: string): string => {
  if (word.endsWith('eed')) return measured.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (stem === undefined || !hasVowel.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1)
  return shortEnd.test(stem) ? `${stem}e` : stem
}

/**
 * @returns the stem: `teleporting`, `teleported`, `teleports` → `teleport`. Words with digits and those under three
 * letters stay.
 */
export const stemEnglish = (word: string): string => {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let stem = /(?:ss|i)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word
  stem = withoutPast(stem)
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaced(replaced(stem, ending2, step2), ending3, step3)
  const [, before4 = ''] = ending4.exec(stem) ?? []
  if (before4) {
    if (measuredTwice.test(before4)) stem = before4
  } else if (/[st]ion$/.test(stem) && measuredTwice.test(stem.slice(0, -3))) stem = stem.slice(0, -3)
  if (stem.endsWith('e')) {
    const short = stem.slice(0, -1)
    if (measuredTwice.test(short) || (measuredOnce.test(short) && !shortEnd.test(short))) stem = short
  }
  return stem.endsWith('ll') && measuredTwice.test(stem) ? stem.slice(0, -1) : stem
}
