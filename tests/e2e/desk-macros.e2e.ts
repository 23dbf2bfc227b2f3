// A macro's name is typed as any other is (CD-226).
import { expect } from '@playwright/test'
import { openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

test('a name that is pasted too long stays whole until it is shortened', async ({ page }) => {
  await openDesk(page, 'lead-kim', '/macros/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const most = Number(await name.getAttribute('maxlength'))
  const pasted = 'n'.repeat(most + 3)
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await name.press('Control+v')
  await expect(name).toHaveValue(pasted)
  await expect(page.getByText('3 characters over the limit. Shorten your text.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text in American English' }).fill('Hello')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(pasted)
  await expect(page).toHaveURL(/\/macros\/new$/)
})
