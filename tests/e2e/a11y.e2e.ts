// axe on the screens of the main job, light and dark, desktop and phone: no violation of WCAG 2.2 AA.
import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { at, openAs } from './support/portal.ts'
import { startServerProcess } from './support/server-process.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectClean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`))).toEqual([])
}

const open: readonly (readonly [string, string, RegExp])[] = [
  ['product select', '/', /What do you need help with/],
  ['describe', '/product/wow', /What happened/],
  ['picker', '/product/wow/1200/1210', /Which topic fits best/],
  ['solution', '/product/wow/1200/1201/solution', /My character is stuck/],
  ['contact', '/contact/1133/ticket', /A charge I do not know/],
  ['invalid link', '/case/invalid', /This link opens nothing/],
]
const own: readonly (readonly [string, string, RegExp])[] = [
  ['contact with every kind of group', '/contact/1121/ticket', /Change name/],
  ['case list', '/case', /Active cases/],
  ['open case', '/case/detail/104233590', /Cannot sign in/],
  ['resolved case', '/case/detail/104231177', /charged twice/],
]

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`${scheme} at ${width} px the screens keep the rules of accessibility`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const [where, path, name] of open) {
        await page.goto(at(path))
        await expect(page.getByRole('heading', { name }).first()).toBeVisible()
        if (path === '/') await expect(page.getByRole('dialog')).toBeVisible()
        await expectClean(page, where)
      }
      for (const [where, path, name] of own) {
        await openAs(page, 'ada', path)
        await expect(page.getByRole('heading', { name }).first()).toBeVisible()
        await expectClean(page, where)
      }
    })
  }
}

test('a form with errors and a page that reads right to left keep them too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/contact/1301/ticket'))
  await page.getByRole('button', { name: 'Send', exact: true }).click({ force: true })
  await expect(page.getByRole('heading', { name: 'Cannot submit' })).toBeVisible()
  await expectClean(page, 'form with errors')
  const server = await startServerProcess({ PSEUDO_LOCALES: 'on' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/product/wow/1200/1201/solution', 'ar-XB', server.url))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('article')).toBeVisible()
  await expectClean(page, 'solution right to left')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await server.stop()
})
