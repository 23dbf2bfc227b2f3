// A phone number in a reply, text-message protection, and the confirmation of a number in the contact form.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type AnswerOf, type Around, Refused, example, open } from '../../../../../tests/support/screen.tsx'

const number = page.getByRole('textbox', { name: 'Phone number' })
const prefix = page.getByCss('[id$="-prefix"]')
const country = page.getByRole('combobox', { name: 'Country' })
const useIt = page.getByRole('button', { name: 'Use this number', exact: true })
const protection = page.getByRole('dialog', { name: 'Text-message protection' })
const code = page.getByRole('textbox', { name: 'Code' })
const offer = page.getByRole('checkbox', { name: 'Protect my account with text messages' })
const sendCode = protection.getByRole('button', { name: 'Send code' })
const verify = page.getByRole('button', { name: 'Verify' })
const steps = protection.getByRole('list', { name: 'Steps' }).getByRole('listitem')
const wrongCode = page.getByText('That code isn’t right.').first()
const given = '+1 202 555 0160'
const failed = 'Something went wrong on our side. We kept what you typed. Try again in a moment.'

const answered = example('getCase', 'case-answered')
const [ticket, , phone] = example('getChannels', 'open')
/** Whoever has no number yet; ten digits are one. */
const says: Around['says'] = {
  getCase: answered,
  getChannels: [ticket!, phone!],
  getAccountPhone: null,
  validatePhone: ({ body }): AnswerOf<'validatePhone'> => {
    const digits = (body as { phone: string }).phone.replaceAll(/\D/g, '')
    return digits.length < 10
      ? { result: 'TOO_SHORT', offerSms: false, phoneGiven: null }
      : { result: 'VALID', offerSms: true, phoneGiven: `+1${digits}` }
  },
  normalizeSmsPhone: { phone: given },
}

