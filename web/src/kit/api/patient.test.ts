import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from './patient.ts'
import { ProblemError, problemOfAnswer } from './problem.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, seconds?: number): ProblemError =>
  new ProblemError(
    problemOfAnswer(status, new Headers(seconds === undefined ? {} : { 'retry-after': String(seconds) }), {}),
  )

test('a read that is told to come again in a moment comes when it was told to (CD-462)', async () => {
  const read = vi.fn().mockRejectedValueOnce(refusal(503, 2)).mockResolvedValue('the case')
  const answer = patient(read)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('the case')
})

test('it does so twice; what lasts longer, and whatever else fails, is told at once', async () => {
  const read = vi.fn().mockRejectedValue(refusal(503, 4))
  const answer = patient(read).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await answer).toBeInstanceOf(ProblemError)
  expect(read).toHaveBeenCalledTimes(3)
  for (const other of [refusal(503, 5), refusal(503, 30), refusal(503), refusal(429, 1), new TypeError('offline')]) {
    const once = vi.fn().mockRejectedValue(other)
    await expect(patient(once)).rejects.toBe(other)
    expect(once).toHaveBeenCalledTimes(1)
  }
})
