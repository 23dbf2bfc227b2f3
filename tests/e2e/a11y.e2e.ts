// axe on every screen: light and dark, desktop and phone, and in a game's window. No violation of WCAG 2.2 AA, no rule left out.
import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { type Screen, inGameScreens, openScreens, ownScreens } from './support/screens.ts'
import { startServerProcess } from './support/server-process.ts'
import { untidy } from './support/untidy.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const gameOwnScreens = ownScreens['ada']!.slice(0, 5)
const web = [{ width: 1280, height: 900 }, { width: 390, height: 844 }]
const gameWindow = [{ width: 1024, height: 640 }]

async function violations(page: Page, where: string): Promise<string[]> {
  // In one frame there is nothing to put together, so no second page is opened for it.
  const { violations: found } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags).setLegacyMode().analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

/** Opens a screen once and looks at it in each size and scheme; the scheme is the visitor's own choice, which games' colours follow too. */
async function look(page: Page, { name, path, prepare }: Screen, sizes: typeof web): Promise<string[]> {
  await page.setViewportSize(sizes[0]!)
  // The same path twice in a row is another visit, not the same one.
  await page.goto('about:blank')
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await prepare?.(page)
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const scheme of schemes) {
      await page.evaluate(async (chosen) => {
        document.documentElement.dataset['scheme'] = chosen
        await new Promise((resolve) => { requestAnimationFrame(resolve) })
        // Colours that fade from one scheme to the other have arrived.
        await Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).map(({ finished }) => finished))
      }, scheme)
      // A game's colours are dark until the visitor chooses: a light look must be one (tokens.css).
      if (await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme) !== scheme) found.push(`${name}: not drawn ${scheme}`)
      found.push(...await violations(page, `${name}, ${scheme}, ${size.width} px`))
    }
    found.push(...(await untidy(page)).map((line) => `${name}, ${size.width} px: ${line}`))
  }
  return found
}

async function lookAtAll(page: Page, screens: readonly Screen[], sizes: typeof web): Promise<void> {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const screen of screens) found.push(...await look(page, screen, sizes))
  expect(found).toEqual([])
}

/** Parts of a list, so that the tests of it run beside each other. */
const parts = (screens: readonly Screen[], size = 4): Screen[][] =>
  Array.from({ length: Math.ceil(screens.length / size) }, (_, part) => screens.slice(part * size, (part + 1) * size))
const names = (screens: readonly Screen[]): string => screens.map(({ name }) => name).join(', ')

test('at least 150 looks', () => {
  const inWeb = [openScreens, ...Object.values(ownScreens)].flat().length * web.length * schemes.length
  const inGame = (inGameScreens.length + gameOwnScreens.length) * gameWindow.length * schemes.length
  console.log(`axe looks at ${inWeb + inGame} screens: ${inWeb} on desktop and phone, ${inGame} in a game, light and dark`)
  expect(inWeb + inGame).toBeGreaterThanOrEqual(150)
})

for (const part of parts(openScreens)) {
  test(`open to anybody: ${names(part)}`, async ({ page }) => lookAtAll(page, part, web))
}

for (const [login, screens] of Object.entries(ownScreens)) {
  for (const part of parts(screens)) {
    test(`as ${login}: ${names(part)}`, async ({ page }) => {
      await asPlayer(page, login)
      await lookAtAll(page, part, web)
    })
  }
}

test.describe('in a game’s window', () => {
  test.use({ userAgent: 'Mozilla/5.0 Chrome/114.0.0.0 AetherClient/11.2' })
  for (const part of parts(inGameScreens)) {
    test(names(part), async ({ page }) => lookAtAll(page, part, gameWindow))
  }
  test('cases of one’s own', async ({ page }) => {
    await asPlayer(page, 'ada')
    await lookAtAll(page, gameOwnScreens, gameWindow)
  })
})

test('a page that reads right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const server = await startServerProcess({ PSEUDO_LOCALES: 'on' })
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/product/wow/1200/1201/solution', 'ar-XB', server.url))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('article')).toBeVisible()
    expect(await violations(page, 'solution right to left')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  } finally {
    await server.stop()
  }
})
