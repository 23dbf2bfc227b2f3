// Every type of field that a topic can ask, filled wrong, corrected, sent. What is sent has to fit the server's own rules.
import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type AnswerOf, type Screen, example, open } from '../../../../../tests/support/screen.tsx'

type Field = AnswerOf<'getSolution'>['fields'][number]
type Sent = Record<string, unknown>
/** By its address: the server's files belong to another program, with libraries that browsers of games lack. */
const serverRules = '/server/src/contact/field-rules.ts'
const { checkFields } = (await import(/* @vite-ignore */ serverRules)) as {
  checkFields: (definitions: readonly Field[], values: Sent, facts: () => object) => unknown[]
}

const plain: Field = {
  ...example('getSolution', 'form').fields[1]!,
  placeholder: null,
  required: false,
  maxLength: null,
}
/** A field of this label; its key is the label without spaces. */
const ask = (label: string, more: Partial<Field> = {}): Field => ({
  ...plain,
  key: label.replaceAll(/[^a-z]/gi, ''),
  label,
  ...more,
})
const must = { required: true } as const
const options = (...labels: string[]): Field['options'] =>
  labels.map((label) => ({
    id: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    label,
    selected: false,
    disabled: false,
  }))
const questions: Field['secretQuestions'] = [{ id: '1', question: 'What was the name of your first pet?' }]
const system = ask('System', { type: 'option', renderMethod: 'radio', ...must, options: options('Windows', 'Mac') })
const attachments = ask('Receipt', { type: 'file', renderMethod: 'file' })
const hero = ask('Name of the hero', { ...must, minLength: 2, maxLength: 24 })

const form = page.getByRole('form')
const field = (name: string): Locator => form.getByLabelText(name).first()
const group = (name: string): Locator => page.getByRole('group', { name })
const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
const problem = (text: string): Locator => form.getByText(text)
const errors = page
  .getByRole('main')
  .getByCss('[tabindex="-1"]')
  .filter({ has: page.getByRole('heading', { name: 'Cannot submit' }) })
const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')

