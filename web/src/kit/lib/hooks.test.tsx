// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'
import { useHydrated } from './use-hydrated.ts'
import { resizeWait, useMediaQuery } from './use-media-query.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

test('a value settles once it has stood still, the last one only', async () => {
  const Settled = ({ value }: { value: string }) => useDebounced(value, 100)
  const show = (value: string) => act(async () => root.render(<Settled value={value} />))
  await show('a')
  await show('ab')
  await wait(99)
  await show('abc')
  await wait(99)
  expect(place.textContent).toBe('a')
  await wait(1)
  expect(place.textContent).toBe('abc')
})

test('a media query is followed once the window stands still, until its part leaves', async () => {
  const list = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = vi.fn(() => list)
  vi.stubGlobal('matchMedia', matchMedia)
  const Wide = () => String(useMediaQuery('(min-width: 1px)'))
  await act(async () => root.render(<Wide />))
  expect([place.textContent, matchMedia.mock.calls[0]]).toEqual(['false', ['(min-width: 1px)']])
  list.matches = true
  list.dispatchEvent(new Event('change'))
  expect(place.textContent).toBe('false')
  await wait(resizeWait)
  expect(place.textContent).toBe('true')
  list.dispatchEvent(new Event('change'))
  await act(async () => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
})

test('on the server nothing is known: not the width, not that it is hydrated', async () => {
  const Known = ({ isWide }: { isWide?: boolean }) => `${useMediaQuery('(min-width: 1px)', isWide)} ${useHydrated()}`
  expect(renderToStaticMarkup(<Known />)).toBe('false false')
  expect(renderToStaticMarkup(<Known isWide />)).toBe('true false')
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await act(async () => root.render(<Known isWide />))
  expect(place.textContent).toBe('false true')
})
