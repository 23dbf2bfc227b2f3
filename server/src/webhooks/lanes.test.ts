import { expect, test } from 'vitest'
import { createLanes, type Lane } from './lanes.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const seconds = (lane: Lane): number | null => ('again' in lane ? (lane.again.getTime() - now.getTime()) / 1000 : null)
const leave = (lane: Lane, milliseconds = 0): void => {
  if ('leave' in lane) lane.leave(milliseconds)
}

test('two calls to one receiver and four in all are under way at a time', () => {
  const lanes = createLanes()
  const under = ['a', 'a', 'b', 'b'].map((id) => lanes.enter(id, now))
  expect(under.map(seconds)).toEqual([null, null, null, null])
  expect(seconds(lanes.enter('a', now))).toBe(1)
  expect(seconds(lanes.enter('c', now))).toBe(1)
  leave(under[0]!)
  expect(seconds(lanes.enter('c', now))).toBe(null)
})

test('who waits for a slow receiver gets a time of their own, as far apart as it is slow, and five minutes at most', () => {
  const lanes = createLanes()
  leave(lanes.enter('slow', now), 10_000)
  const [, second] = [lanes.enter('slow', now), lanes.enter('slow', now)]
  expect([1, 2, 3].map(() => seconds(lanes.enter('slow', now)))).toEqual([6, 11, 16])
  for (let index = 0; index < 100; index += 1) lanes.enter('slow', now)
  expect(seconds(lanes.enter('slow', now))).toBe(300)
  // What is fast does not wait for it.
  expect(seconds(lanes.enter('fast', now))).toBe(null)
  leave(second)
  expect(seconds(lanes.enter('slow', now))).toBe(null)
})
