// @vitest-environment happy-dom
// What a menu does with the focus, and what closes it.
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <>
        <Menu label="More for this">
          <a href="#survey">Take the survey</a>
        </Menu>
        <button type="button">Elsewhere</button>
      </>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const dots = () => document.querySelector<HTMLButtonElement>('[aria-label="More for this"]')!
const survey = () => document.querySelector<HTMLAnchorElement>('[href="#survey"]')
const open = () => act(async () => dots().click())

test('a press opens it and says so, another closes it', async () => {
  expect(survey()).toBeNull()
  expect(dots().getAttribute('aria-expanded')).toBe('false')
  await open()
  expect(dots().getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(dots().getAttribute('aria-controls')!)!.contains(survey())).toBe(true)
  await open()
  expect(survey()).toBeNull()
})

test('Escape closes it and brings the focus back to what opened it', async () => {
  await open()
  survey()!.focus()
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })))
  expect(survey()).not.toBeNull()
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(survey()).toBeNull()
  expect(document.activeElement).toBe(dots())
})

const elsewhere = () => [...document.querySelectorAll('button')].at(-1)!

test('the focus elsewhere closes it, within it does not', async () => {
  await open()
  await act(async () => survey()!.dispatchEvent(new Event('focusin', { bubbles: true })))
  expect(survey()).not.toBeNull()
  await act(async () => elsewhere().dispatchEvent(new Event('focusin', { bubbles: true })))
  expect(survey()).toBeNull()
})

test('a tap elsewhere closes it; one within it, or a finger that scrolls, does not', async () => {
  const press = (target: Element, ...ends: string[]) =>
    act(async () => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      for (const end of ends)
        target.dispatchEvent(new PointerEvent(end, { bubbles: true, clientY: end === 'pointerup' ? 30 : 0 }))
    })
  await open()
  await press(survey()!, 'pointerup')
  await press(elsewhere(), 'pointerup')
  await press(elsewhere(), 'pointercancel', 'pointerup')
  expect(survey()).not.toBeNull()
  await press(elsewhere())
  expect(survey()).not.toBeNull()
  await act(async () => elsewhere().dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
  expect(survey()).toBeNull()
})

test('what is chosen closes it once it is done, and the focus is where it was opened', async () => {
  await open()
  survey()!.addEventListener('click', (event) => event.preventDefault())
  survey()!.focus()
  await act(async () => survey()!.click())
  expect(survey()).toBeNull()
  expect(document.activeElement).toBe(dots())
})
