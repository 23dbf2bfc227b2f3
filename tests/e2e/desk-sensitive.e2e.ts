// Sensitive words (CD-346 to CD-348): a case goes first with what to do about it, somebody handles it, a lead keeps the
// lists; the player sees nothing of it.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { roomFaults } from './support/axe.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { test } from './support/test.ts'

test('a sensitive case goes first, is marked and explained; somebody handles it; the player sees nothing', async ({
  page,
  browser,
}) => {
  const mark = `dusk${randomUUID().slice(0, 8)}`
  const player = await browser.newPage()
  await asPlayer(player, `test-${mark}`)
  const id = await fileCase(player, `${mark}: some nights I want to die, and nobody would notice.`)
  await openCase(player, id)
  await expect(player.getByRole('list', { name: 'Conversation' })).toContainText('some nights')
  await expect(player.getByText(/sensitive|self-harm/i)).toHaveCount(0)
  await player.context().close()

  await openDesk(page, 'agent-jo', '/cases?view=sensitive')
  const row = page.getByRole('region', { name: 'Sensitive' }).getByRole('link').filter({ hasText: mark })
  await expect(row).toBeVisible()
  await expect(row.getByRole('img', { name: 'Sensitive: Self-harm' })).toBeVisible()
  // First among the open ones, too, before any that waits longer.
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^All open/ })
    .click()
  const first = page.getByRole('region', { name: 'All open' }).getByRole('listitem').first()
  await expect(first.getByRole('img', { name: /^Sensitive: / })).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Sensitive/ })
    .click()
  await row.click()
  const flag = page.getByRole('region', { name: 'Self-harm' })
  await expect(flag).toContainText('want to die')
  await expect(flag).toContainText('Answer at once and as a human being')
  // The operator's own, in the case's language alone.
  await expect(flag).toContainText('Trust and safety: #care in the chat')
  await expect(flag).toContainText('Northlight Care Line')
  await expect(flag).not.toContainText('Nordlicht-Sorgentelefon')
  expect(await roomFaults(page)).toEqual([])
  await flag.getByRole('button', { name: 'False alarm' }).click()
  await expect(flag).toHaveCount(0)
  await expect(page.locator('#case-title')).toBeFocused()
  await page.getByText('Handled before (1)').click()
  await expect(page.getByText(/Self-harm · false alarm · Jo/)).toBeVisible()
  await expect(row).toHaveCount(0)
})

/** Of one case, or one player's cases in the order they were filed. */
const filedBy = async (page: Page, name: string, ...words: string[]): Promise<string[]> => {
  const player = await page.context().browser()!.newPage()
  await asPlayer(player, `test-${name}`)
  const ids: string[] = []
  for (const said of words) ids.push(await fileCase(player, said))
  await player.context().close()
  return ids
}
interface Seen {
  case: { status: string; caseEvents: { companyResponse: boolean; responseText: string | null }[] }
}
const seenAtDesk = async (id: string): Promise<string> => {
  const { case: seen } = (await atDesk<Seen>('agent-jo', 'GET', `/cases/${id}`)).body
  return [
    seen.status,
    ...seen.caseEvents.flatMap((event) => (event.companyResponse ? [event.responseText] : [])),
  ].join()
}

test('a window that knows of no flag is refused, keeps what was written, and asks once it has looked again', async ({
  page,
}) => {
  const mark = `squall${randomUUID().slice(0, 8)}`
  const [id] = await filedBy(page, mark, `${mark}: I know where you live.`)
  // A window of the release before knows of no such question.
  const read = `**/services/desk/cases/${id}`
  await page.route(read, async (route) => {
    const answer = await route.fetch()
    const { sensitive: _, ...rest } = (await answer.json()) as { sensitive?: unknown }
    await route.fulfill({ response: answer, json: rest })
  })
  await openDesk(page, 'agent-jo', `/cases/${id}`)
  const box = page.getByRole('textbox', { name: 'Your answer to the player' })
  await box.fill('We will look into it')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Your answer to ${id} did not go out. The text is kept.`)).toBeVisible()
  expect(await seenAtDesk(id!)).toBe('OPEN')
  await page.unroute(read)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(box).toHaveValue('We will look into it')
  await expect(page.getByText('This case is sensitive. Handle its flag, or confirm that you')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Threats' })).toBeVisible()
  await box.focus()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'I have read this, send' }).click()
  await expect.poll(() => seenAtDesk(id!)).toBe('ANSWERED,<p>We will look into it</p>')
})

test('a lead changes a list once it was tried on past cases, and goes back to the one that is delivered', async ({
  page,
  browser,
}) => {
  const word = `harrow${randomUUID().slice(0, 6).replace(/[0-9]/g, 'x')}`
  const player = await browser.newPage()
  await asPlayer(player, `test-${word}`)
  const past = await fileCase(player, `The ${word}s are back.`)
  await openDesk(page, 'lead-kim', '/sensitive')
  await page
    .getByRole('region', { name: 'Threats' })
    .getByRole('link', { name: /Portuguese/ })
    .click()
  const words = page.getByRole('textbox', { name: 'Words and phrases' })
  await expect(words).toHaveValue(/vou te matar/)
  await words.fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“x” is too short, too long or no word.')).toBeVisible()
  await words.fill(`${word}*\nvou te matar`)
  await page.getByRole('button', { name: 'Try on past cases' }).click()
  await expect(page.getByText(/^These words stand in \d+ of \d+ past cases/)).toBeVisible()
  await expect(page.getByRole('link', { name: past })).toBeVisible()
  expect(await roomFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Back to the delivered list' })).toBeVisible()

  const id = await fileCase(player, `Mind the ${word}ing.`)
  await player.context().close()
  const { sensitive } = (await atDesk<{ sensitive?: { category: string }[] }>('agent-jo', 'GET', `/cases/${id}`)).body
  expect(sensitive?.map(({ category }) => category)).toEqual(['threats'])
  await page.getByRole('button', { name: 'Back to the delivered list' }).click()
  await expect(words).toHaveValue(/vou te matar/)
  await expect(words).not.toHaveValue(new RegExp(word))

  await page.goto(page.url().replace(/\/sensitive.*/, '/reports/sensitive'), { waitUntil: 'commit' })
  const misfires = page.getByRole('region', { name: 'Words, most false alarms first' })
  await expect(misfires).toContainText(`${word}*`)
  expect(await roomFaults(page)).toEqual([])
})

test('what to do and help lines are the operator’s; an agent has no room for them', async ({ page }) => {
  await openDesk(page, 'lead-kim', '/sensitive/minors')
  const name = `Line ${randomUUID().slice(0, 6)}`
  await page.getByRole('button', { name: 'Add a help line' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in, or remove the line.').first()).toBeVisible()
  const lines = page.getByRole('group', { name: 'Help lines' })
  await lines.getByRole('textbox', { name: 'Name' }).last().fill(name)
  await lines.getByRole('textbox', { name: 'Number or address' }).last().fill('555 0111')
  expect(await roomFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. It counts from now on.')).toBeVisible()
  const { items } = (
    await atDesk<{ items: { category: string; helpLines: { name: string }[] }[] }>(
      'agent-jo',
      'GET',
      '/sensitive/guidance',
    )
  ).body
  expect(items.find(({ category }) => category === 'minors')?.helpLines.map((line) => line.name)).toContain(name)
  await page.context().clearCookies()
  await openDesk(page, 'agent-jo', '/sensitive')
  await expect(page).toHaveURL(/\/desk\/cases/)
})
