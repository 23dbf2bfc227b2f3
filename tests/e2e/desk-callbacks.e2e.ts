// A player asks to be called; somebody at the desk calls, twice in vain, and says so (T20, CD-285).
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { openDesk } from './support/desk.ts'
import { allChannels, asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const fileByPhone = async (page: Page, login: string, phone: string): Promise<string> => {
  await asPlayer(page, login)
  const { origin } = new URL(at('/'))
  const auth = await page.request.get(`${origin}/services/bft/api/auth/en-US`)
  const { categoryId, game, fields } = allChannels
  const form = {
    fields: { ...fields, description: 'A charge I do not know; please call', phone },
    categoryId,
    channel: 'phone',
    locale: 'en-US',
    game,
    anonFields: null,
  }
  const answer = await page.request.post(`${origin}/services/bft/api/submit`, {
    headers: { 'X-CSRF-TOKEN': auth.headers()['x-csrf-token'] ?? '', 'Idempotency-Key': crypto.randomUUID() },
    multipart: { form: { name: 'blob', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(form)) } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { caseId: string }).caseId
}

test('the list of call-backs: number, language and wait; taken, not reached, taken again, reached (T20)', async ({
  page,
  browser,
}) => {
  const digits = `+1202555${String(7100 + test.info().repeatEachIndex)}`
  // As it is read: in groups.
  const spoken = `+1 202 555 ${digits.slice(-4)}`
  await openDesk(page, 'agent-jo', '/callbacks')
  const entry = page.getByRole('article').filter({ hasText: spoken })
  await expect(page.getByRole('heading', { level: 2, name: 'Call-backs' })).toBeVisible()
  await expect(entry).toHaveCount(0)

  const player = await (await browser.newContext()).newPage()
  const id = await fileByPhone(player, `test-desk-callback-${test.info().repeatEachIndex}`, digits)
  // It comes by itself.
  await expect(entry).toHaveCount(1)
  // One press leads on; the number is dialled by whoever has the call.
  await expect(entry.getByRole('link', { name: spoken })).toHaveCount(0)
  await expect(entry).toContainText('English')
  await entry.getByRole('button', { name: 'Call', exact: true }).dblclick()
  await expect(entry.getByRole('timer')).toBeVisible()
  await expect(entry.getByRole('link', { name: spoken })).toHaveAttribute('href', `tel:${digits}`)
  // Whoever calls has before them what was asked.
  await expect(entry.locator('blockquote')).toContainText('A charge I do not know; please call')
  await expect(entry).toContainText('waiting')
  expect(await faultsOf(page)).toEqual([])

  // A colleague sees who has it, and cannot take it.
  const colleague = await (await browser.newContext()).newPage()
  await openDesk(colleague, 'lead-kim', '/callbacks')
  const theirs = colleague.getByRole('article').filter({ hasText: spoken })
  await expect(theirs).toContainText('With Jo')
  await expect(theirs.getByRole('button', { name: 'Call', exact: true })).toHaveCount(0)

  await entry.getByRole('button', { name: 'Not reached' }).click()
  await expect(entry).toContainText('Called once')
  await expect(theirs).toContainText('Called once')
  await theirs.getByRole('button', { name: 'Call', exact: true }).click()
  await theirs.getByRole('button', { name: 'Reached', exact: true }).click()
  await expect(theirs).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Which call-backs' }).selectOption('ended')
  await expect(entry).toContainText('Reached')
  await entry.locator('a[href*="/cases/"]').click()
  await expect(page).toHaveURL(new RegExp(`/cases/${id}$`))
  await player.context().close()
  await colleague.context().close()
})