const leaveField = async (): Promise<void> => {
  await field('Description').click()
}
const choose = (input: Locator, ...chosen: File[]): void => {
  const element = input.element() as HTMLInputElement
  const transfer = new DataTransfer()
  for (const file of chosen) transfer.items.add(file)
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
const file = (name: string, content: BlobPart = 'a line of text\n'): File => new File([content], name)
const attach = page.getByCss('input[type=file]').last()

interface Form extends Screen {
  /** Sends it, and what went to the server's rules: they find nothing wrong with it. */
  send: () => Promise<Sent>
}
/** The form of a topic that asks these, as Ada has it. */
const openForm = async (...fields: Field[]): Promise<Form> => {
  const screen = await open('/contact/1201/ticket', {
    answers: { getSuggestions: 'none' },
    says: { getSolution: { ...example('getSolution', 'form'), fields } },
  })
  await expect.element(field('Description')).toBeVisible()
  await field('Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
  return {
    ...screen,
    send: async () => {
      await button('Send').click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible()
      const [sent] = (await screen.sent('submitContact')) as { fields: Sent }[]
      const facts = {
        today: new Date().toISOString().slice(0, 10),
        isSignedIn: true,
        fileCount: 1,
        isPhoneValid: () => true,
        isCountry: (code: string) => /^[A-Z]{2}$/.test(code),
      }
      expect(checkFields(fields, sent!.fields, () => facts)).toEqual([])
      return sent!.fields
    },
  }
}
const pressSend = (): Promise<void> => button('Send').click({ force: true })

test('what may be left out stands open beside what must be filled in, and keeps what was typed (T29)', async () => {
  const chapter = ask('Chapter of the season journey', { type: 'number', renderMethod: 'number' })
  const around = {
    says: {
      getSolution: { ...example('getSolution', 'form'), fields: [hero, chapter, ask('When did it happen?')] },
    },
  }
  await open('/contact/1201/ticket', around)
  await expect.element(field('When did it happen?')).toBeVisible()
  await field(chapter.label).fill('3')
  await expect.poll(() => JSON.stringify({ ...sessionStorage, ...localStorage })).toContain(chapter.key)
  await open('/contact/1201/ticket', around)
  await expect.element(field(chapter.label)).toHaveValue(3)
  await expect.element(field(chapter.label)).toBeVisible()
})

test('[FIELD-18] [FIELD-19] [FIELD-32] [FIELD-36] text, number and date: too short, missing, then right', async () => {
  const { send } = await openForm(
    hero,
    ask('Chapter', { type: 'number', renderMethod: 'number' }),
    ask('When did it happen?', { type: 'date', renderMethod: 'date' }),
  )
  await field(hero.label).fill('R')
  await field('Chapter').fill('3')
  await field('When did it happen?').fill('2026-11-01')
  await expect.element(problem('Use at least 2 characters.')).toBeVisible()
  await field(hero.label).fill('')
  await leaveField()
  await expect.element(problem('Fill this in to continue.')).toBeVisible()
  await field(hero.label).fill('Robin')
  await expect.element(field(hero.label)).toHaveAttribute('maxlength', '24')
  expect(await send()).toMatchObject({ Nameofthehero: 'Robin', Chapter: 3, Whendidithappen: '2026-11-01' })
})

test('[FIELD-30] [FIELD-31] [FIELD-37] a date lies between ninety years ago and today', async () => {
  await openForm(ask('Date of the move', { type: 'date', renderMethod: 'date', ...must }))
  const date = field('Date of the move')
  await expect.element(date).toHaveAttribute('min', `${new Date().getUTCFullYear() - 90}-01-01`)
  await date.fill('1900-02-03')
  await leaveField()
  await expect.element(problem('Enter a date, such as 2001-12-31.')).toBeVisible()
  await date.fill('2026-11-02')
  await expect.element(problem('Enter a date, such as 2001-12-31.')).toHaveLength(0)
})

test('a field is asked when another one says so, and what was filled in stays for when it comes back (CD-387)', async () => {
  const kind = ask('Kind of device', { type: 'option', renderMethod: 'dropdown', options: options('Mouse', 'Screen') })
  const { send } = await openForm(
    { ...kind, ...must },
    ask('Colour', { renderMethod: 'color', shownWhen: { field: kind.key, is: ['screen'] }, ...must }),
    system,
  )
  const colour = field('Colour')
  await expect.element(field(kind.label)).toBeVisible()
  await expect.element(colour).toHaveLength(0)
  await field(kind.label).selectOptions('screen')
  await colour.fill('#aa3300')
  await field(kind.label).selectOptions('mouse')
  await expect.element(colour).toHaveLength(0)
  await field(kind.label).selectOptions('screen')
  await expect.element(colour).toHaveValue('#aa3300')
  await field(kind.label).selectOptions('mouse')
  await group('System').getByRole('radio', { name: 'Windows' }).click()
  const sent = await send()
  expect(sent).toMatchObject({ [kind.key]: 'mouse', System: 'windows' })
  expect(sent).not.toHaveProperty('Colour')
})

test('[FIELD-08] [FIELD-09] an address has street, city, state, postal code and country', async () => {
  const { send } = await openForm(
    ask('New address', { type: 'address', ...must }),
    ask('Date of the move', { type: 'date', renderMethod: 'date', ...must }),
  )
  const address = group('New address')
  await expect.element(address.getByLabelText('Street and number')).toHaveAttribute('maxlength', '100')
  await pressSend()
  const wanted = /^(Street and number|City|Postal code|Country|Date of the move):/
  await expect.element(errors.getByRole('listitem').filter({ hasText: wanted })).toHaveLength(5)
  await address.getByLabelText('Street and number').fill('Harbour Lane 7')
  await address.getByLabelText('City').fill('Bergen')
  await address.getByLabelText('State or region').fill('Vestland')
  await address.getByLabelText('Postal code').fill('5003')
  await address.getByLabelText('Country').selectOptions('Germany')
  await field('Date of the move').fill('2026-11-02')
  expect(await send()).toMatchObject({
    Newaddress: { street: 'Harbour Lane 7', city: 'Bergen', state: 'Vestland', postal: '5003', country: 'DE' },
  })
})

test('[FIELD-20] [FIELD-35] account recovery: address, secret question, identity number and a masked code', async () => {
  const { send } = await openForm(
    ask('E-mail address of the account', { type: 'email', renderMethod: 'email', ...must }),
    ask('Secret question', { type: 'sqa', renderMethod: 'dropdown', secretQuestions: questions, ...must }),
    ask('National identity number', { type: 'nid', renderMethod: 'input', minLength: 5, maxLength: 30, ...must }),
    ask('Support PIN', { renderMethod: 'password', secure: true, ...must }),
  )
  await field('E-mail address of the account').fill('robin(at)players')
  await field('National identity number').fill('12')
  await leaveField()
  await expect.element(problem('Enter an email address, such as name@example.com.')).toBeVisible()
  await expect.element(problem('Use at least 5 characters.')).toBeVisible()
  await expect.element(field('Support PIN')).toHaveAttribute('type', 'password')
  await field('E-mail address of the account').fill('robin@players.example')
  await field('National identity number').fill('AB1234567')
  await field('Support PIN').fill('4711')
  const secret = group('Secret question')
  await secret.getByRole('combobox').selectOptions(questions[0]!.question)
  await secret.getByLabelText('Answer').fill('Biscuit')
  expect(await send()).toMatchObject({ Secretquestion: { questionId: '1', answer: 'Biscuit' }, SupportPIN: '4711' })
})

const service = ask('What would you like to change?', {
  type: 'service',
  renderMethod: 'checkbox',
  secretQuestions: questions,
  ...must,
})

test('[FIELD-11] [FIELD-12] [FIELD-13] [FIELD-27] a service form takes a new question, a new address or both, and wants one', async () => {
  const { send } = await openForm(service)
  const details = group(service.label)
  await expect.element(details.getByRole('checkbox')).toHaveLength(2)
  await expect.element(details.getByLabelText('New e-mail address', { exact: true })).toHaveLength(0)
  await expect.element(details.getByRole('combobox')).toHaveLength(0)
  await pressSend()
  await expect.element(errors).toMatchTextContent('What would you like to change?: Fill this in to continue.')
  await details.getByRole('checkbox', { name: 'A new e-mail address' }).click()
  await details.getByLabelText('New e-mail address', { exact: true }).fill('new@players.example')
  await details.getByRole('checkbox', { name: 'A new secret question' }).click()
  await details.getByRole('combobox').selectOptions(questions[0]!.question)
  await details.getByLabelText('Answer', { exact: true }).fill('Biscuit')
  await send()
})

test('[FIELD-28] [FIELD-29] what was chosen in a service form is required', async () => {
  await openForm(service)
  await group(service.label).getByRole('checkbox', { name: 'A new e-mail address' }).click()
  await group(service.label).getByRole('checkbox', { name: 'A new secret question' }).click()
  await pressSend()
  await expect
    .poll(() =>
      errors
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Secret question: Fill this in/),
      expect.stringMatching(/^Answer: Fill this in/),
      expect.stringMatching(/^New e-mail address: Fill this in/),
    ])
})

