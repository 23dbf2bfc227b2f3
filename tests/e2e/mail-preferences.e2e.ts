// Which mails a player gets: chosen on a page, ended by the link in a mail.
import { expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { atDesk } from './support/desk.ts'
import { type Mail, mailsAbout } from './support/mails.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { test } from './support/test.ts'

/** Tried several times, each time somebody else. */
const own = (login: string): string => `${login}-${test.info().repeatEachIndex}`

const solve = (id: string): Promise<unknown> =>
  atDesk('agent-jo', 'POST', `/cases/${id}/status`, { status: 'RESOLVED', alternateName: 'Resolved', eventCount: 1 })

test('a player finds the page beside the own data, chooses, and finds the choice again', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await asPlayer(page, own('test-mail-choice'))
  await page.goto(at('/account/data'))
  await page.getByRole('link', { name: 'Email settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your emails' })).toBeVisible()
  const way = page.getByRole('group', { name: 'Replies to your cases' })
  await expect(way.getByRole('radio', { name: 'One email for each reply, right away' })).toBeChecked()
  await way.getByRole('radio', { name: 'One email a day with everything new' }).check()
  await page.getByRole('checkbox', { name: 'Send me surveys' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.reload()
  await expect(way.getByRole('radio', { name: 'One email a day with everything new' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Send me surveys' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Email me when a case is marked as resolved' })).toBeChecked()
  // A change that is not saved yet does not say that it is.
  await page.getByRole('checkbox', { name: 'Send me surveys' }).check()
  await expect(page.getByText('Saved.')).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('signed out, the page leads through the sign-in and back', async ({ page }) => {
  await page.goto(at('/account/mail'))
  await page.getByLabel('Account name').fill('test-mail-signs-in')
  await page.getByLabel('Password').fill('test-mail-signs-in-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your emails' })).toBeVisible()
})

test('the link in a mail asks, ends such mails without a sign-in, and an answer still comes', async ({
  page,
  browser,
}) => {
  await asPlayer(page, own('test-mail-ends'))
  const [first, second] = [await fileCase(page, 'qqzzx solved one'), await fileCase(page, 'qqzzx solved two')]
  await solve(first)
  const solved = async (id: string): Promise<Mail[]> =>
    (await mailsAbout(page, id)).filter(({ subject }) => subject.includes('is resolved'))
  await expect.poll(() => solved(first)).toHaveLength(1)
  const link = /(http\S+\/unsubscribe\?tag=\S+)/.exec((await solved(first))[0]!.text)![1]!

  const stranger = await (await browser.newContext()).newPage()
  const trouble = watchForTrouble(stranger)
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  expect(await faultsOf(stranger)).toEqual([])
  await stranger.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  expect(trouble).toEqual([])
  await stranger.context().close()

  await page.goto(at('/account/mail'))
  await expect(page.getByRole('checkbox', { name: 'Email me when a case is marked as resolved' })).not.toBeChecked()
  await solve(second)
  // What was queued after it has come: so nothing is on its way.
  const third = await fileCase(page, 'qqzzx asked after it')
  await expect.poll(() => mailsAbout(page, third)).toHaveLength(1)
  expect(await solved(second)).toEqual([])
})

for (const [scheme, width, locales] of [
  ['light', 1280, ['en-US', 'ja-JP']],
  ['dark', 390, ['de-DE', 'ar-SA']],
] as const) {
  test(`the page of the mails keeps the rules of accessibility, ${scheme} at ${width} px, in ${locales.join(', ')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await asPlayer(page, 'test-mail-axe')
    for (const locale of locales) {
      await page.goto(at('/account/mail', locale))
      await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
      expect(await faultsOf(page, locale)).toEqual([])
      await expect(page.getByText(/support\.mails/)).toHaveCount(0)
    }
  })
}
