// The contact form from its first field to the confirmation: who writes, which way, what is refused, what is never lost.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, cdp, page, userEvent } from 'vitest/browser'
import { type AnswerOf, type Around, Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

type Field = AnswerOf<'getSolution'>['fields'][number]
type Channel = AnswerOf<'getChannels'>[number]

const words = 'The season journey stopped at chapter three, although I finished every task of it.'
const form = page.getByRole('form')
const box = (name: string): Locator => page.getByRole('textbox', { name })
const tab = (name: string | RegExp): Locator => page.getByRole('tab', { name })
const send = page.getByRole('button', { name: 'Send', exact: true })
const done = page.getByRole('heading', { level: 1, name: 'Message sent' })
const note = page.getByText(/^Up to 4 files, 15 MB each/)
const errors = page
  .getByRole('main')
  .getByCss('[tabindex="-1"]')
  .filter({ has: page.getByRole('heading', { name: 'Cannot submit' }) })
const textsOf = (items: Locator): (string | null)[] => items.elements().map(({ textContent }) => textContent)

const topic = example('getSolution', 'form')
const location: Field = topic.fields.find(({ key }) => key === 'location')!
const hero: Field = { ...location, key: 'hero', label: 'Name of the hero', placeholder: null }
const ways = example('getChannels', 'open').map((channel): Channel => ({ ...channel, loginRequired: false }))
const [ticket, chat, phone] = ways as [Channel, Channel, Channel]
const category = example('getCategory', 'stuck')
/** A topic that asks for a hero's name, by a ticket alone, and offers no articles first. */
const journey = (around: Around = {}): Around => ({
  ...around,
  answers: { getSuggestions: 'none', ...around.answers },
  says: { getSolution: { ...topic, fields: [hero] }, getChannels: [ticket], ...around.says },
})
const visitor = (around: Around = {}): Around => journey({ scenario: 'signed-out', ...around })
/** Its form by phone. */
const byPhone = (says: Around['says'] = {}): Around =>
  journey({
    answers: { getAccountPhone: 'none' },
    says: { getChannels: [ticket, phone], getCategory: { ...category, showAnonymousPhoneField: true }, ...says },
  })
const abroad: Field = { ...hero, key: 'home', label: 'Delivery address', type: 'address', renderMethod: 'input' }
const here = '/contact/1201/ticket'
const fillJourney = async (text = words): Promise<void> => {
  await box('Name of the hero').fill('Robin')
  await box('Description').fill(text)
}
const fillAboutMe = async (): Promise<void> => {
  await box('Your name').fill('Robin')
  await box('E-mail address').fill('robin@players.example')
}
const pressSend = (): Promise<void> => send.click({ force: true })
/** What the page logs as warnings, from now on. */
const warnings = (): (() => string) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  return () => warn.mock.calls.flat().join('\n')
}

test('an address says which country the phone is in, until the player says it themselves', async () => {
  await open('/contact/1201/phone', byPhone({ getSolution: { ...topic, fields: [abroad] } }))
  const countryOf = (group: string): Locator => page.getByRole('group', { name: group }).getByLabelText('Country')
  await expect.element(page.getByText('We’ll call you on this number.')).toBeVisible()
  const [country, ofPhone] = [countryOf('Delivery address'), countryOf('About you')]
  await country.selectOptions('DE')
  await expect.element(ofPhone).toHaveValue('DE')
  await ofPhone.selectOptions('JP')
  await country.selectOptions('CA')
  await expect.element(ofPhone).toHaveValue('JP')
})

test('[CONTACT-01] [CONTACT-02] [CONTACT-03] the topic’s name; several ways of contact are tabs, one is not', async () => {
  await open(here, visitor({ says: { getChannels: [ticket, phone] } }))
  await expect.element(page.getByRole('heading', { level: 1, name: topic.name })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'How would you like to contact us?' })).toBeVisible()
  await expect.element(page.getByRole('tab')).toHaveLength(2)
  await expect.element(tab('Write to us')).toHaveAttribute('aria-selected', 'true')
  await open(here, visitor())
  await expect.element(page.getByRole('heading', { level: 1, name: topic.name })).toBeVisible()
  await expect.element(box('Description')).toBeVisible()
  await expect.element(page.getByRole('tab')).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'How would you like to contact us?' })).toHaveLength(0)
})

