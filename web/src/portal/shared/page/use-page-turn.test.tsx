// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageTurn } from './use-page-turn.ts'

function List({ page, hasRows = true }: { page: number; hasRows?: boolean }) {
  usePageTurn(page)
  return (
    <main>
      <h1>Cases</h1>
      <input />
      {hasRows && <a href="?page=2">2</a>}
    </main>
  )
}

let root: ReturnType<typeof createRoot>
const draw = (page: number, hasRows?: boolean): Promise<void> =>
  act(async () => root.render(<List page={page} hasRows={hasRows} />))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('another page of a list takes its reader to the heading, not to the body', async () => {
  await draw(1)
  document.querySelector('a')!.focus()
  await draw(2, false)
  expect(document.activeElement?.tagName).toBe('H1')
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
})

test('who is typing keeps the focus, and opening a list moves nothing', async () => {
  await draw(3)
  expect(document.activeElement).toBe(document.body)
  document.querySelector('input')!.focus()
  await draw(1)
  expect(document.activeElement?.tagName).toBe('INPUT')
})
