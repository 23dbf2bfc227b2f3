// The survey of a resolved case: what it asks, a rating that came along, and what cannot be answered.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const survey = example('getSurvey', 'survey-five-questions')
const path = `/survey/${survey.caseId}`
const heading = page.getByRole('heading', { level: 1 })
const groups = page.getByRole('main').getByRole('group')
const radio = page.getByRole('radio')
const send = page.getByRole('button', { name: 'Send' })

test('[SURVEY-01, SURVEY-05, SURVEY-09, SURVEY-12] the survey has a title with the number and an intro; all must be answered', async () => {
  const { asked, place } = await open(path)
  await expect.element(heading).toMatchTextContent(`US${survey.caseId}`)
  await expect.element(page.getByText('Tell us how it went. It takes a minute.')).toBeVisible()
  await expect.element(radio).toHaveLength(25)
  for (let at = 0; at < 4; at += 1) await groups.nth(at).getByRole('radio').first().click({ force: true })
  // Not usable yet, but it can be pressed: then it says what is missing.
  await send.click({ force: true })
  await expect.element(page.getByText('Cannot submit')).toBeVisible()
  expect(place()).toBe(path)
  expect(asked.map(({ operation }) => operation)).not.toContain('answerSurvey')
})

test('a rating in a mail’s link is chosen when the survey opens, and nothing is sent by it (CD-238)', async () => {
  const { asked } = await open(`${path}?rating=4`)
  await expect.element(groups.first().getByRole('radio').nth(3)).toBeChecked()
  await expect.element(page.getByRole('radio', { checked: true })).toHaveLength(1)
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  expect(asked.map(({ operation }) => operation)).not.toContain('answerSurvey')
})

test('[SURVEY-17] [SURVEY-08] a survey that does not load is told on the list; cancel leads back to the case', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const gone = await open(path, { says: { getSurvey: new Refused(404) } })
  await expect.poll(gone.place).toBe('/case')
  await expect.element(page.getByRole('alert')).toBeVisible()
  const { place } = await open(path)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(place).toBe(`/case/detail/${survey.caseId}`)
})

test('a survey’s link that nobody sent opens nothing and says so (CD-183)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  for (const token of [`v1.${'A'.repeat(60)}`, 'short']) {
    await open(`/survey/link/${token}`, { scenario: 'signed-out', says: { getSurveyByLink: new Refused(404) } })
    await expect.element(heading).toMatchTextContent(/link/i)
    await expect.element(radio).toHaveLength(0)
  }
})

approveScreens([['/survey/104231177'], ['/survey/104231177', { width: 390 }]])
