import { expect, test } from 'vitest'
import {
  driveFrom,
  longText,
  recommendation,
  startDrive,
  stepsOf,
  testFacts,
  type Place,
  type Told,
} from './test-drive.ts'
import type { FlowContext, GuideEvent, StateName } from './types.ts'

const chosen: Partial<FlowContext> = {
  selectedCategory: 1211,
  parentCategoryId: 1200,
  topicCategoryId: 1211,
  solutionId: 1211,
}
const described: Partial<FlowContext> = {
  description: longText,
  descriptionChosen: true,
  recommendations: [recommendation('9852', 1211)],
}
const noneChosen: Partial<FlowContext> = { selectedCategory: 0, parentCategoryId: 0, topicCategoryId: 0, solutionId: 0 }
const allSteps = stepsOf('product', 'describe', 'recommend', 'categorize', 'solution')
const picked = (parentId: number, topicId = 0): GuideEvent => ({
  type: 'CATEGORY_CHANGED',
  parentId,
  topicId,
  advanceStep: false,
  source: 'picker',
})
const fromUrl = (parentId: number, topicId = 0): GuideEvent => ({
  type: 'CATEGORY_CHANGED',
  parentId,
  topicId,
  advanceStep: false,
  source: 'url',
})
const select = (productName: string, categoryId = 0): GuideEvent => ({
  type: 'PRODUCT_SELECTED',
  productName,
  categoryId,
})
const describeIt = (description: string, advanceStep = true): GuideEvent => ({
  type: 'PROBLEM_DESCRIBED',
  description,
  advanceStep,
})
const back = (step: 'product' | 'describe' | 'categorize' | 'recommend' | 'search'): GuideEvent => ({
  type: 'BACK',
  step,
})

const productSelect: Place = { state: 'productSelectState', steps: stepsOf('product') }
const describing: Place = { state: 'describeState', steps: stepsOf('product', 'describe') }
const retrieving: Place = {
  state: 'retrieveState',
  steps: stepsOf('product', 'describe'),
  flow: { description: longText },
}
const recommending: Place = {
  state: 'recommendState',
  steps: stepsOf('product', 'describe', 'recommend'),
  flow: described,
}
const categorizing: Place = { state: 'categorizeState', steps: stepsOf('product', 'describe', 'categorize') }
const solving: Place = {
  state: 'solutionState',
  steps: allSteps,
  flow: { ...described, ...chosen },
  entry: { parentId: 1200, topicId: 1211, categoryId: 1210, complete: true },
}