test('[CHANNEL-07] [CHANNEL-06] [CHANNEL-11] another way is another address; every word stays', async () => {
  const { place } = await open('/contact/wow/1200/1201/ticket', visitor({ says: { getChannels: [ticket, phone] } }))
  await box('Description').fill(words)
  await expect.element(tab('We’ll call you back')).toMatchTextContent(/Available · about 45 minutes wait/)
  await tab('We’ll call you back').click()
  await expect.poll(place).toBe('/contact/wow/1200/1201/phone')
  await expect.element(tab('We’ll call you back')).toHaveAttribute('aria-selected', 'true')
  await expect.element(box('Description')).toHaveValue(words)
  history.back()
  await expect.element(tab('We’ll call you back')).toHaveAttribute('aria-selected', 'false')
  expect(place()).toBe('/contact/wow/1200/1201/ticket')
  await expect.element(box('Description')).toHaveValue(words)
})

test('[CHANNEL-07] Back that comes before another way of contact is drawn leads to the old one', async () => {
  const { place } = await open('/contact/wow/1200/1201/ticket', visitor({ says: { getChannels: [ticket, phone] } }))
  await box('Description').fill(words)
  await expect.element(tab('We’ll call you back')).toMatchTextContent('Available')
  const push = history.pushState.bind(history)
  history.pushState = (...asked) => {
    push(...asked)
    history.pushState = push
    history.back()
  }
  ;(tab('We’ll call you back').element() as HTMLElement).click()
  await expect.element(tab('Write to us')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(place).toBe('/contact/wow/1200/1201/ticket')
  await expect.element(tab('We’ll call you back')).toHaveAttribute('aria-selected', 'false')
  await expect.element(box('Description')).toHaveValue(words)
})

test('[CHANNEL-08] [CHANNEL-09] a way of contact that cannot be reached gives the old one back, with every word', async () => {
  const { place } = await open(
    here,
    journey({
      says: {
        getChannels: [ticket, phone],
        verifyContact: ({ url }) => (url.pathname.endsWith('/phone') ? new Refused(502) : undefined),
      },
    }),
  )
  await box('Description').fill('qqzzx wwvvk')
  await tab('We’ll call you back').click()
  await expect.element(tab('Write to us')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('We’ll call you back')).toHaveAttribute('aria-selected', 'false')
  await expect.poll(place).toBe(here)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong on our side.')
  await expect.element(box('Description')).toHaveValue('qqzzx wwvvk')
})

test('[CHANNEL-04] a closed way of contact cannot be chosen and says when it opens', async () => {
  const says = { getChannels: [ticket, { ...phone, ewt: null, enabled: false }] }
  const { place } = await open(here, visitor({ says }))
  const closed = tab(/Currently unavailable/)
  await expect.element(closed).toBeDisabled()
  await closed.click({ force: true })
  expect(place()).toBe(here)
  await expect.element(closed).toHaveAttribute('aria-selected', 'false')
  // Nor by its address, which gives way to the one that is open (OD-77).
  const other = await open('/contact/1201/phone?ref=mail', visitor({ says }))
  await expect.poll(other.place).toBe('/contact/1201/ticket?ref=mail')
  await expect.element(closed).toHaveAttribute('aria-selected', 'false')
})

test('[CHANNEL-01] a way that wants an account offers the sign-in back to this page and help with it', async () => {
  await open(here, visitor({ says: { getChannels: [{ ...ticket, loginRequired: true }] } }))
  const main = page.getByRole('main')
  await expect.element(main.getByText('Sign in to use this option')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/\/contact\/1201\/ticket\?login$/))
  await expect.element(main.getByRole('link', { name: 'Help with signing in' })).toBeVisible()
  await expect.element(box('Description')).toHaveLength(0)
})

