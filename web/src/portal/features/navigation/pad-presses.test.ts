import { expect, test } from 'vitest'
import { type Pad, held, presses } from './pad-presses.ts'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]): Pad => ({
  axes: [...axes],
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})
const none = held([pad([])])
const down = held([pad([13])])
const confirm = held([pad([0])])

test('the standard mapping: cross, stick, the lower and the right button, the shoulders', () => {
  expect([...held([pad([0, 1, 4, 5, 12, 15])])]).toEqual(['confirm', 'back', 'before', 'after', 'up', 'right'])
  expect([...held([pad([], [-0.9, 0.3])])]).toEqual(['left'])
  expect([...held([pad([], [0.3, 0.8])])]).toEqual(['down'])
  expect([...held([pad([], [0.3, -0.8])])]).toEqual(['up'])
  expect([...held([pad([], [0.7, 0.1])])]).toEqual(['right'])
})

test('a stick that rests, a place without a controller and one with fewer buttons say nothing', () => {
  expect([...held([null, pad([2, 3, 9], [0.2, -0.2]), { axes: [], buttons: [] }])]).toEqual([])
})

test('a press is one press, however long it is held; a direction comes again after 400 ms, then every 120', () => {
  const read = presses()
  expect(read(0, none)).toEqual([])
  expect(read(10, confirm)).toEqual(['confirm'])
  expect(read(9_000, confirm)).toEqual([])
  expect(read(9_010, none)).toEqual([])
  expect(read(9_020, confirm)).toEqual(['confirm'])
  expect(read(10_000, down)).toEqual(['down'])
  expect(read(10_399, down)).toEqual([])
  expect(read(10_400, down)).toEqual(['down'])
  expect(read(10_519, down)).toEqual([])
  expect(read(10_520, down)).toEqual(['down'])
})

test('what was held before the page looked is no press of this page', () => {
  const read = presses()
  expect(read(0, confirm)).toEqual([])
  expect(read(5_000, confirm)).toEqual([])
  expect(read(5_010, none)).toEqual([])
  expect(read(5_020, confirm)).toEqual(['confirm'])
})
