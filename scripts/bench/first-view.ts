/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Promises R11 and R12: how soon a slow phone sees the home and can type into the contact form, against static pages with the
// same text and style sheet; and how long a press of a key takes to show in the guided description (INP). CPU ×4, 1.6
// Mbit/s, 150 ms, a cold browser context each time, the median of seven.
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumPath } from '../../tests/e2e/support/chromium.ts'
import type { Child } from './lib/child.ts'
import type { Result } from './lib/result.ts'

const executablePath = chromiumPath()
const contexts = 7
const description = 'textarea, input[type="text"]'

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A page of a context with nothing kept, as slow as the promise says. */
const onSlowPhone = async <T>(
  browser: Browser,
  isSlowNetwork: boolean,
  run: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    if (isSlowNetwork)
      await wire.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await run(page)
  } finally {
    await context.close()
  }
}

/** The page as it is drawn, without scripts: the same text, style sheet and pictures. */
const frozen = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  // Until the screen itself is there: the contact form is drawn in the browser.
  await page
    .locator(url.includes('/contact/') ? description : 'h1')
    .first()
    .waitFor()
  const html = (await page.content())
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="(modulepreload|preload)"[^>]*>/g, '')
    .replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '')
  await page.close()
  return html
}

/** Serves a frozen page at every address and passes its files through from the product. */
const serveFrozen = async (html: string, origin: string): Promise<{ server: Server; url: string }> => {
  const bytes = gzipSync(html, { level: 9 })
  const files = new Map<string, Promise<{ type: string; body: Buffer }>>()
  const fetched = async (path: string): Promise<{ type: string; body: Buffer }> => {
    const answer = await fetch(origin + path)
    return {
      type: answer.headers.get('content-type') ?? '',
      body: gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }),
    }
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (!path.includes('/static/'))
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        .end(bytes)
    const file = files.get(path) ?? fetched(path)
    files.set(path, file)
    void file.then(({ type, body }) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Largest contentful paint in milliseconds. */
const paintOf = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, true, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  })

/** Milliseconds from navigation until a letter typed is shown and stays; a letter every 100 ms. */
const usableAfter = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, true, async (page) => {
    const begun = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    for (;;) {
      const field = page.locator(description).first()
      const typed = await field.evaluate(
        (element) => {
          const control = element as HTMLInputElement
          control.focus()
          return document.execCommand('insertText', false, 'a')
        },
        undefined,
        { timeout: 30_000 },
      )
      const at = Date.now() - begun
      await page.waitForTimeout(100)
      if (typed && (await field.inputValue()) !== '') return at
    }
  })

/** The slowest answer to a key in milliseconds, as the browser's event timing sees it. */
const slowestKey = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, false, async (page) => {
    await page.addInitScript(() => {
      const keys = { slowest: 0 }
      Object.assign(window, { keys })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) keys.slowest = Math.max(keys.slowest, entry.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.goto(url, { waitUntil: 'load' })
    const field = page.locator('textarea').first()
    await field.focus()
    await field.pressSequentially('My hero fell through the floor of the second keep and does not come back.', {
      delay: 60,
      timeout: 180_000,
    })
    await page.waitForTimeout(500)
    return page.evaluate(() => (window as unknown as { keys: { slowest: number } }).keys.slowest)
  })

const medianOf = async (measure: () => Promise<number>): Promise<number> => {
  const values: number[] = []
  for (let turn = 0; turn < contexts; turn += 1) values.push(await measure())
  return median(values)
}

/** Empty on a machine without Chromium. */
export const measureFirstView = async (app: Child): Promise<Result[]> => {
  if (!existsSync(executablePath)) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const servers: Server[] = []
  const base = `${app.origin}/support/en-US/help`
  const compare = async (
    path: string,
    measure: (browser: Browser, url: string) => Promise<number>,
  ): Promise<[number, number]> => {
    const html = await frozen(browser, base + path)
    const bare = await serveFrozen(html, app.origin)
    servers.push(bare.server)
    return [
      await medianOf(() => measure(browser, base + path)),
      await medianOf(() => measure(browser, `${bare.url}/support/en-US/help${path}`)),
    ]
  }
  try {
    const [home, staticHome] = await compare('/games/wow', paintOf)
    const [contact, staticContact] = await compare('/contact/1301/ticket', usableAfter)
    const key = await medianOf(() => slowestKey(browser, `${base}/product/wow`))
    return [
      {
        id: 'R11',
        what: 'largest paint of the home ÷ static page',
        ratio: home / staticHome,
        target: { atMost: 1.4 },
        of: `${home.toFixed(0)} ÷ ${staticHome.toFixed(0)} ms`,
      },
      {
        id: 'R12',
        what: 'contact form usable ÷ static form',
        ratio: contact / staticContact,
        target: { atMost: 2 },
        of: `${contact.toFixed(0)} ÷ ${staticContact.toFixed(0)} ms`,
      },
      {
        id: 'INP',
        what: 'slowest key in the description ÷ 200 ms',
        ratio: key / 200,
        target: { atMost: 1 },
        of: `${key.toFixed(0)} ms at CPU ×4`,
      },
    ]
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}
