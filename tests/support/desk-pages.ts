// The desk's screens over the contract's examples. Of a page or a state: what it shows, as somebody hears it, what it asks or by
// which classes and attributes it is drawn, is what was approved (vitest -u approves anew). Of a deed: all that it wrote, and
// what was said of it.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import written from '#generated/desk.json'
import { tellPresence } from '../../web/src/desk/shared/presence.ts'
import { examplesNow, settled } from './answers.ts'
import { type Around, openDesk, type Screen } from './desk-screen.tsx'

export { examplesNow }

/** @param paths below the desk's home, as somebody sees them who may everything */
export const approvePages = (paths: readonly string[], says: Around['says'] = {}): void => {
  for (const path of paths)
    test(`${path} shows and asks what is approved`, async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
      // Who has a case open is told a moment after it is there.
      tellPresence({ id: '', people: [] })
      const { asked } = await openDesk(path, {
        roles: ['admin'],
        says,
        answers: { setPresence: 'desk-presence-alone' },
      })
      await expect.element(page.getByRole('main')).toBeInTheDocument()
      await settled()
      // Each look at what was not there yet moved the clock on.
      vi.setSystemTime(examplesNow)
      await expect.element(page.getByRole('main')).toMatchAriaSnapshot()
      const questions = asked
        .filter(({ operation }) => operation !== 'setPresence')
        .map(({ operation, url }) => `${operation}${decodeURIComponent(url.search)}`)
      expect([...new Set(questions)].toSorted()).toMatchSnapshot()
    })
}

/** Refers to another element, by names that are made anew each time. */
const refers = new Set(['id', 'for', 'name', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls'])
/** Said by the outline already, the same of all pictures, or another each time. */
const left = new Set(['class', 'href', 'src', 'value', 'aria-label', 'aria-activedescendant', 'data-discover'])
const isDrawing = /^(fill|stroke|stroke-.*|viewBox|xmlns|width)$/

/** Each way an element is drawn, once. */
const drawnIn = (shown: Element): string[] => {
  const ways = [shown, ...shown.querySelectorAll('*:not(svg *)')].map((element) => {
    // Of a sheet's classes the name that stands there.
    const classes = [...element.classList]
      .map((name) => name.replace(/^_?[\w-]{6}_(?=[a-z])/i, ''))
      .filter((name) => name !== 'lucide')
    const attributes = [...element.attributes]
      .filter(({ name }) => !left.has(name) && !(element.localName === 'svg' && isDrawing.test(name)))
      .map(({ name, value }) => (refers.has(name) || value === '' ? name : `${name}=${value}`))
    return [[element.localName, ...classes].join('.'), ...attributes.toSorted().map((one) => `[${one}]`)].join('')
  })
  return [...new Set(ways)].filter((way) => /[.[]/.test(way)).toSorted()
}

export interface State extends Around {
  /** Below the desk's home. */
  path: string
  /** What somebody does before they look. */
  act?: (screen: Screen) => Promise<unknown>
  /** What is looked at; the room's own part of the page. */
  of?: () => Locator
}

const main = (): Locator => page.getByRole('main')
export const dialog = (): Locator => page.getByRole('dialog')

/** What was said of deeds, each for a few seconds. */
const hear = (): string[] => {
  const heard: string[] = []
  const watch = new MutationObserver(() => {
    const said = document.querySelector('#desk > p[role=status]')?.firstChild?.textContent ?? ''
    if (said !== '' && said !== heard.at(-1)) heard.push(said)
  })
  watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  return heard
}

const begin = async ({ path, answers, ...around }: State): Promise<Screen> => {
  vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
  // Who has a case open is told a moment after it is there.
  tellPresence({ id: '', people: [] })
  const screen = await openDesk(path, { ...around, answers: { setPresence: 'desk-presence-alone', ...answers } })
  await expect.element(main()).toBeInTheDocument()
  await settled()
  // Each look at what was not there yet moved the clock on.
  vi.setSystemTime(examplesNow)
  return screen
}

/** @param states name of each → how one comes to it */
export const approveStates = (states: Readonly<Record<string, State>>): void => {
  for (const [name, state] of Object.entries(states))
    test(`${name}: as approved`, async () => {
      const screen = await begin(state)
      if (state.act !== undefined) {
        await state.act(screen)
        await settled()
      }
      const shown = (state.of ?? main)()
      await expect.element(shown).toMatchAriaSnapshot()
      expect(drawnIn(shown.element())).toMatchSnapshot()
      // An answer that waits goes before the screen does.
      dispatchEvent(new Event('pagehide'))
      if (state.act !== undefined) await settled()
    })
}

const reads = new Set([
  ...Object.values(written.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, one]) =>
      method === 'get' ? [(one as { operationId: string }).operationId] : [],
    ),
  ),
  // Said by themselves, and time and again.
  'setAvailability',
  'setPresence',
  'saveDraft',
])
/** All that a screen wrote: operation, path below the desk's services, body. */
export const wroteBy = ({ asked }: Screen): unknown[] =>
  asked
    .filter(({ operation }) => !reads.has(operation))
    .map(({ operation, url, body }) => [operation, url.pathname.slice('/services/desk/'.length) + url.search, body])

export interface Deed extends State {
  act: (screen: Screen) => Promise<unknown>
  /** Operation, path below the desk's services, body. */
  wrote: readonly (readonly unknown[])[]
  /** For a few seconds, once it was done or refused. */
  tells?: string
  /** What is true then. */
  then?: (screen: Screen) => Promise<unknown>
}

/** @param deeds name of each → what is done, and what it writes */
export const proveDeeds = (deeds: Readonly<Record<string, Deed>>): void => {
  for (const [name, deed] of Object.entries(deeds))
    test(name, async () => {
      const screen = await begin(deed)
      const heard = hear()
      await deed.act(screen)
      await expect.poll(() => wroteBy(screen)).toEqual(deed.wrote)
      if (deed.tells !== undefined) await expect.poll(() => heard.at(-1)).toBe(deed.tells)
      await deed.then?.(screen)
      await settled()
      expect(wroteBy(screen)).toEqual(deed.wrote)
    })
}
