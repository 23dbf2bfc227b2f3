// axe on every screen: light and dark, desktop and phone, and in a game's window. No violation of WCAG 2.2 AA, no rule
// left out; in the dark those that colours decide. And Tab through each of them, and a look at what does not fit: in
// the language with the longest words, so that each screen is opened once for all of it.
import { type Page, expect } from '@playwright/test'
import { colourRules, violations, withoutFading } from './support/axe.ts'
import { type Size, gameBrowser, gameSizes, inParts, openScreen, webSizes } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { type Screen, journeys, screens } from './support/screens.ts'
import { tabFaults } from './support/tab-walk.ts'
import { untidy } from './support/untidy.ts'
import { test } from './support/test.ts'

const schemes = ['light', 'dark'] as const
const locale = 'de-DE'

const approved: ReadonlySet<string> = new Set(Object.values(journeys).flat())

/**
 * Opens a screen once and looks at it in each size and scheme; the scheme is the visitor's own choice, which games'
 * colours follow too.
 */
const look = async (page: Page, screen: Screen, sizes: readonly Size[]): Promise<string[]> => {
  const { name } = screen
  await openScreen(page, screen, sizes[0]!, locale)
  await withoutFading(page)
  // What is around the page is approved once, with the first of them.
  if (sizes === webSizes && approved.has(name))
    await expect
      .soft(page.locator(name === 'start' ? 'body' : 'main'))
      .toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  const found: string[] = []
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    for (const scheme of schemes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['scheme'] = chosen
      }, scheme)
      // A game's colours are dark until the visitor chooses: a light look must be one (tokens.css).
      const drawn = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      if (drawn !== scheme) found.push(`${name}: not drawn ${scheme}`)
      found.push(
        ...(await violations(page, `${name}, ${scheme}, ${width} px`, scheme === 'dark' ? colourRules : undefined)),
      )
    }
    found.push(...(await untidy(page)).map((line) => `${name}, ${width} px: ${line}`))
  }
  // Last: fields that were left say what they miss.
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    found.push(...(await tabFaults(page)).map((line) => `${name}, Tab at ${width} px: ${line}`))
  }
  return found
}

const walk = (sizes: readonly Size[]): void => {
  for (const { login, part } of inParts(screens, 4)) {
    test(`${login === undefined ? 'open to anybody' : `as ${login}`}: ${part.map(({ name }) => name).join(', ')}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (login !== undefined) await asPlayer(page, login)
      const found: string[] = []
      for (const screen of part) found.push(...(await look(page, screen, sizes)))
      expect(found).toEqual([])
    })
  }
}

test('at least 300 looks', () => {
  const [inWeb, inGame] = [webSizes, gameSizes].map((sizes) => screens.length * sizes.length * schemes.length) as [
    number,
    number,
  ]
  console.log(`axe looks ${inWeb + inGame} times: ${inWeb} on desktop and phone, ${inGame} in a game, light and dark`)
  expect(inWeb + inGame).toBeGreaterThanOrEqual(300)
})

walk(webSizes)
test.describe('in a game’s window', () => {
  test.use({ userAgent: gameBrowser })
  walk(gameSizes)
})

test('a page that reads right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/product/wow/1200/1201/solution', 'ar-SA'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('article')).toBeVisible()
  expect(await violations(page, 'solution right to left')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
