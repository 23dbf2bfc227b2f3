// Knowledge questions before a contact form that wants them.
import { expect } from '@playwright/test'
import { passQuestions } from './support/knowledge.ts'
import { at, openAs } from './support/portal.ts'
import { test } from './support/test.ts'

test('[KBV-01, KBV-02, KBV-03, KBV-05] one question a step with its ring, and the way back to the form', async ({
  page,
}) => {
  await openAs(page, 'test-kbv-right', '/contact/1102/ticket')
  await passQuestions(page, async () => {
    await expect(page.locator('main form svg circle')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  })
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
})

test('[KBV-06, KBV-07, KBV-10, KBV-22] skips are counted and run out; wrong answers leave the button free; cancel is offered', async ({
  page,
}) => {
  await openAs(page, 'test-kbv-wrong', '/contact/1102/ticket')
  await expect(page).toHaveURL(/\/verification$/)
  for (const left of ['3 skips', '2 skips', '1 skip']) {
    const before = await page.locator('main form label').innerText()
    await page.getByRole('button', { name: `(${left} left)` }).click()
    await expect(page.locator('main form label')).not.toHaveText(before)
  }
  await expect(page.getByText('You have no skips left.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Skip/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'I can’t answer these' })).toHaveAttribute('href', /\/contact\//)
  for (const [index, button] of ['Continue', 'Continue', 'Send answers'].entries()) {
    // The question before is still there for a moment; what is filled in then is gone with it.
    await expect(page.getByText(`${index + 1} of 3`)).toBeVisible()
    await page.getByRole('main').getByRole('textbox').fill('no idea')
    await page.getByRole('button', { name: button }).click()
  }
  await expect(page.getByRole('alert')).toContainText('isn’t right')
  await expect(page.getByRole('button', { name: 'Send answers' })).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('without an open verification there is nothing to answer', async ({ page }) => {
  await page.goto(at('/verification'))
  await expect(page).toHaveURL(/\/help\/?$/)
})

test('Cancel leads to the solution of the topic, not back into the questions; the page is answered by keyboard', async ({
  page,
}) => {
  await openAs(page, 'test-kbv-cancel', '/contact/1102/ticket')
  await expect(page).toHaveURL(/\/verification$/)
  await page.getByRole('main').getByRole('textbox').focus()
  await page.keyboard.type('no idea')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page).toHaveURL(at('/product/services/1100/1102/solution'))
})
