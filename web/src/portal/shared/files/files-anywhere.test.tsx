// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFilesAnywhere } from './use-files-anywhere.ts'

let root: Root
let taken: string[]
let isOver = false
function Page({ isWanted }: { isWanted: boolean }) {
  const isHeld = useFilesAnywhere(isWanted, (files) => taken.push(...files.map(({ name }) => name)))
  useEffect(() => {
    isOver = isHeld
  })
  return <textarea aria-label="words" />
}
const show = (isWanted = true): Promise<void> => act(async () => root.render(<Page isWanted={isWanted} />))
/** An event with what a browser hands over; happy-dom has no such data of its own. */
const send = async (name: string, key: 'dataTransfer' | 'clipboardData', data: object): Promise<Event> => {
  const event = new Event(name, { bubbles: true, cancelable: true })
  Object.defineProperty(event, key, { value: data })
  Object.defineProperty(event, 'relatedTarget', { value: null })
  await act(async () => document.querySelector('textarea')!.dispatchEvent(event))
  return event
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }))
const paste = (names: string[], text = '') =>
  send('paste', 'clipboardData', { files: files(...names), getData: () => text })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  taken = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('files dropped anywhere are taken, and the page stays; words that are dragged are left alone (CD-264)', async () => {
  await show()
  await send('dragover', 'dataTransfer', { types: ['Files'] })
  expect(isOver).toBe(true)
  const dropped = await send('drop', 'dataTransfer', { types: ['Files'], files: files('map.png', 'crash.png') })
  expect([taken, dropped.defaultPrevented, isOver]).toEqual([['map.png', 'crash.png'], true, false])
  const words = await send('drop', 'dataTransfer', { types: ['text/plain'], files: [] })
  expect([taken.length, words.defaultPrevented]).toEqual([2, false])
  await send('dragover', 'dataTransfer', { types: ['Files'] })
  await send('dragleave', 'dataTransfer', {})
  expect(isOver).toBe(false)
})

test('pasted pictures are told apart by number; a paste with words in it stays one (CD-264)', async () => {
  await show()
  await paste(['image.png'])
  await paste(['image.png'])
  expect(taken).toEqual(['pasted-1.png', 'pasted-2.png'])
  const text = await paste(['image.png'], 'A\tB')
  expect([taken.length, text.defaultPrevented]).toEqual([2, false])
})

test('what a field of its own has taken is not taken twice; nobody listens where nothing is wanted', async () => {
  await show()
  document.querySelector('textarea')!.addEventListener('drop', (event) => event.preventDefault())
  await send('drop', 'dataTransfer', { types: ['Files'], files: files('map.png') })
  expect(taken).toEqual([])
  await show(false)
  await paste(['image.png'])
  expect(taken).toEqual([])
})
