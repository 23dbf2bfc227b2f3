// What people do in a room of the desk, over the contract's examples: what each act sends, whole, and what stands there then
// is what was approved (vitest -u approves anew).
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Refused, settled } from './answers.ts'
import { examplesNow } from './desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, type Screen } from './desk-screen.tsx'

type Name = string | RegExp
type Role = Parameters<typeof page.getByRole>[0]

/** Waits without moving the clock, which `expect.element` and `expect.poll` move on where it is a false one. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** A window that is open is all that can be used. */
const here = (): Pick<Locator, 'getByRole'> => {
  const windows = page.getByRole('dialog')
  return windows.elements().length === 0 ? page : windows.last()
}
/** What is called so; of several the first, or the one at this place. */
const the = async (role: Role, name: Name, place = 0): Promise<Locator> => {
  await settled(3)
  return here()
    .getByRole(role, { name, exact: typeof name === 'string' })
    .nth(place)
}
/** Each act moves a false clock on a little: it is as it was in the beginning again. */
export const backToNow = (): void => void vi.setSystemTime(examplesNow)
export const press = async (name: Name, place?: number): Promise<void> => (await the('button', name, place)).click()
export const follow = async (name: Name, place?: number): Promise<void> => (await the('link', name, place)).click()
/** Waits for a window, in which everything else is done then. */
export const asked = (): Promise<void> => until(() => document.querySelector('dialog[open]') !== null)
/** Does what a window asks about. */
export const confirm = async (name: Name): Promise<void> => {
  await asked()
  await press(name)
}
/** Boxes are drawn over by their labels. */
export const tick = async (name: Name, role: Role = 'checkbox', place?: number): Promise<void> =>
  (await the(role, name, place)).click({ force: true })
export const choose = (name: Name, place?: number): Promise<void> => tick(name, 'radio', place)
export const fill = async (name: Name, text: string, role: Role = 'textbox', place?: number): Promise<void> =>
  (await the(role, name, place)).fill(text)
/** @param option how it begins */
export const pick = async (name: Name, option: string, place?: number): Promise<void> => {
  const box = await the('combobox', name, place)
  await until(() => box.elements().length > 0)
  const { options } = box.element() as HTMLSelectElement
  await box.selectOptions([...options].find(({ text }) => text.startsWith(option))!.text)
}
export const keys = async (typed: string): Promise<void> => {
  await settled(3)
  await userEvent.keyboard(typed)
}

/** Nobody types for a second: what saves itself is sent. */
export const pause = async (): Promise<void> => {
  await settled()
  vi.advanceTimersByTime(1000)
  await settled()
}

/** Whoever comes back to the window after this time. */
export const comeBack = async (milliseconds: number): Promise<void> => {
  await settled()
  // Within two seconds of the real clock SWR asks for nothing twice.
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  vi.advanceTimersByTime(milliseconds)
  window.dispatchEvent(new Event('focus'))
  await settled()
}

/** The example of who works here, with a difference. */
export const me = (change: Partial<AnswerOf<'getDeskIdentity'>>): AnswerOf<'getDeskIdentity'> => ({
  ...example('getDeskIdentity', 'desk-identity'),
  ...change,
})
/** Somebody else was faster. */
export const raced = (current: object): Refused =>
  new Refused(409, {
    type: '/services/desk/docs/problems/changed',
    slug: 'changed',
    title: 'Somebody else has changed it',
    status: 409,
    changedAt: '2026-11-20T09:30:00.000Z',
    changedBy: 'lead-kim',
    current: { ...current, mark: 'ffffffffffff' },
  })
/** Sign in once more. */
export const stepUp = new Refused(401, {
  type: '/services/desk/docs/problems/step-up-required',
  slug: 'step-up-required',
  title: 'Sign in again first',
  status: 401,
})
/** These fields are wrong, each in these words. */
export const mistakes = (fields: Readonly<Record<string, string>>): Refused =>
  new Refused(422, {
    type: '/services/desk/docs/problems/validation',
    slug: 'validation',
    title: 'The values are not valid',
    status: 422,
    validationErrors: {
      errorCodes: Object.fromEntries(Object.values(fields).map((words, index) => [`code.${index}`, words])),
      fieldErrors: Object.keys(fields).map((field, index) => ({ field, code: `code.${index}` })),
    },
  })

