// The contact form where it differs: in a game's browser, and with words that are code elsewhere.
import { type Page, expect } from '@playwright/test'
import { errorsOf, fillAboutMe, sendForm } from './support/contact.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const note = (page: Page) => page.getByText(/^Up to 4 files, 15 MB each/)
const fillHero = async (page: Page): Promise<void> => {
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
}
const formOf = (postData: string | null): Record<string, unknown> =>
  JSON.parse(/\{.*\}/s.exec(postData ?? '')?.[0] ?? '{}') as Record<string, unknown>

test.describe('in a game’s browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 Chrome/114.0 AshenCrownClient/4.1' })
  test('[CONTACT-06] [FILE-06] [GAME-05] neither note nor zone for files; a visitor sends all the same', async ({
    page,
  }) => {
    await page.goto(at('/contact/1301/ticket'))
    await fillAboutMe(page)
    await fillHero(page)
    await expect(note(page)).toHaveCount(0)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    await expect(page.getByText('We’ll check that you’re human.')).toHaveCount(0)
    await sendForm(page)
  })
})

test.describe('in the flagship game', () => {
  test.use({ userAgent: 'Mozilla/5.0 Chrome/114.0 AetherClient/11.2' })
  test('[CONTACT-29] the form carries who plays, as the game’s client tells it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        gameClient: {
          getCharacter: async () => ({ characterId: 4711, realmId: 12 }),
          getTicketMetadata: async () => 'zone=emberfall',
        },
      })
    })
    await page.goto(at('/contact/1301/ticket'))
    await fillAboutMe(page)
    await fillHero(page)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
    await sendForm(page)
    expect(formOf((await sent).postData())['ingame']).toEqual({
      characterId: 4711,
      realmId: 12,
      ticketMetaData: 'zone=emberfall',
    })
  })
})

test('what people type is text everywhere: markup in names, ten thousand characters, right-to-left marks', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await box(page, 'Your name').fill('<img src=x onerror=alert(1)>')
  await box(page, 'E-mail address').fill('robin@players.example')
  await box(page, 'Name of the hero').fill('</script><b>Rob')
  await box(page, 'Description').evaluate((area: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, 'x'.repeat(10_000))
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await send(page).click({ force: true })
  await expect(errorsOf(page)).toContainText('Description: Use 2,048 characters or fewer.')
  await box(page, 'Description').fill('<h1>qqzzx</h1> \u202Ewwvvk {{7*7}} ${7*7}')
  await sendForm(page)
  await expect(page.getByRole('definition').filter({ hasText: '<h1>qqzzx</h1>' })).toContainText('{{7*7}} ${7*7}')
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(page.locator('#thread').getByText('<h1>qqzzx</h1>', { exact: false })).toBeVisible()
})
