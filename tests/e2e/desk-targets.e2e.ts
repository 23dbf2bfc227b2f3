// What players are promised (CD-310 to CD-314): a lead sets hours and a target, an open case gets its badge without a
// reload, an answer keeps the promise, and the report says so.
import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { faultsOf } from './support/axe.ts'
import { atDesk, openDesk, sendNow } from './support/desk.ts'
import { asPlayer, fileCase, gameTopic } from './support/player-case.ts'
import { tabFaults } from './support/tab-walk.ts'
import { test } from './support/test.ts'

/** What is rare stands in the form's menu. */
const remove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
}

interface Report {
  total: { firstAnswersKept: number }
}
/** Of this game, today and around midnight. */
const keptNow = async (): Promise<number> => {
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const query = `from=${day(-1)}&to=${day(2)}&game=${gameTopic.game}`
  return (await atDesk<Report>('lead-kim', 'GET', `/reports/cases?${query}`)).body.total.firstAnswersKept
}

test('hours and a target: the badge, the answer in time, the report', async ({ page, browser }) => {
  const mark = `vow${randomUUID().slice(0, 8)}`
  const player = await browser.newPage()
  await asPlayer(player, `test-target-${mark.slice(3)}`)
  const id = await fileCase(player, `The gate of ${mark} stays shut.`)
  await player.context().close()
  // Sorted as nothing else of this game is, so that the target is about this case alone.
  await atDesk('agent-jo', 'POST', '/cases/bulk', { changes: [{ id, priority: 'low' }] })
  const { items } = (await atDesk<{ items: { game: string; title: string }[] }>('lead-kim', 'GET', '/games')).body
  const title = items.find(({ game }) => game === gameTopic.game)!.title

  await openDesk(page, 'lead-kim', '/targets/hours/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(`Always ${mark}`)
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Atlantis')
  await page.getByRole('textbox', { name: 'Holidays' }).fill('2020-12-25\n2020-02-30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This time zone is not known')).toBeVisible()
  await expect(page.getByText('This is no date: 2020-02-30')).toBeVisible()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin')
  await page.getByRole('textbox', { name: 'Holidays' }).fill('2020-12-25')
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Add hours' }).click()
  const rows = page.getByRole('region', { name: 'Hours of the week' }).getByRole('listitem')
  await expect(rows).toHaveCount(7)
  await expect(rows.last().getByRole('combobox', { name: 'Day' })).toHaveValue('7')
  for (const row of await rows.all()) {
    await row.getByLabel('From').fill('0')
    await row.getByLabel('To').fill('24')
  }
  expect([...(await tabFaults(page)), ...(await faultsOf(page))]).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Always ${mark}`, level: 2 })).toBeVisible()

  await page.getByRole('link', { name: 'New target' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Promise at least one time.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Target ${mark}`)
  await page.getByRole('button', { name: 'Priority any' }).click()
  await page.getByRole('group', { name: 'Priority' }).getByRole('checkbox', { name: 'Low' }).check()
  await expect(page.getByRole('button', { name: 'Priority Low Done' })).toBeVisible()
  await page.getByRole('button', { name: 'Game any' }).click()
  await page.getByRole('group', { name: 'Game' }).getByRole('checkbox', { name: title, exact: true }).check()
  await page.getByRole('textbox', { name: 'First answer' }).fill('2')
  await page.getByRole('combobox', { name: 'Working hours' }).selectOption({ label: `Always ${mark}` })
  await page.getByRole('button', { name: 'Try on past cases' }).click()
  await expect(page.getByRole('status').filter({ hasText: /of \d+ past cases would have fitted/ })).toBeVisible()
  await expect(page.getByText(/^First answer: \d+ kept, \d+ missed$/)).toBeVisible()
  await expect(page.getByRole('link', { name: id })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Target ${mark}`, level: 2 })).toBeVisible()
  // Above the demonstration's own, which promise everybody something.
  const targets = page.getByRole('region', { name: 'Targets' }).getByRole('list').first().getByRole('listitem')
  const place = async (): Promise<number> =>
    (await targets.allInnerTexts()).findIndex((text) => text.includes(`Target ${mark}`))
  for (let at = await place(); at > 0; at -= 1) {
    await page.getByRole('button', { name: `Move “Target ${mark}” up` }).click()
    await expect.poll(place).toBe(at - 1)
  }

  // Somebody has the case open while the target is switched on: its time is there without a reload.
  const agent = await browser.newPage()
  await openDesk(agent, 'agent-jo', `/cases/${id}?view=open&q=${mark}`)
  const promised = agent.getByRole('complementary').getByRole('region', { name: 'Targets' })
  await expect(agent.getByRole('region', { name: 'Conversation' })).toContainText(mark)
  await expect(agent.getByText(/First answer: 1 hr left/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Active' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(promised).toContainText('1 hr left')
  await expect(promised).toContainText(`Target ${mark}`)
  const row = agent.getByRole('region', { name: 'Found' }).getByRole('link').filter({ hasText: mark })
  await expect(row).toContainText('First answer: 1 hr left')

  // In the view of what is due soon.
  await page.goto(new URL('/support/desk/cases?view=due', page.url()).href)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Priority' }).selectOption({ label: 'Low' })
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: title })
  await expect(page.getByRole('region', { name: 'Due soon' }).getByRole('link').filter({ hasText: mark })).toHaveCount(
    1,
  )
  await page.getByRole('combobox', { name: 'Due' }).selectOption({ label: 'Overdue' })
  await expect(page.getByRole('region', { name: 'Due soon' }).getByRole('link').filter({ hasText: mark })).toHaveCount(
    0,
  )

  const before = await keptNow()
  await agent.getByRole('textbox', { name: 'Your answer to the player' }).fill('We have opened it.')
  await agent.getByRole('button', { name: /^Other ways to send/ }).click()
  await agent.getByRole('button', { name: 'Send', exact: true }).click()
  await sendNow(agent)
  await expect(promised).toContainText('Kept, 1 hr to spare')
  await agent.context().close()
  expect(await keptNow()).toBeGreaterThan(before)
  await page.goto(new URL(`/support/desk/reports/cases?by=team&game=${gameTopic.game}`, page.url()).href)
  await expect(page.getByText('First answers in time').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'By team' })).toBeVisible()

  // Hours somebody works by stay; without the target they go.
  await page.goto(new URL('/support/desk/targets', page.url()).href)
  await page.getByRole('link', { name: `Always ${mark}` }).click()
  await remove(page)
  await expect(page.getByText('A target or a team works by these hours')).toBeVisible()
  await page.getByRole('link', { name: `Target ${mark}` }).click()
  await remove(page)
  await expect(page.getByRole('link', { name: `Target ${mark}` })).toHaveCount(0)
  await page.getByRole('link', { name: `Always ${mark}` }).click()
  await remove(page)
  await expect(page.getByRole('link', { name: `Always ${mark}` })).toHaveCount(0)
})
