// A macro is written with what it becomes beside it (CD-226).
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { atDesk, openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

test('what is filled in is put where the caret is, and the words are read beside it as a player will', async ({
  page,
}) => {
  const name = `Greeting ${randomUUID().slice(0, 8)}`
  await openDesk(page, 'lead-kim', '/macros/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const text = page.getByRole('textbox', { name: 'Text in American English' })
  const reads = page.getByRole('region', { name: 'Preview' })
  await expect(reads).toContainText('It appears as you write.')
  await text.fill('Hello , it is done.')
  await text.press('Home')
  for (const _ of 'Hello ') await text.press('ArrowRight')
  const chips = page.getByRole('group', { name: 'Filled in when it is used' })
  await chips.getByRole('button', { name: 'Player' }).press('Enter')
  await expect(text).toHaveValue('Hello {{player}}, it is done.')
  // One writes on behind it.
  await expect(text).toBeFocused()
  await page.keyboard.type('!')
  await expect(text).toHaveValue('Hello {{player}}!, it is done.')
  await expect(reads).toContainText('Hello Ada!, it is done.')

  await page.getByRole('button', { name: 'Then the case is' }).click()
  await page.getByRole('combobox', { name: 'Then the case is' }).selectOption('RESOLVED')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('Hello [Player]!, it is done.')
  const { items } = (
    await atDesk<{ items: { id: string; name: string; status: string | null }[] }>('lead-kim', 'GET', '/macros')
  ).body
  const made = items.find((one) => one.name === name)
  expect(made?.status).toBe('RESOLVED')
  await atDesk('lead-kim', 'DELETE', `/macros/${made!.id}`)
})

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
