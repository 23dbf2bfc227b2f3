// Every screen in a language that reads right to left: nothing cut off, nothing beside its box, no page wider than the
// window. a11y.e2e.ts looks at the same in the language with the longest words.
import { type Page, expect } from '@playwright/test'
import { inParts, openScreen, webSizes } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { type Screen, screens } from './support/screens.ts'
import { untidy } from './support/untidy.ts'
import { test } from './support/test.ts'

const locale = 'ar-SA'

const look = async (page: Page, screen: Screen): Promise<string[]> => {
  await openScreen(page, screen, webSizes[0]!, locale)
  const found: string[] = []
  for (const { width, height } of webSizes) {
    await page.setViewportSize({ width, height })
    found.push(...(await untidy(page)).map((line) => `${screen.name}, ${locale}, ${width} px: ${line}`))
  }
  return found
}

for (const { login = 'anybody', part } of inParts(screens, 14)) {
  test(`${locale}, ${login}: ${part.length} screens from ${part[0]!.name} on fit`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (part[0]!.login !== undefined) await asPlayer(page, login)
    const found: string[] = []
    for (const screen of part) found.push(...(await look(page, screen)))
    expect(found).toEqual([])
  })
}
