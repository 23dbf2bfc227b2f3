// Players at the desk (CD-325, CD-326) and cases that become one (CD-328): found by name and by the palette, noted about,
// two cases merged, seen on the player's side, taken apart again.
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { atDesk, openDesk } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('a player is found by name, looked at, noted about, and found again from a case and by the palette', async ({
  page,
}) => {
  const words = `Writes at night ${randomUUID().slice(0, 8)}`
  await openDesk(page, 'agent-jo', '/players')
  await page.getByRole('searchbox', { name: 'Name, e-mail address or account' }).fill('vance')
  await page.getByRole('link', { name: /Boris Vance/ }).click()
  await expect(page.getByRole('heading', { name: 'Boris Vance', level: 2 })).toBeVisible()
  for (const name of ['Cases', 'Restrictions', 'Appeals', 'Surveys', 'Notes'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`), level: 3 })).toBeVisible()
  await page.getByRole('textbox', { name: 'New note' }).fill(words)
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: words })
  await expect(note).toContainText('Jo')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await note.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'Change' }).fill(`${words}, only`)
  await page.getByRole('button', { name: 'Save' }).click()
  // Stored, not only typed.
  await expect(page.getByRole('listitem').filter({ hasText: `${words}, only` })).toContainText('changed')
  await page.reload()
  await expect(page.getByText(`${words}, only`)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('lindqvist')
  await page.getByRole('option', { name: /Ada Lindqvist/ }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lindqvist', level: 2 })).toBeVisible()
  const one = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Cases/, level: 3 }) })
    .last()
  await one.getByRole('link').first().click()
  await page.getByRole('link', { name: 'All about this player' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lindqvist', level: 2 })).toBeVisible()
  const { body } = await atDesk<{ items: { action: string; subject: string; actor: string }[] }>(
    'admin-sam',
    'GET',
    // Others look at other things meanwhile.
    '/audit?subject=account/demo-ada&limit=20',
  )
  expect(body.items).toContainEqual(
    expect.objectContaining({ action: 'player.read', subject: 'account/demo-ada', actor: 'demo-agent-jo' }),
  )
})

test('two cases of a player become one; both sides show it; undone they are two again', async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 8)
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-merge-${mark}`)
  const first = await fileCase(player, `The gate is shut ${mark}`)
  const second = await fileCase(player, `It is still shut ${mark}`)
  await openDesk(page, 'agent-jo', `/cases/${second}`)
  const thread = page.getByRole('region', { name: 'Conversation' })
  await expect(thread).toContainText(`It is still shut ${mark}`)
  await page.getByRole('button', { name: 'Merge cases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which cases go on in this one?' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(thread).toContainText(`The gate is shut ${mark}`)
  await expect(thread).toContainText(`from US${first}`)

  await openCase(player, first)
  await player.getByRole('link', { name: `This case continues in US${second}` }).click()
  const own = player.getByRole('list', { name: 'Conversation' })
  await expect(own).toContainText(`The gate is shut ${mark}`)
  await expect(own).toContainText(`It is still shut ${mark}`)

  await page.getByRole('link', { name: `US${first}` }).click()
  await expect(page.getByRole('link', { name: `Goes on in US${second}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `Goes on in US${second}` })).toHaveCount(0)
  await player.reload()
  await expect(own).not.toContainText(`The gate is shut ${mark}`)
})

test('an agent files a case for a player, who finds it among their own, marked', async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 8)
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-filed-${mark}`)
  // Known at the desk by what they have filed.
  await fileCase(player, `First ${mark}`)
  await openDesk(page, 'agent-jo', `/players/demo-test-filed-${mark}`)
  await page.getByRole('main').getByRole('link', { name: 'File a case' }).click()
  await expect(page.getByRole('heading', { name: 'File a case', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'File it' }).click()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('services')
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('1131')
  await page.getByRole('combobox', { name: 'Language of the player' }).selectOption('en-US')
  await page.getByRole('textbox', { name: 'Subject' }).fill(`A charge ${mark}`)
  await page.getByRole('textbox', { name: 'What happened' }).fill(`Called about a charge ${mark}`)
  const seen = page.getByRole('region', { name: 'What the player sees' })
  await expect(seen).toContainText(`A charge ${mark}`)
  await expect(seen).toContainText(`Called about a charge ${mark}`)
  await page.getByRole('combobox', { name: 'How did you pay?' }).selectOption('card')
  await page.getByRole('button', { name: 'File it' }).dblclick()
  await expect(page.getByRole('heading', { name: `A charge ${mark}`, level: 2 })).toBeVisible()
  await expect(page.getByText('Filed by Jo for the player')).toBeVisible()

  await player.goto(at('/case'))
  await expect(player.getByText('Filed for you by support')).toBeVisible()
  await player.getByRole('link', { name: `A charge ${mark}`, exact: true }).click()
  await expect(player.getByText('Filed for you by support')).toBeVisible()
  await player.goto(at('/case'))
  await expect(player.getByRole('link', { name: `A charge ${mark}`, exact: true })).toHaveCount(1)
})
