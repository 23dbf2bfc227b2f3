import { expect, test } from 'vitest'
import { isTwoColumns } from './CategoryBrowser.tsx'

test('[CATEGORY-12] exactly four categories stand in two columns, and no other number does', () => {
  expect([1, 2, 3, 4, 5, 6, 8].filter(isTwoColumns)).toEqual([4])
})
