import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, pageCount, pageLinks } from './page-links.ts'

test.each([
  [1, 3, 6, [1, 2, 3]],
  [1, 20, 6, [1, 2, 3, 4, 5, 6]],
  [10, 20, 6, [8, 9, 10, 11, 12, 13]],
  [20, 20, 6, [15, 16, 17, 18, 19, 20]],
  [99, 20, 3, [18, 19, 20]],
  [1, 0, 6, []],
])('page %i of %i with %i links offers %j', (current, total, max, links) => {
  expect(pageLinks(current, total, max)).toEqual(links)
})

test('whatever the numbers: never more links than allowed, always the page shown, never a page that is not there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 500 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 9 }),
      (current, total, max) => {
        const links = pageLinks(current, total, max)
        expect(links.length).toBe(Math.min(total, max))
        expect(links).toContain(clampPage(current, total))
        expect(Math.min(...links)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...links)).toBeLessThanOrEqual(total)
      },
    ),
  )
})

test('[LIMIT-01] a list is cut into pages of ten unless told otherwise', () => {
  expect(pageCount(0)).toBe(0)
  expect(pageCount(10)).toBe(1)
  expect(pageCount(11)).toBe(2)
  expect(pageCount(11, 6)).toBe(2)
})
