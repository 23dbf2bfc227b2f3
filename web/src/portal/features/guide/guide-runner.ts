/**
 * Runs a guided entry on a page: starts the machine from the URL and the session, and carries out what it asks for.
 * All of the outside is a port, so that the whole of it, browser back and forward included, runs in a test.
 */
import { createActor } from 'xstate'
import { createDescriptionStore, emptyDescription, type Clock, type DescriptionStore } from './description-store.ts'
import type { GuideActor, GuideMachine } from './flow/machine.ts'
import { isPreselecting, stateNameOf } from './flow/reading.ts'
import type {
  AlertKey,
  Catalogue,
  GuideEffect,
  GuideEvent,
  GuideFacts,
  TrackingData,
  TrackingEvent,
  Variant,
} from './flow/types.ts'
import { parseGuidePath, urlEvents, type GuideUrl } from './guide-url.ts'
import { entryOf, historyMove, popEvents, type Cause, type Trail } from './history.ts'
import { storedFlowOf, withOwnSuggestions, type GuideSession } from './session.ts'

/**
 * The browser's history as the flow uses it. Paths are below the base and without a query; `ref` is kept by the port.
 */
export interface GuideHistory {
  path: () => string
  /** The trail the present entry holds; null when it is not the flow's own. */
  trail: () => Trail | null
  push: (path: string, trail: Trail) => void
  replace: (path: string, trail: Trail) => void
  go: (delta: number) => void
}

export interface GuidePorts {
  history: GuideHistory
  session: GuideSession
  clock: Clock
  catalogue: Catalogue
  /** Loads what the catalogue must know before the events of this address can be judged. Never rejects. */
  prepare: (url: GuideUrl) => Promise<void>
  track: (event: TrackingEvent, data: TrackingData) => void
  alert: (message: AlertKey) => void
  closeDialogs: () => void
  scrollToTop: () => void
  /** Leaves the flow for another page of the app. */
  open: (path: string) => void
  /** The address is none of the flow's: `/error`. */
  refuse: () => void
  /** A new flow has begun, not one of the session taken up (OD-30). */
  begun: () => void
}

export interface GuideSetup {
  variant: Variant
  facts: GuideFacts
  isEmbeddedGame: boolean
  /** Short name of the embedded game's product; empty in the standard variant. */
  embeddedProduct: string
  suggestLogin: boolean
  locale: string
  /** The machine with its look-ups provided. */
  machine: GuideMachine
}

export interface GuideRunner {
  actor: GuideActor
  description: DescriptionStore
  send: (event: GuideEvent) => void
  /** The browser has gone back or forward to another entry. */
  popped: () => Promise<void>
  stop: () => void
}

/**
 * Which variant a page runs: embedded in an in-game browser with the embedded flow, when the game's product is known
 * (FLOW-32); `embeddedProduct` is its short name.
 */
export const chooseVariant = (
  {
    isInGameBrowser,
    useEmbeddedFlow,
    gameProduct,
  }: { isInGameBrowser: boolean; useEmbeddedFlow: boolean; gameProduct: string },
  catalogue: Catalogue,
): Pick<GuideSetup, 'variant' | 'isEmbeddedGame' | 'embeddedProduct'> => {
  const isEmbeddedGame = isInGameBrowser && useEmbeddedFlow
  const embeddedProduct = isEmbeddedGame ? (catalogue.product(gameProduct)?.shortName ?? '') : ''
  return { variant: embeddedProduct === '' ? 'standard' : 'embedded', isEmbeddedGame, embeddedProduct }
}

/**
 * Starts the flow at the address of the page, whose facts `prepare` has loaded already. An address of another shape is
 * refused.
 */
