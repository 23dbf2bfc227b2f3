// Help is written at the desk (CD-400 to CD-404): somebody who has never seen the studio has a first article live in at most
// twelve steps; players find it, and it is taken back.
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { openDesk } from './support/desk.ts'
import { at } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them.
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

const numberIn = (page: Page): string => /en-US~(\d+)/.exec(decodeURIComponent(page.url()))![1]!
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
/** What players are told, asked as their pages ask. */
const articleAt = async (number: string): Promise<string> =>
  (await fetch(`${new URL(at('/')).origin}/services/bft/api/article/en-US/${number}`)).text()

test('a writer’s first article is live in twelve steps, found and suggested, and goes back to what it was', async ({
  page,
  browser,
}) => {
  const mark = `lantern${randomUUID().slice(0, 6)}`
  let steps = 0
  const step = async (work: Promise<unknown>): Promise<void> => {
    steps += 1
    await work
  }

  await openDesk(page, 'writer-wren')
  await step(page.getByRole('button', { name: 'New article' }).click())
  await step(page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Lighting the ${mark}`))
  await step(page.getByRole('textbox', { name: 'Summary' }).fill(`How a ${mark} is lit when it went out.`))
  await step(page.getByRole('combobox', { name: 'Game' }).selectOption('wow'))
  await step(page.getByRole('button', { name: 'Begin writing' }).click())
  await step(textOf(page).fill(`## Steps\n\n1. Turn the **wick** of the ${mark}.\n2. Wait.`))
  await isSaved(page)
  // As players will read it, before anybody does.
  const preview = page.frameLocator('iframe[title="The article as players will read it"]')
  await expect(preview.getByRole('heading', { name: `Lighting the ${mark}`, level: 1 })).toBeVisible()
  await expect(preview.getByText('wick')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await step(page.getByRole('button', { name: 'Ask for review' }).click())
  const dialog = page.getByRole('dialog')
  await step(dialog.getByRole('button', { name: 'Ask for review' }).click())
  await expect(page.getByRole('main').getByText('Waits for review', { exact: true })).toBeVisible()
  const number = numberIn(page)
  expect(await articleAt(number)).toContain('"not-found"')

  // Whoever is asked begins at the desk's home as well: what waits stands above what is published.
  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim')
  await step(lead.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Studio' }).click())
  await step(
    lead
      .getByRole('region', { name: 'In progress' })
      .getByRole('link', { name: new RegExp(mark) })
      .click(),
  )
  await step(lead.getByRole('button', { name: 'Publish' }).click())
  await step(lead.getByRole('dialog').getByRole('button', { name: 'Publish' }).click())
  await expect(lead.getByRole('main').getByText('Published', { exact: true })).toBeVisible()
  expect(steps).toBeLessThanOrEqual(12)

  // Players: the page, the search, the suggestions.
  await expect.poll(() => articleAt(number)).toContain('<strong>wick</strong>')
  const player = await browser.newPage()
  await player.goto(at(`/article/${number}`))
  await expect(player.getByRole('heading', { name: `Lighting the ${mark}`, level: 1 })).toBeVisible()
  await player.goto(at(`/search?q=${mark}`))
  await expect(player.getByRole('link', { name: new RegExp(mark) }).first()).toBeVisible()
  const { origin } = new URL(at('/'))
  const auth = await player.request.get(`${origin}/services/bft/api/auth/en-US`)
  const suggested = await player.request.post(`${origin}/services/bft/api/suggestions/typed`, {
    data: { query: `my ${mark} went out, how is the wick lit?`, product: 'wow' },
    headers: { locale: 'en-US', 'X-CSRF-TOKEN': auth.headers()['x-csrf-token'] ?? '' },
  })
  expect(await suggested.text()).toContain(number)

  // Another version, and back.
  await textOf(lead).fill('Nothing helps.')
  await isSaved(lead)
  await lead.getByRole('button', { name: 'Publish' }).click()
  await lead.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => articleAt(number)).toContain('Nothing helps')
  await lead.getByRole('tab', { name: 'Versions' }).click()
  await lead.getByRole('button', { name: 'What changed since version 1' }).click()
  await expect(lead.getByRole('region', { name: 'Changes since version 1' })).toContainText('Nothing helps.')
  await lead.getByRole('button', { name: 'Go back to version 1' }).click()
  await expect.poll(() => articleAt(number)).toContain('<strong>wick</strong>')
  await player.context().close()
  await lead.context().close()
})

test('two who write at one draft lose nothing: the second one sees both texts and chooses', async ({
  page,
  browser,
}) => {
  await openDesk(page, 'lead-kim', '/studio/en-US~9852')
  const other = await browser.newPage()
  await openDesk(other, 'lead-lee', '/studio/en-US~9852')
  await expect(textOf(page)).toHaveValue(/./)
  await expect(textOf(other)).toHaveValue(/./)
  await textOf(page).fill('Written by Kim.')
  await isSaved(page)
  await textOf(other).fill('Written by Lee.')
  await expect(other.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toBeVisible()
  const both = other.getByRole('region', { name: 'Their text and yours' }).first()
  await expect(both).toContainText('Written by Kim.')
  await expect(both).toContainText('Written by Lee.')
  // A page that is left comes back with what was typed.
  await other.reload()
  await expect(textOf(other)).toHaveValue('Written by Lee.')
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await isSaved(other)
  await other.getByRole('tab', { name: 'Versions' }).click()
  await expect(other.getByText('kept draft')).toBeVisible()
  await other.context().close()
})

test('links that lead nowhere and words of the glossary are said as they are typed', async ({ page }) => {
  await openDesk(page, 'lead-kim', '/studio/en-US~42673')
  await textOf(page).fill('Log in, then see [this](help/article/699999).')
  await isSaved(page)
  await page.getByRole('tab', { name: 'Checks (2)' }).click()
  await expect(page.getByText('Line 1: help/article/699999 · no such page')).toBeVisible()
  await expect(page.getByText('Line 1: “Log in”: say “sign in”')).toBeVisible()
  await textOf(page).fill('Sign in, then see [this](help/article/9852).')
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Checks', exact: true })).toBeVisible()
  await expect(page.getByText('No dead links, and no words to change.')).toBeVisible()
})

/** A new article that says that. */
const begin = async (page: Page, text: string): Promise<void> => {
  await openDesk(page, 'lead-kim', '/studio')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The harbour gate')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Where the gate is.')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('wow')
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await textOf(page).fill(text)
  await isSaved(page)
}
/** @param at share of the text's height at which it is let go of; null: it is pasted */
const bring = async (page: Page, at: number | null, shows: 'picture' | 'drawing'): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await textOf(page).evaluate(
    async (box, [where, what]) => {
      const { top, height } = box.getBoundingClientRect()
      const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1200 })
      const context = canvas.getContext('2d')!
      context.fillStyle = 'teal'
      context.fillRect(0, 0, 1600, 1200)
      const made = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'))
      const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'])
      const data = new DataTransfer()
      data.items.add(
        what === 'picture'
          ? new File([made], 'gate.png', { type: 'image/png' })
          : new File([drawing], 'gate.svg', { type: 'image/svg+xml' }),
      )
      const carried = { bubbles: true, cancelable: true }
      box.dispatchEvent(
        where === null
          ? new ClipboardEvent('paste', { ...carried, clipboardData: data })
          : new DragEvent('drop', { ...carried, dataTransfer: data, clientY: top + where * height }),
      )
    },
    [at, shows] as const,
  )
  await dialog.getByRole('button', { name: 'Put it in' }).click()
  // Nobody puts in what nobody has described.
  await expect(dialog.getByText('This is needed.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What does it show?' }).fill('The gate [north]')
  await dialog.getByRole('textbox', { name: 'What does it show?' }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('a picture is dropped into a text: its words are asked for, it is made smaller, and what fails leaves the text as it was', async ({
  page,
}) => {
  await begin(page, 'Before.')
  await textOf(page).press('End')
  await bring(page, 1, 'picture')
  await expect(textOf(page)).toHaveValue(
    new RegExp(
      `^Before\\.\n\n!\\[The gate \\\\\\[north\\\\\\]\\]\\(assets/articles/${numberIn(page)}/[0-9a-f]{12}\\.webp\\)\n$`,
    ),
  )
  await isSaved(page)
  const shown = page
    .frameLocator('iframe[title="The article as players will read it"]')
    .getByRole('img', { name: 'The gate [north]' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1600)

  const whole = await textOf(page).inputValue()
  await page.route('**/pictures', (route) => route.abort())
  await bring(page, null, 'picture')
  await expect(page.getByRole('alert')).toContainText('the picture was not sent')
  expect((await textOf(page).inputValue()).trimEnd()).toBe(whole.trimEnd())
  await page.unroute('**/pictures')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(textOf(page)).toHaveValue(/(assets\/articles[^]*){2}/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await bring(page, 1, 'drawing')
  await expect(page.getByRole('alert')).toContainText('Save it as PNG or JPEG')
  await page.getByRole('alert').getByRole('button', { name: 'Leave it out' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a picture goes in where it is let go of, whatever has the caret, and a page that is closed meanwhile keeps nothing of it', async ({
  page,
}) => {
  await begin(page, 'One.\n\nTwo.')
  await textOf(page).press('ControlOrMeta+End')
  await bring(page, 0, 'picture')
  await expect(textOf(page)).toHaveValue(/^!\[The gate [^]*\]\(assets\/[^)]*\)\n\nOne\.\n\nTwo\.$/)
  await isSaved(page)
  const whole = await textOf(page).inputValue()

  let sent = 0
  await page.route('**/pictures', () => {
    sent += 1
  })
  await bring(page, 1, 'picture')
  await expect.poll(() => sent).toBe(1)
  await expect(textOf(page)).toHaveValue(/\(#~/)
  await isSaved(page)
  await page.reload()
  await expect(textOf(page)).toHaveValue(/Two\./)
  expect((await textOf(page).inputValue()).trimEnd()).toBe(whole)
})
