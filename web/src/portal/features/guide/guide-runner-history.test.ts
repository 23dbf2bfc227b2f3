// What the guide writes into a browser’s history, and what its entries bring back.
import { expect, test } from 'vitest'
import { longText } from './flow/test-drive.ts'
import { back, picked, select, moreHelp, stillNeedHelp } from './flow/test-places.ts'
import { backFromTopic, openPage, toSuggestions, type Page } from '../../../../../tests/support/guide.ts'

const toSolution = (): Page => {
  const page = openPage('/')
  page.press(select('wow'), { type: 'TOGGLE_CATEGORIZE' }, picked(1200), picked(1200, 1211))
  return page
}

test('[FLOW-01] every step and every change of ids pushes one entry', () => {
  expect(toSolution().browser.paths()).toEqual([
    '/',
    '/product/wow',
    '/product/wow',
    '/product/wow/1200',
    '/product/wow/1200/1211/solution',
  ])
})

test('[FLOW-24] BACK returns to the entry of its target and pushes nothing', () => {
  const page = toSolution()
  page.press(back('describe'))
  expect([page.state(), page.browser.at(), page.browser.history.path()]).toEqual(['describeState', 1, '/product/wow'])
  expect(page.browser.paths()).toHaveLength(5)
  page.press({ type: 'TOGGLE_CATEGORIZE' })
  expect(page.browser.paths()).toEqual(['/', '/product/wow', '/product/wow'])
})

test('BACK from an address opened by itself replaces the entry', () => {
  const page = openPage('/product/wow/1200/1211/solution')
  page.press(back('categorize'))
  expect(page.browser.paths()).toEqual(['/product/wow/1200'])
})

test('browser back walks the same way back and pushes nothing', async () => {
  const page = toSolution()
  const seen: [string, string][] = []
  for (let step = 0; step < 4; step += 1) {
    await page.browser.go(-1)
    seen.push([page.state(), page.browser.history.path()])
  }
  expect(seen).toEqual([
    ['categorizeState', '/product/wow/1200'],
    ['categorizeState', '/product/wow'],
    ['describeState', '/product/wow'],
    ['productSelectState', '/'],
  ])
  expect(page.browser.paths()).toHaveLength(5)
})

test('browser back from a topic of the third level shows its second level again (S25)', async () => {
  const page = openPage('/')
  page.press(select('wow'), { type: 'TOGGLE_CATEGORIZE' }, picked(1200), picked(1200, 1210), picked(1200, 1211))
  await page.browser.go(-1)
  expect([page.state(), page.browser.history.path()]).toEqual(['categorizeState', '/product/wow/1200/1210'])
})

test('browser forward replays the events of the entry', async () => {
  const page = toSolution()
  await page.browser.go(-3)
  expect(page.state()).toBe('describeState')
  await page.browser.go(3)
  expect([page.state(), page.browser.history.path()]).toEqual(['solutionState', '/product/wow/1200/1211/solution'])
  expect(page.browser.paths()).toHaveLength(5)
})

test('an entry whose events are ignored gets the present address', async () => {
  const page = toSolution()
  page.press(back('product'), select('rumble'))
  page.browser.history.push('/product/rumble/1200', [])
  await page.browser.go(0)
  expect([page.state(), page.browser.history.path()]).toEqual(['describeState', '/product/rumble'])
})

test('browser back from the suggestions returns to the description, forward asks for them again', async () => {
  const page = await toSuggestions()
  expect([page.state(), page.browser.paths()]).toEqual([
    'recommendState',
    ['/', '/product/wow', '/product/wow/recommendations'],
  ])
  await page.browser.go(-1)
  expect(page.state()).toBe('describeState')
  expect(page.runner.description.getState()).toMatchObject({ description: longText, submitDescription: false })
  await page.browser.go(1)
  expect([page.state(), page.browser.history.path()]).toEqual(['retrieveState', '/product/wow/recommendations'])
  await page.wait(500)
  expect(page.state()).toBe('recommendState')
  expect(page.browser.paths()).toEqual(['/', '/product/wow', '/product/wow/recommendations'])
})

const wayToTopic = ['/', '/product/wow', '/product/wow/recommendations', '/product/wow/1200/1211/solution']

test('browser forward over suggestions leaves the way further forward', async () => {
  const page = await backFromTopic()
  await page.browser.go(1)
  await page.wait(500)
  expect([page.state(), page.browser.at()]).toEqual(['recommendState', 2])
  await page.browser.go(1)
  expect([page.state(), page.browser.history.path()]).toEqual(['solutionState', wayToTopic[3]])
  expect(page.browser.paths()).toEqual(wayToTopic)
})

test('a press after browser forward over suggestions is an entry of its own again', async () => {
  const page = await backFromTopic()
  await page.browser.go(1)
  await page.wait(500)
  page.press(stillNeedHelp)
  expect(page.browser.paths()).toEqual([...wayToTopic.slice(0, 3), '/product/wow'])
})

test('browser back and forward while suggestions are fetched again leave all entries as they were', async () => {
  const page = await backFromTopic()
  await page.browser.go(1)
  await page.browser.go(-1)
  expect([page.state(), page.browser.history.path()]).toEqual(['describeState', '/product/wow'])
  await page.wait(500)
  expect(page.state()).toBe('describeState')
  await page.browser.go(1)
  await page.browser.go(1)
  expect(page.state()).toBe('solutionState')
  expect(page.browser.paths()).toEqual(wayToTopic)
})

test('BACK while suggestions are fetched again returns to the entry of the description', async () => {
  const page = await backFromTopic()
  await page.browser.go(1)
  page.press(back('describe'))
  expect([page.state(), page.browser.at()]).toEqual(['describeState', 1])
  expect(page.browser.paths()).toEqual(wayToTopic)
})

test('a topic chosen by itself is one entry, and browser back returns to the suggestions', async () => {
  const page = await toSuggestions()
  page.press(moreHelp)
  await page.wait(0)
  expect([page.state(), page.browser.paths().slice(2)]).toEqual([
    'solutionState',
    ['/product/wow/recommendations', '/product/wow/1200/1211/solution'],
  ])
  await page.browser.go(-1)
  expect([page.state(), page.browser.history.path()]).toEqual(['recommendState', '/product/wow/recommendations'])
})

test('[FLOW-41] in the embedded variant an article entry stands for the step before it', async () => {
  const page = openPage('/', { variant: 'embedded' })
  page.press({ type: 'SEARCH', query: 'stuck' }, { type: 'VIEW_ARTICLE', articleId: '9852' })
  expect(page.state()).toBe('articleState')
  await page.browser.go(-1)
  expect(page.state()).toBe('searchState')
  await page.browser.go(-1)
  expect(page.state()).toBe('categorizeState')
})
