// The contact form from its first field to the confirmation: who writes, which way, what is refused, what is never
// lost.
import { type Page, type Request, expect } from '@playwright/test'
import { chooseMonth, errorsOf, fillAboutMe, passSuggestions, sendForm } from './support/contact.ts'
import { at, openAs, picture, signIn, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const words = 'The season journey stopped at chapter three, although I finished every task of it.'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'We have your message' })
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
const answerSubmit = (page: Page, status: number, members: object = {}) =>
  page.route('**/api/submit', (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'refused', status, ...members }),
    }),
  )

test('[CONTACT-01] [CONTACT-02] [CONTACT-03] the topic’s name; several ways of contact are tabs, one is not', async ({
  page,
}) => {
  await page.goto(at('/contact/1133/ticket'))
  await expect(page.getByRole('heading', { level: 1, name: 'A charge I do not know' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How would you like to contact us?' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(page.getByRole('tab', { name: 'Write to the payments team' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(at('/contact/1501/ticket'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cards are missing' })).toBeVisible()
  await expect(box(page, 'Description')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How would you like to contact us?' })).toHaveCount(0)
})

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

test('[CHANNEL-07] [CHANNEL-06] [CHANNEL-11] another way is another address; every word stays', async ({ page }) => {
  await page.goto(at('/contact/services/1130/1133/ticket'))
  await box(page, 'Description').fill(words)
  const phone = page.getByRole('tab', { name: 'We call you back' })
  await expect(phone).toContainText(/Available · about \d+ minutes wait/)
  await phone.click()
  await expect(page).toHaveURL(at('/contact/services/1130/1133/phone'))
  await expect(phone).toHaveAttribute('aria-selected', 'true')
  await expect(box(page, 'Description')).toHaveValue(words)
  await page.goBack()
  await expect(page).toHaveURL(at('/contact/services/1130/1133/ticket'))
  await expect(phone).toHaveAttribute('aria-selected', 'false')
  await expect(box(page, 'Description')).toHaveValue(words)
})

test('[CHANNEL-07] Back that comes before another way of contact is drawn leads to the old one', async ({ page }) => {
  await page.goto(at('/contact/services/1130/1133/ticket'))
  await box(page, 'Description').fill(words)
  const phone = page.getByRole('tab', { name: 'We call you back' })
  await expect(phone).toContainText(/Available/)
  await phone.evaluate((tab: HTMLElement) => {
    const push = history.pushState.bind(history)
    history.pushState = (...asked) => {
      push(...asked)
      history.pushState = push
      history.back()
    }
    tab.click()
  })
  await expect(page.getByRole('tab', { name: 'Write to the payments team' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(at('/contact/services/1130/1133/ticket'))
  await expect(phone).toHaveAttribute('aria-selected', 'false')
  await expect(box(page, 'Description')).toHaveValue(words)
})

test('[CHANNEL-04] a closed way of contact cannot be chosen and says when it opens', async ({ page }) => {
  await page.goto(at('/contact/1106/ticket'))
  const phone = page.getByRole('tab', { name: /Currently unavailable/ })
  await expect(phone).toBeDisabled()
  await phone.click({ force: true })
  await expect(page).toHaveURL(at('/contact/1106/ticket'))
  await expect(phone).toHaveAttribute('aria-selected', 'false')
  // Nor by its address, which gives way to the one that is open (OD-77).
  await page.goto(at('/contact/1106/phone?ref=mail'))
  await expect(page).toHaveURL(at('/contact/1106/ticket?ref=mail'))
  await expect(phone).toHaveAttribute('aria-selected', 'false')
})

test('[CHANNEL-01] a way that wants an account offers the sign-in back to this page and help with it', async ({
  page,
}) => {
  await page.goto(at('/contact/1107/ticket'))
  const main = page.getByRole('main')
  await expect(main.getByText('Sign in for this way of contact')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    /\/contact\/1107\/ticket\?login$/,
  )
  await expect(main.getByRole('link', { name: 'Help with signing in' })).toHaveAttribute('href', /\/article\/24150$/)
  await expect(box(page, 'Description')).toHaveCount(0)
})

test('[CHANNEL-02] [ANON-01] [ANON-02] a soft account says who writes, and learns which ways want a full one', async ({
  page,
}) => {
  await openAs(page, 'mika', '/contact/1301/ticket')
  await expect(box(page, 'Your name')).toBeVisible()
  await expect(box(page, 'E-mail address')).toBeVisible()
  await page.goto(at('/contact/1123/ticket'))
  await expect(box(page, 'Description')).toBeVisible()
  await expect(box(page, 'Your name')).toHaveCount(0)
  await page.goto(at('/contact/1132/phone'))
  await expect(page.getByText('For chat and phone we need a full account.')).toBeVisible()
})

test('[ANON-10] [ANON-06] [ANON-01] which of name, address and number is asked is the category’s choice', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Your name')).toBeVisible()
  await expect(box(page, 'E-mail address')).toBeVisible()
  await expect(box(page, 'Phone number')).toHaveCount(0)
  await page.goto(at('/contact/1133/ticket'))
  await expect(box(page, 'Phone number')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
})

test('[CONTACT-04] [CONTACT-17] [CONTACT-12] what is missing stands in a list that leads to each field; nothing is sent', async ({
  page,
}) => {
  const sent = submits(page)
  await page.goto(at('/contact/1301/ticket'))
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).click({ force: true })
  const summary = errorsOf(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Description: Say what happened.',
    'Name of the hero: Enter this to go on.',
    'Your name: Enter your name.',
    'E-mail address: Enter your e-mail address.',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('button', { name: /^Name of the hero/ }).click()
  await expect(box(page, 'Name of the hero')).toBeFocused()
  await expect(box(page, 'Name of the hero')).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, 'Name of the hero')).toHaveAccessibleDescription(/Enter this to go on\./)
  await fillJourney(page)
  await expect(summary).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error/)
  await expect(send(page)).toBeEnabled()
  expect(sent).toEqual([])
})

test('[ANON-08] [ANON-09] [CONTACT-23] name, address and description have their lengths; an address must look like one', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Your name')).toHaveAttribute('maxlength', '100')
  await expect(box(page, 'E-mail address')).toHaveAttribute('maxlength', '100')
  await expect(box(page, 'Description')).toHaveAttribute('maxlength', '2048')
  await box(page, 'E-mail address').fill('robin at players')
  await box(page, 'Description').fill('x'.repeat(2000))
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect(page.getByText('48 characters left')).toBeVisible()
  await box(page, 'E-mail address').fill('robin@players.example')
  await expect(page.getByText('Enter an email address such as name@example.com.')).toHaveCount(0)
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
  await expect(page.getByText(/files cannot be kept/)).toHaveCount(0)
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

test('a secret is never kept in the browser', async ({ page }) => {
  await openAs(page, 'test-contact', '/contact/1106/ticket')
  await box(page, 'Description').fill(words)
  await page.getByLabel('Recovery code or support PIN').fill('4711-0815')
  await page.getByLabel('National identity number').fill('AB1234567')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([sessionStorage, localStorage])))
    .toContain('season journey')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(/4711-0815|AB1234567/)
  await page.reload()
  await expect(box(page, 'Description')).toHaveValue(words)
  await expect(page.getByLabel('Recovery code or support PIN')).toHaveValue('')
})

