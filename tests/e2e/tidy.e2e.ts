// Every screen in every language: nothing cut off, nothing beside its box, no page wider than the window. Part `languages`
// of `make deep`; at the gate a11y.e2e.ts looks at the same in two languages.
import { type Page, expect } from '@playwright/test'
import { isDeep } from './support/looks.ts'
import { inParts, openScreen, webSizes } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { type Screen, screens } from './support/screens.ts'
import { untidy } from './support/untidy.ts'
import { test } from './support/test.ts'

/** All but the one with the longest words, which a11y.e2e.ts looks at. */
const locales = ['en-US', 'fr-FR', 'ko-KR', 'ja-JP', 'es-ES', 'pt-BR', 'zh-CN', 'ar-SA']

const look = async (page: Page, screen: Screen, locale: string): Promise<string[]> => {
  await openScreen(page, screen, webSizes[0]!, locale)
  const found: string[] = []
  for (const { width, height } of webSizes) {
    await page.setViewportSize({ width, height })
    found.push(...(await untidy(page)).map((line) => `${screen.name}, ${locale}, ${width} px: ${line}`))
  }
  return found
}

for (const locale of isDeep ? locales : [])
  for (const { login = 'anybody', part } of inParts(screens, 14)) {
    test(`${locale}, ${login}: ${part.length} screens from ${part[0]!.name} on fit`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (part[0]!.login !== undefined) await asPlayer(page, login)
      const found: string[] = []
      for (const screen of part) found.push(...(await look(page, screen, locale)))
      expect(found).toEqual([])
    })
  }
