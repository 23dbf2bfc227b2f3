// Every type of field that a topic can ask, filled wrong, corrected, sent. Each of these forms is accepted by the
// server in the end.
import { type Page, expect } from '@playwright/test'
import { errorsOf, file, sendForm } from './support/contact.ts'
import { openAs, picture } from './support/portal.ts'
import { test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByRole('form').getByLabel(name, { exact: false }).first()
const group = (page: Page, name: string) => page.getByRole('group', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const fold = (page: Page) => page.getByRole('form').locator('summary').filter({ hasText: 'Add details' })
const problem = (page: Page, text: string) => page.getByRole('form').getByText(text)
const attach = (page: Page) => page.locator('input[type=file]').last()
const files = (page: Page) => page.getByRole('list', { name: 'Chosen files' })

const open = async (page: Page, topic: number): Promise<void> => {
  await openAs(page, 'ada', `/contact/${topic}/ticket`)
  await expect(field(page, 'Description')).toBeVisible()
  await field(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
  if ((await fold(page).count()) > 0) await fold(page).click()
}

test('what may be left out waits under its names, and stands open once something was filled in', async ({ page }) => {
  await openAs(page, 'ada', '/contact/1301/ticket')
  await expect(fold(page)).toContainText('Chapter of the season journey · When did it happen?')
  await expect(field(page, 'Chapter of the season journey')).toBeHidden()
  await fold(page).focus()
  await page.keyboard.press('Enter')
  await field(page, 'Chapter of the season journey').fill('3')
  await page.reload()
  await expect(field(page, 'Chapter of the season journey')).toHaveValue('3')
  await expect(field(page, 'Chapter of the season journey')).toBeVisible()
})

test('[FIELD-18] [FIELD-19] [FIELD-32] [FIELD-36] text, number and date: too short, missing, then right', async ({
  page,
}) => {
  await open(page, 1301)
  await field(page, 'Name of the hero').fill('R')
  await field(page, 'Chapter of the season journey').fill('3')
  await field(page, 'When did it happen?').fill('2026-11-01')
  await expect(problem(page, 'Use at least 2 characters.')).toBeVisible()
  await field(page, 'Name of the hero').fill('')
  await field(page, 'Description').focus()
  await expect(problem(page, 'Enter this to go on.')).toBeVisible()
  await field(page, 'Name of the hero').fill('Robin')
  await expect(field(page, 'Name of the hero')).toHaveAttribute('maxlength', '24')
  await sendForm(page)
})

test('[FIELD-30] [FIELD-31] [FIELD-37] a date lies between ninety years ago and today', async ({ page }) => {
  await open(page, 1122)
  const date = field(page, 'Date of the move')
  await expect(date).toHaveAttribute('min', /^\d{4}-01-01$/)
  await date.fill('1900-02-03')
  await field(page, 'Description').focus()
  await expect(problem(page, 'Enter a date such as 2001-12-31.')).toBeVisible()
  await date.fill('2026-11-02')
  await expect(problem(page, 'Enter a date such as 2001-12-31.')).toHaveCount(0)
})

test('a field is asked when another one says so, and what was filled in stays for when it comes back (CD-387)', async ({
  page,
}) => {
  await open(page, 1421)
  const colour = field(page, 'Colour you find hard to see')
  await field(page, 'Model of the device').fill('Lumen 27')
  await expect(field(page, 'Kind of device')).toBeVisible()
  await expect(colour).toHaveCount(0)
  await field(page, 'Kind of device').selectOption('screen')
  await colour.fill('#aa3300')
  await field(page, 'Kind of device').selectOption('mouse')
  await expect(colour).toHaveCount(0)
  await field(page, 'Kind of device').selectOption('screen')
  await expect(colour).toHaveValue('#aa3300')
  await field(page, 'Kind of device').selectOption('mouse')
  await group(page, 'System').getByRole('radio', { name: 'Windows' }).check()
  const asked = page.waitForRequest(/\/api\/submit$/)
  await sendForm(page)
  expect((await asked).postData()).toContain('"deviceKind":"mouse"')
  expect((await asked).postData()).not.toContain('crosshairColour')
})

test('[FIELD-08] [FIELD-09] an address has street, city, state, postal code and country', async ({ page }) => {
  await open(page, 1122)
  const address = group(page, 'New address')
  await expect(address.getByLabel('Street and number')).toHaveAttribute('maxlength', '100')
  await send(page).click({ force: true })
  await expect(
    errorsOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^(Street and number|City|Postal code|Country|Date of the move):/ }),
  ).toHaveCount(5)
  await address.getByLabel('Street and number').fill('Harbour Lane 7')
  await address.getByLabel('City').fill('Bergen')
  await address.getByLabel('State or region').fill('Vestland')
  await address.getByLabel('Postal code').fill('5003')
  await address.getByLabel('Country').selectOption({ label: 'Norway' })
  await field(page, 'Date of the move').fill('2026-11-02')
  await sendForm(page)
})

test('[FIELD-20] [FIELD-35] account recovery: address, secret question, identity number and a masked code', async ({
  page,
}) => {
  await open(page, 1106)
  await field(page, 'E-mail address of the account').fill('robin(at)players')
  await field(page, 'National identity number').fill('12')
  await field(page, 'Description').focus()
  await expect(problem(page, 'Enter an email address such as name@example.com.')).toBeVisible()
  await expect(problem(page, 'Use at least 5 characters.')).toBeVisible()
  await expect(field(page, 'Recovery code or support PIN')).toHaveAttribute('type', 'password')
  await field(page, 'E-mail address of the account').fill('robin@players.example')
  await field(page, 'National identity number').fill('AB1234567')
  await field(page, 'Recovery code or support PIN').fill('4711')
  const secret = group(page, 'Secret question')
  await secret.getByRole('combobox').selectOption({ index: 1 })
  await secret.getByLabel('Answer').fill('Biscuit')
  await sendForm(page)
})

test('[FIELD-11] [FIELD-12] [FIELD-13] [FIELD-27] a service form takes a new question, a new address or both, and wants one', async ({
  page,
}) => {
  await open(page, 1121)
  await group(page, 'Why do you want to change it?').getByRole('radio', { name: 'I have a new one' }).check()
  const details = group(page, 'What would you like to change?')
  await expect(details.getByLabel('New e-mail address', { exact: true })).toHaveCount(0)
  await expect(details.getByRole('combobox')).toHaveCount(0)
  await send(page).click({ force: true })
  await expect(errorsOf(page)).toContainText('What would you like to change?: Enter this to go on.')
  await details.getByRole('checkbox', { name: 'A new e-mail address' }).check()
  await details.getByLabel('New e-mail address', { exact: true }).fill('new@players.example')
  await details.getByRole('checkbox', { name: 'A new secret question' }).check()
  await details.getByRole('combobox').selectOption({ index: 1 })
  await details.getByLabel('Answer', { exact: true }).fill('Biscuit')
  await sendForm(page)
})

test('[FIELD-28] [FIELD-29] what was chosen in a service form is required', async ({ page }) => {
  await open(page, 1121)
  await group(page, 'Why do you want to change it?').getByRole('radio', { name: 'Somebody else' }).check()
  const details = group(page, 'What would you like to change?')
  await details.getByRole('checkbox', { name: 'A new e-mail address' }).check()
  await details.getByRole('checkbox', { name: 'A new secret question' }).check()
  await send(page).click({ force: true })
  await expect(errorsOf(page).getByRole('listitem')).toHaveText([
    /^Secret question: Enter this/,
    /^Answer: Enter this/,
    /^New e-mail address: Enter this/,
  ])
})

test('a licence: instructions between the fields, nothing goes without the tick', async ({ page }) => {
  await open(page, 1123)
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible()
  await group(page, 'What do you need?').getByRole('radio', { name: 'A copy of my data' }).check()
  await send(page).click({ force: true })
  await expect(errorsOf(page)).toContainText('Agree to this to go on.')
  await page.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await sendForm(page)
})

test('[FIELD-15] [FIELD-16] a character is chosen by realm; a hidden field is not seen, and goes with the form', async ({
  page,
}) => {
  await open(page, 1231)
  await expect(page.getByText('Version of this form')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Try this first' })).toBeVisible()
  const character = group(page, 'Character')
  await expect(character.getByLabel('Realm').locator('option').first()).toHaveText('Select one')
  await expect(character.getByLabel('Character', { exact: true }).locator('option').first()).toHaveText('None of these')
  await expect(character.getByLabel('Character', { exact: true }).locator('option').first()).toHaveAttribute(
    'value',
    '0',
  )
  await expect(character.getByLabel('Realm').locator('option')).toHaveText([
    'Select one',
    'Emberfall',
    'Tidewatch',
    'Not in this list',
  ])
  await character.getByLabel('Realm').selectOption({ label: 'Tidewatch' })
  await expect(character.getByLabel('Character', { exact: true })).not.toHaveValue('0')
  await field(page, 'Name of the item').fill('Tidecaller helm')
  await field(page, 'How many?').fill('2')
  await field(page, 'What happened?').selectOption({ label: 'Deleted' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await sendForm(page)
  const fields = (
    JSON.parse(/\{.*\}/s.exec((await sent).postData() ?? '')?.[0] ?? '{}') as { fields: Record<string, unknown> }
  ).fields
  expect(Object.values(fields)).toContainEqual({ realmId: expect.any(Number), characterId: expect.any(Number) })
  expect(Object.keys(fields).length).toBeGreaterThanOrEqual(6)
})

test('the games silent: a character is written, a note says why, and the form goes (T3)', async ({ page }) => {
  await page.route('**/solution', async (route) => {
    const answer = await route.fetch()
    const topic = (await answer.json()) as { fields: { choices: string }[] }
    const fields = topic.fields.map((one) =>
      one.choices === 'own' ? { ...one, choices: 'silent', options: [], realms: [] } : one,
    )
    await route.fulfill({ response: answer, json: { ...topic, fields } })
  })
  await open(page, 1231)
  await expect(page.getByText('We cannot show your own list right now.')).toBeVisible()
  await field(page, 'Character').fill('Thessaly, Emberfall')
  await field(page, 'Name of the item').fill('Tidecaller helm')
  await field(page, 'What happened?').selectOption({ label: 'Deleted' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await sendForm(page)
  expect((await sent).postData()).toContain('"character":"Thessaly, Emberfall"')
})

test('[FIELD-07] [FIELD-17] accounts, games, products and options are lists or radio buttons; a closed option cannot be chosen', async ({
  page,
}) => {
  await open(page, 1237)
  await expect(field(page, 'Game account').locator('option', { hasText: 'ended' })).toBeDisabled()
  await expect(page.getByText('Old realm (no longer asked)')).toHaveCount(0)
  await expect(group(page, 'Character').getByLabel('Character', { exact: true })).not.toHaveValue('0')
  await open(page, 1331)
  await expect(group(page, 'Which edition did you buy?').getByRole('radio')).toHaveCount(3)
  await group(page, 'Which edition did you buy?').getByRole('radio', { name: 'Deluxe' }).check()
  await field(page, 'Where did you buy it?').selectOption({ label: 'Northlight shop' })
  await sendForm(page)
  await open(page, 1151)
  await field(page, 'Which game is it about?').selectOption({ label: 'Tumble Legends' })
  await group(page, 'System').getByRole('radio', { name: 'Mac' }).check()
  await sendForm(page)
})

test('[FIELD-10] [FIELD-24] [FIELD-26] [FIELD-25] diagnostic files: two of Windows, one of a Mac, each of its kind', async ({
  page,
}) => {
  await open(page, 1241)
  await group(page, 'System').first().getByRole('radio', { name: 'Windows' }).check()
  const report = group(page, 'Diagnostic report')
  await expect(report.getByRole('radio', { name: 'Windows' })).toBeChecked()
  const input = report.locator('input[type=file]')
  await input.setInputFiles(file('system.nfo'))
  await send(page).click({ force: true })
  await expect(errorsOf(page)).toContainText('Add both diagnostic files.')
  await input.setInputFiles(file('screen.png'))
  await expect(errorsOf(page)).toContainText('Files of this type cannot be sent.')
  await report.getByRole('button', { name: 'Remove screen.png' }).click()
  await report.getByRole('button', { name: 'Remove system.nfo' }).click()
  await report.getByRole('radio', { name: 'Mac' }).check()
  await input.setInputFiles(file('system.nfo'))
  await expect(errorsOf(page)).toContainText('Files of this type cannot be sent.')
  await report.getByRole('button', { name: 'Remove system.nfo' }).click()
  await input.setInputFiles(file('system.spx'))
  await expect(errorsOf(page)).toHaveCount(0)
  await sendForm(page)
})

for (const [what, topic, fill] of [
  [
    'game account, purchase and receipt',
    1252,
    async (page: Page) => {
      await field(page, 'What did you buy?').selectOption({ index: 1 })
      await field(page, 'Order number').fill('NL-4711')
      await page.getByLabel('Receipt').setInputFiles(picture)
    },
  ],
  [
    'range',
    1246,
    async (page: Page) => {
      await field(page, 'How bad is it?').fill('7')
      await group(page, 'How are you connected?').getByRole('radio', { name: 'Cable' }).check()
    },
  ],
  [
    'week',
    1431,
    async (page: Page) => {
      await field(page, 'Player tag').fill('Robin#4711')
      await field(page, 'Week of the challenge').fill('2026-W45')
    },
  ],
  [
    'month, amount, masked digits and time',
    1133,
    async (page: Page) => {
      await group(page, 'Month of the statement').getByLabel('Month').selectOption('10')
      await group(page, 'Month of the statement').getByLabel('Year').selectOption('2026')
      await field(page, 'Amount').fill('19.99')
      await field(page, 'Last four digits of the card').fill('4711')
      await field(page, 'Best time to reach you').fill('18:30')
    },
  ],
  [
    'text area, date with time and phone',
    3121,
    async (page: Page) => {
      await field(page, 'Name on the ticket').fill('Ada Lindqvist')
      await field(page, 'What do you need?').fill('A place for a wheelchair, please.')
      await field(page, 'When will you arrive?').fill('2026-11-20T10:30')
      await field(page, 'Phone number on the day').fill('+1 213 373 4253')
    },
  ],
  [
    'colour',
    1421,
    async (page: Page) => {
      await field(page, 'Kind of device').selectOption('screen')
      await field(page, 'Model of the device').fill('Lumen 27')
      await field(page, 'Colour you find hard to see').fill('#aa3300')
      await group(page, 'System').getByRole('radio', { name: 'Windows' }).check()
    },
  ],
  [
    'search',
    1501,
    async (page: Page) => {
      await field(page, 'Player tag').fill('Robin#4711')
      await field(page, 'Name of the card').fill('Lantern Keeper')
      await group(page, 'Where did the card come from?').getByRole('radio', { name: 'Crafted' }).check()
    },
  ],
  [
    'phone',
    1107,
    async (page: Page) => {
      await field(page, 'Phone number').fill('+1 213 373 4253')
    },
  ],
] as const) {
  test(`[FIELD-06] a form with ${what} is taken`, async ({ page }) => {
    await open(page, topic)
    await fill(page)
    await sendForm(page)
  })
}

test('a web address must be one; the press that leaves a field is not lost to the error that appears', async ({
  page,
}) => {
  await open(page, 1616)
  await field(page, 'Name of the map').fill('Lantern Bay')
  await field(page, 'Link to the map').fill('lantern bay')
  await page.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await expect(problem(page, 'Enter a web address that begins with https://.')).toBeVisible()
  await field(page, 'Link to the map').fill('https://maps.players.example/lantern-bay')
  await sendForm(page)
})

test('[ATTACH-01] [ATTACH-02] [ATTACH-03] [ATTACH-05] five files: the fifth is refused with its reason and goes when removed', async ({
  page,
}) => {
  await open(page, 1301)
  await field(page, 'Name of the hero').fill('Robin')
  const input = attach(page)
  await input.setInputFiles([1, 2, 3, 4, 5].map((number) => file(`log-${number}.txt`)))
  await expect(files(page).getByRole('listitem')).toHaveCount(5)
  await expect(files(page).getByRole('listitem').last()).toContainText(
    'That is more files than this field takes: at most 4.',
  )
  await send(page).click({ force: true })
  await expect(errorsOf(page)).toContainText('Files: That is more files than this field takes: at most 4.')
  await page.getByRole('button', { name: 'Remove log-5.txt' }).click()
  await expect(files(page).getByRole('listitem')).toHaveCount(4)
  await sendForm(page)
})

test('[ATTACH-07] [CONTACT-25] [FILE-04] with four files the field is closed and says so', async ({ page }) => {
  await open(page, 1301)
  await expect(page.getByText('Up to 4 files, 15 MB each')).toBeVisible()
  await attach(page).setInputFiles([1, 2, 3, 4].map((number) => file(`log-${number}.txt`)))
  await expect(page.getByText('You have chosen as many files as this field takes.')).toBeVisible()
  await expect(attach(page)).toBeDisabled()
})

test('[FILE-01] [FILE-02] a wrong type, an empty file and one over 15 MB are refused by name', async ({ page }) => {
  await open(page, 1252)
  const receipt = page.getByLabel('Receipt')
  await expect(receipt).not.toHaveAttribute('multiple')
  await attach(page).setInputFiles([
    file('setup.exe'),
    file('empty.txt', ''),
    file('long.txt', Buffer.alloc(15_000_001, 65)),
  ])
  const rows = files(page).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('Files of this type cannot be sent.')
  await expect(rows.nth(1)).toContainText('This file is empty. Choose another.')
  await expect(rows.nth(2)).toContainText('This file is too large: at most 15 MB.')
  await expect(page.getByText('3 files cannot be sent')).toBeVisible()
})

test('[ATTACH-06] the notice about files that cannot be sent goes after 5 s, the reason stays with the file', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, 1301)
  await page.clock.pauseAt(Date.now() + 120_000)
  await attach(page).setInputFiles(file('setup.exe'))
  await expect(page.getByText('1 file cannot be sent')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('1 file cannot be sent')).toHaveCount(0)
  await expect(files(page)).toContainText('Files of this type cannot be sent.')
})

test('a file that is not what its name says is refused by the server at its field', async ({ page }) => {
  await open(page, 1301)
  await field(page, 'Name of the hero').fill('Robin')
  await attach(page).setInputFiles(file('picture.png', 'MZ this is a program', 'image/png'))
  await send(page).click()
  await expect(errorsOf(page)).toContainText(/^.*Files: Files of this type cannot be sent\./)
  await expect(field(page, 'Name of the hero')).toHaveValue('Robin')
})
