// The contact form where it differs: in a game's browser, while it is being sent, when a way of contact closes or
// cannot be reached.
import { type Page, expect } from '@playwright/test'
import { chooseMonth, errorsOf, fillAboutMe, sendForm } from './support/contact.ts'
import { at, openAs } from './support/portal.ts'
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

test('[CONTACT-05] [FIELD-14] the form shows the fields the server names for the topic, and which files it takes', async ({
  page,
  request,
}) => {
  await openAs(page, 'test-fields', '/contact/1301/ticket')
  const { fields } = (await (
    await request.get(new URL('/services/bft/api/categories/en-US/1301/solution', at('/')).href)
  ).json()) as { fields: { label: string }[] }
  expect(fields.length).toBeGreaterThan(2)
  await page.getByRole('form').locator('summary').filter({ hasText: 'Add details' }).click()
  for (const { label } of fields)
    await expect(page.getByRole('form').getByLabel(label, { exact: false }).first()).toBeVisible()
  await expect(note(page)).toBeVisible()
  await expect(page.getByText('or drop or paste them anywhere on this page')).toBeVisible()
})

test('[FIELD-34] a field of a kind this page does not know draws nothing and says so in the console', async ({
  page,
}) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  // The topic comes with the page; who is signed in asks for it, because it may hold what is theirs (T3).
  await page.route('**/help/contact/1301/ticket', async (route) => {
    const answer = await route.fetch()
    const hologram =
      '{"key":"hologram","label":"Hologram","type":"hologram","renderMethod":"hologram","required":false},'
    const body = (await answer.text()).replace(/("GET [^"]*\/1301\/solution":.*?"fields":\[)/s, `$1${hologram}`)
    expect(body).toContain(hologram)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Name of the hero')).toBeVisible()
  await expect(page.getByText('Hologram', { exact: true })).toHaveCount(0)
  await expect.poll(() => warned.join('\n')).toContain('hologram')
})

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
    await expect(page.getByText('When you begin to type we check quietly that you are a person.')).toHaveCount(0)
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

test('the trail names the game, whether the address does or not (CD-452)', async ({ page }) => {
  for (const path of ['/contact/1301/ticket', '/contact/diablo4/1300/1301/ticket']) {
    await page.goto(at(path))
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
      'Support home',
      'Ashen Crown IV Support',
      'Season journey and battle pass',
    ])
  }
})

test('[CONTACT-07] [CONTACT-14] [CONTACT-15] sending: the button turns, progress is below 100', async ({ page }) => {
  let sends = 0
  let release = (): void => undefined
  await page.route('**/api/submit', async (route) => {
    sends += 1
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAs(page, 'test-progress', '/contact/1301/ticket')
  await fillHero(page)
  await send(page).click()
  const goOn = page.getByRole('button', { name: 'None helps: send my message' })
  const bar = page.getByRole('progressbar', { name: 'Sending' })
  await expect(goOn.or(bar)).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(bar).toBeVisible()
  expect(Number(await bar.getAttribute('value'))).toBeLessThanOrEqual(99)
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  expect(
    await send(page).evaluate((button) =>
      [...button.querySelectorAll('*')].some((part) => getComputedStyle(part).animationName !== 'none'),
    ),
  ).toBe(true)
  await send(page).click({ force: true })
  await box(page, 'Name of the hero').press('Enter')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()
  expect(sends).toBe(1)
})

test('[CONTACT-24] a phone number is required and holds twenty characters', async ({ page }) => {
  await openAs(page, 'test-phone-field', '/contact/1133/phone')
  await expect(box(page, 'Phone number')).toHaveAttribute('maxlength', '20')
  await chooseMonth(page)
  await box(page, 'Description').fill('qqzzx wwvvk')
  await send(page).click({ force: true })
  await expect(errorsOf(page).getByRole('listitem')).toHaveText(['Phone number: Enter this to go on.'])
})

test('[CHANNEL-08] [CHANNEL-09] a way of contact that cannot be reached gives the old one back, with every word', async ({
  page,
}) => {
  await openAs(page, 'test-channel', '/contact/1133/ticket')
  await box(page, 'Description').fill('qqzzx wwvvk')
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('no state', 'DataCloneError')
    }
  })
  await page.getByRole('tab', { name: 'We call you back' }).click()
  await expect(page.getByRole('tab', { name: 'Write to the payments team' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'We call you back' })).toHaveAttribute('aria-selected', 'false')
  await expect(page).toHaveURL(at('/contact/1133/ticket'))
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk')
})

