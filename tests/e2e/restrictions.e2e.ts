// Restrictions of an account that the desk sets: the alert, an appeal, the mark of a new one. What the screens show:
// Restrictions.browser.test.tsx.
import { expect } from '@playwright/test'
import { restrict } from './support/desk.ts'
import { asPlayer, at, openAs } from './support/portal.ts'
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
