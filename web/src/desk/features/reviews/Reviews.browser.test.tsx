import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type State, approvePages, approveStates, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/reviews/open', '/reviews/done', '/reviews/settings'])

type Review = AnswerOf<'getReview'>
const done = example('getReview', 'desk-review')
const open = example('getReview', 'desk-review-open')
const settings = example('getReviewSettings', 'review-settings')
const roles = ['lead'] as const
const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const list = () => page.getByRole('region', { name: 'Reviews' }).first()
const shows = (review: Review, more: Around['says'] = {}, which = 'open'): State => ({
  path: `/reviews/${which}/${review.id}`,
  roles,
  says: { getReview: review, ...more },
})
const theirs: Review = { ...open, agent: 'lead-kim' }
const scored: Review = { ...done, agent: 'lead-kim' }
const own = `reviews/${done.id}`

approveStates({
  'a review to give': shows(theirs),
  'a review that was given, of an erased case': shows({
    ...scored,
    case: null,
    team: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21',
    words: null,
    scores: done.scores.slice(0, 1),
  }),
  'a review of a merged case, with its reply': shows({
    ...scored,
    reply: 'I will.',
    repliedAt: '2026-11-24T09:00:00.000Z',
    case: { ...done.case!, continuedIn: '104000001' },
  }),
  'a review of mine, replied to': shows(
    { ...done, reply: 'I will.', repliedAt: '2026-11-24T09:00:00.000Z' },
    {},
    'own',
  ),
  'reviews of mine, one of them new': {
    path: '/reviews/own',
    of: list,
    says: {
      listOwnReviews: {
        items: [
          { ...done, average: 4.25 },
          { ...done, id: done.id.replace('019a', '019b'), case: null, average: null, reviewedAt: null },
        ],
        nextCursor: 'next',
      },
    },
  },
  'none of mine': { path: '/reviews/own', answers: { listOwnReviews: 'desk-reviews-empty' } },
  'none to give': { path: '/reviews/open', roles, answers: { listReviews: 'desk-reviews-empty' } },
  'none given': { path: '/reviews/done', roles, answers: { listReviews: 'desk-reviews-empty' } },
  'reviews that did not come': { path: '/reviews/open', roles, says: { listReviews: new Refused(404) } },
  'a review that is not there': { path: `/reviews/open/${done.id}`, roles, says: { getReview: new Refused(404) } },
  'what a lead of one game is offered': {
    path: '/reviews/settings',
    of: list,
    says: {
      getDeskIdentity: {
        ...example('getDeskIdentity', 'desk-identity'),
        roles: ['lead'],
        scope: { games: ['wow'], languages: [] },
      },
    },
  },
  'settings where there is no team': {
    path: '/reviews/settings',
    roles,
    answers: { listTeams: 'desk-teams-empty' },
    says: { getReviewSettings: { ...settings, share: 7, criteria: [] } },
  },
  'a review without scores, sent': { ...shows(theirs), act: () => button('Send the review').click() },
  'settings without names, saved': {
    path: '/reviews/settings',
    roles,
    act: async () => {
      await button('Add a criterion').click()
      await button('Save').click()
    },
  },
})

const score = async (...scores: number[]): Promise<void> => {
  for (const [index, step] of scores.entries())
    await main
      .getByRole('group')
      .nth(index)
      .getByRole('radio', { name: String(step) })
      .click({ force: true })
}
const words = main.getByRole('textbox', { name: 'Words to the representative' })
const reply = main.getByRole('textbox', { name: 'Your word to it' })
const access = '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21'