test('[CHANNEL-10] the ways of contact are asked for every 60 s; one that closes meanwhile says so, and the words stay', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/1133/channels', async (route) => {
    asked += 1
    const channels = (await (await route.fetch()).json()) as { channelType: string; enabled: boolean }[]
    await route.fulfill({
      json: channels.map((channel) =>
        asked > 1 && channel.channelType !== 'ticket' ? { ...channel, enabled: false } : channel,
      ),
      headers: { 'cache-control': 'no-cache' },
    })
  })
  let answered = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/1133/channels')) answered += 1
  })
  await page.clock.install()
  await openAs(page, 'test-poll', '/contact/1133/ticket')
  await box(page, 'Description').fill('qqzzx wwvvk')
  const phone = page.getByRole('tab', { name: /We call you back/ })
  await expect(phone).toContainText('Available')
  await expect.poll(() => answered).toBe(asked)
  const before = asked
  // Once a minute, however many parts of the page look at the answer.
  for (const minute of [1, 2, 3]) {
    await page.clock.runFor(60_500)
    // The clock goes on when the answer is there: one still under way would run into its time limit and be asked for
    // again.
    await expect.poll(() => answered - before).toBeGreaterThanOrEqual(minute)
    await expect.poll(() => answered).toBe(asked)
  }
  expect(asked - before).toBeLessThanOrEqual(4)
  await expect(phone).toContainText('Currently unavailable')
  await expect(phone).toBeDisabled()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk')
})

test('[FIELD-33] an optional part that wants a login leaves the form open, a required one closes it until there is one', async ({
  page,
}) => {
  await page.goto(at('/contact/1201/ticket'))
  await expect(page.getByRole('form').getByText('Sign in to fill in this part.')).toBeVisible()
  await expect(page.getByText('Sign in first: one part of this form needs your account.')).toHaveCount(0)
  await page.goto(at('/contact/1231/ticket'))
  await expect(page.getByRole('form').getByText('Sign in to fill in this part.')).toBeVisible()
  await expect(send(page)).toHaveAccessibleDescription('Sign in first: one part of this form needs your account.')
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

test('[ERROR-05] a list that cannot be loaded is empty and logged, and the form goes on', async ({ page }) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await page.route('**/api/countries/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  )
  await openAs(page, 'test-no-countries', '/contact/1133/phone')
  await expect(page.getByRole('combobox', { name: 'Country' }).locator('option')).toHaveText(['Select one'])
  await expect.poll(() => warned.join('\n')).toMatch(/countries.* failed: 500/)
  await chooseMonth(page)
  await box(page, 'Phone number').fill('+1 213 373 4253')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj')
  await sendForm(page)
})

test('[ERROR-06] file types and the question who may write are handed on when they fail: the fixed types, and no entry', async ({
  page,
}) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await page.route('**/api/config/extensions', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  )
  // From page to page: with a page of its own the list comes along.
  await openAs(page, 'test-no-types', '/product/diablo4/1300/1301/solution')
  await page.getByRole('article').getByRole('link', { name: 'Contact us' }).click()
  await expect(note(page)).toContainText('STORMREPLAY'.toLowerCase())
  await expect.poll(() => warned.join('\n')).toMatch(/extensions.* failed: 500/)
  await page.route('**/api/verify/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.goto(at('/contact/1301/ticket'))
  await expect(page).toHaveURL(/\/solution$/)
})