test('[CHANNEL-02] [ANON-01] [ANON-02] a soft account says who writes, and learns which ways want a full one', async () => {
  const soft = (useSoftAccountFields: boolean, channel: Channel): Around =>
    journey({
      scenario: 'soft-account',
      says: { getSolution: { ...topic, fields: [hero], useSoftAccountFields }, getChannels: [channel] },
    })
  await open(here, soft(true, ticket))
  await expect.element(box('Your name')).toBeVisible()
  await expect.element(box('E-mail address')).toBeVisible()
  await open(here, soft(false, ticket))
  await expect.element(box('Description')).toBeVisible()
  await expect.element(box('Your name')).toHaveLength(0)
  await open('/contact/1201/phone', soft(true, { ...phone, loginRequired: true }))
  await expect.element(page.getByText('Chat and phone need a full account.')).toBeVisible()
  // No number is asked: no call at one is promised (T36).
  await expect.element(box('Description')).toBeVisible()
  await expect.element(page.getByText('We’ll call you back on this number.')).toHaveLength(0)
})

test('[ANON-10] [ANON-06] [ANON-01] which of name, address and number is asked is the category’s choice', async () => {
  await open(here, visitor())
  await expect.element(box('Your name')).toBeVisible()
  await expect.element(box('E-mail address')).toBeVisible()
  await expect.element(box('Phone number')).toHaveLength(0)
  await open(here, visitor({ says: { getCategory: { ...category, showAnonymousPhoneField: true } } }))
  await expect.element(box('Phone number')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
})

test('[CONTACT-04] [CONTACT-17] [CONTACT-12] what is missing stands in a list that leads to each field; nothing is sent', async () => {
  const { asked } = await open(here, visitor())
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(send)
    .toHaveAccessibleDescription('Still missing: Description, Name of the hero, Your name, E-mail address')
  await pressSend()
  await expect.element(errors).toHaveFocus()
  expect(textsOf(errors.getByRole('listitem'))).toEqual([
    'Description: Tell us what happened.',
    'Name of the hero: Fill this in to continue.',
    'Your name: Enter your name.',
    'E-mail address: Enter your e-mail address.',
  ])
  await expect.poll(() => document.title).toMatch(/^Error: /)
  await errors.getByRole('button', { name: /^Name of the hero/ }).click()
  await expect.element(box('Name of the hero')).toHaveFocus()
  await expect.element(box('Name of the hero')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box('Name of the hero')).toHaveAccessibleDescription(/Fill this in to continue\./)
  await fillAboutMe()
  await expect.element(send).toHaveAccessibleDescription('Still missing: Description, Name of the hero')
  await fillJourney()
  await expect.element(errors).toHaveLength(0)
  await expect.poll(() => document.title).not.toMatch(/^Error/)
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  expect(asked.map(({ operation }) => operation)).not.toContain('submitContact')
})

test('[ANON-08] [ANON-09] [CONTACT-23] name, address and description have their lengths; an address must look like one', async () => {
  await open(here, visitor())
  await expect.element(box('Your name')).toHaveAttribute('maxlength', '100')
  await expect.element(box('E-mail address')).toHaveAttribute('maxlength', '100')
  await expect.element(box('Description')).toHaveAttribute('maxlength', '2048')
  await box('E-mail address').fill('robin at players')
  await box('Description').fill('x'.repeat(2000))
  const wrong = page.getByText('Enter an email address, such as name@example.com.')
  await expect.element(wrong).toBeVisible()
  await expect.element(page.getByText('48 characters left')).toBeVisible()
  await box('E-mail address').fill('robin@players.example')
  await expect.element(wrong).toHaveLength(0)
})

test('a secret is never kept in the browser', async () => {
  const secret: Field = { ...hero, key: 'pin', label: 'Support PIN', secure: true, renderMethod: 'password' }
  const around = journey({ says: { getSolution: { ...topic, fields: [secret] } } })
  const kept = (): string => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  await open(here, around)
  await page.getByLabelText('Support PIN').fill('4711-0815')
  await box('Description').fill(words)
  await expect.poll(kept).toContain('season journey')
  expect(kept()).not.toContain('4711-0815')
  await open(here, around)
  await expect.element(box('Description')).toHaveValue(words)
  await expect.element(page.getByLabelText('Support PIN')).toHaveValue('')
})

test('an account that is signed in needs no check', async () => {
  await open(here, journey())
  await expect.element(box('Description')).toBeVisible()
  await expect.element(page.getByText('We’ll check that you’re human.')).toHaveLength(0)
})

test('[CAPTCHA-01] [CAPTCHA-04] a visitor without account is checked quietly, before the form is sent', async () => {
  const { asked, sent } = await open(here, visitor())
  await expect.element(page.getByText('We’ll check that you’re human.')).toBeVisible()
  await fillAboutMe()
  await fillJourney()
  await expect.element(page.getByText('You’re confirmed as human.')).toBeVisible()
  await send.click()
  await sent('submitContact')
  const order = ['validateChallenge', 'checkContext', 'getSuggestions', 'submitContact']
  expect(asked.map(({ operation }): string => operation).filter((name) => order.includes(name))).toEqual(order)
})

test('[CONTACT-18] [CONTACT-19] [ERROR-04] harsh words are asked about: back keeps them, only the confirmation sends', async () => {
  const harsh = 'You are all worthless idiots, this fucking season journey is broken.'
  const { asked, sent } = await open(here, journey({ answers: { checkContext: 'abusive' } }))
  await fillJourney(harsh)
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Your text may hurt someone' })
  await expect
    .element(dialog)
    .toMatchTextContent('A person reads this and wants to help. Would you like to change the wording first?')
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect.element(dialog).toHaveLength(0)
  await expect.element(box('Description')).toHaveFocus()
  expect(asked.map(({ operation }) => operation)).not.toContain('submitContact')
  await send.click()
  await dialog.getByRole('button', { name: 'Submit my ticket' }).click()
  await expect.element(done).toBeVisible()
  expect(await sent('submitContact')).toMatchObject([{ fields: { description: harsh } }])
})

test('[CONTACT-08] [CONTACT-20] articles that may help stand in the form’s place once, with a way back and a way on', async () => {
  const { sent } = await open(here, journey({ answers: { getSuggestions: 'found' } }))
  await fillJourney()
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'These may answer your question' })).toBeVisible()
  await expect.element(box('Description')).toHaveLength(0)
  await expect
    .element(page.getByRole('main').getByCss('a[href*="/article/"]').first())
    .toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(box('Description')).toHaveValue(words)
  await expect.element(box('Description')).toHaveFocus()
  await send.click()
  await expect.element(done).toBeVisible()
  expect(await sent('getSuggestions')).toHaveLength(1)
})

