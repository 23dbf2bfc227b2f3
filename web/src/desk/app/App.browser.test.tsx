// Every page of the desk over the contract's examples: what it shows, as somebody hears it, and what it asks.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from '../../../../tests/support/answers.ts'
import { openDesk } from '../../../../tests/support/desk-screen.tsx'

const paths = [
  '/cases/104233741',
  '/cases?state=all',
  '/chats',
  '/callbacks',
  '/file-case',
  '/players/demo-ada',
  '/players?q=ada',
  '/appeals',
  '/restrictions',
  '/restrictions/new?account=demo-ada',
  ...['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'].map((kind) => `/feedback/${kind}`),
  ...['cases', 'cases?by=topic', 'appeals', 'callbacks', 'deflection', 'sensitive', 'reviews'].map(
    (kind) => `/reports/${kind}`,
  ),
  '/routing/rules',
  '/routing/rules/new',
  '/routing/teams',
  '/routing/teams/new',
  '/targets',
  '/targets/new',
  '/crisis',
  '/crisis/new',
  '/reviews/open',
  '/reviews/done',
  '/reviews/settings',
  '/sensitive/selfHarm',
  '/sensitive/selfHarm/ar-SA',
  '/webhooks',
  '/webhooks/new',
  '/audit',
  '/people',
  '/people/new',
  '/keys',
  '/keys/new',
  ...['data', 'content', 'features', 'settings'].map((kind) => `/administration/${kind}`),
  '/macros',
  '/macros/new',
  '/studio/gaps',
  '/studio/links',
  '/studio/languages',
  '/studio/topics/wow',
  '/studio/topics/wow/1201',
  '/studio/topics/wow/page',
  '/studio',
  '/studio/en-US~24117',
]
for (const path of paths)
  test(`${path} shows and asks what is approved`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
    const { asked } = await openDesk(path, {
      roles: ['admin'],
      // The examples know no states.
      says: {
        listStudioDocuments: ({ url }) =>
          url.searchParams.get('state') === 'published'
            ? undefined
            : { items: [], nextCursor: null, count: 0, more: false },
      },
    })
    await expect.element(page.getByRole('main')).toBeInTheDocument()
    await settled()
    await expect.element(page.getByRole('main')).toMatchAriaSnapshot()
    const questions = asked.map(({ operation, url }) => `${operation}${decodeURIComponent(url.search)}`)
    expect([...new Set(questions)].toSorted()).toMatchSnapshot()
  })
