// What the flow starts with, and what comes by itself: answers, failures and pauses.
import { expect, test } from 'vitest'
import { driveFrom, longText, recommendation, startDrive, testFacts, type Place, type Told } from './test-drive.ts'
import {
  allSteps,
  back,
  categorizing,
  chosen,
  described,
  describeIt,
  describing,
  noneChosen,
  picked,
  recommending,
  retrieving,
  select,
  solving,
  moreHelp,
  autoCategory,
} from './test-places.ts'

const eventsOf = ({ tracked }: Told) => tracked.map(({ event }) => event)
const flowOf = (place: Place) => ({ ...driveFrom(place).actor.getSnapshot().context.flow })

/* The start */

test('[FLOW-07] S1: the standard machine starts in productSelectState with everything reset', () => {
  const told = startDrive('standard', { start: { kind: 'fresh', productName: '', left: null } }).told()
  expect(told.state).toBe('productSelectState')
  expect(told.steps).toEqual([{ step: 'product', productName: '' }])
  expect(told.effects).toContainEqual({ type: 'description' })
  expect(told.effects).toContainEqual({ type: 'save' })
})

test('S1: an address with the product of an earlier description keeps it', () => {
  const left = flowOf(solving)
  const drive = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  const told = drive.told()
  expect(told.flow).toMatchObject({ ...noneChosen, description: longText, descriptionChosen: true })
  expect(told.effects).not.toContainEqual({ type: 'description' })
})

test('S1: an address with another product clears it', () => {
  const left = flowOf(solving)
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
        context: flowOf(solving),
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
  expect(eventsOf(told)).toEqual(['captureDescription'])
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
  const left = flowOf(recommending)
  const opened = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  opened.send({ type: 'PRODUCT_SELECTED', productName: 'wow', categoryId: 0, source: 'url' })
  expect((await opened.wait(500)).state).toBe('retrieveState')
  const pressed = startDrive('standard', { start: { kind: 'fresh', productName: 'wow', left } })
  pressed.send(select('wow'))
  expect((await pressed.wait(500)).state).toBe('describeState')
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
  expect(eventsOf(told)).toEqual(tracked)
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
  expect(drive.send(autoCategory).state).toBe('categorizeState')
  const told = await drive.wait(0)
  expect(told).toMatchObject({ state: 'solutionState', url: '/product/wow/1200/1211/solution' })
  expect(told.flow).toMatchObject({ ...chosen, isAutoCategoryNext: true })
  expect(told.entry).toMatchObject({ parentId: 1200, topicId: 1211, categoryId: 1210, complete: true })
})

test('S15: a category with children waits in categorize with its path chosen', async () => {
  const drive = driveFrom(recommending, { categoryPath: () => Promise.resolve({ path: [1200, 1210], isLeaf: false }) })
  drive.send(autoCategory)
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
  drive.send(autoCategory)
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
  drive.send(autoCategory)
  const told = await drive.wait(0)
  expect(told).toMatchObject({ state: 'categorizeState', url: '/product/wow' })
  expect(told.flow).toMatchObject({
    ...noneChosen,
    productName: 'wow',
    isAutoCategoryNext: false,
    recommendationsSkipped: true,
  })
  expect(eventsOf(told)).toEqual(['stillNeedHelp'])
})

test('[RECOMMEND-07] a recommendation with guidedEntryCategoryId 0 gives no automatic category', () => {
  const drive = driveFrom({ ...recommending, flow: { ...described, recommendations: [recommendation('1', 0)] } })
  expect(drive.send(autoCategory)).toMatchObject({ state: 'recommendState', effects: [] })
})

test('AUTO_CAT_CATEGORIZE is ignored while the autoCategorize flag is off', () => {
  const drive = driveFrom({ ...recommending, facts: { autoCategorize: false } })
  expect(drive.send(autoCategory)).toMatchObject({ state: 'recommendState', effects: [] })
})

test('OD-63: the recommendation last opened names the category', async () => {
  const flow = { ...described, recommendations: [recommendation('1', 1211), recommendation('2', 1410)] }
  const opened = driveFrom({ ...recommending, flow: { ...flow, articleId: '2' } })
  expect(opened.send(moreHelp).flow.selectedCategory).toBe(1410)
  const inline = driveFrom({ ...recommending, flow })
  expect(inline.send({ type: 'CSAI_MORE_HELP_CHOSEN', articleId: '2' }).flow.selectedCategory).toBe(1410)
})

test('CD-199: a category the description is not about is offered by the article that was opened alone', () => {
  const unlikely = { ...recommendation('2', 1410), isTopicLikely: false }
  const flow = { ...described, recommendations: [recommendation('1', 0), unlikely] }
  const unopened = driveFrom({ ...recommending, flow })
  expect(unopened.send(moreHelp)).toMatchObject({
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
