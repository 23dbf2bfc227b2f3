// What is counted of the guided entry: an event each, never a word of what somebody wrote (OD-105, OD-106).
import { expect } from '@playwright/test'
import { at, goOnSignedOut } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

interface Counted {
  event: string
  key: string
  timestamp: number
  data: Record<string, unknown>
}

test('[TRACK-05, TRACK-06, TRACK-07] the game that was chosen, the box that was shown, and how much was written in it', async ({
  page,
}) => {
  const words = 'The game crashes when I open the map in the second season.'
  const sent = await noteSentBodies(page)
  const counted = async (): Promise<Counted[]> => (await sent('/reporting/event/en-US')) as Counted[]
  const names = async (): Promise<string[]> => (await counted()).map(({ event }) => event)
  await page.goto(at('/'))
  await goOnSignedOut(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ashen Crown IV/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Your description' }).fill(words)
  await expect.poll(names).toEqual(['captureProduct', 'descriptionShown'])
  expect((await counted())[0]?.data).toEqual({ productName: 'diablo4' })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(names).toContain('captureDescription')
  const written = (await counted()).find(({ event }) => event === 'captureDescription')
  expect(Object.values(written?.data ?? {})).toContain(words.length)
  expect(JSON.stringify(await counted())).not.toContain('crashes')
  expect(new Set((await counted()).map(({ key }) => key)).size).toBe(1)
})

test.describe('where the law asks first', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a strip at the end of the page asks; nothing is counted before a yes, and the answer is kept', async ({
    page,
  }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (/\/reporting\/event\/|\/metrics\/event$/.test(request.url())) counted.push(request.url())
    })
    const strip = page.getByRole('region', { name: 'Usage counting' })
    await page.goto(at('/'))
    await goOnSignedOut(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Ashen Crown IV/ })
      .first()
      .click()
    await expect(page.getByRole('textbox', { name: 'Your description' })).toBeVisible()
    await expect(strip).toContainText('Can we count')
    expect(counted).toEqual([])
    await strip.getByRole('button', { name: 'Yes, count' }).click()
    await expect(strip.getByRole('button', { name: /^Counting is on/ })).toBeFocused()
    await page.getByRole('button', { name: 'Choose a topic instead' }).click()
    await expect.poll(() => counted.length).toBeGreaterThan(0)
    await page.reload()
    await expect(strip.getByRole('button', { name: /^Counting is on/ })).toBeVisible()
  })
})
