// A form half filled while the connection goes: nothing of it is lost, what was typed is shown where nothing else can be,
// and the page goes on by itself (CD-377).
import { type Page, expect } from '@playwright/test'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { fileCase, openCase } from './support/player-case.ts'
import { asPlayer, at, picture } from './support/portal.ts'
import { test } from './support/test.ts'

const words = 'qqzzx the gate of the keep does not open'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
/** How many the browser keeps (web/src/kit/lib/kept-files.ts). */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Who opens what is not there makes it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'guidepost')) return 0
    const opening = indexedDB.open('guidepost')
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)))
    const counting = database.transaction('files').objectStore('files').count()
    const count = await new Promise<number>((resolve) => (counting.onsuccess = () => resolve(counting.result)))
    database.close()
    return count
  })
const cutOff = (page: Page) => page.getByRole('alert').filter({ hasText: 'You’re offline' })

test('offline, another page names what was typed and comes by itself; the form still has it, and is sent (CD-377)', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await fillAboutMe(page)
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // Typed without a connection too.
  await box(page, 'Description').fill(`${words} any more`)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(cutOff(page)).toBeVisible()
  await expect(cutOff(page).getByRole('listitem')).toHaveText([`${words} any more`])

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cutOff(page)).toHaveCount(0)
  await page.goBack()
  await expect(box(page, 'Your name')).toHaveValue('Robin')
  await expect(box(page, 'Description')).toHaveValue(`${words} any more`)
  await sendForm(page)
})

test('a reload without a connection loses no word and no file: back online the form is as it was (CD-377)', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await fillAboutMe(page)
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
  const here = page.url()
  // With the first word came what keeps files.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // Chosen without a connection: it waits with the words.
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.png')
  await expect.poll(() => keptFiles(page)).toBe(1)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await page.context().setOffline(false)
  // Begun, or gone on with: the page that is left may have heard of the connection first.
  const begun = page.waitForRequest((request) => /\/api\/uploads(\/[^/]+)?$/.test(request.url()))
  await page.goto(here)
  await expect(box(page, 'Your name')).toHaveValue('Robin')
  await expect(box(page, 'Description')).toHaveValue(words)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.png')
  await begun
  await sendForm(page)
})

test('a reply that is sent without a connection is kept, and stands in the thread once when it is sent again', async ({
  page,
}) => {
  await asPlayer(page, 'test-offline-reply')
  await openCase(page, await fileCase(page, words))
  await box(page, 'Your message').fill('It is still shut.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Your text wasn’t sent. We kept it here.')).toBeVisible()
  // Elsewhere it is named with the other words of this visit.
  await page.getByRole('link', { name: 'Back to my cases' }).click()
  await expect(cutOff(page).getByRole('listitem')).toHaveText(['It is still shut.'])

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Active cases' })).toBeVisible()
  await page.goBack()
  await expect(box(page, 'Your message')).toHaveValue('It is still shut.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const thread = page.locator('#thread')
  await expect(thread.getByText('It is still shut.')).toBeVisible()
  await page.reload()
  await expect(thread.getByRole('article')).toHaveCount(2)
})
