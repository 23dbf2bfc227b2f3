// A phone number in a reply, text-message protection, and the confirmation of a number in the contact form.
import { type Page, expect } from '@playwright/test'
import { answerCase, openDesk } from './support/desk.ts'
import { allChannels, asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { codeFor, codesFor, wrongCode } from './support/text-messages.ts'
import { test } from './support/test.ts'

const problem = (status: number, more: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'x', status, requestId: 'r', ...more }),
})
const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const prefix = (page: Page) => page.locator('[id$="-prefix"]')
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
const protection = (page: Page) => page.getByRole('dialog', { name: 'Text-message protection' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const offer = (page: Page) => page.getByRole('checkbox', { name: 'Protect my account with text messages' })

/** An answered case of one's own, at the form for a reply by phone. */
const replyByPhone = async (page: Page, login: string): Promise<string> => {
  await asPlayer(page, login)
  const id = await fileCase(page, 'qqzzx please call me', allChannels)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id, '#reopen')
  await page.getByRole('button', { name: /^We call you back/ }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  return id
}

/** Types a number of the US and has it checked. */
const useNumber = async (page: Page, typed: string): Promise<void> => {
  await number(page).fill(typed)
  await page.getByRole('button', { name: 'Use this number', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
}

test('[PHONEEDIT-01, PHONEEDIT-02, PHONEEDIT-03, PHONEEDIT-04] countries, prefix, example', async ({ page }) => {
  await replyByPhone(page, 'test-phone-countries')
  await expect(country(page)).toHaveValue('+1')
  await expect(prefix(page)).toHaveText('+1')
  await country(page).selectOption({ label: 'Germany' })
  await expect(country(page)).toHaveValue('+49')
  await expect(prefix(page)).toHaveText('+49')
  await expect(number(page)).toHaveAttribute('placeholder', /\d{3}/)
  const german = await number(page).getAttribute('placeholder')
  // +1 twice: the prefix is the value, the country is kept all the same.
  await country(page).selectOption({ label: 'Canada' })
  await expect(country(page)).toHaveValue('+1')
  await expect(country(page).locator('option:checked')).toHaveText('Canada')
  expect(await number(page).getAttribute('placeholder')).not.toBe(german)
  await page.goto(page.url().replace('/en-US/', '/de-DE/'))
  await page.getByRole('main').getByRole('button').filter({ hasText: /ruf/i }).last().click()
  await expect(page.getByRole('combobox').first().locator('option', { hasText: 'Deutschland' })).toHaveCount(1)
})

test('[PHONEEDIT-05, PHONEEDIT-06, PHONEEDIT-11, PHONEEDIT-14] the server checks, the page says', async ({ page }) => {
  const sentTo = await noteSentBodies(page)
  await replyByPhone(page, 'test-phone-check')
  await expect(number(page)).toHaveAttribute('maxlength', '20')
  await page.getByRole('button', { name: 'Use this number', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter this to go on.' })).toBeVisible()
  // Leaving it says so already, without the server.
  await number(page).fill('1')
  await number(page).blur()
  await expect(page.getByRole('alert').filter({ hasText: /phone/i })).toBeVisible()
  await number(page).fill('12')
  await expect(page.getByRole('alert').filter({ hasText: /phone/i })).toHaveCount(0)
  await number(page).press('Enter')
  expect(await sentTo('/api/phone/validate')).toEqual([
    { phone: '12', countryCode: '1', countryAlpha: 'US', categoryId: 1131, language: 'en-US' },
  ])
  await expect(page.getByRole('alert').filter({ hasText: /phone/i })).toBeVisible()
  await expect(number(page)).toHaveValue('12')
  await useNumber(page, '202 555 0160')
  await expect(number(page)).toHaveValue('+1 202 555 0160')
  await expect(number(page)).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('')
  await page.getByRole('group', { name: 'Phone number' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(number(page)).toHaveValue('+1 202 555 0160')
})

test('[REOPEN-17, REOPEN-18, REOPEN-19, REOPEN-20] the form for a call warns, takes files and a number, and can be left', async ({
  page,
}) => {
  await replyByPhone(page, 'test-phone-form')
  await expect(page.getByText('We call you back').first()).toBeVisible()
  await expect(page.getByText('Keep your phone near you. The call may show an unknown number.')).toBeVisible()
  await expect(number(page)).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'I still have a problem' })).toBeFocused()
})

test('[REOPEN-23, REOPEN-24] a case is reopened by phone: the reply goes, the case comes back in place', async ({
  page,
}) => {
  const id = await replyByPhone(page, 'test-phone-reopen')
  await page.getByRole('textbox', { name: 'Your message' }).fill('Please ring me after six.')
  // A number nobody has checked does not go.
  await number(page).fill('202 555 0161')
  await page.getByRole('button', { name: 'Send reply' }).press('Enter')
  await expect(page.getByText('Cannot submit')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Check the number first' }).first()).toBeVisible()
  await useNumber(page, '202 555 0161')
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes(`/detail/${id}`)) reads.push(request.url())
  })
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/cases/en-US/detail/${id}`),
  )
  await page.getByRole('button', { name: 'Send reply' }).click()
  const answered = (await (await sent).json()) as {
    status: string
    phoneNumber: string | null
    contactChannelType: string
  }
  expect(answered.status).toBe('OPEN')
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Please ring me after six.')
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last()).toBeFocused()
  expect(reads).toEqual([])
})

test('[SMS-01, SMS-03, SMS-05, SMS-06] the offer opens a dialog; step one sends', async ({ page }) => {
  await replyByPhone(page, 'test-sms-first')
  await useNumber(page, '202 555 0162')
  await offer(page).check({ force: true })
  const steps = protection(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(protection(page).getByRole('list').last().getByRole('listitem')).toHaveCount(3)
  await expect(protection(page).getByText(/^Using \+1.202.555.0162$/)).toBeVisible()
  await expect(protection(page).getByRole('button', { name: 'Send code' })).toBeVisible()
  expect(await codesFor('+12025550162')).toEqual([])
})

test('[SMS-04, PHONEEDIT-07, PHONEEDIT-19, PHONEEDIT-20] the box opens and closes the dialog', async ({ page }) => {
  await replyByPhone(page, 'test-sms-box')
  await useNumber(page, '202 555 0163')
  await expect(offer(page)).not.toBeChecked()
  await offer(page).click()
  await expect(protection(page)).toBeVisible()
  await expect(offer(page)).toBeChecked()
  await expect(protection(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', /\/article\/24140$/)
  await expect(protection(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(protection(page)).toHaveCount(0)
  await expect(offer(page)).not.toBeChecked()
})

test('[SMS-02, SMS-07, SMS-08, SMS-10] after the send comes the code; the finished step cannot be opened again', async ({
  page,
}) => {
  await replyByPhone(page, 'test-sms-code')
  await useNumber(page, '202 555 0164')
  const before = (await codesFor('+12025550164')).length
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).dblclick()
  await expect(code(page)).toBeFocused()
  await expect(protection(page).getByText(/^We have sent a code to \+1.202.555.0164\.$/)).toBeVisible()
  await expect(protection(page).getByRole('button', { name: 'Verify' })).toBeVisible()
  const steps = protection(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(steps.first().getByRole('button')).toHaveCount(0)
  await steps.first().click()
  await expect(code(page)).toBeVisible()
  expect(await codesFor('+12025550164')).toHaveLength(before + 1)
})

test('[SMS-11, SMS-12, SMS-13, SMS-14] the right code switches it on and ends the offer', async ({ page }) => {
  await replyByPhone(page, 'test-sms-done')
  await useNumber(page, '202 555 0165')
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  const sent = await codeFor('+12025550165')
  // As people copy it.
  await code(page).fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
  await protection(page).getByRole('button', { name: 'Verify' }).click()
  await expect(protection(page).getByText('Protection is on')).toBeVisible()
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/api/sms'),
  )
  await protection(page).getByRole('button', { name: 'Close' }).last().click()
  expect(await (await asked).json()).toBe('ENROLLED')
  await expect(protection(page)).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
  await expect(number(page)).toHaveValue('+1 202 555 0165')
})

test('the desk sees that protection is on, and ends it for the player, who may set it up anew (T19)', async ({
  page,
  browser,
}) => {
  // Tried several times, each time somebody else: a number that was proven once stays the account's.
  const { repeatEachIndex } = test.info()
  const id = await replyByPhone(page, `test-sms-desk-${repeatEachIndex}`)
  await useNumber(page, `202 555 018${repeatEachIndex}`)
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  await code(page).fill(await codeFor(`+1202555018${repeatEachIndex}`))
  await protection(page).getByRole('button', { name: 'Verify' }).click()
  await expect(protection(page).getByText('Protection is on')).toBeVisible()

  await protection(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(offer(page)).toHaveCount(0)
  const offered = async (): Promise<unknown> =>
    (await page.request.get(new URL('/services/bft/api/sms', page.url()).href)).json()
  expect(await offered()).toBe('ENROLLED')

  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim', `/cases/${id}`)
  const details = desk.getByRole('complementary', { name: 'About this case' })
  await expect(details.getByText(/^On since/)).toBeVisible()
  await details.getByRole('button', { name: 'Switch off' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Text-message protection is off.' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Switch off' })).toHaveCount(0)
  await desk.context().close()

  expect(await offered()).toBe('OFFER')
})

test('[CASEROLE-06, CASEERROR-16, CASEERROR-18] a wrong code is refused at its field; the right one then enrols the player', async ({
  page,
}) => {
  await replyByPhone(page, 'test-sms-wrong')
  await useNumber(page, '202 555 0166')
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  const sent = await codeFor('+12025550166')
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/sms/validate'))
  await code(page).fill(wrongCode(sent))
  await code(page).press('Enter')
  const answer = await refused
  expect(answer.status()).toBe(422)
  expect(
    ((await answer.json()) as { validationErrors: { fieldErrors: unknown[] } }).validationErrors.fieldErrors,
  ).toHaveLength(1)
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(protection(page).getByText('This code is not correct.').first()).toBeVisible()
  await code(page).fill(sent)
  await protection(page).getByRole('button', { name: 'Verify' }).click()
  await expect(protection(page).getByText('Protection is on')).toBeVisible()
})

test('[SMS-09, SMS-15, SMS-16, CASEERROR-15] the code is sent again by the same call; that it was sent or failed is noted', async ({
  page,
}) => {
  const sentTo = await noteSentBodies(page)
  await replyByPhone(page, 'test-sms-again')
  await useNumber(page, '202 555 0167')
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  const again = protection(page).getByRole('button', { name: 'Send the code again' })
  await again.click()
  await expect(protection(page).getByRole('status')).toHaveText('A new code is on its way.')
  expect(await sentTo('/api/sms/send')).toEqual([{ phone: '+12025550167' }, { phone: '+12025550167' }])
  await page.route('**/api/sms/send', (route) => route.fulfill(problem(429)))
  await code(page).fill('123')
  await again.click()
  await expect(protection(page).getByRole('status')).toHaveText(
    'The code was not sent again. Wait a minute, then try once more.',
  )
  await expect(code(page)).toBeVisible()
})

test('[CASEERROR-14, CASEERROR-17] a step that fails says so on its form and stays; the next try goes on', async ({
  page,
}) => {
  await replyByPhone(page, 'test-sms-fails')
  await useNumber(page, '202 555 0168')
  await offer(page).click()
  await page.route('**/api/sms/send', (route) => route.fulfill(problem(429)))
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  const words = 'Something went wrong on our side. What you typed is kept: try again in a moment.'
  await expect(protection(page).getByText(words)).toBeVisible()
  await page.unroute('**/api/sms/send')
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  await code(page).fill('123456')
  await page.route('**/api/sms/validate', (route) => route.fulfill(problem(503)))
  await protection(page).getByRole('button', { name: 'Verify' }).click()
  await expect(protection(page).getByText(words)).toBeVisible()
  await expect(code(page)).toHaveValue('123456')
})

test('[CASEERROR-20] phone services that fail are logged; the reply can still be written', async ({ page }) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  for (const path of ['**/api/countries/**', '**/api/phone', '**/api/sms'])
    await page.route(path, (route) => route.fulfill(problem(503)))
  await replyByPhone(page, 'test-phone-services')
  await expect(number(page)).toBeVisible()
  await expect(country(page).locator('option')).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
  await expect
    .poll(() => warned.filter((line) => /countries|\/api\/phone|\/api\/sms/.test(line)).length)
    .toBeGreaterThanOrEqual(3)
})

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm your phone' })
/** The topic whose form confirms a number, as a signed-in player. */
const confirmNumber = async (page: Page, login: string): Promise<void> => {
  await asPlayer(page, login)
  await page.goto(at('/contact/1107/ticket'))
  await page.getByRole('checkbox', { name: 'Send me a code to confirm this number' }).click()
  await expect(confirmation(page)).toBeVisible()
}

test('[PHONE-09, SMS-21, PHONE-16] the box opens the dialog at the number; Continue waits for one; closed, the box is empty again', async ({
  page,
}) => {
  await confirmNumber(page, 'test-confirm-first')
  const goOn = confirmation(page).getByRole('button', { name: 'Continue' })
  await expect(confirmation(page).getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('call me')
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('202 555 0170')
  await expect(goOn).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Send me a code to confirm this number' })).not.toBeChecked()
})

test('[PHONE-10, PHONE-13, SMS-25, PHONE-15] the code stage follows; a wrong code is emptied and said, an empty one is not sent', async ({
  page,
}) => {
  await confirmNumber(page, 'test-confirm-code')
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('202 555 0171')
  await confirmation(page).getByRole('button', { name: 'Continue' }).click()
  await expect(code(page)).toBeVisible()
  const verify = confirmation(page).getByRole('button', { name: 'Verify' })
  await expect(verify).toHaveAttribute('aria-disabled', 'true')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/phone/sms/validate')) asked.push(request.url())
  })
  await verify.press('Enter')
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toEqual([])
  const sent = await codeFor('+12025550171')
  await code(page).fill(wrongCode(sent))
  await verify.click()
  await expect(confirmation(page).getByText('This code is not correct.').first()).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await code(page).fill(sent)
  await verify.click()
  await expect(confirmation(page)).toHaveCount(0)
})

test('[PHONE-14, SMS-26] another number can be given; Cancel closes either stage and confirms nothing', async ({
  page,
}) => {
  await confirmNumber(page, 'test-confirm-cancel')
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Send me a code to confirm this number' }).click()
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('202 555 0172')
  await confirmation(page).getByRole('button', { name: 'Continue' }).click()
  await confirmation(page).getByRole('button', { name: 'Use another number' }).click()
  await expect(confirmation(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(/0172$/)
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('202 555 0174')
  await confirmation(page).getByRole('button', { name: 'Continue' }).click()
  await expect(confirmation(page).getByRole('button', { name: 'Send the code again' })).toHaveAccessibleDescription(
    /Possible in \d+ seconds/,
  )
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await expect(page.getByText(/is confirmed\./)).toHaveCount(0)
})

test('[CASEERROR-19] when the code could not be sent, the server’s own words stand in the dialog', async ({ page }) => {
  await confirmNumber(page, 'test-confirm-unsent')
  await page.route('**/api/phone/sms/request', (route) =>
    route.fulfill({
      json: { codeSent: false, phoneNumber: '+12025550173', errorMessage: 'No messages to islands today.' },
    }),
  )
  await confirmation(page).getByRole('textbox', { name: 'Phone number' }).fill('202 555 0173')
  await confirmation(page).getByRole('button', { name: 'Continue' }).click()
  await expect(confirmation(page).getByRole('alert')).toHaveText('No messages to islands today.')
})
