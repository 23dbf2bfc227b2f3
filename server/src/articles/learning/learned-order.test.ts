import { expect, test } from 'vitest'
import { createLearnedOrder, wholeArticle, type Outcome } from './learned-order.ts'

const row = (articleId: string, word: string, opened: number, solved = 0, unsolved = 0): Outcome => ({
  articleId,
  word,
  opened,
  solved,
  unsolved,
})
const hits = [
  { id: '1', score: 10 },
  { id: '2', score: 8 },
  { id: '3', score: 7 },
]
const order = (outcomes: Outcome[], words: string[]): string[] =>
  createLearnedOrder(outcomes)
    .reorder(hits, words, () => true)
    .map(({ id }) => id)

test('[RECOMMEND-01] what readers opened after the same words comes first; other words change nothing', () => {
  const outcomes = [row('2', 'lag', 9), row('2', 'raid', 8)]
  expect(order(outcomes, ['lag', 'raid'])).toEqual(['2', '1', '3'])
  expect(order(outcomes, ['refund'])).toEqual(['1', '2', '3'])
  expect(order([], ['lag'])).toEqual(['1', '2', '3'])
})

test('one or two openings move nothing', () => expect(order([row('3', 'lag', 2, 2)], ['lag'])).toEqual(['1', '2', '3']))

test('an article that was opened and did not help stays where it was; one that fails most readers falls', () => {
  expect(order([row('2', 'lag', 6, 0, 5)], ['lag'])).toEqual(['1', '2', '3'])
  expect(order([row('1', wholeArticle, 20, 0, 18), row('2', wholeArticle, 20, 15, 0)], ['lag'])).toEqual([
    '2',
    '1',
    '3',
  ])
})

test('an article the words alone do not find is added once readers led there, where it may be shown', () => {
  const outcomes = [row('7', 'rubberbanding', 12, 4), row('7', 'teleports', 11, 4)]
  expect(order(outcomes, ['rubberbanding', 'teleports'])).toContain('7')
  expect(createLearnedOrder(outcomes).reorder([], ['rubberbanding'], (id) => id !== '7')).toEqual([])
})

test('a word that leads to every article says nothing', () => {
  const outcomes = [...hits.map(({ id }) => row(id, 'help', 30)), row('3', 'guild', 30, 10)]
  expect(order(outcomes, ['help', 'guild'])[0]).toBe('3')
})