interface Case {
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

const rows: Case[] = [
  {
    title: '[FLOW-08] S2: PRODUCT_SELECTED with productName and categoryId 0 opens the describe step',
    from: productSelect,
    event: select('Realms of Aether'),
    to: 'describeState',
    url: '/product/wow',
    flow: { productName: 'wow', suggestLogin: false },
    tracked: ['captureProduct', 'descriptionShown'],
    steps: ['product', 'describe'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'closeDialogs' }),
  },
  {
    title: 'S3: a category tile opens categorize with it chosen',
    from: productSelect,
    event: select('wow', 1200),
    to: 'categorizeState',
    url: '/product/wow/1200',
    flow: { productName: 'wow', parentCategoryId: 1200, selectedCategory: 1200, topicCategoryId: 0 },
    tracked: ['captureProduct'],
    steps: ['product', 'categorize'],
    also: (told) => expect(told.entry.parentId).toBe(1200),
  },
  {
    title: 'S3: in legacy mode a product goes straight to categorize',
    from: { ...productSelect, facts: { legacyMode: true } },
    event: select('wow'),
    to: 'categorizeState',
    url: '/product/wow',
    tracked: ['captureProduct'],
    steps: ['product', 'categorize'],
  },
  {
    title: 'S3: the tile of a leaf goes on to its solution',
    from: productSelect,
    event: select('wow', 1300),
    to: 'solutionState',
    url: '/product/wow/1300/1300/solution',
    flow: { parentCategoryId: 1300, topicCategoryId: 1300, solutionId: 1300 },
    tracked: ['captureProduct', 'geassociation'],
    steps: ['product', 'categorize', 'solution'],
  },
  {
    title: 'S4: an unknown product stays in product select and says so',
    from: productSelect,
    event: select('nothing-like-it'),
    to: 'productSelectState',
    url: '/',
    flow: { productName: '' },
    tracked: [],
    steps: ['product'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'alert', message: 'support.bft.product.unknown' }),
  },
  {
    title: '[FLOW-14] S5: PROBLEM_DESCRIBED carries the description and retrieves recommendations',
    from: describing,
    event: describeIt(longText),
    to: 'retrieveState',
    url: undefined,
    flow: { description: longText, descriptionChosen: true },
    tracked: ['captureDescription'],
    steps: ['product', 'describe'],
    also: (told) => expect(told.tracked[0]?.data).toEqual({ descriptionLength: longText.length }),
  },
  {
    title: 'S6: a description that does not advance is kept, and nothing else happens',
    from: describing,
    event: describeIt(longText, false),
    to: 'describeState',
    url: undefined,
    flow: { description: longText, descriptionChosen: false },
    tracked: [],
  },
  {
    title: 'S6: a description that is not above the valid break stays in the describe step',
    from: describing,
    event: describeIt('12345678901234567890'),
    to: 'describeState',
    flow: { description: '12345678901234567890', descriptionChosen: false },
    tracked: [],
  },
  {
    title: 'S6: an empty description clears the one in the context',
    from: { ...describing, flow: { description: longText, descriptionChosen: true } },
    event: describeIt('', false),
    to: 'describeState',
    flow: { description: '', descriptionChosen: false },
  },
  {
    title: '[FLOW-10][TRACK-01] S7: TOGGLE_CATEGORIZE skips the description',
    from: describing,
    event: { type: 'TOGGLE_CATEGORIZE' },
    to: 'categorizeState',
    url: undefined,
    tracked: ['skipEvent'],
    steps: ['product', 'describe', 'categorize'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'description' }),
  },
  {
    title: '[FLOW-11] S7: TOGGLE_CATEGORIZE is ignored once a description has been chosen',
    from: { ...describing, flow: described },
    event: { type: 'TOGGLE_CATEGORIZE' },
    to: 'describeState',
    tracked: [],
    also: (told) => expect(told.effects).toEqual([]),
  },
  {
    title: 'S7: TOGGLE_CATEGORIZE is ignored while the categorize button is hidden',
    from: { ...describing, facts: { hideCategorizeButton: true } },
    event: { type: 'TOGGLE_CATEGORIZE' },
    to: 'describeState',
    also: (told) => expect(told.effects).toEqual([]),
  },
  {
    title: '[FLOW-13] S8: CATEGORY_CHANGED from the URL takes its ids into the context and opens categorize',
    from: describing,
    event: fromUrl(1200, 1211),
    to: 'categorizeState',
    url: '/product/wow/1200/1211',
    flow: { parentCategoryId: 1200, topicCategoryId: 1211, selectedCategory: 1211 },
    tracked: [],
    steps: ['product', 'describe', 'categorize'],
    also: (told) =>
      expect(told.entry).toEqual({
        parentId: 1200,
        topicId: 1211,
        categoryId: 1210,
        complete: false,
        changeSelection: false,
      }),
  },
  {
    title: 'S9: in describe, ids that do not exist are dropped',
    from: describing,
    event: fromUrl(1200, 777),
    to: 'describeState',
    url: '/product/wow',
    flow: noneChosen,
  },
  {
    title: 'S9: in categorize, a topic that is not below its parent is dropped',
    from: { ...categorizing, flow: { parentCategoryId: 1200, selectedCategory: 1200 } },
    event: fromUrl(1400, 1211),
    to: 'categorizeState',
    url: '/product/wow',
    flow: noneChosen,
    tracked: [],
  },
  {
    title: 'S10: BACK(product) from describe',
    from: { ...describing, flow: { description: longText } },
    event: back('product'),
    to: 'productSelectState',
    url: '/',
    flow: { productName: '', description: '' },
    steps: ['product'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'description' }),
  },
  {
    title: '[FLOW-16][RECOMMEND-01] S11: CSAI_HAS_RESULTS opens the recommend step with at most five',
    from: retrieving,
    event: {
      type: 'CSAI_HAS_RESULTS',
      recommendations: ['1', '2', '3', '4', '5', '6'].map((id) => recommendation(id)),
    },
    to: 'recommendState',
    url: '/product/wow/recommendations',
    steps: ['product', 'describe', 'recommend'],
    also: (told) => expect(told.flow.recommendations.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']),
  },
  {
    title: '[FLOW-15] S12: CSAI_NO_RESULTS moves to categorize',
    from: { ...retrieving, flow: { description: longText, recommendations: [recommendation('1')] } },
    event: { type: 'CSAI_NO_RESULTS' },
    to: 'categorizeState',
    url: '/product/wow',
    flow: { recommendations: [] },
    steps: ['product', 'describe', 'categorize'],
  },
  {
    title: '[FLOW-18][TRACK-08] S14: CSAI_MORE_HELP_CHOSEN moves to categorize without an automatic category',
    from: { ...recommending, flow: { ...described, recommendations: [recommendation('9852')] } },
    event: { type: 'CSAI_MORE_HELP_CHOSEN' },
    to: 'categorizeState',
    url: '/product/wow',
    flow: { recommendationsSkipped: true, selectedCategory: 0, isAutoCategoryNext: false },
    tracked: ['stillNeedHelp'],
    steps: ['product', 'describe', 'recommend', 'categorize'],
  },
  {
    title: 'S14a: with an automatic category at hand CSAI_MORE_HELP_CHOSEN is AUTO_CAT_CATEGORIZE',
    from: recommending,
    event: { type: 'CSAI_MORE_HELP_CHOSEN' },
    to: 'categorizeState',
    flow: { isAutoCategoryNext: true, selectedCategory: 1211 },
    tracked: [],
  },
  {
    title: '[FLOW-20][FLOW-37] S16: AUTO_CAT_STILL_NEED_HELP moves on without a choice',
    from: recommending,
    event: { type: 'AUTO_CAT_STILL_NEED_HELP' },
    to: 'categorizeState',
    url: '/product/wow',
    flow: { ...noneChosen, recommendationsSkipped: true, isAutoCategoryNext: false },
    tracked: ['stillNeedHelp'],
  },
  {
    title: '[RECOMMEND-02][TRACK-09] S17: VIEW_ARTICLE opens the article page and stays in recommendState',
    from: recommending,
    event: { type: 'VIEW_ARTICLE', articleId: '9852' },
    to: 'recommendState',
    url: undefined,
    flow: { articleId: '9852' },
    tracked: ['recommendationClicked'],
    steps: ['product', 'describe', 'recommend'],
    also: (told) => {
      expect(told.tracked[0]?.data).toEqual({ articleId: '9852' })
      expect(told.effects).toContainEqual({ type: 'open', path: '/article/9852' })
    },
  },
  {
    title:
      '[FLOW-21][FLOW-28][TRACK-02] S18: BACK(describe) from recommendState keeps the text and tracks changeDescription',
    from: recommending,
    event: back('describe'),
    to: 'describeState',
    url: '/product/wow',
    flow: { description: longText, descriptionChosen: false, recommendations: [] },
    tracked: ['changeDescription'],
    steps: ['product', 'describe'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'description' }),
  },
  {
    title: '[FLOW-27] S18: BACK(product) from recommendState clears the description store’s checks and choice (T30)',
    from: recommending,
    event: back('product'),
    to: 'productSelectState',
    url: '/',
    flow: { productName: '', description: '', descriptionChosen: false, recommendations: [] },
    steps: ['product'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'description' }),
  },
  {
    title: '[FLOW-17][TRACK-03] S19: PROBLEM_CATEGORIZED carries solutionId and opens the solution',
    from: { ...categorizing, flow: { parentCategoryId: 1200, selectedCategory: 1200 } },
    event: { type: 'PROBLEM_CATEGORIZED', solutionId: 1220 },
    to: 'solutionState',
    url: '/product/wow/1200/1220/solution',
    flow: { solutionId: 1220, topicCategoryId: 1220 },
    tracked: ['geassociation'],
    steps: ['product', 'describe', 'categorize', 'solution'],
    also: (told) => {
      expect(told.tracked[0]?.data).toEqual({ categoryId: 1220 })
      expect(told.entry.complete).toBe(true)
    },
  },
  {
    title: 'S19: PROBLEM_CATEGORIZED with solutionId 0 is ignored',
    from: categorizing,
    event: { type: 'PROBLEM_CATEGORIZED', solutionId: 0 },
    to: 'categorizeState',
    also: (told) => expect(told.effects).toEqual([]),
  },
  {
    title: '[FLOW-33] S20: a category with children keeps the flow in categorize',
    from: categorizing,
    event: picked(1200, 1210),
    to: 'categorizeState',
    url: '/product/wow/1200/1210',
    flow: { parentCategoryId: 1200, topicCategoryId: 1210, selectedCategory: 1210 },
    tracked: [],
    steps: ['product', 'describe', 'categorize'],
  },
  {
    title: '[TRACK-04] S20: changing a category chosen before is tracked',
    from: { ...categorizing, flow: { parentCategoryId: 1200, selectedCategory: 1200 } },
    event: picked(1400),
    to: 'categorizeState',
    url: '/product/wow/1400',
    tracked: ['changeCategory'],
  },
  {
    title: 'S20: id 0 leaves nothing chosen',
    from: { ...categorizing, flow: { parentCategoryId: 1200, selectedCategory: 1200 } },
    event: picked(0),
    to: 'categorizeState',
    url: '/product/wow',
    flow: noneChosen,
  },
  {
    title: 'S20: a leaf from the URL shows as chosen and does not advance',
    from: categorizing,
    event: fromUrl(1200, 1220),
    to: 'categorizeState',
    url: '/product/wow/1200/1220',
    flow: { topicCategoryId: 1220, solutionId: 0 },
  },
  {
    title: 'S20: a parent below the top level becomes the topic of its own top level',
    from: categorizing,
    event: fromUrl(1210),
    to: 'categorizeState',
    url: '/product/wow/1200/1210',
    flow: { parentCategoryId: 1200, topicCategoryId: 1210 },
  },
  {
    title: '[FLOW-34] S21: choosing a leaf completes the step with PROBLEM_CATEGORIZED',
    from: { ...categorizing, flow: { parentCategoryId: 1200, topicCategoryId: 1210, selectedCategory: 1210 } },
    event: picked(1200, 1211),
    to: 'solutionState',
    url: '/product/wow/1200/1211/solution',
    flow: { ...chosen },
    tracked: ['changeCategory', 'geassociation'],
    steps: ['product', 'describe', 'categorize', 'solution'],
  },
  {
    title: 'S21: a top-level leaf is parent and topic at once',
    from: categorizing,
    event: picked(1300),
    to: 'solutionState',
    url: '/product/wow/1300/1300/solution',
    flow: { parentCategoryId: 1300, topicCategoryId: 1300, solutionId: 1300 },
  },
  {
    title: '[FLOW-12] S22: TOGGLE_DESCRIPTION moves back to describe and clears the guided-entry store',
    from: {
      ...categorizing,
      flow: { ...described, parentCategoryId: 1200, selectedCategory: 1200 },
      entry: { parentId: 1200, changeSelection: true },
    },
    event: { type: 'TOGGLE_DESCRIPTION' },
    to: 'describeState',
    url: '/product/wow',
    flow: { ...noneChosen, description: longText, descriptionChosen: false, recommendations: [] },
    tracked: ['changeDescription'],
    steps: ['product', 'describe'],
    also: (told) =>
      expect(told.entry).toEqual({ parentId: 0, topicId: 0, categoryId: 0, complete: false, changeSelection: false }),
  },
  {
    title: 'S22: without a description chosen nothing is tracked, and an unvisited describe step is entered anew',
    from: { ...categorizing, steps: stepsOf('product', 'categorize') },
    event: { type: 'TOGGLE_DESCRIPTION' },
    to: 'describeState',
    tracked: [],
    steps: ['product', 'categorize', 'describe'],
  },
  {
    title: '[FLOW-12] S22: TOGGLE_DESCRIPTION is ignored in legacy mode',
    from: { ...categorizing, facts: { legacyMode: true } },
    event: { type: 'TOGGLE_DESCRIPTION' },
    to: 'categorizeState',
    also: (told) => expect(told.effects).toEqual([]),
  },
  {
    title: '[FLOW-25] S23: BACK(recommend) from categorize drops the steps after it',
    from: {
      ...categorizing,
      steps: stepsOf('product', 'describe', 'recommend', 'categorize'),
      flow: { ...described, parentCategoryId: 1200, selectedCategory: 1200, recommendationsSkipped: true },
    },
    event: back('recommend'),
    to: 'recommendState',
    url: '/product/wow/recommendations',
    flow: { ...noneChosen, recommendationsSkipped: false },
    steps: ['product', 'describe', 'recommend'],
  },
  {
    title: 'S23: BACK(recommend) without recommendations is ignored',
    from: { ...categorizing, steps: stepsOf('product', 'describe', 'recommend', 'categorize') },
    event: back('recommend'),
    to: 'categorizeState',
    also: (told) => expect(told.effects).toEqual([]),
  },
  {
    title: 'S24: BACK(describe) from categorize',
    from: { ...categorizing, flow: { description: longText, parentCategoryId: 1200 } },
    event: back('describe'),
    to: 'describeState',
    url: '/product/wow',
    flow: { ...noneChosen, description: longText },
    tracked: ['changeDescription'],
    steps: ['product', 'describe'],
  },
  {
    title: 'S24: BACK(product) from categorize',
    from: categorizing,
    event: back('product'),
    to: 'productSelectState',
    url: '/',
    steps: ['product'],
  },
  {
    title: 'S25: an entry of the history with other ids returns from the solution to categorize',
    from: solving,
    event: { type: 'CATEGORY_CHANGED', parentId: 1200, topicId: 1210, advanceStep: false, source: 'history' },
    to: 'categorizeState',
    url: '/product/wow/1200/1210',
    flow: { parentCategoryId: 1200, topicCategoryId: 1210, solutionId: 0 },
    steps: ['product', 'describe', 'recommend', 'categorize'],
    also: (told) => expect(told.entry.complete).toBe(false),
  },
  {
    title: '[PICKER-17] S26: change category sets changeSelection and keeps the parent',
    from: solving,
    event: back('categorize'),
    to: 'categorizeState',
    url: '/product/wow/1200',
    flow: { parentCategoryId: 1200, topicCategoryId: 0, selectedCategory: 1200, solutionId: 0 },
    tracked: ['changeCategory'],
    steps: ['product', 'describe', 'recommend', 'categorize'],
    also: (told) =>
      expect(told.entry).toEqual({ parentId: 1200, topicId: 0, categoryId: 0, complete: false, changeSelection: true }),
  },
  {
    title: 'S26: from a top-level leaf nothing stays chosen',
    from: {
      ...solving,
      flow: { selectedCategory: 1300, parentCategoryId: 1300, topicCategoryId: 1300, solutionId: 1300 },
    },
    event: back('categorize'),
    to: 'categorizeState',
    url: '/product/wow',
    flow: noneChosen,
  },
  {
    title: 'S27: BACK(recommend) from the solution',
    from: solving,
    event: back('recommend'),
    to: 'recommendState',
    url: '/product/wow/recommendations',
    steps: ['product', 'describe', 'recommend'],
  },
  {
    title: 'S27: BACK(describe) from the solution',
    from: solving,
    event: back('describe'),
    to: 'describeState',
    url: '/product/wow',
    tracked: ['changeDescription'],
    steps: ['product', 'describe'],
  },
  {
    title: 'S27: BACK(product) from the solution',
    from: solving,
    event: back('product'),
    to: 'productSelectState',
    url: '/',
    steps: ['product'],
  },
  {
    title: 'S29: another product resets everything and starts over with describe',
    from: solving,
    event: select('rumble'),
    to: 'describeState',
    url: '/product/rumble',
    flow: { ...noneChosen, productName: 'rumble', description: '', recommendations: [] },
    tracked: ['captureProduct', 'descriptionShown'],
    steps: ['product', 'describe'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'description' }),
  },
  {
    title: 'S29: another product with a category goes to categorize',
    from: recommending,
    event: select('rumble', 2200),
    to: 'categorizeState',
    url: '/product/rumble/2200',
    steps: ['product', 'categorize'],
  },
  {
    title: 'S29: an unknown product returns to product select',
    from: categorizing,
    event: select('nothing-like-it'),
    to: 'productSelectState',
    url: '/',
    flow: { productName: '' },
    steps: ['product'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'alert', message: 'support.bft.product.unknown' }),
  },
  {
    title: 'S29: the same product is ignored',
    from: solving,
    event: select('Realms of Aether'),
    to: 'solutionState',
    also: (told) => expect(told.effects).toEqual([]),
  },
  ...([describing, retrieving, recommending] as const).map(
    (from): Case => ({
      title: `S30: BACK(categorize) from ${from.state} when the list holds it`,
      from: {
        ...from,
        steps: stepsOf(
          'product',
          'categorize',
          ...(from.state === 'recommendState' ? (['describe', 'recommend'] as const) : (['describe'] as const)),
        ),
      },
      event: back('categorize'),
      to: 'categorizeState',
      url: '/product/wow',
      flow: { descriptionChosen: false, recommendations: [] },
      steps: ['product', 'categorize'],
    }),
  ),
  {
    title: 'S30: BACK(categorize) is ignored when the list does not hold it',
    from: recommending,
    event: back('categorize'),
    to: 'recommendState',
    also: (told) => expect(told.effects).toEqual([]),
  },
]

