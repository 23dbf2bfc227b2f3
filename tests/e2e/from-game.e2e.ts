// From a game's signed token to the desk's view of the case (CD-242, CD-243).
import { expect } from '@playwright/test'
import { sendForm } from './support/contact.ts'
import { openDesk } from './support/desk.ts'
import { at, signIn } from './support/portal.ts'
import { test } from './support/test.ts'

const log = 'gate 88 did not open'

test('what the game knows is in the form, is seen before it is sent, and stands at the desk', async ({
  page,
  browser,
}) => {
  await page.goto(`${new URL(at('/')).origin}/services/dev/game`)
  await page.getByRole('link', { name: 'Play as Ada Lindqvist' }).click()
  await page.getByRole('link', { name: 'Get help' }).click()
  // The address keeps nothing of it.
  await expect(page).toHaveURL(/\/games\/wow$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('game-context'))).toContain('Emberwyn')

  await page.goto(at('/contact/1201/ticket'))
  await signIn(page, 'ada')
  const along = page.getByRole('group').filter({ hasText: 'Your game sends this along' })
  await page.getByText('Your game sends this along').click()
  await expect(along.getByText('Emberwyn')).toBeVisible()
  await expect(along.getByText(log)).toBeVisible()
  await expect(along.getByText('Realms of Aether')).toBeVisible()
  await expect(along.getByText('American English')).toBeVisible()
  await page.getByRole('textbox', { name: 'Where are you?' }).fill('Behind the gate')
  await page.getByRole('textbox', { name: 'Description' }).fill('My character is stuck behind the gate of the keep.')
  const filed = page.waitForResponse((response) => response.url().endsWith('/api/submit'))
  await sendForm(page)
  const { caseId } = (await (await filed).json()) as { caseId: string }
  expect(await page.evaluate(() => sessionStorage.getItem('game-context'))).toBeNull()

  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, 'agent-jo', `/cases/${caseId}`)
  const context = desk.getByRole('complementary').filter({ hasText: 'In-game context' })
  await expect(context.getByText('Emberwyn (4711)')).toBeVisible()
  await expect(context.getByText('Realms of Aether')).toBeVisible()
  await expect(context.getByText(log)).toBeVisible()
  await desk.context().close()
})

test('a player leaves out what the game sends along', async ({ page }) => {
  await page.goto(`${new URL(at('/')).origin}/services/dev/game?account=demo-ada`)
  const address = new URL((await page.getByRole('link', { name: 'Get help' }).getAttribute('href'))!)
  await page.goto(at('/contact/1201/ticket') + address.search)
  await page.getByText('Your game sends this along').click()
  await page.getByRole('checkbox', { name: 'Send the form without it' }).check()
  await expect(page.getByText('Your game sends nothing along')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await signIn(page, 'ada')
  await page.getByRole('textbox', { name: 'Where are you?' }).fill('Behind the gate')
  await page.getByRole('textbox', { name: 'Description' }).fill('My character is stuck behind the gate of the keep.')
  await sendForm(page)
  expect((await sent).postData()).not.toContain('gameContext')
})
