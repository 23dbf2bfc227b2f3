// Messages of a case become a case of their own (CD-329): chosen by keys alone, previewed, seen with their file by the player,
// and taken back.
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { bothSchemes, faultsOf } from './support/axe.ts'
import { openDesk } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { test } from './support/test.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an agent splits a message off by keys alone; the player finds it and its file in a new case; undone it is back', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-split-${mark}`)
  const id = await fileCase(player, `The gate is shut ${mark}`)
  await openCase(player, id, '#respond')
  await player.getByRole('textbox', { name: 'Your message' }).fill(`And I was charged twice ${mark}`)
  await player.locator('input[type=file]').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: onePixel })
  await player.getByRole('button', { name: 'Send reply' }).click()
  const own = player.getByRole('list', { name: 'Conversation' })
  await expect(own).toContainText(`And I was charged twice ${mark}`)

  await openDesk(page, 'agent-jo', `/cases/${id}`)
  const thread = page.getByRole('region', { name: 'Conversation' })
  await expect(thread).toContainText(`And I was charged twice ${mark}`)
  // The palette opens it, keys fill it in.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What would you like to do?' }).fill('split off')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Which messages become a case of their own?' })
  await expect(dialog).toBeVisible()
  // What the case began with is not offered.
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Split off' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one message of the player.')
  await dialog.getByRole('checkbox').press('Space')
  await expect(dialog.getByRole('region', { name: 'The new case' })).toContainText('1 message · 1 file')
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('services')
  await dialog.getByRole('combobox', { name: 'Topic' }).selectOption('1131')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(`Charged twice ${mark}`)
  await expect(dialog.getByRole('region', { name: 'The new case' })).toContainText(`Charged twice ${mark}`)
  expect(await faultsOf(page, 'dialog', bothSchemes)).toEqual([])
  await dialog.getByRole('button', { name: 'Split off' }).press('Enter')
  await expect(page.getByRole('heading', { name: `Charged twice ${mark}`, level: 2 })).toBeVisible()
  await expect(thread).toContainText(`Split from US${id}`)
  await expect(thread).toContainText('bill.png')

  await player.reload()
  await expect(own).toContainText(`The gate is shut ${mark}`)
  await expect(own).not.toContainText(`And I was charged twice ${mark}`)
  await own.getByRole('link', { name: /Support moved part of this case to a new one/ }).click()
  await expect(own).toContainText(`And I was charged twice ${mark}`)
  await expect(own).toContainText(`Support made this case from messages in US${id}`)
  const download = player.waitForEvent('download')
  await own.getByRole('button', { name: /bill\.png/ }).click()
  expect((await download).suggestedFilename()).toBe('bill.png')

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('The messages are back')).toBeVisible()
  await expect(thread).toContainText(`The gate is shut ${mark}`)
  await expect(thread).toContainText(`And I was charged twice ${mark}`)
  await player.reload()
  await player.getByRole('link', { name: `This case continues in US${id}` }).click()
  await expect(own).toContainText(`And I was charged twice ${mark}`)
  await expect(own).toContainText('bill.png')
})
