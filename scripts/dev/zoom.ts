// `make long-zoom`: every screen with text at 200 %, at 400 %, with wider text spacing and in forced colours. What does
// not fit or cannot be told apart then is named, and the command fails. A word after the command narrows it:
// `node scripts/dev/zoom.ts case de-DE`.
import { type Browser, chromium } from '@playwright/test'
import config from '../../tests/e2e/playwright.config.ts'
import { enlargedFaults } from '../../tests/e2e/support/enlarged.ts'
import { openScreen } from '../../tests/e2e/support/open-screen.ts'
import { asPlayer } from '../../tests/e2e/support/player-case.ts'
import { type Screen, screens } from '../../tests/e2e/support/screens.ts'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'

const window = { name: 'desktop', width: 1280, height: 900 }
const locales = ['en-US', 'de-DE', 'ar-SA']
const wanted = process.argv.slice(2)
const visits = locales
  .flatMap((locale) => screens.map((screen) => ({ locale, screen })))
  .filter(({ locale, screen }) => wanted.every((word) => `${screen.name} ${locale}`.includes(word)))

/** Screens of one account, one after another. @returns what was found, and what did not open */
const lookAs = async (
  on: Browser,
  login: string | undefined,
  own: readonly { locale: string; screen: Screen }[],
): Promise<string[]> => {
  const told: string[] = []
  const context = await on.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
  const first = await context.newPage()
  if (login !== undefined) await asPlayer(first, login)
  await first.close()
  for (const { locale, screen } of own) {
    // A tab is a visit: what is asked once a visit is asked in each language.
    const tab = await context.newPage()
    try {
      await openScreen(tab, screen, window, locale)
      told.push(...(await enlargedFaults(tab)).map((line) => `${screen.name}, ${locale}, ${line}`))
    } catch (error) {
      told.push(`${screen.name}, ${locale}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    await tab.close()
  }
  await context.close()
  return told
}

const server = await startServerProcess()
// Where `at` finds the portal, as in the end-to-end tests.
process.env['GUIDEPOST_URL'] = server.url
const browser = await chromium.launch({ ...config.use?.launchOptions })
try {
  const told: string[] = []
  for (const [login, own] of Map.groupBy(visits, ({ screen }) => screen.login))
    told.push(...(await lookAs(browser, login, own)))
  console.log(`${visits.length} screens enlarged, ${told.length} findings`)
  for (const line of told) console.error(line)
  process.exitCode = told.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
