// Every screen in the language with the longest words and in one that reads right to left: nothing cut off, nothing beside its box, no page wider than the window.
import { type Page, expect, test } from '@playwright/test'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { type Screen, screens } from './support/every-screen.ts'
import { untidy } from './support/untidy.ts'

const web = [{ width: 1280, height: 900 }, { width: 390, height: 844 }]
const gameWindow = [{ width: 1024, height: 640 }]

async function look(page: Page, { name, path, prepare }: Screen, locale: string, sizes: typeof web): Promise<string[]> {
  await page.setViewportSize(sizes[0]!)
  await page.goto('about:blank')
  await page.goto(at(path, locale))
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await prepare?.(page)
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await untidy(page)).map((line) => `${name}, ${locale}, ${size.width} px: ${line}`))
  }
  return found
}

/** One test an account, so that each signs in once. */
const accounts = [...Map.groupBy(screens, ({ login }) => login ?? '')]

function walk(locale: string, sizes: typeof web): void {
  for (const [login, own] of accounts) {
    test(`${locale}, ${login === '' ? 'anybody' : login}, ${sizes.map(({ width }) => width).join(' and ')} px: ${own.length} screens fit`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (login !== '') await asPlayer(page, login)
      const found: string[] = []
      for (const screen of own) found.push(...await look(page, screen, locale, sizes))
      expect(found).toEqual([])
    })
  }
}

for (const locale of ['de-DE', 'ar-SA']) walk(locale, web)
test.describe('in a game’s window', () => {
  test.use({ userAgent: 'Mozilla/5.0 Chrome/114.0.0.0 AetherClient/11.2' })
  walk('de-DE', gameWindow)
})
