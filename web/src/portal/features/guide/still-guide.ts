import { stateNameOf } from './flow/reading.ts'
import type { GuideEvent } from './flow/types.ts'
import { type GuideRunner, type GuideSetup, startGuide } from './guide-runner.ts'
import { parseGuidePath } from './guide-url.ts'
import type { LoadedCatalogue } from './catalogue.ts'
import { joined } from '../../shared/visit/visit.ts'

const nothing = (): void => undefined

export interface StillGuide {
  runner: GuideRunner
  /** Hands what was pressed and typed meanwhile, and what still is, to the flow that has begun. */
  handOver: (to: GuideRunner) => void
}

/**
 * The first step of an address as the server draws it, for everybody: a flow without history, session and clock. It
 * stands until the visitor's own has begun (CD-189). Null for addresses that name a category, whose facts are to come.
 */
export const stillGuide = (setup: GuideSetup, catalogue: LoadedCatalogue, path: string): StillGuide | null => {
  const url = parseGuidePath(path)
  if (url === null || url.parentId > 0 || url.tail !== '') return null
  const runner = startGuide(setup, {
    history: { path: () => path, trail: () => null, push: nothing, replace: nothing, go: nothing },
    session: { read: () => null, write: nothing, text: { read: () => '', write: nothing } },
    clock: { setTimeout: () => 0, clearTimeout: nothing },
    catalogue,
    prepare: () => Promise.resolve(),
    track: nothing,
    alert: nothing,
    closeDialogs: nothing,
    scrollToTop: nothing,
    open: nothing,
    refuse: nothing,
    begun: nothing,
  })
  if (runner === null) return null
  let begun: GuideRunner | null = null
  const pressed: GuideEvent[] = []
  /** Beside what the session kept. A part of the page may come to life after the flow has begun. */
  const typeInto = (to: GuideRunner, early: string): void => {
    const { description: own, submitDescription } = to.description.getState()
    if (early === '' || submitDescription || stateNameOf(to.actor.getSnapshot()) !== 'describeState') return
    to.description.type(joined(own, early))
  }
  return {
    runner: {
      ...runner,
      description: {
        ...runner.description,
        type: (text) => (begun === null ? runner.description.type(text) : typeInto(begun, text)),
      },
      send: (event) => (begun === null ? void pressed.push(event) : begun.send(event)),
    },
    handOver: (to) => {
      begun = to
      runner.stop()
      typeInto(to, runner.description.getState().description)
      for (const event of pressed) to.send(event)
    },
  }
}