/** An answered case, at the form for a reply by phone. */
const replyByPhone = async (more: Around['says'] = {}, around: Around = {}) => {
  const screen = await open(`/case/detail/${answered.id}`, { ...around, says: { ...says, ...more } })
  await page.getByRole('button', { name: 'I still have a problem' }).click()
  await page.getByRole('button', { name: /^We’ll call you back/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  return screen
}
/** Types a number of the US and has it checked. */
const checkNumber = async (): Promise<void> => {
  await number.fill('202 555 0160')
  await useIt.click()
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible()
}
/** At the first step of protection. */
const protect = async (more: Around['says'] = {}) => {
  const screen = await replyByPhone(more)
  await checkNumber()
  await expect.element(offer).not.toBeChecked()
  await offer.click({ force: true })
  await expect.element(protection.getByText(`Using ${given}`)).toBeVisible()
  return screen
}

test('[PHONEEDIT-01, PHONEEDIT-02, PHONEEDIT-03, PHONEEDIT-04] countries, prefix, example', async () => {
  await replyByPhone()
  await expect.element(country).toHaveValue('+1')
  await expect.element(prefix).toHaveTextContent('+1')
  await country.selectOptions('Germany')
  await expect.element(country).toHaveValue('+49')
  await expect.element(prefix).toHaveTextContent('+49')
  await expect.element(number).toHaveAttribute('placeholder', '030 123456')
  // +1 twice: the prefix is the value, the country is kept all the same.
  await country.selectOptions('Canada')
  await expect.element(country).toHaveValue('+1')
  await expect.element(country.getByCss('option:checked')).toHaveTextContent('Canada')
  await expect.element(number).toHaveAttribute('placeholder', '(506) 234-5678')
  const { asked } = await open(`/case/detail/${answered.id}#reopen`, {
    locale: 'de-DE',
    says: { ...says, getCountries: example('getCountries', 'countries-german') },
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^We’ll call you back/ })
    .click()
  await expect.element(page.getByRole('main').getByCss('option').filter({ hasText: 'Deutschland' })).toHaveLength(1)
  expect(asked.find(({ operation }) => operation === 'getCountries')!.url.pathname).toContain('/de-DE')
})

test('[PHONEEDIT-05, PHONEEDIT-06, PHONEEDIT-11, PHONEEDIT-14] the server checks, the page says', async () => {
  const wrong = page.getByRole('alert').filter({ hasText: /phone/i })
  const { sent } = await replyByPhone()
  await expect.element(number).toHaveAttribute('maxlength', '20')
  await useIt.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Fill this in to continue.' })).toBeVisible()
  // Leaving it says so already, without the server.
  await number.fill('1')
  await userEvent.tab()
  await expect.element(wrong).toBeVisible()
  await number.fill('12')
  await expect.element(wrong).toHaveLength(0)
  number.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(await sent('validatePhone')).toEqual([
    { phone: '12', countryCode: '1', countryAlpha: 'US', categoryId: answered.categoryId, language: 'en-US' },
  ])
  await expect.element(wrong).toBeVisible()
  await expect.element(number).toHaveValue('12')
  await checkNumber()
  await expect.element(number).toHaveValue(given)
  await expect.element(number).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveValue('')
  await page.getByRole('group', { name: 'Phone number' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.element(number).toHaveValue(given)
})

test('[REOPEN-17, REOPEN-18, REOPEN-19, REOPEN-20] a call’s form warns, takes files and a number, and can be left', async () => {
  await replyByPhone()
  await expect.element(page.getByText('We’ll call you back').first()).toBeVisible()
  await expect.element(page.getByText('Keep your phone nearby. We may call from an unknown number.')).toBeVisible()
  await expect.element(number).toBeVisible()
  await expect.element(page.getByCss('input[type=file]')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
  await expect.element(page.getByRole('button', { name: 'I still have a problem' })).toHaveFocus()
})

test('[SMS-01, SMS-03, SMS-05, SMS-06] the offer opens a dialog; step one sends', async () => {
  const { asked } = await protect()
  await expect.element(steps).toHaveLength(3)
  await expect.element(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect.element(protection.getByRole('list').last().getByRole('listitem')).toHaveLength(3)
  await expect.element(sendCode).toBeVisible()
  expect(asked.map(({ operation }) => operation)).not.toContain('sendSmsCode')
})

test('[SMS-04, PHONEEDIT-07, PHONEEDIT-19, PHONEEDIT-20] the box opens and closes the dialog', async () => {
  await protect()
  await expect.element(offer).toBeChecked()
  const link = protection.getByRole('link', { name: 'Learn more' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/article\/\d+$/))
  await expect.element(link).toHaveAttribute('target', '_blank')
  await userEvent.keyboard('{Escape}')
  await expect.element(protection).toHaveLength(0)
  await expect.element(offer).not.toBeChecked()
})

test('[SMS-02, SMS-07, SMS-08, SMS-10] after the send comes the code; the finished step cannot be opened again', async () => {
  const { sent } = await protect()
  await sendCode.dblClick()
  await expect.element(code).toHaveFocus()
  await expect.element(protection.getByText(`We sent a code to ${given}.`)).toBeVisible()
  await expect.element(verify).toBeVisible()
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.first().getByRole('button')).toHaveLength(0)
  await steps.first().click()
  await expect.element(code).toBeVisible()
  expect(await sent('sendSmsCode')).toHaveLength(1)
})

test('[SMS-11, SMS-12, SMS-13, SMS-14] the right code switches it on and ends the offer', async () => {
  let offered: 'OFFER' | 'ENROLLED' = 'OFFER'
  const { sent } = await protect({
    getSmsOffer: () => offered,
    validateSmsCode: () => {
      offered = 'ENROLLED'
      return { isVerified: true }
    },
  })
  await sendCode.click()
  // As people copy it.
  await code.fill('482 915')
  await verify.click()
  expect(await sent('validateSmsCode')).toEqual([{ code: '482915' }])
  await expect.element(protection.getByText('Protection is on')).toBeVisible()
  await protection.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(protection).toHaveLength(0)
  await expect.element(offer).toHaveLength(0)
  await expect.element(number).toHaveValue(given)
})

test('[CASEROLE-06, CASEERROR-16, CASEERROR-18] a wrong code is refused at its field; the right one then enrols', async () => {
  const wrong = example('validateSmsCode', 'sms-code-wrong')
  await protect({ validateSmsCode: (_, times) => (times === 1 ? new Refused(422, wrong) : undefined) })
  await sendCode.click()
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(wrongCode).toBeVisible()
  await code.fill('482915')
  await verify.click()
  await expect.element(protection.getByText('Protection is on')).toBeVisible()
})

test('[SMS-09, SMS-15, SMS-16, CASEERROR-15] the code is sent again by the same call; sent or failed is noted', async () => {
  const { sent } = await protect({ sendSmsCode: (_, times) => (times > 2 ? new Refused(429) : undefined) })
  await sendCode.click()
  const again = protection.getByRole('button', { name: 'Send a new code' })
  const note = protection.getByRole('status')
  await again.click()
  await expect.element(note).toHaveTextContent('A new code is on its way.')
  await code.fill('123')
  await again.click()
  await expect.element(note).toHaveTextContent('We couldn’t send a new code. Wait a minute, then try again.')
  await expect.element(code).toBeVisible()
  expect(await sent('sendSmsCode', 3)).toEqual(Array.from({ length: 3 }, () => ({ phone: '+12025550160' })))
})

test('[CASEERROR-14, CASEERROR-17] a step that fails says so on its form and stays; the next try goes on', async () => {
  await protect({
    sendSmsCode: (_, times) => (times === 1 ? new Refused(429) : undefined),
    validateSmsCode: new Refused(503),
  })
  await sendCode.click()
  await expect.element(protection.getByText(failed)).toBeVisible()
  await sendCode.click()
  await code.fill('123456')
  await verify.click()
  await expect.element(protection.getByText(failed)).toBeVisible()
  await expect.element(code).toHaveValue('123456')
})

test('[CASEERROR-20] phone services that fail are logged; the reply can still be written', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  await replyByPhone({
    getCountries: new Refused(503),
    getAccountPhone: new Refused(503),
    getSmsOffer: new Refused(503),
  })
  await expect.element(number).toBeVisible()
  await expect.element(country.getByCss('option')).toHaveLength(0)
  await expect.element(offer).toHaveLength(0)
  const said = (): string => warn.mock.calls.flat().join('\n')
  for (const path of [/countries/, /\/api\/phone /, /\/api\/sms /]) await expect.poll(said).toMatch(path)
})

const confirmation = page.getByRole('dialog', { name: 'Verify your phone' })
const ownNumber = confirmation.getByRole('textbox', { name: 'Phone number' })
const goOn = confirmation.getByRole('button', { name: 'Continue' })
const box: Locator = page.getByRole('checkbox', { name: 'Send me a code to confirm this number' })
const topic = example('getSolution', 'form')
/** A form that confirms a number. */
const confirmNumber = async (more: Around['says'] = {}) => {
  const label = 'Send me a code to confirm this number'
  const confirm = { ...topic.fields.find(({ key }) => key === 'stuckTried')!, label, type: 'sms' as const }
  const screen = await open('/contact/1201/ticket', {
    says: { ...says, getSolution: { ...topic, fields: [confirm] }, getChannels: [ticket!], ...more },
  })
  await box.click({ force: true })
  await expect.element(ownNumber).toBeVisible()
  return screen
}

test('[PHONE-09, SMS-21, PHONE-16] the box opens the dialog; Continue waits for a number; closed, the box is empty', async () => {
  await confirmNumber()
  await expect.element(goOn).toHaveAttribute('aria-disabled', 'true')
  await ownNumber.fill('call me')
  await expect.element(goOn).toHaveAttribute('aria-disabled', 'true')
  await ownNumber.fill('202 555 0170')
  await expect.element(goOn).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Escape}')
  await expect.element(confirmation).toHaveLength(0)
  await expect.element(box).not.toBeChecked()
})

test('[PHONE-10, PHONE-13, SMS-25, PHONE-15] the code follows; a wrong one is emptied and said, an empty one not sent', async () => {
  const { asked } = await confirmNumber()
  await ownNumber.fill('202 555 0171')
  await goOn.click()
  await expect.element(code).toBeVisible()
  await expect.element(verify).toHaveAttribute('aria-disabled', 'true')
  verify.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  expect(asked.map(({ operation }) => operation)).not.toContain('validatePhoneCode')
  await code.fill('000000')
  await verify.click()
  await expect.element(wrongCode).toBeVisible()
  await expect.element(code).toHaveValue('')
  await code.fill('482915')
  await verify.click()
  await expect.element(confirmation).toHaveLength(0)
})

test('[PHONE-14, SMS-26] another number can be given; Cancel closes either stage and confirms nothing', async () => {
  const cancel = confirmation.getByRole('button', { name: 'Cancel' })
  await confirmNumber({ requestPhoneCode: { codeSent: true, phoneNumber: '+12025550172' } })
  await cancel.click()
  await expect.element(confirmation).toHaveLength(0)
  await box.click({ force: true })
  await ownNumber.fill('202 555 0172')
  await goOn.click()
  await confirmation.getByRole('button', { name: 'Use another number' }).click()
  await expect.element(ownNumber).toHaveValue(expect.stringMatching(/0172$/))
  await ownNumber.fill('202 555 0174')
  await goOn.click()
  await expect
    .element(confirmation.getByRole('button', { name: 'Send a new code' }))
    .toHaveAccessibleDescription(/Available in \d+ seconds/)
  await cancel.click()
  await expect.element(confirmation).toHaveLength(0)
  await expect.element(page.getByText(/is verified\./)).toHaveLength(0)
})

test('[CASEERROR-19] when the code could not be sent, the server’s own words stand in the dialog', async () => {
  const errorMessage = 'No messages to islands today.'
  await confirmNumber({ requestPhoneCode: { codeSent: false, phoneNumber: '+12025550173', errorMessage } })
  await ownNumber.fill('202 555 0173')
  await goOn.click()
  await expect.element(confirmation.getByRole('alert')).toHaveTextContent(errorMessage)
})