test('[CAPTCHA-01] [CAPTCHA-04] a visitor without account is checked quietly, before the form is sent', async ({
  page,
}) => {
  const order: string[] = []
  page.on('request', (request) => {
    const part = /\/api\/(arkose\/validate|context|suggestions|submit)$/.exec(request.url())?.[1]
    if (part !== undefined) order.push(part)
  })
  await page.goto(at('/contact/1301/ticket'))
  await expect(page.getByText('When you begin to type we check quietly that you are a person.')).toBeVisible()
  await fillJourney(page)
  await expect(page.getByText('Checked: you are a person.')).toBeVisible()
  await sendForm(page)
  expect(order.slice(0, 3)).toEqual(['arkose/validate', 'context', 'suggestions'])
  expect(order.at(-1)).toBe('submit')
})

test('[CAPTCHA-06] [CONTACT-16] a check that failed is said, nothing is sent, and it can be tried again', async ({
  page,
}) => {
  const sent = submits(page)
  await page.route('**/api/arkose/validate', (route) => route.fulfill({ json: { valid: false } }))
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  await expect(page.getByText('The check did not work.')).toBeVisible()
  await send(page).click()
  await expect(errorsOf(page)).toContainText(
    'We could not check that you are a person. Try again; what you typed is kept.',
  )
  expect(sent).toEqual([])
  await page.unroute('**/api/arkose/validate')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Checked: you are a person.')).toBeVisible()
  await sendForm(page)
})