/** What no name tells: classes of the desk's sheets, in whose words a text is, what is marked; and how often. */
const looksOf = (shown: Element): string[] => {
  const all = [...shown.querySelectorAll('*')].flatMap((one) => {
    if (one.closest('svg') !== null) return []
    const names = [...one.classList].filter((name) => name.includes('_')).map((name) => `.${name.split('_').at(-1)}`)
    const told = [...one.attributes]
      .filter(({ name }) => /^(dir|lang|aria-(current|invalid|disabled|live|haspopup)|data-.*)$/.test(name))
      .map(({ name, value }) => ` ${name}=${value}`)
    return names.length + told.length === 0 ? [] : [one.localName + names.join('') + told.join('')]
  })
  return [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} ${one}`).toSorted()
}
const focused = (): string => {
  const one = document.activeElement as HTMLInputElement
  const words = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? ''
  return one === document.body ? '' : `${one.localName} ${words.slice(0, 60)}`
}

/** Of what the page took from the clock seconds are none of the act's. */
const inMinutes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/:\d\d\.\d{3}Z"/g, ':00.000Z"'))

/** Said by itself, and asked again and again while somebody types. */
const quiet: ReadonlySet<string> = new Set([
  'setAvailability',
  'previewCrisisMessage',
  'listChats',
  'listAgents',
  'getCrisisFigures',
])

export interface Act extends Around {
  path: string
  /** What is approved in place of the room: a selector. */
  of?: string
  /** Also what is asked meanwhile: for who waits longer than SWR does before it asks again by itself. */
  readsToo?: true
  /** Returns the screen it went on with, where the page was loaded anew. */
  does?: (screen: Screen) => Promise<Screen | void>
}

/** @param acts what somebody does who may everything, by what it comes to; a room as it is opened without `does` */
export const approveActs = (acts: Readonly<Record<string, Act>>): void => {
  for (const [title, { path, does, of, readsToo, ...around }] of Object.entries(acts))
    test(title, async () => {
      // What saves itself does so once the act says that time has passed.
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: examplesNow })
      const screen = await openDesk(path, { roles: ['admin'], ...around })
      await until(() => document.querySelector('main, [role=main]') !== null)
      await settled()
      const before = does === undefined ? 0 : screen.asked.length
      // It is said for a moment.
      const said: string[] = []
      const line = document.querySelector('#desk > p')!
      const listener = new MutationObserver(() => line.textContent && said.push(line.textContent))
      listener.observe(line, { childList: true, subtree: true, characterData: true })
      const last = (await does?.(screen)) ?? undefined
      await settled()
      // What a frame shows is fetched by the browser itself.
      await until(() => document.querySelector('[aria-busy=true] > iframe') === null)
      listener.disconnect()
      const windows = page.getByRole('dialog')
      const isAsked = windows.elements().length > 0
      const shown = isAsked
        ? windows.last()
        : of !== undefined
          ? page.getByCss(of)
          : does === undefined
            ? page.getByCss('#desk > div > div')
            : page.getByRole('main')
      const asked = [...screen.asked.slice(before), ...(last?.asked ?? [])]
      const own = asked.filter(({ operation }) => of !== undefined || !quiet.has(operation))
      const isRead = ({ operation }: (typeof asked)[number]): boolean => /^(get|list)/.test(operation)
      const addressOf = ({ operation, url }: (typeof asked)[number]): string =>
        `${operation} ${decodeURIComponent(url.pathname.slice('/services/desk'.length) + url.search)}`
      const outcome = {
        place: screen.place(),
        said: [...new Set(said)],
        focus: focused(),
        sends: own
          .filter((one) => !isRead(one))
          .map((one) => ({
            [addressOf(one)]: inMinutes(one.body),
            ...(one.match === null ? {} : { match: one.match }),
          })),
        reads:
          does === undefined || readsToo === true ? [...new Set(own.filter(isRead).map(addressOf))].toSorted() : [],
        looks: does === undefined || isAsked || of !== undefined ? looksOf(shown.element()) : [],
      }
      await expect.element(shown).toMatchAriaSnapshot()
      expect(outcome).toMatchSnapshot()
    })
}
