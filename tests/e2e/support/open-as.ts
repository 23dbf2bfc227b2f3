import { type Page, expect } from '@playwright/test'
import { at } from './portal.ts'

/** Opens a page of the portal as somebody: signs in at the embedded identity provider, which leads back to it. */
export async function openAs(page: Page, login: string, path: string): Promise<void> {
  await page.goto(at(`${path}?login`))
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('Password').fill(`${login}-demo`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}
