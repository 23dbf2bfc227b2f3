// A controller walks the pages of a game's browser (CD-185). Loaded once one is there.
import { isBackward, moveFocus, scrollerAlong, usesArrowsItself } from './arrow-keys.ts'
import './game-pad.css'
import type { Direction } from './nearest.ts'
import { type Press, held, presses } from './pad-presses.ts'

const keys: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}
/** Part of the window a press scrolls where there is nothing to go to. */
const scrollStep = 0.4

/** As if the key had been pressed. @returns whether somebody took it */
const isTaken = (key: string): boolean =>
  !(document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

const isText = (element: Element): boolean =>
  usesArrowsItself(element) &&
  !(element instanceof HTMLSelectElement) &&
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['radio', 'range'].includes(element.type)) ||
    (element instanceof HTMLElement && element.isContentEditable))

/** The next of a group of radio buttons is chosen, as the keyboard's arrows do; at its end the group is left. */
const chooses = (element: HTMLInputElement, direction: Direction): boolean => {
  const group = [...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, disabled }) => name === element.name && !disabled,
  )
  const next = group[group.indexOf(element) + (isBackward(direction, element) ? -1 : 1)]
  if (next === undefined) return false
  next.focus()
  next.click()
  return true
}

/** Sideways another option is chosen; up and down lead on. */
const turns = (select: HTMLSelectElement, direction: Direction): boolean => {
  if (direction === 'up' || direction === 'down') return false
  const step = isBackward(direction, select) ? -1 : 1
  let next = select.selectedIndex + step
  while (select.options[next]?.disabled) next += step
  if (select.options[next] !== undefined) {
    select.selectedIndex = next
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return true
}

const go = (direction: Direction): void => {
  // Tabs and the bar know their arrows, and the page's own arrows hear the rest.
  if (isTaken(keys[direction])) return
  const active = document.activeElement ?? document.body
  if (active instanceof HTMLInputElement && active.type === 'radio' && chooses(active, direction)) return
  if (active instanceof HTMLSelectElement && turns(active, direction)) return
  const scroller = scrollerAlong(active, direction)
  // From the start of a text nobody writes with the cross: it leads out.
  if ((scroller === null || isText(active)) && moveFocus(direction)) return
  if (direction === 'left' || direction === 'right') return
  const by = (direction === 'up' ? -scrollStep : scrollStep) * window.innerHeight
  ;(scroller ?? window).scrollBy({ top: by })
}

const confirm = (): void => {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return void moveFocus('down')
  // Only a list of suggestions that is open takes it as Enter: in a text of several lines that would send or break.
  if (active.hasAttribute('aria-activedescendant') && isTaken('Enter')) return
  active.click()
  // The platform's keyboard; Chromium opens it for a touch alone.
  if (isText(active)) (navigator as { virtualKeyboard?: { show: () => void } }).virtualKeyboard?.show()
}

const back = (): void => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  if (dialog !== undefined) return void dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  if (isTaken('Escape')) return
  // Never out of the portal: what was before it is the game's.
  const place = window.history.state as { idx?: number } | null
  if ((place?.idx ?? 0) > 0) window.history.back()
}

const turnTab = (bar: Element | null, step: 1 | -1): void => {
  const tabs = [...(bar?.querySelectorAll('a') ?? [])]
  const here = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'page')
  const next = here === -1 ? (step === 1 ? 0 : -1) : (here + step) % tabs.length
  tabs.at(next)?.click()
}

/** What a press does. */
export const press = (what: Press, bar: Element | null): void => {
  // From now on the focus is shown wherever it is, until somebody points.
  document.documentElement.dataset['pad'] = ''
  if (what === 'confirm') confirm()
  else if (what === 'back') back()
  else if (what === 'before') turnTab(bar, -1)
  else if (what === 'after') turnTab(bar, 1)
  else go(what)
}

const point = (): void => {
  delete document.documentElement.dataset['pad']
}

/** Reads the controllers with each frame until the returned function is called. `bar` holds the tabs of the shoulders. */
export const listenToGamePad = (bar: () => Element | null): (() => void) => {
  const read = presses()
  let frame = 0
  const look = (now: number): void => {
    frame = requestAnimationFrame(look)
    for (const what of read(now, held(navigator.getGamepads()))) press(what, bar())
  }
  frame = requestAnimationFrame(look)
  window.addEventListener('pointerdown', point)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('pointerdown', point)
    point()
  }
}
