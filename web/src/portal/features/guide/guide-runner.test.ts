import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedEvents } from './flow/reading.ts'
import { longText, testCatalogue } from './flow/test-drive.ts'
import { back, picked, select, moreHelp, stillNeedHelp } from './flow/test-places.ts'
import type { GuideEvent } from './flow/types.ts'
import { chooseVariant } from './guide-runner.ts'
import {
  backFromTopic,
  createMemory,
  describeIt,
  openPage,
  toSuggestions,
  type Page,
} from '../../../../../tests/support/guide.ts'

/* URL ⇄ flow */

test('[FLOW-06][ROUTE-04][ROUTE-06] an address replays product, category and solution, and writes one entry', () => {
  const product = openPage('/product/wow')
  expect(product.state()).toBe('describeState')
  const category = openPage('/product/wow/1200')
  expect(category.state()).toBe('categorizeState')
  const solution = openPage('/product/wow/1200/1211/solution')
  expect(solution.state()).toBe('solutionState')
  expect(solution.browser.paths()).toEqual(['/product/wow/1200/1211/solution'])
  expect(solution.tracked).toEqual(['captureProduct', 'geassociation'])
})

test('[ROUTE-07] a topic in the address is chosen and stays in categorize', () => {
  const page = openPage('/product/wow/1200/1211')
  expect(page.state()).toBe('categorizeState')
  expect(page.runner.actor.getSnapshot().context.entry).toMatchObject({
    parentId: 1200,
    categoryId: 1210,
    topicId: 1211,
  })
})

test('[FLOW-04] four id segments are parent, category and topic, and are rewritten to parent and topic', () => {
  const page = openPage('/product/wow/1200/1210/1211/solution')
  expect(page.state()).toBe('solutionState')
  expect(page.browser.paths()).toEqual(['/product/wow/1200/1211/solution'])
})

test('a product address by its name is rewritten to its short name', () => {
  expect(openPage('/product/Realms%20of%20Aether').browser.paths()).toEqual(['/product/wow'])
})

test('an unknown product ends in product select with its message', () => {
  const page = openPage('/product/nothing/1200')
  expect([page.state(), page.browser.paths(), page.alerts]).toEqual([
    'productSelectState',
    ['/'],
    ['support.bft.product.unknown'],
  ])
})

test('an unknown category falls back to the product, and its solution with it', () => {
  for (const facts of [{}, { legacyMode: true }]) {
    const page = openPage('/product/wow/999/998/solution', { facts })
    expect(page.browser.paths()).toEqual(['/product/wow'])
    expect(page.state()).toBe(facts.legacyMode === true ? 'categorizeState' : 'describeState')
  }
})

test('[ROUTE-05] a recommendations address asks again for the stored description', async () => {
  const session = createMemory()
  session.text.write(longText)
  const page = openPage('/product/wow/recommendations', { session })
  expect(page.state()).toBe('retrieveState')
  expect(page.browser.paths()).toEqual(['/product/wow'])
  await page.wait(500)
  expect(page.state()).toBe('recommendState')
  expect(page.browser.paths()).toEqual(['/product/wow', '/product/wow/recommendations'])
})

test('a recommendations address without a description lands in describe, in legacy mode in categorize', () => {
  expect(openPage('/product/wow/recommendations').state()).toBe('describeState')
  const legacy = openPage('/product/wow/recommendations', { facts: { legacyMode: true } })
  expect([legacy.state(), legacy.browser.paths()]).toEqual(['categorizeState', ['/product/wow']])
})

test('[ROUTE-27] an address of the wrong shape leads to /error', () => {
  expect(() => openPage('/product/wow/1/2/3/4')).toThrow('refused')
})

test('whatever is pressed, the address alone leads back to the same place', () => {
  const presses: GuideEvent[] = [
    select('wow'),
    select('rumble'),
    { type: 'TOGGLE_CATEGORIZE' },
    { type: 'TOGGLE_DESCRIPTION' },
    picked(1200),
    picked(1200, 1210),
    picked(1200, 1211),
    picked(1200, 1220),
    picked(1300),
    picked(1400, 1410),
    picked(0),
    picked(2200),
    picked(2200, 2210),
    back('product'),
    back('describe'),
    back('categorize'),
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...presses), { maxLength: 12 }), fc.boolean(), (events, legacyMode) => {
      const page = openPage('/', { facts: { legacyMode } })
      page.press(...events)
      const { flow } = page.runner.actor.getSnapshot().context
      const again = openPage(page.browser.history.path(), { facts: { legacyMode } })
      const reread = again.runner.actor.getSnapshot().context.flow
      expect(again.browser.history.path()).toBe(page.browser.history.path())
      expect(reread).toMatchObject({
        productName: flow.productName,
        parentCategoryId: flow.parentCategoryId,
        topicCategoryId: flow.topicCategoryId,
        solutionId: flow.solutionId,
      })
    }),
    { numRuns: 150 },
  )
})

