// Whether a case meets a rule, and what several come to.
import { expect, test } from 'vitest'
import { meeting, together, type RoutedCase } from './match.ts'

const one: RoutedCase = {
  product: 'wow',
  topicId: 1201,
  locale: 'de-DE',
  channel: 'TICKET',
  subject: 'Rückerstattung',
  description: 'Ich wurde DOPPELT\n abgebucht. Élan, refunds, 返金してください。 C++ [a-z]*',
}
const any = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const finds = (...words: string[]) => meeting(one)({ ...any, words })

test('an empty list asks for nothing; each that is not empty is asked for', () => {
  const meets = meeting(one)
  expect(meets(any)).toBe(true)
  expect(meets({ ...any, games: ['wow', 'rumble'], topics: [1201], languages: ['de-DE'], channels: ['TICKET'] })).toBe(
    true,
  )
  expect(meets({ ...any, games: ['rumble'] })).toBe(false)
  expect(meets({ ...any, topics: [1] })).toBe(false)
  expect(meets({ ...any, languages: ['en-US'] })).toBe(false)
  expect(meets({ ...any, channels: ['CHAT'] })).toBe(false)
})

test('words are whole, phrases go over a line, letters are large or small, accents do not matter', () => {
  expect(finds('doppelt abgebucht')).toBe(true)
  expect(finds('ruckerstattung')).toBe(true)
  expect(finds('elan')).toBe(true)
  expect(finds('refund')).toBe(false)
  expect(finds('refund*')).toBe(true)
  expect(finds('efunds')).toBe(false)
  expect(finds('abge*')).toBe(true)
})

test('where no space is between words, a word is found inside; what looks like a pattern is none', () => {
  expect(finds('返金')).toBe(true)
  expect(finds('c++')).toBe(true)
  expect(finds('.*')).toBe(false)
  expect(finds('[a-z]')).toBe(true)
  expect(finds('[b-y]')).toBe(false)
})

test('so many of the words', () => {
  const meets = meeting(one)
  expect(meets({ ...any, words: ['elan', 'refunds', 'gone'], atLeast: 2 })).toBe(true)
  expect(meets({ ...any, words: ['elan', 'refunds', 'gone'], atLeast: 3 })).toBe(false)
})

test('a long text and many words are read in a moment of work that grows with both alone', () => {
  const long = { ...one, description: 'a '.repeat(50_000) }
  expect(meeting(long)({ ...any, words: Array.from({ length: 100 }, (_, index) => `a${index}`) })).toBe(false)
})

test('the first team, priority, macro and skill stand; tags come together', () => {
  const nothing = { team: null, priority: null, tags: [], macro: null }
  expect(together([])).toEqual({ ...nothing, skill: null })
  expect(
    together([
      { ...nothing, tags: ['Two', 'one'] },
      { ...nothing, team: 'a', tags: ['one'], skill: 'Billing' },
      { team: 'b', priority: 'low', tags: [], macro: 'm' },
      { team: null, priority: 'urgent', tags: [], macro: 'n', skill: 'gates' },
    ]),
  ).toEqual({ team: 'a', priority: 'low', tags: ['one', 'two'], macro: 'm', skill: 'billing' })
})
