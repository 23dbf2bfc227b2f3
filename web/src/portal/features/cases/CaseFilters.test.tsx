// @vitest-environment happy-dom
// Words, filters and order of a long list: what is chosen goes where the address is made (CD-177).
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessagesContext } from '../../shared/i18n/context.ts'
import { createMessages } from '../../shared/i18n/messages.ts'
import english from '../../../../../server/src/localizations/messages/en-US/cases.json' with { type: 'json' }
import { CaseFilters } from './CaseFilters.tsx'
import { unwished, wishOf, type Wish } from './case-filter.ts'

const onWish = vi.fn<(wish: Wish) => void>()
const nothing = unwished({ isArchived: true })
const choices = {
  games: [{ name: 'wow', title: 'Realms of Aether', count: 7 }],
  topics: [{ categoryId: 1201, title: 'Stuck character', count: 1200 }],
}
let root: Root
const show = (wish: Wish): Promise<void> =>
  act(async () =>
    root.render(
      <MessagesContext value={createMessages('en-US', english)}>
        <CaseFilters wish={wish} choices={choices} onWish={onWish} />
      </MessagesContext>,
    ),
  )
const box = () => document.querySelector('input')!
const type = (words: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box(), words)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = (): Promise<void> =>
  act(async () => {
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(onWish).toHaveBeenCalled(), { timeout: 90_000 })
  })
const labelled = (label: string): HTMLSelectElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)!
  return document.getElementById(found.htmlFor) as HTMLSelectElement
}
const choose = (label: string, value: string): Promise<void> =>
  act(async () => {
    labelled(label).value = value
    labelled(label).dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onWish.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('words go when they are sent, from the first page on; another address brings its own', async () => {
  await show({ ...nothing, cursor: 'x' })
  await type('  gate ')
  expect(onWish).not.toHaveBeenCalled()
  await send()
  expect(onWish).toHaveBeenCalledExactlyOnceWith({ ...nothing, q: 'gate' })
  await show({ ...nothing, q: 'sword' })
  expect(box().value).toBe('sword')
  await show(nothing)
  expect(box().value).toBe('')
})

test.each([
  ['Status', 'ANSWERED', { status: 'ANSWERED' }],
  ['Product', 'wow', { game: 'wow' }],
  ['Topic', '1201', { categoryId: 1201 }],
  ['Last update', '30', { days: 30 }],
  ['Order', 'newest', { sort: 'newest' }],
] as const)('%s narrows at once, keeps what is typed, and can be taken back', async (label, value, change) => {
  await show(nothing)
  expect(document.querySelector('[aria-expanded] [class*=go]')!.textContent).toBe('Filter and sort')
  await type('gate')
  await choose(label, value)
  expect(onWish).toHaveBeenLastCalledWith({ ...nothing, q: 'gate', ...change })
  await show({ ...nothing, q: 'gate', ...change })
  expect(document.querySelector('[aria-expanded] [class*=go]')!.textContent).toBe('Filter and sort (1)')
  await choose(label, label === 'Order' ? 'unread' : '')
  expect(onWish).toHaveBeenLastCalledWith({ ...nothing, q: 'gate' })
})

test('the choices are those of the list, each with its number', async () => {
  await show(wishOf(new URLSearchParams('game=wow')))
  expect(labelled('Product').value).toBe('wow')
  expect(labelled('Topic').textContent).toContain('Stuck character (1,200)')
})
