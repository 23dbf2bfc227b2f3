import { expect, test } from 'vitest'
import { verdictsOf, type Trace } from './verdicts.ts'

const hour = (hours: number): string => new Date(Date.UTC(2026, 10, 20) + hours * 3_600_000).toISOString()
let count = 0
const trace = (kind: Trace['kind'], at: number, more: Partial<Trace> = {}): Trace => ({
  id: String(count++),
  kind,
  session: 's1',
  account: null,
  mail: null,
  articleId: kind === 'helped' ? '24117' : null,
  topicId: 1201,
  product: 'wow',
  locale: 'en-US',
  at: hour(at),
  ...more,
})
const solved = (traces: Trace[], now: number): boolean[] =>
  verdictsOf(traces, new Date(hour(now))).map(({ isSolved }) => isSolved)

test('solved after 72 hours without a case, and not an hour before', () => {
  expect(solved([trace('helped', 0)], 71)).toEqual([])
  expect(solved([trace('helped', 0)], 72)).toEqual([true])
})

test('a case on the topic speaks against it at once; one on another topic, before it or later does not', () => {
  expect(solved([trace('helped', 0), trace('filed', 5)], 6)).toEqual([false])
  expect(solved([trace('helped', 0), trace('filed', 5, { topicId: 1301 })], 72)).toEqual([true])
  expect(solved([trace('helped', 5), trace('filed', 0)], 77)).toEqual([true])
  expect(solved([trace('helped', 0), trace('filed', 73)], 73)).toEqual([true])
})

test('an article without a topic is spoken against by any case of the game', () => {
  expect(solved([trace('helped', 0, { topicId: 0 }), trace('filed', 5, { topicId: 1301 })], 6)).toEqual([false])
  expect(solved([trace('helped', 0, { topicId: 0 }), trace('filed', 5, { product: 'diablo4' })], 72)).toEqual([true])
})

test('one reader is known by session, account or mail, over as many steps as it takes', () => {
  const helped = trace('helped', 0, { session: 's1' })
  expect(solved([helped, trace('filed', 5, { session: 's2' })], 72)).toEqual([true])
  expect(
    solved([trace('helped', 0, { account: 'ada' }), trace('filed', 5, { session: 's2', account: 'ada' })], 6),
  ).toEqual([false])
  const other = trace('filed', 3, { session: 's1', mail: 'm', topicId: 1301 })
  expect(solved([helped, trace('filed', 5, { session: 's2', mail: 'm' }), other], 6)).toEqual([false])
})
