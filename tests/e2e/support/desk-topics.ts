// The desk’s topics and forms, on a server of one’s own.
import { type Page, expect } from '@playwright/test'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { test } from './test.ts'

/** One server for all tests of a file; its address. */
export const startOwnServer = (): (() => string) => {
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
  return () => server.url
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
export const live = (page: Page) => page.getByRole('complementary', { name: 'The form as players see it' })
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `More for “${name}”` })
export const addField = async (page: Page, type: string): Promise<void> => {
  await page.getByRole('main').getByRole('combobox', { name: 'New field' }).selectOption({ label: type })
  await page.getByRole('button', { name: 'Add the field' }).click()
}
export const question = (page: Page) => page.getByRole('textbox', { name: 'Question' })
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
/** What players will find otherwise, before it is published. */
export const changes = (page: Page) => dialog(page).getByRole('list', { name: 'What changes' })
export const lookAtChanges = (page: Page) => page.getByRole('button', { name: 'Publish…' }).click()
export const publishNow = (page: Page) => dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