const licence = ask('I have read this and agree', {
  type: 'checkbox',
  renderMethod: 'license',
  content: '<p>The map stays yours.</p>',
  ...must,
})

test('a licence: instructions between the fields, nothing goes without the tick', async () => {
  const { send } = await openForm(
    ask('What happens next', { type: 'instructions', content: '<p>We collect your data.</p>' }),
    licence,
  )
  await expect.element(page.getByRole('region', { name: 'What happens next' })).toBeVisible()
  await pressSend()
  await expect.element(errors).toMatchTextContent('Agree to this to continue.')
  await page.getByRole('checkbox', { name: licence.label }).click()
  expect(await send()).toMatchObject({ [licence.key]: true })
})

const own = { ...example('getSolution', 'signedIn').fields[0]!, loginRequired: true, ...must }
const item = ask('Name of the item', { type: 'item', renderMethod: 'input', ...must })

test('[FIELD-15] [FIELD-16] a character is chosen by realm; a hidden field is not seen, and goes with the form', async () => {
  const { send } = await openForm(
    ask('Try this first', { type: 'instructions', content: '<p>Item restoration</p>' }),
    ask('Version of this form', { renderMethod: 'hidden', placeholder: '2026-11' }),
    own,
    item,
  )
  await expect.element(page.getByText('Version of this form')).toHaveLength(0)
  await expect.element(page.getByRole('region', { name: 'Try this first' })).toBeVisible()
  const realm = group('Character').getByLabelText('Realm')
  const character = group('Character').getByLabelText('Character', { exact: true })
  const texts = (list: Locator): string[] =>
    list
      .getByCss('option')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(() => texts(realm)).toEqual(['Select one', 'Emberfall', 'Tidewatch', 'Not in this list'])
  expect(texts(character)[0]).toBe('None of these')
  await expect.element(character.getByCss('option').first()).toHaveAttribute('value', '0')
  await realm.selectOptions('Tidewatch')
  await expect.element(character).not.toHaveValue('0')
  await field(item.label).fill('Tidecaller helm')
  expect(await send()).toMatchObject({
    Versionofthisform: '2026-11',
    character: { realmId: 2, characterId: 2001 },
    [item.key]: 'Tidecaller helm',
  })
})

