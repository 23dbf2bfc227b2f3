// The rail: all places in sight on a small screen, the settings behind one of them, a menu on a phone (CD-363).
import { expect } from '@playwright/test'
import { bothSchemes, faultsOf } from './support/axe.ts'
import { openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

test('on 1280 by 720 every place of an administrator is in sight, set up or worked in, by keys alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openDesk(page, 'admin-sam', '/cases')
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  const views = page.getByRole('navigation', { name: 'Views' })
  const expectNoScroll = async (): Promise<void> => {
    await expect
      .poll(() => views.evaluate(({ parentElement: places }) => places!.scrollHeight - places!.clientHeight))
      .toBe(0)
    await expect(page.locator('header [aria-current="page"]')).toBeInViewport({ ratio: 1 })
  }
  await expect(rooms.getByRole('link')).toHaveCount(11)
  await expectNoScroll()

  await rooms.getByRole('link', { name: 'Settings' }).press('Enter')
  // The first of them, in the focus: whoever came by keys goes on from there.
  await expect(rooms.getByRole('link', { name: 'Macros' })).toBeFocused()
  await expect(rooms.getByRole('link', { name: 'Macros' })).toHaveAttribute('aria-current', 'page')
  await expect(views.getByRole('link', { name: /^All open \d/ })).toBeVisible()
  await expect(rooms.getByRole('link')).toHaveCount(10)
  await expectNoScroll()
  await rooms.getByRole('link', { name: 'People' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()

  // Back where work was left; settings open where they were.
  await rooms.getByRole('link', { name: /^Back to work/ }).press('Enter')
  await expect(page).toHaveURL(/\/cases/)
  await rooms.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(page).toHaveURL(/\/people/)
})

test('on a phone a menu has all places, says where one is and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, 'admin-sam', '/cases')
  const button = page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: /All open/ })
  await button.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Support desk' })
  await expect(menu.getByRole('link', { name: /^All open/ })).toHaveAttribute('aria-current', 'page')
  expect(await faultsOf(page, 'menu', bothSchemes)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('region', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByText('Get told when a case changes')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: /Webhooks/ })).toBeVisible()
})
