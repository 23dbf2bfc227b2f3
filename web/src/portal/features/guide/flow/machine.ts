/**
 * The guided-entry machine: one definition, of which the standard and the embedded variant are the two values. Each
 * transition names the row of the tables it is (openapi/decisions/guide-machine.md), so that tests and the drawing can find
 * it.
 * It is pure: what a row wants done is emitted as a `GuideEffect`, and the three look-ups are actors the page provides.
 */
import { enqueueActions, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { emptyEntry } from '../guided-entry-store.ts'
import * as guards from './guards.ts'
import { emptyFlow } from './resets.ts'
import { back, row, stateIds, toDescribe, toRecommend } from './row.ts'
import * as rows from './rows.ts'
import type { EventOf } from './rows.ts'
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
import { raising, worldOf, type World } from './world.ts'

/** Times of the flow in milliseconds (DESCRIBE-08, DESCRIBE-15, OD-62). */
export const guideDelays = { autoAdvance: 500, suggestionDelay: 500, suggestionTimeout: 10_000 } as const

const unprovided = (name: string) => () =>
  Promise.reject(new Error(`The guided entry was started without its look-up "${name}"`))

const guide = setup({
  types: {
    context: {} as MachineContext,
    events: {} as GuideEvent,
    emitted: {} as GuideEffect,
    input: {} as GuideInput,
  },
  delays: guideDelays,
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
  },
})

const describeAgain = guide.raise(({ context }) => ({
  type: 'PROBLEM_DESCRIBED',
  description: context.flow.description,
  advanceStep: true,
}))

const noResults = row<unknown>('', { do: (world) => raising(world, { type: 'CSAI_NO_RESULTS' }) })

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