const inGame = (place: Place): Place => ({
  ...place,
  variant: 'embedded',
  steps: place.steps.filter(({ step }) => step !== 'product'),
})
const searching: Place = {
  variant: 'embedded',
  state: 'searchState',
  steps: stepsOf('categorize', 'describe', 'recommend', 'search'),
  flow: described,
}
const reading: Place = {
  variant: 'embedded',
  state: 'articleState',
  steps: stepsOf('categorize', 'describe', 'recommend', 'article'),
  flow: { ...described, articleId: '9852' },
}

const embeddedRows: Case[] = [
  {
    title: '[FLOW-23] E3: VIEW_ARTICLE opens the article state',
    from: inGame(recommending),
    event: { type: 'VIEW_ARTICLE', articleId: '9852' },
    to: 'articleState',
    url: undefined,
    flow: { articleId: '9852' },
    tracked: ['recommendationClicked'],
    steps: ['describe', 'recommend', 'article'],
  },
  {
    title: '[FLOW-22] E4: SEARCH leads from recommendState to the search state, its query kept in the step list',
    from: inGame(recommending),
    event: { type: 'SEARCH', query: '  stuck ' },
    to: 'searchState',
    url: undefined,
    steps: ['describe', 'recommend', 'search'],
    also: (told) => expect(told.steps.at(-1)).toEqual({ step: 'search', productName: 'wow', query: 'stuck' }),
  },
  {
    title: 'E4: SEARCH from categorize',
    from: inGame(categorizing),
    event: { type: 'SEARCH', query: 'stuck' },
    to: 'searchState',
    url: undefined,
  },
  {
    title: 'E4: SEARCH from describe',
    from: inGame(describing),
    event: { type: 'SEARCH', query: 'stuck' },
    to: 'searchState',
    url: undefined,
  },
  {
    title: 'E4: an empty query is ignored',
    from: inGame(describing),
    event: { type: 'SEARCH', query: ' ' },
    to: 'describeState',
  },
  {
    title: 'E4: SEARCH is ignored without the search link',
    from: { ...inGame(describing), facts: { hasSearchLink: false } },
    event: { type: 'SEARCH', query: 'stuck' },
    to: 'describeState',
  },
  {
    title: 'E5: searching again replaces the query',
    from: searching,
    event: { type: 'SEARCH', query: 'keep' },
    to: 'searchState',
    steps: ['categorize', 'describe', 'recommend', 'search'],
    also: (told) => expect(told.steps.at(-1)?.query).toBe('keep'),
  },
  {
    title: 'E6: VIEW_ARTICLE from the search',
    from: searching,
    event: { type: 'VIEW_ARTICLE', articleId: '99516' },
    to: 'articleState',
    url: undefined,
    flow: { articleId: '99516' },
    tracked: [],
  },
  {
    title: 'E7: CSAI_MORE_HELP_CHOSEN from the search',
    from: searching,
    event: { type: 'CSAI_MORE_HELP_CHOSEN' },
    to: 'categorizeState',
    url: '/product/wow',
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E7: AUTO_CAT_STILL_NEED_HELP from the search keeps the parent in the address',
    from: { ...searching, flow: { parentCategoryId: 1200, selectedCategory: 1200 } },
    event: { type: 'AUTO_CAT_STILL_NEED_HELP' },
    to: 'categorizeState',
    url: '/product/wow/1200',
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E8: BACK(recommend) from the search',
    from: searching,
    event: back('recommend'),
    to: 'recommendState',
    url: '/product/wow/recommendations',
    steps: ['categorize', 'describe', 'recommend'],
  },
  {
    title: 'E8: BACK(categorize) from the search',
    from: {
      ...searching,
      steps: stepsOf('categorize', 'search'),
      flow: { parentCategoryId: 1200, selectedCategory: 1200 },
    },
    event: back('categorize'),
    to: 'categorizeState',
    url: '/product/wow/1200',
    steps: ['categorize'],
  },
  {
    title: 'E8: BACK(describe) from the search',
    from: searching,
    event: back('describe'),
    to: 'describeState',
    url: '/product/wow',
    tracked: ['changeDescription'],
    steps: ['categorize', 'describe'],
  },
  {
    title: 'E9: BACK(recommend) from the article',
    from: reading,
    event: back('recommend'),
    to: 'recommendState',
    url: undefined,
    flow: { articleId: '' },
    steps: ['categorize', 'describe', 'recommend'],
  },
  {
    title: 'E9: BACK(search) from the article',
    from: { ...reading, steps: stepsOf('categorize', 'search', 'article') },
    event: back('search'),
    to: 'searchState',
    flow: { articleId: '' },
    steps: ['categorize', 'search'],
  },
  {
    title: 'E10: CSAI_MORE_HELP_CHOSEN from the article, by its category',
    from: reading,
    event: { type: 'CSAI_MORE_HELP_CHOSEN' },
    to: 'categorizeState',
    flow: { isAutoCategoryNext: true },
  },
  {
    title: 'E10: CSAI_MORE_HELP_CHOSEN from the article without a category',
    from: { ...reading, facts: { autoCategorize: false } },
    event: { type: 'CSAI_MORE_HELP_CHOSEN' },
    to: 'categorizeState',
    flow: { recommendationsSkipped: true },
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E10: AUTO_CAT_CATEGORIZE from the article',
    from: reading,
    event: { type: 'AUTO_CAT_CATEGORIZE' },
    to: 'categorizeState',
    flow: { isAutoCategoryNext: true },
  },
  {
    title: 'E10: AUTO_CAT_STILL_NEED_HELP from the article',
    from: reading,
    event: { type: 'AUTO_CAT_STILL_NEED_HELP' },
    to: 'categorizeState',
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E11: an article that cannot be loaded returns to the suggestions with an alert',
    from: reading,
    event: { type: 'ARTICLE_FAILED' },
    to: 'recommendState',
    flow: { articleId: '' },
    steps: ['categorize', 'describe', 'recommend'],
    also: (told) => expect(told.effects).toContainEqual({ type: 'alert', message: 'support.bft.article.not.loaded' }),
  },
  {
    title: 'E11: an article opened from the search returns there',
    from: { ...reading, steps: stepsOf('categorize', 'search', 'article') },
    event: { type: 'ARTICLE_FAILED' },
    to: 'searchState',
    steps: ['categorize', 'search'],
  },
  {
    title: 'E12: BACK(search) from categorize',
    from: { ...inGame(categorizing), steps: stepsOf('categorize', 'search', 'categorize') },
    event: back('search'),
    to: 'searchState',
    steps: ['categorize', 'search'],
  },
  {
    title: 'E12: BACK(search) from the solution',
    from: { ...inGame(solving), steps: stepsOf('categorize', 'search', 'categorize', 'solution') },
    event: back('search'),
    to: 'searchState',
    flow: { solutionId: 0, topicCategoryId: 0 },
  },
  {
    title: 'E13: another product from the URL starts over in categorize',
    from: inGame(solving),
    event: { type: 'PRODUCT_SELECTED', productName: 'rumble', categoryId: 0, source: 'url' },
    to: 'categorizeState',
    url: '/product/rumble',
    flow: { ...noneChosen, productName: 'rumble', description: '' },
    steps: ['categorize'],
  },
  {
    title: 'E13: an unknown product puts the address right and changes nothing',
    from: inGame(recommending),
    event: { type: 'PRODUCT_SELECTED', productName: 'nothing-like-it', categoryId: 0, source: 'url' },
    to: 'recommendState',
    url: '/product/wow',
    flow: { productName: 'wow' },
  },
  ...([describing, retrieving, recommending, categorizing, solving] as const).map(
    (from): Case => ({
      title: `BACK(product) is ignored in ${from.state} of the embedded variant`,
      from: { ...from, variant: 'embedded' },
      event: back('product'),
      to: from.state,
      also: (told) => expect(told.effects).toEqual([]),
    }),
  ),
]