export const startGuide = (setup: GuideSetup, ports: GuidePorts): GuideRunner | null => {
  const { history, session, catalogue } = ports
  const { variant, facts, locale } = setup
  const url = parseGuidePath(history.path())
  if (url === null) {
    ports.refuse()
    return null
  }

  const kept = session.read()
  const storedDescription = session.text.read()
  const asked = { text: storedDescription, locale }
  const left = withOwnSuggestions(kept, asked)
  const stored = storedFlowOf(kept, { ...asked, url: history.path(), variant, isLegacyMode: facts.legacyMode })
  const description = createDescriptionStore({ breaks: facts.breaks, clock: ports.clock })
  if (storedDescription !== '') description.restore(storedDescription, left?.context.descriptionChosen ?? false)

  const actor = createActor(setup.machine, {
    clock: ports.clock,
    input: {
      facts,
      catalogue,
      isEmbeddedGame: setup.isEmbeddedGame,
      embeddedProduct: setup.embeddedProduct,
      suggestLogin: setup.suggestLogin,
      start:
        stored === null
          ? { kind: 'fresh', productName: url.productName, left: left?.context ?? null }
          : { kind: 'restored', stored },
    },
  })

  let path = history.path()
  let trail: Trail = history.trail() ?? []
  let effects: GuideEffect[] = []
  let isHeld = true
  let cause: Cause = 'press'
  let comingBackTo: Trail | null = null
  let pops = 0
  /** The browser is at an entry of suggestions, which may have to be fetched again. */
  let isAtSuggestions = false

  const isRetrieving = (): boolean => stateNameOf(actor.getSnapshot()) === 'retrieveState'
  const present = () => {
    const { flow, steps } = actor.getSnapshot().context
    const { description: storedDescription } = description.getState()
    return { flow, steps, path, variant, storedDescription, isRetrieving: isRetrieving() }
  }

  const save = (): void => {
    const snapshot = actor.getSnapshot()
    session.write({
      v: 1,
      url: path,
      state: stateNameOf(snapshot),
      steps: snapshot.context.steps,
      context: snapshot.context.flow,
      store: { description: emptyDescription, entry: snapshot.context.entry, locale },
    })
  }

  const writeHistory = (how: Cause): void => {
    const { flow, steps } = actor.getSnapshot().context
    const move = historyMove(trail, entryOf(flow, steps, path), how)
    if (move.kind === 'none') return
    trail = move.trail
    if (move.kind === 'go') {
      comingBackTo = move.trail
      history.go(move.delta)
    } else {
      history[move.kind](path, move.trail)
    }
  }

  const carryOut = (effect: GuideEffect): void => {
    if (effect.type === 'track') ports.track(effect.event, effect.data)
    if (effect.type === 'description') description.reset()
    if (effect.type === 'alert') ports.alert(effect.message)
    if (effect.type === 'closeDialogs') ports.closeDialogs()
    if (effect.type === 'open') ports.open(effect.path)
  }

  /** Carries out what has gathered since the last time: the last U, one history move, one save. */
  const settle = (): void => {
    const asked = effects
    effects = []
    if (asked.length === 0) return
    path = asked.findLast((effect) => effect.type === 'url')?.path ?? path
    // a description step that a replay only passed through was never shown (OD-106)
    const isDescribing = stateNameOf(actor.getSnapshot()) === 'describeState'
    const leaving = asked.filter((effect) => effect.type === 'open')
    for (const effect of asked) {
      const wasShown = isDescribing || effect.type !== 'track' || effect.event !== 'descriptionShown'
      if (wasShown && effect.type !== 'open') carryOut(effect)
    }
    const { descriptionChosen } = actor.getSnapshot().context.flow
    const typed = description.getState()
    if (typed.submitDescription !== descriptionChosen) description.restore(typed.description, descriptionChosen)
    // on its way to a category that chooses itself, or to an entry's suggestions, the flow has not arrived: neither an
    // entry nor a reload stops there
    if (!isPreselecting(actor.getSnapshot()) && !(isAtSuggestions && isRetrieving())) {
      writeHistory(isAtSuggestions && cause === 'press' ? 'pop' : cause)
      isAtSuggestions = false
      save()
    }
    if (asked.some((effect) => effect.type === 'scrollToTop')) ports.scrollToTop()
    for (const effect of leaving) carryOut(effect)
  }

  const during = (how: Cause, events: readonly GuideEvent[]): void => {
    isHeld = true
    for (const event of events) {
      // an id of the URL that does not exist was dropped, and its solution with it
      const isDropped =
        event.type === 'PROBLEM_CATEGORIZED' && actor.getSnapshot().context.flow.topicCategoryId !== event.solutionId
      if (!isDropped) actor.send(event)
    }
    isHeld = false
    cause = how
    settle()
    cause = 'press'
  }

  actor.on('*', (effect) => void effects.push(effect))
  actor.subscribe(() => {
    if (!isHeld) settle()
  })
  const stopWatching = description.subscribe(() => session.text.write(description.getState().description))

  actor.start()
  if (stored === null) ports.begun()
  during('replay', stored === null ? urlEvents(url, { variant, storedDescription, source: 'url' }) : [])

  const popped = async (): Promise<void> => {
    const landedAt = history.path()
    const landed = history.trail()
    if (comingBackTo !== null) {
      trail = comingBackTo
      comingBackTo = null
      history.replace(path, trail)
      return
    }
    pops += 1
    const pop = pops
    const url = parseGuidePath(landedAt)
    if (url === null) return ports.refuse()
    await ports.prepare(url)
    if (pop !== pops) return
    trail = landed ?? []
    const events = popEvents(landed, landedAt, present())
    const before = path
    isAtSuggestions = url.tail === 'recommendations'
    during('pop', events)
    isAtSuggestions &&= isRetrieving()
    // nothing took the entry: the present address is put back
    if (path === before && landedAt !== path && !isAtSuggestions)
      history.replace(path, (trail = [...trail.slice(0, -1), entryOf(present().flow, present().steps, path)]))
  }

  return {
    actor,
    description,
    send: (event) => {
      if (event.type !== 'BACK') return actor.send(event)
      cause = 'back'
      actor.send(event)
      cause = 'press'
    },
    popped,
    stop: () => {
      stopWatching()
      description.stop()
      actor.stop()
    },
  }
}
