// `make lab DO=screens`: every screen in each size, colour scheme and language, as pictures and contact sheets in screens/. What
// is cut off or sticks out fails it. Words narrow it: `node scripts/dev/screens.ts desk- phone`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, chromium } from '@playwright/test'
import config from '../../tests/e2e/playwright.config.ts'
import { type DeskPage, deskPages } from '../../tests/e2e/support/desk-screens.ts'
import { openDesk } from '../../tests/e2e/support/desk.ts'
import { type Size, gameBrowser, gameSizes, openScreen, webSizes } from '../../tests/e2e/support/open-screen.ts'
import { asPlayer } from '../../tests/e2e/support/player-case.ts'
import { type Screen, keyScreens, outsideScreens, screens } from '../../tests/e2e/support/screens.ts'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'
import { untidy } from '../../tests/e2e/support/untidy.ts'

interface Look {
  size: Size
  scheme: 'light' | 'dark'
  file: string
}
/** A screen in one language, opened once and looked at several times. */
interface Visit {
  /** One browser context for all visits of a kind, signed in once. */
  side: 'web' | 'game' | 'desk'
  login: string | undefined
  locale: string
  /** Without a choice of colours of its own. */
  isOutside: boolean
  open: (tab: Page, size: Size) => Promise<void>
  looks: readonly Look[]
}

const out = fileURLToPath(new URL('../../screens/', import.meta.url))
const perSheet = 12
/**
 * A browser told of settings forgets that a mouse is at hand: without these, what comes with the pointer would stand in every
 * picture. Phones are touched (`draw`).
 */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const settings = '--blink-settings='
const launchOptions = {
  ...config.use?.launchOptions,
  args: config.use?.launchOptions?.args?.map((one) => (one.startsWith(settings) ? `${one},${mouse}` : one)) ?? [],
}
/** A long page shows its beginning. */
const tallest = 2400
/** Milliseconds: a list at the desk asks for its rows once it knows how high it is. */
const settling = 600
const schemes = ['light', 'dark'] as const
const locales = ['en-US', 'de-DE', 'ja-JP', 'ar-SA']
const otherLocales = ['fr-FR', 'es-ES', 'pt-BR', 'ko-KR', 'zh-CN']

const wanted = process.argv.slice(2)
const looksAt = (name: string, sizes: readonly Size[], locale: string): Look[] =>
  sizes
    .flatMap((size) =>
      schemes.map((scheme) => ({ size, scheme, file: `${name}.${size.name}.${scheme}.${locale}.png` })),
    )
    .filter(({ file }) => wanted.every((word) => `.${file}`.includes(word)))

const visitsOf = (screen: Screen, locale: string): Visit[] =>
  (['web', 'game'] as const).map((side) => ({
    side,
    login: screen.login,
    locale,
    isOutside: screen.isOutside === true,
    open: (tab, size) => openScreen(tab, screen, size, locale),
    looks: looksAt(screen.name, side === 'game' ? gameSizes : webSizes, locale),
  }))

const deskVisit = ({ name, path }: DeskPage, locale: string): Visit => ({
  side: 'desk',
  login: 'admin-sam',
  locale,
  isOutside: false,
  open: async (tab, { width, height }) => {
    await tab.setViewportSize({ width, height })
    await tab.evaluate((chosen) => {
      localStorage.setItem('desk-locale', chosen)
    }, locale)
    await tab.goto(new URL(`/support/desk${await path()}`, process.env['GUIDEPOST_URL']).href)
    await tab.getByRole('main').waitFor()
    // Its event stream never falls silent: what is still to come says so.
    await tab.locator('[aria-busy=true], [role=status][aria-label]').first().waitFor({ state: 'detached' })
    await tab.waitForTimeout(settling)
  },
  looks: looksAt(`desk${name.replaceAll(/[^a-zA-Z0-9]+/g, '-').replace(/-$/, '')}`, webSizes, locale),
})

/**
 * One browser context for each account, in the game and outside: signed in once, then page by page.
 * @returns what could not be drawn and what is untidy
 */
