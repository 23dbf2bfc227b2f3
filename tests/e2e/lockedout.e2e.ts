// From "Can’t sign in?" to the desk's decision, for a player who is banned (CD-305 to CD-308). On a server of its own:
// only the demonstration's people have had their address for 14 days, and others look at their restrictions.
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { signIn as signInAtDesk } from './support/desk.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServerProcess()
})
test.afterAll(() => server?.stop())

interface Mail {
  to: string
  subject: string
  text: string
}
const here = (path: string, locale = 'en-US') => at(path, locale, server.url)
const mailsTo = async (page: Page, to: string): Promise<Mail[]> => {
  const answer = await page.request.get(`${server.url}/services/dev/mails`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to)
}
const codesIn = (mails: readonly Mail[]): string[] => mails.flatMap(({ text }) => /^\d{8}$/m.exec(text)?.[0] ?? [])
const address = (page: Page) => page.getByRole('textbox', { name: 'Your account’s e-mail address' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from the email' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
/** Asks, and gives the code of the mail that comes. */
const ask = async (page: Page, email: string): Promise<string> => {
  const before = codesIn(await mailsTo(page, email))
  await address(page).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(codeField(page)).toBeFocused()
  const fresh = async () => codesIn(await mailsTo(page, email)).filter((code) => !before.includes(code))
  await expect.poll(async () => (await fresh()).length).toBe(1)
  return (await fresh())[0]!
}

test('a banned player comes by the sign-in page, reads, appeals once, and the desk decides it', async ({
  page,
  browser,
}) => {
  const trouble = watchForTrouble(page)
  // Leads to the sign-in.
  await page.goto(here('/case'))
  const help = page.getByRole('region', { name: 'Can’t sign in?' })
  await help.getByRole('link', { name: 'I am banned or locked out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read without signing in' })).toBeVisible()

  await address(page).fill('no address')
  await page.getByRole('button', { name: 'Send code' }).press('Enter')
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Enter an email address')
  const code = await ask(page, 'boris@players.example')
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')

  await codeField(page).fill(code === '00000000' ? '11111111' : '00000000')
  await goOn(page).click()
  await expect(page.getByText('That code isn’t right. You have 4 tries left.').first()).toBeVisible()
  await expect(page.getByText('Eight digits · 4 tries left')).toBeVisible()
  // A reload keeps the place; a copy may have a space.
  await page.reload()
  await expect(page.getByText('Eight digits · 4 tries left')).toBeVisible()
  await codeField(page).fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await goOn(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your restrictions and cases' })).toBeVisible()
  await expect(page.getByText('30 minutes left')).toBeVisible()
  expect((await page.context().cookies()).find(({ name }) => name === 'gp_lockedout')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  })
  // Signed in nowhere.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: 'Use of unauthorized software' }).first()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Why this was decided' })).toBeVisible()
  await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^What should we know/ }).fill('qqzzx it was my brother')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('We have your appeal. We’ll email you')).toBeVisible()
  await expect(page.getByText('qqzzx it was my brother')).toBeVisible()
  const restriction = page.url()
  await page.getByRole('link', { name: 'Back to the overview' }).click()
  // It was his third within the time: another one is not offered, to nobody (T14).
  const next = page.getByRole('article').filter({ hasText: 'Leaving matches' }).first()
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Why this was decided' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveCount(0)

  // The owner is told.
  await expect
    .poll(async () => (await mailsTo(page, 'boris@players.example')).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('opened your account with a code'))

  const kim = await (await browser.newContext()).newPage()
  await kim.goto(`${server.url}/support/desk/appeals`)
  await signInAtDesk(kim, 'lead-kim')
  await kim
    .getByRole('region', { name: 'Appeals' })
    .getByRole('link', { name: /qqzzx it was my brother/ })
    .click()
  await expect(kim.getByRole('article').getByText('qqzzx it was my brother')).toBeVisible()
  await expect(kim.getByText('Opened by e-mail code')).toBeVisible()
  // What the desk asks is read and answered by the same mark (CD-323).
  await kim.getByRole('button', { name: 'More actions' }).click()
  await kim.getByRole('button', { name: 'Ask the player' }).click()
  await kim.getByRole('textbox', { name: 'Question to the player' }).fill('Which one of your brothers?')
  await kim.getByRole('button', { name: 'Send the question' }).click()
  await expect(kim.getByRole('article').getByText('Waits for the player')).toBeVisible()
  await page.goto(restriction)
  await expect(page.getByText('Which one of your brothers?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The younger one, on my tablet')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way')).toBeVisible()
  await expect(kim.getByRole('article').getByText('The younger one, on my tablet')).toBeVisible()
  await kim.getByRole('textbox', { name: 'Answer to the player' }).fill('We have looked again.')
  await kim.getByRole('button', { name: 'Lift the restriction' }).click()
  await kim.getByRole('dialog').getByRole('button', { name: 'Decide' }).click()
  await expect(kim.getByRole('link', { name: /qqzzx it was my brother/ })).toHaveCount(0)
  await kim.context().close()

  await page.goto(here('/lockedout'))
  await expect(page.getByText('Overturned').first()).toBeAttached()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your time is up' })).toBeVisible()
  await page.reload()
  await expect(address(page)).toBeVisible()
  expect(trouble.filter((line) => !/422|401/.test(line))).toEqual([])
})

