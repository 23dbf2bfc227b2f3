// @vitest-environment happy-dom
// The script of a drawn page before its app lives (CD-211).
import { beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyPress } from '../kit/lib/early-press.ts'

/** No module: it stands in a page by itself. */
const script = './early.ts'
const form =
  '<form method="dialog"><textarea name="words"></textarea><input name="secret" type="password"><button type="submit"></button></form>'
const drawPage = (body: string): void => {
  document.body.innerHTML = `<div id="app">${body}</div>`
}
/** The page is loaded: whatever was there before is gone, but for the session. */
const run = async (): Promise<void> => {
  vi.resetModules()
  await import(script)
}
const box = () => document.querySelector('textarea')!
const leave = (): void => void window.dispatchEvent(new Event('pagehide'))
const press = (): boolean =>
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
/** As React marks what it has taken over. */
const live = (element: Element): void => {
  vi.spyOn(Object, 'keys').mockImplementation((of) =>
    of === element ? ['__reactProps$1'] : (Reflect.ownKeys(of) as string[]),
  )
}

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  delete document.documentElement.dataset['begun']
})

test('what was typed before the page lived is there after a reload; what is masked is kept nowhere', async () => {
  drawPage(form)
  await run()
  box().value = 'Before it lived'
  document.querySelector('input')!.value = 'hunter2'
  leave()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2')
  drawPage(form)
  await run()
  expect(box().value).toBe('Before it lived')
})

test('a form that lives keeps its own words', async () => {
  drawPage(form)
  await run()
  box().value = 'In its draft'
  live(box())
  leave()
  drawPage(form)
  await run()
  expect(box().value).toBe('')
})

test('a press before the form lives waits for it, once; one after is the form’s own', async () => {
  drawPage(form)
  await run()
  const element = document.querySelector('form')!
  expect(press()).toBe(false)
  expect([takeEarlyPress(element), takeEarlyPress(element), takeEarlyPress(null)]).toEqual([true, false, false])
  live(element)
  expect(press()).toBe(true)
  expect(takeEarlyPress(element)).toBe(false)
})

test('a reload in the middle of the guide does not show its first step; another address does', async () => {
  const step = '<section data-state="describeState"></section>'
  sessionStorage.setItem('bft', JSON.stringify({ url: location.pathname, state: 'categorizeState' }))
  drawPage(step)
  await run()
  expect(document.documentElement.dataset['begun']).toBe('')
  delete document.documentElement.dataset['begun']
  sessionStorage.setItem('bft', JSON.stringify({ url: '/product/another', state: 'categorizeState' }))
  await run()
  sessionStorage.setItem('bft', JSON.stringify({ url: location.pathname, state: 'describeState' }))
  await run()
  sessionStorage.setItem('bft', 'not json')
  await run()
  expect(document.documentElement.dataset['begun']).toBeUndefined()
})
