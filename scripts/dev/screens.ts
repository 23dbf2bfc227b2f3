// `make screens`: every screen in each size, colour scheme and language, as pictures in screens/ with an index page and contact sheets of 12.
// A word after the command narrows it: `node scripts/dev/screens.ts case de-DE`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, chromium } from '@playwright/test'
import config from '../../tests/e2e/playwright.config.ts'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'

interface Screen { name: string; path: string; login?: string; prepare?: (page: Page) => Promise<void> }
interface Shot { screen: Screen; size: string; scheme: 'light' | 'dark'; locale: string; file: string }

const out = fileURLToPath(new URL('../../screens/', import.meta.url))
const perSheet = 12
const schemes = ['light', 'dark'] as const
const locales = ['en-US', 'de-DE', 'ja-JP', 'ar-SA']
/** The other languages are looked at on five key screens (ground G39). */
const otherLocales = ['fr-FR', 'es-ES', 'pt-BR', 'ko-KR', 'zh-CN']
const keyScreens = ['start', 'game-home', 'contact', 'article', 'case-open']
const sizes: Readonly<Record<string, { width: number; height: number; userAgent?: string }>> = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  'in-game': { width: 1024, height: 640, userAgent: 'Mozilla/5.0 AetherClient/9.1.0 Chrome/114.0.0.0' },
}

const closeDialog = async (page: Page): Promise<void> => { await page.keyboard.press('Escape') }
const screens: readonly Screen[] = [
  { name: 'start', path: '/' },
  { name: 'product-select', path: '/', prepare: closeDialog },
  { name: 'describe', path: '/product/diablo4' },
  { name: 'picker', path: '/product/wow/1200/1210' },
  { name: 'solution', path: '/product/wow/1200/1201/solution' },
  { name: 'solution-closed', path: '/product/wow/1260/1261/solution' },
  { name: 'contact', path: '/contact/1133/ticket' },
  { name: 'contact-errors', path: '/contact/1301/ticket', prepare: async (page) => { await page.locator('form button[type=submit]').last().click({ force: true, timeout: 5000 }) } },
  { name: 'contact-fields', path: '/contact/1121/ticket', login: 'ada' },
  { name: 'game-home', path: '/games/wow' },
  { name: 'category', path: '/games/wow/category/1200' },
  { name: 'search', path: '/search?q=stuck' },
  { name: 'article', path: '/article/24150' },
  { name: 'bug-suggestion', path: '/bug-suggestion', login: 'ada' },
  { name: 'case-list', path: '/case', login: 'nora' },
  { name: 'case-open', path: '/case/detail/104233590', login: 'ada' },
  { name: 'case-answered', path: '/case/detail/104232560', login: 'ada' },
  { name: 'case-invalid', path: '/case/invalid' },
  { name: 'survey', path: '/survey/104231177', login: 'ada' },
  { name: 'restrictions', path: '/restrictions', login: 'boris' },
  { name: 'error', path: '/error' },
]

const wanted = process.argv.slice(2)
const screensOf = (locale: string): readonly Screen[] => (locales.includes(locale) ? screens : screens.filter(({ name }) => keyScreens.includes(name)))
const shots: Shot[] = Object.keys(sizes).flatMap((size) => schemes.flatMap((scheme) => [...locales, ...otherLocales].flatMap((locale) => screensOf(locale).map((screen) =>
  ({ screen, size, scheme, locale, file: `${screen.name}.${size}.${scheme}.${locale}.png` })))))
  .filter(({ file }) => wanted.every((word) => file.includes(word)))

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const server = await startServerProcess({})
const browser = await chromium.launch({ ...config.use?.launchOptions })
try {
  const failed = await takeAll(browser)
  const sheets = await drawSheets(browser)
  writeFileSync(`${out}index.html`, page('Screens', [
    `<p>${sheets.map((sheet) => `<a href="${sheet}">${sheet}</a>`).join(' ')}</p>`, ...shots.map(({ file }) => figure(file)),
  ]))
  console.log(`${shots.length - failed.length} screens, ${sheets.length} contact sheets: screens/index.html`)
  for (const line of failed) console.error(line)
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}

/** One browser context for each size, scheme and account: signed in once, then page by page. Returns what could not be drawn. */
async function takeAll(on: Browser): Promise<string[]> {
  const failed: string[] = []
  const groups = Map.groupBy(shots, ({ size, scheme, screen }) => `${size} ${scheme} ${screen.login ?? ''}`)
  for (const group of groups.values()) {
    const [{ size, scheme, screen }] = group as [Shot, ...Shot[]]
    const { width, height, userAgent } = sizes[size]!
    const context = await on.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce', locale: 'en-US', ...(userAgent === undefined ? {} : { userAgent }) })
    const tab = await context.newPage()
    if (screen.login !== undefined) await signIn(tab, screen.login)
    for (const shot of group) {
      await take(tab, shot).catch((error: unknown) => failed.push(`${shot.file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`))
    }
    await context.close()
  }
  return failed
}

async function take(tab: Page, { screen, locale, file }: Shot): Promise<void> {
  await tab.goto('about:blank')
  await tab.goto(`${server.url}/support/${locale}/help${screen.path}`)
  await tab.locator('main h1').first().waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await screen.prepare?.(tab)
  await tab.evaluate('document.fonts.ready.then(() => undefined)')
  await tab.screenshot({ path: out + file, animations: 'disabled' })
}

/** The sign-in page of the embedded provider is the same in every language: name, password, button. */
async function signIn(tab: Page, login: string): Promise<void> {
  await tab.goto(`${server.url}/support/en-US/help/case`)
  await tab.getByLabel('Account name').fill(login)
  await tab.getByLabel('Password').fill(`${login}-demo`)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByRole('heading', { level: 1 }).waitFor()
}

async function drawSheets(on: Browser): Promise<string[]> {
  const tab = await on.newPage({ viewport: { width: 1800, height: 1200 } })
  const sheets: string[] = []
  for (let from = 0; from < shots.length; from += perSheet) {
    const sheet = `sheet-${String(sheets.length + 1).padStart(2, '0')}`
    writeFileSync(`${out}${sheet}.html`, page(sheet, shots.slice(from, from + perSheet).map(({ file }) => figure(file))))
    await tab.goto(`file://${out}${sheet}.html`)
    await tab.screenshot({ path: `${out}${sheet}.png`, fullPage: true })
    sheets.push(`${sheet}.png`)
  }
  await tab.close()
  return sheets
}

function figure(file: string): string {
  return `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${file.replace(/\.png$/, '').replaceAll('.', ' · ')}</figcaption></figure>`
}

function page(title: string, parts: readonly string[]): string {
  const style = 'body{font:14px system-ui;margin:16px;background:#ddd;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}p{grid-column:1/-1}figure{margin:0}img{width:100%;height:340px;object-fit:contain;object-position:top;background:#bbb}'
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${parts.join('\n')}\n`
}