test('the games silent: a character is written, a note says why, and the form goes (T3)', async () => {
  const { send } = await openForm({ ...own, choices: 'silent', realms: [] }, item)
  await expect.element(page.getByText('We can’t show your list right now.')).toBeVisible()
  await field('Character').fill('Thessaly, Emberfall')
  await field(item.label).fill('Tidecaller helm')
  expect(await send()).toMatchObject({ character: 'Thessaly, Emberfall' })
})

test('[FIELD-07] [FIELD-17] accounts, games, products and options are lists or radio buttons; none that is closed', async () => {
  const accounts = options('Ada#1', 'Ada#2 (ended)')
  const edition = ask('Which edition did you buy?', {
    type: 'product',
    renderMethod: 'radio',
    options: options('Standard', 'Deluxe', 'Ultimate'),
    ...must,
  })
  const { send } = await openForm(
    ask('Game account', {
      type: 'account',
      renderMethod: 'dropdown',
      choices: 'own',
      options: [accounts[0]!, { ...accounts[1]!, disabled: true }],
      ...must,
    }),
    ask('Old realm (no longer asked)', { type: 'na', renderMethod: 'hidden' }),
    own,
    edition,
    ask('Where did you buy it?', {
      type: 'option',
      renderMethod: 'dropdown',
      options: [...options('Console shop'), { ...options('Northlight shop')[0]!, selected: true }],
      ...must,
    }),
    ask('Which game is it about?', {
      type: 'game',
      renderMethod: 'dropdown',
      options: options('Realms of Aether', 'Tumble Legends'),
      ...must,
    }),
    system,
  )
  await expect.element(field('Game account').getByCss('option').filter({ hasText: 'ended' })).toBeDisabled()
  await expect.element(page.getByText('Old realm (no longer asked)')).toHaveLength(0)
  await expect.element(group('Character').getByLabelText('Character', { exact: true })).not.toHaveValue('0')
  await expect.element(field('Where did you buy it?')).toHaveValue('northlight-shop')
  await expect.element(group(edition.label).getByRole('radio')).toHaveLength(3)
  await field('Game account').selectOptions('Ada#1')
  await group(edition.label).getByRole('radio', { name: 'Deluxe' }).click()
  await field('Which game is it about?').selectOptions('Tumble Legends')
  await group('System').getByRole('radio', { name: 'Mac' }).click()
  expect(await send()).toMatchObject({
    Gameaccount: 'ada-1',
    [edition.key]: 'deluxe',
    Wheredidyoubuyit: 'northlight-shop',
    Whichgameisitabout: 'tumble-legends',
    System: 'mac',
  })
})