test('a topic that wants none offers no articles before the send', async () => {
  const { asked } = await open(
    here,
    journey({ says: { getSolution: { ...topic, fields: [hero], blockRecommendations: true } } }),
  )
  await fillJourney()
  await send.click()
  await expect.element(done).toBeVisible()
  expect(asked.map(({ operation }) => operation)).not.toContain('getSuggestions')
})

test('[DONE-01] [DONE-02] [DONE-05] [DONE-07] the confirmation tells number, game, topic, words and when we answer', async () => {
  await open(here, journey())
  await fillJourney()
  await send.click()
  await expect.element(done).toBeVisible()
  await expect.element(page.getByText('A person will read it and reply.')).toBeVisible()
  const told = (term: string): Locator =>
    page
      .getByRole('main')
      .getByCss('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: term }) })
      .getByRole('definition')
  await expect.element(told('Case number')).toMatchTextContent('US104233871')
  await expect.element(told('Game')).toHaveTextContent('Realms of Aether')
  await expect.element(told('Topic')).toHaveTextContent(topic.name)
  await expect.element(told('Description')).toHaveTextContent(words)
  await expect.element(told('When we’ll reply')).toHaveTextContent('Within 24 hours')
})

test('[DONE-03] [DONE-06] a call is promised with the wait of its channel', async () => {
  await open('/contact/1201/phone', byPhone())
  await fillJourney()
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('US')
  await box('Phone number').fill('213 373 4253')
  await send.click()
  await expect.element(done).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: 'about 45 minutes wait' })).toBeVisible()
  // Of the call alone: nobody reads and answers, nothing comes into the case.
  await expect.element(page.getByText('We’ll call you back at 213 373 4253.')).toBeVisible()
  for (const other of [/read it and reply/, /our reply in your case/, /We emailed/])
    await expect.element(page.getByText(other)).toHaveLength(0)
})

