import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const hits = (text: string, query: string): string[] =>
  highlight(text, query)
    .filter(({ isHit }) => isHit)
    .map(({ text: part }) => part)

test('words are marked whole, whatever their case, accent or ending', () => {
  expect(hits('Your character is stuck', 'Stuck characters')).toEqual(['character', 'stuck'])
  expect(hits('The game crashes at the café', 'crash cafe')).toEqual(['crashes', 'café'])
  expect(hits('Finding the inn', 'in')).toEqual(['inn'])
})

test('text without spaces is marked where the words stand', () => {
  expect(hits('キャラクターが動けない', 'キャラクター')).toEqual(['キャラクター'])
  expect(hits('환불을 받는 방법', '환불')).toEqual(['환불'])
})

test('the pieces are the text; markup in a query or a text is text', () => {
  const text = 'A <b>bold</b> title & more'
  expect(
    highlight(text, '<b>bold')
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text)
  expect(highlight(text, '.*(')).toEqual([{ text, isHit: false }])
  expect(highlight('', 'x')).toEqual([])
})
