/// <reference lib="dom" />
// A page as a slow phone meets it for the first time: CPU ×4, 1.6 Mbit/s, 150 ms, nothing kept.
import { existsSync } from 'node:fs'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { chromiumPath } from '../../../tests/e2e/support/chromium.ts'

/** @returns undefined on a machine without Chromium */
export const launchBrowser = async (): Promise<Browser | undefined> => {
  const executablePath = chromiumPath()
  if (!existsSync(executablePath)) return undefined
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

export const onSlowPhone = async <T>(
  browser: Browser,
  run: (page: Page, wire: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await run(page, wire)
  } finally {
    await context.close()
  }
}

/** Largest contentful paint in milliseconds, of a page that has loaded. */
export const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

/** @returns bytes on the wire, headers included, and when the largest part was painted, in milliseconds */
export const meet = (browser: Browser, url: string): Promise<{ weight: number; paint: number }> =>
  onSlowPhone(browser, async (page, wire) => {
    let weight = 0
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    // What comes after the page is alive counts as well.
    await page.waitForTimeout(2_000)
    return { weight, paint: await largestPaint(page) }
  })
