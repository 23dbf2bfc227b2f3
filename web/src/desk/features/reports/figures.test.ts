import { expect, test } from 'vitest'
import { csvOf } from '#rules/csv.ts'
import { coursePoints, durationText, keptShare, shareWithin } from './figures.ts'

test('a length of time in its largest fitting unit', () => {
  expect(durationText(90, 'en-US')).toBe('2 min')
  expect(durationText(3600, 'en-US')).toBe('1 hr')
  expect(durationText(12_600, 'de-DE')).toBe('3,5 Std.')
  expect(durationText(47 * 3600, 'en-US')).toBe('47 hr')
  expect(durationText(2 * 86_400, 'en-US')).toBe('2 days')
})

test('the share within a time counts whole bands; of nothing there is none', () => {
  const bands = [
    { upToSeconds: 3600, cases: 3 },
    { upToSeconds: 86_400, cases: 1 },
    { upToSeconds: null, cases: 4 },
  ]
  expect(shareWithin(bands, 86_400)).toBe(0.5)
  expect(shareWithin(bands, 3600)).toBe(0.375)
  expect(shareWithin([], 3600)).toBeNull()
})

test('the share that was kept; of nothing there is none', () => {
  expect(keptShare(3, 1)).toBe(0.75)
  expect(keptShare(0, 2)).toBe(0)
  expect(keptShare(0, 0)).toBeNull()
})

test('a spreadsheet gets text as text: quotes, lines and what begins like a formula', () => {
  expect(
    csvOf([
      ['a', 1, null],
      ['say "hi", you', '=1+1', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,1,\r\n"say ""hi"", you",\'=1+1,"two\nlines"\r\n')
})

test('the course of a figure: its days from edge to edge, the largest at the top; days nobody counted are left out', () => {
  expect(coursePoints([0, 4, null, 2])).toBe('0,23 33.3,1 100,12')
  expect(coursePoints([null, 3])).toBe('')
  expect(coursePoints([0, 0])).toBe('0,23 100,23')
})
