// axe on every screen: light and dark, desktop and phone, and in a game's window. No violation of WCAG 2.2 AA, no rule
// left out; in the dark those that colours decide, where the light was held to all. And Tab through them, and a look at
// what does not fit. `make deep` sees all of it; at the gate each screen is looked at once (support/looks.ts).
import { type Page, expect } from '@playwright/test'
import { colourRules, violations } from './support/axe.ts'
import { isDeep, isWalked } from './support/looks.ts'
import { gameBrowser, inParts, openScreen, webSizes } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { type ScreenLook, isApproved, looksOf } from './support/screen-looks.ts'
import { type Screen, screens } from './support/screens.ts'
import { tabFaults } from './support/tab-walk.ts'
import { untidy } from './support/untidy.ts'
import { test } from './support/test.ts'

/**
 * Opens a screen once and looks at it in each size and scheme; the scheme is the visitor's own choice, which games'
 * colours follow too.
 */
const look = async (page: Page, screen: Screen, looks: readonly ScreenLook[]): Promise<string[]> => {
  const { name } = screen
  const [{ inGame, locale, size: first }] = looks as [ScreenLook]
  // A tree is approved as it is on a desktop.
  const isCompared = !inGame && isApproved(name)
  await openScreen(page, screen, isCompared ? webSizes[0]! : first, locale)
  // What is around the page is approved once, with the first of them.
  if (isCompared)
    await expect
      .soft(page.locator(name === 'start' ? 'body' : 'main'))
      .toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  const found: string[] = []
  const sizes = Map.groupBy(looks, ({ size }) => size)
  for (const [{ width, height }, own] of sizes) {
    await page.setViewportSize({ width, height })
    for (const { scheme } of own) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['scheme'] = chosen
      }, scheme)
      // A game's colours are dark until the visitor chooses: a light look must be one (tokens.css).
      const drawn = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      if (drawn !== scheme) found.push(`${name}: not drawn ${scheme}`)
      const rules = scheme === 'dark' && own.length > 1 ? colourRules : undefined
      found.push(...(await violations(page, `${name}, ${locale}, ${scheme}, ${width} px`, rules)))
    }
    found.push(...(await untidy(page)).map((line) => `${name}, ${locale}, ${width} px: ${line}`))
  }
  // Last: fields that were left say what they miss.
  for (const { width, height } of isWalked(name) ? sizes.keys() : []) {
    await page.setViewportSize({ width, height })
    found.push(...(await tabFaults(page)).map((line) => `${name}, ${locale}, Tab at ${width} px: ${line}`))
  }
  return found
}

const walk = (locale: string, inGame: boolean): void => {
  const looksHere = (name: string): ScreenLook[] =>
    looksOf(name).filter((one) => one.locale === locale && one.inGame === inGame)
  const here = screens.filter(({ name }) => looksHere(name).length > 0)
  for (const { login, part } of inParts(here, 4)) {
    test(`${login === undefined ? 'open to anybody' : `as ${login}`}: ${part.map(({ name }) => name).join(', ')}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (login !== undefined) await asPlayer(page, login)
      const found: string[] = []
      for (const screen of part) found.push(...(await look(page, screen, looksHere(screen.name))))
      expect(found).toEqual([])
    })
  }
}

test('so many looks', () => {
  const looks = screens.flatMap(({ name }) => looksOf(name))
  const inGame = looks.filter((one) => one.inGame).length
  console.log(`axe looks ${looks.length} times: ${looks.length - inGame} on desktop and phone, ${inGame} in a game`)
  expect(looks.length).toBeGreaterThanOrEqual(isDeep ? 300 : screens.length)
})

for (const locale of ['de-DE', 'ar-SA'])
  test.describe(locale, () => {
    walk(locale, false)
    test.describe('in a game’s window', () => {
      test.use({ userAgent: gameBrowser })
      walk(locale, true)
    })
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