/** retrieveState cannot be taken up from a session (S1a), so it is entered by its event. */
const standing = (place: Place) => {
  const drive = driveFrom(place)
  if (place.state === 'retrieveState') drive.send(describeIt(longText))
  drive.told()
  return drive
}

for (const { title, from, event, to, flow, tracked, steps, also, ...rest } of [...rows, ...embeddedRows]) {
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
  for (const { from, event } of [...rows, ...embeddedRows]) {
    const { effects } = standing(from).send(event)
    if (effects.length > 0) expect(effects).toContainEqual({ type: 'save' })
  }
})

/* The start */

test('[FLOW-07] S1: the standard machine starts in productSelectState with everything reset', () => {
  const told = startDrive('standard', { start: { kind: 'fresh', productName: '', left: null } }).told()
  expect(told.state).toBe('productSelectState')
  expect(told.steps).toEqual([{ step: 'product', productName: '' }])
  expect(told.effects).toContainEqual({ type: 'description' })
  expect(told.effects).toContainEqual({ type: 'save' })
})

test('S1: an address with the product of an earlier description keeps it', () => {
  const left = { ...driveFrom(solving).actor.getSnapshot().context.flow }
  const drive = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  const told = drive.told()
  expect(told.flow).toMatchObject({ ...noneChosen, description: longText, descriptionChosen: true })
  expect(told.effects).not.toContainEqual({ type: 'description' })
})

