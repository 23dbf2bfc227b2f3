// Crisis messages: banners above the pages, and the message itself.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const messages = example('getMessages', 'crisis')
const [login, phishing] = messages
const around = { scenario: 'crisis' } as const
const region = page.getByRole('region', { name: 'Current notices' })
/** More than one message is one line, which opens (amendment T1). */
const openNotices = (): Promise<void> => region.getByCss('summary').click()
const shown = (): (string | null)[] =>
  region
    .getByCss('a')
    .elements()
    .map(({ textContent }) => textContent)
const title = page.getByRole('heading', { level: 1, name: login!.title })

test('[CRISIS-05, BANNER-02, BANNER-03, CRISIS-01] a banner leads to its message, shown as an article', async () => {
  const { place } = await open('/games/wow', around)
  await openNotices()
  await region.getByRole('link', { name: login!.title }).click()
  await expect.poll(place).toBe(`/breaking/${login!.id}`)
  await expect.element(page.getByRole('article').getByRole('heading', { level: 1, name: login!.title })).toHaveFocus()
  await expect.element(page.getByRole('article')).toMatchTextContent('Since 08:10 UTC some players wait')
  await expect
    .element(page.getByRole('article').getByRole('link', { name: 'More information' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/status\.northlight\.example\/realms/))
  await expect.element(region).toHaveLength(0)
})

test('[CRISIS-04, BANNER-01, CRISIS-10, BANNER-07] a dismissed banner stays away; the cookie holds the ids', async () => {
  await open('/games/wow', {
    ...around,
    says: { getMessages: [...messages, { ...phishing!, id: 'third', title: 'Third' }] },
  })
  await openNotices()
  await page.getByRole('button', { name: `Dismiss “${login!.title}”` }).click()
  await expect.element(page.getByRole('link', { name: login!.title })).toHaveLength(0)
  const next = page.getByRole('button', { name: `Dismiss “${phishing!.title}”` })
  await expect.element(next).toHaveFocus()
  await next.click()
  const [kept] = await cookieStore.getAll('cmRead')
  expect(decodeURIComponent(kept!.value!)).toBe(`${login!.id}/${phishing!.id}`)
  expect(kept).toMatchObject({ path: '/', sameSite: 'lax' })
  await open('/games/wow', {
    ...around,
    says: { getMessages: [...messages, { ...phishing!, id: 'third', title: 'Third' }] },
  })
  await expect.poll(shown).toEqual(['Third'])
})

test('[CRISIS-06, CRISIS-07, CRISIS-08, BANNER-05] a game’s own stand on its pages alone, one line for all (amendment T1)', async () => {
  for (const path of ['/games/wow', '/product/wow', '/article/24117', '/contact/1201/ticket']) {
    await open(path, around)
    await expect.poll(shown, { message: path }).toEqual([login!.title, phishing!.title])
  }
  await expect.element(region.getByRole('link')).toHaveLength(0)
  await expect.element(region.getByText('2 current notices')).toBeVisible()
  for (const path of ['/games/diablo4', '/search']) {
    await open(path, around)
    await expect.poll(shown, { message: path }).toEqual([phishing!.title])
  }
})

test('on a phone the line says the first title and how many more; a press dismisses that one (T32)', async () => {
  const says = { getMessages: [...messages, { ...phishing!, id: 'third', title: 'Third' }] }
  await open('/games/wow', { ...around, says, width: 390 })
  const line = region.getByCss('summary')
  const inSight = (): string => (line.element() as HTMLElement).innerText.replace(/\s+/g, ' ')
  await expect.poll(inSight).toContain(`${login!.title} +2`)
  const title = line.getByText(login!.title).element()
  expect(title.getBoundingClientRect().width).toBeGreaterThan(150)
  expect(line.element().getBoundingClientRect().height).toBeLessThan(60)
  await page.getByRole('button', { name: `Dismiss “${login!.title}”` }).click()
  await expect.poll(inSight).toContain(`${phishing!.title} +1`)
  await page.getByRole('button', { name: `Dismiss “${phishing!.title}”` }).click()
  await expect.poll(shown).toEqual(['Third'])
  await expect.element(page.getByRole('button', { name: 'Dismiss “Third”' })).toHaveFocus()
})

test('[CRISIS-09, BANNER-06] a message that was opened is read', async () => {
  await open(`/breaking/${login!.id}`, around)
  await expect.element(title).toBeVisible()
  await expect.poll(() => document.cookie).toContain('cmRead')
  await open('/games/wow', around)
  await expect.poll(shown).toEqual([phishing!.title])
})

test('[CRISIS-02] while the message is on its way a spinner shows', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await open(`/breaking/${login!.id}`, { ...around, says: { getMessages: () => held.then(() => messages) } })
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading the notice' })).toBeVisible()
  release()
  await expect.element(title).toBeVisible()
})

test('[CRISIS-03] the back button is there inside a game alone', async () => {
  const back = page.getByRole('main').getByRole('button', { name: 'Back' })
  await open(`/breaking/${login!.id}`, around)
  await expect.element(title).toBeVisible()
  await expect.element(back).toHaveLength(0)
  await open(`/breaking/${login!.id}`, { scenario: 'in-game', answers: { getMessages: 'crisis' } })
  await expect.element(title).toBeVisible()
  await expect.element(back).toBeVisible()
})

approveScreens([['/status', { scenario: 'crisis' }], ['/breaking/realm-outage', { scenario: 'crisis' }], ['/status']])
