/// <reference lib="dom" />
// A page as a slow phone meets it for the first time: CPU ×4, 1.6 Mbit/s, 150 ms, nothing kept.
import type { Browser } from '@playwright/test'

/** @returns bytes on the wire, headers included, and when the largest part was painted, in milliseconds */
export const meet = async (browser: Browser, url: string): Promise<{ weight: number; paint: number }> => {
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
    let weight = 0
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    // What comes after the page is alive counts as well.
    await page.waitForTimeout(2_000)
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)!.startTime)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    return { weight, paint }
  } finally {
    await context.close()
  }
}
