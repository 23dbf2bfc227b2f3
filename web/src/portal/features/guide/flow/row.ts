/** One row of a transition table as a transition of the machine; its description is the row's name. */
import * as guards from './guards.ts'
import * as rows from './rows.ts'
import { hasStep } from './steps.ts'
import type { BackStep, MachineContext } from './types.ts'
import type { World } from './world.ts'

/** Ids of the states and sub-phases a row may lead to. */
export const stateIds = {
  productSelectState: '#productSelectState',
  describeState: '#describeState',
  describedBefore: '#describedBefore',
  categorizeState: '#categorizeState',
  choosing: '#choosing',
  preselecting: '#preselecting',
  retrieveState: '#retrieveState',
  recommendState: '#recommendState',
  solutionState: '#solutionState',
  articleState: '#articleState',
  searchState: '#searchState',
} as const

type Target = keyof typeof stateIds
interface Args<Event> {
  context: MachineContext
  event: Event
}

export interface Row<Event> {
  description: string
  guard: (args: Args<Event>) => boolean
  target?: (typeof stateIds)[Target]
  actions: { type: 'play'; params: { move: (world: World, event: never) => World } }
}

/** A row: its name, `when` its guard holds, `to` its target, and what it does. */
export const row = <Event>(
  id: string,
  {
    when,
    to,
    do: move,
  }: { when?: (args: Args<Event>) => boolean; to?: Target; do: (world: World, event: Event) => World },
): Row<Event> => ({
  description: id,
  guard: when ?? (() => true),
  ...(to === undefined ? {} : { target: stateIds[to] }),
  actions: { type: 'play', params: { move } },
})

type Back = rows.EventOf<'BACK'>

/** BACK to one target; it is always limited to targets in the step list. */
export const back = (
  id: string,
  step: BackStep,
  to: Target,
  move: (world: World) => World,
  when: (args: { context: MachineContext }) => boolean = () => true,
): Row<Back> =>
  row<Back>(id, {
    when: ({ context, event }) => event.step === step && hasStep(context.steps, step) && when({ context }),
    to,
    do: move,
  })

export const toDescribe = (id: string): Row<Back> =>
  back(id, 'describe', 'describeState', rows.backToDescribe, guards.canDescribe)

export const toRecommend = (id: string): Row<Back> =>
  back(id, 'recommend', 'recommendState', rows.backToRecommend, guards.hasRecommendations)
