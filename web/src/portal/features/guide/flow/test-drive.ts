/** Drives the real machine in tests: a small catalogue, a simulated clock, and one event from any state. */
import { createActor, SimulatedClock } from 'xstate'
import { emptyEntry } from '../guided-entry-store.ts'
import { createGuideMachineWith, type GuideActor } from './machine.ts'
import { stateNameOf } from './reading.ts'
import { emptyFlow } from './resets.ts'
import type {
  Catalogue,
  CategoryPath,
  FlowContext,
  GuidedEntry,
  GuideEffect,
  GuideEvent,
  GuideFacts,
  GuideInput,
  Recommendation,
  StateName,
  Step,
  StepPlace,
  TrackingData,
  Variant,
} from './types.ts'

/* 1200 Gameplay > 1210 Quests > 1211 Stuck (leaf), 1212 > 1213 (leaf); 1300 Billing (top-level leaf); 2200 in the other product */
const categories: Record<string, Record<number, { isLeaf: boolean; path: number[] }>> = {
  wow: {
    1200: { isLeaf: false, path: [1200] },
    1210: { isLeaf: false, path: [1200, 1210] },
    1211: { isLeaf: true, path: [1200, 1210, 1211] },
    1220: { isLeaf: true, path: [1200, 1220] },
    1300: { isLeaf: true, path: [1300] },
    1400: { isLeaf: false, path: [1400] },
    1410: { isLeaf: true, path: [1400, 1410] },
  },
  rumble: { 2200: { isLeaf: false, path: [2200] }, 2210: { isLeaf: true, path: [2200, 2210] } },
}
const products = [
  { name: 'Realms of Aether', shortName: 'wow' },
  { name: 'Tumble Legends', shortName: 'rumble' },
]

export const testCatalogue: Catalogue = {
  product: (name) => products.find((product) => product.name === name || product.shortName === name),
  category: (product, id) => {
    const found = categories[product]?.[id]
    return found === undefined ? undefined : { id, product, ...found }
  },
}

export const testFacts: GuideFacts = {
  legacyMode: false,
  hideCategorizeButton: false,
  autoCategorize: true,
  hasSearchLink: true,
  breaks: { valid: 20, notValid: 10 },
}

export const longText = 'My character is stuck in Emberfall Keep and cannot move'

export const recommendation = (
  id: string,
  guidedEntryCategoryId = 0,
  guidedEntryProduct: string | null = null,
): Recommendation => ({
  id,
  title: `Article ${id}`,
  articleType: 'HOWTO',
  problem: null,
  cure: null,
  excerpt: [],
  games: [],
  hasMachineTranslation: false,
  guidedEntryCategoryId,
  guidedEntryProduct,
  isTopicLikely: guidedEntryCategoryId > 0,
})

/** A step list of one product; product select itself was entered before any was chosen. */
export const stepsOf = (...steps: Step[]): StepPlace[] =>
  steps.map((step) => ({
    step,
    productName: step === 'product' ? '' : 'wow',
    ...(step === 'search' ? { query: 'stuck' } : {}),
  }))

/** Answers of the calls; a call that is not given never answers. */
export interface Answers {
  suggest?: () => Promise<readonly Recommendation[]>
  categoryPath?: () => Promise<CategoryPath>
  solution?: () => Promise<unknown>
}

const forever = <T>() => new Promise<T>(() => {})

export interface Drive {
  actor: GuideActor
  clock: SimulatedClock
  /** Signals of the suggestion calls made so far. */
  signals: AbortSignal[]
  send: (event: GuideEvent) => Told
  wait: (ms: number) => Promise<Told>
  /** What was emitted since the last look. */
  told: () => Told
}

/** The machine after an event: state, context, and the effects the event asked for. */
export interface Told {
  state: StateName
  flow: FlowContext
  entry: GuidedEntry
  steps: readonly StepPlace[]
  url: string | undefined
  tracked: { event: string; data: TrackingData }[]
  effects: GuideEffect[]
}

/** Starts a variant. */
export const startDrive = (variant: Variant, input: Partial<GuideInput>, lookUps: Answers = {}): Drive => {
  const clock = new SimulatedClock()
  const signals: AbortSignal[] = []
  const machine = createGuideMachineWith(variant, {
    suggest: (_, signal) => {
      signals.push(signal)
      return (lookUps.suggest ?? forever)()
    },
    categoryPath: lookUps.categoryPath ?? forever,
    solution: lookUps.solution ?? forever,
  })
  const actor = createActor(machine, {
    clock,
    input: {
      facts: testFacts,
      catalogue: testCatalogue,
      isEmbeddedGame: variant === 'embedded',
      suggestLogin: true,
      embeddedProduct: variant === 'embedded' ? 'wow' : '',
      start: { kind: 'fresh', productName: '', left: null },
      ...input,
    },
  })
  let effects: GuideEffect[] = []
  actor.on('*', (effect) => effects.push(effect))
  actor.start()
  const told = (): Told => {
    const snapshot = actor.getSnapshot()
    const seen = effects
    effects = []
    return {
      state: stateNameOf(snapshot),
      flow: snapshot.context.flow,
      entry: snapshot.context.entry,
      steps: snapshot.context.steps,
      url: seen.findLast((effect) => effect.type === 'url')?.path,
      tracked: seen.filter((effect) => effect.type === 'track').map(({ event, data }) => ({ event, data })),
      effects: seen,
    }
  }
  return {
    actor,
    clock,
    signals,
    told,
    send: (event) => {
      actor.send(event)
      return told()
    },
    wait: async (ms) => {
      clock.increment(ms)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
      return told()
    },
  }
}

export interface Place {
  variant?: Variant
  state: StateName
  steps: StepPlace[]
  flow?: Partial<FlowContext>
  entry?: Partial<GuidedEntry>
  facts?: Partial<GuideFacts>
}

/**
 * The machine standing in a state, with nothing left to tell. Product wow is chosen unless the place says otherwise.
 */
export const driveFrom = (
  { variant = 'standard', state, steps, flow = {}, entry = {}, facts = {} }: Place,
  lookUps: Answers = {},
): Drive => {
  const drive = startDrive(
    variant,
    {
      facts: { ...testFacts, ...facts },
      start: {
        kind: 'restored',
        stored: {
          state,
          steps,
          context: {
            ...emptyFlow,
            productName: state === 'productSelectState' ? '' : 'wow',
            suggestLogin: false,
            ...flow,
          },
          entry: { ...emptyEntry, ...entry },
        },
      },
    },
    lookUps,
  )
  drive.told()
  return drive
}
