// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slashKey, useSlash } from './use-slash.ts'

const Box = () => {
  const input = useRef<HTMLInputElement>(null)
  useSlash(input)
  return (
    <>
      <input ref={input} />
      <textarea />
    </>
  )
}

let end: () => void
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Box />))
  end = () => act(() => root.unmount())
})
afterEach(() => {
  end()
  slashKey.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const box = () => document.querySelector('input')!
const press = (from: Element = document.body) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))

test('the key leads to the search, unless somebody is typing', () => {
  document.querySelector('textarea')!.focus()
  press(document.querySelector('textarea')!)
  expect(document.activeElement).not.toBe(box())
  press()
  expect(document.activeElement).toBe(box())
})

test('CD-112: who turned it off types a slash', () => {
  slashKey.write('off')
  expect(press()).toBe(true)
  expect(document.activeElement).not.toBe(box())
  slashKey.clear()
  expect(press()).toBe(false)
  expect(document.activeElement).toBe(box())
})
