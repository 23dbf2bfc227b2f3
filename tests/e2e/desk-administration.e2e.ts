// Data of an account, whole content packs and features, for administrators, each after one more sign-in (CD-317).
import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePack } from '../support/write-pack.ts'
import { atDesk, openDesk, signIn } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them, whose content and features these tests change.
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

/** What the portal calls itself. */
const titleOf = async (): Promise<string> =>
  /<title>([^<]*)</.exec(await (await fetch(`${server.url}/support/en-US/`)).text())?.[1] ?? ''
const signInAgain = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Sign in once more' })).toBeVisible()
  await signIn(page, 'admin-sam')
}

test('an account’s data are shown and saved without, and erased only after, one more sign-in; what was typed is kept', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-erased-${mark}`)
  const id = await fileCase(player, `Please forget me ${mark}`)
  const account = `demo-test-erased-${mark}`
  await openDesk(page, 'admin-sam', '/administration')
  await expect(page).toHaveURL(/\/administration\/data$/)
  await page.getByRole('button', { name: 'Show data' }).click()
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: 'Player' }).fill(account)
  await page.getByRole('button', { name: 'Show data' }).click()
  await expect(page.getByRole('term').filter({ hasText: 'Cases' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const copy = await saved
  expect(copy.suggestedFilename()).toBe(`account-${account}.json`)
  expect(await readFile((await copy.path())!, 'utf8')).toContain(`Please forget me ${mark}`)
  // Whoever comes back finds whom they looked up.
  await page.goto(`${server.url}/support/desk/administration/data`)
  await page
    .getByRole('region', { name: 'Looked up last' })
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .click()
  await expect(page.getByRole('term').filter({ hasText: 'Cases' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(account)

  await page.getByRole('button', { name: /^Erase data/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase all data' })
  await dialog.getByRole('textbox', { name: 'Type the account ID to confirm' }).fill('somebody-else')
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(dialog.getByText('This does not match the account ID.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Type the account ID to confirm' }).fill(account)
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await signInAgain(page)
  await expect(dialog.getByRole('textbox', { name: 'Type the account ID to confirm' })).toHaveValue(account)
  expect((await atDesk<{ case: { id: string } }>('agent-jo', 'GET', `/cases/${id}`)).body.case.id).toBe(id)
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('The erasure is under way')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    await expect(atDesk('agent-jo', 'GET', `/cases/${id}`)).rejects.toThrow(/answered 404/)
  }).toPass()
  await player.context().close()
})

test('a feature is changed after one more sign-in, which brings back what was written; the portal follows', async ({
  page,
}) => {
  await openDesk(page, 'admin-sam', '/administration/features')
  const row = page.getByRole('listitem').filter({ hasText: 'autoCategorize' })
  await row.getByRole('button', { name: 'Change: Topic from the description' }).click()
  const dialog = page.getByRole('dialog', { name: 'Topic from the description' })
  await dialog.getByRole('radio', { name: 'Nobody' }).check()
  const save = dialog.getByRole('button', { name: 'Change', exact: true })
  await save.click()
  // Whoever looks later wants to know why.
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('It guesses wrong')
  await save.click()
  await signInAgain(page)
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('It guesses wrong')
  await expect(dialog.getByRole('radio', { name: 'Nobody' })).toBeChecked()
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Off')
  await expect(row).toContainText('by the content: On')
  await expect(row).toContainText('It guesses wrong')
  await expect(row).toContainText('Sam')
  const features = await atDesk<{ key: string; enabled: boolean }[]>('admin-sam', 'GET', '/features')
  expect(features.body.find(({ key }) => key === 'autoCategorize')?.enabled).toBe(false)
  // Fresh for five minutes: the way back asks for nothing.
  await row.getByRole('button', { name: 'Change: Topic from the description' }).click()
  await dialog.getByRole('radio', { name: 'Everybody' }).check()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Mended')
  await save.click()
  await expect(row).not.toContainText('by the content')
})

test('a feature for one game and half of its visitors: each form keeps its side, no page knows it, both are counted (CD-425)', async ({
  page,
  browser,
}) => {
  await openDesk(page, 'admin-sam', '/administration/features')
  const row = page.getByRole('listitem').filter({ hasText: 'combinedEmailPhone' })
  await row.getByRole('button', { name: 'Change: E-mail or phone in one field' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-mail or phone in one field' })
  const save = dialog.getByRole('button', { name: 'Change', exact: true })
  await dialog.getByRole('radio', { name: 'Some' }).check()
  await dialog.getByRole('spinbutton', { name: 'Share of visitors (%)' }).fill('50')
  await expect(dialog.getByRole('slider', { name: 'Share of visitors' })).toHaveValue('50')
  await dialog.getByRole('checkbox', { name: 'Ashen Crown IV' }).check()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('A trial')
  await save.click()
  await signInAgain(page)
  // The half and the game came back too.
  await expect(dialog.getByRole('spinbutton')).toHaveValue('50')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('50% of visitors')
  await expect(row).toContainText('Nobody has come yet')

  const address = `${server.url}/support/en-US/help/contact/1301/ticket`
  const bare = await (await fetch(address)).text()
  expect(bare).toContain(String.raw`api/feature \"legacyMode\"`)
  expect(bare).not.toContain(String.raw`api/feature \"combinedEmailPhone\"`)
  const visitors = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  for (const visitor of visitors) {
    const [combined, plain] = ['E-mail address or phone number', 'E-mail address'].map((name) =>
      visitor.getByRole('textbox', { name, exact: true }),
    )
    const isIn = async (): Promise<boolean> => {
      const went = await visitor.goto(address)
      expect(await went!.text()).toBe(bare)
      await expect(combined!.or(plain!)).toBeVisible()
      return combined!.isVisible()
    }
    expect(await isIn()).toBe(await isIn())
    // Another game is as it was.
    await visitor.goto(`${server.url}/support/en-US/help/contact/1131/ticket`)
    await expect(plain!).toBeVisible()
    await visitor.context().close()
  }
  await expect(async () => {
    const { body } = await atDesk<{ key: string; sides: { on: number; off: number } | null }[]>(
      'admin-sam',
      'GET',
      '/features',
    )
    const sides = body.find(({ key }) => key === 'combinedEmailPhone')!.sides!
    expect(sides.on + sides.off).toBe(visitors.length)
  }).toPass()
})

