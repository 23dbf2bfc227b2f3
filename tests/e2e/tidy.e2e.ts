// Every screen in the language with the longest words and in one that reads right to left: nothing cut off, nothing
// beside its box, no page wider than the window.
import { type Page, expect, test } from '@playwright/test'
import { type Size, gameBrowser, gameSizes, inParts, openScreen, webSizes } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { type Screen, screens } from './support/screens.ts'
import { untidy } from './support/untidy.ts'

const look = async (page: Page, screen: Screen, locale: string, sizes: readonly Size[]): Promise<string[]> => {
  await openScreen(page, screen, sizes[0]!, locale)
  const found: string[] = []
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    found.push(...(await untidy(page)).map((line) => `${screen.name}, ${locale}, ${width} px: ${line}`))
  }
  return found
}

const walk = (locale: string, sizes: readonly Size[]): void => {
  const widths = sizes.map(({ width }) => width).join(' and ')
  for (const { login = 'anybody', part } of inParts(screens, 14)) {
    test(`${locale}, ${login}, ${widths} px: ${part.length} screens from ${part[0]!.name} on fit`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (part[0]!.login !== undefined) await asPlayer(page, login)
      const found: string[] = []
      for (const screen of part) found.push(...(await look(page, screen, locale, sizes)))
      expect(found).toEqual([])
    })
  }
}

for (const locale of ['de-DE', 'ar-SA']) walk(locale, webSizes)
test.describe('in a game’s window', () => {
  test.use({ userAgent: gameBrowser })
  walk('de-DE', gameSizes)
})
