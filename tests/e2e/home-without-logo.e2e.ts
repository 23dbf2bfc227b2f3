// A publisher's product need not have a logo: its home is drawn all the same, by the server first and by the browser
// after it.
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { untidy } from './support/untidy.ts'
import { test } from './support/test.ts'

let pack = ''
let server: ServerProcess | undefined

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  pack = mkdtempSync(join(tmpdir(), 'guidepost-pack-'))
  cpSync(fileURLToPath(new URL('../../server/content/demo', import.meta.url)), pack, { recursive: true })
  const logos = globSync(`${pack}/assets/diablo4/logo*.svg`)
  expect(logos.length).toBeGreaterThan(0)
  for (const logo of logos) rmSync(logo)
  server = await startServerProcess({ CONTENT_PACK: pack })
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(pack, { recursive: true, force: true })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the server draws the home with title, search and topics', async ({ page }) => {
    await page.goto(at('/games/diablo4', 'en-US', server?.url))
    await expect(page.getByRole('heading', { level: 1, name: 'Ashen Crown IV Support' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('search').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trending topics' })).toBeVisible()
  })
})

for (const width of [1280, 390]) {
  test(`at ${width} px the title stands where the logo would, and nothing is missing or said in the console but the one picture`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/games/diablo4', 'en-US', server?.url))
    const title = page.getByRole('heading', { level: 1, name: 'Ashen Crown IV Support' })
    await expect(title).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').locator('header img')).toHaveCount(1) // the hero alone
    expect(await untidy(page)).toEqual([])
    // The words keep their distance to the hero's edge; on a phone they stand below the drawing (168 px): no hole where the
    // logo is not.
    const [hero, words] = [await page.getByRole('main').locator('header').boundingBox(), await title.boundingBox()]
    expect(words!.y - hero!.y).toBeLessThanOrEqual(width === 390 ? 176 : 64)
    expect(trouble.filter((line) => !line.includes('404'))).toEqual([])
  })
}
