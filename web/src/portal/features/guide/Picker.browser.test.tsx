// Choosing a topic: tabs on a desktop, folding sections on a phone, by pointer, by keyboard and by address.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type Around, type Screen, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const [quest, reward] = example('getCategoryChildren', 'thirdLevel')
/** Gameplay of Realms of Aether has these two below Quests and story. */
const says: Around['says'] = {
  getCategoryChildren: ({ url }) =>
    url.pathname.endsWith('/1210')
      ? [
          { ...quest!, name: 'A quest does not progress' },
          { ...reward!, name: 'A quest reward is missing' },
        ]
      : url.pathname.endsWith('/1200')
        ? example('getCategoryChildren', 'secondLevel')
        : [],
  getSolution: { ...example('getSolution', 'form'), id: 1212, name: 'A quest reward is missing', parentId: 1210 },
  getCategoryPath: [
    example('getCategoryPath', 'path')[0]!,
    { ...example('getCategoryPath', 'path')[1]!, name: 'Quests and story' },
    { ...reward!, name: 'A quest reward is missing' },
  ],
}
const tab = (name: string): Locator => page.getByRole('tab', { name })
const topics = page.getByRole('list', { name: 'Topics in Gameplay' })
const buttons = topics.getByRole('button')
const section = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const textsOf = (items: Locator): (string | null)[] => items.elements().map(({ textContent }) => textContent)
const press = (key: string): Promise<void> => userEvent.keyboard(`{${key}}`)
const focus = async (of: Locator): Promise<void> => {
  await expect.element(of).toBeVisible()
  of.element().focus()
}
const choose = page.getByRole('heading', { name: 'Which topic fits best?' })
const signedOut = { scenario: 'signed-out', says } as const

const openPicker = async (around: Around = {}): Promise<Screen> => {
  const screen = await open('/product/wow', { ...signedOut, ...around })
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await expect.element(choose).toBeVisible()
  return screen
}

