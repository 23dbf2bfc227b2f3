// Appeals at the desk: each state, and what is sent of all that can be done with one.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type State, approveStates, dialog, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

type Sheet = AnswerOf<'getAppeal'>
const base = example('getAppeal', 'desk-appeal-sheet')
const { appeal, opinions } = base
const path = `/appeals/${appeal.id}?state=PENDING`
const own = `appeals/${appeal.id}`
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
const list = () => page.getByCss('[data-live-list]')
const agents = example('listAgents', 'desk-agents').items
const leads = {
  items: [
    ...agents,
    { ...agents[1]!, id: 'lead-lee', displayName: 'Lee' },
    { ...agents[1]!, id: 'admin-sam', displayName: 'Sam', role: 'admin' as const },
  ],
}
const shows = (its: Partial<Sheet['appeal']> = {}, change: Partial<Sheet> = {}, more: Around['says'] = {}): State => ({
  path,
  roles: ['lead'],
  says: { getAppeal: { ...base, ...change, appeal: { ...appeal, ...its } }, listAgents: leads, ...more },
})
const question = {
  question: 'Does he have an account?',
  askedBy: 'lead-kim',
  askedAt: at(1),
  answerUntil: '2026-11-25T09:01:00.000Z',
  answer: null,
  answeredAt: null,
}
const questions = [
  { ...question, answer: 'He does: Mika#77', answeredAt: at(2) },
  { ...question, askedAt: at(3) },
  { ...question, askedAt: at(4) },
] as Sheet['appeal']['questions']
const unasked = { opinions: [] }
const steps = () => page.getByRole('region', { name: 'What can be done' })

approveStates({
  'an appeal that waits for its player': shows(
    { waitsForPlayer: true, questions, assignee: 'agent-jo', description: null },
    {
      opinions: [{ ...opinions[0]!, colleague: 'lead-kim', question: null, advice: null, words: null, givenAt: null }],
    },
  ),
  'an appeal with one who may not decide': { ...shows({ assignee: 'lead-kim' }), roles: ['agent'] },
  'an appeal of one’s own restriction': shows({
    penalty: { ...appeal.penalty, imposedBy: 'agent-jo', end: null, evidence: [] },
  }),
  'an appeal that was decided': shows(
    {
      state: 'UPHELD',
      repName: 'Kim',
      repResponse: 'The finding stands.',
      decidedBy: 'lead-kim',
      decidedAt: at(5),
      penalty: { ...appeal.penalty, imposedBy: null, decidedBy: 'machine', openedByMailAt: [at(1), at(2)] },
    },
    {
      alike: [],
      opinions: [],
      assignments: [
        { assignee: 'lead-kim', assignedBy: 'lead-kim', assignedAt: at(1), note: null },
        { assignee: 'lead-lee', assignedBy: 'lead-kim', assignedAt: at(2), note: 'You know the game.' },
        { assignee: null, assignedBy: 'lead-lee', assignedAt: at(3), note: null },
      ],
    },
  ),
  'an appeal of which nothing was written down': shows(
    { penalty: (({ facts: _facts, ruleBroken: _rule, decidedBy: _by, ...rest }) => rest)(appeal.penalty) },
    { ...unasked, alike: [{ ...base.alike[0]!, description: null, repName: null, state: 'OVERTURNED' }] },
  ),
  'an opinion that is asked for': {
    ...shows({}, { opinions: [{ ...opinions[0]!, advice: null, words: null, givenAt: null }] }),
    of: () => page.getByCss('article form'),
  },
  'an opinion that is changed': {
    ...shows({}),
    of: () => page.getByCss('article form'),
    act: () => button('Change my opinion').click(),
  },
  'an appeal on a phone': { ...shows(), width: 390 },
  'what else can be done, of which some is used up': {
    ...shows(
      { questions },
      { opinions: [1, 2, 3, 4, 5].map((index) => ({ ...opinions[0]!, colleague: `agent-${index}` })) },
    ),
    of: steps,
    act: () => button('More actions').click(),
  },
  'a question to the player': { ...shows(), of: steps, act: () => userEvent.keyboard('p') },
  'a question to a colleague': { ...shows(), of: steps, act: () => userEvent.keyboard('n') },
  'a hand-over': { ...shows({ assignee: 'agent-jo' }), of: steps, act: () => userEvent.keyboard('t') },
  'a decision without words': {
    ...shows({ penalty: { ...appeal.penalty, end: null } }),
    of: steps,
    act: () => button(/^Lift/).click(),
  },
  'a decision that is asked about': {
    ...shows(),
    of: dialog,
    act: async () => {
      await box('Answer to the player').fill('Sorry')
      await button(/^Lift/).click()
    },
  },
  'appeals in their list': {
    ...shows(),
    of: list,
    says: {
      listAgents: leads,
      listAppeals: {
        items: [
          { ...appeal, assignee: 'lead-kim', description: null },
          { ...appeal, id: 'app-1', waitsForPlayer: true, dueAt: at(0), isOverdue: true },
          { ...appeal, id: 'app-2', dueAt: at(0), isOverdue: true },
          { ...appeal, id: 'app-3', state: 'UPHELD' },
        ],
        nextCursor: 'next',
      },
    },
  },
  'no appeal': { path: '/appeals', answers: { listAppeals: 'desk-appeals-empty' }, roles: ['lead'] },
  'appeals that did not come': { path: '/appeals', says: { listAppeals: new Refused(404) } },
  'an appeal that is not there': { path, says: { getAppeal: new Refused(404) } },
  'an appeal that does not come': { path, says: { getAppeal: new Refused(503) } },
})