test('cases are threads to read, with Back where one was; another browser gets nothing by the code', async ({
  page,
  browser,
}) => {
  await page.goto(here('/lockedout'))
  const code = await ask(page, 'nora@players.example')
  const other = await (await browser.newContext()).newPage()
  await other.goto(here('/lockedout'))
  await address(other).fill('nobody@players.example')
  await other.getByRole('button', { name: 'Send code' }).click()
  await codeField(other).fill(code)
  await goOn(other).click()
  await expect(other.getByText('That code isn’t right. You have 4 tries left.').first()).toBeVisible()
  await other.context().close()

  await codeField(page).fill(code)
  await goOn(page).click()
  const cases = page.getByRole('region', { name: 'Cases', exact: true })
  await expect(cases.getByRole('article')).toHaveCount(10)
  await cases.getByRole('button', { name: 'Show more' }).click()
  await expect(cases.getByRole('article')).toHaveCount(11)
  const subject = await cases.getByRole('link').first().innerText()
  await cases.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.goBack()
  await expect(cases.getByRole('article').first()).toBeVisible()
})

for (const [name, locale, size, agent] of [
  ['phone, Arabic', 'ar-SA', { width: 390, height: 844 }, undefined],
  ['in a game, German', 'de-DE', { width: 1024, height: 640 }, 'Mozilla/5.0 Chrome/114.0.0.0 AetherClient/11.2'],
] as const)
  test(`${name}: nothing overflows, and axe finds nothing, on every step`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: 'dark',
      ...(agent === undefined ? {} : { userAgent: agent }),
    })
    const page = await context.newPage()
    const look = async (step: string): Promise<void> => {
      await page.waitForLoadState('networkidle')
      expect(await faultsOf(page, step)).toEqual([])
      const folder = process.env['SCREENS_INTO']
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/lockedout-${locale}-${step}.png`, fullPage: true })
    }
    await page.goto(here('/lockedout', locale))
    const main = page.getByRole('main')
    await main.getByRole('textbox').waitFor()
    await look('ask')
    const before = codesIn(await mailsTo(page, 'boris@players.example'))
    await main.getByRole('textbox').fill('boris@players.example')
    await main.locator('form button[type=submit]').click()
    await main.locator('input[autocomplete=one-time-code]').waitFor()
    await look('code')
    const fresh = async () =>
      codesIn(await mailsTo(page, 'boris@players.example')).filter((one) => !before.includes(one))
    await expect.poll(async () => (await fresh()).length).toBe(1)
    await main.locator('input[autocomplete=one-time-code]').fill((await fresh())[0]!)
    await main.locator('form button[type=submit]').click()
    await main.locator('#lockedout-cases').waitFor()
    // Cases may come first, and stand alone for a moment.
    const restriction = main.locator('section[aria-labelledby=lockedout-restrictions] article a').first()
    await restriction.waitFor()
    await look('open')
    await restriction.click()
    await main.locator('dl').first().waitFor()
    await look('restriction')
    await context.close()
  })
