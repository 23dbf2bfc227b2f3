// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { onTap } from './on-tap.ts'

const press = (clientX: number, clientY: number): void => {
  for (const [type, at] of [
    ['pointerdown', { clientX: 100, clientY: 100 }],
    ['pointerup', { clientX, clientY }],
  ] as const)
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, ...at }))
}

test('[CASELIMIT-01] a press that moves by more than 20 px is a scroll, not a tap', () => {
  let taps = 0
  const stop = onTap(() => (taps += 1))
  press(100, 100)
  press(100, 120)
  expect(taps).toBe(2)
  press(100, 121)
  press(85, 85)
  expect(taps).toBe(2)
  stop()
  press(100, 100)
  expect(taps).toBe(2)
})
