import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approvePages, approveStates } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused, type Screen } from '../../../../../tests/support/desk-screen.tsx'

const kinds = ['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'] as const
approvePages([...kinds.map((kind) => `/feedback/${kind}`)])

const roles = ['lead'] as const
const [note] = example('listPlayerNotes', 'player-notes').items
const [article] = example('listArticleFeedback', 'desk-article-feedback').items
const [miss] = example('listSearchMisses', 'search-misses').items
const [survey] = example('listSurveyAnswers', 'desk-survey-answers').items
const [proof] = example('listVerifications', 'verifications').items
const usage = example('getUsage', 'usage')
const page1 = <T,>(items: T[], nextCursor: string | null = null) => ({ items, nextCursor })
const empty = {
  listPlayerNotes: 'player-notes-empty',
  listArticleFeedback: 'desk-article-feedback-empty',
  listSearchMisses: 'search-misses-empty',
  listSurveyAnswers: 'desk-survey-answers-empty',
  getUsage: 'usage-empty',
  listVerifications: 'verifications-empty',
}
const away = {
  listPlayerNotes: new Refused(404),
  listArticleFeedback: new Refused(404),
  listSearchMisses: new Refused(404),
  listSurveyAnswers: new Refused(404),
  getUsage: new Refused(404),
  listVerifications: new Refused(404),
}

approveStates({
  ...Object.fromEntries(kinds.map((kind) => [`no ${kind}`, { path: `/feedback/${kind}`, roles, answers: empty }])),
  ...Object.fromEntries(
    kinds.map((kind) => [`${kind} that did not come`, { path: `/feedback/${kind}`, roles, says: away }]),
  ),
  'nothing in a filter': { path: '/feedback/bugs?language=de-DE', roles, answers: empty },
  'bugs of one account, and more of them': {
    path: '/feedback/bugs?account=ada',
    roles,
    says: { listPlayerNotes: page1([{ ...note!, language: 'de-DE' }], 'next') },
  },
  'articles that helped and did not, some gone': {
    path: '/feedback/articles',
    roles,
    says: {
      listArticleFeedback: ({ url }) =>
        url.searchParams.get('helpful') === 'true'
          ? page1(
              [
                {
                  ...article!,
                  helpful: true,
                  words: null,
                  reasons: [],
                  url: null,
                  accountId: null,
                  language: 'de-DE',
                  ratings: { find: 3, understand: 4, need: null, translation: 1 },
                },
              ],
              'next',
            )
          : page1([article!]),
    },
  },
  'searches of everywhere': {
    path: '/feedback/searches',
    roles,
    says: {
      listSearchMisses: page1([
        { ...miss!, game: null, times: 12_345 },
        { ...miss!, game: 'unheard' },
      ]),
    },
  },
  'surveys of the unhappy and of the others': {
    path: '/feedback/surveys',
    roles,
    says: {
      listSurveyAnswers: ({ url }) =>
        url.searchParams.has('unhappy')
          ? page1([{ ...survey!, caseId: '104000001', ratings: [1, 2, 5], words: null }])
          : page1([
              { ...survey!, caseId: '104000001' },
              { ...survey!, caseId: '104000002', ratings: [3, 3, 4, 4, 3] },
              { ...survey!, caseId: '104000003', ratings: [4, 4, 4] },
            ]),
    },
  },
  'usage of what nobody named': {
    path: '/feedback/usage',
    roles,
    says: {
      getUsage: {
        ...usage,
        items: [{ ...usage.items[0]!, event: 'unheard', times: 1812 }, ...usage.items],
        nextCursor: null,
      },
    },
  },
  'proofs of every outcome': {
    path: '/feedback/proofs',
    roles,
    says: {
      listVerifications: page1(
        (['opened', 'skipped', 'failed', 'locked', 'passed', 'unlocked'] as const).map((outcome, index) => ({
          ...proof!,
          outcome,
          accountId: index === 0 ? null : 'ada',
          categoryId: index === 1 ? null : 1101,
          by: index === 5 ? 'lead-kim' : null,
        })),
      ),
    },
  },
  'what an agent is shown': { path: '/feedback/usage', roles: ['agent'] },
  'what is not there': { path: '/feedback/nothing', roles },
  'a phone, its filters folded': { path: '/feedback/articles?worded=yes', roles, width: 390 },
  'a phone, its filters open': {
    path: '/feedback/articles?worded=yes',
    roles,
    width: 390,
    act: () => page.getByRole('button', { name: '1 filter' }).click(),
  },
})

const asksOf = ({ asked }: Screen, operation: string): string[] =>
  asked.filter((one) => one.operation === operation).map(({ url }) => decodeURIComponent(url.search))
for (const [kind, operation, choices, queries] of [
  ['bugs', 'listPlayerNotes', { Language: 'de-DE' }, ['?kind=bug&limit=50&language=de-DE']],
  ['suggestions', 'listPlayerNotes', { Language: 'de-DE' }, ['?kind=suggestion&limit=50&language=de-DE']],
  [
    'articles',
    'listArticleFeedback',
    { 'Did it help?': 'no', Language: 'de-DE', Words: 'yes' },
    ['?limit=50&language=de-DE&helpful=false&worded=true'],
  ],
  ['articles', 'listArticleFeedback', { 'Did it help?': 'yes' }, ['?limit=50&helpful=true']],
  ['searches', 'listSearchMisses', { Game: 'wow', Language: 'de-DE' }, ['?limit=50&language=de-DE&game=wow']],
  ['surveys', 'listSurveyAnswers', { Satisfaction: 'unhappy', Words: 'yes' }, ['?limit=50&worded=true&unhappy=true']],
  ['usage', 'getUsage', { 'Time span': '7', 'What happened': 'view', Game: 'wow' }, []],
  ['proofs', 'listVerifications', { Outcome: 'failed' }, ['?limit=50&outcome=failed']],
] as const)
  test(`${kind} narrowed by ${Object.keys(choices).join(', ')}`, async () => {
    const screen = await openDesk(`/feedback/${kind}`, { roles })
    for (const [name, value] of Object.entries(choices)) {
      await page.getByRole('main').getByRole('combobox', { name }).selectOptions(value)
      await expect.poll(screen.place).toContain(`=${value}`)
    }
    for (const query of queries) await expect.poll(() => asksOf(screen, operation)).toContain(query)
    if (kind === 'usage')
      await expect
        .poll(() => asksOf(screen, operation).at(-1))
        .toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&limit=50&event=view&game=wow$/)
    // What was left out of the question is not asked for.
    if (queries.length > 0) expect(asksOf(screen, operation).at(-1)).toBe(queries.at(-1))
  })

test('more of a list is read on; a list that failed is asked again; an account leads to what else it left', async () => {
  let isAway = true
  const { asked, place } = await openDesk('/feedback/bugs', {
    roles,
    says: {
      listPlayerNotes: ({ url }) =>
        isAway
          ? new Refused(404)
          : page1(
              [{ ...note!, id: url.searchParams.get('cursor') ?? 'first' }],
              url.searchParams.has('cursor') ? null : 'second',
            ),
    },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('main').getByRole('listitem')).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'ada' }).first().click()
  await expect.poll(place).toBe('/feedback/bugs?account=ada')
  await expect.poll(() => decodeURIComponent(asked.at(-1)!.url.search)).toContain('accountId=ada')
})
