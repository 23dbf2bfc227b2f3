// How a screen is opened before somebody looks at it, and the windows it is looked at in.
import type { Page } from '@playwright/test'
import { at } from './portal.ts'
import type { Screen } from './screens.ts'

export interface Size {
  name: string
  width: number
  height: number
}

export const webSizes: readonly Size[] = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]
export const gameSizes: readonly Size[] = [{ name: 'in-game', width: 1024, height: 640 }]
/** What the flagship game's browser calls itself. */
export const gameBrowser = 'Mozilla/5.0 Chrome/114.0.0.0 AetherClient/11.2'

/**
 * Opens a screen in a window of this size, waits until all of it is there, and brings it into the state its name speaks
 * of.
 */
export const openScreen = async (
  page: Page,
  { path, prepare, isOutside }: Screen,
  { width, height }: Size,
  locale = 'en-US',
): Promise<void> => {
  await page.setViewportSize({ width, height })
  // The same path twice in a row is another visit, not the same one.
  await page.goto('about:blank')
  await page.goto(isOutside === true ? new URL(path.replace('en-US', locale), at('/')).href : at(path, locale))
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await prepare?.(page)
}

/** Screens of one account, at most so many: one sign-in for all of them, and other parts beside them. */
export const inParts = (screens: readonly Screen[], most: number): { login: string | undefined; part: Screen[] }[] =>
  [...Map.groupBy(screens, ({ login }) => login)].flatMap(([login, own]) =>
    Array.from({ length: Math.ceil(own.length / most) }, (_, index) => ({
      login,
      part: own.slice(index * most, (index + 1) * most),
    })),
  )
