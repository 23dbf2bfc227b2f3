import { describe, expect, test } from 'vitest'
import { type Box, type Direction, nearest } from './nearest.ts'

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** Three columns and two rows, and a wide box below. */
const grid: Record<string, Box> = {
  a: box(0, 0),
  b: box(120, 0),
  c: box(240, 0),
  d: box(0, 60),
  e: box(120, 60),
  f: box(240, 60),
  wide: box(0, 120, 340, 60),
}
const step = (from: string, direction: Direction, boxes: Record<string, Box> = grid): string | null => {
  const others = Object.keys(boxes).filter((name) => name !== from)
  const found = nearest(
    boxes[from]!,
    others.map((name) => boxes[name]!),
    direction,
  )
  return found === null ? null : others[found]!
}

describe('arrows walk rows and columns', () => {
  test.each([
    ['a', 'right', 'b'],
    ['b', 'right', 'c'],
    ['c', 'right', null],
    ['c', 'left', 'b'],
    ['a', 'left', null],
    ['a', 'down', 'd'],
    ['b', 'down', 'e'],
    ['f', 'up', 'c'],
    ['a', 'up', null],
    ['e', 'down', 'wide'],
    ['wide', 'down', null],
    ['wide', 'up', 'd'],
    ['wide', 'right', null],
  ] as const)('%s, %s: %s', (from, direction, to) => {
    expect(step(from, direction)).toBe(to)
  })
})

test('to the side only what is level counts; down finds the next row wherever it begins', () => {
  const page = { link: box(0, 0), aside: box(400, 50) }
  expect(step('link', 'right', page)).toBeNull()
  expect(step('link', 'down', page)).toBe('aside')
})

test('the next row comes before one further down in the same column', () => {
  const page = { link: box(0, 0), beside: box(130, 60), below: box(0, 400) }
  expect(step('link', 'down', page)).toBe('beside')
})

test('boxes that touch are neighbours, boxes inside each other are not', () => {
  expect(step('tab', 'right', { tab: box(0, 0), next: box(99, 0) })).toBe('next')
  expect(step('card', 'down', { card: box(0, 0, 300, 300), inside: box(20, 20) })).toBeNull()
})