test('S1: an address with another product clears it', () => {
  const left = { ...driveFrom(solving).actor.getSnapshot().context.flow }
  const told = startDrive('standard', { start: { kind: 'fresh', productName: 'rumble', left } }).told()
  expect(told.flow).toMatchObject({ description: '', descriptionChosen: false, recommendations: [] })
  expect(told.effects).toContainEqual({ type: 'description' })
})

test('S1a: a stored flow of this URL is taken up as it was, without a URL or tracking', () => {
  const drive = startDrive('standard', {
    start: {
      kind: 'restored',
      stored: {
        state: 'solutionState',
        steps: allSteps,
        context: { ...driveFrom(solving).actor.getSnapshot().context.flow },
        entry: { parentId: 1200, topicId: 1211, categoryId: 1210, complete: true, changeSelection: false },
      },
    },
  })
  const told = drive.told()
  expect(told.state).toBe('solutionState')
  expect(told.steps).toEqual(allSteps)
  expect(told.flow).toMatchObject({ ...chosen, description: longText })
  expect(told.effects).toEqual([{ type: 'save' }])
})

test('[DESCRIBE-08] S1a: a stored retrieveState is taken up as describeState and describes again after 500 ms', async () => {
  const drive = driveFrom({ ...retrieving, flow: described })
  expect(drive.told().state).toBe('describeState')
  expect((await drive.wait(499)).state).toBe('describeState')
  const told = await drive.wait(1)
  expect(told.state).toBe('retrieveState')
  expect(told.tracked.map(({ event }) => event)).toEqual(['captureDescription'])
})