for (const [what, isOn] of [
  ['with links a signed-out visitor is promised the way back to the case', true],
  ['without links a signed-out visitor is promised none', false],
] as const)
  test(what, async () => {
    const says: Around['says'] = {
      isFeatureEnabled: ({ body }) => (body === 'anonymousTickets' ? isOn : undefined),
      getCategory: { ...category, showAnonymousEmailField: true, showAnonymousNameField: true },
    }
    await open(here, visitor({ says }))
    const lead = page.getByText('You’ll get a case number')
    await expect.element(lead).toMatchTextContent(isOn ? 'to track our reply.' : /You’ll get a case number\.$/)
    await fillAboutMe()
    await fillJourney()
    await send.click()
    await expect.element(done).toBeVisible()
    await expect.element(page.getByText('We emailed r…@players.example')).toBeVisible()
    for (const text of ['Until then you can add to your case or cancel it.', 'Keep this link'])
      await expect.element(page.getByText(text)).toHaveLength(isOn ? 1 : 0)
    await expect.element(page.getByRole('link', { name: 'View your case' })).toHaveLength(isOn ? 1 : 0)
  })

test('[DONE-04] in Korean no time is promised', async () => {
  const { place } = await open(here, journey({ locale: 'ko-KR' }))
  await form.getByCss('textarea').last().fill('qqzzx wwvvk ppzzq xxkkj')
  await form.getByRole('textbox').nth(1).fill('Robin')
  await form.getByCss('button[type=submit]').click()
  await expect.poll(place).toBe('/contact/complete')
  await expect.element(page.getByRole('term')).toHaveLength(4)
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/24\s*시간/)
})

test('[FILE-07] [ERROR-02] what the server refuses is said in words, and every word stays', async () => {
  await open(here, journey({ says: { submitContact: (_, times) => [new Refused(413), new Refused(500)][times - 1] } }))
  await fillJourney()
  await send.click()
  await expect
    .element(errors)
    .toMatchTextContent('These files are too large. Each can be up to 15 MB. Remove one or choose a smaller one.')
  await send.click()
  await expect
    .element(errors)
    .toMatchTextContent('Something went wrong on our side. We kept what you typed. Try again in a moment.')
  await expect.element(box('Description')).toHaveValue(words)
  await send.click()
  await expect.element(done).toBeVisible()
})

test('[ERROR-01] [CONTACT-33] [CONTACT-34] errors of the server go to their fields, those of the whole above the form', async () => {
  const refused = new Refused(422, {
    type: 'about:blank',
    status: 422,
    validationErrors: {
      globalErrors: [],
      errorCodes: {},
      fieldErrors: [
        { field: 'fields.description', code: 'maxlength', params: { max: 12 } },
        { field: 'recaptcha', code: 'required' },
      ],
    },
  })
  await open(here, journey({ says: { submitContact: refused } }))
  await fillJourney()
  await send.click()
  await expect
    .poll(() => textsOf(errors.getByRole('listitem')))
    .toEqual([
      'We couldn’t confirm you’re human. Try again. We kept what you typed.',
      'Description: Use 12 characters or fewer.',
    ])
  await expect.element(box('Description')).toHaveAccessibleDescription(/Use 12 characters or fewer\./)
})

