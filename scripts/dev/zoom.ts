// `make deep PART=zoom`: every screen at 200 % and 400 %, with wider text spacing, in forced colours and with reduced motion. What
// does not fit, cannot be told apart or moves fails it. Words narrow it: `node scripts/dev/zoom.ts case de-DE`.
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import config from '../../tests/e2e/playwright.config.ts'
import { enlargedFaults } from '../../tests/e2e/support/enlarged.ts'
import { openScreen } from '../../tests/e2e/support/open-screen.ts'
import { asPlayer } from '../../tests/e2e/support/player-case.ts'
import { type Screen, screens } from '../../tests/e2e/support/screens.ts'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'

const window = { name: 'desktop', width: 1280, height: 900 }
const locales = ['en-US', 'de-DE', 'ar-SA']
interface Visit {
  locale: string
  screen: Screen
}
const wanted = process.argv.slice(2)
const visits: readonly Visit[] = locales
  .flatMap((locale) => screens.map((screen) => ({ locale, screen })))
  .filter(({ locale, screen }) => wanted.every((word) => `${screen.name} ${locale}`.includes(word)))

/** A loaded machine may stand still: a screen that did not open is opened anew. What is found on one is never asked twice. */
const openings = 3

let running: Browser | undefined
/** One that has ended, by itself or by the machine, is followed by another. */
const browser = async (): Promise<Browser> => {
  if (running?.isConnected() !== true) running = await chromium.launch({ ...config.use?.launchOptions })
  return running
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions = new Map<string, Session>()

/** A context of its own for each screen: nothing of one reaches the next, and one that crashes takes none with it. */
const contextFor = async (login: string | undefined): Promise<BrowserContext> => {
  const known = login === undefined ? undefined : sessions.get(login)
  const context = await (await browser()).newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...(known === undefined ? {} : { storageState: known }),
  })
  if (login !== undefined && known === undefined) {
    const tab = await context.newPage()
    await asPlayer(tab, login)
    await tab.close()
    sessions.set(login, await context.storageState())
  }
  return context
}

/** @returns what was found @throws when the screen does not open or its page ends meanwhile */
const lookAt = async ({ locale, screen }: Visit): Promise<string[]> => {
  const context = await contextFor(screen.login)
  try {
    const tab = await context.newPage()
    await openScreen(tab, screen, window, locale)
    return await enlargedFaults(tab)
  } finally {
    // Of a browser that has ended nothing is left to close.
    await context.close().catch(() => undefined)
  }
}

/** @returns sentences about the screen; that it did not open is one */
const tellOf = async (visit: Visit): Promise<string[]> => {
  const name = `${visit.screen.name}, ${visit.locale}`
  for (let tries = 1; ; tries += 1) {
    try {
      return (await lookAt(visit)).map((line) => `${name}, ${line}`)
    } catch (error) {
      const [reason] = String((error as Error).message).split('\n')
      if (tries === openings) return [`${name}: did not open, ${openings} times: ${reason}`]
      console.error(`${name}: opened once more: ${reason}`)
    }
  }
}

const server = await startServerProcess()
// Where `at` finds the portal, as in the end-to-end tests.
process.env['GUIDEPOST_URL'] = server.url
try {
  const told: string[] = []
  for (const visit of visits) {
    const found = await tellOf(visit)
    for (const line of found) console.error(line)
    told.push(...found)
  }
  console.log(`${visits.length} screens enlarged, ${told.length} findings`)
  process.exitCode = told.length === 0 && visits.length > 0 ? 0 : 1
} finally {
  await running?.close()
  await server.stop()
}
