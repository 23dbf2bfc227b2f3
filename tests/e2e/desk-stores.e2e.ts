// The stores whose tab at the desk no other test fills (issue 13: each of the eight has its screen): suggestions, usage,
// and what came of the knowledge questions. Bug reports, articles, surveys and failed searches are in desk.e2e.ts, what a
// game tells in from-game.e2e.ts.
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { atDesk, openDesk } from './support/desk.ts'
import { passQuestions } from './support/knowledge.ts'
import { asPlayer, at } from './support/portal.ts'
import { test } from './support/test.ts'

const tab = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: 'Kinds of feedback' }).getByRole('link', { name })
const rowsOf = (desk: Page, word: string) => desk.getByRole('main').getByRole('listitem').filter({ hasText: word })

test('a suggestion is read at the desk, apart from bug reports, and with what else its player left', async ({
  page,
  browser,
}) => {
  const word = randomUUID().slice(0, 8)
  await asPlayer(page, `test-suggests-${word}`)
  await page.goto(at('/bug-suggestion'))
  for (const [name, label, send, text] of [
    ['Suggestion', 'What would you change?', 'Send suggestion', `More lanterns, ${word}`],
    ['Bug report', 'What happened?', 'Send bug report', `No lantern, ${word}`],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Thanks/ })).toBeVisible()
    await page.goto(at('/bug-suggestion'))
  }

  const desk = await browser.newPage()
  await openDesk(desk, 'agent-jo', '/feedback/suggestions')
  const rows = rowsOf(desk, word)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`More lanterns, ${word}`)
  await desk.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
  await expect(rows).toHaveCount(0)
  await desk.getByRole('combobox', { name: 'Language' }).selectOption('en-US')
  await rows.getByRole('link').click()
  await expect(desk).toHaveURL(/\/feedback\/suggestions\?account=/)
  await expect(desk.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await tab(desk, 'Bug reports').click()
  await expect(rows).toContainText(`No lantern, ${word}`)
  // What is a lead's is neither offered to an agent nor opened by its address.
  for (const name of ['Surveys', 'Usage', 'Identity checks']) await expect(tab(desk, name)).toHaveCount(0)
  await desk.goto(desk.url().replace(/feedback\/.*$/, 'feedback/usage'))
  await expect(desk).toHaveURL(/\/feedback\/bugs$/)
  await desk.context().close()
})

test('a game’s page that was opened is one more in the usage', async ({ page, browser }) => {
  // No other test opens this game's page.
  const day = (after: number): string => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
  const { body } = await atDesk<{ items: { subject: string | null; times: number }[] }>(
    'lead-kim',
    'GET',
    `/usage?from=${day(-7)}&to=${day(2)}&event=view&game=rumble`,
  )
  const before = body.items.find(({ subject }) => subject === 'path:/games/rumble')?.times ?? 0
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/metrics/event'))
  await page.goto(at('/games/rumble'))
  expect((await counted).status()).toBe(204)

  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim', '/feedback/usage?event=view&game=rumble')
  const row = desk.getByRole('row').filter({ hasText: '/games/rumble' })
  await expect(row).toContainText('Game page opened')
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(before + 1))
  await desk.getByRole('combobox', { name: 'What happened' }).selectOption('Game chosen')
  await expect(row).toHaveCount(0)
  await desk.context().close()
})

test('a player who answered the knowledge questions stands at the desk as passed', async ({ page, browser }) => {
  const login = `test-proves-${randomUUID().slice(0, 8)}`
  await asPlayer(page, login)
  await page.goto(at('/contact/1102/ticket'))
  await passQuestions(page)

  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim', '/feedback/proofs')
  const rows = rowsOf(desk, login)
  await expect(rows.filter({ hasText: 'Passed' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Passed' })).toContainText('Topic 1102')
  await desk.getByRole('combobox', { name: 'Outcome' }).selectOption('Wrong answers')
  await expect(rows).toHaveCount(0)
  await desk.getByRole('combobox', { name: 'Outcome' }).selectOption('Passed')
  await expect(rows).toHaveCount(1)
  await desk.context().close()
})
