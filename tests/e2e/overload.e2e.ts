// A server with too much to do refuses polls, then searches (CD-462): the pages wait as long as they are told, keep what
// they show and what was typed, and say what did not come.
import { type Page, expect } from '@playwright/test'
import { sendForm } from './support/contact.ts'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

/**
 * What is asked at these addresses is refused as the server does it, so many times.
 *
 * @returns how often it was asked
 */
const refuse = async (page: Page, address: RegExp, times = Number.POSITIVE_INFINITY): Promise<() => number> => {
  let asked = 0
  await page.route(address, (route) => {
    asked += 1
    if (asked > times) return route.continue()
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/services/bft/docs/problems/unavailable', slug: 'unavailable', status: 503 }),
    })
  })
  return () => asked
}

test('a list of cases and a case that are refused for a moment come by themselves', async ({ page }) => {
  await asPlayer(page, 'test-overload-read')
  const id = await fileCase(page, 'qqzzx overload list')
  const lists = await refuse(page, /\/api\/cases\/en-US\/active/, 1)
  await page.goto(at('/case'))
  await expect(main(page).getByRole('row').filter({ hasText: id })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(lists()).toBeGreaterThan(1)
  const cases = await refuse(page, new RegExp(`/api/cases/en-US/detail/${id}$`), 2)
  await openCase(page, id)
  await expect(main(page).getByText('qqzzx overload list')).toBeVisible()
  expect(cases()).toBe(3)

  // An answer comes while the case is refused: what is shown stays, and the answer stands there when it can be had.
  const again = await refuse(page, new RegExp(`/api/cases/en-US/detail/${id}$`), 2)
  await page.getByRole('textbox', { name: 'Your message' }).fill('still typing')
  await answerCase(id, 'INFO', '<p>Which gate was it?</p>')
  await expect.poll(again).toBeGreaterThan(0)
  await expect(main(page).getByText('qqzzx overload list')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(again).toBe(3)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('still typing')
})

test('a search that is refused says so and keeps its words; pressed again it answers', async ({ page }) => {
  const searches = await refuse(page, /\/api\/search$/)
  await page.goto(at('/search?q=stuck%20character'))
  const failed = page.getByRole('alert').filter({ hasText: 'Search isn’t responding' })
  await expect(failed).toContainText('It should be back in a few minutes')
  await expect(page.getByRole('combobox', { name: 'Search help articles' })).toHaveValue('stuck character')
  expect(searches()).toBeGreaterThan(0)
  await page.unroute(/\/api\/search$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d+ results for “stuck character”/ })).toBeVisible()
})

test('a search among own cases that is refused says so and keeps its words', async ({ page }) => {
  await asPlayer(page, 'test-overload-find')
  await fileCase(page, 'qqzzx overload find')
  await refuse(page, /\/api\/cases\/en-US\/find/)
  await page.goto(at('/case?q=qqzzx'))
  await expect(main(page).getByText('This isn’t available right now.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('qqzzx')
  await page.unroute(/\/api\/cases\/en-US\/find/)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText('This isn’t available right now.')).toHaveCount(0)
})

test('a form whose suggestions are refused goes on without them; one that is refused keeps every word', async ({
  page,
}) => {
  await asPlayer(page, 'test-overload-form')
  const suggestions = await refuse(page, /\/api\/suggestions$/)
  await refuse(page, /\/api\/submit$/, 1)
  await page.goto(at('/contact/1301/ticket'))
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  const words = page.getByRole('textbox', { name: 'Description' })
  await words.fill('my character is stuck at the gate')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main(page).getByText('We kept what you typed. Try again in a few minutes.')).toBeVisible()
  await expect(words).toHaveValue('my character is stuck at the gate')
  expect(suggestions()).toBe(1)
  await sendForm(page)
})
