// Restrictions of an account: the lists, one penalty, an appeal.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AnswerOf, type Around, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

type Penalty = AnswerOf<'getPenalties'>[number]
const all = example('getPenalties', 'penalties')
const suspension = all[0]!
const silenced = all[2]!
const pending = example('getPenalties', 'penalties-pending')[0]!
const upheld = example('getPenalties', 'penalties-upheld')[0]!
const copies = (of: Penalty, count: number): Penalty[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? of : { ...of, id: `${of.id}-${at}` }))
/** Five that are active and nine that are over. */
const many = [...copies(suspension, 5), ...copies(silenced, 9)]
const boris = { scenario: 'banned', says: { getPenalties: many } } as const
const past = page.getByRole('region', { name: /^Past/ })
const reached = 'You’ve used all your appeals for now'

test('[PENALTY-01, PENALTY-05, PENALTY-06, PENALTY-07] title, disclaimer with its article, and two lists with pages', async () => {
  await open('/restrictions', boris)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Account restrictions' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'How restrictions work' }))
    .toHaveAttribute('href', '/support/en-US/help/article/9852')
  await expect.element(page.getByRole('region', { name: /^Active/ }).getByRole('article')).toHaveLength(5)
  await expect.element(past.getByRole('article')).toHaveLength(6)
})

test('[PENALTY-12, PENALTY-13, PENALTY-17, PENALTY-20] cards lead to their penalty; another page begins at the top', async () => {
  const { place } = await open('/restrictions', boris)
  await past.getByRole('link', { name: 'Next page' }).click()
  await expect.element(past.getByText('Showing 7–9 of 9')).toBeVisible()
  await expect.poll(() => window.scrollY).toBe(0)
  await past.getByRole('link', { name: 'Previous page' }).click()
  await expect.element(past.getByText('Showing 1–6 of 9')).toBeVisible()
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Suspension' }) })
    .first()
  await expect.element(card.getByCss('img')).toBeVisible()
  for (const text of ['Use of unauthorized software', 'Vanguard Rising', 'Boris#2411'])
    await expect.element(card).toMatchTextContent(text)
  await card.getByRole('link').click()
  await expect.poll(place).toBe('/penalty/pen-7f21')
})

test('[PENALTY-10] an account without restrictions is told so, with an article', async () => {
  await open('/restrictions', { answers: { getPenalties: 'penalties-empty' } })
  await expect.element(page.getByText('Your account has no restrictions')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See other reasons' }))
    .toHaveAttribute('href', '/support/en-US/help/article/99516')
})

test('[PENALTY-11] [PENALTY-09] a spinner while loading; the reached limit is said and no card offers an appeal', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await open('/restrictions', {
    scenario: 'banned',
    says: { getPenalties: () => held.then(() => many), isAppealLimitReached: true },
  })
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading your restrictions' })).toBeVisible()
  release()
  await expect.element(page.getByText(reached)).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(11)
  await expect.element(page.getByRole('article').getByText('Appeal', { exact: true })).toHaveLength(0)
})

test('[PENALTY-27, APPEAL-15, APPEAL-17, CASEERROR-23] at the limit the form is shown but cannot be used', async () => {
  const says = { getPenalties: [suspension], isAppealLimitReached: true }
  await open('/penalty/pen-7f21', { scenario: 'banned', says })
  await expect.element(page.getByText(reached).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('textbox')).toBeDisabled()
  await expect.element(page.getByRole('checkbox')).toBeDisabled()
  // Where no appeal could be made, it is of no meaning (T14).
  await open('/penalty/pen-7f21', { scenario: 'banned', says: { ...says, getPenalties: [pending] } })
  await expect.element(page.getByRole('heading', { level: 2, name: 'We have your appeal' })).toBeVisible()
  await expect.element(page.getByText(reached)).toHaveLength(0)
})

test('[PENALTY-02, PENALTY-23, PENALTY-24, PENALTY-33] pending: warning, history, a way back', async () => {
  const around: Around = { scenario: 'banned', says: { getPenalties: [pending] } }
  await open('/penalty/pen-7f21', around)
  await expect.element(page.getByRole('heading', { level: 2, name: 'We have your appeal' })).toBeVisible()
  await expect.element(page.getByText('We’re reviewing your appeal.')).toBeVisible()
  await expect.element(page.getByText('My brother used my account.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to restrictions' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).toHaveLength(0)
  const { place } = await open('/penalty/pen-unknown', around)
  await expect.poll(place).toBe('/restrictions')
})

test('[PENALTY-29, PENALTY-30, PENALTY-31, PENALTY-32] evidence, history, another appeal', async () => {
  await open('/penalty/pen-7f21', { scenario: 'banned', says: { getPenalties: [upheld] } })
  const evidence = page.getByRole('list', { name: 'Activity' })
  await expect.element(evidence.getByRole('listitem')).toHaveLength(2)
  await expect.element(evidence).toHaveStyle({ maxHeight: '320px' })
  await page.viewport(900, 900)
  await expect.element(evidence).toHaveStyle({ maxHeight: '480px' })
  await expect.element(page.getByText('Answer from Kim')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).toBeVisible()
})

approveScreens([
  ['/restrictions', { scenario: 'banned' }],
  ['/penalty/pen-7f21', { scenario: 'banned' }],
  ['/penalty/pen-7f21', { scenario: 'appeal-limit' }],
  ['/restrictions', { scenario: 'empty' }],
])
