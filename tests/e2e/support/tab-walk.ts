// Tab through a page as it stands: the order of the focus is the order of the place, nothing is left out, the focus is
// never nowhere and never under something else.
import type { Page } from '@playwright/test'

/** Presses beyond the stops that are known. */
const spare = 8

/** On the page, not in the window. */
interface Place {
  left: number
  right: number
  top: number
  bottom: number
}
interface Stop extends Place {
  name: string
  /** What it is scrolled in beside the page, the innermost first. */
  boxes: (Place & { id: number })[]
  /** Stays where it is while the page scrolls, so that it has no place among the rest. */
  isFixed: boolean
  /** What lies over it. */
  under: string | null
}
interface Walk {
  /** Every stop of the focus, in its order; null where it was nowhere when Tab was pressed. */
  stops: (Stop | null)[]
  /** What Tab should have reached. */
  missed: string[]
}
declare global {
  interface Window {
    tabWalk?: { end: () => Walk }
  }
}

/** Longer than what waits on purpose before it brings something into view (OD-112). */
const quietMilliseconds = 400

/**
 * A window that has just become wider or narrower draws what asks for its width anew, and scrolls to it after a while; a
 * walk that has begun before would lose its stop, or find it pushed out of the window. Waits until nothing changes.
 */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          observer.disconnect()
          // And the last of it is laid out.
          requestAnimationFrame(() => setTimeout(resolve))
        }
        let timer = setTimeout(end, quiet)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quiet)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true })
      }),
    quietMilliseconds,
  )

/** Begins at the first stop; how many there are. */
const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops: (Stop | null)[] = []
    const reached = new Set<Element>()
    let isDone = false
    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
      return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    }
    const isFixed = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    /** The drawing of a hidden control is its label. */
    const isPartOf = (seen: Element, element: Element): boolean =>
      element.contains(seen) ||
      seen.contains(element) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(seen))
    const coverOf = (element: Element): string | null => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = [0.5, 0.1, 0.9].flatMap((down) =>
        [0.5, 0.1, 0.9].map((along) => document.elementFromPoint(left + width * along, top + height * down)),
      )
      if (seen.some((one) => one !== null && isPartOf(one, element))) return null
      const cover = seen.find((one) => one !== null)
      return cover ? nameOf(cover) : 'the edge of the window'
    }
    const groupOf = (element: Element): string | null =>
      element instanceof HTMLInputElement && element.type === 'radio' ? `${element.form?.id} ${element.name}` : null
    const tabbable = (): HTMLElement[] => {
      const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const groups = new Set<string>()
      return [
        ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter((element) => {
        if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        // Of a group of radio buttons Tab reaches one.
        const group = groupOf(element)
        if (group === null) return true
        if (groups.has(group)) return false
        groups.add(group)
        return true
      })
    }
    /** The same wherever the page, and each box in it, has been scrolled to. */
    const placeOf = (element: Element): Place => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      let [along, down] = [0, 0]
      for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) {
        along += at.scrollLeft
        down += at.scrollTop
      }
      return { left: left + along, right: right + along, top: top + down, bottom: bottom + down }
    }
    const boxes: Element[] = []
    const boxesOf = (element: Element): Stop['boxes'] => {
      const around: Stop['boxes'] = []
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (at.scrollHeight <= at.clientHeight || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue
        if (!boxes.includes(at)) boxes.push(at)
        around.push({ id: boxes.indexOf(at), ...placeOf(at) })
      }
      return around
    }
    let current: Element | null = null
    const note = (element: Element): void => {
      if (isDone) return
      reached.add(element)
      current = element
      const place = { ...placeOf(element), boxes: boxesOf(element) }
      stops.push({ name: nameOf(element), ...place, isFixed: isFixed(element), under: null })
      isDone = missed().length === 0
    }
    /** Once it is drawn: what the focus shows, and what it scrolls to, comes after its event. */
    const settle = (): void => {
      const stop = stops.at(-1)
      if (stop && current !== null && current === document.activeElement) stop.under = coverOf(current)
      current = null
    }
    const missed = (): string[] =>
      all
        .filter((element) => {
          const group = groupOf(element)
          const isReached =
            reached.has(element) || (group !== null && [...reached].some((one) => groupOf(one) === group))
          return !isReached && element.isConnected && element.checkVisibility({ visibilityProperty: true })
        })
        .map(nameOf)
    const onFocus = ({ target }: FocusEvent): void => {
      if (target !== document.body) note(target as Element)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') settle()
      if (
        event.key === 'Tab' &&
        !isDone &&
        stops.length > 0 &&
        (document.activeElement ?? document.body) === document.body
      )
        stops.push(null)
    }
    // The shortest transition still takes a frame, and the next press does not wait for one.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; }')
    document.adoptedStyleSheets.push(still)
    const all = tabbable()
    document.addEventListener('focusin', onFocus, true)
    document.addEventListener('keydown', onKey, true)
    window.tabWalk = {
      end: () => {
        document.removeEventListener('focusin', onFocus, true)
        document.removeEventListener('keydown', onKey, true)
        settle()
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
        return { stops, missed: missed() }
      },
    }
    // From the very top; a dialog that is open is all there is.
    if (document.querySelector('dialog:modal') !== null) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      all[0]?.focus()
    } else {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    }
    return all.length
  })

const finish = (page: Page): Promise<Walk> =>
  page.evaluate(() => {
    const walk = window.tabWalk!.end()
    delete window.tabWalk
    return walk
  })

/** Whether `next` stands where a reader has been already: above in the same column, or before in the same line. */
const isBefore = (one: Stop, other: Stop): boolean => {
  if (one.isFixed || other.isFixed) return false
  // What lies beyond the edge of its box stands, to all outside, where the box does.
  const seenFrom = (stop: Stop, outside: Stop): Place =>
    stop.boxes.findLast(({ id }) => outside.boxes.every((box) => box.id !== id)) ?? stop
  const [stop, next] = [seenFrom(one, other), seenFrom(other, one)]
  const shared = Math.min(stop.bottom, next.bottom) - Math.max(stop.top, next.top)
  const isSameLine = shared > Math.min(stop.bottom - stop.top, next.bottom - next.top) / 2
  return isSameLine ? next.right <= stop.left + 1 : next.bottom <= stop.top + 1 && next.left < stop.right
}

export const tabFaults = async (page: Page): Promise<string[]> => {
  await drawn(page)
  const count = await begin(page)
  // Boxes that scroll are stops as well, although nobody said so.
  for (let presses = 0; presses < count + spare; presses += 1) await page.keyboard.press('Tab')
  const { stops, missed } = await finish(page)
  const faults = missed.map((name) => `${name} is not reached`)
  stops.forEach((stop, index) => {
    if (stop === null) faults.push(`the focus is nowhere after ${stops[index - 1]?.name ?? 'the begin'}`)
    else if (stop.under !== null) faults.push(`${stop.name} has the focus under ${stop.under}`)
    const next = stops[index + 1]
    if (stop && next && isBefore(stop, next))
      faults.push(`${next.name} comes after ${stop.name}, which stands behind it`)
  })
  return faults
}
