// Who may do what at the desk: people with roles and scopes (CD-316), the fresh sign-in (CD-317), machine keys (CD-318).
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { atDesk, openDesk, signIn } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them, whose people these tests change.
test.describe.configure({ mode: 'default' })

let server: ServerProcess
const before = process.env['GUIDEPOST_URL']
test.beforeAll(async () => {
  server = await startServerProcess({})
  process.env['GUIDEPOST_URL'] = server.url
})
test.afterAll(async () => {
  process.env['GUIDEPOST_URL'] = before
  await server?.stop()
})

test('a key is made after one more sign-in, which keeps what was typed; it opens what it may, is replaced and revoked', async ({
  page,
}) => {
  const name = `Tool ${randomUUID().slice(0, 8)}`
  await openDesk(page, 'admin-sam', '/keys')
  await page.getByRole('link', { name: 'New key' }).first().click()
  const make = page.getByRole('button', { name: 'Make key' })
  await make.click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('checkbox', { name: 'Read cases', exact: true }).check()
  await make.click()

  const again = page.getByRole('dialog', { name: 'Sign in once more' })
  await expect(again).toBeVisible()
  await signIn(page, 'admin-sam')
  await expect(page).toHaveURL(/\/support\/desk\/keys\/new$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await expect(page.getByRole('checkbox', { name: 'Read cases', exact: true })).toBeChecked()
  await make.click()
  const dialog = page.getByRole('dialog', { name: 'Key' })
  const token = (await dialog.getByText(/^gpk_/).textContent())!
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(page.getByText(/gpk_/)).toHaveCount(0)

  const status = async (bearer: string, path: string): Promise<number> =>
    (await fetch(`${server.url}/services/desk${path}`, { headers: { authorization: `Bearer ${bearer}` } })).status
  expect([await status(token, '/cases'), await status(token, '/people')]).toEqual([200, 403])
  await page.reload()
  await expect(page.getByRole('list').getByRole('link', { name: new RegExp(name) })).not.toContainText('Never used')

  await page.getByRole('button', { name: 'Replace key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace key' }).click()
  const next = (await dialog.getByText(/^gpk_/).textContent())!
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText('The key before still opens until')).toBeVisible()
  expect([next === token, await status(token, '/cases'), await status(next, '/cases')]).toEqual([false, 200, 200])

  await page.getByRole('button', { name: 'Revoke key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  expect([await status(token, '/cases'), await status(next, '/cases')]).toEqual([401, 401])
})

test('an administrator narrows an agent to a game: from then on the rest is nowhere; what the provider says is shown', async ({
  page,
  browser,
}) => {
  const player = await browser.newPage()
  await asPlayer(player, `test-scope-${randomUUID().slice(0, 8)}`)
  const id = await fileCase(player, 'My sword fell into the well.')
  await player.context().close()

  const jo = await browser.newPage()
  await openDesk(jo, 'agent-jo', `/cases/${id}`)
  await expect(jo.getByText('My sword fell into the well.').first()).toBeVisible()

  await openDesk(page, 'admin-sam', '/people/demo-agent-jo')
  await expect(page.getByRole('heading', { name: 'Jo', level: 2 })).toBeVisible()
  await expect(page.getByText('Set by the identity provider, and changed there.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Only these' }).check()
  const games = page.getByRole('group', { name: 'Games' })
  const other = games.getByRole('checkbox').last()
  await other.check()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Billing, two words')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in once more' })).toBeVisible()
  await signIn(page, 'admin-sam')
  await expect(other).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('Billing, two words')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await jo.reload()
  await expect(jo.getByRole('navigation', { name: 'Views' })).toBeVisible()
  await expect(jo.getByText('My sword fell into the well.')).toHaveCount(0)
  const asked = await jo.request.get(`${server.url}/services/desk/cases/${id}`)
  expect(asked.status()).toBe(404)

  // Everything again, then out of every browser.
  await page.getByRole('radio', { name: 'Everything' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list').getByRole('link', { name: /^Jo/ })).toContainText('Everything')
  expect((await jo.request.get(`${server.url}/services/desk/cases/${id}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out everywhere.')).toBeVisible()
  expect((await jo.request.get(`${server.url}/services/desk/me`)).status()).toBe(401)
  await jo.context().close()

  // What somebody knows can be asked for by a rule.
  await page.goto(`${server.url}/support/desk/routing/rules/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Who can bill')
  await page.getByRole('button', { name: 'Skill None' }).click()
  await page.getByRole('combobox', { name: 'Skill' }).selectOption('two-words')
  await page.getByRole('combobox', { name: 'Skill' }).selectOption('billing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Who can bill', level: 2 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Skill billing' })).toBeVisible()
})

test('the audit tells who read and changed a case, with before and after; searched, and taken along', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const player = await browser.newPage()
  await asPlayer(player, `test-audit-${mark}`)
  const id = await fileCase(player, 'Who reads this?')
  await player.context().close()
  const jo = await browser.newPage()
  await openDesk(jo, 'agent-jo', `/cases/${id}`)
  await expect(jo.getByText('Who reads this?').first()).toBeVisible()
  await jo.context().close()
  await atDesk('lead-kim', 'POST', `/cases/${id}/assign`, { assignee: 'demo-lead-kim' })

  await openDesk(page, 'lead-lee', '/audit')
  await page.getByRole('searchbox', { name: 'Case number or account' }).fill(id)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const entries = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(0)).toContainText(`Kim assigned case ${id}`)
  await expect(entries.nth(0)).toContainText(/Assigned to.*nothing.*Kim/)
  await expect(entries.nth(1)).toContainText(`Jo looked at case ${id}`)
  // Its code and the exact time are there once they are wanted.
  await expect(page.getByText('case.read')).toHaveCount(0)
  await entries
    .nth(1)
    .getByRole('button', { name: /^Details: Jo looked at/ })
    .click()
  await expect(entries.nth(1)).toContainText('case.read')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Audit log: Export' }).click()
  await page.getByRole('button', { name: 'Export as JSON lines' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual(['case.assign', 'case.read'])

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Action' }).fill('case.read')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(entries).toHaveCount(1)
  await expect(page).toHaveURL(/action=case\.read/)
  await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Kim' })
  await expect(page.getByText('Nothing found')).toBeVisible()
})
