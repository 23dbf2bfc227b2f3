// The shell around every page: ways in and out, language, colours, sign-in.
import { expect } from '@playwright/test'
import { at, openAs, signIn, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const error = { name: 'This link doesn’t work' }

test('[HTTP-12] an address without a language leads to the browser’s own, en-US when there is none for it', async ({
  browser,
}) => {
  const landing = async (locale: string): Promise<string> => {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(`${process.env['GUIDEPOST_URL'] ?? ''}/`)
    const { pathname } = new URL(page.url())
    await context.close()
    return pathname
  }
  expect(await landing('de-AT')).toBe('/support/de-DE/help')
  expect(await landing('is-IS')).toBe('/support/en-US/help')
})

test('another language is the same page at another address, and is remembered', async ({ page }) => {
  await page.goto(at('/error?ref=mail'))
  await page.getByLabel('Language').selectOption('de-DE')
  await expect(page).toHaveURL(at('/error?ref=mail', 'de-DE'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1, name: 'Dieser Link ist ungültig' })).toBeVisible()
  await page.goto(`${process.env['GUIDEPOST_URL'] ?? ''}/support/help/error`)
  await expect(page).toHaveURL(at('/error', 'de-DE'))
})

test('light or dark is the visitor’s choice from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('/error'))
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByLabel('Theme').selectOption('dark')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await ground()).toBe(dark)
  await page.getByLabel('Theme').selectOption('system')
  await expect.poll(ground).toBe(light)
})

test('signing in comes back to the page one was on; signing out is final', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/error?ref=mail'))
  await signIn(page, 'ada')
  await expect(page).toHaveURL(at('/error?ref=mail'))
  await expect(page.getByRole('heading', error)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'My cases' }).click()
  await expect(page).toHaveURL(at('/case'))
  // The list has come: what is still asked for when the session ends is refused, and said in the console.
  await expect(page.getByText(/^US\d{9,}/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('the pack’s ways to sign in open beside the sign-in, in the reader’s language, and close with Escape', async ({
  page,
}) => {
  await page.goto(at('/error', 'de-DE'))
  const banner = page.getByRole('banner')
  const more = banner.getByLabel('Weitere Wege zur Anmeldung').first()
  await more.click()
  const ways = banner.getByRole('list', { name: 'Weitere Wege zur Anmeldung' }).getByRole('link')
  await expect(ways).toHaveText(['Anmelden', 'Hilfe bei der Anmeldung'])
  await expect(ways.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ways).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await ways.last().click()
  await expect(page).toHaveURL(at('/article/24150', 'de-DE'))
  await expect(ways).toHaveCount(0)
})

test('[ROUTE-28] a page behind the sign-in sends a signed-out visitor through it and back', async ({ page }) => {
  await page.goto(at('/case?page=1'))
  await page.getByLabel('Account name').fill('ada')
  await page.getByLabel('Password').fill('ada-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('/case?page=1'))
})

test('[ROUTE-28] [CASEROLE-12] pages of an account open with one and send others to the sign-in', async ({ page }) => {
  await openAs(page, 'ada', '/case')
  await expect(page.getByRole('heading', { level: 1, name: 'Active cases' })).toBeVisible()
  await page.context().clearCookies()
  for (const path of ['/case', '/case/detail/104233590']) {
    await page.goto(at(path))
    await expect(page.getByLabel('Account name')).toBeVisible()
  }
})

test('[LOGIN-10] a sign-out in another tab reaches this one with the next check', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(at('/error'))
  await signIn(page, 'ada')
  const other = await context.newPage()
  await other.goto(at('/error'))
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.bringToFront()
  await page.clock.fastForward(16_000)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('[ROUTE-26] [ROUTE-27] an unknown page leads to the root, a bad one of the guided flow to the error page', async ({
  page,
}) => {
  await page.goto(at('/nowhere?ref=mail'))
  await expect(page).toHaveURL(at('?ref=mail'))
  await page.goto(at('/product/wow/abc'))
  await expect(page).toHaveURL(at('/error'))
  await expect(page.getByRole('heading', error)).toBeVisible()
})

test('a browser finds nothing that keeps the portal from a home screen (CD-377)', async ({ page }) => {
  await page.goto(at('/'))
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/support/en-US/help/' })
  // What a test opens is a private window, which keeps nothing.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