test('OD-57: the auto-advance is dropped when the description is changed first', async () => {
  const drive = driveFrom({ ...retrieving, flow: described })
  drive.send(describeIt('', false))
  expect((await drive.wait(600)).state).toBe('describeState')
})

test('OD-57: BACK to describe never advances by itself', async () => {
  const drive = driveFrom(recommending)
  drive.send(back('describe'))
  expect((await drive.wait(2000)).state).toBe('describeState')
})

test('OD-57: a product of the URL with a description sent before advances, the same product pressed does not', async () => {
  const left = { ...driveFrom(recommending).actor.getSnapshot().context.flow }
  const opened = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  opened.send({ type: 'PRODUCT_SELECTED', productName: 'wow', categoryId: 0, source: 'url' })
  expect((await opened.wait(500)).state).toBe('retrieveState')
  const pressed = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  pressed.send(select('wow'))
  expect((await pressed.wait(500)).state).toBe('describeState')
})

test('[FLOW-29][FLOW-30] E1: the embedded variant starts in categorize with its product, without product select', () => {
  const told = startDrive('embedded', {}).told()
  expect(told.state).toBe('categorizeState')
  expect(told.flow).toMatchObject({ productName: 'wow', isEmbeddedGame: true, suggestLogin: false })
  expect(told.steps).toEqual([{ step: 'categorize', productName: 'wow' }])
  expect(told.url).toBeUndefined()
})

