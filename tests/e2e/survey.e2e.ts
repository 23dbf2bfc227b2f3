// The survey of a resolved case: asked once, answered, thanked for; what cannot be answered is told on the list.
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { answerCase } from './support/desk.ts'
import { mailsAbout } from './support/mails.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, openAs, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

test('[SURVEY-01, SURVEY-05, SURVEY-09, SURVEY-12] the survey has a title with the number and an intro; all must be answered', async ({
  page,
}) => {
  await openAs(page, 'ada', '/case')
  await page.goto(at('/survey/104231177'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('US104231177')
  await expect(page.getByText('Tell us how it went. It takes a minute.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(25)
  for (const group of (await page.getByRole('main').getByRole('group').all()).slice(0, 4))
    await group.getByRole('radio').first().check()
  // Not usable yet, but it can be pressed: then it says what is missing.
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByText('Cannot submit')).toBeVisible()
  await expect(page).toHaveURL(/\/survey\/104231177$/)
})

test('a rating in a mail’s link is chosen when the survey opens, after signing in, and nothing is sent by it (CD-238)', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/survey/')) writes.push(request.url())
  })
  await openAs(page, 'ada', '/survey/104231177?rating=4')
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups.first().getByRole('radio').nth(3)).toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  expect(writes).toEqual([])
})

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
  await expect(page.getByText('Thank you. Your answers help us get better.')).toBeVisible()
  expect(trouble).toEqual([])

  await other.getByRole('button', { name: 'Send' }).click()
  await expect(other).toHaveURL(/\/case$/)
  await expect(other.getByText('You have answered this survey already. Thank you.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('You have answered this survey already. Thank you.')).toHaveCount(0)
  await other.context().close()
})

test('[SURVEY-17] [SURVEY-08] a survey that does not load is told on the list; cancel leads back to the case', async ({
  page,
}) => {
  await openAs(page, 'ada', '/case')
  await page.goto(at('/survey/104233871'))
  await expect(page).toHaveURL(/\/case$/)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().clearCookies()
  await openAs(page, 'nora', '/case')
  await page
    .getByRole('link', { name: /^Take the survey/ })
    .first()
    .click()
  const id = /survey\/(\d+)$/.exec(page.url())![1]
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`/case/detail/${id}$`))
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
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([])
  for (const group of (await groups.all()).slice(1)) await group.getByRole('radio').last().check()
  await stranger.getByRole('button', { name: 'Send' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your answers help us get better.')
  await expect(stranger.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([])
  expect(trouble).toEqual([])

  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'You have answered this survey already. Thank you.',
  )
  // Nobody was signed in by it: the case itself asks who somebody is.
  await stranger.goto(at(`/case/detail/${id}`))
  await expect(stranger.getByLabel('Account name')).toBeVisible()
  await context.close()
})

test('a survey’s link that nobody sent opens nothing and says so (CD-183)', async ({ page }) => {
  await page.goto(at(`/survey/link/v1.${'A'.repeat(60)}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/link/i)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto(at('/survey/link/short'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/link/i)
})