const failed = 'That did not work. Try again in a moment.'
const changed = 'Somebody else changed this appeal. Look again: what you wrote is still here.'
const decision = (decision: string, repResponse: string) => [
  ['decideAppeal', `${own}/decision`, { decision, repResponse }],
]
const decide = (name: RegExp, words: string) => async () => {
  await box('Answer to the player').fill(words)
  await button(name).click()
  await button('Decide').click()
  await expect.element(dialog()).not.toBeInTheDocument()
}
const choose = (name: string, value: string) => page.getByRole('combobox', { name }).selectOptions(value)
const submit = (name: string) => steps().getByRole('button', { name, exact: true }).last().click()

proveDeeds({
  'an appeal is taken': {
    ...shows(),
    act: () => button(/^Take it myself/).click(),
    wrote: [['assignAppeal', `${own}/assignee`, { assignee: 'agent-jo' }]],
    tells: 'The appeal is yours',
  },
  'an appeal is taken by key': {
    ...shows(),
    act: () => userEvent.keyboard('a'),
    wrote: [['assignAppeal', `${own}/assignee`, { assignee: 'agent-jo' }]],
    tells: 'The appeal is yours',
  },
  'one’s own appeal is not taken again': {
    ...shows({ assignee: 'agent-jo' }),
    act: () => userEvent.keyboard('a'),
    wrote: [],
  },
  'an appeal that somebody else took': {
    ...shows({}, {}, { assignAppeal: new Refused(409) }),
    act: () => userEvent.keyboard('a'),
    wrote: [['assignAppeal', `${own}/assignee`, { assignee: 'agent-jo' }]],
    tells: changed,
  },
  'a restriction is upheld': {
    ...shows(),
    act: decide(/^Uphold/, ' It stands. '),
    wrote: decision('UPHELD', 'It stands.'),
    tells: 'Upheld',
    then: async () => expect.element(box('Answer to the player')).toHaveValue(''),
  },
  'a restriction is lifted': {
    ...shows(),
    act: decide(/^Lift/, 'Sorry.'),
    wrote: decision('OVERTURNED', 'Sorry.'),
    tells: 'Overturned',
  },
  'a decision that does not get through keeps its words': {
    ...shows({}, {}, { decideAppeal: new Refused(503) }),
    act: decide(/^Lift/, 'Sorry.'),
    wrote: decision('OVERTURNED', 'Sorry.'),
    tells: failed,
    then: async () => expect.element(box('Answer to the player')).toHaveValue('Sorry.'),
  },
  'a decision that came too late': {
    ...shows({}, {}, { decideAppeal: new Refused(409) }),
    act: decide(/^Lift/, 'Sorry.'),
    wrote: decision('OVERTURNED', 'Sorry.'),
    tells: changed,
  },
  'a decision without words is none': {
    ...shows(),
    act: async () => {
      await box('Answer to the player').fill('  ')
      await button(/^Uphold/).click()
      await expect.element(page.getByText('Write an answer first.')).toBeVisible()
      await expect.element(dialog()).not.toBeInTheDocument()
    },
    wrote: [],
  },
  'a player is asked, and the decision is there again': {
    ...shows(),
    act: async () => {
      await button('More actions').click()
      await button(/^Ask the player/).click()
      await expect.element(box('Question to the player')).toHaveFocus()
      await submit('Send the question')
      await expect.element(page.getByText('Write something first.')).toBeVisible()
      await box('Question to the player').fill(' Which brother? ')
      await submit('Send the question')
      await expect.element(box('Answer to the player')).toBeVisible()
    },
    wrote: [['askAppellant', `${own}/question`, { question: 'Which brother?' }]],
    tells: 'The player is asked',
  },
  'a question that does not get through stays, and outlives its step': {
    ...shows({}, {}, { askAppellant: new Refused(409) }),
    act: async () => {
      await userEvent.keyboard('p')
      await box('Question to the player').fill('Which brother?')
      await submit('Send the question')
    },
    wrote: [['askAppellant', `${own}/question`, { question: 'Which brother?' }]],
    tells: changed,
    then: async () => {
      await button(/^Write the decision/).click()
      await expect.element(box('Answer to the player')).toHaveFocus()
      ;(document.activeElement as HTMLElement).blur()
      await userEvent.keyboard('p')
      await expect.element(box('Question to the player')).toHaveValue('Which brother?')
    },
  },
  'nobody is asked while one question waits': {
    ...shows({ waitsForPlayer: true, questions: questions.slice(0, 2) }),
    act: () => userEvent.keyboard('p'),
    wrote: [],
    then: async () => expect.element(box('Answer to the player')).toBeVisible(),
  },
  'a colleague is asked': {
    ...shows({}, unasked),
    act: async () => {
      await userEvent.keyboard('n')
      await submit('Ask')
      await expect.element(page.getByCss('[id$=error]').filter({ hasText: 'Choose somebody' })).toBeVisible()
      await choose('Colleague', 'Kim')
      await submit('Ask')
    },
    wrote: [['askOpinion', `${own}/opinions`, { colleague: 'lead-kim' }]],
    tells: 'Your colleague is asked',
  },
  'a colleague is asked something': {
    ...shows({}, unasked),
    act: async () => {
      await userEvent.keyboard('n')
      await choose('Colleague', 'Kim')
      await box('What do you want to know?').fill(' Two people? ')
      await submit('Ask')
    },
    wrote: [['askOpinion', `${own}/opinions`, { colleague: 'lead-kim', question: 'Two people?' }]],
  },
  'an appeal is handed over': {
    ...shows({ assignee: 'agent-jo' }),
    act: async () => {
      await userEvent.keyboard('t')
      await submit('Hand over')
      await expect.element(page.getByText('Choose somebody who does not have it yet.')).toBeVisible()
      await choose('Lead who decides', 'Sam')
      await box('Reason').fill(' You know the game. ')
      await submit('Hand over')
    },
    wrote: [['assignAppeal', `${own}/assignee`, { assignee: 'admin-sam', note: 'You know the game.' }]],
    tells: 'The appeal is handed over',
  },
  'an appeal is left to nobody': {
    ...shows({ assignee: 'agent-jo' }),
    act: async () => {
      await userEvent.keyboard('t')
      await choose('Lead who decides', 'Nobody')
      await box('Reason').fill('My shift ends')
      await submit('Hand over')
    },
    wrote: [['assignAppeal', `${own}/assignee`, { assignee: null, note: 'My shift ends' }]],
  },
  'an opinion is given': {
    ...shows({}, { opinions: [{ ...opinions[0]!, advice: null, words: null, givenAt: null }] }),
    roles: ['agent'],
    act: async () => {
      await button('Give my opinion').click()
      await expect.element(page.getByText('Write something first.')).toBeVisible()
      await page.getByRole('radio', { name: 'Uphold', exact: true }).click()
      await box(/^Why do you think so/).fill(' One person. ')
      await button('Give my opinion').click()
    },
    wrote: [['giveOpinion', `${own}/opinion`, { words: 'One person.', advice: 'UPHELD' }]],
    tells: 'Your opinion is noted',
  },
  'an opinion is changed to none': {
    ...shows(),
    act: async () => {
      await button('Change my opinion').click()
      await page.getByRole('radio', { name: 'I cannot say' }).click()
      await button('Give my opinion').click()
      await expect.element(button('Change my opinion')).toBeVisible()
    },
    wrote: [['giveOpinion', `${own}/opinion`, { words: opinions[0]!.words }]],
  },
})

