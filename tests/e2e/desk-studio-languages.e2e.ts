// A translator fills Japanese (CD-406, CD-407): found in the table, drafted by a machine, read over by a person, reviewed,
// read by players; outdated once the original says something else, with what was changed beside it.
import { type Page, expect } from '@playwright/test'
import { asTranslated, type LookAlikeTranslator, startTranslator } from '../support/translator.ts'
import { faultsOf } from './support/axe.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { at } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: ServerProcess
let machine: LookAlikeTranslator
const before = process.env['GUIDEPOST_URL']
test.beforeAll(async () => {
  machine = await startTranslator()
  server = await startServerProcess({ TRANSLATE_URL: machine.origin })
  process.env['GUIDEPOST_URL'] = server.url
})
test.beforeEach(() => {
  machine.answer = null
})
test.afterAll(async () => {
  process.env['GUIDEPOST_URL'] = before
  await server?.stop()
  await machine?.stop()
})

const sourceOf = (number: string, body: string): string =>
  `---\nid: '${number}'\ntitle: Lantern ${number}\nsummary: How it burns.\nproducts: [wow]\nupdated: 2026-11-20\n---\n${body}\n`
/** By a lead, at once. */
const publish = async (number: string, body: string): Promise<void> => {
  const path = `/studio/articles/en-US~${number}`
  const { draft } = await atDesk<{ draft: number }>('lead-kim', 'GET', path).then(
    (answer) => answer.body,
    () => ({ draft: 0 }),
  )
  const saved = await atDesk<{ draft: number }>('lead-kim', 'PUT', `${path}/draft`, {
    draft,
    source: sourceOf(number, body),
  })
  await atDesk('lead-kim', 'POST', `${path}/publish`, { draft: saved.body.draft, note: '' })
  await expect.poll(() => articleIn('en-US', number)).toContain(body.slice(-12, -1))
}
/** What players are told, asked as their pages ask. */
const articleIn = async (locale: string, number: string): Promise<string> =>
  (await fetch(`${new URL(at('/')).origin}/services/bft/api/article/${locale}/${number}`)).text()
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const looks = [
  ['dark', 390, 844],
  ['light', 1280, 900],
] as const

test('a translator fills Japanese', async ({ page, browser }) => {
  const number = String(820_000_000 + test.info().repeatEachIndex)
  await publish(number, '## Steps\n\nTurn the **wick**, then wait a while.')

  await openDesk(page, 'writer-wren', '/studio')
  await page.getByRole('link', { name: 'Languages' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja-JP')
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('missing')
  await page.getByRole('searchbox', { name: 'Title or number' }).fill(number)
  await expect(page.getByRole('columnheader', { name: /^Japanese/ })).toContainText('1 missing')
  await page.getByRole('link', { name: new RegExp(`^missing, Japanese .Japan., Lantern ${number}`) }).click()

  // What players get meanwhile, and what there is to translate.
  await expect(page.getByRole('region', { name: 'Original text' })).toContainText('Turn the **wick**')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('players read the original here')).toBeVisible()
  const preview = page.frameLocator('iframe[title="The article as players will read it"]')
  await expect(preview.getByText('then wait a while')).toBeVisible()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ja-JP')

  await page.getByRole('tab', { name: 'Original text' }).click()
  await page.getByRole('button', { name: 'Draft by machine' }).click()
  await expect(textOf(page)).toHaveValue(
    new RegExp(`${asTranslated('Turn the', 'ja')} \\*\\*${asTranslated('wick', 'ja')}`),
  )
  await expect(page.getByText('A machine wrote this translation')).toBeVisible()
  // It goes nowhere so, whoever asks.
  const ask = page.getByRole('button', { name: 'Ask for review' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await textOf(page).fill('## 手順\n\n**芯**を回して、しばらく待ちます。')
  await isSaved(page)
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'I have read it over' }).click()
  await isSaved(page)
  await expect(page.getByText('A machine wrote this translation')).toHaveCount(0)
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
  await expect(page.getByRole('main').getByText('Waits for review', { exact: true })).toBeVisible()
  expect(await articleIn('ja-JP', number)).toContain('wick')

  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim', `/studio/ja-JP~${number}`)
  await lead.getByRole('button', { name: 'Publish' }).click()
  await lead.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => articleIn('ja-JP', number)).toContain('<strong>芯</strong>')
  await lead.context().close()

  // The original says something else: what, stands beside the translation until somebody has taken it over.
  await publish(number, '## Steps\n\nTurn the **wick** twice, then wait an hour or two.')
  await page.goto(`${new URL(at('/')).origin}/support/desk/studio/languages`, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Title or number' }).fill(number)
  await page.getByRole('link', { name: new RegExp(`^outdated, Japanese .Japan., Lantern ${number}`) }).click()
  const changes = page.getByRole('region', { name: 'Changed in the original since this was translated' })
  await expect(changes).toContainText('Turn the **wick** twice')
  expect(await faultsOf(page, 'page', looks)).toEqual([])
  await textOf(page).fill('## 手順\n\n**芯**を二回回して、しばらく待ちます。')
  await page.getByRole('button', { name: 'The translation says this too now' }).click()
  await isSaved(page)
  await expect(changes).toHaveCount(0)
})

test('a translator that is away: it is said, and what was typed stays', async ({ page }) => {
  const number = String(821_000_000 + test.info().repeatEachIndex)
  await publish(number, 'Turn the **wick**, then wait a while.')
  machine.answer = (request) => void request.socket.destroy()
  await openDesk(page, 'writer-wren', `/studio/de-DE~${number}`)
  await textOf(page).fill('Den Docht drehen.')
  await isSaved(page)
  await page.getByRole('button', { name: 'Draft by machine' }).click()
  await expect(page.getByRole('alert')).toContainText('The translator does not answer just now')
  await expect(textOf(page)).toHaveValue('Den Docht drehen.')
})