/* Session */

test('[FLOW-38][FLOW-39] a reload takes the flow up where it was, description included', async () => {
  const page = await toSuggestions()
  const again = openPage(page.browser.history.path(), { session: page.session })
  expect(again.state()).toBe('recommendState')
  expect(again.runner.description.getState()).toMatchObject({ description: longText, submitDescription: true })
  expect(again.tracked).toEqual([])
  expect([page.opened, again.opened]).toEqual([['begun'], []])
})

test('in another language the suggestions are asked for anew', async () => {
  const page = await toSuggestions()
  const path = page.browser.history.path()
  const again = openPage(path, { session: page.session, locale: 'de-DE' })
  expect([again.state(), again.runner.actor.getSnapshot().context.flow.recommendations]).toEqual(['retrieveState', []])
  await again.wait(500)
  expect(again.state()).toBe('recommendState')
  expect(openPage(path, { session: page.session, locale: 'de-DE' }).state()).toBe('recommendState')
})

test('in another language a topic has no suggestions of the first behind it', async () => {
  const page = await backFromTopic()
  await page.browser.go(1)
  await page.wait(500)
  page.press(moreHelp)
  await page.wait(0)
  const again = openPage(page.browser.history.path(), { session: page.session, locale: 'de-DE' })
  const { flow, steps } = again.runner.actor.getSnapshot().context
  expect([again.state(), flow.recommendations]).toEqual(['solutionState', []])
  expect(steps.map(({ step }) => step)).toEqual(['product', 'describe', 'categorize', 'solution'])
})

test('[DESCRIBE-07] a reload while suggestions are fetched opens the completed view and sends the text again', async () => {
  const page = openPage('/')
  page.press(select('wow'))
  describeIt(page)
  const again = openPage(page.browser.history.path(), { session: page.session })
  expect([again.state(), again.runner.description.getState().submitDescription]).toEqual(['describeState', true])
  await again.wait(500)
  expect(again.state()).toBe('retrieveState')
})

test('what is typed is kept under its key before anything is sent', () => {
  const page = openPage('/product/wow')
  page.runner.description.type('I cannot')
  expect(page.session.text.read()).toBe('I cannot')
  const again = openPage('/product/wow', { session: page.session })
  expect(again.runner.description.getState()).toMatchObject({ description: 'I cannot', submitDescription: false })
})

/** What the describe step shows, and what a contact form would. */
const wordsOf = ({ runner, session }: Page) => {
  const { description, submitDescription } = runner.description.getState()
  return { description, submitDescription, kept: session.text.read() }
}
const kept = { description: longText, submitDescription: false, kept: longText }

test('[DESCRIBE-11] [FLOW-27] choosing a topic instead, another product and its choice keep the visit’s text (T30)', () => {
  const page = openPage('/product/wow')
  page.runner.description.type(longText)
  page.press({ type: 'TOGGLE_CATEGORIZE' })
  expect([page.state(), wordsOf(page)]).toEqual(['categorizeState', kept])
  page.press({ type: 'TOGGLE_DESCRIPTION' }, { type: 'BACK', step: 'product' })
  expect([page.state(), wordsOf(page)]).toEqual(['productSelectState', kept])
  page.press(select('rumble'))
  expect([page.state(), wordsOf(page)]).toEqual(['describeState', kept])
  page.press(select('wow'))
  expect([page.state(), wordsOf(page)]).toEqual(['describeState', kept])
  expect(page.runner.description.getState().disableButton).toBe(false)
  page.runner.description.type('')
  expect(page.session.text.read()).toBe('')
})

test('another game by its address takes the words along, and waits for who presses Continue (T30)', async () => {
  const page = openPage('/product/wow')
  describeIt(page)
  await page.wait(500)
  const other = openPage('/product/rumble', { session: page.session })
  await other.wait(1000)
  expect([other.state(), wordsOf(other)]).toEqual(['describeState', kept])
})

