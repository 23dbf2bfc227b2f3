// Survey and knowledge questions by keyboard alone, where the focus is seen, with the rules of accessibility.
import { expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, openAs } from './support/portal.ts'
import { test } from './support/test.ts'

/** How far the box around an element cuts its focus ring, by pixels a side; nothing where the ring is whole. */
const cutOf = (element: Element): number => {
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none') return Infinity
  const out = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth))
  const ring = element.getBoundingClientRect()
  let cut = Math.max(out - ring.left, ring.right + out - window.innerWidth)
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(at)
    const box = at.getBoundingClientRect()
    const spare = overflowX === 'clip' ? parseFloat(overflowClipMargin) : 0
    if (overflowX !== 'visible')
      cut = Math.max(cut, box.left - spare - ring.left + out, ring.right + out - box.right - spare)
    if (overflowY !== 'visible')
      cut = Math.max(cut, box.top - spare - ring.top + out, ring.bottom + out - box.bottom - spare)
  }
  return Math.max(0, Math.ceil(cut))
}

for (const width of [390, 1280])
  test(`the focus ring of what stands at an edge is whole, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('/'))
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    const notices = page.getByRole('region', { name: 'Current notices' })
    for (const part of [
      page.getByRole('button', { name: /Realms of Aether/ }),
      notices.locator('summary'),
      notices.getByRole('button').first(),
    ]) {
      await page.keyboard.press('Tab')
      await part.focus()
      expect(await part.evaluate(cutOf), await part.innerText()).toBe(0)
    }
  })

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
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thanks. Your answers help us improve.')).toBeVisible()
  })

  test(`knowledge questions keep the rules of accessibility, ${scheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await openAs(page, `test-kbv-axe-${width}`, '/contact/1102/ticket')
    await expect(page.getByText('1 of 3')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
