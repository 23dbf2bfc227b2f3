// What a code opens for who cannot sign in, one restriction of it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AnswerOf, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const restrictions = example('getLockedOutRestrictions', 'lockedout-restrictions')
const state: AnswerOf<'getLockedOut'> = {
  ...example('getLockedOut', 'lockedout-open'),
  expiresAt: new Date(Date.now() + 1_500_000).toISOString(),
}
const openAt = (path: string, canAppeal = true) =>
  open(path, {
    says: { getLockedOut: { ...state, canAppeal }, getLockedOutRestrictions: restrictions },
  })
const heading = (level: number, name: string) => page.getByRole('heading', { level, name })

for (const [noAppeal, sentence] of [
  ['final', 'This decision is final.'],
  ['tooOld', 'The time to appeal has passed.'],
  ['used', 'You’ve used all appeals for this restriction.'],
] as const)
  test(`a restriction says itself first, and the service's own reason why it takes no appeal: ${noAppeal}`, async () => {
    const [first] = restrictions.penalties.filter(({ id }) => id === 'pen-90ab')
    first!.noAppeal = noAppeal
    await openAt('/lockedout?penalty=pen-90ab')
    await expect.element(heading(1, 'Account closed, permanent')).toBeVisible()
    await expect.element(page.getByText('Realms of Aether · BORISV-EU')).toBeVisible()
    await expect.element(heading(2, 'You can’t appeal this restriction')).toBeVisible()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Which restrictions can be appealed' }))
      .toHaveAttribute('href', '/support/en-US/help/article/376472')
  })

test('an appeal is offered as long as this code can send one', async () => {
  await openAt('/lockedout?penalty=pen-7f21')
  await expect.element(heading(2, 'Do you think this is wrong? Appeal it')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).toBeVisible()
  await openAt('/lockedout?penalty=pen-7f21', false)
  await expect.element(page.getByText('You’ve already sent an appeal with this code.')).toBeVisible()
  await expect.element(heading(2, 'Do you think this is wrong? Appeal it')).toHaveLength(0)
})

approveScreens([
  ['/lockedout', { scenario: 'signed-out' }],
  ['/account/signin?problem=away', { scenario: 'signed-out' }],
])
