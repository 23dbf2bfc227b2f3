// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { markPart } from './mark-part.ts'

afterEach(() => vi.restoreAllMocks())

/** Contents of three parts whose headings stand so many pixels below the window's upper edge. */
const contentsOf = (tops: number[]): HTMLElement => {
  document.body.innerHTML = `<nav>${tops.map((_, index) => `<a href="#part-${index}">x</a>`).join('')}</nav>
    ${tops.map((_, index) => `<h2 id="part-${index}">x</h2>`).join('')}`
  for (const [index, top] of tops.entries())
    vi.spyOn(document.getElementById(`part-${index}`)!, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  return document.querySelector('nav')!
}
const marked = (nav: HTMLElement): string[] =>
  [...nav.querySelectorAll('[aria-current="location"]')].map((link) => link.getAttribute('href')!)

test('the last part that has reached the upper third is marked, before that the first', () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900)
  const atTheStart = contentsOf([400, 1200, 2000])
  markPart(atTheStart)
  expect(marked(atTheStart)).toEqual(['#part-0'])
  const further = contentsOf([-900, 290, 1100])
  markPart(further)
  expect(marked(further)).toEqual(['#part-1'])
})

test('contents without parts are left alone', () => {
  expect(markPart(null)).toBeUndefined()
  expect(markPart(contentsOf([]))).toBeUndefined()
})
