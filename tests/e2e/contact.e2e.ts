// The contact form and the server: before the page lives, through a reload and a sign-in, what is sent and arrives. What one
// screen shows: Contact.browser.test.tsx.
import { type Page, type Request, expect } from '@playwright/test'
import { chooseMonth, errorsOf, fillAboutMe, passSuggestions, sendForm } from './support/contact.ts'
import { at, openAs, picture, signIn, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const words = 'The season journey stopped at chapter three, although I finished every task of it.'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Message sent' })
const fillJourney = async (page: Page): Promise<void> => {
  await fillAboutMe(page)
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
}
const submits = (page: Page): Request[] => {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit')) seen.push(request)
  })
  return seen
}

test('what is typed before the page lives stays, also through a reload (CD-188)', async ({ page }) => {
  const trouble = watchForTrouble(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/app/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/contact/1301/ticket?ref=mail'), { waitUntil: 'commit' })
  await box(page, 'Description').pressSequentially('Before it lived')
  release()
  // The query joins what the server drew once the page lives.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /ref=mail/)
  await expect(box(page, 'Description')).toHaveValue('Before it lived')
  await expect(box(page, 'Description')).toBeFocused()
  // The form comes to life a moment after the bar above it, and keeps then what stands in it.
  const keptTexts = (): Promise<string> => page.evaluate(() => Object.values(sessionStorage).join('\n'))
  await expect.poll(keptTexts).toContain('Before it lived')
  await page.reload()
  await expect(box(page, 'Description')).toHaveValue('Before it lived')
  expect(trouble).toEqual([])
})

test('before the page lives, words survive a reload and a press is kept: then it says what is missing (CD-211)', async ({
  page,
}) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/app/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/contact/1301/ticket'), { waitUntil: 'commit' })
  await box(page, 'Description').pressSequentially('Before it lived')
  await page.reload({ waitUntil: 'commit' })
  await expect(box(page, 'Description')).toHaveValue('Before it lived')
  await send(page).click({ force: true })
  release()
  await expect(errorsOf(page)).toContainText('Your name: Enter your name.')
  await expect(box(page, 'Description')).toHaveValue('Before it lived')
})

test('what is pasted stays whole, says how much of it is too much, and Send names it', async ({ page }) => {
  const sent = submits(page)
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  const description = box(page, 'Description')
  const paste = async (text: string): Promise<void> => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((given) => navigator.clipboard.writeText(given), text)
    await description.press('Control+a')
    await description.press('Control+v')
  }
  await paste('😀'.repeat(1_500))
  await expect(description).toHaveValue('😀'.repeat(1_500))
  await paste('x'.repeat(2_060))
  await expect(page.getByText('12 characters over the limit. Shorten your text.')).toBeVisible()
  await expect(description).toHaveValue('x'.repeat(2_060))
  await expect(description).toHaveAttribute('maxlength', '2048')
  await send(page).click({ force: true })
  await expect(description).toHaveAccessibleDescription(/Use 2,048 characters or fewer\./)
  expect(sent).toEqual([])
  await description.press('Control+End')
  for (let left = 12; left > 0; left -= 1) await description.press('Backspace')
  await expect(page.getByText('0 characters left')).toBeVisible()
  await page.keyboard.type('y')
  await expect(description).toHaveValue('x'.repeat(2_048))
})

test('[CONTACT-35] [ANON-03] a reload and a sign-in lose no word; who signed in is not asked any more', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  // On its way it is kept by the browser (CD-198); where that forbids it, the form names it as gone (lost-files.test.tsx).
  const onItsWay = page.waitForRequest(/\/api\/uploads/)
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await onItsWay
  await page.reload()
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.png')
  await expect(page.getByText(/couldn’t keep your files/)).toHaveCount(0)
  await expect(box(page, 'Your name')).toHaveValue('Robin')
  await expect(box(page, 'Description')).toHaveValue(words)
  // Nothing is missing, and Send says so (CONTACT-12).
  await expect(send(page)).not.toHaveAttribute('aria-disabled')
  await signIn(page, 'ada')
  await expect(page).toHaveURL(at('/contact/1301/ticket'))
  await expect(box(page, 'Your name')).toHaveCount(0)
  await expect(box(page, 'E-mail address')).toHaveCount(0)
  await expect(box(page, 'Name of the hero')).toHaveValue('Robin')
  await expect(box(page, 'Description')).toHaveValue(words)
})

