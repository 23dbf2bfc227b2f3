// The survey of a resolved case over the server: answered once, after a sign-in, by a mail's link.
import { expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { answerCase } from './support/desk.ts'
import { mailsAbout } from './support/mails.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

test('[SURVEY-06, SURVEY-14, SURVEY-18, SURVEY-07] it is sent once; the second try is told on the list of cases', async ({
  page,
  browser,
}) => {
  const trouble = watchForTrouble(page)
  await asPlayer(page, 'test-survey-once')
  const id = await fileCase(page, 'qqzzx survey')
  await answerCase(id, 'RESOLVED')
  await page.goto(at(`/survey/${id}`))
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('textbox')).toHaveAttribute('rows', '3')
  for (const group of await page.getByRole('main').getByRole('group').all())
    await group.getByRole('radio').first().check()
  await expect(send).not.toHaveAttribute('aria-disabled')
  // The same survey in another window, opened before it was answered; a tab in the background would hardly be drawn.
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto(at(`/survey/${id}`))
  await expect(other.getByRole('radio')).toHaveCount(25)
  for (const group of await other.getByRole('main').getByRole('group').all())
    await group.getByRole('radio').last().check()

  await page.getByRole('textbox').fill('Quick and friendly.')
  await send.click()
  await expect(page).toHaveURL(/\/case$/)
  await expect(page.getByText('Thanks. Your answers help us improve.')).toBeVisible()
  expect(trouble).toEqual([])

  await other.getByRole('button', { name: 'Send' }).click()
  await expect(other).toHaveURL(/\/case$/)
  await expect(other.getByText('You’ve already answered this survey. Thank you.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('You’ve already answered this survey. Thank you.')).toHaveCount(0)
  await other.context().close()
})

test('[SURVEY-02, CASEROLE-04] signed out the survey leads to the list’s sign-in; signed in it is there to be answered (T16)', async ({
  page,
}) => {
  await asPlayer(page, 'test-survey-out')
  const id = await fileCase(page, 'qqzzx survey later')
  await answerCase(id, 'RESOLVED')
  await page.context().clearCookies()
  await page.goto(at(`/survey/${id}`))
  await page.getByLabel('Account name').fill('test-survey-out')
  await page.getByLabel('Password').fill('test-survey-out-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at(`/survey/${id}`))
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('a mail’s link opens the survey without sign-in, once, and begins no session (amendment T15, CD-183)', async ({
  page,
  browser,
}) => {
  await asPlayer(page, `test-survey-mail-${test.info().repeatEachIndex}`)
  const id = await fileCase(page, 'qqzzx survey by mail')
  await answerCase(id, 'RESOLVED')
  const linkOf = async (): Promise<string | undefined> =>
    (await mailsAbout(page, id)).map(({ text }) => /https?:\/\/\S+\?rating=4/.exec(text)?.[0]).find(Boolean)
  await expect.poll(linkOf).toBeDefined()
  const { pathname, search } = new URL((await linkOf())!)

  const context = await browser.newContext()
  const stranger = await context.newPage()
  const trouble = watchForTrouble(stranger)
  await stranger.goto(new URL(pathname + search, at('/')).href)
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(id)
  await expect(stranger.getByRole('radio')).toHaveCount(25)
  const groups = stranger.getByRole('main').getByRole('group')
  await expect(groups.first().getByRole('radio').nth(3)).toBeChecked()
  expect(await faultsOf(stranger)).toEqual([])
  for (const group of (await groups.all()).slice(1)) await group.getByRole('radio').last().check()
  await stranger.getByRole('button', { name: 'Send' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Thanks. Your answers help us improve.')
  await expect(stranger.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await faultsOf(stranger)).toEqual([])
  expect(trouble).toEqual([])

  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'You’ve already answered this survey. Thank you.',
  )
  // Nobody was signed in by it: the case itself asks who somebody is.
  await stranger.goto(at(`/case/detail/${id}`))
  await expect(stranger.getByLabel('Account name')).toBeVisible()
  await context.close()
})
