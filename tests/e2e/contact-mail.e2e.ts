// The confirmation by mail: it is shown at the development outbox, and its link opens the case of who has no account.
import { expect } from '@playwright/test'
import { sendForm } from './support/contact.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('a visitor’s confirmation mail holds the link to the case, and nothing of what was written', async ({ page }) => {
  const base = process.env['GUIDEPOST_URL'] ?? ''
  const address = `robin-${Date.now()}@players.example`
  const words = `qqzzx wwvvk ppzzq ${Date.now()}`
  await page.goto(at('/contact/1301/ticket'))
  await page.getByRole('textbox', { name: 'Your name' }).fill('<b>Robin</b> & "Co"')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address)
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill(words)
  await sendForm(page)
  await expect
    .poll(async () =>
      (await page.request.get(`${base}/services/dev/mails`, { headers: { accept: 'application/json' } })).text(),
    )
    .toContain(address)
  await page.goto(`${base}/services/dev/mails`)
  const mail = page.getByRole('listitem').filter({ hasText: address })
  await expect(mail).not.toContainText(words)
  await mail.getByRole('link', { name: 'Open the case' }).click()
  await expect(page).toHaveURL(/\/help\/case\/detail\/[\w-]{43}$/)
  await expect(page.locator('#thread').getByText(words)).toBeVisible()
})