/* Suggestions */

const askedForSuggestions = async (lookUps: Parameters<typeof driveFrom>[1]) => {
  const drive = driveFrom(describing, lookUps)
  drive.send(describeIt(longText))
  return drive
}

test('[DESCRIBE-15] S5: suggestions are asked for 500 ms after the description', async () => {
  const drive = await askedForSuggestions({})
  await drive.wait(499)
  expect(drive.signals).toHaveLength(0)
  await drive.wait(1)
  expect(drive.signals).toHaveLength(1)
})

test('S11: the answer opens the recommend step by itself', async () => {
  const drive = await askedForSuggestions({ suggest: () => Promise.resolve([recommendation('9852')]) })
  const told = await drive.wait(500)
  expect(told.state).toBe('recommendState')
  expect(told.url).toBe('/product/wow/recommendations')
})

test.each([
  ['an empty answer', () => Promise.resolve([])],
  ['a failed call', () => Promise.reject(new Error('503'))],
])('[FLOW-36][ERROR-03] S12: %s moves on to categorize', async (_, suggest) => {
  const told = await (await askedForSuggestions({ suggest })).wait(500)
  expect(told.state).toBe('categorizeState')
  expect(told.url).toBe('/product/wow')
})

test('S12: after 10 s without an answer the flow moves on, and the call is aborted (OD-62)', async () => {
  const drive = await askedForSuggestions({})
  await drive.wait(500)
  expect((await drive.wait(9_999)).state).toBe('retrieveState')
  expect((await drive.wait(1)).state).toBe('categorizeState')
  expect(drive.signals[0]?.aborted).toBe(true)
})

test.each([
  ['describe', 'describeState', '/product/wow', ['changeDescription']],
  ['product', 'productSelectState', '/', []],
] as const)('S13: BACK(%s) aborts the call', async (step, state, url, tracked) => {
  const drive = await askedForSuggestions({})
  await drive.wait(500)
  const told = drive.send(back(step))
  expect(drive.signals[0]?.aborted).toBe(true)
  expect(told).toMatchObject({ state, url })
  expect(told.tracked.map(({ event }) => event)).toEqual(tracked)
})

test('S13: BACK before the 500 ms are over asks for nothing', async () => {
  const drive = await askedForSuggestions({})
  drive.send(back('describe'))
  await drive.wait(2000)
  expect(drive.signals).toHaveLength(0)
})

/* Automatic categorisation */

test('[FLOW-19][FLOW-35] S15: the category of a recommendation is pre-selected, a leaf goes on to its solution', async () => {
  const drive = driveFrom(recommending, {
    categoryPath: () => Promise.resolve({ path: [1200, 1210, 1211], isLeaf: true }),
  })
  expect(drive.send({ type: 'AUTO_CAT_CATEGORIZE' }).state).toBe('categorizeState')
  const told = await drive.wait(0)
  expect(told).toMatchObject({ state: 'solutionState', url: '/product/wow/1200/1211/solution' })
  expect(told.flow).toMatchObject({ ...chosen, isAutoCategoryNext: true })
  expect(told.entry).toMatchObject({ parentId: 1200, topicId: 1211, categoryId: 1210, complete: true })
})

