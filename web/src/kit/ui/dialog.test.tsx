// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

let root: Root
const onClose = vi.fn()
const show = async (isDismissible: boolean): Promise<HTMLDialogElement> => {
  await act(async () =>
    root.render(
      <Dialog title="Sure?" closeLabel="Close" onClose={onClose} isDismissible={isDismissible}>
        Words
      </Dialog>,
    ),
  )
  return document.querySelector('dialog')!
}
const cross = (): HTMLElement | null => document.querySelector('button[aria-label="Close"]')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('[LOGIN-08] a window opens as a modal one and closes by its cross', async () => {
  const dialog = await show(true)
  expect(dialog.open).toBe(true)
  cross()!.click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape asks to close and leaves the window to its parent', async () => {
  const dialog = await show(true)
  const escape = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(escape)
  expect([onClose.mock.calls.length, escape.defaultPrevented]).toEqual([1, true])
})

const press = (target: Element, from: [number, number], to: [number, number]): void => {
  for (const [type, [clientX, clientY]] of [
    ['pointerdown', from],
    ['pointerup', to],
  ] as const)
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }))
}

test('a press beside it closes; one inside it, or a finger that scrolls, does not', async () => {
  const dialog = await show(true)
  press(dialog.querySelector('h2')!, [1, 1], [1, 1])
  press(dialog, [1, 1], [1, 200])
  expect(onClose).not.toHaveBeenCalled()
  press(dialog, [1, 1], [2, 1])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('one that only its own buttons close has no cross and hears neither Escape nor a press', async () => {
  const dialog = await show(false)
  expect(cross()).toBeNull()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  press(dialog, [1, 1], [1, 1])
  expect(onClose).not.toHaveBeenCalled()
})

test('the focus goes back to where it was', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const dialog = await show(true)
  dialog.querySelector('h2')!.focus()
  expect(document.activeElement).not.toBe(opener)
  await act(async () => root.render(null))
  expect(document.activeElement).toBe(opener)
})

test('where nothing opened it, or what did is gone, the focus goes to the page’s heading and not to the body', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  const heading = main.appendChild(document.createElement('h1'))
  await show(true)
  await act(async () => root.render(null))
  expect(document.activeElement).toBe(heading)
  const opener = main.appendChild(document.createElement('button'))
  opener.focus()
  await show(true)
  opener.remove()
  await act(async () => root.render(null))
  expect(document.activeElement).toBe(heading)
})