/** S14 to S16; the article state of the embedded variant answers the same events alike. */
const furtherHelp = {
  CSAI_MORE_HELP_CHOSEN: [
    row<EventOf<'CSAI_MORE_HELP_CHOSEN'>>('S14a', { when: guards.isAutoOk, do: rows.moreHelpByCategory }),
    row<EventOf<'CSAI_MORE_HELP_CHOSEN'>>('S14', { to: 'categorizeState', do: rows.moreHelp }),
  ],
  AUTO_CAT_CATEGORIZE: row<EventOf<'AUTO_CAT_CATEGORIZE'>>('S15', {
    when: guards.isAutoOk,
    to: 'preselecting',
    do: rows.autoCategorize,
  }),
  AUTO_CAT_STILL_NEED_HELP: row('S16', { to: 'categorizeState', do: rows.chooseCategoryMyself }),
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
  const toProduct = (id: string) => (isStandard ? [back(id, 'product', 'productSelectState', rows.backToProduct)] : [])
  const toSearch = isStandard ? [] : [back('E12', 'search', 'searchState', rows.backToSearchFromCategories)]
  const toCategorize = back('S30', 'categorize', 'categorizeState', rows.backToCategorize)
  const search = isStandard
    ? {}
    : {
        SEARCH: row<EventOf<'SEARCH'>>('E4', {
          when: guards.isSearchOffered,
          to: 'searchState',
          do: rows.searchOpened,
        }),
      }

  const productChoice = [
    row<EventOf<'PRODUCT_SELECTED'>>('S2', {
      when: (args) => guards.isProductToDescribe(args) && guards.isDescribedBefore(args),
      to: 'describedBefore',
      do: rows.describeProduct,
    }),
    row<EventOf<'PRODUCT_SELECTED'>>('S2', {
      when: guards.isProductToDescribe,
      to: 'describeState',
      do: rows.describeProduct,
    }),
    row<EventOf<'PRODUCT_SELECTED'>>('S3', {
      when: guards.isProductKnown,
      to: 'categorizeState',
      do: rows.categorizeProduct,
    }),
    row<EventOf<'PRODUCT_SELECTED'>>('S4', { to: 'productSelectState', do: rows.refuseProduct }),
  ]

  const otherProduct = isStandard
    ? [
        row<EventOf<'PRODUCT_SELECTED'>>('S29', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductToDescribe(args),
          to: 'describeState',
          do: (world, event) => rows.describeProduct(rows.leavingProduct(world), event),
        }),
        row<EventOf<'PRODUCT_SELECTED'>>('S29', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductKnown(args),
          to: 'categorizeState',
          do: (world, event) => rows.categorizeProduct(rows.leavingProduct(world), event),
        }),
        row<EventOf<'PRODUCT_SELECTED'>>('S29', {
          when: guards.isOtherProduct,
          to: 'productSelectState',
          do: rows.refuseOtherProduct,
        }),
      ]
    : [
        row<EventOf<'PRODUCT_SELECTED'>>('E13', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductKnown(args),
          to: 'categorizeState',
          do: rows.switchEmbeddedProduct,
        }),
        row<EventOf<'PRODUCT_SELECTED'>>('E13', { when: guards.isOtherProduct, do: rows.keepEmbeddedProduct }),
      ]

  const productSelectState = { id: 'productSelectState', on: { PRODUCT_SELECTED: productChoice } }

  const describeState = {
    id: 'describeState',
    initial: 'open',
    states: {
      open: {},
      /** Opened with a description sent before: it is sent again by itself, once, and never after BACK (OD-57). */
      describedBefore: {
        id: 'describedBefore',
        after: {
          autoAdvance: {
            actions: describeAgain,
          },
        },
      },
    },
    on: {
      PROBLEM_DESCRIBED: [
        row<EventOf<'PROBLEM_DESCRIBED'>>('S5', {
          when: guards.isDescriptionGood,
          to: 'retrieveState',
          do: rows.problemDescribed,
        }),
        row<EventOf<'PROBLEM_DESCRIBED'>>('S6', { to: 'describeState', do: rows.descriptionKept }),
      ],
      TOGGLE_CATEGORIZE: row('S7', {
        when: guards.canSkipDescription,
        to: 'categorizeState',
        do: rows.categorizeInstead,
      }),
      CATEGORY_CHANGED: [
        row<EventOf<'CATEGORY_CHANGED'>>('S8', {
          when: guards.areIdsKnown,
          to: 'categorizeState',
          do: rows.categorizeByIds,
        }),
        row<EventOf<'CATEGORY_CHANGED'>>('S9', { do: rows.idsDropped }),
      ],
      BACK: [...toProduct('S10'), toCategorize],
      ...search,
    },
  }

  const categorizeState = {
    id: 'categorizeState',
    initial: 'choosing',
    states: {
      choosing: { id: 'choosing' },
      /** The category of a recommendation is being looked up (S15). */
      preselecting: {
        id: 'preselecting',
        invoke: {
          src: 'categoryPath' as const,
          input: ({ context }: { context: MachineContext }) => ({
            product: context.flow.productName,
            categoryId: context.flow.selectedCategory,
          }),
          onDone: [
            row<{ output: CategoryPath }>('S15', {
              when: ({ event }) => event.output.path.length > 0,
              to: 'choosing',
              do: (world, event) => rows.autoCategorized(world, event.output),
            }),
            row<unknown>('S16', { to: 'choosing', do: rows.autoCategorizeFailed }),
          ],
          onError: row<unknown>('S16', { to: 'choosing', do: rows.autoCategorizeFailed }),
        },
      },
    },
    on: {
      PROBLEM_CATEGORIZED: row<EventOf<'PROBLEM_CATEGORIZED'>>('S19', {
        when: ({ event }) => event.solutionId > 0,
        to: 'solutionState',
        do: rows.problemCategorized,
      }),
      CATEGORY_CHANGED: [
        row<EventOf<'CATEGORY_CHANGED'>>('S21', { when: guards.isLeafPicked, to: 'choosing', do: rows.leafChosen }),
        row<EventOf<'CATEGORY_CHANGED'>>('S20', { when: guards.areIdsKnown, to: 'choosing', do: rows.categoryChanged }),
        row<EventOf<'CATEGORY_CHANGED'>>('S9', { to: 'choosing', do: rows.idsDropped }),
      ],
      TOGGLE_DESCRIPTION: row('S22', { when: guards.canDescribe, to: 'describeState', do: rows.describeInstead }),
      BACK: [toRecommend('S23'), toDescribe('S24'), ...toProduct('S24'), ...toSearch],
      ...search,
    },
  }

  const retrieveState = {
    id: 'retrieveState',
    initial: 'waiting',
    states: {
      waiting: { after: { suggestionDelay: 'asking' } },
      asking: {
        invoke: {
          src: 'suggest' as const,
          input: ({ context }: { context: MachineContext }) => ({
            query: context.flow.description.trim(),
            product: context.flow.productName,
          }),
          onDone: row<{ output: readonly Recommendation[] }>('', {
            do: (world, { output }) => raising(world, rows.suggested(output)),
          }),
          onError: noResults,
        },
        after: { suggestionTimeout: noResults },
      },
    },
    on: {
      CSAI_HAS_RESULTS: row<EventOf<'CSAI_HAS_RESULTS'>>('S11', {
        when: ({ event }) => event.recommendations.length > 0,
        to: 'recommendState',
        do: rows.showRecommendations,
      }),
      CSAI_NO_RESULTS: row('S12', { to: 'categorizeState', do: rows.nothingRecommended }),
      BACK: [toDescribe('S13'), ...toProduct('S13'), toCategorize],
    },
  }

  const recommendState = {
    id: 'recommendState',
    on: {
      ...furtherHelp,
      VIEW_ARTICLE: isStandard
        ? row<EventOf<'VIEW_ARTICLE'>>('S17', { do: rows.openArticlePage })
        : row<EventOf<'VIEW_ARTICLE'>>('E3', { to: 'articleState', do: rows.openArticle }),
      BACK: [toDescribe('S18'), ...toProduct('S18'), toCategorize],
      ...search,
    },
  }

  const solutionState = {
    id: 'solutionState',
    invoke: {
      src: 'solution' as const,
      input: ({ context }: { context: MachineContext }) => ({ solutionId: context.flow.solutionId }),
      onError: row<unknown>('S28', { to: 'categorizeState', do: rows.solutionFailed }),
    },
    on: {
      CATEGORY_CHANGED: row<EventOf<'CATEGORY_CHANGED'>>('S25', {
        when: guards.areIdsKnown,
        to: 'categorizeState',
        do: rows.backToIds,
      }),
      BACK: [
        back('S26', 'categorize', 'categorizeState', rows.changeCategory),
        toRecommend('S27'),
        toDescribe('S27'),
        ...toProduct('S27'),
        ...toSearch,
      ],
    },
  }

  const searchState = {
    id: 'searchState',
    on: {
      SEARCH: row<EventOf<'SEARCH'>>('E5', { when: guards.isQuery, do: rows.searchedAgain }),
      VIEW_ARTICLE: row<EventOf<'VIEW_ARTICLE'>>('E6', { to: 'articleState', do: rows.openFoundArticle }),
      CSAI_MORE_HELP_CHOSEN: row('E7', { to: 'categorizeState', do: rows.categorizeAfterSearch }),
      AUTO_CAT_STILL_NEED_HELP: row('E7', { to: 'categorizeState', do: rows.categorizeAfterSearch }),
      BACK: [
        toRecommend('E8'),
        back('E8', 'categorize', 'categorizeState', rows.backToCategorizeFromSearch),
        toDescribe('E8'),
      ],
    },
  }

  const articleState = {
    id: 'articleState',
    on: {
      ...furtherHelp,
      ARTICLE_FAILED: [
        row('E11', { when: guards.isBeforeSearch, to: 'searchState', do: rows.articleFailed }),
        row('E11', { to: 'recommendState', do: rows.articleFailed }),
      ],
      BACK: [
        back('E9', 'recommend', 'recommendState', rows.backToRecommendFromArticle),
        back('E9', 'search', 'searchState', rows.backToSearch),
      ],
    },
  }

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
    states: {
      start,
      ...(isStandard ? { productSelectState } : {}),
      describeOrCategorizeState: { initial: 'describeState', states: { describeState, categorizeState } },
      retrieveState,
      recommendState,
      solutionState,
      ...(isStandard ? {} : { searchState, articleState }),
    },
    on: {
      PRODUCT_SELECTED: otherProduct,
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
