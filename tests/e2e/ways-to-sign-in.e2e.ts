// Two providers: choosing one, linking the other, making one account of two, taking a way away (CD-300 to CD-303). On a
// server of its own, since all others know one provider.
import { type Browser, type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServerProcess({ DEMO_SECOND_PROVIDER: 'on' })
})
test.afterAll(() => server?.stop())

const here = (path: string, locale = 'en-US') => at(path, locale, server.url)
const main = 'Northlight ID'
const second = 'Skyforge ID'

/** Types the account's name and password into the provider's page at hand. */
const enter = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('Password').fill(`${login}-demo`)
  await expect(page.getByLabel('Account name')).toHaveValue(login)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const signIn = async (page: Page, provider: string, login: string): Promise<void> => {
  await page.goto(here('/case'))
  await page.getByRole('link', { name: `Continue with ${provider}` }).click()
  await enter(page, login)
  await expect(page).toHaveURL(here('/case'))
}
/** Signed in, on the page with the ways to sign in. */
const openWays = async (page: Page, provider: string, login: string): Promise<void> => {
  await signIn(page, provider, login)
  await page.goto(here('/account/data'))
}
/** Files a case over HTTP for whoever is signed in. */
const file = async (page: Page, description: string): Promise<void> => {
  const auth = await page.request.get(`${server.url}/services/bft/api/auth/en-US`)
  const form = {
    fields: { heroName: 'Robin', description },
    categoryId: 1301,
    channel: 'ticket',
    locale: 'en-US',
    game: 'diablo4',
    anonFields: null,
  }
  const answer = await page.request.post(`${server.url}/services/bft/api/submit`, {
    headers: { 'X-CSRF-TOKEN': auth.headers()['x-csrf-token'] ?? '', 'Idempotency-Key': crypto.randomUUID() },
    multipart: { form: { name: 'blob', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(form)) } },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}
const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })
const way = (page: Page, name: string) => ways(page).getByRole('listitem').filter({ hasText: name })
/** Another person's browser. */
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('who has not signed in chooses a provider, and comes back to where they were going', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(here('/case?page=1'))
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how to sign in' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Continue with/ })).toHaveText([
    new RegExp(`Continue with ${main}`),
    new RegExp(`Continue with ${second}`),
  ])
  await page.getByRole('link', { name: `Continue with ${second}` }).click()
  await expect(page).toHaveTitle(/Skyforge ID/)
  await enter(page, 'test-choose')
  await expect(page.getByText('You have no active cases.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('test-choose')).toBeVisible()
  expect(trouble).toEqual([])
})

test('a sign-in that is cancelled leads back to the choice, which says so', async ({ page }) => {
  await page.goto(here('/case'))
  await page.getByRole('link', { name: `Continue with ${second}` }).click()
  await page.getByRole('link', { name: 'Go back without signing in' }).click()
  await expect(page.getByText('You came back without signing in. Nothing changed.')).toBeVisible()
  // The way on is still there, and still leads to the cases.
  await page.getByRole('link', { name: `Continue with ${main}` }).click()
  await enter(page, 'test-cancelled')
  await expect(page).toHaveURL(here('/case'))
})

test('another identity is linked, signs in to the same account, and is taken away again', async ({ page, browser }) => {
  const trouble = watchForTrouble(page)
  await openWays(page, main, 'test-linking')
  await file(page, 'qqzzx of the one account')
  await ways(page)
    .getByRole('button', { name: `Add ${second}` })
    .click()
  await enter(page, 'test-linking')
  await expect(page.getByText('Way to sign in added.')).toBeVisible()
  await expect(page).toHaveURL(here('/account/data'))
  await expect(way(page, main)).toContainText('Current')
  await expect(way(page, second)).toContainText('test-linking')
  await expect(ways(page).getByRole('button', { name: /^Add / })).toHaveCount(0)

  const other = await elsewhere(browser)
  await signIn(other, second, 'test-linking')
  await expect(other.getByText('qqzzx of the one account')).toBeVisible()

  await way(page, second)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Remove ${second}?` })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${second} removed.`)).toBeVisible()
  await expect(way(page, second)).toHaveCount(0)
  // The last one has no such button.
  await expect(ways(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  const after = await elsewhere(browser)
  await signIn(after, second, 'test-linking')
  await expect(after.getByText('You have no active cases.')).toBeVisible()
  expect(trouble).toEqual([])
})

