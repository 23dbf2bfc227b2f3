import { expect, test } from 'vitest'
import { isTap } from './tap.ts'

const from = { clientX: 100, clientY: 100 }

test('[CASELIMIT-01] a press that moves by more than 20 px is a scroll, not a tap', () => {
  expect(isTap(from, from)).toBe(true)
  expect(isTap(from, { clientX: 100, clientY: 120 })).toBe(true)
  expect(isTap(from, { clientX: 100, clientY: 121 })).toBe(false)
  expect(isTap(from, { clientX: 85, clientY: 85 })).toBe(false)
})
