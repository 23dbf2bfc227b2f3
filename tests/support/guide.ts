// The guide in tests: its machine's transitions row by row, and a page with a browser's history, a session and a clock.
import { SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { createGuideMachineWith } from '../../web/src/portal/features/guide/flow/machine.ts'
import { stateNameOf } from '../../web/src/portal/features/guide/flow/reading.ts'
import {
  driveFrom,
  longText,
  recommendation,
  testCatalogue,
  testFacts,
  type Place,
  type Told,
} from '../../web/src/portal/features/guide/flow/test-drive.ts'
import { describeIt as describing, moreHelp, select } from '../../web/src/portal/features/guide/flow/test-places.ts'
import type {
  FlowContext,
  GuideEffect,
  GuideEvent,
  GuideFacts,
  StateName,
  Variant,
} from '../../web/src/portal/features/guide/flow/types.ts'
import { startGuide, type GuideHistory } from '../../web/src/portal/features/guide/guide-runner.ts'
import type { Trail } from '../../web/src/portal/features/guide/history.ts'
import type { GuideSession } from '../../web/src/portal/features/guide/session.ts'

export interface Row {
  title: string
  from: Place
  event: GuideEvent
  to: StateName
  url?: string | undefined
  flow?: Partial<FlowContext>
  tracked?: string[]
  steps?: string[]
  also?: (told: Told) => void
}

export const isIgnored = ({ effects }: Told) => expect(effects).toEqual([])
export const emits = (effect: GuideEffect) => (told: Told) => expect(told.effects).toContainEqual(effect)

/** retrieveState cannot be taken up from a session (S1a), so it is entered by its event. */
const standing = (place: Place) => {
  const drive = driveFrom(place)
  if (place.state === 'retrieveState') drive.send(describing(longText))
  drive.told()
  return drive
}

/** One test a row: what its event leads to, and what it asks for. */
export const proveRows = (rows: readonly Row[]): void => {
  for (const { title, from, event, to, flow, tracked, steps, also, ...rest } of rows) {
    test(title, () => {
      const told = standing(from).send(event)
      expect(told.state).toBe(to)
      expect(told.flow).toMatchObject(flow ?? {})
      if ('url' in rest) expect(told.url).toBe(rest.url)
      if (tracked !== undefined) expect(told.tracked.map((one) => one.event)).toEqual(tracked)
      if (steps !== undefined) expect(told.steps.map(({ step }) => step)).toEqual(steps)
      also?.(told)
    })
  }

  test('every transition that does anything asks to be saved', () => {
    for (const { from, event } of rows) {
      const { effects } = standing(from).send(event)
      if (effects.length > 0) expect(effects).toContainEqual({ type: 'save' })
    }
  })
}

/** A browser's history: entries, a place in them, and a listener for moves. */
const createBrowser = (path: string) => {
  let entries: { path: string; trail: Trail | null }[] = [{ path, trail: null }]
  let at = 0
  let moved: () => Promise<void> = () => Promise.resolve()
  const history: GuideHistory = {
    path: () => entries[at]?.path ?? '/',
    trail: () => entries[at]?.trail ?? null,
    push: (to, trail) => {
      entries = [...entries.slice(0, at + 1), { path: to, trail }]
      at += 1
    },
    replace: (to, trail) => {
      entries[at] = { path: to, trail }
    },
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1)
      void moved()
    },
  }
  return {
    history,
    onMove: (listener: () => Promise<void>) => (moved = listener),
    go: async (delta: number) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1)
      await moved()
    },
    paths: () => entries.map((entry) => entry.path),
    at: () => at,
  }
}

export const createMemory = (): GuideSession => {
  let guide = 'null'
  let text = ''
  return {
    read: () => JSON.parse(guide) as ReturnType<GuideSession['read']>,
    write: (next) => (guide = JSON.stringify(next)),
    text: { read: () => text, write: (next) => (text = next) },
  }
}

export const openPage = (
  path: string,
  {
    variant = 'standard',
    facts = {},
    session = createMemory(),
    locale = 'en-US',
    browser = createBrowser(path),
  }: {
    variant?: Variant
    facts?: Partial<GuideFacts>
    session?: GuideSession
    locale?: string
    /** One that has been somewhere already. */
    browser?: ReturnType<typeof createBrowser>
  } = {},
) => {
  const clock = new SimulatedClock()
  const tracked: string[] = []
  const alerts: string[] = []
  const opened: string[] = []
  const machine = createGuideMachineWith(variant, {
    suggest: () => Promise.resolve([recommendation('9852', 1211)]),
    categoryPath: () => Promise.resolve({ path: [1200, 1210, 1211], isLeaf: true }),
    solution: () => Promise.resolve(null),
  })
  const runner = startGuide(
    {
      variant,
      facts: { ...testFacts, ...facts },
      isEmbeddedGame: variant === 'embedded',
      embeddedProduct: variant === 'embedded' ? 'wow' : '',
      suggestLogin: true,
      locale,
      machine,
    },
    {
      history: browser.history,
      session,
      clock,
      catalogue: testCatalogue,
      prepare: () => Promise.resolve(),
      track: (event) => tracked.push(event),
      alert: (message) => alerts.push(message),
      closeDialogs: () => undefined,
      scrollToTop: () => undefined,
      open: (to) => opened.push(to),
      refuse: () => opened.push('/error'),
      begun: () => opened.push('begun'),
    },
  )
  if (runner === null) throw new Error('refused')
  browser.onMove(runner.popped)
  return {
    runner,
    browser,
    clock,
    session,
    tracked,
    alerts,
    opened,
    state: () => stateNameOf(runner.actor.getSnapshot()),
    press: (...events: GuideEvent[]) => events.forEach((event) => runner.send(event)),
    wait: async (ms: number) => {
      clock.increment(ms)
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
    },
  }
}
export type Page = ReturnType<typeof openPage>

export const describeIt = (page: Page, text = longText): void => {
  page.runner.description.restore(text, false)
  page.press({ type: 'PROBLEM_DESCRIBED', description: page.runner.description.submit() ?? '', advanceStep: true })
}

/** From product select to suggestions for what was described. */
export const toSuggestions = async (): Promise<Page> => {
  const page = openPage('/')
  page.press(select('wow'))
  describeIt(page)
  await page.wait(500)
  return page
}

/** From the description over its suggestions to the topic, and back to the description. */
export const backFromTopic = async (): Promise<Page> => {
  const page = await toSuggestions()
  page.press(moreHelp)
  await page.wait(0)
  await page.browser.go(-1)
  await page.browser.go(-1)
  expect(page.state()).toBe('describeState')
  return page
}