test('[CAPTCHA-06] [CONTACT-16] a check that failed is said, nothing is sent, and it can be tried again', async ({
  page,
}) => {
  const sent = submits(page)
  await page.route('**/api/arkose/validate', (route) => route.fulfill({ json: { valid: false } }))
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  await expect(page.getByText('We couldn’t confirm you’re human.')).toBeVisible()
  await send(page).click()
  await expect(errorsOf(page)).toContainText('We couldn’t confirm you’re human. Try again. We kept what you typed.')
  expect(sent).toEqual([])
  await page.unroute('**/api/arkose/validate')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You’re confirmed as human.')).toBeVisible()
  await sendForm(page)
})

test('[CONTACT-26] [CONTACT-27] [CONTACT-28] a double press sends one whole form', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const sent = submits(page)
  await page.goto(at('/contact/1133/ticket'))
  await fillAboutMe(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await box(page, 'Phone number').fill('213 373 4253')
  await chooseMonth(page)
  await box(page, 'Description').fill('There is a charge of 19.99 on my card that I do not know.')
  await send(page).dblclick()
  await passSuggestions(page)
  await expect(done(page)).toBeVisible()
  expect(sent).toHaveLength(1)
  const form = /\{.*\}/s.exec(sent[0]?.postData() ?? '')?.[0] ?? '{}'
  const body = JSON.parse(form) as Record<string, unknown>
  expect(body).toMatchObject({
    categoryId: 1133,
    channel: 'ticket',
    locale: 'en-US',
    game: 'services',
    anonFields: { name: 'Robin', email: 'robin@players.example' },
    fields: { description: 'There is a charge of 19.99 on my card that I do not know.', phone: '213 373 4253' },
  })
  expect(trouble).toEqual([])
})

test('[DONE-08] [DONE-09] [DONE-10] [DONE-14] to the case by link, or by number with an account', async ({ page }) => {
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  await sendForm(page)
  await expect(page.getByRole('link', { name: 'View your case' })).toHaveAttribute(
    'href',
    /\/case\/detail\/[A-Za-z0-9_-]{43}$/,
  )
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(page.locator('#thread').getByText(words)).toBeVisible()
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
  await sendForm(page)
  await expect(page.getByRole('link', { name: 'View your case' })).toHaveAttribute('href', /\/case\/detail\/\d+$/)
})

test('[CONTACT-22] [CONTACT-13] what was sent is gone from the form, and Back sends nothing again', async ({
  page,
}) => {
  const sent = submits(page)
  await page.goto(at('/product/diablo4'))
  await box(page, 'Your description').fill(words)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Description')).toHaveValue(words)
  await fillAboutMe(page)
  await box(page, 'Name of the hero').fill('Robin')
  await sendForm(page)
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Description')).toHaveValue('')
  await expect(box(page, 'Name of the hero')).toHaveValue('')
  await page.goto(at('/product/diablo4'))
  await expect(box(page, 'Your description')).toHaveValue('')
  expect(sent).toHaveLength(1)
})

test('a line that breaks while it is sent costs no word and no second case', async ({ page }) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
  const keys: (string | undefined)[] = []
  await page.route('**/api/submit', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch() // it arrived; the answer did not
    return route.abort('connectionreset')
  })
  await send(page).click()
  await expect(errorsOf(page)).toBeVisible()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk ppzzq xxkkj vvqqz')
  await send(page).click()
  await expect(done(page)).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a picture goes with the form and stands in the case', async ({ page }) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq with a picture')
  await page.getByLabel('Files', { exact: false }).last().setInputFiles(picture)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.png')
  await sendForm(page)
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('gate.png')
})

test('a session that ends in the form is named: sign in again, or say who writes; no word is lost (amendment T9)', async ({
  page,
}) => {
  await openAs(page, 'test-session-ended', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const notice = page.getByRole('status').filter({ hasText: 'You’re signed out' })
  await expect(notice.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', /\?login/)
  await expect(page.getByText('Fill this in to continue.')).toHaveCount(0)
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk ppzzq')
  await fillAboutMe(page)
  await sendForm(page)
  await expect(page.getByText('We emailed r…@players.example and will email again when we reply.')).toBeVisible()
})
