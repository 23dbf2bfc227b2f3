// Promise R13: the JavaScript a browser loads for a page, against what others load: Zendesk's Copenhagen theme on its request
// form, and the median inner page of the Web Almanac.
import type { Browser } from '@playwright/test'
import type { Child } from '../lib/child.ts'
import type { Result } from '../lib/result.ts'
import { launchBrowser } from '../lib/slow-phone.ts'

const pages = [
  { what: 'contact form', path: '/contact/1301/ticket', others: 294, target: 0.5 },
  { what: 'home', path: '/games/wow', others: 660, target: 0.18 },
]

/** What the scripts of a page weigh on the wire, headers included, as the promise counts it. */
const scriptsOf = async (browser: Browser, url: string): Promise<{ files: number; bytes: number }> => {
  const page = await browser.newPage()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  wire.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  // What comes after the page is alive counts as well.
  await page.waitForTimeout(3_000)
  await page.close()
  return { files: scripts.size, bytes }
}

/** Empty on a machine without Chromium. */
export const measurePageWeight = async (app: Child): Promise<Result[]> => {
  const browser = await launchBrowser()
  if (browser === undefined) return []
  try {
    const results: Result[] = []
    for (const { what, path, others, target } of pages) {
      const { files, bytes } = await scriptsOf(browser, `${app.origin}/support/en-US/help${path}`)
      if (files === 0) throw new Error(`no script on ${path}: is the web app built?`)
      const kilobytes = bytes / 1000
      results.push({
        id: 'R13',
        what: `JavaScript of the ${what} ÷ ${others} KB`,
        ratio: kilobytes / others,
        target: { atMost: target },
        of: `${kilobytes.toFixed(0)} KB on the wire in ${files} files`,
      })
    }
    return results
  } finally {
    await browser.close()
  }
}
