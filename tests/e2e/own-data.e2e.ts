// A player's own data: a copy of one case, a copy of everything, the erasure (ground G33).
import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { test } from './support/test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Presses a button and reads the file that is saved. */
const savedBy = async (page: Page, button: string): Promise<{ name: string; text: string }> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await saved
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a case is kept as data and as a page that needs nothing else', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await asPlayer(page, 'test-copy-case')
  const id = await fileCase(page, 'qqzzx my gate is shut <b>really</b>')
  await answerCase(id, 'ANSWERED', '<p>We opened the gate.</p>')
  await openCase(page, id)
  await page.getByRole('heading', { name: 'Keep a copy of this case' }).click()
  const asData = await savedBy(page, 'Save as data (JSON)')
  expect(asData.name).toBe(`US${id}.json`)
  expect((JSON.parse(asData.text) as { case: { id: string; caseEvents: unknown[] } }).case).toMatchObject({ id })
  const asPage = await savedBy(page, 'Save as a page (HTML)')
  expect(asPage.name).toBe(`US${id}.html`)
  expect(asPage.text).toContain('We opened the gate.')
  expect(asPage.text).not.toMatch(/<script|<link|src=|really<\/b>/)
  expect(trouble).toEqual([])
})

test('the way to the own data stands below the list and in the footer; signed out it leads through the sign-in and back', async ({
  page,
}) => {
  await page.goto(at('/account/data'))
  await page.getByLabel('Account name').fill('test-own-door')
  await page.getByLabel('Password').fill('test-own-door-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('/account/data'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await page.goto(at('/case'))
  await page.getByRole('link', { name: 'Get a copy of your data or erase it' }).click()
  await expect(page).toHaveURL(at('/account/data'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
})

test('a copy of everything is asked for, made, and saved in both forms', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await asPlayer(page, 'test-own-copy')
  await fileCase(page, 'qqzzx all of it')
  await page.goto(at('/account/data'))
  await page.getByRole('button', { name: 'Get a copy' }).dblclick()
  await expect(part(page, 'Get a copy of everything').getByText('Your copy is ready')).toBeVisible()
  await expect(page.getByText(/^You can download it until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get a copy' })).toHaveCount(0)
  const asData = JSON.parse((await savedBy(page, 'Save as data (JSON)')).text) as {
    account: { id: string }
    cases: unknown[]
  }
  expect([asData.account.id, asData.cases.length]).toEqual(['demo-test-own-copy', 1])
  expect((await savedBy(page, 'Save as a page (HTML)')).text).toContain('qqzzx all of it')
  // Asked again it is the same one, also after a reload.
  await page.reload()
  await expect(page.getByText('Your copy is ready')).toBeVisible()
  expect(trouble).toEqual([])
})

test('an erasure wants a tick, ends the session, and the cases are gone', async ({ page }) => {
  await asPlayer(page, 'test-own-erasure')
  await fileCase(page, 'qqzzx forget this')
  await page.goto(at('/account/data'))
  await page.getByRole('button', { name: 'Erase my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase all your data?' })
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Keep my data' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data is erased' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to support home' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(at('/case?login'))
  await page.getByLabel('Account name').fill('test-own-erasure')
  await page.getByLabel('Password').fill('test-own-erasure-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('You have no active cases.')).toBeVisible()
  await page.goto(at('/account/data'))
  await expect(page.getByText(/^We erased your data on /)).toBeVisible()
})

for (const [scheme, width, locales] of [
  ['light', 1280, ['en-US', 'ja-JP']],
  ['dark', 390, ['de-DE', 'fr-FR', 'ko-KR']],
] as const) {
  test(`the page of the own data keeps the rules of accessibility, ${scheme} at ${width} px, in ${locales.join(', ')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await asPlayer(page, 'soft-own-axe')
    for (const locale of locales) {
      await page.goto(at('/account/data', locale))
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsOf(page, locale)).toEqual([])
      await expect(page.getByText(/support\.own\.data/)).toHaveCount(0)
    }
  })
}
