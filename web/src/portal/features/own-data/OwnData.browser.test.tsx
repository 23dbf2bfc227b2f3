// A player's own data and mails: what stands where a wish has come to, and what fails (ground G33).
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AnswerOf, Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

type Wish = AnswerOf<'getDataRequests'>[number]
const path = '/account/data'
const main = page.getByRole('main')
const erase = page.getByRole('button', { name: 'Erase my data' })
const [ready] = example('getDataRequests', 'data-requests')
const quietly = (): void => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
}

for (const [state, kind, words] of [
  ['QUEUED', 'EXPORT', 'We’re making your copy'],
  ['FAILED', 'EXPORT', 'We couldn’t make your copy'],
  ['EXPIRED', 'EXPORT', 'Your last copy was available until'],
  ['RUNNING', 'ERASURE', 'We’re erasing your data'],
  ['FAILED', 'ERASURE', 'We couldn’t erase your data'],
  ['DONE', 'ERASURE', 'We erased your data on'],
] as const)
  test(`${kind} ${state} has its own words and next step`, async () => {
    const isWorking = state === 'QUEUED' || state === 'RUNNING'
    const wish: Wish = {
      ...ready!,
      kind,
      state,
      doneAt: isWorking ? null : ready!.doneAt,
      expiresAt: state === 'EXPIRED' ? '2026-11-19T10:00:00.000Z' : null,
    }
    await open(path, { says: { getDataRequests: [wish] } })
    await expect.element(page.getByText(words).first()).toBeVisible()
    const next = kind === 'EXPORT' ? page.getByRole('button', { name: 'Get a new copy' }) : erase
    await expect.element(next).toHaveLength(isWorking ? 0 : 1)
  })

test('a page that does not load offers another try; a refused wish is told and the page stays', async () => {
  quietly()
  let isBroken = true
  await open(path, {
    says: {
      getDataRequests: () => (isBroken ? new Refused(500) : []),
      requestDataExport: new Refused(500),
      requestDataErasure: new Refused(500),
    },
  })
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await page.getByRole('button', { name: 'Get a copy' }).click()
  await expect.element(main.getByRole('alert')).toBeVisible()
  await erase.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').click({ force: true })
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

test('a copy of a case that cannot be fetched is told beside its buttons', async () => {
  quietly()
  const { id } = example('getCase', 'case-answered')
  await open(`/case/detail/${id}`, { says: { exportCase: new Refused(503) } })
  await page.getByRole('heading', { name: 'Keep a copy of this case' }).click()
  await page.getByRole('button', { name: 'Save as a page (HTML)' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The file didn’t download.' })).toBeVisible()
})

test('a choice of mails that could not be saved says so and stays', async () => {
  quietly()
  await open('/account/mail', { says: { setMailPreferences: new Refused(503) } })
  const survey = page.getByRole('checkbox', { name: 'Send me surveys' })
  await expect.element(survey).toBeChecked()
  await survey.click({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(page.getByText('Saved.')).toHaveLength(0)
  await expect.element(survey).not.toBeChecked()
})

test('there is no third page of an account: another address leads to the start', async () => {
  const { place } = await open('/account/qqzzx')
  await expect.poll(place).toBe('/')
})

approveScreens([['/account/data'], ['/account/mail'], ['/account/data', { scenario: 'empty' }]])