test('[PICKER-01] [PICKER-04] [PICKER-09] [PICKER-14] tabs, topics and sub-topics stand side by side on a desktop', async () => {
  const { place } = await openPicker()
  await expect.element(page.getByText('Choose a category on the left. Its topics appear here.')).toBeVisible()
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(example('getProductCategories', 'top').map(({ name }) => name))
  await tab('Gameplay').click()
  await expect.element(tab('Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(place).toBe('/product/wow/1200')
  await expect
    .poll(() => textsOf(buttons))
    .toEqual(['My character is stuck', 'Quests and story', 'Dungeons and raids', 'Guild leadership'])
  await buttons.filter({ hasText: 'Quests and story' }).click()
  await expect.element(page.getByText('What exactly is it about?')).toBeVisible()
  const third = page.getByRole('button', { name: 'A quest does not progress' })
  await expect.element(third).toBeVisible()
  const left = (of: Locator): number => of.element().getBoundingClientRect().left
  await expect.poll(() => left(tab('Gameplay')) < left(topics) && left(topics) < left(third)).toBe(true)
})

test('[PICKER-12] [PICKER-13] [PICKER-08] a chosen topic stands alone until it is changed; another category starts anew', async () => {
  const { place } = await open('/product/wow/1200', signedOut)
  await buttons.filter({ hasText: 'Quests and story' }).click()
  await expect.poll(place).toBe('/product/wow/1200/1210')
  await expect.poll(() => textsOf(buttons)).toEqual(['Quests and story'])
  // What stands alone is not counted as if the others still stood there (CD-452).
  await expect.element(page.getByText(/^\d+ topics?$/)).toHaveLength(0)
  await page.getByRole('button', { name: 'Change topic' }).click()
  await expect.poll(place).toBe('/product/wow/1200')
  await expect.element(buttons).toHaveLength(4)
  await expect.element(page.getByText('4 topics', { exact: true })).toBeVisible()
  await buttons.filter({ hasText: 'Quests and story' }).click()
  await tab('Technical problems').click()
  await expect.poll(place).toBe('/product/wow/1240')
  await expect.element(page.getByText('What exactly is it about?')).toHaveLength(0)
})

test('[PICKER-15] [PICKER-06] [FLOW-34] [PICKER-17] a leaf leads to its solution, asked once, path and change', async () => {
  const { asked, place } = await open('/product/wow/1200/1210', signedOut)
  await page.getByRole('button', { name: 'A quest reward is missing' }).click()
  await expect.poll(place).toMatch(/^\/product\/wow\/12[01]0\/1212\/solution$/)
  const path = page.getByRole('listitem').filter({ hasText: 'Topic' }).first()
  for (const name of ['Gameplay', 'Quests and story', 'A quest reward is missing'])
    await expect.element(path).toMatchTextContent(name)
  await expect.element(path.getByRole('img', { name: '>' })).toHaveLength(2)
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(asked.filter(({ operation }) => operation === 'getSolution')).toHaveLength(1)
  await page.getByRole('button', { name: 'Change category' }).click()
  await expect.element(choose).toBeVisible()
})

test('[PICKER-10] pressing the chosen category of a desktop again changes nothing', async () => {
  const { place } = await open('/product/wow/1200', signedOut)
  await expect.element(buttons).toHaveLength(4)
  await tab('Gameplay').click()
  await expect.element(tab('Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect.element(buttons).toHaveLength(4)
  expect(place()).toBe('/product/wow/1200')
})

test('[PICKER-07] the categories open by click, Enter and the arrow towards the topics', async () => {
  await openPicker()
  const names = example('getProductCategories', 'top').map(({ name }) => name)
  await focus(tab('Gameplay'))
  await press('ArrowDown')
  await expect.element(tab(names[1]!)).toHaveFocus()
  await expect.element(tab(names[1]!)).toHaveAttribute('aria-selected', 'false')
  await press('Enter')
  await expect.element(tab(names[1]!)).toHaveAttribute('aria-selected', 'true')
  await press('ArrowDown')
  await press('ArrowRight')
  await expect.element(tab(names[2]!)).toHaveAttribute('aria-selected', 'true')
  await press('End')
  await expect.element(tab(names.at(-1)!)).toHaveFocus()
  await tab('Gameplay').click()
  await expect.element(tab('Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect.element(buttons.first()).toBeVisible()
  await focus(tab('Gameplay'))
  await press('Tab')
  await expect.element(buttons.first()).toHaveFocus()
  await press('ArrowLeft')
  await expect.element(tab('Gameplay')).toHaveFocus()
})

test('[PICKER-02] [PICKER-03] [PICKER-11] on a phone the categories fold, one open at a time, and close when pressed again', async () => {
  const { place } = await openPicker({ width: 390, height: 844 })
  await expect.element(page.getByRole('tab')).toHaveLength(0)
  await focus(section('Gameplay'))
  await press('Enter')
  await expect.element(section('Gameplay')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(buttons).toHaveLength(4)
  const technical = section('Technical problems')
  await technical.click()
  await expect.element(technical).toHaveAttribute('aria-expanded', 'true')
  await expect.element(section('Gameplay')).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(place).toBe('/product/wow/1240')
  await technical.click()
  await expect.element(technical).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(place).toBe('/product/wow')
})

test('[PICKER-21] [PICKER-22] the topics give way to the sub-topics: 40 and 60 percent', async () => {
  await open('/product/wow/1200', signedOut)
  const width = (of: Locator): number => of.element().getBoundingClientRect().width
  await expect.element(buttons).toHaveLength(4)
  const whole = width(topics)
  await buttons.filter({ hasText: 'Quests and story' }).click()
  const three = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'A quest does not progress' }) })
  await expect.element(three).toBeVisible()
  await expect.poll(() => Math.round((width(topics) / whole) * 10)).toBe(4)
  await expect.poll(() => Math.round((width(three) / whole) * 10)).toBe(6)
})

test('[PICKER-18] [FLOW-06] the address restores what was chosen, and Back and forward walk through it', async () => {
  const { place } = await open('/product/wow/1200/1210', signedOut)
  const reward = page.getByRole('heading', { level: 2, name: 'A quest reward is missing' })
  await expect.element(tab('Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect.element(buttons.filter({ hasText: 'Quests and story' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'A quest reward is missing' }).click()
  await expect.element(reward).toBeVisible()
  await open(place(), signedOut)
  await expect.element(reward).toBeVisible()
  history.back()
  await expect.element(choose).toBeVisible()
  history.forward()
  await expect.element(reward).toBeVisible()
})

test('[LIMIT-02] a level that opens is scrolled into view after 250 ms, when its slide is nearly over', async () => {
  await openPicker()
  await expect.element(tab('Gameplay')).toBeVisible()
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolls.mockRestore())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;(tab('Gameplay').element() as HTMLElement).click()
  // Frames are real: what waits for an element lets the timers go on.
  while (buttons.elements().length === 0) await new Promise(requestAnimationFrame)
  await vi.advanceTimersByTimeAsync(240)
  expect(scrolls).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(scrolls).toHaveBeenCalledTimes(1)
})

test('a product of four categories shows four; where one reads right to left the arrow towards the topics is the left one', async () => {
  const four = example('getProductCategories', 'top').slice(0, 4)
  await open('/product/wow/1200', { ...signedOut, locale: 'ar-SA', says: { ...says, getProductCategories: four } })
  await expect.element(page.getByRole('tab')).toHaveLength(4)
  expect(document.documentElement.dir).toBe('rtl')
  await focus(page.getByRole('tab').first())
  await press('ArrowDown')
  await press('ArrowLeft')
  await expect.element(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('a day is promised where a ticket is open, and nowhere else', async () => {
  const [ticket] = example('getChannels', 'open')
  const day = page.getByText('Most replies come within 24 hours.')
  for (const enabled of [true, false]) {
    await open('/product/wow/1210/1212/solution', {
      ...signedOut,
      says: { ...says, getChannels: [{ ...ticket!, enabled }] },
    })
    await expect.element(page.getByText('We keep what you’ve entered')).toBeVisible()
    await expect.element(page.getByText('You can’t contact us right now')).toHaveLength(enabled ? 0 : 1)
    await expect.element(day).toHaveLength(enabled ? 1 : 0)
  }
})

approveScreens([
  ['/product/wow/1200'],
  ['/product/wow/1200/1201/solution'],
  ['/product/wow/1200/1201/solution', { scenario: 'empty' }],
])
