// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToArrowKeys, scrollerAlong } from './arrow-keys.ts'
import { listenToGamePad, press } from './game-pad.ts'

/** Each in a line of its own, 40 px high. */
const lay = (html: string, direction = 'ltr'): void => {
  document.documentElement.dir = direction
  document.body.style.direction = direction
  document.body.innerHTML = html
  document.querySelectorAll<HTMLElement>('body *').forEach((element, index) => {
    element.getBoundingClientRect = () => new DOMRect(0, index * 40, 200, 30)
    element.checkVisibility = () => true
    element.scrollIntoView = () => undefined
  })
}
const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!
const here = (): string => document.activeElement?.id ?? ''
let stop: () => void

beforeEach(() => {
  stop = listenToArrowKeys()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('directions move the focus, and lead out of a text, which keeps the arrows of a keyboard', () => {
  lay('<button id="a">A</button><textarea id="b"></textarea><a id="c" href="/c">C</a>')
  press('down', null)
  expect(here()).toBe('a')
  press('down', null)
  press('down', null)
  expect(here()).toBe('c')
  press('up', null)
  expect(here()).toBe('b')
  at('#b').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  expect(here()).toBe('b')
})

test('down from a title that stands beside the form leads to the first field, not to one further down', () => {
  lay('<h1 id="t" tabindex="-1">Title</h1><input id="a"><input id="b">')
  at('#t').getBoundingClientRect = () => new DOMRect(0, 60, 200, 30)
  at('#a').getBoundingClientRect = () => new DOMRect(300, 60, 200, 30)
  at('#b').getBoundingClientRect = () => new DOMRect(300, 200, 200, 30)
  at('#t').focus()
  press('down', null)
  expect(here()).toBe('a')
})

test('confirm presses what has the focus, opens the platform’s keyboard in a text, and sends nothing there', () => {
  lay('<form><textarea id="a"></textarea><button id="b" type="button">B</button></form>')
  const [clicked, entered, show] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('navigator', { virtualKeyboard: { show } })
  at('#b').addEventListener('click', clicked)
  at('#a').addEventListener('keydown', entered)
  at('#a').focus()
  press('confirm', null)
  expect([show.mock.calls.length, entered.mock.calls.length]).toEqual([1, 0])
  at('#b').focus()
  press('confirm', null)
  expect([show.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1])
})

test('the marked suggestion of an open list is taken', () => {
  lay('<input id="a" role="combobox" aria-activedescendant="x">')
  const taken = vi.fn((event: Event) => event.preventDefault())
  at('#a').addEventListener('keydown', taken)
  at('#a').focus()
  press('confirm', null)
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
})

test('in a group of radio buttons a direction chooses, and leaves it at its end', () => {
  lay(
    '<form><input type="radio" name="r" id="a" checked><input type="radio" name="r" id="b"></form><button id="c"></button>',
  )
  at('#a').focus()
  press('down', null)
  expect([here(), (at('#b') as HTMLInputElement).checked]).toEqual(['b', true])
  press('down', null)
  expect(here()).toBe('c')
})

test('a select is turned sideways and told of, what is closed is passed over, up and down lead on', () => {
  lay('<select id="a"><option>1<option disabled>2<option>3</select><button id="b"></button>')
  const changed = vi.fn()
  const select = at('#a') as HTMLSelectElement
  select.addEventListener('change', changed)
  select.focus()
  press('right', null)
  expect([select.value, changed.mock.calls.length]).toEqual(['3', 1])
  press('right', null)
  expect([select.value, changed.mock.calls.length, here()]).toEqual(['3', 1, 'a'])
  press('left', null)
  expect(select.value).toBe('1')
  press('down', null)
  expect(here()).toBe('b')
})

test('right to left a select is turned the other way', () => {
  lay('<select id="a"><option>1<option>2</select>', 'rtl')
  at('#a').focus()
  press('left', null)
  expect((at('#a') as HTMLSelectElement).value).toBe('2')
})

test('back closes a window, else what hears Escape, else leads a page back, but never out of the portal', () => {
  const goBack = vi.spyOn(window.history, 'back').mockReturnValue()
  lay('<dialog id="d"></dialog><input id="a">')
  const dialog = at('#d') as HTMLDialogElement
  const cancelled = vi.fn()
  dialog.addEventListener('cancel', cancelled)
  const queried = vi.spyOn(document, 'querySelectorAll').mockReturnValue([dialog] as unknown as NodeListOf<Element>)
  press('back', null)
  queried.mockRestore()
  expect(cancelled).toHaveBeenCalledTimes(1)
  const closes = (event: Event): void => event.preventDefault()
  at('#a').addEventListener('keydown', closes)
  at('#a').focus()
  press('back', null)
  at('#a').removeEventListener('keydown', closes)
  window.history.replaceState({ idx: 0 }, '')
  press('back', null)
  expect(goBack).not.toHaveBeenCalled()
  window.history.replaceState({ idx: 2 }, '')
  press('back', null)
  expect(goBack).toHaveBeenCalledTimes(1)
})

test('the shoulders turn the bar’s tabs, round', () => {
  lay('<nav><a id="a" href="#a">A</a><a id="b" href="#b" aria-current="page">B</a><a id="c" href="#c">C</a></nav>')
  const opened: string[] = []
  at('nav').addEventListener('click', (event) => {
    event.preventDefault()
    opened.push((event.target as HTMLElement).id)
  })
  press('after', at('nav'))
  press('before', at('nav'))
  at('#b').removeAttribute('aria-current')
  at('#c').setAttribute('aria-current', 'page')
  press('after', at('nav'))
  at('#c').removeAttribute('aria-current')
  press('before', at('nav'))
  expect(opened).toEqual(['c', 'a', 'a', 'c'])
  press('after', null)
})

test('the focus is shown from the first press on, until somebody points', () => {
  lay('<button id="a"></button>')
  const pads = vi.fn(() => [])
  vi.stubGlobal('navigator', { getGamepads: pads })
  const end = listenToGamePad(() => null)
  press('down', null)
  expect(document.documentElement.dataset['pad']).toBe('')
  window.dispatchEvent(new Event('pointerdown'))
  expect(document.documentElement.dataset['pad']).toBeUndefined()
  end()
})

test('in a box that scrolls, down is down in Arabic as well', () => {
  lay('<div id="a" style="overflow-y: auto; direction: rtl"></div>', 'rtl')
  for (const [name, value] of Object.entries({ scrollTop: 0, scrollHeight: 500, clientHeight: 100 }))
    Object.defineProperty(at('#a'), name, { value, configurable: true })
  expect(scrollerAlong(at('#a'), 'down')?.id).toBe('a')
  expect(scrollerAlong(at('#a'), 'up')).toBeNull()
})
