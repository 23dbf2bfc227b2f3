// `make lab DO=gallery`: all parts of web/src/kit/ui in their states, on a page of Vite's own server. `--pictures` takes
// pictures of it in both schemes, a game's colours, right to left and on a phone into screens/ and ends.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import config from '../../tests/e2e/playwright.config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const shots = {
  light: { query: 'scheme=light', width: 1280 },
  dark: { query: 'scheme=dark', width: 1280 },
  game: { query: 'theme=diablo4', width: 1280 },
  rtl: { query: 'scheme=light&dir=rtl', width: 1280 },
  phone: { query: 'scheme=light', width: 390 },
  dialog: { query: 'scheme=light&dialog', width: 1280 },
}

const vite = await createServer({
  configFile: `${root}web/vite.config.ts`,
  root: `${root}scripts/dev/gallery`,
  cacheDir: `${root}.cache/vite-gallery`,
  appType: 'mpa',
  logLevel: 'warn',
  server: { port: Number(process.env['PORT'] ?? 4173), fs: { allow: [root] } },
})
await vite.listen()
const [url = ''] = vite.resolvedUrls?.local ?? []

if (process.argv.includes('--pictures')) {
  mkdirSync(`${root}screens`, { recursive: true })
  const browser = await chromium.launch({ ...config.use?.launchOptions })
  try {
    for (const [name, { query, width }] of Object.entries(shots)) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.goto(`${url}?${query}`)
      await page.getByRole('heading', { name: 'Parts' }).waitFor()
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      await page.screenshot({ path: `${root}screens/gallery-${name}.png`, fullPage: name !== 'dialog' })
      await page.close()
    }
    console.log(`${Object.keys(shots).length} pictures: screens/gallery-*.png`)
  } finally {
    await browser.close()
    await vite.close()
  }
} else console.log(`The parts: ${url}`)