proveDeeds({
  'a review is given': {
    ...shows(theirs),
    act: async () => {
      await score(5, 3)
      await words.fill(' Kind and clear ')
      await button('Send the review').click()
    },
    wrote: [
      [
        'reviewAnswer',
        own,
        {
          scores: [
            { criterion: 'understood', score: 5 },
            { criterion: 'solved', score: 3 },
          ],
          words: 'Kind and clear',
        },
      ],
    ],
    tells: 'Sent.',
    then: async () => expect.element(button('Correct the review')).toBeVisible(),
  },
  'a review with a score missing is not given': {
    ...shows(theirs),
    act: async () => {
      await score(5)
      await button('Send the review').click()
      await expect.element(main.getByRole('alert').filter({ hasText: 'Score every criterion.' })).toBeVisible()
      await expect.element(main.getByRole('group').nth(1).getByRole('radio').first()).toHaveFocus()
    },
    wrote: [],
  },
  'a review is corrected': {
    ...shows(scored),
    act: async () => {
      await button('Correct the review').click()
      await score(5, 1)
      await button('Send the review').click()
    },
    wrote: [
      [
        'reviewAnswer',
        own,
        {
          scores: [
            { criterion: 'understood', score: 5 },
            { criterion: 'solved', score: 1 },
          ],
          words: done.words,
        },
      ],
    ],
  },
  'a review that has a reply already is refused, and stays typed': {
    ...shows(theirs, { reviewAnswer: new Refused(409) }),
    act: async () => {
      await score(5, 3)
      await words.fill('Kind')
      await button('Send the review').click()
    },
    wrote: [
      [
        'reviewAnswer',
        own,
        {
          scores: [
            { criterion: 'understood', score: 5 },
            { criterion: 'solved', score: 3 },
          ],
          words: 'Kind',
        },
      ],
    ],
    tells: 'There is a reply already; nothing changes any more.',
    then: async () => expect.element(words).toHaveValue('Kind'),
  },
  'a review of mine is replied to, once there are words': {
    ...shows(done, {}, 'own'),
    act: async () => {
      await button('Send the reply').click()
      await expect.element(main.getByText('Write something first.')).toBeVisible()
      await reply.fill(' I will. ')
      await button('Send the reply').click()
    },
    wrote: [['replyToReview', `${own}/reply`, { text: 'I will.' }]],
    tells: 'Your reply is with the review.',
  },
  'a reply that does not get through stays': {
    ...shows(done, { replyToReview: new Refused(503) }, 'own'),
    act: async () => {
      await reply.fill('I will.')
      await button('Send the reply').click()
    },
    wrote: [['replyToReview', `${own}/reply`, { text: 'I will.' }]],
    tells: 'That did not work. Try again in a moment.',
    then: async () => expect.element(reply).toHaveValue('I will.'),
  },
  'what is drawn is changed': {
    path: '/reviews/settings',
    roles,
    says: {
      getReviewSettings: {
        ...settings,
        teams: [
          { team: access, share: 5 },
          { team: access.replace('019a', '019b'), share: 1 },
        ],
      },
    },
    act: async () => {
      await main.getByRole('combobox', { name: 'Share of answered cases' }).selectOptions('20')
      await main.getByRole('combobox', { name: 'Access' }).selectOptions('50')
      await main.getByRole('textbox', { name: 'Criterion 2' }).fill('It is kind')
      await button('Remove “The problem was understood”').click()
      await button('Add a criterion').click()
      await main.getByRole('textbox', { name: 'Criterion 2' }).fill('It is clear')
      await button('Save').click()
    },
    wrote: [
      [
        'replaceReviewSettings',
        'review-settings',
        {
          share: 20,
          teams: [{ team: access, share: 50 }],
          criteria: [
            { id: 'solved', name: 'It is kind' },
            { id: expect.any(String) as string, name: 'It is clear' },
          ],
        },
      ],
    ],
    tells: 'Saved. The next draw goes by it.',
  },
  'a team is drawn as everybody, and nothing is drawn': {
    path: '/reviews/settings',
    roles,
    says: { getReviewSettings: { ...settings, teams: [{ team: access, share: 5 }] } },
    act: async () => {
      await main.getByRole('combobox', { name: 'Share of answered cases' }).selectOptions('0')
      await button('Remove “The problem was understood”').click()
      await button('Remove “The answer solves it”').click()
      await button('Save').click()
      await expect
        .element(main.getByText('Give every criterion a name; to draw anything there must be one.'))
        .toBeVisible()
      await main.getByRole('combobox', { name: 'Access' }).selectOptions('')
      await button('Save').click()
    },
    wrote: [['replaceReviewSettings', 'review-settings', { share: 0, teams: [], criteria: [] }]],
  },
})

test('which reviews are asked for, and by whom', async () => {
  for (const [path, who, place, query] of [
    ['/reviews/open', 'lead', `/reviews/open/${open.id}`, 'listReviews?limit=25&state=open'],
    ['/reviews/done', 'lead', `/reviews/done/${open.id}`, 'listReviews?limit=25&state=done'],
    ['/reviews/own', 'lead', '/reviews/own', 'listOwnReviews?limit=25'],
    ['/reviews/nothing', 'lead', `/reviews/open/${open.id}`, 'listReviews?limit=25&state=open'],
    ['/reviews/open', 'agent', '/reviews/own', 'listOwnReviews?limit=25'],
    ['/reviews/settings', 'agent', '/reviews/own', 'listOwnReviews?limit=25'],
  ] as const) {
    const screen = await openDesk(path, { roles: [who] })
    await expect.poll(screen.place, { message: `${path} ${who}` }).toBe(place)
    const asks = () => screen.asked.map(({ operation, url }) => `${operation}${url.search}`)
    await expect.poll(asks).toContain(query)
    if (who === 'agent') expect(asks().some((one) => one.startsWith('listReviews'))).toBe(false)
  }
})

test('one’s own is opened by hand, and is new until then; the lists are left for one another', async () => {
  // What was opened before is not new.
  const fresh = { ...done, id: done.id.replace('019a', '019f') }
  const { place } = await openDesk('/reviews/own', {
    roles,
    says: { listOwnReviews: { items: [fresh], nextCursor: null }, getReview: fresh },
  })
  await expect.element(list().getByText('New', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Open the first' }).click()
  await expect.poll(place).toBe(`/reviews/own/${fresh.id}`)
  await expect.element(list().getByText('New', { exact: true })).not.toBeInTheDocument()
  await list().getByRole('combobox', { name: 'Which answers' }).selectOptions('done')
  await expect.poll(place).toBe(`/reviews/done/${done.id}`)
})
