// Reviews (CD-349, CD-350): a lead scores what was drawn, whoever answered reads it and replies once, the report counts.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { roomFaults } from './support/axe.ts'
import { openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

test('drawn, scored, read and replied to, counted; what is drawn is a lead’s to say', async ({ page, browser }) => {
  const words = `Kind and clear ${randomUUID().slice(0, 8)}`
  await openDesk(page, 'lead-lee', '/reviews')
  const list = page.getByRole('region', { name: 'Reviews' })
  await list.getByRole('listitem').filter({ hasText: 'Jo' }).first().getByRole('link').click()
  await expect(page.getByText('Answered by Jo')).toBeVisible()
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Score every criterion.' })).toBeVisible()
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups).toHaveCount(3)
  for (const [index, score] of ['5', '4', '3'].entries())
    await groups.nth(index).getByRole('radio', { name: score }).check()
  await page.getByRole('textbox', { name: 'Words to the representative' }).fill(words)
  expect(await roomFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct the review' })).toBeVisible()

  const agent = await (await browser.newContext()).newPage()
  await openDesk(agent, 'agent-jo', '/reviews')
  await expect(agent).toHaveURL(/\/reviews\/own/)
  await expect(agent.getByRole('link', { name: 'What is drawn' })).toHaveCount(0)
  // The rail says that there is one to read, and the list which, until it was opened (CD-364).
  const place = agent.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: /^Reviews/ })
  await expect(place).toHaveAccessibleName(/^Reviews \d+ new reviews?$/)
  const unread = await place.innerText()
  const row = agent.getByRole('region', { name: 'Reviews' }).getByRole('listitem').first()
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await expect(agent.getByText(words)).toBeVisible()
  await expect(row.getByText('New', { exact: true })).toHaveCount(0)
  await expect(place).not.toHaveText(unread)
  await agent.getByRole('textbox', { name: 'Your word to it' }).fill('I will, thank you.')
  expect(await roomFaults(agent)).toEqual([])
  await agent.getByRole('button', { name: 'Send the reply' }).click()
  await expect(agent.getByRole('textbox', { name: 'Your word to it' })).toHaveCount(0)
  await expect(agent.getByText('I will, thank you.')).toBeVisible()
  await agent.context().close()

  await page.getByRole('link', { name: 'What is drawn' }).click()
  await expect(page.getByRole('combobox', { name: 'Share of answered cases' })).toHaveValue('20')
  await page.getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Give every criterion a name' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove “”' }).click()
  expect(await roomFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The next draw goes by it.')).toBeVisible()

  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('navigation', { name: 'Kinds of reports' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('region', { name: 'Criterion' })).toContainText('It is friendly and clear')
  expect(await roomFaults(page)).toEqual([])
})