test('how long a link opens its case is changed with a reason after one more sign-in, and left to the default again (T17)', async ({
  page,
}) => {
  const linkDays = async (): Promise<number> =>
    ((await (await fetch(`${server.url}/services/bft/api/config`)).json()) as { caseLinkDays: number }).caseLinkDays
  await openDesk(page, 'admin-sam', '/administration/settings')
  const row = page.getByRole('listitem').filter({ hasText: 'A link opens its case for' })
  await expect(row).toContainText('90 days')
  await row.getByRole('button', { name: 'Change: A link opens its case for' }).click()
  const dialog = page.getByRole('dialog', { name: 'A link opens its case for' })
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  const days = dialog.getByRole('spinbutton', { name: 'Days' })
  await days.fill('9999')
  const save = dialog.getByRole('button', { name: 'Change', exact: true })
  await save.click()
  // The bounds are the contract's, and whoever looks later wants to know why.
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveAttribute('aria-invalid', 'true')
  await days.fill('30')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Links get around')
  await save.click()
  await signInAgain(page)
  await expect(days).toHaveValue('30')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('30 days')
  await expect(row).toContainText('Default: 90 days')
  await expect(row).toContainText('Links get around')
  await expect.poll(linkDays).toBe(30)
  await row.getByRole('button', { name: 'Change: A link opens its case for' }).click()
  await expect(dialog.getByRole('list')).toContainText('90 days → 30 days')
  await dialog.getByRole('radio', { name: 'The default' }).check()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Enough of that')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('90 days')
  await expect(row).not.toContainText('Default:')
  await expect.poll(linkDays).toBe(90)
})

test('a folder is tried, then taken: what would change is counted, what is wrong is named by its file', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-pack-'))
  const changed = join(folder, 'demo')
  try {
    // A pack of a few lines, in place of the demonstration's thousand files.
    writePack(changed)
    await openDesk(page, 'admin-sam', '/administration/content')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(changed)
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ files$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await signInAgain(page)
    // A folder is not kept, as the page has said.
    await input.setInputFiles(changed)
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await expect(page.getByRole('heading', { name: 'What would change' })).toBeVisible()
    // Nothing is taken yet.
    expect(await titleOf()).toContain('Northlight Support')
    await expect(page.getByRole('row').filter({ hasText: 'products' })).toContainText(/[1-9]/)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'What has changed' })).toBeVisible()
    await expect(page.getByText('Imported')).toBeVisible()
    // The portal follows within a second or two.
    await expect.poll(titleOf).toContain('Small Support')

    await writeFile(join(changed, 'penalty-reasons.yaml'), '- one: [')
    await input.setInputFiles(changed)
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await expect(page.getByRole('alert')).toContainText('penalty-reasons.yaml')
  } finally {
    await rm(folder, { recursive: true })
  }
})