test('[FIELD-10] [FIELD-24] [FIELD-26] [FIELD-25] diagnostic files: two of Windows, one of a Mac, each of its kind', async () => {
  const { send } = await openForm(ask('Diagnostic report', { type: 'diag', renderMethod: 'file', ...must }))
  const report = group('Diagnostic report')
  await expect.element(report.getByRole('radio', { name: 'Windows' })).toBeChecked()
  const input = report.getByCss('input[type=file]')
  choose(input, file('system.nfo'))
  await expect.element(report.getByText('system.nfo').first()).toBeVisible()
  await pressSend()
  await expect.element(errors).toMatchTextContent('Add both diagnostic files.')
  choose(input, file('screen.png'))
  await expect.element(errors).toMatchTextContent('You can’t send files of this type.')
  await button('Remove screen.png').click()
  await button('Remove system.nfo').click()
  await report.getByRole('radio', { name: 'Mac' }).click()
  choose(input, file('system.nfo'))
  await expect.element(errors).toMatchTextContent('You can’t send files of this type.')
  await button('Remove system.nfo').click()
  choose(input, file('system.spx'))
  await expect.element(errors).toHaveLength(0)
  expect(await send()).toMatchObject({ Diagnosticreport: { platform: 'mac' } })
})

test('a report takes its platform from the field beside it, which asks once for all', async () => {
  const { send } = await openForm(
    { ...system, options: options('Windows', 'Mac', 'Console') },
    ask('Diagnostic report', {
      type: 'diag',
      renderMethod: 'file',
      ...must,
      shownWhen: { field: 'System', is: ['windows', 'mac'] },
    }),
  )
  const report = group('Diagnostic report')
  const chosen = group('System').getByRole('radio', { checked: true })
  await expect.element(chosen).toHaveLength(0)
  await expect.element(report).toHaveLength(0)
  await group('System').getByRole('radio', { name: 'Mac' }).click()
  await expect.element(report).toMatchTextContent('.spx')
  await expect.element(report.getByRole('radio')).toHaveLength(0)
  choose(report.getByCss('input[type=file]'), file('system.spx'))
  await expect.element(report.getByText('system.spx').first()).toBeVisible()
  await group('System').getByRole('radio', { name: 'Console' }).click()
  await expect.element(report).toHaveLength(0)
  expect(await send()).toMatchObject({ System: 'console' })
})

for (const [what, fields, fill, value] of [
  [
    'range',
    [ask('How bad is it?', { type: 'number', renderMethod: 'range' })],
    () => field('How bad is it?').fill('7'),
    7,
  ],
  ['week', [ask('Week', { renderMethod: 'week', ...must })], () => field('Week').fill('2026-W45'), '2026-W45'],
  [
    'month',
    [ask('Month of the statement', { renderMethod: 'month', ...must })],
    async () => {
      await group('Month of the statement').getByLabelText('Month').selectOptions('10')
      await group('Month of the statement').getByLabelText('Year').selectOptions('2026')
    },
    '2026-10',
  ],
  [
    'amount',
    [ask('Amount', { type: 'number', renderMethod: 'number', ...must })],
    () => field('Amount').fill('19.99'),
    19.99,
  ],
  [
    'masked digits',
    [ask('Last four digits', { renderMethod: 'password', secure: true, minLength: 4, maxLength: 4, ...must })],
    () => field('Last four digits').fill('4711'),
    '4711',
  ],
  ['time', [ask('Best time', { renderMethod: 'time', ...must })], () => field('Best time').fill('18:30'), '18:30'],
  [
    'text area',
    [ask('What do you need?', { renderMethod: 'textarea', ...must })],
    () => field('What do you need?').fill('A place for a wheelchair, please.'),
    'A place for a wheelchair, please.',
  ],
  [
    'date with time',
    [ask('When will you arrive?', { renderMethod: 'datetime-local', ...must })],
    () => field('When will you arrive?').fill('2026-11-20T10:30'),
    '2026-11-20T10:30',
  ],
  ['colour', [ask('Colour', { renderMethod: 'color', ...must })], () => field('Colour').fill('#aa3300'), '#aa3300'],
  [
    'search',
    [ask('Name of the card', { renderMethod: 'search', ...must })],
    () => field('Name of the card').fill('Lantern Keeper'),
    'Lantern Keeper',
  ],
  [
    'phone',
    [ask('Number on the day', { type: 'phone', renderMethod: 'tel', maxLength: 20, ...must })],
    () => field('Number on the day').fill('+1 213 373 4253'),
    '+1 213 373 4253',
  ],
] as const)
  test(`[FIELD-06] a form with ${what} is taken`, async () => {
    const { send } = await openForm(...fields)
    await fill()
    expect(Object.values(await send())).toContainEqual(value)
  })

