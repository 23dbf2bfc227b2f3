// The ways back into a case, the shell around it, and the same journeys by keyboard with the rules of accessibility.
import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { answerCase, restrict } from './support/desk.ts'
import { allChannels, asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

/** Name of a screen's file in the build: it says nothing of the screen (T26). */
const fileOf = (source: string): string =>
  (
    JSON.parse(readFileSync(new URL('../../web/dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
      string,
      { file: string }
    >
  )[source]!.file
const channel = (page: Page, name: RegExp) =>
  page.getByRole('list').filter({ hasText: 'Write to' }).getByRole('button', { name })
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

const expectClean = async (page: Page): Promise<void> => expect(await faultsOf(page)).toEqual([])

/** An answered case with all channels, at their list. */
const atChannels = async (page: Page, login: string): Promise<string> => {
  await asPlayer(page, login)
  const id = await fileCase(page, 'qqzzx back again', allChannels)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id, '#reopen')
  await expect(page.getByRole('heading', { name: 'How do you want to continue?' })).toBeVisible()
  return id
}

// A poll may be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('[REOPEN-09, REOPEN-10, REOPEN-29] each way: drawing, name, hours; asked anew each minute', async ({ page }) => {
  await page.clock.install()
  let isPhoneOpen = true
  await page.route('**/api/categories/en-US/1131/channels', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const channels = (await answer.json()) as { channelType: string; enabled: boolean; ewt: number | null }[]
    await route.fulfill({
      json: channels.map((one) => (one.channelType === 'phone' ? { ...one, enabled: isPhoneOpen } : one)),
    })
  })
  await atChannels(page, 'test-reopen-list')
  await expect(channel(page, /^Write to/).locator('svg')).toBeVisible()
  await expect(channel(page, /^Write to/)).not.toContainText(/[Aa]vailable/)
  const phone = channel(page, /^We’ll call you back/)
  await expect(phone.locator('svg')).toBeVisible()
  await expect(phone).toContainText(/Available · about \d+ minutes wait/)
  isPhoneOpen = false
  await page.clock.fastForward(60_000)
  await expect(phone).toContainText('Currently unavailable')
  await expect(phone).toHaveAttribute('aria-disabled', 'true')
})

test('[REOPEN-14, REOPEN-15, REOPEN-25] a chat begins after the reply was taken', async ({ page }) => {
  const id = await atChannels(page, 'test-reopen-chat')
  await expect(page.locator('[data-skill]')).toHaveAttribute('data-skill', /^en-US-[A-Za-z0-9]+$/)
  const order: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/chat\/en-US\/start$/.test(request.url())) order.push('chat')
  })
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith(`/detail/${id}`)) order.push('reply')
  })
  await channel(page, /^Chat with us/).click()
  await message(page).fill('May we talk?')
  expect(order).toEqual([])
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect.poll(() => order).toEqual(['reply', 'chat'])
})

test('a way that closes while somebody writes leads back to the list with a notice; the text is there for the next one', async ({
  page,
}) => {
  const id = await atChannels(page, 'test-reopen-closed')
  await channel(page, /^Write to/).click()
  await message(page).fill('Half a page of words.')
  await page.route(`**/api/cases/en-US/detail/${id}`, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/services/bft/docs/problems/validation',
        slug: 'validation',
        title: 'x',
        status: 422,
        requestId: 'r',
        errorKey: 'support.case.error.channel.unavailable',
      }),
    }),
  )
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'This option just closed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How do you want to continue?' })).toBeFocused()
  await channel(page, /^Write to/).click()
  await expect(message(page)).toHaveValue('Half a page of words.')
})