test('S15: a category with children waits in categorize with its path chosen', async () => {
  const drive = driveFrom(recommending, { categoryPath: () => Promise.resolve({ path: [1200, 1210], isLeaf: false }) })
  drive.send({ type: 'AUTO_CAT_CATEGORIZE' })
  expect(await drive.wait(0)).toMatchObject({ state: 'categorizeState', url: '/product/wow/1200/1210' })
})

test('S15: the product of the recommendation replaces the chosen one, BACK switches back (OD-63)', async () => {
  const drive = driveFrom(
    {
      ...recommending,
      flow: { ...described, recommendations: [recommendation('1'), recommendation('2', 2210, 'rumble')] },
    },
    { categoryPath: () => Promise.resolve({ path: [2200, 2210], isLeaf: false }) },
  )
  drive.send({ type: 'AUTO_CAT_CATEGORIZE' })
  expect(await drive.wait(0)).toMatchObject({
    url: '/product/rumble/2200/2210',
    flow: { productName: 'rumble', guidedEntryProduct: 'rumble' },
  })
  expect(drive.send(back('recommend'))).toMatchObject({
    url: '/product/wow/recommendations',
    flow: { productName: 'wow', guidedEntryProduct: '' },
  })
})

test('S15: a path that cannot be looked up is S16, with the product as it was', async () => {
  const drive = driveFrom(
    { ...recommending, flow: { ...described, recommendations: [recommendation('2', 2210, 'rumble')] } },
    { categoryPath: () => Promise.reject(new Error('404')) },
  )
  drive.send({ type: 'AUTO_CAT_CATEGORIZE' })
  const told = await drive.wait(0)
  expect(told).toMatchObject({ state: 'categorizeState', url: '/product/wow' })
  expect(told.flow).toMatchObject({
    ...noneChosen,
    productName: 'wow',
    isAutoCategoryNext: false,
    recommendationsSkipped: true,
  })
  expect(told.tracked.map(({ event }) => event)).toEqual(['stillNeedHelp'])
})

test('[RECOMMEND-07] a recommendation with guidedEntryCategoryId 0 gives no automatic category', () => {
  const drive = driveFrom({ ...recommending, flow: { ...described, recommendations: [recommendation('1', 0)] } })
  expect(drive.send({ type: 'AUTO_CAT_CATEGORIZE' })).toMatchObject({ state: 'recommendState', effects: [] })
})

test('AUTO_CAT_CATEGORIZE is ignored while the autoCategorize flag is off', () => {
  const drive = driveFrom({ ...recommending, facts: { autoCategorize: false } })
  expect(drive.send({ type: 'AUTO_CAT_CATEGORIZE' })).toMatchObject({ state: 'recommendState', effects: [] })
})

test('OD-63: the recommendation last opened names the category', async () => {
  const flow = { ...described, recommendations: [recommendation('1', 1211), recommendation('2', 1410)] }
  const opened = driveFrom({ ...recommending, flow: { ...flow, articleId: '2' } })
  expect(opened.send({ type: 'CSAI_MORE_HELP_CHOSEN' }).flow.selectedCategory).toBe(1410)
  const inline = driveFrom({ ...recommending, flow })
  expect(inline.send({ type: 'CSAI_MORE_HELP_CHOSEN', articleId: '2' }).flow.selectedCategory).toBe(1410)
})

test('CD-199: a category the description is not about is offered by the article that was opened alone', () => {
  const unlikely = { ...recommendation('2', 1410), isTopicLikely: false }
  const flow = { ...described, recommendations: [recommendation('1', 0), unlikely] }
  const unopened = driveFrom({ ...recommending, flow })
  expect(unopened.send({ type: 'CSAI_MORE_HELP_CHOSEN' })).toMatchObject({
    state: 'categorizeState',
    flow: { selectedCategory: 0, recommendationsSkipped: true },
  })
  const opened = driveFrom({ ...recommending, flow })
  expect(opened.send({ type: 'CSAI_MORE_HELP_CHOSEN', articleId: '2' }).flow.selectedCategory).toBe(1410)
})

/* Solution */

test('S28: a solution that cannot be looked up returns to categorize with an alert', async () => {
  const drive = driveFrom(categorizing, { solution: () => Promise.reject(new Error('404')) })
  drive.send(picked(1200, 1211))
  const told = await drive.wait(0)
  expect(told).toMatchObject({ state: 'categorizeState', url: '/product/wow/1200' })
  expect(told.steps.map(({ step }) => step)).toEqual(['product', 'describe', 'categorize'])
  expect(told.effects).toContainEqual({ type: 'alert', message: 'support.bft.solution.not.loaded' })
})

/* Small ones */

test('OD-66: closing the suggest-login dialog keeps it closed', () => {
  const drive = startDrive('standard', { facts: testFacts })
  expect(drive.told().flow.suggestLogin).toBe(true)
  expect(drive.send({ type: 'SUGGEST_LOGIN_CLOSED' }).flow.suggestLogin).toBe(false)
})
