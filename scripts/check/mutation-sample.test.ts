import { expect, test } from 'vitest'
import { lotOf } from './mutation-sample.ts'

test('what is drawn is drawn again, wherever it stands by then, and is about the share that was asked for', () => {
  const lots = Array.from({ length: 2_000 }, (_, index) => lotOf(`return found[${index}]`))
  expect(lots).toEqual(Array.from({ length: 2_000 }, (_, index) => lotOf(`return found[${index}]`)))
  const drawn = lots.filter((lot) => lot < 1 / 4).length
  expect(drawn).toBeGreaterThan(400)
  expect(drawn).toBeLessThan(600)
})
