// The portal as a game's own help window: 1024 × 640, the game's User-Agent, the game's client beside it (ground G13,
// OD-101 … OD-104).
import { type Page, expect } from '@playwright/test'
import { passSuggestions } from './support/contact.ts'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const aether = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/114.0.0.0 AetherClient/11.2'
const aetherKorea = `${aether} (ko)`
const crown = 'Mozilla/5.0 Chrome/114.0 AshenCrownClient/4.1'
const words = 'qqzzx the quest of the lost bell wwvvk'

test.use({ viewport: { width: 1024, height: 640 }, userAgent: aether })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Support', exact: true })
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const theme = (page: Page) => expect(page.locator('html'))
const formOf = (postData: string | null): Record<string, unknown> =>
  JSON.parse(/\{.*\}/s.exec(postData ?? '')?.[0] ?? '{}') as Record<string, unknown>

/** Fills the form of "A quest does not progress", which takes no files, and sends it. @returns the request's body */
const sendQuest = async (page: Page): Promise<Record<string, unknown>> => {
  await box(page, 'Name of the quest').fill('The Lost Bell')
  await box(page, 'Description').fill(words)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await button(page, 'Send').click()
  await passSuggestions(page)
  const body = formOf((await sent).postData())
  await expect(title(page)).toHaveText('Message sent')
  return body
}

test.describe('a player’s journeys', () => {
  test('[GAME-01, GAME-05] every page in the game’s look, without what its window has no use for', async ({ page }) => {
    const trouble = watchForTrouble(page)
    await asPlayer(page, 'test-game-journey')
    await page.goto(at('/home'))
    await expect(title(page)).toHaveText('Realms of Aether Support')
    await theme(page).toHaveAttribute('data-theme', 'wow')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Other resources' })).toHaveCount(0)
    await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')

    await page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByRole('searchbox'))
      .first()
      .fill('stuck')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(/^\d+ results for “stuck”$/)
    await page.getByRole('link', { name: 'Your character is stuck' }).click()
    await expect(title(page)).toHaveText('Your character is stuck')
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
    await expect(title(page)).toHaveText(/^\d+ results for “stuck”$/)

    await tab(page, 'Get help').click()
    await expect(page).toHaveURL(/\/product\/wow/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(at('/product/wow/1200/1211/solution'))
    await page.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact\/wow\/\d+\/1211\/ticket$/)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    await expect(page.getByText(/Up to \d files/)).toHaveCount(0)
    await expect(page.locator('#captcha-anonymous, #captcha-challenge')).toHaveCount(0)
    await sendQuest(page)
    await page.getByRole('link', { name: 'View your case' }).click()
    await expect(page).toHaveURL(/\/case\/detail\/\d+$/)
    await expect(page.getByText(words).first()).toBeVisible()

    await tab(page, 'My cases').click()
    await expect(title(page)).toHaveText('Active cases')
    await page.getByRole('table').getByRole('link', { name: 'A quest does not progress', exact: true }).first().click()
    await box(page, 'Your message').fill('It rings now.')
    await button(page, 'Send reply').click()
    await expect(
      page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'It rings now.' }).first(),
    ).toBeVisible()
    await theme(page).toHaveAttribute('data-theme', 'wow')
    expect(trouble).toEqual([])
  })

  test('[GAME-04] each game’s browser wears its game’s colours on every page; the open web does not', async ({
    browser,
  }) => {
    const worn: Record<string, string | null> = {}
    for (const userAgent of [
      aether,
      aetherKorea,
      crown,
      'VanguardClient/3',
      'TavernClient/2',
      'Mozilla/5.0 Chrome/130.0.0.0',
    ]) {
      const context = await browser.newContext({ userAgent })
      const page = await context.newPage()
      await page.goto(at('/article/24150'))
      await expect(title(page)).toBeVisible()
      await expect(bar(page)).toHaveCount(userAgent.endsWith('130.0.0.0') ? 0 : 1)
      worn[userAgent.split(' ').slice(-1)[0]!] = await page.locator('html').getAttribute('data-theme')
      await context.close()
    }
    expect(worn).toEqual({
      'AetherClient/11.2': 'wow',
      '(ko)': 'wow',
      'AshenCrownClient/4.1': 'diablo4',
      'VanguardClient/3': 'overwatch',
      'TavernClient/2': 'hearthstone',
      'Chrome/130.0.0.0': null,
    })
  })
})

test('[NAV-06, CASEAPI-31] the tab of the tickets and its dot follow the account, which is asked every 15 seconds', async ({
  page,
}) => {
  await asPlayer(page, `test-game-dot-${Date.now()}`)
  // Where no stream of news is heard (CD-262).
  await page.route('**/api/stream', (route) => route.abort())
  await page.clock.install()
  await page.goto(at('/article/24150'))
  await expect(tab(page, 'Get help')).toBeVisible()
  await expect(tab(page, 'My cases')).toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/en-US')) asked += 1
  })
  /** The next look at the account, up to its answer. */
  const look = async (): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/en-US'))
    await page.clock.fastForward(15_000)
    await (await answered).finished()
    await page.evaluate(() => document.readyState)
  }
  await look()
  await page.clock.fastForward(14_000)
  expect(asked).toBe(1)
  const next = page.waitForResponse((response) => response.url().endsWith('/api/auth/en-US'))
  await page.clock.fastForward(1_500)
  await next

  // The server itself keeps what it knows for a moment.
  const id = await fileCase(page, words)
  await expect(async () => {
    await look()
    await expect(tab(page, 'My cases')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(tab(page, 'My cases')).not.toContainText(/New answer/)
  await answerCase(id, 'ANSWERED')
  await expect(async () => {
    await look()
    await expect(tab(page, 'My cases')).toContainText(/New answer in 1 case/, { timeout: 1000 })
  }).toPass()
})

test('[CASEAPI-32] the form asks every 60 seconds which ways of contact are open', async ({ page }) => {
  const isChannels = (one: { url: () => string }): boolean => one.url().endsWith('/1301/channels')
  await page.clock.install()
  await page.goto(at('/contact/1301/ticket'))
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  const later = async (milliseconds: number): Promise<void> => {
    const answered = page.waitForResponse(isChannels)
    await page.clock.fastForward(milliseconds)
    await (await answered).finished()
    await page.evaluate(() => document.readyState)
  }
  await later(60_000)
  let asked = 0
  page.on('request', (request) => {
    if (isChannels(request)) asked += 1
  })
  await page.clock.fastForward(50_000)
  expect(asked).toBe(0)
  await later(11_000)
})
