// Abusive language by word lists, one a language, in `words/` (decisions-cases J12). A hint before sending, not a gate: it favours letting a
// text pass over blaming somebody who only describes what another player said.
import { readdirSync, readFileSync } from 'node:fs'
import type { ContextChecker } from '../../contact/ports.ts'

const folder = new URL('./words/', import.meta.url)
const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** One form for the ways one word is written: width, case, digits and signs for letters, letters drawn out. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase()
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => digits[sign] ?? sign)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')

/** What somebody quotes is not theirs: lines after > and words in quotation marks. */
const withoutQuotes = (text: string): string => text.replace(/^\s*>.*$/gm, ' ').replace(/“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/g, ' ')

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = (words: readonly string[]): RegExp => {
  const alternatives = words.map((word) => {
    const isOpen = word.endsWith('*')
    const stem = escapeForPattern(plain(isOpen ? word.slice(0, -1) : word))
    // Languages without spaces have no borders to look for.
    return unspaced.test(stem) ? stem : `(?<![\\p{L}\\p{N}])${stem}${isOpen ? '\\p{L}*' : ''}(?![\\p{L}\\p{N}])`
  })
  return new RegExp(alternatives.join('|'), 'u')
}

const readWords = (language: string): string[] =>
  readFileSync(new URL(`${language}.txt`, folder), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))

/** Checks against the list of the text's language and the English one, which players write in everywhere. */
export const createWordListChecker = (): ContextChecker => {
  const languages = readdirSync(folder).map((name) => name.replace(/\.txt$/, ''))
  const patterns = new Map(languages.map((language) => [language, patternOf(readWords(language))]))
  return {
    isAbusive: async (text, locale) => {
      const looked = plain(withoutQuotes(text))
      return new Set([locale.slice(0, 2).toLowerCase(), 'en']).values().some((language) => patterns.get(language)?.test(looked) === true)
    },
  }
}