test('[CONTACT-11] a restricted account is warned that not every request can be helped, with the way to its restrictions', async () => {
  await open(here, journey({ says: { getProduct: { ...example('getProduct', 'wow'), hasPenalties: true } } }))
  await expect
    .element(page.getByText('Your account has restrictions, so we might not be able to help with everything.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'your restrictions' }))
    .toHaveAttribute('href', '/support/en-US/help/restrictions')
})

test('[CONTACT-09] [CONTACT-10] the form is 640 px wide at most and fits a phone', async () => {
  await open(here, visitor({ says: { getChannels: [ticket, chat, phone] } }))
  await expect.element(form).toBeVisible()
  const width = (): number => form.element().getBoundingClientRect().width
  expect(width()).toBeLessThanOrEqual(640)
  expect(width()).toBeGreaterThan(390)
  await page.viewport(390, 844)
  await expect.poll(width).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0)
  /** What the style sheets decide by the window's width, without lengths that follow it. */
  const layoutAt = async (width: number): Promise<string> => {
    await page.viewport(width, 900)
    return [...document.querySelectorAll('main, main *')]
      .map((element) => getComputedStyle(element))
      .map(({ display, position, flexDirection, gridTemplateColumns }) =>
        [display, position, flexDirection, gridTemplateColumns.split(' ').length].join(' '),
      )
      .join('\n')
  }
  const layouts: string[] = []
  for (const [from, to] of [
    [641, 767],
    [768, 1023],
    [1024, 1279],
  ] as const) {
    // What the page asks for comes in between.
    await expect.poll(async () => (await layoutAt(from)) === (await layoutAt(to))).toBe(true)
    layouts.push(await layoutAt(to))
  }
  expect(new Set(layouts).size).toBe(3)
})

test('[ROUTE-38] [CASEERROR-26] the confirmation is closed to who sent nothing', async () => {
  const { place } = await open('/contact/complete', { scenario: 'signed-out' })
  await expect.poll(place).toBe('/')
  await expect.element(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
})

test('[CONTACT-05] [FIELD-14] the form shows the fields the server names for the topic, and which files it takes', async () => {
  await open(here, journey({ says: { getSolution: topic } }))
  await expect.element(box('Description')).toBeVisible()
  for (const { label } of topic.fields) await expect.element(form.getByLabelText(label).first()).toBeVisible()
  await open(here, journey())
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText('or drop or paste them anywhere on this page')).toBeVisible()
})

test('[FIELD-34] a field of a kind this page does not know draws nothing and says so in the console', async () => {
  const warned = warnings()
  // A newer server may name it; the contract of today does not.
  const hologram = { ...hero, key: 'hologram', label: 'Hologram', type: 'hologram' as 'string', required: false }
  const { trouble } = await open(here, journey({ says: { getSolution: { ...topic, fields: [hero, hologram] } } }))
  await expect.element(box('Name of the hero')).toBeVisible()
  await expect.element(page.getByText('Hologram')).toHaveLength(0)
  await expect.poll(warned).toContain('no component for field type hologram')
  expect(new Set(trouble.splice(0))).toEqual(new Set([expect.stringContaining('getSolution says what does not fit')]))
})

test('the trail names the game, whether the address does or not (CD-452)', async () => {
  for (const path of [here, '/contact/wow/1200/1201/ticket']) {
    await open(path, visitor())
    const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
    await expect.poll(() => textsOf(trail)).toEqual(['Support home', 'Realms of Aether Support', topic.name])
  }
})

test('[CONTACT-07] [CONTACT-14] [CONTACT-15] sending: the button turns, progress is below 100', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { sent } = await open(
    here,
    journey({ says: { submitContact: () => held.then(() => example('submitContact', 'submit-signed-in')) } }),
  )
  await fillJourney()
  await send.click()
  const bar = page.getByRole('progressbar', { name: 'Sending' })
  await expect.element(bar).toBeVisible()
  expect((bar.element() as HTMLProgressElement).value).toBeLessThanOrEqual(99)
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  const motion = (value: string): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await motion('no-preference')
  onTestFinished(async () => {
    await motion('reduce')
  })
  const parts = [...send.element().querySelectorAll('*')]
  expect(parts.some((part) => getComputedStyle(part).animationName !== 'none')).toBe(true)
  await pressSend()
  box('Name of the hero').element().focus()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(done).toBeVisible()
  expect(await sent('submitContact')).toHaveLength(1)
})

