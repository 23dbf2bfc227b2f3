// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { later } from './later.tsx'

const words = createMessages('en-US', {
  'support.home.failed': 'This part didn’t load.',
  'support.common.retry': 'Try again',
})
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React tells the console of everything a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
})

const Menu = () => <p>The menu</p>
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part whose file does not come says so in its place; what is around it stays, and it can be had again', async () => {
  const load = vi.fn().mockImplementationOnce(broken).mockResolvedValue(Menu)
  const Part = later(load)
  await act(async () =>
    root.render(
      <MessagesContext value={words}>
        <h1>The page</h1>
        <Part />
      </MessagesContext>,
    ),
  )
  expect(document.body.textContent).toBe('The pageThis part didn’t load.Try again')
  await act(async () => document.querySelector('button')!.click())
  expect(document.body.textContent).toBe('The pageThe menu')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what is an extra is not there, without a word', async () => {
  const Part = later(broken, null, true)
  await act(async () =>
    root.render(
      <MessagesContext value={words}>
        <h1>The page</h1>
        <Part />
      </MessagesContext>,
    ),
  )
  expect(document.body.textContent).toBe('The page')
})
