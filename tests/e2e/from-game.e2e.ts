// From a game's signed token to the desk's view of the case (CD-242, CD-243).
import { type Locator, expect } from '@playwright/test'
import { sendForm } from './support/contact.ts'
import { openDesk } from './support/desk.ts'
import { at, signIn } from './support/portal.ts'
import { test } from './support/test.ts'

const log = 'gate 88 did not open'

/** What a list of facts says: each name with its value. */
const factsOf = (place: Locator): Promise<(readonly [string, string])[]> =>
  place
    .locator('dl > div')
    .evaluateAll((facts) =>
      facts.map((fact) => [fact.querySelector('dt')!.innerText, fact.querySelector('dd')!.innerText] as const),
    )

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
  const along = page.getByRole('group').filter({ hasText: 'Your game sends this with your form' })
  await page.getByText('Your game sends this with your form').click()
  await expect(along.getByText('Realms of Aether')).toBeVisible()
  // All of it, the game and the language it speaks among it.
  expect(await factsOf(along)).toEqual([
    ['Account', 'demo-ada'],
    ['Game', 'Realms of Aether'],
    ['Character', 'Emberwyn (4711)'],
    ['Realm', 'Stormkeep (12)'],
    ['Version', '11.2.5-60822'],
    ['Device', 'Windows 11, Direct3D 12'],
    ['Language', 'American English'],
    ['Game log', expect.stringContaining(log)],
  ])
  await page.getByRole('textbox', { name: 'Where are you?' }).fill('Behind the gate')
  await page.getByRole('textbox', { name: 'Description' }).fill('My character is stuck behind the gate of the keep.')
  const filed = page.waitForResponse((response) => response.url().endsWith('/api/submit'))
  await sendForm(page)
  const { caseId } = (await (await filed).json()) as { caseId: string }
  expect(await page.evaluate(() => sessionStorage.getItem('game-context'))).toBeNull()

  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, 'agent-jo', `/cases/${caseId}`)
  const context = desk.getByRole('complementary').filter({ hasText: 'In-game context' })
  await expect(context.getByText('Realms of Aether')).toBeVisible()
  const told = context.getByRole('heading', { name: 'In-game context' }).locator('..')
  expect(await factsOf(told)).toEqual([
    ['Account in the game', 'demo-ada'],
    ['Game', 'Realms of Aether'],
    ['Character', 'Emberwyn (4711)'],
    ['Realm', 'Stormkeep (12)'],
    ['Version', '11.2.5-60822'],
    ['Device', 'Windows 11, Direct3D 12'],
    ['Language', 'American English'],
    ['Told', expect.any(String)],
    ['Log', expect.stringContaining(log)],
  ])
  await desk.context().close()
})

test('a player leaves out what the game sends along', async ({ page }) => {
  await page.goto(`${new URL(at('/')).origin}/services/dev/game?account=demo-ada`)
  const address = new URL((await page.getByRole('link', { name: 'Get help' }).getAttribute('href'))!)
  await page.goto(at('/contact/1201/ticket') + address.search)
  await page.getByText('Your game sends this with your form').click()
  await page.getByRole('checkbox', { name: 'Don’t send it' }).check()
  await expect(page.getByText('Your game sends nothing with your form')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await signIn(page, 'ada')
  await page.getByRole('textbox', { name: 'Where are you?' }).fill('Behind the gate')
  await page.getByRole('textbox', { name: 'Description' }).fill('My character is stuck behind the gate of the keep.')
  await sendForm(page)
  expect((await sent).postData()).not.toContain('gameContext')
})
