// A room of the desk whose file does not come, as for a moment after a release: it says so, the rail leads on, and nothing
// is white.
import { expect } from '@playwright/test'
import { openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

test('a room whose file does not come says so beside the rail; other rooms open, and it does once it can', async ({
  page,
}) => {
  await openDesk(page, 'lead-lee')
  let isAway = true
  await page.route(/\/ReportsPage[^/]*\.js/, (route) => (isAway ? route.abort() : route.continue()))
  const rail = page
  await rail.getByRole('link', { name: 'Reports', exact: true }).click()
  const broken = page.getByRole('main').getByRole('alert')
  await expect(broken).toContainText('That did not work.')
  await rail.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(broken).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await rail.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(broken).toBeVisible()
  isAway = false
  await broken.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Reports' }).first()).toBeVisible()
  await expect(broken).toHaveCount(0)
})
