// Two people have one thing open (CD-416): who saves second is told who was first and what they changed, keeps every word,
// and can then save.
import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { faultsOf } from './support/axe.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { test } from './support/test.ts'

const told = (page: Page) => page.getByRole('region', { name: /changed this while you had it open/ })
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
const made = async (path: string, json: object): Promise<string> =>
  (await atDesk<{ id: string }>('lead-lee', 'POST', path, json)).body.id
const now = async <T>(path: string, id: string): Promise<T & { id: string }> => {
  const { body } = await atDesk<{ items: (T & { id: string })[] } | (T & { id: string })[]>('lead-lee', 'GET', path)
  return (Array.isArray(body) ? body : body.items).find((one) => one.id === id)!
}

test('a macro: the second is told, keeps their words beside the other’s, and saves', async ({ page }) => {
  const name = `Race ${randomUUID().slice(0, 8)}`
  const macro = { texts: { 'en-US': 'Hello', 'de-DE': 'Hallo' }, game: null, status: null, shared: true }
  const id = await made('/macros', { name, ...macro })
  await openDesk(page, 'lead-kim', `/macros/${id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} of mine`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
  const words = page.getByRole('textbox', { name: 'Text in German' })
  await words.fill('Moin')
  const theirs = { 'en-US': 'Hi there', 'de-DE': 'Guten Tag' }
  await atDesk('lead-lee', 'PUT', `/macros/${id}`, { name, ...macro, texts: theirs })

  await save(page)
  await expect(told(page)).toBeVisible()
  await expect(told(page).getByRole('heading', { name: 'Lee changed this' })).toBeFocused()
  await expect(told(page).getByText('Hi there')).toBeVisible()
  await expect(told(page).getByText('Guten Tag')).toBeVisible()
  await expect(told(page).getByText('Moin')).toBeVisible()
  // Nothing has gone from the form.
  await expect(words).toHaveValue('Moin')
  expect(await faultsOf(page)).toEqual([])
  expect(await now('/macros', id)).toMatchObject({ name, texts: theirs })

  await told(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(told(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await save(page)
  await expect
    .poll(() => now('/macros', id))
    .toMatchObject({
      name: `${name} of mine`,
      texts: { 'en-US': 'Hi there', 'de-DE': 'Moin' },
    })

  // Again, and this time theirs is taken; what one has saved oneself is no race.
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`)
  await save(page)
  await expect.poll(() => now('/macros', id)).toMatchObject({ name: `${name} again` })
  await atDesk('lead-lee', 'PUT', `/macros/${id}`, { name: `${name} of Lee`, ...macro })
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} lost`)
  await save(page)
  await told(page).getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} of Lee`)
  await expect(told(page)).toBeHidden()
  await atDesk('lead-lee', 'DELETE', `/macros/${id}`)
})

test('a crisis message: what was typed days ago does not overwrite what was said since', async ({ page }) => {
  const title = `Race ${randomUUID().slice(0, 8)}`
  const message = {
    title: { 'en-US': title },
    summary: { 'en-US': 'Some cannot sign in.' },
    body: { 'en-US': 'We work on it.' },
    link: null,
    game: null,
    active: false,
  }
  const id = await made('/messages', message)
  await openDesk(page, 'lead-kim', `/crisis/${id}/edit`)
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} of mine`)
  await atDesk('lead-lee', 'PUT', `/messages/${id}`, { ...message, summary: { 'en-US': 'It is out.' } })
  // Opened anew: what was typed is there, and begins with what was there then.
  await page.goto(new URL(`/support/desk/crisis/${id}/edit`, page.url()).href, { waitUntil: 'commit' })
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} of mine`)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await next.click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(told(page).getByText('It is out.')).toBeVisible()
  await told(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} of mine`)
  await expect(page.getByRole('textbox', { name: 'In one sentence' })).toHaveValue('It is out.')
  await next.click()
  await next.click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect
    .poll(() => now('/messages', id))
    .toMatchObject({ title: { 'en-US': `${title} of mine` }, summary: { 'en-US': 'It is out.' } })
  await atDesk('lead-lee', 'DELETE', `/messages/${id}`)
})
