// Every screen of the desk: axe in both schemes at the widths it is used in, and a walk by Tab (`make deep`); at the gate
// each in one of them (support/looks.ts).
import { type Page, expect } from '@playwright/test'
import { colourRules, violations } from './support/axe.ts'
import { openDesk } from './support/desk.ts'
import { deskPages, deskRooms } from './support/desk-screens.ts'
import { deskLooks } from './support/desk-looks.ts'
import { isWalked } from './support/looks.ts'
import { watchForTrouble } from './support/portal.ts'
import { drawIn } from './support/scheme.ts'
import { tabFaults } from './support/tab-walk.ts'
import { test } from './support/test.ts'

const faultsOf = async (page: Page, name: string, where: string): Promise<string[]> => {
  const found: string[] = []
  const looks = deskLooks(name)
  for (const [scheme, width, height] of looks) {
    await page.setViewportSize({ width, height })
    await drawIn(page, scheme)
    // On a phone the list is what the page is about: the window says so to the page a moment after its width.
    await expect(page.getByRole('main')).toBeVisible()
    const rules = scheme === 'dark' && looks.length > 1 ? colourRules : undefined
    found.push(...(await violations(page, `${where}, ${scheme}, ${width} px`, rules)))
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isWider) found.push(`${where} ${width}: wider than the window`)
    // On a desktop each column scrolls by itself; what runs out of one would make the whole desk scroll.
    const isTaller = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
    if (width >= 1280 && isTaller) found.push(`${where} ${width}: taller than the window`)
  }
  if (!isWalked(name)) return found
  await page.setViewportSize({ width: 1280, height: 900 })
  found.push(...(await tabFaults(page)).map((line) => `${where} Tab: ${line}`))
  return found
}

test('the desk’s rooms are read from its routes', () => {
  expect(deskRooms).toEqual(expect.arrayContaining(['/cases', '/chats', '/callbacks', '/routing', '/webhooks']))
})

for (const { name, path: find } of deskPages)
  test(`no fault on ${name}`, async ({ page }) => {
    const trouble = watchForTrouble(page)
    const path = await find()
    await openDesk(page, 'admin-sam', path)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(await faultsOf(page, name, path)).toEqual([])
    // The preview of the studio brings no script; axe's own, which asks every frame, is turned away by its sandbox.
    const isOurs = (line: string): boolean => !/\b401\b|Blocked script execution in '[^']*\?preview=/.test(line)
    expect(trouble.filter(isOurs)).toEqual([])
  })
