import { expect, test } from 'vitest'
import { lessonsOf, type PastDescription } from './lessons.ts'

const said = (author: string, text: string, topicId = 1): PastDescription => ({
  topicId,
  product: 'wow',
  locale: 'en-US',
  author,
  text,
})

test('a word counts from three players on, or when the pack says it; names, numbers and links of one player do not', () => {
  const descriptions = [
    said('a', 'The glider bounced, my name is Mirelle Vance, order 48213'),
    said('b', 'glider bounced again at https://forum.example/x'),
    said('c', 'Why has the glider bounced?'),
  ]
  const texts = lessonsOf(descriptions, ['the order is wrong']).map(({ text }) => text)
  expect(texts).toContain('the glider bounced is order')
  expect(texts.join(' ')).not.toMatch(/mirelle|vance|48213|forum|again/)
})

test('one player who files many cases neither fills a topic nor makes a word of one', () => {
  const many = Array.from({ length: 50 }, (_, at) => said('a', `zyzzy stuck in the wall number ${at}`))
  const lessons = lessonsOf(many, ['stuck in the wall', 'number'])
  expect(lessons).toEqual([{ topicId: 1, text: 'stuck in the wall number' }])
})

test('a topic takes in so many cases and no more', () => {
  const words = ['stuck', 'wall', 'floor', 'keep', 'gate', 'tree', 'rock', 'boat']
  const many = Array.from({ length: 400 }, (_, at) =>
    said(`player-${at}`, words.filter((_word, bit) => ((at + 1) >> (bit % 9)) & 1).join(' ')),
  )
  expect(lessonsOf(many, words).length).toBeLessThanOrEqual(200)
})