test('a way that wants an account stands closed for whoever came by a link, and opens after the sign-in', async ({
  page,
}) => {
  await page.goto(at('/contact/1237/ticket'))
  await fillAboutMe(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('213 373 4253')
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx wwvvk by a link')
  await sendForm(page)
  const id = (
    await page
      .getByRole('main')
      .getByText(/^[A-Z]{2}\d{6,19}$/)
      .first()
      .innerText()
  ).slice(2)
  const token = /[A-Za-z0-9_-]{43}$/.exec(
    (await page.getByRole('link', { name: 'View your case' }).getAttribute('href')) ?? '',
  )![0]
  await answerCase(id, 'ANSWERED')
  await openCase(page, token, '#reopen')
  const phone = channel(page, /^We’ll call you back/)
  await expect(phone).toHaveAttribute('aria-disabled', 'true')
  await expectClean(page)
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in to choose this' })
  await expect(signIn).toHaveCount(1)
  await signIn.click()
  await page.getByLabel('Account name').fill('test-reopen-by-link')
  await page.getByLabel('Password').fill('test-reopen-by-link-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at(`/case/detail/${token}#reopen`))
  await expect(page.getByRole('heading', { name: 'How do you want to continue?' })).toBeVisible()
  await expect(phone).not.toHaveAttribute('aria-disabled')
  await expect(signIn).toHaveCount(0)
})

test('[CASEERROR-12] a link whose case cannot be read again after its cancel leads to the page for links that open nothing', async ({
  page,
}) => {
  const token = 'B'.repeat(43)
  await asPlayer(page, 'test-reopen-token')
  const id = await fileCase(page, 'qqzzx by link')
  const real = (await (
    await page.request.get(`${new URL(at('/')).origin}/services/bft/api/cases/en-US/detail/${id}`)
  ).json()) as object
  await page.context().clearCookies()
  let reads = 0
  await page.route(`**/api/cases/en-US/detail/${token}`, (route) => {
    reads += 1
    return reads === 1
      ? route.fulfill({ json: real })
      : route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          body: '{"type":"about:blank","title":"x","status":404}',
        })
  })
  await page.route('**/cancel', (route) => route.fulfill({ status: 204 }))
  await openCase(page, token)
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(at('/case/invalid'))
})

test('[CASESHELL-02, CASESHELL-04, CASELIMIT-07] bugs’ page, its spinner, its language', async ({ page }) => {
  await asPlayer(page, 'test-shell-bug')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${fileOf('src/portal/features/bug-suggestion/BugSuggestionPage.tsx')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/case'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    history.pushState({}, '', 'bug-suggestion')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' }).first()).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a bug or make a suggestion' })).toBeVisible()
  const answer = await fetch(`${new URL(at('/')).origin}/support/xx-XX/help/case`, {
    redirect: 'manual',
    headers: { 'accept-language': 'tlh' },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/support/en-US/help/case'),
  ])
})

test('[CASESHELL-11] a restricted account sees no self-service block but on the flagship’s home', async ({ page }) => {
  await restrict('test-shell-restricted')
  await asPlayer(page, 'test-shell-restricted')
  await page.goto(at('/games/wow'))
  const block = page.getByRole('heading', { name: 'Fix it yourself' })
  await expect(block).toBeVisible()
  await page.goto(at('/games/diablo4'))
  await expect(page.getByRole('link', { name: 'See why and what you can do' })).toBeVisible()
  await expect(block).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto(at('/games/diablo4'))
  await expect(block).toBeVisible()
})

for (const [scheme, width, login] of [
  ['light', 1280, 'test-keys-wide'],
  ['dark', 390, 'soft-keys-narrow'],
] as const) {
  test(`reply, cancel, reopening and protection by keyboard alone, ${scheme} at ${width} px, keep the rules of accessibility`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await atChannels(page, login)
    await expectClean(page)
    await channel(page, /^We’ll call you back/).press('Enter')
    await expect(message(page)).toBeFocused()
    await page.keyboard.type('By keyboard.')
    const phone = page.getByRole('textbox', { name: 'Phone number' })
    await phone.focus()
    await page.keyboard.type('202 555 0180')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
    await expectClean(page)
    if (login.startsWith('test-')) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByRole('dialog', { name: 'Text-message protection' })).toBeVisible()
      await expectClean(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Send reply' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Add to your case' })).toBeVisible()
    await expect(page.locator('#thread > :last-child')).toBeFocused()
    await openCase(page, await fileCase(page, 'qqzzx cancelled by keyboard'))
    await page.getByRole('button', { name: 'Cancel this case' }).press('Enter')
    await expectClean(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cancel this case' })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel this case' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter')
    await expect(page.locator('#thread > :last-child')).toBeFocused()
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
