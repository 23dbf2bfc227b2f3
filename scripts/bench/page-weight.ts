// R13: the JavaScript a browser loads for a page, gzipped, against what others load: Zendesk's Copenhagen theme on its request form, and the
// median inner page of the Web Almanac.
import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import type { Child } from './lib/child.ts'
import type { Result } from './lib/result.ts'

const executablePath = '/usr/bin/chromium'
const pages = [
  { what: 'contact form', path: '/contact/1301/ticket', others: 294, target: 0.5 },
  { what: 'home', path: '/', others: 660, target: 0.18 },
]

const scriptsOf = async (browser: Browser, url: string): Promise<string[]> => {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', (answer) => { if (answer.request().resourceType() === 'script') scripts.add(answer.url()) })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return [...scripts]
}

const gzipBytes = async (url: string): Promise<number> => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  return Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength)
}

/** Empty on a machine without Chromium. */
export const measurePageWeight = async (app: Child): Promise<Result[]> => {
  if (!existsSync(executablePath)) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const results: Result[] = []
    for (const { what, path, others, target } of pages) {
      const scripts = await scriptsOf(browser, `${app.origin}/support/en-US/help${path}`)
      if (scripts.length === 0) throw new Error(`no script on ${path}: is the web app built?`)
      const kilobytes = (await Promise.all(scripts.map(gzipBytes))).reduce((sum, bytes) => sum + bytes, 0) / 1000
      results.push({ id: 'R13', what: `JavaScript of the ${what} ÷ ${others} KB`, ratio: kilobytes / others, target: { atMost: target }, of: `${kilobytes.toFixed(0)} KB gzipped in ${scripts.length} files` })
    }
    return results
  } finally {
    await browser.close()
  }
}
