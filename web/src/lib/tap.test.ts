import { expect, test } from 'vitest'
import { holdScrolls, isTap } from './tap.ts'

const from = { clientX: 100, clientY: 100 }

test('[CASELIMIT-01] a press that moves by more than 20 px is a scroll, not a tap', () => {
  expect(isTap(from, from)).toBe(true)
  expect(isTap(from, { clientX: 100, clientY: 120 })).toBe(true)
  expect(isTap(from, { clientX: 100, clientY: 121 })).toBe(false)
  expect(isTap(from, { clientX: 85, clientY: 85 })).toBe(false)
})

test('[CASELIMIT-01] a touch that moved further presses nothing; a mouse and the keyboard do as ever', () => {
  const page = new EventTarget()
  holdScrolls(page)
  const at = (type: string, clientY: number, more: object): Event =>
    Object.assign(new Event(type, { cancelable: true }), { clientX: 100, clientY, ...more })
  const isPressed = (pointerType: string, to: number, detail = 1): boolean => {
    page.dispatchEvent(at('pointerdown', 100, { pointerType }))
    return page.dispatchEvent(at('click', to, { detail }))
  }
  expect(isPressed('touch', 120)).toBe(true)
  expect(isPressed('touch', 121)).toBe(false)
  expect(isPressed('mouse', 300)).toBe(true)
  expect(isPressed('touch', 300, 0)).toBe(true)
})