test('a web address must be one; the press that leaves a field is not lost to the error that appears', async () => {
  const { send } = await openForm(ask('Link to the map', { renderMethod: 'url', ...must }), licence)
  await field('Link to the map').fill('lantern bay')
  await page.getByRole('checkbox', { name: licence.label }).click()
  await expect.element(problem('Enter a web address that begins with https://.')).toBeVisible()
  await field('Link to the map').fill('https://maps.players.example/lantern-bay')
  expect(await send()).toMatchObject({ [licence.key]: true, Linktothemap: 'https://maps.players.example/lantern-bay' })
})

const logs = (count: number): File[] => Array.from({ length: count }, (_, at) => file(`log-${at + 1}.txt`))

test('[ATTACH-01] [ATTACH-02] [ATTACH-03] [ATTACH-05] five files: the fifth is refused with its reason and goes when removed', async () => {
  await openForm(hero)
  await field(hero.label).fill('Robin')
  choose(attach, ...logs(5))
  await expect.element(files).toHaveLength(5)
  await expect.element(files.last()).toMatchTextContent('That’s too many files. Choose at most 4.')
  await pressSend()
  await expect.element(errors).toMatchTextContent('Files: That’s too many files. Choose at most 4.')
  await button('Remove log-5.txt').click()
  await expect.element(files).toHaveLength(4)
  await expect.element(errors).toHaveLength(0)
})

test('[ATTACH-07] [CONTACT-25] [FILE-04] with four files the field is closed and says so', async () => {
  await openForm(hero)
  await expect.element(page.getByText('Up to 4 files, 15 MB each')).toBeVisible()
  choose(attach, ...logs(4))
  await expect.element(page.getByText('You’ve chosen as many files as fit here.')).toBeVisible()
  await expect.element(attach).toBeDisabled()
})

test('[FILE-01] [FILE-02] a wrong type, an empty file and one over 15 MB are refused by name', async () => {
  await openForm(attachments)
  await expect.element(page.getByLabelText('Receipt')).not.toHaveAttribute('multiple')
  choose(attach, file('setup.exe'), file('empty.txt', ''), file('long.txt', new Uint8Array(15_000_001).fill(65)))
  await expect.element(files.nth(0)).toMatchTextContent('You can’t send files of this type.')
  await expect.element(files.nth(1)).toMatchTextContent('This file is empty. Choose another.')
  await expect.element(files.nth(2)).toMatchTextContent('This file is too large. Choose one up to 15 MB.')
  await expect.element(page.getByText('3 files can’t be sent')).toBeVisible()
})

test('[ATTACH-06] the notice about files that cannot be sent goes after 5 s, the reason stays with the file', async () => {
  await openForm(hero)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  choose(attach, file('setup.exe'))
  const notice = page.getByText('1 file can’t be sent')
  await expect.element(notice).toBeVisible()
  await vi.advanceTimersByTimeAsync(4999)
  await expect.element(notice).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(notice).toHaveLength(0)
  await expect.element(files).toMatchTextContent('You can’t send files of this type.')
})