const visitAll = async (on: Browser): Promise<string[]> => {
  const told: string[] = []
  const groups = [...Map.groupBy(visits, ({ side, login }) => `${side} ${login ?? ''}`).values()]
  const next = async (): Promise<void> => {
    const group = groups.shift()
    if (group === undefined) return
    const [{ side, login }] = group as [Visit, ...Visit[]]
    const context = await on.newContext({
      reducedMotion: 'reduce',
      locale: 'en-US',
      ...(side === 'game' ? { userAgent: gameBrowser } : {}),
    })
    const tab = await context.newPage()
    if (side === 'desk') await openDesk(tab, 'admin-sam')
    else if (login !== undefined) await asPlayer(tab, login)
    for (const visit of group) {
      await draw(tab, visit, told).catch((error: unknown) => {
        told.push(`${visit.looks[0]!.file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
      })
    }
    await context.close()
    await next()
  }
  await Promise.all([next(), next()])
  return told
}

const draw = async (tab: Page, { open, isOutside, looks: drawn }: Visit, told: string[]): Promise<void> => {
  await open(tab, drawn[0]!.size)
  await tab.mouse.move(0, 0)
  await tab.evaluate('document.fonts.ready.then(() => undefined)')
  const touch = await tab.context().newCDPSession(tab)
  for (const {
    size: { width, height },
    scheme,
    file,
  } of drawn) {
    await tab.setViewportSize({ width, height })
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    await tab.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // The visitor's own choice, which games' colours follow too.
    if (!isOutside)
      await tab.evaluate((chosen) => {
        document.documentElement.dataset['scheme'] = chosen
      }, scheme)
    told.push(...(await untidy(tab)).map((line) => `${file}: ${line}`))
    const tall = await tab.evaluate(() =>
      document.querySelector('dialog[open]') === null ? document.documentElement.scrollHeight : 0,
    )
    await tab.evaluate(() => {
      window.scrollTo(0, 0)
    })
    // What is loaded as somebody scrolls to it stands in a picture of the whole page as well.
    await tab.evaluate(async () => {
      const late = [...document.images].filter(({ loading, complete }) => loading === 'lazy' || !complete)
      for (const one of late) one.loading = 'eager'
      await Promise.all(late.map((one) => one.decode().catch(() => undefined)))
    })
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), tallest) }
    await tab.screenshot({ path: out + file, animations: 'disabled', fullPage: true, clip })
  }
}

const drawSheets = async (on: Browser): Promise<string[]> => {
  const tab = await on.newPage({ viewport: { width: 1800, height: 1200 } })
  const sheets: string[] = []
  for (let from = 0; from < looks.length; from += perSheet) {
    const sheet = `sheet-${String(sheets.length + 1).padStart(2, '0')}`
    writeFileSync(
      `${out}${sheet}.html`,
      page(
        sheet,
        looks.slice(from, from + perSheet).map(({ file }) => figure(file)),
      ),
    )
    await tab.goto(`file://${out}${sheet}.html`)
    await tab.screenshot({ path: `${out}${sheet}.png`, fullPage: true })
    sheets.push(`${sheet}.png`)
  }
  await tab.close()
  return sheets
}

const figure = (file: string): string => {
  const caption = file.replace(/\.png$/, '').replaceAll('.', ' · ')
  return `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${caption}</figcaption></figure>`
}

const page = (title: string, parts: readonly string[]): string => {
  const style = [
    'body{font:14px system-ui;margin:16px;background:#ddd;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}',
    'p{grid-column:1/-1}figure{margin:0}img{width:100%;height:340px;object-fit:contain;object-position:top;background:#bbb}',
  ].join('')
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${parts.join('\n')}\n`
}

const inEveryLanguage = screens.filter(({ name }) => keyScreens.includes(name))
const visits = [
  ...locales.flatMap((locale) => screens.flatMap((screen) => visitsOf(screen, locale))),
  ...otherLocales.flatMap((locale) => inEveryLanguage.flatMap((screen) => visitsOf(screen, locale))),
  ...outsideScreens.flatMap((screen) => visitsOf(screen, 'en-US').slice(0, 1)),
  ...locales.flatMap((locale) => deskPages.map((page) => deskVisit(page, locale))),
].filter(({ looks }) => looks.length > 0)
const looks = visits.flatMap((visit) => visit.looks)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const server = await startServerProcess()
// Where `at` finds the portal, as in the end-to-end tests.
process.env['GUIDEPOST_URL'] = server.url
const browser = await chromium.launch(launchOptions)
try {
  const told = await visitAll(browser)
  const sheets = await drawSheets(browser)
  writeFileSync(
    `${out}index.html`,
    page('Screens', [
      `<p>${sheets.map((sheet) => `<a href="${sheet}">${sheet}</a>`).join(' ')}</p>`,
      ...looks.map(({ file }) => figure(file)),
    ]),
  )
  console.log(
    `${looks.length} pictures of ${visits.length} screens, ${sheets.length} contact sheets: screens/index.html`,
  )
  for (const line of told) console.error(line)
  process.exitCode = told.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
