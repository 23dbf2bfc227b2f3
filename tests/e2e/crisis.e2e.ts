// Crisis messages: banners above the pages, and the message itself.
import { type Page, expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const notices = { name: 'Current notices' }
const login = 'Signing in to Realms of Aether takes long'
/** More than one message is one line, which opens (amendment T1). */
const openNotices = (page: Page) =>
  page
    .getByRole('region', notices)
    .getByText(/current notices/)
    .click()

test('[CRISIS-05, BANNER-02, BANNER-03, CRISIS-01] a banner leads to its message, shown as an article', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/games/wow'))
  await openNotices(page)
  await page.getByRole('region', notices).getByRole('link', { name: login }).click()
  await expect(page).toHaveURL(at('/breaking/aether-login-2026-11'))
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1, name: login })).toBeFocused()
  await expect(article).toContainText('Keep the game open')
  await expect(article.getByRole('link', { name: 'More information' })).toHaveAttribute(
    'href',
    /^https:\/\/status\.northlight\.example\/realms/,
  )
  await expect(page.getByRole('region', notices)).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('[CRISIS-04, BANNER-01, CRISIS-10, BANNER-07] a dismissed banner stays away; the cookie holds the ids', async ({
  page,
  context,
}) => {
  await page.goto(at('/games/wow'))
  await openNotices(page)
  await page.getByRole('button', { name: `Dismiss “${login}”` }).click()
  await expect(page.getByRole('link', { name: login })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dismiss “Card payments are delayed”' })).toBeFocused()
  await page.getByRole('button', { name: 'Dismiss “Card payments are delayed”' }).click()
  const cookie = (await context.cookies()).find(({ name }) => name === 'cmRead')
  expect(cookie).toMatchObject({ value: 'aether-login-2026-11/card-payments-2026-11', path: '/', sameSite: 'Lax' })
  await page.reload()
  await expect(
    page.getByRole('region', notices).getByRole('listitem').or(page.getByRole('region', notices).getByRole('link')),
  ).toHaveCount(1)
})

test('[CRISIS-06, CRISIS-07, CRISIS-08, BANNER-05] a game’s own stand on its pages alone, one line for all (amendment T1)', async ({
  page,
}) => {
  const region = page.getByRole('region', notices)
  const shown = (): Promise<string[]> => region.locator('a').allTextContents()
  const everybodys = ['Card payments are delayed', 'Beware of false e-mails']
  for (const path of ['/games/wow', '/product/wow', '/article/24117', '/contact/1201/ticket']) {
    await page.goto(at(path))
    await expect.poll(shown, path).toEqual([login, ...everybodys])
  }
  await expect(region.getByRole('link')).toHaveCount(0)
  await expect(region.getByText('3 current notices')).toBeVisible()
  for (const path of ['/games/diablo4', '/article/24150', '/contact/1301/ticket', '/search']) {
    await page.goto(at(path))
    await expect.poll(shown, path).toEqual(everybodys)
  }
})

test('[GAME-04] a game’s colours come with its article and its form, and go along to a page without a game', async ({
  page,
}) => {
  const theme = () => page.locator('html')
  for (const path of ['/article/24117', '/contact/1201/ticket']) {
    expect(await (await page.request.get(at(path))).text(), path).toContain(' data-theme="wow"')
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theme()).toHaveAttribute('data-theme', 'wow')
  }
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(at('/search'))
  await expect(theme()).toHaveAttribute('data-theme', 'wow')
  await page.getByRole('link', { name: /^Northlight Support/ }).click()
  await expect(theme()).not.toHaveAttribute('data-theme')
})

test('[CRISIS-09, BANNER-06] a message that was opened is read', async ({ page, context }) => {
  await page.goto(at('/breaking/aether-login-2026-11'))
  await expect(page.getByRole('heading', { level: 1, name: login })).toBeVisible()
  // The server draws the heading; only the page that has come to life notes what was read.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('cmRead')
  await page.goto(at('/games/wow'))
  await expect(page.getByRole('region', notices).locator('a')).toHaveCount(2)
})

test('[CRISIS-02] while the message is on its way a spinner shows', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/messages\//, async (route) => {
    await held
    await route.continue()
  })
  // A page whose bytes are older than the message: no markup of it, and a list that does not name it.
  await page.route(/\/help\/breaking\//, async (route) => {
    const answer = await route.fetch({ url: at('/error') })
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('aether-login-2026-11', 'an-older-message'),
    })
  })
  await page.goto(at('/breaking/aether-login-2026-11'))
  await expect(page.getByRole('status').filter({ hasText: 'The notice is loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: login })).toBeVisible()
})

test('[CRISIS-03] the back button is there inside a game alone', async ({ page, browser }) => {
  await page.goto(at('/breaking/aether-login-2026-11'))
  await expect(page.getByRole('heading', { level: 1, name: login })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toHaveCount(0)
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 AetherClient/11.0' })
  const game = await context.newPage()
  await game.goto(at('/breaking/aether-login-2026-11'))
  await expect(game.getByRole('main').getByRole('button', { name: 'Back' })).toBeVisible()
  await context.close()
})

test('a message that is not there leads to the root', async ({ page }) => {
  await page.goto(at('/breaking/nothing-here'))
  await expect(page).toHaveURL(/\/help\/?$/)
})

test('without JavaScript a message is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/breaking/phishing-2026-10'))
  await expect(page.getByRole('article')).toContainText('northlight-prizes')
  await context.close()
})
