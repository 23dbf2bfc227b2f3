// Single rules of the guided entry's steps, and what a visitor without account may do.
import { type Page, expect } from '@playwright/test'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { at, goOnSignedOut } from './support/portal.ts'
import { test } from './support/test.ts'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Your description' })
const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Account restricted )?${name}`) })
const inGame = 'Mozilla/5.0 Chrome/114.0 AetherClient/11.2'

test('[DESCRIBE-02] [DESCRIBE-06] [DESCRIBE-10] the describe step: box, Continue, next step', async ({ page }) => {
  await page.goto(at('/product/wow'))
  await expect(description(page)).toBeVisible()
  await expect(description(page)).toHaveValue('')
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/suggestions') && request.method() === 'POST',
  )
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await asked
  await expect(description(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
})

test('[DESCRIBE-04] with the feature that hides it on, the link to choose a category is not there', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('button', { name: /categor|topic/i })
  await page.goto(at('/product/wow'))
  await expect(description(page)).toBeVisible()
  await expect(link).toHaveCount(1)
  // The flag's answer comes with the page; here the page says it is on.
  await page.route(at('/product/wow'), async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const flag = /(api\/feature \\"hideCategorizeButton\\"":)false/
    expect(html).toMatch(flag)
    await route.fulfill({ response: answer, body: html.replace(flag, '$1true') })
  })
  await page.reload()
  await expect(description(page)).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('[PRODUCT-13] choosing a tile brings the page back to its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(at('/'))
  await goOnSignedOut(page)
  const wanted = tile(page, 'Ashen Crown IV')
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await wanted.dispatchEvent('click')
  await expect(description(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('in a game', () => {
  test.use({ userAgent: inGame })
  test('[ROUTE-02] [DESCRIBE-18] the root is a flow of the game’s own product, topics first; its description box has two lines', async ({
    page,
  }) => {
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
    await expect(tile(page, 'Ashen Crown IV')).toHaveCount(0)
    await page.getByRole('button', { name: 'Describe the problem instead' }).click()
    await expect(description(page)).toHaveAttribute('rows', '2')
  })
})

test('[FLOW-26] going back to the products clears what the flow knew', async ({ page }) => {
  await page.goto(at('/'))
  await goOnSignedOut(page)
  await tile(page, 'Ashen Crown IV').click()
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
  await page.getByRole('button', { name: 'Change selection' }).click()
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toHaveCount(0)
  await tile(page, 'Ashen Crown IV').click()
  await expect(description(page)).toHaveValue('')
})

test('[SHELL-16] without an account: products, categories, search, an article, and a message to us', async ({
  page,
}) => {
  await page.goto(at('/games/diablo4'))
  await page.getByRole('main').locator('a[href*="/category/"]').first().click()
  await expect(page).toHaveURL(/\/games\/diablo4\/category\/\d+/)
  await page.goto(at('/search?q=account'))
  await page.getByRole('main').locator('a[href*="/article/"]').first().click()
  await expect(page).toHaveURL(/\/article\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(at('/contact/1301/ticket'))
  await fillAboutMe(page)
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
  await sendForm(page)
})

test('CD-111: answers come while the description is typed, once for each pause, and what stands there stays', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/suggestions/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(at('/product/diablo4'))
  await description(page).fill('The game crashes when I open the map')
  const answers = page.getByRole('complementary', { name: 'This may already answer it' }).getByRole('article')
  await expect(answers.first()).toBeVisible()
  const first = await answers.first().getByRole('heading').innerText()
  await description(page).fill(
    'The game crashes when I open the map, and since yesterday my payment by card is refused too',
  )
  await expect.poll(() => asked.length).toBe(2)
  await expect(answers.first().getByRole('heading')).toHaveText(first)
  expect(asked.every((path) => path.endsWith('/suggestions/typed'))).toBe(true)
})

test('T6: an article in a tab of its own leads back to the same game and words', async ({ page, context }) => {
  await page.goto(at('/product/diablo4'))
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const article = page.getByRole('main').locator('a[href*="/article/"]').first()
  await expect(article).toBeVisible()
  const [beside] = await Promise.all([context.waitForEvent('page'), article.click({ modifiers: ['ControlOrMeta'] })])
  const help = beside.getByRole('main').getByRole('link', { name: 'Get help' })
  await expect(help).toHaveAttribute('href', /\/product\/diablo4\/recommendations$/)
  await help.click()
  await expect(beside.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
})
