// Restrictions at the desk: their list, one of them, and the form that imposes one.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settled } from '../../../../../tests/support/answers.ts'
import {
  type State,
  approveStates,
  dialog,
  examplesNow,
  proveDeeds,
  wroteBy,
} from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

type Penalty = AnswerOf<'listPenalties'>['items'][number]
const [base] = example('listPenalties', 'desk-penalties').items as [Penalty]
const told = (...items: Penalty[]): AnswerOf<'listPenalties'> => ({ items, nextCursor: null })
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const text = (name: string | RegExp) => page.getByRole('textbox', { name })
const choice = (name: string | RegExp) => page.getByRole('combobox', { name })
const list = () => page.getByRole('region', { name: 'Restrictions' }).first()
const path = `/restrictions/${base.id}`
const over: Penalty = { ...base, id: 'pen-2', active: false, lastAppealState: 'OVERTURNED' }
const all = [
  base,
  { ...base, id: 'pen-1', end: null, lastAppealState: null },
  { ...base, id: 'pen-3', accountId: 'ada', gameAccount: 'Ada#1', game: 'unheard' },
  over,
  { ...over, id: 'pen-4', lastAppealState: null },
]
const shows = (...items: Penalty[]): State => ({ path, roles: ['lead'], says: { listPenalties: told(...items) } })
const machine: Penalty = {
  ...base,
  end: null,
  imposedBy: null,
  decidedBy: 'machine',
  lastAppealState: null,
  howToComplain: { 'en-US': 'An out-of-court body, such as the one in your country' },
  openedByMailAt: ['2026-11-19T10:00:00.000Z'],
  evidence: [],
}
const failed = 'That did not work. Try again in a moment.'

approveStates({
  'restrictions in force and over': { ...shows(...all), of: list },
  'restrictions of one player, all over': {
    path: '/restrictions?account=boris',
    says: { listPenalties: told(over) },
    of: list,
    roles: ['lead'],
  },
  'restrictions as an agent sees them': { ...shows(base), roles: ['agent'] },
  'a restriction that is over': { ...shows(...all), path: '/restrictions/pen-2' },
  'a restriction for ever, by a machine': shows(machine),
  'a restriction on a phone': { ...shows(base), width: 390 },
  'no restriction': { path: '/restrictions', says: { listPenalties: told() } },
  'a restriction is ended': { ...shows(base), act: () => button('End it now').click(), of: dialog },
  'an agent imposes none': { path: '/restrictions/new', roles: ['agent'] },
  'a form without anything': { path: '/restrictions/new', roles: ['lead'], says: { listPenalties: told() } },
  'a form that lacks everything': {
    path: '/restrictions/new',
    roles: ['lead'],
    act: () => button('Impose restriction').click(),
  },
  'a form of a restriction until a day that is over, in own words': {
    path: '/restrictions/new?account=demo-ada',
    roles: ['lead'],
    says: { listPlayers: example('listPlayers', 'desk-players') },
    act: async () => {
      await choice('Kind of restriction').selectOptions('Write your own text')
      await page.getByText('Until a date').click()
      await page.getByCss('input[type=date]').fill('2026-11-01')
      await choice('Reason').selectOptions('Use of unauthorized software')
      await button(/^Evidence/).click()
      await text('Evidence').fill('One\n\nTwo')
      await button(/^Language/).click()
      await button('Impose restriction').click()
    },
  },
})

