// A fourteen-year-old reads it (ASK): what is said on the way from the first page to a case is at most of the seventh
// grade, by Flesch and Kincaid.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { syllablesOf, wordPattern } from '../../server/src/studio/checks/reading.ts'

const folder = 'server/src/localizations/messages/en-US'
const elsewhere = new Set(['desk.json', 'mail.json', 'notifications.json', 'own-data.json', 'account-ways.json'])
const highestGrade = 7
/** A measure of sentences says nothing of a name or a button. */
const fewestWords = 6

/** The texts of a message: each branch of a plural or a choice is one. */
const branchesOf = (message: string): string[] => {
  const branches = [...message.matchAll(/\b(?:=\d+|\w+) \{([^{}]*(?:\{\w+\}[^{}]*)*)\}/g)].map((match) => match[1]!)
  return branches.length === 0 ? [message] : branches
}

const gradeOf = (text: string): number => {
  const sentences = text
    .replaceAll('-', ' ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.match(wordPattern) ?? [])
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, 'en'), 0)
  const spoken = sentences.filter(({ length }) => length > 0).length
  return words.length < fewestWords ? 0 : (0.39 * words.length) / spoken + (11.8 * syllables) / words.length - 15.59
}

test('each English text on the way to a case is at most of the seventh grade', () => {
  const hard = readdirSync(folder)
    .filter((name) => !elsewhere.has(name))
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>))
    .flatMap(([key, message]) => branchesOf(message).map((text) => ({ key, text, grade: gradeOf(text) })))
    .filter(({ grade }) => grade > highestGrade)
  expect(hard).toEqual([])
})

test('the grade is Flesch’s and Kincaid’s', () => {
  expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45, 2)
  expect(
    gradeOf('Authentication configuration necessitates administrative authorisation immediately.'),
  ).toBeGreaterThan(30)
  expect(branchesOf('{n, plural, one {# case of {name}} other {# cases}}')).toEqual(['# case of {name}', '# cases'])
})
