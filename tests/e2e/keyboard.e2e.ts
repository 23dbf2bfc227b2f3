// Survey and knowledge questions by keyboard alone, with the rules of accessibility.
import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, openAs } from './support/portal.ts'
import { test } from './support/test.ts'

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ') ?? ''}`)
}

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`the survey is answered and sent by keyboard alone, ${scheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await asPlayer(page, `test-survey-keys-${width}`)
    const id = await fileCase(page, 'qqzzx by keyboard')
    await answerCase(id, 'RESOLVED')
    await page.goto(at(`/survey/${id}`))
    const groups = page.getByRole('main').getByRole('group')
    await expect(groups.first()).toBeVisible()
    await groups.first().getByRole('radio').first().focus()
    for (const group of await groups.all()) {
      await page.keyboard.press('Space')
      await expect(group.getByRole('radio').first()).toBeChecked()
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Quick and friendly.')
    await expect(page.getByRole('textbox')).toHaveValue('Quick and friendly.')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thank you. Your answers help us get better.')).toBeVisible()
  })

  test(`knowledge questions keep the rules of accessibility, ${scheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await openAs(page, `test-kbv-axe-${width}`, '/contact/1102/ticket')
    await expect(page.getByText('1 of 3')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}
