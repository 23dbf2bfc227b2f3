// What a visitor does, in words of the screens: roles and labels, no selectors of the code.
import { type Page, expect } from '@playwright/test'

/** A picture of one pixel: real bytes, since the server looks at the file's signature. */
export const picture = {
  name: 'gate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Absolute address of a page of the portal. */
export const at = (path: string, locale = 'en-US', base = process.env['GUIDEPOST_URL'] ?? ''): string =>
  `${base}/support/${locale}/help${path}`

/** Closes the dialog that suggests signing in. */
export const goOnSignedOut = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue without signing in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Signs in at the embedded identity provider and comes back to where the page was. */
export const signIn = async (page: Page, login: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('Password').fill(`${login}-demo`)
  await expect(page.getByLabel('Account name')).toHaveValue(login)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
const sessions = new Map<string, Cookies>()

/** Signs in without a page: the cookies are the page's from now on, a session of its own. */
export const asPlayer = async (page: Page, login: string): Promise<void> => {
  const { origin } = new URL(at('/'))
  const signIn = await page.request.get(
    `${origin}/services/bft/login?provider=main&returnTo=${encodeURIComponent('/support/en-US/help/error')}`,
  )
  const back = await page.request.post(signIn.url(), { form: { login, password: `${login}-demo` } })
  expect(back.url(), 'the sign-in leads back to the portal').toBe(at('/error'))
}

/**
 * Opens a page as this account, by one session for all tests of a worker that ask for it: tests that sign out use
 * `signIn`.
 */
export const openAs = async (page: Page, login: string, path: string): Promise<void> => {
  const cookies = sessions.get(login)
  if (cookies === undefined) {
    await asPlayer(page, login)
    sessions.set(login, await page.context().cookies())
  } else await page.context().addCookies(cookies)
  await page.goto(at(path))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

/** Everything the console and the network complained about; a test ends with none of it. */
export const watchForTrouble = (page: Page): string[] => {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}
