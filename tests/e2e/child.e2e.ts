// A child's account in the browser: no chat, nothing counted, no words that nobody needs (CD-293).
import { expect } from '@playwright/test'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('a child is offered no chat and asked for no words in a survey; nothing is counted', async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (/\/(metrics|reporting)\/event/.test(request.url())) counted.push(request.url())
  })
  await page.addInitScript(() => localStorage.setItem('counting', 'true'))
  await asPlayer(page, `child-reader-${test.info().repeatEachIndex}`)
  await page.goto(at('/contact/1301/chat'))
  // The one way there is.
  await expect(page).toHaveURL(/\/contact\/1301\/ticket$/)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await expect(page.getByText(/chat/i)).toHaveCount(0)

  const id = await fileCase(page, 'I am stuck behind the gate')
  await answerCase(id, 'RESOLVED')
  await page.goto(at(`/survey/${id}`))
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await page.goto(at('/games/wow'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(counted).toEqual([])
})