test('the first appeal is open by itself; j and k go through them, the state asks for others, news asks anew', async () => {
  const items = ['app-1', 'app-2', 'app-3'].map((id) => ({ ...appeal, id }))
  const { place, asked, tell } = await openDesk('/appeals', {
    roles: ['lead'],
    says: {
      listAppeals: ({ url }) => ({
        items: url.searchParams.has('cursor') ? [{ ...appeal, id: 'app-4' }] : items,
        nextCursor: url.searchParams.has('cursor') ? null : 'next',
      }),
    },
  })
  await expect.poll(place).toBe('/appeals/app-1?state=PENDING')
  await userEvent.keyboard('k')
  await userEvent.keyboard('j')
  await expect.poll(place).toBe('/appeals/app-2?state=PENDING')
  await expect.element(list().getByCss('[aria-current]')).toHaveAttribute('href', expect.stringContaining('app-2'))
  await userEvent.keyboard('k')
  await expect.poll(place).toBe('/appeals/app-1?state=PENDING')
  const queries = () => asked.filter(({ operation }) => operation === 'listAppeals').map(({ url }) => url.search)
  await button('Show more appeals').click()
  await expect.poll(queries).toContain('?state=PENDING&limit=100&cursor=next')
  const before = queries().length
  await page.getByRole('article').getByRole('heading', { level: 2 }).hover()
  await expect.poll(() => (tell('appeals', { ids: [], isMore: false }), queries().length)).toBeGreaterThan(before)
  await choose('State', 'MINE')
  await expect.poll(() => queries().at(-1)).toBe('?state=MINE&limit=100')
  expect(place()).toBe('/appeals/app-1?state=MINE')
  const other = await openDesk('/appeals?state=MINE', { roles: ['agent'] })
  await expect
    .poll(() => other.asked.filter(({ operation }) => operation === 'listAppeals').map(({ url }) => url.search))
    .toContain('?state=PENDING&limit=100')
})