test('an account that is signed in needs no check', async ({ page }) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await expect(box(page, 'Description')).toBeVisible()
  await expect(page.getByText('When you begin to type we check quietly that you are a person.')).toHaveCount(0)
})

test('[CONTACT-18] [CONTACT-19] [ERROR-04] harsh words are asked about: back keeps them, only the confirmation sends', async ({
  page,
}) => {
  const sent = submits(page)
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('You are all worthless idiots, this fucking season journey is broken.')
  await send(page).click()
  const dialog = page.getByRole('dialog', { name: 'Your text may hurt someone' })
  await expect(dialog).toContainText(
    'A person reads this and wants to help. Would you like to change the wording first?',
  )
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(box(page, 'Description')).toBeFocused()
  expect(sent).toEqual([])
  await send(page).click()
  await dialog.getByRole('button', { name: 'Submit my ticket' }).click()
  await passSuggestions(page)
  await expect(done(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('[CONTACT-08] [CONTACT-20] articles that may help stand in the form’s place once, with a way back and a way on', async ({
  page,
}) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'These may answer your question' })).toBeVisible()
  await expect(box(page, 'Description')).toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href*="/article/"]').first()).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(box(page, 'Description')).toHaveValue(words)
  await expect(box(page, 'Description')).toBeFocused()
  await send(page).click()
  await expect(done(page)).toBeVisible()
})

test('a topic that wants none offers no articles before the send', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/suggestions')) asked.push(request.url())
  })
  await openAs(page, 'boris', '/contact/1262/ticket')
  await box(page, 'Description').fill('My account was suspended although I did not use any program. Please look again.')
  await send(page).click()
  await expect(done(page)).toBeVisible()
  expect(asked).toEqual([])
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

test('[DONE-01] [DONE-02] [DONE-05] [DONE-07] the confirmation tells number, game, topic, words and when we answer', async ({
  page,
}) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/submit'))
  await page.goto(at('/contact/1301/ticket'))
  await fillJourney(page)
  await sendForm(page)
  const { caseId, caseRegion } = (await (await answer).json()) as { caseId: string; caseRegion: string }
  await expect(page.getByText('A person will read it and answer in your case.')).toBeVisible()
  const told = (term: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: term }) })
      .getByRole('definition')
  await expect(told('Case number')).toContainText(caseRegion.toUpperCase() + caseId)
  await expect(told('Game')).toHaveText('Ashen Crown IV')
  await expect(told('Topic')).toHaveText('Season journey and battle pass')
  await expect(told('Description')).toHaveText(words)
  await expect(told('When we answer')).toHaveText('Within 24 hours')
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

