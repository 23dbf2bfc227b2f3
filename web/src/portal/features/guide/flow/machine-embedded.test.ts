// Each transition that the embedded flow has of its own, in words.
import { expect, test } from 'vitest'
import { emits, isIgnored, proveRows, type Row } from '../../../../../../tests/support/guide.ts'
import { startDrive, stepsOf, type Place } from './test-drive.ts'
import {
  back,
  categorizing,
  described,
  describing,
  noneChosen,
  recommending,
  retrieving,
  solving,
  moreHelp,
  autoCategory,
  stillNeedHelp,
  gameplay,
} from './test-places.ts'
import type { GuideEvent } from './types.ts'

const inGame = (place: Place): Place => ({
  ...place,
  variant: 'embedded',
  steps: place.steps.filter(({ step }) => step !== 'product'),
})
const search = (query: string): GuideEvent => ({ type: 'SEARCH', query })
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

proveRows([
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
    event: search('  stuck '),
    to: 'searchState',
    url: undefined,
    steps: ['describe', 'recommend', 'search'],
    also: (told) => expect(told.steps.at(-1)).toEqual({ step: 'search', productName: 'wow', query: 'stuck' }),
  },
  {
    title: 'E4: SEARCH from categorize',
    from: inGame(categorizing),
    event: search('stuck'),
    to: 'searchState',
    url: undefined,
  },
  {
    title: 'E4: SEARCH from describe',
    from: inGame(describing),
    event: search('stuck'),
    to: 'searchState',
    url: undefined,
  },
  {
    title: 'E4: an empty query is ignored',
    from: inGame(describing),
    event: search(' '),
    to: 'describeState',
  },
  {
    title: 'E4: SEARCH is ignored without the search link',
    from: { ...inGame(describing), facts: { hasSearchLink: false } },
    event: search('stuck'),
    to: 'describeState',
  },
  {
    title: 'E5: searching again replaces the query',
    from: searching,
    event: search('keep'),
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
    event: moreHelp,
    to: 'categorizeState',
    url: '/product/wow',
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E7: AUTO_CAT_STILL_NEED_HELP from the search keeps the parent in the address',
    from: { ...searching, flow: gameplay },
    event: stillNeedHelp,
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
      flow: gameplay,
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
    event: moreHelp,
    to: 'categorizeState',
    flow: { isAutoCategoryNext: true },
  },
  {
    title: 'E10: CSAI_MORE_HELP_CHOSEN from the article without a category',
    from: { ...reading, facts: { autoCategorize: false } },
    event: moreHelp,
    to: 'categorizeState',
    flow: { recommendationsSkipped: true },
    tracked: ['stillNeedHelp'],
  },
  {
    title: 'E10: AUTO_CAT_CATEGORIZE from the article',
    from: reading,
    event: autoCategory,
    to: 'categorizeState',
    flow: { isAutoCategoryNext: true },
  },
  {
    title: 'E10: AUTO_CAT_STILL_NEED_HELP from the article',
    from: reading,
    event: stillNeedHelp,
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
    also: emits({ type: 'alert', message: 'support.bft.article.not.loaded' }),
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
    (from): Row => ({
      title: `BACK(product) is ignored in ${from.state} of the embedded variant`,
      from: { ...from, variant: 'embedded' },
      event: back('product'),
      to: from.state,
      also: isIgnored,
    }),
  ),
])

test('[FLOW-29][FLOW-30] E1: the embedded variant starts in categorize with its product, without product select', () => {
  const told = startDrive('embedded', {}).told()
  expect(told.state).toBe('categorizeState')
  expect(told.flow).toMatchObject({ productName: 'wow', isEmbeddedGame: true, suggestLogin: false })
  expect(told.steps).toEqual([{ step: 'categorize', productName: 'wow' }])
  expect(told.url).toBeUndefined()
})
