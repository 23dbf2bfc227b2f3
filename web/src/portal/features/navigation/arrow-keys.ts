// Arrow keys, and with them a controller's stick, move the focus in a game's browser (ground G34). Loaded there alone.
import { type Box, type Direction, nearest } from './nearest.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], ' +
  'video[controls], [contenteditable]:not([contenteditable=false]), [tabindex]'

/** Inputs in which arrows do nothing of their own. */
const plainInputs = ['button', 'checkbox', 'file', 'image', 'reset', 'submit']
/** Roles whose own keyboard handling uses the arrows (ARIA practices). */
const ownArrows =
  '[role=tab], [role=radio], [role=option], [role=listbox], [role=combobox], [role=slider], ' +
  '[role=spinbutton], [role^=menuitem], [role=treeitem], [role=gridcell]'

/** Text, radio, tab, select and the like keep their arrows. */
export const usesArrowsItself = (element: Element): boolean => {
  if (element instanceof HTMLInputElement) return !plainInputs.includes(element.type)
  if (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLMediaElement
  )
    return true
  return (element instanceof HTMLElement && element.isContentEditable) || element.matches(ownArrows)
}

/** Whether a direction leads to what comes before, in the direction the element is written in. */
export const isBackward = (direction: Direction, element: Element): boolean =>
  direction === 'up' ||
  (direction !== 'down' && (direction === 'left') !== (getComputedStyle(element).direction === 'rtl'))

/** A box with a scroll bar of its own is scrolled first, to its end. */
const scrollsItself = (element: Element, direction: Direction): boolean => {
  const style = getComputedStyle(element)
  const isVertical = direction === 'up' || direction === 'down'
  if (!/auto|scroll/.test(isVertical ? style.overflowY : style.overflowX)) return false
  const [at, room] = isVertical
    ? [element.scrollTop, element.scrollHeight - element.clientHeight]
    : [Math.abs(element.scrollLeft), element.scrollWidth - element.clientWidth]
  return isBackward(direction, element) ? at > 1 : at < room - 1
}

/** The box around an element, or itself, that has further to scroll that way; null where only the page has. */
export const scrollerAlong = (element: Element, direction: Direction): Element | null => {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (scrollsItself(at, direction)) return at
  return null
}

/** Of radio buttons of one name, one takes the focus: the chosen one, else the first. */
const isLeftToItsGroup = (element: HTMLElement): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false
  const group = [...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, disabled }) => name === element.name && !disabled,
  )
  return group.some(({ checked }) => checked) || group[0] !== element
}

/** What can take the focus by keyboard, inside the open window if there is one. */
const focusables = (): HTMLElement[] => {
  const dialogs = document.querySelectorAll('dialog:modal')
  const scope = dialogs[dialogs.length - 1] ?? document
  return [...scope.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type=hidden]') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !isLeftToItsGroup(element),
  )
}

const isOutside = ({ top, bottom }: Box): boolean => bottom <= 0 || top >= window.innerHeight

/**
 * Where the way begins: at what has the focus, or, up and down, at the edge of what is seen when that was scrolled away.
 * To the sides there is only the row of what has the focus: its neighbour brings the row back into sight.
 */
const origin = (active: Element | null, direction: Direction): Box => {
  const box =
    active === null || active === document.body || active.id === 'main' ? null : active.getBoundingClientRect()
  const isSideways = direction === 'left' || direction === 'right'
  if (box !== null && (isSideways || !isOutside(box))) return box
  const right = document.documentElement.clientWidth
  const edge = direction === 'up' || direction === 'left' ? window.innerHeight : 0
  return { left: 0, right, top: edge, bottom: edge }
}

/** Something fixed and off the screen (the skip link) is no goal. */
const isParked = (element: HTMLElement, box: Box): boolean =>
  isOutside(box) && getComputedStyle(element).position === 'fixed'

/**
 * Down from a heading, which has the focus after a change of page, leads to what comes after it: where the title stands
 * beside the form, the first field is not below it. Null where another way is asked for.
 */
const followingHeading = (
  active: Element | null,
  direction: Direction,
  goals: readonly { element: HTMLElement; box: Box }[],
): number | null => {
  if (direction !== 'down' || active?.matches('h1, h2, h3') !== true || isOutside(active.getBoundingClientRect()))
    return null
  const next = goals.findIndex(
    ({ element }) => (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  return next === -1 || isOutside(goals[next]!.box) ? null : next
}

/**
 * Moves the focus. @returns false when nothing near lies that way: then the page scrolls, so that a long text can be
 * read
 */
export const moveFocus = (direction: Direction): boolean => {
  const active = document.activeElement
  const goals = focusables()
    .filter((element) => element !== active)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => !isParked(element, box))
  const found =
    followingHeading(active, direction, goals) ??
    nearest(
      origin(active, direction),
      goals.map(({ box }) => box),
      direction,
    )
  if (found === null) return false
  const { element, box } = goals[found]!
  // Half a screen ahead at most: what stands between would never be seen.
  const reach = window.innerHeight / 2
  if (box.top > window.innerHeight + reach || box.bottom < -reach) return false
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

const press = (event: KeyboardEvent): void => {
  const direction = directions[event.key]
  if (
    direction === undefined ||
    event.defaultPrevented ||
    event.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return
  const { target } = event
  if (target instanceof Element && (usesArrowsItself(target) || scrollsItself(target, direction))) return
  if (moveFocus(direction)) event.preventDefault()
}

/**
 * Listens until the returned function is called. Whoever handles a key before (a picker, a tab list) prevents its
 * default.
 */
export const listenToArrowKeys = (): (() => void) => {
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
