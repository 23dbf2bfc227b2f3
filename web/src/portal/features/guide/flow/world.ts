/** What a row of the transition tables works on, and the few verbs it is written in. Everything here is pure. */
import { formatGuidePath } from '../guide-url.ts'
import { hasStep, popToStep, pushStep } from './steps.ts'
import type { Reset } from './resets.ts'
import type {
  AlertKey,
  FlowContext,
  GuidedEntry,
  GuideEffect,
  GuideEvent,
  MachineContext,
  Step,
  StepPlace,
  TrackingData,
  TrackingEvent,
} from './types.ts'

/** The machine's context in hand of a row, with the effects it asks for and the event it raises, if any. */
export type World = MachineContext & { effects: readonly GuideEffect[]; raised?: GuideEvent }

export const worldOf = (context: MachineContext): World => ({ ...context, effects: [] })

export const withFlow = (world: World, patch: Partial<FlowContext>): World => ({
  ...world,
  flow: { ...world.flow, ...patch },
})

export const withEntry = (world: World, patch: Partial<GuidedEntry>): World => ({
  ...world,
  entry: { ...world.entry, ...patch },
})

export const withReset = (world: World, reset: (before: { flow: FlowContext; entry: GuidedEntry }) => Reset): World => {
  const { flow, entry, effects } = reset(world)
  return { ...world, flow, entry, effects: [...world.effects, ...effects] }
}

export const ask = (world: World, ...effects: GuideEffect[]): World => ({
  ...world,
  effects: [...world.effects, ...effects],
})

export const raising = (world: World, raised: GuideEvent): World => ({ ...world, raised })

/** T(…) of the tables. */
export const tracked = (world: World, event: TrackingEvent, data: TrackingData = {}): World =>
  ask(world, { type: 'track', event, data })

export const alerted = (world: World, message: AlertKey): World => ask(world, { type: 'alert', message })

/** U(/product/p[/parent[/topic]][/tail]) of the tables, from what the flow holds now. */
export const atUrl = (world: World, of: { ids?: boolean; tail?: 'solution' | 'recommendations' } = {}): World =>
  ask(world, {
    type: 'url',
    path: formatGuidePath({
      productName: world.flow.productName,
      ...(of.ids === true ? { parentId: world.flow.parentCategoryId, topicId: world.flow.topicCategoryId } : {}),
      ...(of.tail === undefined ? {} : { tail: of.tail }),
    }),
  })

/** Into another step: it is pushed on the step list with its product, and the page scrolls to its top. */
export const entering = (world: World, step: Step, query?: string): World => {
  const place: StepPlace = { step, productName: world.flow.productName, ...(query === undefined ? {} : { query }) }
  return ask({ ...world, steps: pushStep(world.steps, place) }, { type: 'scrollToTop' })
}

/** Back to a step of the list: what came after it is dropped and the product it was entered with is taken back. */
export const returning = (world: World, step: Step): World => {
  const steps = popToStep(world.steps, step)
  const place = steps.at(-1)
  const back = place === undefined ? world : withFlow(world, { productName: place.productName })
  return ask({ ...back, steps }, { type: 'scrollToTop' })
}

/** As BACK when the step list holds the step, else a step entered anew. */
export const returningOrEntering = (world: World, step: Step): World =>
  hasStep(world.steps, step) ? returning(world, step) : entering(world, step)
