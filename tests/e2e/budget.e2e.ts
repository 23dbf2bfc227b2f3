// Budgets of T26, ground G26 and promises R13, counted and not timed: what a browser with nothing kept loads for a first
// view, until it asks for nothing more.
import { gzipSync } from 'node:zlib'
import { type Page, expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const kilobyte = 1000

interface View {
  requests: string[]
  bytes: number
  scripts: number
  onDemand: number
}

/** DOMPurify comes when a topic has instructions to show, with a budget of its own. */
const isOnDemand = (url: string): boolean => /\/sanitize-[^/]*\.js$/.test(url)

/** Opens a page and counts requests, bytes on the wire, headers included, and the bytes of its scripts under gzip. */
const firstView = async (page: Page, path: string, isShown: () => Promise<void>): Promise<View> => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const requests = new Map<string, { url: string; isScript: boolean }>()
  let bytes = 0
  wire.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type }) => void requests.set(requestId, { url: request.url, isScript: type === 'Script' }),
  )
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(at(path), { waitUntil: 'load' })
  await isShown()
  await page.waitForLoadState('networkidle')
  const sizeOf = async (url: string): Promise<number> =>
    gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length
  const sumOf = async (urls: readonly string[]): Promise<number> =>
    (await Promise.all(urls.map(sizeOf))).reduce((sum, size) => sum + size, 0)
  const scripts = [...requests.values()].filter(({ isScript }) => isScript).map(({ url }) => url)
  return {
    // What lies inside the page is no request.
    requests: [...requests.values()].map(({ url }) => url).filter((url) => !url.startsWith('data:')),
    bytes,
    scripts: await sumOf(scripts.filter((url) => !isOnDemand(url))),
    onDemand: await sumOf(scripts.filter(isOnDemand)),
  }
}

/** The app has taken over: React has put its mark on the root. */
const isAlive = (page: Page) => () =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById('app')!).some((key) => key.startsWith('__reactContainer')),
      ),
    )
    .toBe(true)

for (const game of ['wow', 'diablo4', 'hearthstone']) {
  test(`the home of ${game} is 122 KB of scripts, 200 KB in all and 12 requests at most`, async ({ page }) => {
    const view = await firstView(page, `/games/${game}`, isAlive(page))
    expect(view.requests.length, view.requests.join('\n')).toBeLessThanOrEqual(12)
    expect(view.scripts + view.onDemand).toBeLessThanOrEqual(122 * kilobyte)
    expect(view.bytes).toBeLessThanOrEqual(200 * kilobyte)
  })
}

for (const path of ['/', '/product/wow']) {
  test(`the guided flow at ${path} is 142 KB of scripts at most before the first press`, async ({ page }) => {
    const view = await firstView(page, path, () =>
      expect(page.getByRole('region').or(page.locator('[data-state]')).first()).toBeVisible(),
    )
    expect(view.scripts).toBeGreaterThan(60 * kilobyte)
    expect(view.scripts + view.onDemand).toBeLessThanOrEqual(142 * kilobyte)
  })
}

test('the contact form is 152 KB of scripts at most, chat window included, and keeps the first letter typed with no more', async ({
  page,
}) => {
  const description = page.getByRole('textbox', { name: /happened|describe|description/i }).first()
  const view = await firstView(page, '/contact/1301/ticket', () => expect(description).toBeEditable())
  await description.fill('a')
  await expect(description).toHaveValue('a')
  expect(view.scripts).toBeGreaterThan(60 * kilobyte)
  expect(view.scripts).toBeLessThanOrEqual(152 * kilobyte)
  expect(view.onDemand).toBeLessThanOrEqual(40 * kilobyte)
})

test('nothing moves while a home, an article and a contact form come', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) moved.sum += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/games/wow', '/article/9852', '/contact/1301/ticket']) {
    await page.goto(at(path))
    await isAlive(page)()
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum),
      path,
    ).toBeLessThanOrEqual(0.02)
  }
})
