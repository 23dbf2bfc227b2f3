// A writer answers what players search for in vain (CD-409): found in the list, begun from there, seen to be found while it
// is still a draft.
import { expect } from '@playwright/test'
import { atDesk, openDesk } from './support/desk.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('a search in vain becomes an article, and the writer sees what would find it', async ({ page }) => {
  const words = `quibblewort${'abcdefgh'[test.info().repeatEachIndex]}`
  for (const term of [words, words]) {
    await page.goto(at(`/search?q=${encodeURIComponent(term)}`))
    await expect(page.getByText(term).first()).toBeVisible()
  }
  await expect
    .poll(async () => JSON.stringify((await atDesk('writer-wren', 'GET', '/studio/gaps')).body))
    .toContain(`"words":"${words}"`)

  await openDesk(page, 'writer-wren', '/studio')
  await page.getByRole('link', { name: 'Gaps' }).click()
  const row = page.getByRole('listitem').filter({ hasText: words })
  await expect(row).toContainText('English')
  await row.getByRole('button', { name: `Write an article: ${words}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue(`Q${words.slice(1)}`)
  await dialog.getByLabel('Summary').fill('What it is good for.')
  await dialog.getByRole('button', { name: 'Begin writing' }).click()
  // Its words are a keyword of the draft: no player finds it yet, and the draft would be found.
  await expect(page.getByRole('tab', { name: 'Searches' })).toHaveAttribute('aria-selected', 'true')
  const asked = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words })
  await expect(asked).toContainText('Answered with this draft')
  const { body } = await atDesk<{ items: { words: string; found: number }[] }>('writer-wren', 'GET', '/studio/gaps')
  expect(body.items.find((one) => one.words === words)?.found).toBe(0)
})
