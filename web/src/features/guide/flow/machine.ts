/**
 * The guided-entry machine: one definition, of which the standard and the embedded variant are the two values. Each
 * transition names the row of the tables it is (decisions-discovery, part D), so that tests and the drawing can find it.
 * It is pure: what a row wants done is emitted as a `GuideEffect`, and the three look-ups are actors the page provides.
 */
import { enqueueActions, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate'
import { canAutoCategorize, chosenIds, isDescribed } from './categories.ts'
import { emptyEntry } from '../guided-entry-store.ts'
import { emptyFlow } from './resets.ts'
import * as rows from './rows.ts'
import { hasStep } from './steps.ts'
import type { BackStep, CategoryPath, GuideEffect, GuideEvent, GuideEventType, GuideInput, MachineContext, Recommendation, StateName, Variant } from './types.ts'
import { specifiedEvents } from './types.ts'
import { worldOf, type World } from './world.ts'

/** Times of the flow in milliseconds (discovery §9, OD-62). */
export const guideDelays = { autoAdvance: 500, suggestionDelay: 500, suggestionTimeout: 10_000 } as const

/** Where the states are found; sub-phases are entered by their parent's initial one unless a row says otherwise. */
const at = {
  productSelectState: '#productSelectState',
  describeState: '#describeState',
  describedBefore: '#describedBefore',
  categorizeState: '#categorizeState',
  preselecting: '#preselecting',
  retrieveState: '#retrieveState',
  recommendState: '#recommendState',
  solutionState: '#solutionState',
  articleState: '#articleState',
  searchState: '#searchState'
} as const

type Args<Event> = { context: MachineContext; event: Event }
type AnyMove = (world: World, event: never) => World

const unprovided = (name: string) => () => Promise.reject(new Error(`The guided entry was started without its look-up "${name}"`))

const base = setup({
  types: {
    context: {} as MachineContext,
    events: {} as GuideEvent,
    emitted: {} as GuideEffect,
    input: {} as GuideInput
  },
  delays: guideDelays,
  actors: {
    suggest: fromPromise<readonly Recommendation[], { query: string; product: string }>(unprovided('suggest')),
    categoryPath: fromPromise<CategoryPath, { product: string; categoryId: number }>(unprovided('categoryPath')),
    solution: fromPromise<unknown, { solutionId: number }>(unprovided('solution'))
  },
  actions: {
    /** Plays one row: its move on the context, its effects, the event it raises, and S at the end. */
    play: enqueueActions(({ context, event, enqueue }, { move }: { move: AnyMove }) => {
      const world = (move as (world: World, event: unknown) => World)(worldOf(context), event)
      enqueue.assign({ flow: world.flow, entry: world.entry, steps: world.steps })
      for (const effect of world.effects) enqueue.emit(effect)
      enqueue.emit({ type: 'save' })
      if (world.raised !== undefined) enqueue.raise(world.raised)
    })
  }
})

/* One row of a table as a transition. */
type Row<Event> = {
  description: string
  guard?: (args: Args<Event>) => boolean
  target?: (typeof at)[keyof typeof at]
  actions?: { type: 'play'; params: { move: AnyMove } }
}
type RowOptions<Event> = { when?: (args: Args<Event>) => boolean; to?: keyof typeof at; do?: (world: World, event: Event) => World }

const row = <Event>(id: string, { when, to, do: move }: RowOptions<Event>): Row<Event> => ({
  description: id,
  ...(when === undefined ? {} : { guard: when }),
  ...(to === undefined ? {} : { target: at[to] }),
  ...(move === undefined ? {} : { actions: { type: 'play' as const, params: { move } } })
})

/* Guards, named as in the tables. */
const canDescribe = ({ context }: { context: MachineContext }): boolean => !context.facts.legacyMode
const autoOk = ({ context, event }: { context: MachineContext; event: { articleId?: string } }): boolean =>
  canAutoCategorize({ facts: context.facts, flow: { ...context.flow, articleId: event.articleId ?? context.flow.articleId } })
const isKnownProduct = ({ context, event }: Args<rows.EventOf<'PRODUCT_SELECTED'>>): boolean =>
  context.catalogue.product(event.productName) !== undefined
const isOtherProduct = ({ context, event }: Args<rows.EventOf<'PRODUCT_SELECTED'>>): boolean =>
  (context.catalogue.product(event.productName)?.shortName ?? event.productName) !== context.flow.productName
const areIdsKnown = ({ context, event }: Args<rows.EventOf<'CATEGORY_CHANGED'>>): boolean => chosenIds(context, event) !== null
const isLeafPicked = ({ context, event }: Args<rows.EventOf<'CATEGORY_CHANGED'>>): boolean =>
  event.source === 'picker' && chosenIds(context, event)?.isLeaf === true
const hasRecommendations = ({ context }: { context: MachineContext }): boolean => context.flow.recommendations.length > 0
const isSearchable = ({ context, event }: Args<rows.EventOf<'SEARCH'>>): boolean => event.query.trim() !== '' && context.facts.hasSearchLink
const isDescriptionGood = ({ context, event }: Args<rows.EventOf<'PROBLEM_DESCRIBED'>>): boolean =>
  event.advanceStep && isDescribed(event.description, context.facts.breaks)

/** BACK to one target: always limited to targets in the step list. */
const back = (
  id: string,
  step: BackStep,
  to: keyof typeof at,
  move: (world: World, event: rows.EventOf<'BACK'>) => World,
  when: (args: { context: MachineContext }) => boolean = () => true
): Row<rows.EventOf<'BACK'>> =>
  row(id, { when: ({ context, event }) => event.step === step && hasStep(context.steps, step) && when({ context }), to, do: move })

const toProduct = (id: string, variant: Variant): Row<rows.EventOf<'BACK'>>[] =>
  variant === 'standard' ? [back(id, 'product', 'productSelectState', rows.backToProduct)] : []
const toDescribe = (id: string): Row<rows.EventOf<'BACK'>> => back(id, 'describe', 'describeState', rows.backToDescribe, canDescribe)
const toRecommend = (id: string): Row<rows.EventOf<'BACK'>> =>
  back(id, 'recommend', 'recommendState', rows.backToRecommend, hasRecommendations)
const toCategorize = (id: string): Row<rows.EventOf<'BACK'>> => back(id, 'categorize', 'categorizeState', rows.backToCategorize)
const toSearch = (id: string, variant: Variant): Row<rows.EventOf<'BACK'>>[] =>
  variant === 'embedded' ? [back(id, 'search', 'searchState', rows.backToSearchFromCategories)] : []

/** E4, in the embedded variant alone. */
const openSearch = (variant: Variant) =>
  variant === 'embedded' ? { SEARCH: row<rows.EventOf<'SEARCH'>>('E4', { when: isSearchable, to: 'searchState', do: rows.searchOpened }) } : {}

/** S14, S14a, S15, S16; the article state of the embedded variant answers them alike (E10). */
const furtherHelp = () => ({
  CSAI_MORE_HELP_CHOSEN: [
    row<rows.EventOf<'CSAI_MORE_HELP_CHOSEN'>>('S14a', { when: autoOk, do: rows.moreHelpByCategory }),
    row<rows.EventOf<'CSAI_MORE_HELP_CHOSEN'>>('S14', { to: 'categorizeState', do: rows.moreHelp })
  ],
  AUTO_CAT_CATEGORIZE: row<rows.EventOf<'AUTO_CAT_CATEGORIZE'>>('S15', { when: autoOk, to: 'preselecting', do: rows.autoCategorize }),
  AUTO_CAT_STILL_NEED_HELP: row<rows.EventOf<'AUTO_CAT_STILL_NEED_HELP'>>('S16', { to: 'categorizeState', do: rows.chooseCategoryMyself })
})

/** Where a stored flow is taken up (S1a). */
const restoreTargets: readonly StateName[] = [
  'productSelectState',
  'describeState',
  'categorizeState',
  'retrieveState',
  'recommendState',
  'solutionState',
  'articleState',
  'searchState'
]

const isRestoredTo =
  (state: StateName) =>
  ({ context }: { context: MachineContext }): boolean => {
    const { start } = context.input
    return start.kind === 'restored' && start.stored.state === state
  }

const startRows = (variant: Variant) => {
  const states = restoreTargets.filter((state) =>
    variant === 'standard' ? state !== 'articleState' && state !== 'searchState' : state !== 'productSelectState'
  )
  const restored = states.map((state) =>
    state === 'describeState' || state === 'retrieveState'
      ? [
          row('S1a', { when: ({ context }) => isRestoredTo(state)({ context }) && context.flow.descriptionChosen, to: 'describedBefore', do: (world) => world }),
          row('S1a', { when: isRestoredTo(state), to: 'describeState', do: (world) => world })
        ]
      : [row('S1a', { when: isRestoredTo(state), to: state, do: (world) => world })]
  )
  return [
    ...restored.flat(),
    variant === 'standard'
      ? row('S1', { to: 'productSelectState', do: (world: World & { input?: GuideInput }) => world })
      : row('E1', { to: 'categorizeState', do: (world) => world })
  ]
}
