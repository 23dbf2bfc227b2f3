// Where a new case goes (CD-258, CD-259): a lead makes a team and a rule, tries it on past cases, and a player's next
// case stands in the team's queue, urgent, with its tag and the macro offered; whoever answers takes it with one press.
import { type Browser, expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { openDesk } from './support/desk.ts'
import { fileCase } from './support/player-case.ts'
import { asPlayer } from './support/portal.ts'
import { test } from './support/test.ts'

/** What is rare stands in the form's menu. */
const remove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
}

const filedWith = async (browser: Browser, login: string, words: string): Promise<string> => {
  const page = await browser.newPage()
  await asPlayer(page, login)
  const id = await fileCase(page, words)
  await page.context().close()
  return id
}

test('a lead’s rule gives the next case to a team, whose representative is offered the macro', async ({
  page,
  browser,
}) => {
  const mark = `glimmer${randomUUID().slice(0, 8)}`
  const before = await filedWith(browser, `test-route-a-${mark.slice(7)}`, `I was charged for the ${mark} twice.`)

  await openDesk(page, 'lead-kim', '/routing/teams/new')
  const nameBox = page.getByRole('textbox', { name: 'Name' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(nameBox).toHaveAttribute('aria-invalid', 'true')
  await nameBox.fill(`Team ${mark}`)
  await page.getByRole('group', { name: 'Members' }).getByRole('checkbox', { name: 'Kim' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Team ${mark}`, level: 2 })).toBeVisible()

  await page.getByRole('link', { name: 'New rule' }).click()
  await nameBox.fill(`Rule ${mark}`)
  await page.getByRole('button', { name: 'Contains words any' }).click()
  await page.getByRole('textbox', { name: 'Contains words' }).fill(`${mark.toUpperCase()}\nsomething else`)
  await page.getByRole('button', { name: 'Try on past cases' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ past cases/ })).toBeVisible()
  await expect(page.getByRole('link', { name: before })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose at least one thing to do.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: `Team ${mark}` })
  await page.getByRole('button', { name: 'Priority Leave unchanged' }).click()
  await page.getByRole('combobox', { name: 'Priority' }).selectOption({ label: 'Urgent' })
  await page.getByRole('button', { name: 'Tags None' }).click()
  await page.getByRole('textbox', { name: 'Tags' }).fill(mark)
  await page.getByRole('button', { name: 'Suggested macro None' }).click()
  await page.getByRole('combobox', { name: 'Suggested macro' }).selectOption({ label: 'Solved, with thanks' })
  await page.getByRole('checkbox', { name: 'Active' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Rule ${mark}`, level: 2 })).toBeVisible()
  // Above the demonstration's rule for everything else, so that its team is the first.
  const rules = page.getByRole('region', { name: 'Routing' }).getByRole('list').first().getByRole('listitem')
  const up = page.getByRole('button', { name: `Move “Rule ${mark}” up` })
  while (!(await rules.first().innerText()).includes(mark)) {
    const place = (await rules.allInnerTexts()).findIndex((text) => text.includes(mark))
    await up.click()
    await expect
      .poll(async () => (await rules.allInnerTexts()).findIndex((text) => text.includes(mark)))
      .toBeLessThan(place)
  }

  const id = await filedWith(browser, `test-route-b-${mark.slice(7)}`, `The ${mark} was taken from me.`)
  await page.goto(new URL(`/support/desk/cases?view=open`, page.url()).href)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: `Team ${mark}` })
  const found = page.getByRole('link').filter({ hasText: mark })
  await expect(found).toHaveCount(1)
  await expect(found.getByRole('img', { name: 'Urgent' })).toBeVisible()
  await page.goto(new URL(`/support/desk/cases/${id}`, page.url()).href)
  const sorting = page.getByRole('region', { name: 'Sorting' })
  await expect(sorting.getByRole('combobox', { name: 'Team' })).toHaveValue(/.{30}/)
  await expect(sorting.getByRole('combobox', { name: 'Priority' })).toHaveValue('urgent')
  await expect(sorting).toContainText(mark)
  const answer = page.getByRole('textbox', { name: 'Your answer to the player' })
  await page.getByRole('button', { name: 'Use “Solved, with thanks”' }).click()
  await expect(answer).toHaveValue(/that is done/)
  await expect(page.getByRole('button', { name: 'Use “Solved, with thanks”' })).toHaveCount(0)

  // Given to no team by hand, and that undone.
  await sorting.getByRole('combobox', { name: 'Team' }).selectOption('none')
  await expect(sorting.getByRole('combobox', { name: 'Team' })).toHaveValue('none')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sorting.getByRole('combobox', { name: 'Team' })).not.toHaveValue('none')

  // Switched off, nothing goes by it any longer; a team with cases stays.
  await page.goto(new URL('/support/desk/routing', page.url()).href)
  await page.getByRole('link', { name: `Rule ${mark}` }).click()
  await remove(page)
  await expect(page.getByRole('link', { name: `Rule ${mark}` })).toHaveCount(0)
  await page.getByRole('link', { name: `Team ${mark}` }).click()
  await remove(page)
  await expect(page.getByText('This team still has cases that are not resolved')).toBeVisible()
  await expect(page.getByRole('link', { name: `Team ${mark}` })).toBeVisible()
})
