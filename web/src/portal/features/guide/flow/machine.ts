/**
 * The guided-entry machine: one definition, of which the standard and the embedded variant are the two values. Each
 * transition names the row of the tables it is (openapi/decisions/guide-machine.md), so that tests and the drawing can find
 * it.
 * It is pure: what a row wants done is emitted as a `GuideEffect`, and the three look-ups are actors the page provides.
 */
import { enqueueActions, fromPromise, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { emptyEntry } from '../guided-entry-store.ts'
import * as guards from './guards.ts'
import { emptyFlow } from './resets.ts'
import { row, type stateIds } from './row.ts'
import * as rows from './rows.ts'
import { otherProduct, statesOf, waysOf } from './states.ts'
import type {
  CategoryPath,
  GuideEffect,
  GuideEvent,
  GuideInput,
  MachineContext,
  Recommendation,
  StateName,
  Variant,
} from './types.ts'
import { worldOf, type World } from './world.ts'

const unprovided = (name: string) => () =>
  Promise.reject(new Error(`The guided entry was started without its look-up "${name}"`))

const guide = setup({
  types: {
    context: {} as MachineContext,
    events: {} as GuideEvent,
    emitted: {} as GuideEffect,
    input: {} as GuideInput,
  },
  /** In milliseconds (DESCRIBE-08, DESCRIBE-15, OD-62). */
  delays: { autoAdvance: 500, suggestionDelay: 500, suggestionTimeout: 10_000 },
  actors: {
    suggest: fromPromise<readonly Recommendation[], { query: string; product: string }>(unprovided('suggest')),
    categoryPath: fromPromise<CategoryPath, { product: string; categoryId: number }>(unprovided('categoryPath')),
    solution: fromPromise<unknown, { solutionId: number }>(unprovided('solution')),
  },
  actions: {
    /** Plays one row: its move on the context, its effects, S, and the event it raises. */
    play: enqueueActions(({ context, event, enqueue }, { move }: { move: (world: World, event: never) => World }) => {
      const world = move(worldOf(context), event as never)
      enqueue.assign({ flow: world.flow, entry: world.entry, steps: world.steps })
      for (const effect of world.effects) enqueue.emit(effect)
      enqueue.emit({ type: 'save' })
      if (world.raised !== undefined) enqueue.raise(world.raised)
    }),
    describeAgain: raise(({ context }) => ({
      type: 'PROBLEM_DESCRIBED',
      description: context.flow.description,
      advanceStep: true,
    })),
  },
})

const contextOf = (input: GuideInput): MachineContext => {
  const { facts, catalogue, start } = input
  const kept =
    start.kind === 'restored' ? start.stored : { context: start.left ?? emptyFlow, entry: emptyEntry, steps: [] }
  return {
    flow: {
      ...kept.context,
      isEmbeddedGame: input.isEmbeddedGame,
      suggestLogin: input.suggestLogin && kept.context.suggestLogin,
    },
    entry: kept.entry,
    steps: kept.steps,
    facts,
    catalogue,
    input,
  }
}

const restored = (state: StateName, to: keyof typeof stateIds = state) =>
  row('S1a', { when: ({ context }) => guards.isRestoredTo(context, state), to, do: rows.takenUp })

/** A description sent before the reload is sent again (S1a: retrieveState is taken up as describeState). */
const restoredDescription = (state: 'describeState' | 'retrieveState') => [
  row('S1a', {
    when: ({ context }) => guards.isRestoredTo(context, state) && context.flow.descriptionChosen,
    to: 'describedBefore',
    do: rows.takenUp,
  }),
  restored(state, 'describeState'),
]

const restoredInBoth = [
  ...restoredDescription('describeState'),
  ...restoredDescription('retrieveState'),
  restored('categorizeState'),
  restored('recommendState'),
  restored('solutionState'),
]

/**
 * The machine of a variant. `provide` its actors `suggest`, `categoryPath` and `solution`; their promises get an
 * AbortSignal that fires when the state is left.
 */
export const createGuideMachine = (variant: Variant) => {
  const isStandard = variant === 'standard'
  const ways = waysOf(isStandard)
  const start = {
    always: isStandard
      ? [restored('productSelectState'), ...restoredInBoth, row('S1', { to: 'productSelectState', do: rows.started })]
      : [
          ...restoredInBoth,
          restored('articleState'),
          restored('searchState'),
          row('E1', { to: 'categorizeState', do: rows.startedEmbedded }),
        ],
  }

  return guide.createMachine({
    id: variant,
    context: ({ input }) => contextOf(input),
    initial: 'start',
    states: { start, ...statesOf(ways) },
    on: {
      PRODUCT_SELECTED: otherProduct(ways),
      SUGGEST_LOGIN_CLOSED: row('OD-66', { do: rows.suggestLoginClosed }),
    },
  })
}

/** The calls behind the machine. The signal fires when the state that asked is left. */
export interface LookUps {
  suggest: (about: { query: string; product: string }, signal: AbortSignal) => Promise<readonly Recommendation[]>
  categoryPath: (of: { product: string; categoryId: number }, signal: AbortSignal) => Promise<CategoryPath>
  solution: (of: { solutionId: number }, signal: AbortSignal) => Promise<unknown>
}

/** The machine of a variant with its calls. */
export const createGuideMachineWith = (variant: Variant, { suggest, categoryPath, solution }: LookUps) =>
  createGuideMachine(variant).provide({
    actors: {
      suggest: fromPromise(({ input, signal }) => suggest(input, signal)),
      categoryPath: fromPromise(({ input, signal }) => categoryPath(input, signal)),
      solution: fromPromise(({ input, signal }) => solution(input, signal)),
    },
  })

export type GuideMachine = ReturnType<typeof createGuideMachine>
export type GuideActor = ActorRefFrom<GuideMachine>
export type GuideSnapshot = SnapshotFrom<GuideMachine>