test('two accounts with a case each become one; both cases are seen by either way in', async ({ page, browser }) => {
  const other = await elsewhere(browser)
  await signIn(other, second, 'test-merging')
  await file(other, 'qqzzx filed by the second way')
  const trouble = watchForTrouble(page)
  await openWays(page, main, 'test-merging')
  await file(page, 'qqzzx filed by the first way')
  await ways(page)
    .getByRole('button', { name: `Add ${second}` })
    .click()
  await enter(page, 'test-merging')
  const offer = ways(page).getByRole('group', { name: 'Merge your two accounts?' })
  await expect(offer).toContainText(`test-merging (${second})`)
  await expect(offer.getByRole('listitem')).toHaveText(['1 case'])
  const merge = offer.getByRole('button', { name: 'Merge the accounts' })
  await expect(merge).toHaveAttribute('aria-disabled', 'true')
  await offer.getByRole('checkbox').check()
  await merge.click()
  await expect(page.getByText('Your accounts are merged. All your cases are here.')).toBeVisible()
  await expect(way(page, second)).toBeVisible()
  await page.goto(here('/case'))
  await expect(page.getByText('qqzzx filed by the first way')).toBeVisible()
  await expect(page.getByText('qqzzx filed by the second way')).toBeVisible()

  // The other browser is signed out here, and still signed in at its provider: back again it sees both.
  await other.goto(here('/case'))
  await other.getByRole('link', { name: `Continue with ${second}` }).click()
  await expect(other.getByText('qqzzx filed by the first way')).toBeVisible()
  await expect(other.getByText('qqzzx filed by the second way')).toBeVisible()
  const told = await page.request.get(`${server.url}/services/dev/mails`, { headers: { accept: 'application/json' } })
  const mails = ((await told.json()) as { to: string; subject: string }[]).filter(({ subject }) =>
    subject.includes('two accounts became one'),
  )
  expect(mails.map(({ to }) => to).sort()).toEqual(['test-merging@players.example', 'test-merging@skyforge.example'])
  expect(trouble).toEqual([])
})

test('an offer that is not taken leaves both accounts as they are', async ({ page, browser }) => {
  const other = await elsewhere(browser)
  await signIn(other, second, 'test-later')
  await file(other, 'qqzzx stays there')
  await openWays(page, main, 'test-later')
  await ways(page)
    .getByRole('button', { name: `Add ${second}` })
    .click()
  await enter(page, 'test-later')
  await ways(page).getByRole('button', { name: 'Not now' }).click()
  await expect(ways(page).getByRole('group')).toHaveCount(0)
  await expect(way(page, second)).toHaveCount(0)
  await page.goto(here('/case'))
  await expect(page.getByText('You have no active cases.')).toBeVisible()
  await other.goto(here('/case'))
  await expect(other.getByText('qqzzx stays there')).toBeVisible()
})

for (const [scheme, width, locales] of [
  ['light', 1280, ['en-US', 'ja-JP']],
  ['dark', 390, ['de-DE', 'ar-SA']],
] as const) {
  test(`choice, ways and offer keep the rules of accessibility, ${scheme} at ${width} px, in ${locales.join(', ')}`, async ({
    page,
    browser,
  }) => {
    const login = `test-axe-${width}`
    const other = await elsewhere(browser)
    await signIn(other, second, login)
    await file(other, 'qqzzx a case to merge')
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const check = async (name: string): Promise<void> => {
      expect(await faultsOf(page, name)).toEqual([])
      await expect(page.getByText(/support\.ways/)).toHaveCount(0)
      const folder = process.env['PICTURES']
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
    }
    for (const locale of locales) {
      await page.goto(here('/account/signin?problem=away', locale))
      await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(2)
      await expect(page.getByRole('main').getByRole('status')).toBeVisible()
      await check(`choose-${locale}-${scheme}`)
    }
    await openWays(page, main, login)
    await ways(page)
      .getByRole('button', { name: `Add ${second}` })
      .click()
    await enter(page, login)
    await expect(ways(page).getByRole('group')).toBeVisible()
    for (const locale of locales) {
      await page.goto(here('/account/data', locale))
      await expect(page.getByRole('main').getByRole('group').getByRole('checkbox')).toBeVisible()
      await check(`offer-${locale}-${scheme}`)
    }
  })
}