test('[CONTACT-24] a phone number is required and holds twenty characters', async () => {
  await open('/contact/1201/phone', byPhone())
  await expect.element(box('Phone number')).toHaveAttribute('maxlength', '20')
  await fillJourney()
  await pressSend()
  await expect.poll(() => textsOf(errors.getByRole('listitem'))).toEqual(['Phone number: Fill this in to continue.'])
})

test('[CHANNEL-10] the ways of contact are asked for every 60 s; one that closes meanwhile says so, and the words stay', async () => {
  let now = phone
  // It goes on by itself, for the answers that come with the page; a minute is then pressed forward.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const { asked } = await open(here, journey({ says: { getChannels: () => [ticket, now] } }))
  const askedFor = (): number => asked.filter(({ operation }) => operation === 'getChannels').length
  await expect.element(tab(/We’ll call you back/)).toMatchTextContent('Available')
  await box('Description').fill('qqzzx wwvvk')
  const before = askedFor()
  now = { ...phone, enabled: false, ewt: null }
  // Once a minute, however many parts of the page look at the answer.
  for (const minute of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(60_500)
    await expect.poll(() => askedFor() - before).toBeGreaterThanOrEqual(minute)
  }
  expect(askedFor() - before).toBeLessThanOrEqual(4)
  await expect.element(tab(/We’ll call you back/)).toMatchTextContent('Currently unavailable')
  await expect.element(tab(/We’ll call you back/)).toBeDisabled()
  await expect.element(box('Description')).toHaveValue('qqzzx wwvvk')
})

test('[FIELD-33] an optional part that wants a login leaves the form open, a required one closes it until there is one', async () => {
  const own: Field = { ...topic.fields[0]!, loginRequired: true }
  await open(here, visitor({ says: { getSolution: { ...topic, fields: [own] } } }))
  const part = form.getByText('Sign in to fill in this part.')
  const first = 'Sign in first. Part of this form needs your account.'
  await expect.element(part).toBeVisible()
  await expect.element(page.getByText(first)).toHaveLength(0)
  await open(here, visitor({ says: { getSolution: { ...topic, fields: [{ ...own, required: true }] } } }))
  await expect.element(part).toBeVisible()
  await expect.element(send).toHaveAccessibleDescription(first)
})

test('[ERROR-05] a list that cannot be loaded is empty and logged, and the form goes on', async () => {
  const warned = warnings()
  await open('/contact/1201/phone', byPhone({ getCountries: new Refused(500) }))
  await expect
    .poll(() => textsOf(page.getByRole('combobox', { name: 'Country' }).getByCss('option')))
    .toEqual(['Select one'])
  await expect.poll(warned).toMatch(/countries.* failed: 500/)
  await fillJourney()
  await box('Phone number').fill('+1 213 373 4253')
  await send.click()
  await expect.element(done).toBeVisible()
})

test('[ERROR-06] file types and the question who may write are handed on when they fail: the fixed types, and no entry', async () => {
  const warned = warnings()
  await open(here, journey({ says: { getFileExtensions: new Refused(500) } }))
  await expect.element(note).toMatchTextContent('stormreplay')
  await expect.poll(warned).toMatch(/extensions.* failed: 500/)
  const { place } = await open(here, journey({ says: { verifyContact: new Refused(500) } }))
  await expect.poll(place).toMatch(/\/solution$/)
})

approveScreens([
  ['/contact/1301/ticket'],
  ['/contact/1301/ticket', { scenario: 'signed-out' }],
  ['/contact/1301/ticket', { scenario: 'soft-account' }],
  ['/contact/1301/ticket', { scenario: 'games-silent' }],
  ['/contact/1301/chat'],
  ['/contact/1131/phone'],
  ['/contact/1301/ticket', { fail: '500' }],
])
