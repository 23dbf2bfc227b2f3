// The contact form in words of its screen.
import { type Page, expect } from '@playwright/test'

/** Presses Send, or what begins a chat, and goes past the articles that may be offered first; ends on the confirmation. */
export const sendForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Send|Start chat)$/ }).click()
  await passSuggestions(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible()
}

/** Articles may be offered once before the send (CONTACT-08). */
export const passSuggestions = async (page: Page): Promise<void> => {
  const goOn = page.getByRole('button', { name: 'None of these helped, send my message' })
  await expect(goOn.or(page.getByRole('heading', { level: 1, name: 'Message sent' }))).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
}

/** Who writes, for a visitor without account. */
export const fillAboutMe = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robin')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('robin@players.example')
}

/** October of the newest year offered, in the form of "A charge I do not know". */
export const chooseMonth = async (page: Page): Promise<void> => {
  const month = page.getByRole('group', { name: 'Month of the statement' })
  await month.getByLabel('Month').selectOption('10')
  await month.getByLabel('Year').selectOption({ index: 1 })
}

/** The sentences of the summary above the form. */
export const errorsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[tabindex="-1"]')
    .filter({ has: page.getByRole('heading', { name: 'Cannot submit' }) })

/** A file made here. */
export const file = (name: string, content: string | Buffer = 'a line of text\n', mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})
