// The same pages with the same assertions on the server and on the mock (ground G35): what is looked at only is alike.
// Then what the mock alone can do: its scenarios and the page that switches them.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { at, openAs, watchForTrouble } from './support/portal.ts'
import { closedPages, expectLanguage, expectPage, openPages, ownData, recentLocales } from './support/stateless.ts'
import { test } from './support/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let mock: ChildProcess
let mockUrl = ''

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  // The machine gives it a port, and it says which.
  mock = spawn('node_modules/.bin/node', ['scripts/dev/mock.ts'], {
    cwd: root,
    // The build that the other tests look at, not the sources.
    env: { ...process.env, PORT: '0', WEB_DIST: `${root}web/dist` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  mock.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const port = () => /Mock: http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1]
  await expect.poll(port, { timeout: 200_000 }).toBeDefined()
  mockUrl = `http://localhost:${port()}`
  await expect
    .poll(
      () =>
        fetch(at('/', 'en-US', mockUrl)).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 200_000 },
    )
    .toBe(true)
})
test.afterAll(() => {
  mock.kill('SIGTERM')
})

interface Target {
  name: string
  base: () => string
  enter: (page: Page, isSignedIn: boolean) => Promise<void>
  /** Heading of where a page for players leads whoever is signed out: to the sign-in, which the mock does by itself. */
  afterSignIn: (heading: string) => string
}
const targets: readonly Target[] = [
  {
    name: 'server',
    base: () => process.env['GUIDEPOST_URL'] ?? '',
    enter: async (page, isSignedIn) => {
      if (isSignedIn) await openAs(page, 'ada', '/error')
    },
    afterSignIn: () => 'Sign in',
  },
  {
    name: 'mock',
    base: () => mockUrl,
    enter: async (page, isSignedIn) => {
      await page.goto(`${mockUrl}/mock?mock_scenario=${isSignedIn ? 'signed-in' : 'signed-out'}`)
    },
    afterSignIn: (heading) => heading,
  },
]

for (const { name, base, enter, afterSignIn } of targets) {
  for (const isSignedIn of [true, false]) {
    test(`every page that is only looked at, ${isSignedIn ? 'signed in' : 'signed out'}, on the ${name}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const trouble: string[] = []
      await enter(page, isSignedIn)
      page.on('pageerror', (error) => trouble.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') trouble.push(message.text())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
      })
      for (const one of [...openPages, ...(isSignedIn ? [...closedPages, ownData] : [])]) {
        await page.goto(at(one.path, 'en-US', base()))
        await expectPage(page, one)
      }
      if (!isSignedIn) {
        await page.goto(at('/case', 'en-US', base()))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(afterSignIn('Active cases'))
      }
      expect(trouble).toEqual([])
    })
  }

  test(`the first page in four languages on the ${name}`, async ({ page }) => {
    await enter(page, false)
    for (const locale of recentLocales) {
      await page.goto(at('/', locale, base()))
      await expectLanguage(page, locale)
    }
  })
}

test('a notice of the crisis scenario is drawn, and nothing complains', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(`${mockUrl}/mock?mock_scenario=crisis`)
  await page.goto(at('/breaking/aether-login-2026-11', 'en-US', mockUrl))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in to Realms of Aether takes long')
  await page.waitForLoadState('networkidle')
  expect(trouble).toEqual([])
})

test('a token link and the questions of a verification open on the mock, which has no secrets', async ({ page }) => {
  await page.goto(at(`/case/detail/${'a'.repeat(43)}?mock_scenario=signed-out`, 'en-US', mockUrl))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop does not load')
  await page.goto(at('/verification?mock_scenario=signed-in', 'en-US', mockUrl))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show us it’s you')
})

test('the mock’s page lists the scenarios, switches them, and is usable by everybody', async ({ page }) => {
  await page.goto(`${mockUrl}/mock`)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await faultsOf(page, scheme)).toEqual([])
  }
  await page.getByRole('link', { name: 'Open Crisis messages' }).click()
  await expect(page.getByRole('link', { name: 'Watch out for fake emails' })).toBeVisible()
  // Kept while browsing, without a word in the address.
  await page.goto(at('/games/wow', 'en-US', mockUrl))
  await expect(page.getByRole('region', { name: 'Current notices' })).toContainText('Watch out for fake emails')
  await page.goto(`${mockUrl}/mock`)
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Crisis messages' }) }),
  ).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Choose, stay here.*Nothing there yet/ }).click()
  await page.goto(at('/case', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByText('US104233871')).toHaveCount(0)
})

test('a case is told step by step: answered by a link, resolved by the player', async ({ page }) => {
  await page.goto(`${mockUrl}/mock`)
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await page.goto(at('/case/detail/104233871', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByText('Hello Ada, we moved your character')).toBeVisible()
  await page.goto(`${mockUrl}/mock`)
  await page.getByRole('link', { name: 'Reopened', exact: true }).click()
  await page.goto(at('/case/detail/104233871', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByText('It happened again after the weekly reset.')).toBeVisible()
})

test('an ended session leads to a sign-in that says so, and back to the cases', async ({ page }) => {
  await page.goto(at('/case?mock_scenario=session-ended', 'en-US', mockUrl))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has ended')
  await page.getByRole('link', { name: 'Sign in as Ada' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active cases')
  await expect(page.getByRole('main').getByText('US104233871').first()).toBeVisible()
})

test('a failing line shows on a page and is mended by a click, so is an answer picked by its name', async ({
  page,
}) => {
  await page.goto(`${mockUrl}/mock`)
  await page.getByRole('link', { name: '500', exact: true }).click()
  await page.goto(at('/case', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.goto(`${mockUrl}/mock`)
  await page.getByRole('link', { name: 'Never', exact: true }).click()
  await page
    .locator('summary')
    .filter({ hasText: /^cases \d+$/ })
    .click()
  await page.getByRole('link', { name: 'case-list-empty' }).first().click()
  await page.goto(at('/case', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByText('US104233871')).toHaveCount(0)
  await page.goto(`${mockUrl}/mock`)
  await page.getByRole('link', { name: 'Let go of all' }).click()
  await page.goto(at('/case', 'en-US', mockUrl))
  await expect(page.getByRole('main').getByText('US104233871').first()).toBeVisible()
})