proveDeeds({
  'a restriction ends once it was asked, as it was read': {
    ...shows(base),
    act: async ({ asked }) => {
      await button('End it now').click()
      await button('Cancel').click()
      await button('End it now').click()
      await dialog().getByRole('button', { name: 'End it now' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      expect(asked.some(({ operation }) => operation === 'updatePenalty')).toBe(true)
    },
    wrote: [['updatePenalty', `penalties/${base.id}`, { active: false }]],
    tells: 'The restriction is over',
  },
  'a restriction that does not end': {
    ...shows(base),
    says: { listPenalties: told(base), updatePenalty: new Refused(503) },
    act: async () => {
      await button('End it now').click()
      await dialog().getByRole('button', { name: 'End it now' }).click()
    },
    wrote: [['updatePenalty', `penalties/${base.id}`, { active: false }]],
    tells: failed,
    then: async () => expect.element(dialog()).toBeVisible(),
  },
})

const fill = async (): Promise<void> => {
  await choice('Kind of restriction').selectOptions('Suspension')
  await page.getByText('7 days').click()
  await choice('Reason').selectOptions('Write your own text')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Selling the account')
  await choice(/^Rule/).selectOptions('Code of conduct 3.2: no software that plays for you')
  await text('What was found').fill('An offer of the fifth.')
}
const body = {
  accountId: 'demo-ada',
  gameAccount: 'Boris#2411',
  game: 'wow',
  penalty: { 'en-US': 'Suspension', 'de-DE': 'Sperre' },
  reason: { 'en-US': 'Selling the account' },
  ruleBroken: { 'en-US': 'Code of conduct 3.2: no software that plays for you' },
  facts: { 'en-US': 'An offer of the fifth.' },
  decidedBy: 'person',
  evidence: [],
  appealable: true,
  end: expect.stringMatching(/^2026-11-27T10:00:/) as string,
}

proveDeeds({
  'a restriction is imposed, and then shown': {
    path: '/restrictions/new?account=demo-ada',
    roles: ['lead'],
    act: async () => {
      await fill()
      await button('Impose restriction').click()
    },
    wrote: [['createPenalty', 'penalties', body]],
    tells: 'Imposed',
    then: async ({ place }) => expect.poll(place).toBe('/restrictions/pen-7f21?account=demo-ada'),
  },
  'a restriction of a player who is looked for, until a day, with all that can be said': {
    path: '/restrictions/new',
    roles: ['lead'],
    act: async () => {
      const player = choice(/^Player/).first()
      await player.fill('ada')
      await page.getByRole('option', { name: /Ada Lindqvist/ }).click()
      await choice('Game').selectOptions('overwatch')
      await text('Game account').fill(' Ada#77 ')
      await fill()
      await page.getByText('Until a date').click()
      await page.getByCss('input[type=date]').fill('2026-12-01')
      await button(/^Evidence/).click()
      await text('Evidence').fill('Match 1\n\nMatch 2\n')
      await button(/^Other ways to complain/).click()
      await text('Other ways to complain').last().fill('A court')
      await page.getByRole('checkbox', { name: 'The player may appeal' }).click()
      await button('Impose restriction').click()
    },
    wrote: [
      [
        'createPenalty',
        'penalties',
        {
          ...body,
          accountId: 'ada',
          gameAccount: 'Ada#77',
          game: 'overwatch',
          howToComplain: { 'en-US': 'A court' },
          evidence: ['Match 1', 'Match 2'],
          appealable: false,
          end: '2026-12-01T23:59:59.000Z',
        },
      ],
    ],
  },
})

test('a restriction that got no answer is the same one when it is sent again, also after a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
  let isAway = true
  const around: Around = { roles: ['lead'], says: { createPenalty: () => (isAway ? new Refused(503) : undefined) } }
  const screen = await openDesk('/restrictions/new?account=demo-ada', around)
  await fill()
  await button('Impose restriction').click()
  await screen.sent('createPenalty')
  await expect.element(page.getByText(failed)).toBeVisible()
  await expect.element(text('What was found')).toHaveValue('An offer of the fifth.')
  vi.setSystemTime(new Date(examplesNow.getTime() + 3_600_000))
  isAway = false
  await button('Impose restriction').click()
  await expect.poll(screen.place).toBe('/restrictions/pen-7f21?account=demo-ada')
  const [first, second] = wroteBy(screen) as [unknown, unknown]
  expect(second).toEqual(first)
})

test('what was typed for one player is offered again, but not for how long, nor where', async () => {
  const around: Around = { roles: ['lead'] }
  await openDesk('/restrictions/new?account=demo-ada', around)
  await fill()
  await userEvent.tab()
  await openDesk('/restrictions/new?account=demo-ada', around)
  await expect.element(text('What was found')).toHaveValue('An offer of the fifth.')
  await expect.element(page.getByRole('radio', { name: '7 days' })).not.toBeChecked()
})

test('the game account of an earlier restriction fills a field that nobody is in', async () => {
  let come: () => void
  const theirs = new Promise<undefined>((resolve) => (come = () => resolve(undefined)))
  const says: Around['says'] = {
    listPenalties: ({ url }) => (url.searchParams.has('accountId') ? theirs : undefined),
  }
  const field = text('Game account')
  await openDesk('/restrictions/new?account=demo-ada', { roles: ['lead'], says })
  await field.click()
  come!()
  await settled()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('Robin#2411')
  await expect.element(field).toHaveValue('Robin#2411')
  await openDesk('/restrictions/new?account=demo-ada', { roles: ['lead'], says })
  await expect.element(field).toHaveValue('Boris#2411')
})

test('restrictions of a list are folded as they were left, and open what is read', async () => {
  const { place } = await openDesk('/restrictions', { roles: ['lead'], says: { listPenalties: told(...all) } })
  const ended = page.getByRole('region', { name: /^Ended/ })
  await expect.element(ended).toBeVisible()
  await expect.element(ended.getByRole('link').first()).not.toBeInTheDocument()
  await ended.getByRole('heading').click()
  await ended.getByRole('link').first().click()
  await expect.poll(place).toBe('/restrictions/pen-2')
  await openDesk('/restrictions/pen-2', { roles: ['lead'], says: { listPenalties: told(...all) } })
  await expect.element(ended.getByRole('link').first()).toBeVisible()
  await expect.element(ended.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
})
