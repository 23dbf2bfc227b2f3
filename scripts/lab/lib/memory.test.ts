import { expect, test } from 'vitest'
import { afterWarmUp, mib, slopeOf, type Sample } from './memory.ts'

const sample = (at: number, memory: number): Sample => ({
  at,
  memory,
  heap: 0,
  handles: 0,
  files: 0,
  processorSeconds: 0,
})

test('a rise is told by the hour, whatever the samples are apart', () => {
  const samples = [0, 10, 20, 60].map((at) => sample(at, 1_000 + 2 * at))
  expect(slopeOf(samples, ({ memory }) => memory)).toBeCloseTo(7_200)
  const flat = [0, 10, 20].map((at) => sample(at, 500))
  expect(slopeOf(flat, ({ memory }) => memory)).toBe(0)
})

test('the first third is left out', () => {
  expect(afterWarmUp([0, 10, 20, 21, 30].map((at) => sample(at, 1))).map(({ at }) => at)).toEqual([20, 21, 30])
  expect(mib(3 * 1_048_576)).toBe(3)
})
