// What the two specifications say a screen shows is in sight (amendment T29): tests/eye/rows.yaml, each screen drawn with
// the demonstration's own data and with each flag turned, at each size, at the gate at the one its name falls on
// (looks.ts). Beside it: what is planted over a screen is found, and what is chosen is told where grounds are not drawn.
import { readFileSync, rmSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { type Page, expect } from '@playwright/test'
import { parse } from 'yaml'
import { faultOfSight } from '../support/in-sight.ts'
import { alike } from './support/enlarged.ts'
import { inSight } from './support/in-sight.ts'
import { stateOf, turned } from './support/eye-states.ts'
import { fallsOn, isWhole } from './support/looks.ts'
import { gameBrowser, openScreen } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { screens } from './support/screens.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'
import { type Vendor, packWith, startVendor, vendorSettings } from './support/vendor.ts'

interface Row {
  at: string[]
  /** What must not be in sight here. */
  none?: string[]
  /** A function of the page: what else is so of the first of `at`. */
  holds?: string
  words?: string
  /** Where those words stand, when not at the first of `at`. */
  in?: string
  sizes?: number[]
}
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const table = parse(read('../eye/rows.yaml')) as Record<string, Record<string, Row>>
const seen = new Set(Object.values(table).flatMap((rows) => Object.keys(rows)))
const required = read('../requirements.tsv')
  .split('\n')
  .map((line) => line.split('\t'))
const statements = new Map(required.map(([id, , , statement]) => [id, statement ?? '']))

/** How many rows no visitor sees: lowered with each that finds its place in the table. */
const mostWaiting = 40
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 900, height: 900 },
  { name: 'desktop', width: 1280, height: 900 },
]

/** What takes out of sight what it is given. */
const planted = {
  clip: (element: HTMLElement) => (element.style.clipPath = 'inset(50%)'),
  cover: (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const lid = document.createElement('div')
    lid.dataset['lid'] = ''
    lid.style.cssText = `position: fixed; z-index: 99; background: teal; left: ${left}px; top: ${top}px;
      width: ${width}px; height: ${height}px`
    document.body.append(lid)
  },
  'zero height': (element: HTMLElement) =>
    (element.style.cssText = 'display: block; height: 0; min-height: 0; overflow: hidden; padding: 0'),
  'equal colour': (element: HTMLElement) => element.style.setProperty('color', 'transparent', 'important'),
} as const

const takeBack = (element: HTMLElement): void => {
  element.removeAttribute('style')
  document.querySelector('[data-lid]')?.remove()
}

const functionOf = (text: string) => runInThisContext(text) as (element: HTMLElement | SVGElement) => unknown

const ask = async (page: Page, screen: string, width: number): Promise<string[]> => {
  const found: string[] = []
  for (const [id, { at, none = [], holds, words, in: where, sizes: only }] of Object.entries(table[screen]!)) {
    if (only !== undefined && !only.includes(width)) continue
    for (const locator of at) {
      const fault = await inSight(page.locator(locator))
      if (fault !== null) found.push(`${id}, ${screen}, ${width} px: ${locator}: ${fault}`)
    }
    for (const locator of none)
      if (await page.locator(locator).first().isVisible()) found.push(`${id}, ${screen}, ${width} px: shows ${locator}`)
    const first = page.locator(at[0]!).first()
    if (holds !== undefined && (await first.count()) > 0 && !(await first.evaluate(functionOf(holds))))
      found.push(`${id}, ${screen}, ${width} px: does not hold: ${holds}`)
    if (words === undefined) continue
    const place = page.locator(where ?? at[0]!).first()
    if ((await place.count()) > 0 && !((await place.textContent()) ?? '').toLowerCase().includes(words.toLowerCase()))
      found.push(`${id}, ${screen}, ${width} px: does not say “${words}”`)
  }
  return found
}

const draw = (name: string): void =>
  test(`${name}: its rows are in sight at each size it is looked at`, async ({ browser }) => {
    const screen = stateOf(name)
    const found: string[] = []
    const looks = isWhole(name) ? sizes : [fallsOn(name, sizes)]
    for (const size of looks) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        ...(screen.isInGame === true && { userAgent: gameBrowser }),
      })
      const page = await context.newPage()
      // What a state writes is an account's of its own at each size.
      if (screen.login !== undefined)
        await asPlayer(page, screen.login.startsWith('test-eye') ? `${screen.login}-${size.width}` : screen.login)
      await openScreen(page, screen, size)
      found.push(...(await ask(page, name, size.width)))
      if (size === looks.at(-1)) {
        await page.emulateMedia({ forcedColors: 'active' })
        found.push(...(await alike(page)))
      }
      await context.close()
    }
    expect(found).toEqual([])
  })

const byFlags = Map.groupBy(Object.keys(table), (name) => stateOf(name).flags)
for (const name of byFlags.get(undefined)!) draw(name)
for (const [flags, features] of Object.entries(turned))
  test.describe(`with flags turned, ${flags}`, () => {
    // One server for all of them, not one for each.
    test.describe.configure({ mode: 'default' })
    let vendor: Vendor
    let server: ServerProcess
    let pack: string
    const { GUIDEPOST_URL: own } = process.env
    test.beforeAll(async () => {
      vendor = await startVendor()
      pack = packWith(features)
      server = await startServerProcess({ CONTENT_PACK: pack, ...vendorSettings(vendor) })
      process.env['GUIDEPOST_URL'] = server.url
    })
    test.afterAll(async () => {
      process.env['GUIDEPOST_URL'] = own
      await server?.stop()
      await vendor.stop()
      rmSync(pack, { recursive: true })
    })
    for (const name of byFlags.get(flags as keyof typeof turned)!) draw(name)
  })

for (const name of ['start', 'case-list', 'contact', 'article', 'restriction'])
  test(`${name}: what is clipped, covered, without height or without colour is not in sight`, async ({ page }) => {
    const screen = screens.find((one) => one.name === name)!
    if (screen.login !== undefined) await asPlayer(page, screen.login)
    await openScreen(page, name === 'start' ? { name, path: '/product/wow' } : screen, sizes[2]!)
    const title = page.locator('main h1')
    for (const [fault, plant] of Object.entries(planted)) {
      expect(await inSight(title), name).toBeNull()
      await title.evaluate(plant as (element: HTMLElement) => unknown)
      // Not `inSight`, which waits for what may yet come.
      expect(await title.evaluate(faultOfSight), `${name}, ${fault}`).not.toBeNull()
      await title.evaluate(takeBack)
    }
  })

test('each row of kind screen, field or limit is in the table or waits; what waits grows no more', () => {
  const waiting = read('../eye/waiting.txt').replaceAll(/^#.*$/gm, '').trim().split(/\s+/)
  const ids = required.filter(([, , kind]) => ['screen', 'field', 'limit'].includes(kind ?? '')).map(([id]) => id!)
  expect(ids.filter((id) => !seen.has(id)).toSorted()).toEqual(waiting.toSorted())
  expect(waiting.length).toBeLessThanOrEqual(mostWaiting)
  for (const rows of Object.values(table))
    for (const [id, { words }] of Object.entries(rows))
      expect(statements.get(id)?.toLowerCase(), id).toContain((words ?? '').toLowerCase())
})
