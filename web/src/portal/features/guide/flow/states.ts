/** The states of the guided entry; what differs between the variants comes in as `Ways`. */
import * as guards from './guards.ts'
import { back, row, toDescribe, toRecommend } from './row.ts'
import * as rows from './rows.ts'
import type { EventOf } from './rows.ts'
import type { CategoryPath, MachineContext, Recommendation } from './types.ts'
import { raising } from './world.ts'

const onProduct = row<EventOf<'PRODUCT_SELECTED'>>
const onCategory = row<EventOf<'CATEGORY_CHANGED'>>
const onSearch = row<EventOf<'SEARCH'>>
const onArticle = row<EventOf<'VIEW_ARTICLE'>>
const onDescribed = row<EventOf<'PROBLEM_DESCRIBED'>>

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

/** Ways on and back that are not the same in both variants. */
export const waysOf = (isStandard: boolean) => {
  const toProduct = (id: string) => (isStandard ? [back(id, 'product', 'productSelectState', rows.backToProduct)] : [])
  const toSearch = isStandard ? [] : [back('E12', 'search', 'searchState', rows.backToSearchFromCategories)]
  const toCategorize = back('S30', 'categorize', 'categorizeState', rows.backToCategorize)
  const search = isStandard
    ? {}
    : { SEARCH: onSearch('E4', { when: guards.isSearchOffered, to: 'searchState', do: rows.searchOpened }) }
  return { isStandard, toProduct, toSearch, toCategorize, search }
}
type Ways = ReturnType<typeof waysOf>

const productSelectState = {
  id: 'productSelectState',
  on: {
    PRODUCT_SELECTED: [
      onProduct('S2', {
        when: (args) => guards.isProductToDescribe(args) && guards.isDescribedBefore(args),
        to: 'describedBefore',
        do: rows.describeProduct,
      }),
      onProduct('S2', { when: guards.isProductToDescribe, to: 'describeState', do: rows.describeProduct }),
      onProduct('S3', { when: guards.isProductKnown, to: 'categorizeState', do: rows.categorizeProduct }),
      onProduct('S4', { to: 'productSelectState', do: rows.refuseProduct }),
    ],
  },
}

export const otherProduct = ({ isStandard }: Ways) =>
  isStandard
    ? [
        onProduct('S29', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductToDescribe(args),
          to: 'describeState',
          do: (world, event) => rows.describeProduct(rows.leavingProduct(world), event),
        }),
        onProduct('S29', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductKnown(args),
          to: 'categorizeState',
          do: (world, event) => rows.categorizeProduct(rows.leavingProduct(world), event),
        }),
        onProduct('S29', { when: guards.isOtherProduct, to: 'productSelectState', do: rows.refuseOtherProduct }),
      ]
    : [
        onProduct('E13', {
          when: (args) => guards.isOtherProduct(args) && guards.isProductKnown(args),
          to: 'categorizeState',
          do: rows.switchEmbeddedProduct,
        }),
        onProduct('E13', { when: guards.isOtherProduct, do: rows.keepEmbeddedProduct }),
      ]

const describeState = ({ toProduct, toCategorize, search }: Ways) => ({
  id: 'describeState',
  initial: 'open',
  states: {
    open: {},
    /** Opened with a description sent before: it is sent again by itself, once, and never after BACK (OD-57). */
    describedBefore: { id: 'describedBefore', after: { autoAdvance: { actions: 'describeAgain' as const } } },
  },
  on: {
    PROBLEM_DESCRIBED: [
      onDescribed('S5', { when: guards.isDescriptionGood, to: 'retrieveState', do: rows.problemDescribed }),
      onDescribed('S6', { to: 'describeState', do: rows.descriptionKept }),
    ],
    TOGGLE_CATEGORIZE: row('S7', {
      when: guards.canSkipDescription,
      to: 'categorizeState',
      do: rows.categorizeInstead,
    }),
    CATEGORY_CHANGED: [
      onCategory('S8', { when: guards.areIdsKnown, to: 'categorizeState', do: rows.categorizeByIds }),
      onCategory('S9', { do: rows.idsDropped }),
    ],
    BACK: [...toProduct('S10'), toCategorize],
    ...search,
  },
})

const pathFailed = row<unknown>('S16', { to: 'choosing', do: rows.autoCategorizeFailed })

const categorizeState = ({ toProduct, toSearch, search }: Ways) => ({
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
          pathFailed,
        ],
        onError: pathFailed,
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
      onCategory('S21', { when: guards.isLeafPicked, to: 'choosing', do: rows.leafChosen }),
      onCategory('S20', { when: guards.areIdsKnown, to: 'choosing', do: rows.categoryChanged }),
      onCategory('S9', { to: 'choosing', do: rows.idsDropped }),
    ],
    TOGGLE_DESCRIPTION: row('S22', { when: guards.canDescribe, to: 'describeState', do: rows.describeInstead }),
    BACK: [toRecommend('S23'), toDescribe('S24'), ...toProduct('S24'), ...toSearch],
    ...search,
  },
})

const noResults = row<unknown>('', { do: (world) => raising(world, { type: 'CSAI_NO_RESULTS' }) })

const retrieveState = ({ toProduct, toCategorize }: Ways) => ({
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
})

const recommendState = ({ isStandard, toProduct, toCategorize, search }: Ways) => ({
  id: 'recommendState',
  on: {
    ...furtherHelp,
    VIEW_ARTICLE: isStandard
      ? onArticle('S17', { do: rows.openArticlePage })
      : onArticle('E3', { to: 'articleState', do: rows.openArticle }),
    BACK: [toDescribe('S18'), ...toProduct('S18'), toCategorize],
    ...search,
  },
})

const solutionState = ({ toProduct, toSearch }: Ways) => ({
  id: 'solutionState',
  invoke: {
    src: 'solution' as const,
    input: ({ context }: { context: MachineContext }) => ({ solutionId: context.flow.solutionId }),
    onError: row<unknown>('S28', { to: 'categorizeState', do: rows.solutionFailed }),
  },
  on: {
    CATEGORY_CHANGED: onCategory('S25', { when: guards.areIdsKnown, to: 'categorizeState', do: rows.backToIds }),
    BACK: [
      back('S26', 'categorize', 'categorizeState', rows.changeCategory),
      toRecommend('S27'),
      toDescribe('S27'),
      ...toProduct('S27'),
      ...toSearch,
    ],
  },
})

const searchState = {
  id: 'searchState',
  on: {
    SEARCH: onSearch('E5', { when: guards.isQuery, do: rows.searchedAgain }),
    VIEW_ARTICLE: onArticle('E6', { to: 'articleState', do: rows.openFoundArticle }),
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

/** The states of a variant, but its start. */
export const statesOf = (ways: Ways) => ({
  ...(ways.isStandard ? { productSelectState } : {}),
  describeOrCategorizeState: {
    initial: 'describeState',
    states: { describeState: describeState(ways), categorizeState: categorizeState(ways) },
  },
  retrieveState: retrieveState(ways),
  recommendState: recommendState(ways),
  solutionState: solutionState(ways),
  ...(ways.isStandard ? {} : { searchState, articleState }),
})
