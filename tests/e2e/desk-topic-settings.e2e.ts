// What a topic’s entries say of hours, help offered first and what stands folded is set at the desk (CD-412), and found by players.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { atDesk, openDesk } from './support/desk.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'
import {
  addField,
  changes,
  dialog,
  isSaved,
  live,
  lookAtChanges,
  menuOf,
  openTab,
  publishNow,
  question,
  startOwnServer,
} from './support/desk-topics.ts'

const serverUrl = startOwnServer()

test('a writer sets hours by keyboard, and players find the channel closed, then open', async ({ page, browser }) => {
  const id = 1421
  const phone = async (): Promise<{ enabled: boolean; openTime: string | null; until?: string }> => {
    const answer = await fetch(`${serverUrl()}/services/bft/api/categories/en-US/${id}/channels`)
    return ((await answer.json()) as { channelType: string; enabled: boolean; openTime: string | null }[]).find(
      ({ channelType }) => channelType === 'phone',
    )!
  }
  await openDesk(page, 'lead-kim', `/studio/topics/overwatch/${id}`)
  await openTab(page, 'Channels')
  await page.getByRole('button', { name: 'Add: Call' }).click()
  const box = page.getByRole('region', { name: 'Call' })
  await box.getByRole('radio', { name: 'At any time' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('radio', { name: 'By the week' })).toBeChecked()
  await box.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo')
  await expect(box.getByRole('combobox', { name: 'Time zone' }).locator('option').first()).toHaveText('Asia/Tokyo')
  const day = (name: string) => box.getByRole('listitem', { name })
  await day('Monday').getByRole('textbox', { name: 'From' }).fill('8.30')
  await page.keyboard.press('Tab')
  await expect(day('Monday').getByRole('textbox', { name: 'From' })).toHaveValue('08:30')
  await day('Monday').getByRole('textbox', { name: 'To' }).fill('12')
  await day('Monday').getByRole('button', { name: 'Add hours' }).press('Enter')
  await expect(day('Monday').getByRole('textbox', { name: 'From' })).toHaveCount(2)
  await box.getByRole('button', { name: 'Copy to all weekdays' }).press('Enter')
  await expect(day('Friday').getByRole('textbox', { name: 'From' }).first()).toHaveValue('08:30')
  await expect(day('Saturday').getByRole('combobox')).toHaveValue('closed')
  await isSaved(page)
  await expect(live(page)).toContainText(/Mon–Fri 8:30\sAM – 12:00\sPM, 1:00\sPM – 5:00\sPM \(Japan Standard Time\)/)

  // Closed on every day there is: whatever the clock says.
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await day(name).getByRole('combobox').selectOption({ label: 'Closed' })
  await box.getByRole('button', { name: 'Add a date' }).press('Enter')
  await expect(box.getByLabel('Date', { exact: true })).toBeFocused()
  await box.getByLabel('Date', { exact: true }).fill('2099-12-24')
  await box.getByRole('textbox', { name: /^Name/ }).fill('Christmas Eve')
  await expect(box.getByText('Closed now')).toBeVisible()
  const message = page.getByRole('region', { name: 'Message' })
  await message.getByRole('button', { name: /^Notice above the form/ }).click()
  await message.getByRole('textbox', { name: 'Title of the notice' }).fill('A fair is on')
  await expect(live(page)).toContainText('A fair is on')
  await isSaved(page)
  const publish = async (): Promise<void> => {
    await lookAtChanges(page)
    await dialog(page).getByRole('textbox', { name: 'Why' }).fill('Hours')
    await publishNow(page)
    await expect(dialog(page)).toHaveCount(0)
  }
  await publish()
  await expect.poll(async () => (await phone())?.enabled).toBe(false)

  const player = await browser.newPage()
  await player.goto(at(`/contact/${id}/ticket`))
  await expect(player.getByRole('tab', { name: /^Call/ })).toContainText('Currently unavailable')
  await expect(player.getByText('A fair is on')).toBeVisible()
  await expect(player.getByRole('tab', { name: /^Call/ })).toHaveAttribute('aria-disabled', 'true')

  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await day(name).getByRole('combobox').selectOption({ label: 'Round the clock' })
  await expect(box.getByText('Open now')).toBeVisible()
  await isSaved(page)
  await publish()
  await expect.poll(async () => (await phone()).enabled).toBe(true)
  expect((await phone()).openTime).toBe('Mon–Sun 24 hours (Japan Standard Time)')
  await player.reload()
  await expect(player.getByRole('tab', { name: /^Call/ })).toContainText('Available')

  const its = await atDesk<{ topic: object }>('lead-kim', 'GET', `/topic-trees/overwatch/topics/${id}`)
  expect(its.body.topic).toMatchObject({
    channels: expect.arrayContaining([
      expect.objectContaining({
        channelType: 'phone',
        hours: expect.objectContaining({
          timeZone: 'Asia/Tokyo',
          exceptions: [{ date: '2099-12-24', name: 'Christmas Eve', hours: [] }],
        }),
      }),
    ]),
  })
})

test('what a topic offers first, its sentences and a field’s realms are set at the desk, and players find them', async ({
  page,
  browser,
}) => {
  const id = 1212
  await openDesk(page, 'lead-kim', `/studio/topics/wow/${id}`)
  await openTab(page, 'Text')
  const offers = page.getByRole('group', { name: 'Offered first' })
  const add = offers.getByRole('combobox', { name: 'Add an article or a service' })
  // Found by a part of its title, and picked without a mouse.
  await add.fill('run a path')
  await expect(offers.getByRole('option', { name: 'Run a path test' })).toBeVisible()
  await add.press('ArrowDown')
  await add.press('Enter')
  await add.fill('restor')
  await offers
    .getByRole('option', { name: /Service/ })
    .first()
    .click()
  const lines = offers.getByRole('listitem')
  await expect(lines.nth(-2)).toContainText('Run a path test')
  await expect(add).toHaveValue('')
  const service = (await lines.last().locator('bdi').textContent())!
  await offers.getByRole('button', { name: `Move “${service}” up` }).click()
  await expect(lines.last()).toContainText('Run a path test')
  const sentence = `The lamp of the loot went out ${randomUUID().slice(0, 6)}`
  const phrases = page.getByRole('textbox', { name: 'What players write about it' })
  await phrases.press('ControlOrMeta+Home')
  await phrases.pressSequentially(`${sentence}\n`)

  await openTab(page, 'Form')
  await addField(page, 'Character')
  await question(page).fill('Who carried it?')
  await page.getByRole('checkbox', { name: 'A player chooses from what is theirs' }).uncheck()
  await expect(page.getByText('Name at least one realm.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a realm' }).click()
  await page.getByRole('textbox', { name: 'Realm', exact: true }).fill('Emberfall')
  await page.getByRole('textbox', { name: 'Characters of it, one a line' }).fill('Mira\nTove')
  await isSaved(page)
  await expect(page.getByText('Name at least one realm.')).toHaveCount(0)

  await lookAtChanges(page)
  await expect(changes(page)).toContainText('offers other help first')
  await expect(changes(page)).toContainText('is suggested by other sentences')
  await expect(changes(page)).toContainText('asks for “Who carried it?” too')
  await publishNow(page)
  await expect(dialog(page)).toHaveCount(0)
  const its = await atDesk<{ topic: { phrases: Record<string, string[]> } }>(
    'lead-kim',
    'GET',
    `/topic-trees/wow/topics/${id}`,
  )
  expect(its.body.topic.phrases['en-US']![0]).toBe(sentence)

  const solution = `${serverUrl()}/services/bft/api/categories/en-US/${id}/solution`
  await expect.poll(async () => (await fetch(solution)).text()).toContain('Who carried it?')
  const player = await browser.newPage()
  await player.goto(at(`/product/wow/1210/${id}/solution`))
  const offered = player.getByRole('region', { name: 'Fix it yourself' }).getByRole('link')
  await expect(offered.nth(-2)).toHaveText(service)
  await expect(offered.last()).toHaveText('Run a path test')
  await offered.last().click()
  await expect(player.getByRole('heading', { name: 'Run a path test', level: 1 })).toBeVisible()
  await player.goto(at(`/contact/${id}/ticket`))
  const form = player.getByRole('form')
  await expect(form.getByText('Who carried it?')).toBeVisible()
  await form.getByRole('combobox', { name: 'Realm' }).selectOption({ label: 'Emberfall' })
  // A name alone: of a character written at the desk nobody knows level and class.
  await expect(form.getByRole('combobox', { name: 'Character' }).locator('option')).toContainText(['Mira', 'Tove'])
  await expect(form.getByRole('option', { name: 'Tove', exact: true })).toHaveCount(1)
})

test('what stands folded in an entry’s settings and a chat’s is kept, and players see what it does', async ({
  page,
  browser,
}) => {
  // Group "Technical problems", topics "Mouse, controller and sound" and "Frame rate and freezes".
  const [group, mouse, frames] = [1420, 1421, 1422]
  const line = (name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })
  const english = (name: string) => dialog(page).getByRole('group', { name }).getByRole('textbox', { name: 'English' })
  const settingsOf = async (name: string): Promise<void> => {
    await menuOf(page, name).click()
    await page.getByRole('button', { name: 'Name and settings' }).click()
  }
  const keep = async (): Promise<void> => {
    await dialog(page).getByRole('button', { name: 'Keep' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await openDesk(page, 'lead-kim', '/studio/topics/overwatch')
  await settingsOf('Technical problems')
  await line('Below its name').click()
  await english('Below its name').fill('Crashes, sound and slow frames')
  await line('Asked without an account').click()
  await dialog(page).getByRole('combobox', { name: 'Asked without an account' }).selectOption({ label: 'Set here' })
  await dialog(page).getByRole('checkbox', { name: 'Phone number' }).check()
  await keep()

  await settingsOf('Frame rate and freezes')
  await line('What its link searches for').click()
  await english('What its link searches for').fill('stutter freezes')
  await line('Sign').click()
  await dialog(page).getByRole('searchbox', { name: 'Find a sign' }).fill('trophy')
  await dialog(page).getByRole('radio', { name: 'trophy' }).check()
  await line('Asked without an account').click()
  await dialog(page)
    .getByRole('combobox', { name: 'Asked without an account' })
    .selectOption({ label: 'As in the group above' })
  await keep()
  await settingsOf('Frame rate and freezes')
  await expect(line('What its link searches for')).toContainText('stutter freezes')
  await expect(line('Sign')).toContainText('trophy')
  await expect(line('Asked without an account')).toContainText('As in the group above')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Mouse, controller and sound' }).click()
  await openTab(page, 'Channels')
  await page.getByRole('button', { name: 'Add: Chat' }).click()
  const box = page.getByRole('region', { name: 'Chat' })
  await box.getByRole('button', { name: /^Who takes its chats Nobody yet/ }).click()
  // What the contract does not take is not typed.
  await box.getByRole('textbox', { name: 'Kind of representative' }).fill('gear help')
  await expect(box.getByRole('textbox', { name: 'Kind of representative' })).toHaveValue('gearhelp')
  await box.getByRole('combobox', { name: 'Language of the chat' }).selectOption('de-DE')
  await box.getByRole('textbox', { name: 'Name of its place in the page' }).fill('gear-chat')
  await isSaved(page)
  await page.reload({ waitUntil: 'commit' })
  await openTab(page, 'Channels')
  await expect(box.getByRole('button', { name: /^Who takes its chats/ })).toContainText('gearhelp · German')
  await lookAtChanges(page)
  await dialog(page).getByRole('textbox', { name: 'Why' }).fill('Chats for gear')
  await publishNow(page)
  await expect(dialog(page)).toHaveCount(0)

  const channels = async (): Promise<string> =>
    (await fetch(`${serverUrl()}/services/bft/api/categories/en-US/${mouse}/channels`)).text()
  await expect.poll(channels).toContain('"agentType":"gearhelp"')
  expect(await channels()).toContain('"chatLocale":"de-DE"')
  expect(await channels()).toContain('"lpDivId":"gear-chat"')
  const player = await browser.newPage()
  await player.goto(at(`/games/overwatch/category/${group}`))
  const link = player.getByRole('link', { name: 'Frame rate and freezes' })
  await expect(link).toHaveAttribute('href', /[?]q=stutter%20freezes$/)
  await expect(link.locator('svg[data-drawing="trophy"]')).toHaveCount(1)
  const answer = await fetch(`${serverUrl()}/services/bft/api/categories/en-US/overwatch`)
  expect(await answer.text()).toContain('Crashes, sound and slow frames')
  // A form of its group asks for what the group says.
  await player.goto(at(`/contact/${frames}/ticket`))
  await expect(player.getByRole('form').getByLabel(/^Phone number/)).toBeVisible()
})