test('[DONE-03] [DONE-06] a call is promised with the wait of its channel', async ({ page }) => {
  await page.goto(at('/contact/1133/phone'))
  await fillAboutMe(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await box(page, 'Phone number').fill('213 373 4253')
  await chooseMonth(page)
  await box(page, 'Description').fill('There is a charge of 19.99 on my card that I do not know.')
  await sendForm(page)
  await expect(page.getByRole('definition').filter({ hasText: /about \d+ minutes wait/ })).toBeVisible()
})

test('[DONE-04] in Korean no time is promised', async ({ page }) => {
  await page.goto(at('/error', 'ko-KR'))
  await page.getByRole('banner').locator('a[href*="?login"], a[href*="&login"]').first().click()
  await page.locator('input[name=login], input[autocomplete=username]').first().fill('ada')
  await page.locator('input[type=password]').fill('ada-demo')
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/\/ko-KR\/help\/error/)
  await page.goto(at('/contact/1301/ticket', 'ko-KR'))
  const form = page.getByRole('form')
  await form.locator('textarea').last().fill('qqzzx wwvvk ppzzq xxkkj')
  await form.getByRole('textbox').nth(1).fill('Robin')
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/contact\/complete$/)
  await expect(page.getByRole('term')).toHaveCount(4)
  await expect(page.getByRole('main')).not.toContainText(/24\s*시간/)
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

test('[FILE-07] [ERROR-02] what the server refuses is said in words, and every word stays', async ({ page }) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj')
  await answerSubmit(page, 413)
  await send(page).click()
  await expect(errorsOf(page)).toContainText(
    'The files are too large. Each may hold 15 MB at most: remove one or choose a smaller one.',
  )
  await page.unroute('**/api/submit')
  await answerSubmit(page, 500)
  await send(page).click()
  await expect(errorsOf(page)).toContainText(
    'Something went wrong on our side. What you typed is kept: try again in a moment.',
  )
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk ppzzq xxkkj')
  await page.unroute('**/api/submit')
  await send(page).click()
  await expect(done(page)).toBeVisible()
})

test('[ERROR-01] [CONTACT-33] [CONTACT-34] errors of the server go to their fields, those of the whole above the form', async ({
  page,
}) => {
  await openAs(page, 'test-contact', '/contact/1301/ticket')
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj')
  await answerSubmit(page, 422, {
    validationErrors: {
      globalErrors: [],
      errorCodes: {},
      fieldErrors: [
        { field: 'fields.description', code: 'maxlength', params: { max: 12 } },
        { field: 'recaptcha', code: 'required' },
      ],
    },
  })
  await send(page).click()
  await expect(errorsOf(page).getByRole('listitem')).toHaveText([
    'We could not check that you are a person. Try again; what you typed is kept.',
    'Description: Use 12 characters or fewer.',
  ])
  await expect(box(page, 'Description')).toHaveAccessibleDescription(/Use 12 characters or fewer\./)
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

test('[CONTACT-11] a restricted account is warned that not every request can be helped, with the way to its restrictions', async ({
  page,
}) => {
  await openAs(page, 'boris', '/contact/1252/ticket')
  await expect(
    page.getByText('Your account has restrictions, so we may not be able to help with every request.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'your restrictions' })).toHaveAttribute('href', /\/help\/restrictions/)
})

test('[CONTACT-09] [CONTACT-10] the form is 640 px wide at most and fits a phone', async ({ page }) => {
  await page.goto(at('/contact/1133/ticket'))
  const form = page.getByRole('form')
  await expect(form).toBeVisible()
  expect(await form.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(640)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await form.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(390)
})

test('[ROUTE-38] [CASEERROR-26] the confirmation is closed to who sent nothing', async ({ page }) => {
  await page.goto(at('/contact/complete'))
  await expect(page).toHaveURL(new RegExp(`${at('')}/?$`))
  await expect(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
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
  const notice = page.getByRole('status').filter({ hasText: 'You have been signed out' })
  await expect(notice.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', /\?login/)
  await expect(page.getByText('Enter this to go on.')).toHaveCount(0)
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk ppzzq')
  await fillAboutMe(page)
  await sendForm(page)
  await expect(page.getByText('We wrote to r…@players.example, and write again when there is an answer.')).toBeVisible()
})
