// Whether a case meets a rule, and what several come to.
import { describe, expect, test } from 'vitest'
import { createGivingLater } from './give-later.ts'
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

describe('cases that waited for somebody', () => {
  const place = (id: number, locale: string, product = 'wow') => ({ id: String(id), locale, product, skill: null })
  const giving = (cases: readonly ReturnType<typeof place>[], takes: (one: { locale: string }) => boolean) => {
    const asked: unknown[] = []
    const tried: string[] = []
    const left = new Map(cases.map((one) => [one.id, one]))
    const team = { id: 't', name: 'T', members: ['jo', 'kim'], assignment: 'in-turn' as const, schedule: null }
    const changed = { changedAt: '2026-11-01T00:00:00.000Z', changedBy: 'kim' }
    const give = createGivingLater({
      teams: async () => [
        { ...team, ...changed },
        { ...team, ...changed, id: 'none', assignment: 'nobody' },
      ],
      isWorking: async () => true,
      available: async () =>
        new Map([
          ['jo', ['en-US']],
          ['kim', ['de-DE', 'en-US']],
          ['lee', []],
        ]),
      waiting: async (id, { among, without }, most) => {
        asked.push([id, among, without, most])
        const isOf = ({ locale }: { locale: string }) => !without.some((one) => one.locale === locale)
        return [...left.values()].filter(isOf).slice(0, most)
      },
      give: async (_team, one) => {
        tried.push(one.id)
        return takes(one) && left.delete(one.id)
      },
    })
    return { give, asked, tried }
  }

  test('are given, and those of a place whose people have enough are read and tried once', async () => {
    const many = Array.from({ length: 150 }, (_, index) => place(index, 'en-US'))
    const { give, asked, tried } = giving(
      [...many, place(200, 'de-DE'), place(201, 'de-DE')],
      ({ locale }) => locale === 'de-DE',
    )
    expect(await give()).toBe(2)
    const among = ['en-US', 'de-DE']
    expect(asked).toEqual([
      ['t', among, [], 100],
      ['t', among, [{ locale: 'en-US', product: 'wow', skill: null }], 100],
    ])
    expect(tried).toEqual(['0', '200', '201'])
  })

  test('one that is told to stop gives nothing more', async () => {
    const { give, tried } = giving([place(1, 'de-DE')], () => true)
    expect([await give(AbortSignal.abort()), tried]).toEqual([0, []])
  })
})
