// A case on a player's behalf: of a player, or of a mail address, with the questions of its topic.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approveStates, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

const form = example('getTopicForm', 'topic-form')
type Field = AnswerOf<'getTopicForm'>['fields'][number]
const [option] = form.fields as [Field]
const field = (change: Partial<Field>): Field =>
  ({ ...option, required: false, options: [], renderMethod: 'text', ...change }) as Field
const fields: Field[] = [
  option,
  field({ key: 'subject', label: 'Subject', type: 'string' }),
  field({ key: 'level', label: 'Level', type: 'number' }),
  field({ key: 'since', label: 'Since', type: 'date' }),
  field({ key: 'again', label: 'It happened again', type: 'checkbox' }),
  field({ key: 'words', label: 'Words', type: 'string', maxLength: 12 }),
]
const says: Around['says'] = { getTopicForm: { ...form, fields } }
const main = page.getByRole('main')
const choice = (name: string | RegExp) => main.getByRole('combobox', { name })
const text = (name: string) => main.getByRole('textbox', { name })
const send = () => main.getByRole('button', { name: 'File it' }).click()
const topic = async (): Promise<void> => {
  await choice('Game').selectOptions('Realms of Aether')
  await choice('Topic').selectOptions('Character stuck')
  await expect.element(choice('Realm')).toBeVisible()
}
const filed = {
  categoryId: 1201,
  language: 'en-US',
  subject: null,
  description: 'It is shut.',
  fields: { realm: 'emberfall' },
}
const player = { accountId: 'ada', email: null, name: null }

approveStates({
  'a form with every kind of question': { path: '/file-case?player=ada', says, act: topic },
  'a form of somebody who is written to, with what is seen of it': {
    path: '/file-case',
    says,
    act: async () => {
      await choice(/^Player or/).fill('ada@players.example')
      await text('Name').fill(' Ada ')
      await topic()
      await text('Subject').fill(' The gate ')
      await text('What happened').fill(' It is shut. ')
    },
  },
  'a form that lacks everything': { path: '/file-case', act: send },
  'a form of a player nobody knows': {
    path: '/file-case?player=unheard',
    answers: { listPlayers: 'desk-players-empty' },
  },
})

proveDeeds({
  'a case is filed for a player, in another language, and shown': {
    path: '/file-case?player=ada',
    says,
    act: async () => {
      await topic()
      await choice('Language of the player').selectOptions('German (Germany)')
      await choice('Realm').selectOptions('Emberfall')
      await main.getByLabelText('Level').fill('60')
      await main.getByLabelText('Since').fill('2026-11-01')
      await main.getByText('It happened again').click()
      await text('Words').fill('Twice')
      await text('Words').fill('')
      await text('Subject').fill(' The gate ')
      await text('What happened').fill('It is shut.')
      await send()
    },
    wrote: [
      [
        'fileCase',
        'cases',
        {
          ...player,
          ...filed,
          language: 'de-DE',
          subject: 'The gate',
          fields: { realm: 'emberfall', level: 60, since: '2026-11-01', again: true },
        },
      ],
    ],
    tells: 'Filed',
    then: async ({ place }) => expect.poll(place).toMatch(/^\/cases\/\d+\?view=open$/),
  },
  'a case is filed for a mail address': {
    path: '/file-case',
    says,
    act: async () => {
      await choice(/^Player or/).fill(' mika@players.example ')
      await text('Name').fill(' Mika ')
      await topic()
      await choice('Realm').selectOptions('Tidewatch')
      await text('What happened').fill('It is shut.')
      await send()
    },
    wrote: [
      [
        'fileCase',
        'cases',
        { accountId: null, email: 'mika@players.example', name: 'Mika', ...filed, fields: { realm: 'tidewatch' } },
      ],
    ],
  },
  'no mail address, no topic, no words: none is filed': {
    path: '/file-case',
    act: async () => {
      await choice(/^Player or/).fill('mika')
      await send()
      await expect.element(main.getByText('Give a mail address, or choose a player.')).toBeVisible()
      await expect.element(main.getByText('Choose a topic.')).toBeVisible()
      await expect.element(main.getByText('Write what it is about.')).toBeVisible()
      await expect.element(choice(/^Player or/)).toHaveFocus()
    },
    wrote: [],
  },
  'what the server finds wrong is said at its field, and what was typed stays': {
    path: '/file-case?player=ada',
    says: {
      ...says,
      fileCase: new Refused(422, {
        status: 422,
        slug: 'validation',
        validationErrors: {
          errorCodes: { 'realm-closed': 'This realm is closed.' },
          fieldErrors: [{ field: 'fields.realm', code: 'realm-closed' }],
        },
      }),
    },
    act: async () => {
      await topic()
      await choice('Realm').selectOptions('Emberfall')
      await text('What happened').fill('It is shut.')
      await send()
      await expect.element(choice('Realm')).toHaveAttribute('aria-invalid', 'true')
      await expect.element(main.getByText('This realm is closed.')).toBeVisible()
    },
    wrote: [['fileCase', 'cases', { ...player, ...filed }]],
    then: async () => expect.element(text('What happened')).toHaveValue('It is shut.'),
  },
})

test('another topic asks other questions and keeps the subject; a player is picked, and left again', async () => {
  const { place, asked } = await openDesk('/file-case', { says })
  await choice(/^Player or/).fill('ada')
  await page.getByRole('option', { name: /Ada Lindqvist/ }).click()
  await expect.poll(place).toBe('/file-case?player=ada')
  await topic()
  await text('Subject').fill('The gate')
  await choice('Realm').selectOptions('Emberfall')
  await choice('Game').selectOptions('Vanguard Rising')
  await expect.element(choice('Topic')).toHaveValue('')
  await expect.element(choice('Realm')).not.toBeInTheDocument()
  await topic()
  await expect.element(choice('Realm')).toHaveValue('')
  await expect.element(text('Subject')).toHaveValue('The gate')
  await choice('Language of the player').selectOptions('German (Germany)')
  await expect
    .poll(() => asked.filter(({ operation }) => operation === 'getTopicForm').map(({ url }) => url.search))
    .toEqual(['?language=en-US', '?language=de-DE'])
  await main.getByRole('link', { name: 'Change' }).click()
  await expect.poll(place).toBe('/file-case')
})
