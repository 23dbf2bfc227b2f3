// Restrictions of an account: the alert, the lists, one penalty, an appeal.
import { expect } from '@playwright/test'
import { restrict } from './support/desk.ts'
import { asPlayer, at, openAs, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

test('[BANNER-08] the alert leads to the restrictions; dismissed, it stays away for the session', async ({ page }) => {
  await openAs(page, 'boris', '/case')
  const link = page.getByRole('link', { name: 'See why and what you can do' })
  await expect(link).toHaveAttribute('href', '/support/en-US/help/restrictions')
  await page.getByRole('status').filter({ has: link }).getByRole('button').click()
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('[PENALTY-01, PENALTY-05, PENALTY-06, PENALTY-07] title, disclaimer with its article, and two lists with pages', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await openAs(page, 'boris', '/restrictions')
  await expect(page.getByRole('heading', { level: 1, name: 'Account restrictions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How restrictions work' })).toHaveAttribute(
    'href',
    '/support/en-US/help/article/9852',
  )
  const past = page.getByRole('region', { name: /^Past/ })
  await expect(page.getByRole('region', { name: /^Active/ }).getByRole('article')).toHaveCount(5)
  await expect(past.getByRole('article')).toHaveCount(6)
  expect(trouble).toEqual([])
})

test('[PENALTY-12, PENALTY-13, PENALTY-17, PENALTY-20] cards lead to their penalty; another page begins at the top', async ({
  page,
}) => {
  await openAs(page, 'boris', '/restrictions')
  const past = page.getByRole('region', { name: /^Past/ })
  await past.getByRole('link', { name: 'Next page' }).click()
  await expect(past.getByText('Showing 7–9 of 9')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await past.getByRole('link', { name: 'Previous page' }).click()
  await expect(past.getByText('Showing 1–6 of 9')).toBeVisible()
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Suspension' }) })
    .first()
  await expect(card.locator('img')).toBeVisible()
  await expect(card).toContainText('Use of unauthorized software')
  await expect(card).toContainText('Vanguard Rising')
  await expect(card).toContainText('Boris#2411')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/penalty\/pen-7f21$/)
})

test('[PENALTY-10] an account without restrictions is told so, with an article', async ({ page }) => {
  await openAs(page, 'ada', '/restrictions')
  await expect(page.getByText('Your account has no restrictions')).toBeVisible()
  await expect(page.getByRole('link', { name: 'What else it can be' })).toHaveAttribute(
    'href',
    '/support/en-US/help/article/99516',
  )
})

test('[PENALTY-11] [PENALTY-09] a spinner while loading; the reached limit is said and no card offers an appeal', async ({
  page,
}) => {
  await openAs(page, 'boris', '/case')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/penalty/en-US', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/api/penalty/appeal-limit-reached/en-US', (route) => route.fulfill({ json: true }))
  await page.goto(at('/restrictions'))
  await expect(page.getByRole('status').filter({ hasText: 'Your restrictions are loading' })).toBeVisible()
  release()
  await expect(page.getByText('You have used all appeals for now')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('article').getByText('Appeal', { exact: true })).toHaveCount(0)
})

test('[PENALTY-27, APPEAL-15, APPEAL-17, CASEERROR-23] at the limit the form is shown but cannot be used', async ({
  page,
}) => {
  await openAs(page, 'boris', '/case')
  await page.route('**/api/penalty/appeal-limit-reached/en-US', (route) => route.fulfill({ json: true }))
  await page.goto(at('/penalty/pen-7f21'))
  await expect(page.getByText('You have used all appeals for now').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('textbox')).toBeDisabled()
  await expect(page.getByRole('checkbox')).toBeDisabled()
  // Where no appeal could be made, it is of no meaning (T14).
  await page.goto(at('/penalty/pen-a4c0'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your appeal is with us' })).toBeVisible()
  await expect(page.getByText('You have used all appeals for now')).toHaveCount(0)
})

test('[PENALTY-02, PENALTY-23, PENALTY-24, PENALTY-33] pending: warning, history, a way back', async ({ page }) => {
  await openAs(page, 'boris', '/penalty/pen-a4c0')
  await expect(page.getByRole('heading', { level: 1, name: 'Your appeal is with us' })).toBeVisible()
  await expect(page.getByText('Your appeal is under review.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to restrictions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveCount(0)
  await page.goto(at('/penalty/pen-unknown'))
  await expect(page).toHaveURL(/\/restrictions$/)
})

test('[PENALTY-29, PENALTY-30, PENALTY-31, PENALTY-32] evidence, history, another appeal', async ({ page }) => {
  await openAs(page, 'boris', '/penalty/pen-51be')
  const evidence = page.getByRole('list', { name: 'Activity' })
  await expect(evidence.getByRole('listitem')).toHaveCount(6)
  await expect(evidence).toHaveCSS('max-height', '320px')
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(evidence).toHaveCSS('max-height', '480px')
  await expect(page.getByText('Answer of Kim')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send appeal' })).toBeVisible()
})

test('[APPEAL-22, APPEAL-23, APPEAL-24, APPEAL-28] a flagged text asks once, then goes', async ({ page }) => {
  const id = await restrict('test-appeal-flagged', { end: '2099-01-01T00:00:00.000Z' })
  await openAs(page, 'test-appeal-flagged', `/penalty/${id}`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /penalty\/appeal\//.test(request.url())) sent.push(request.postData() ?? '')
  })
  await page.route('**/api/context', (route) => route.fulfill({ json: true }))
  const send = page.getByRole('button', { name: 'Send appeal' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('combobox').locator('option').first()).toHaveJSProperty('disabled', true)
  await page.getByRole('main').getByRole('combobox').selectOption({ label: 'I think this is a mistake' })
  await page.getByRole('textbox').fill('You fools, it was my brother.')
  await page.getByRole('checkbox').check()
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'A person reads this and wants to help.' })
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveValue('You fools, it was my brother.')
  expect(sent).toEqual([])
  await send.click()
  await dialog.getByRole('button', { name: 'Submit my ticket' }).click()
  await expect(page).toHaveURL(/\/restrictions$/)
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Suspension' }) })
      .first(),
  ).toContainText('In progress')
})

test('a new restriction is counted in the bar and marked in the list until it was looked at (T18)', async ({
  page,
}) => {
  const login = `test-new-restriction-${test.info().repeatEachIndex}`
  const bar = page.getByRole('banner').getByRole('link', { name: 'Restrictions' })
  await asPlayer(page, login)
  await page.goto(at('/case'))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await restrict(login)
  await page.reload()
  await expect(bar).toHaveAccessibleName(/News about 1 restriction/)
  await bar.click()
  const card = page.getByRole('article').first()
  await expect(card.getByText('New', { exact: true })).toBeVisible()
  // Looked at, it is counted no more, while the mark stays for this look.
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByText('New', { exact: true })).toHaveCount(0)
})