test('words that were changed in a form are the guide’s: its suggestions are asked for again (T30)', async () => {
  const page = openPage('/product/wow')
  describeIt(page)
  await page.wait(500)
  page.press(stillNeedHelp)
  page.press({ type: 'CATEGORY_CHANGED', parentId: 1200, topicId: 1220, advanceStep: false, source: 'picker' })
  const solution = '/product/wow/1200/1220/solution'
  expect(page.browser.paths()).toContain(solution)

  const flowOf = ({ runner }: Page) => runner.actor.getSnapshot().context
  page.session.text.write(`${longText} Twice.`)
  const changed = openPage(solution, { session: page.session })
  expect([changed.state(), flowOf(changed).flow]).toMatchObject([
    'solutionState',
    { description: `${longText} Twice.`, descriptionChosen: true, recommendations: [] },
  ])
  expect(flowOf(changed).steps.map(({ step }) => step)).toEqual(['product', 'describe', 'categorize', 'solution'])

  page.session.text.write('')
  const emptied = openPage(solution, { session: page.session })
  expect([emptied.state(), flowOf(emptied).flow]).toMatchObject([
    'solutionState',
    { description: '', descriptionChosen: false, recommendations: [] },
  ])
})

test('Back from a solution to suggestions for words of before asks for those of now; without words it describes (T30)', async () => {
  for (const [text, state] of [
    [`${longText} Twice.`, 'recommendState'],
    ['', 'describeState'],
  ] as const) {
    const page = openPage('/product/wow')
    describeIt(page)
    await page.wait(500)
    page.press(stillNeedHelp)
    page.press({ type: 'CATEGORY_CHANGED', parentId: 1200, topicId: 1220, advanceStep: false, source: 'picker' })
    page.runner.stop()
    page.session.text.write(text)
    const again = openPage('', { session: page.session, browser: page.browser })
    await again.browser.go(again.browser.paths().indexOf('/product/wow/recommendations') - again.browser.at())
    await again.wait(500)
    expect([again.state(), wordsOf(again).kept]).toEqual([state, text])
  }
})

test('[DESCRIBE-13] change description sends an empty one, which the context forgets while the text stays', async () => {
  const page = openPage('/product/wow')
  describeIt(page)
  const again = openPage('/product/wow', { session: page.session })
  again.runner.description.reset()
  again.press({ type: 'PROBLEM_DESCRIBED', description: '', advanceStep: false })
  expect(again.runner.actor.getSnapshot().context.flow).toMatchObject({ description: '', descriptionChosen: false })
  expect(again.runner.description.getState()).toMatchObject({ description: longText, submitDescription: false })
  await again.wait(1000)
  expect(again.state()).toBe('describeState')
})

test('an article opens with the flow saved, and the same address takes it up (S17, S1a)', async () => {
  const page = await toSuggestions()
  page.press({ type: 'VIEW_ARTICLE', articleId: '9852' })
  expect(page.opened).toEqual(['begun', '/article/9852'])
  const again = openPage('/product/wow/recommendations', { session: page.session })
  expect(again.runner.actor.getSnapshot().context.flow.articleId).toBe('9852')
})

/* Variants and the debug step */

test('[FLOW-32] in-game browser and embedded flow choose the variant; an unknown game runs the standard one (E2)', () => {
  const inGame = { isInGameBrowser: true, useEmbeddedFlow: true, gameProduct: 'wow' }
  expect(chooseVariant(inGame, testCatalogue)).toEqual({
    variant: 'embedded',
    isEmbeddedGame: true,
    embeddedProduct: 'wow',
  })
  expect(chooseVariant({ ...inGame, useEmbeddedFlow: false }, testCatalogue)).toMatchObject({
    variant: 'standard',
    isEmbeddedGame: false,
  })
  expect(chooseVariant({ ...inGame, isInGameBrowser: false }, testCatalogue)).toMatchObject({
    variant: 'standard',
    isEmbeddedGame: false,
  })
  expect(chooseVariant({ ...inGame, gameProduct: 'nothing' }, testCatalogue)).toEqual({
    variant: 'standard',
    isEmbeddedGame: true,
    embeddedProduct: '',
  })
})

test('E1: an embedded address replays its product, category and solution', () => {
  const page = openPage('/product/rumble/2200/2210/solution', { variant: 'embedded' })
  expect([page.state(), page.browser.paths()]).toEqual(['solutionState', ['/product/rumble/2200/2210/solution']])
})

test('the allowed events are those with a row in the state', () => {
  const page = openPage('/')
  const allowed = () => allowedEvents(page.runner.actor.getSnapshot())
  expect(allowed()).toEqual(['PRODUCT_SELECTED'])
  page.press(select('wow'))
  expect(allowed()).toEqual(['PRODUCT_SELECTED', 'PROBLEM_DESCRIBED', 'TOGGLE_CATEGORIZE', 'CATEGORY_CHANGED', 'BACK'])
  page.press({ type: 'TOGGLE_CATEGORIZE' })
  expect(allowed()).toEqual([
    'PRODUCT_SELECTED',
    'TOGGLE_DESCRIPTION',
    'CATEGORY_CHANGED',
    'PROBLEM_CATEGORIZED',
    'BACK',
  ])
})
