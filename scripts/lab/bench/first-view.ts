/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Promises R11 and R12: how soon a slow phone sees the home and the contact form and can type into it, against static pages
// with the same text and style sheet; and when the form lives, so that its buttons answer. A slow phone's line and
// processor, a cold browser context each time, the median of seven.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Child } from '../lib/child.ts'
import type { Result } from '../lib/result.ts'
import { largestPaint, launchBrowser, onSlowPhone } from '../lib/slow-phone.ts'
import { median } from '../lib/stats.ts'

const contexts = 7
const description = 'textarea, input[type="text"]'

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
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    return largestPaint(page)
  })

interface Usable {
  /** Milliseconds from navigation until a letter typed is shown and stays, also when the page comes to life. */
  typed: number
  /** Milliseconds from navigation until React has taken over the field; of a page without scripts as above. */
  alive: number
}

/** React leaves its mark on what it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

/** A letter every 100 ms. */
const usableAfter = (browser: Browser, url: string): Promise<Usable> =>
  onSlowPhone(browser, async (page) => {
    const begun = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    const field = page.locator(description).first()
    const living = async (): Promise<number> => {
      if ((await page.locator('script[src]').count()) === 0) return 0
      while (!(await field.evaluate(isTakenOver))) await page.waitForTimeout(25)
      return Date.now() - begun
    }
    for (;;) {
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
      if (!typed || (await field.inputValue()) === '') continue
      const alive = await living()
      await page.waitForTimeout(alive === 0 ? 0 : 300)
      if ((await field.inputValue()) !== '') return { typed: at, alive: Math.max(at, alive) }
    }
  })

/**
 * The same, a letter every 100 ms, from a few lines within the page: what reaches in from outside is itself a second of
 * work at CPU ×4, and waits for what the page does meanwhile.
 */
const usableWithin = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript((fields) => {
      const usable = { at: 0 }
      Object.assign(window, { usable })
      setInterval(() => {
        const control = document.querySelector<HTMLInputElement>(fields)
        if (control === null || control.value !== '') return
        control.focus()
        document.execCommand('insertText', false, 'a')
        requestAnimationFrame(() => {
          if (control.value !== '') usable.at = performance.now()
        })
      }, 100)
    }, description)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if ((await page.locator('script[src]').count()) > 0)
      while (!(await page.locator(description).first().evaluate(isTakenOver))) await page.waitForTimeout(25)
    // A letter that is lost when the page comes to life is typed again, later.
    await page.waitForTimeout(500)
    return page.evaluate(() => (window as unknown as { usable: { at: number } }).usable.at)
  })

/** Empty on a machine without Chromium. */
export const measureFirstView = async (app: Child): Promise<Result[]> => {
  const browser = await launchBrowser()
  if (browser === undefined) return []
  const servers: Server[] = []
  const base = `${app.origin}/support/en-US/help`
  const bareOf = async (path: string): Promise<string> => {
    const html = await frozen(browser, base + path)
    const bare = await serveFrozen(html, app.origin)
    servers.push(bare.server)
    return `${bare.url}/support/en-US/help${path}`
  }
  const compare = async (
    path: string,
    measure: (browser: Browser, url: string) => Promise<number>,
  ): Promise<[number, number]> => {
    const bare = await bareOf(path)
    const own: number[] = []
    const other: number[] = []
    // By turns, so that both meet the same machine.
    for (let turn = 0; turn < contexts; turn += 1) {
      own.push(await measure(browser, base + path))
      other.push(await measure(browser, bare))
    }
    return [median(own), median(other)]
  }
  try {
    const [home, staticHome] = await compare('/games/wow', paintOf)
    const form = '/contact/1301/ticket'
    const paints: number[] = []
    for (let turn = 0; turn < contexts; turn += 1) paints.push(await paintOf(browser, base + form))
    const paint = median(paints)
    const alive: number[] = []
    const [contact, staticContact] = await compare(form, async (one, url) => {
      const usable = await usableAfter(one, url)
      if (url.startsWith(app.origin)) alive.push(usable.alive)
      return usable.typed
    })
    const [within, staticWithin] = await compare(form, usableWithin)
    return [
      {
        id: 'R11',
        what: 'largest paint of the home ÷ static page',
        ratio: home / staticHome,
        target: { atMost: 1.2 },
        of: `${home.toFixed(0)} ÷ ${staticHome.toFixed(0)} ms`,
      },
      {
        id: 'R12',
        what: 'contact form usable ÷ static form',
        ratio: contact / staticContact,
        target: { atMost: 1.5 },
        of: `${contact.toFixed(0)} ÷ ${staticContact.toFixed(0)} ms`,
      },
      {
        id: 'R12',
        what: 'the same, typed from within the page',
        ratio: within / staticWithin,
        target: { atMost: 1.5 },
        of: `${within.toFixed(0)} ÷ ${staticWithin.toFixed(0)} ms`,
      },
      {
        id: 'R12',
        what: 'the same until its buttons answer ÷ static form',
        ratio: median(alive) / staticContact,
        target: { atMost: 2.36 },
        of: `${median(alive).toFixed(0)} ÷ ${staticContact.toFixed(0)} ms`,
      },
      {
        id: 'LCP',
        what: 'largest paint of the contact form ÷ 1.8 s',
        ratio: paint / 1_800,
        target: { atMost: 1 },
        of: `${paint.toFixed(0)} ms at CPU ×4, 1.6 Mbit/s`,
      },
    ]
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}
