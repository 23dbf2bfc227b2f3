/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// How long a press takes to show, on every step (INP): each screen at CPU ×4 in a phone's window, its letters typed, what
// opens, is chosen or turned in place pressed, and last the button that leads on. The slowest press of a visit, as the
// browser's event timing sees it, and of three visits the median. STEPS=describe,contact measures these alone.
import type { Browser, Locator, Page } from '@playwright/test'
import { openScreen } from '../../../tests/e2e/support/open-screen.ts'
import { asPlayer } from '../../../tests/e2e/support/portal.ts'
import { screens, type Screen } from '../../../tests/e2e/support/screens.ts'
import { startServerProcess } from '../../../tests/e2e/support/server-process.ts'
import type { Result } from '../lib/result.ts'
import { launchBrowser } from '../lib/slow-phone.ts'

const phone = { name: 'phone', width: 390, height: 844 }
const visits = 3
/** A press shows within so many milliseconds. */
const bar = 120
/** Of one kind of control not more than this are pressed. */
const most = 3
const words = 'My hero fell through'

/** One of a kind stands for the others: a second list, article or restriction says nothing new. */
const steps = [
  'start',
  'describe',
  'recommendations',
  'picker',
  'solution',
  'game-home',
  'category',
  'search-empty',
  'search',
  'article',
  'contact',
  'contact-chat',
  'contact-fields',
  'contact-character',
  'chat',
  'survey',
  'case-list',
  'case-open',
  'case-answered',
  'case-reopen',
  'restriction',
  'own-data',
]

interface Slowest {
  took: number
  by: string
}

/** What stays on its page when it is pressed. */
const inPlace = [
  'main [role=tab]:not([aria-selected=true])',
  'main [aria-expanded]',
  'main summary',
  'main input[type=radio]',
  'main input[type=checkbox]',
  'main button[aria-pressed]',
]

const pressEach = async (page: Page, controls: Locator): Promise<void> => {
  const count = Math.min(await controls.count(), most)
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index)
    if (!(await control.isVisible().catch(() => false))) continue
    await control.click({ timeout: 5_000, force: true }).catch(() => undefined)
    await page.waitForTimeout(150)
  }
}

const typeInto = async (page: Page, selector: string): Promise<void> => {
  const field = page.locator(selector).first()
  if (!(await field.isVisible().catch(() => false))) return
  await field.click({ force: true })
  await field.pressSequentially(words, { delay: 60, timeout: 60_000 })
  await page.waitForTimeout(300)
}

const visit = async (browser: Browser, screen: Screen): Promise<Slowest> => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const presses = { took: 0, by: '' }
      Object.assign(window, { presses })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
          if (entry.interactionId === 0 || entry.duration <= presses.took) continue
          const { target } = entry
          presses.took = entry.duration
          presses.by = `${entry.name} ${
            target instanceof Element
              ? `${target.tagName.toLowerCase()} “${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 30)}”`
              : ''
          }`
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    if (screen.login !== undefined) await asPlayer(page, screen.login)
    await openScreen(page, screen, phone)
    const wire = await context.newCDPSession(page)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // What brought the page here is not of this step.
    await page.waitForTimeout(800)
    await page.evaluate(() => {
      Object.assign((window as unknown as { presses: Slowest }).presses, { took: 0, by: '' })
    })
    await typeInto(page, 'main input[type=search], main input[type=text], main input:not([type])')
    await typeInto(page, 'main textarea')
    for (const selector of inPlace) await pressEach(page, page.locator(selector))
    // Leads on, or says what is missing; a page of the server's own ends the measuring before it is drawn.
    const onward = page.locator('main form button[type=submit], main li button, main button').last()
    await onward.click({ timeout: 5_000, force: true }).catch(() => undefined)
    await page.waitForTimeout(800)
    return await page.evaluate(() => (window as unknown as { presses: Slowest }).presses)
  } finally {
    await context.close()
  }
}

/** Empty on a machine without Chromium. */
export const measureSteps = async (): Promise<Result[]> => {
  const browser = await launchBrowser()
  if (browser === undefined) return []
  const server = await startServerProcess()
  // Where `openScreen` finds the portal.
  process.env['GUIDEPOST_URL'] = server.url
  try {
    const results: Result[] = []
    const wanted = process.env['STEPS']?.split(',') ?? steps
    for (const name of wanted) {
      const screen = screens.find((one) => one.name === name)!
      const seen: Slowest[] = []
      for (let turn = 0; turn < visits; turn += 1) seen.push(await visit(browser, screen))
      const { took, by } = seen.toSorted((one, other) => one.took - other.took)[Math.floor(visits / 2)]!
      results.push({
        id: 'INP',
        what: `slowest press, ${name} ÷ ${bar} ms`,
        ratio: took / bar,
        target: { atMost: 1 },
        of: `${took} ms at CPU ×4, ${by}`,
      })
      process.stderr.write(`  ${name} ${seen.map((one) => one.took).join(', ')} ms\n`)
    }
    return results
  } finally {
    await browser.close()
    await server.stop()
  }
}
