// axe as every screen is held to it: WCAG 2.2 AA and its best practices, no rule left out.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { drawIn, resize } from './scheme.ts'
import { tabFaults } from './tab-walk.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What colours alone decide. The other rules read marks and places, which are the same in light and dark. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * @param where begins each line, `start, light, 390 px`
 * @param rules only these, where the same screen was held to all of them in another scheme
 * @returns a line for each place that breaks a rule
 */
export const violations = async (page: Page, where: string, rules?: readonly string[]): Promise<string[]> => {
  // axe comes into a document once, however often that is looked at.
  const isThere = await page.evaluate(() => 'axe' in window)
  // In one frame there is nothing to put together, so no second page is opened for it.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: rules === undefined ? tags : [...rules],
    // Who speaks to the page says what is seen (WCAG 2.5.3); axe leaves it out unless it is asked for.
    ...(rules === undefined ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : {}),
  })
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** A scheme, and where it matters the window's size. */
export type Look = readonly [scheme: 'light' | 'dark', width?: number, height?: number]
export const bothSchemes: readonly Look[] = [['light'], ['dark']]

/**
 * What axe finds, and whether something is wider than the window.
 * @param where begins each line
 * @param looks in these, and then in the window's size again; the page as it is without them
 */
export const faultsOf = async (page: Page, where = 'page', looks: readonly Look[] = []): Promise<string[]> => {
  const before = page.viewportSize()
  const found: string[] = []
  const look = async (how: string, rules?: readonly string[]): Promise<void> => {
    found.push(...(await violations(page, how, rules)))
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isWider) found.push(`${how}: wider than the window`)
  }
  if (looks.length === 0) await look(where)
  const widths = new Set<number | undefined>()
  for (const [scheme, width, height] of looks) {
    if (width !== undefined) await resize(page, width, height!)
    await drawIn(page, scheme)
    await look(`${where}, ${scheme}, ${width ?? before?.width} px`, widths.has(width) ? colourRules : undefined)
    widths.add(width)
  }
  if (before !== null) await resize(page, before.width, before.height)
  return found
}

/** A room of the desk: a walk by Tab, then a desktop in the light, a phone and a wide screen in the dark. */
export const roomFaults = async (page: Page): Promise<string[]> => [
  ...(await tabFaults(page)),
  ...(await faultsOf(page, 'room', [
    ['light', 1280, 900],
    ['dark', 390, 900],
    ['dark', 1920, 900],
  ])),
]
