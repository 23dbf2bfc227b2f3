// The shell around every page: focus, titles, a game's colours, what stands where on a phone.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from '../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../tests/support/portal-pages.ts'

const signedOut = { scenario: 'signed-out' } as const
const main = page.getByRole('main')
const banner = page.getByRole('banner')
const heading = page.getByRole('heading', { level: 1 })

test('after a change of page the focus is on its heading and the title tells where one is', async () => {
  const { place } = await open('/error')
  await expect.poll(() => document.title).toMatch(/^This link doesn’t work - /)
  await main.getByRole('link', { name: 'Go to home' }).click()
  await expect.poll(place).toBe('/')
  await banner.getByRole('link', { name: 'Search' }).click()
  await expect.poll(place).toBe('/search')
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => document.title).toBe(`${heading.element().textContent} - Northlight Support`)
})

test('where less motion is wished for a change of style is there at once', async () => {
  await open('/error')
  await expect.element(main).toBeVisible()
  const { style } = main.element() as HTMLElement
  const opacity = () => getComputedStyle(main.element()).opacity
  expect(opacity()).toBe('1')
  style.opacity = '0.5'
  expect(opacity()).toBe('0.5')
})

test('the first stop of the keyboard leads past the header', async () => {
  const { place } = await open('/error')
  await expect.element(heading).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  // Out of sight, it smudges no corner.
  await expect.element(skip).toHaveStyle({ boxShadow: 'none' })
  await userEvent.tab()
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveFocus()
  expect(place()).toBe('/error')
})

test('[GAME-04] on a game’s page the page wears the game’s colours, dark by default', async () => {
  const root = document.documentElement
  await open('/product/wow', signedOut)
  await expect.poll(() => root.dataset['theme']).toBe('wow')
  expect(getComputedStyle(root).colorScheme).toBe('dark')
  await banner.getByRole('link', { name: 'Search' }).click()
  await expect.element(page.getByRole('search').first()).toBeVisible()
  expect(root.dataset['theme']).toBe('wow')
  await banner.getByRole('link', { name: 'go to home' }).click()
  await expect.poll(() => root.dataset['theme']).toBeUndefined()
})

test('[SHELL-03] on a phone the last breadcrumb is hidden', async () => {
  await open('/case')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect.element(trail.getByText('My cases')).toBeVisible()
  await page.viewport(767, 800)
  await expect.element(trail.getByText('My cases')).not.toBeVisible()
  await expect.element(trail.getByRole('link', { name: 'Support home' })).toBeVisible()
})

test('nothing is wider than a small phone at 320 px', async () => {
  await open('/error', { width: 320, height: 640 })
  await expect.element(heading).toBeVisible()
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0)
})

test('on a phone the portal’s name meets nothing beside it, also without spaces to break at', async () => {
  for (const locale of ['ja-JP', 'de-DE'])
    for (const width of [390, 320] as const) {
      await open('/error', { ...signedOut, locale, width, height: 640 })
      await expect.element(banner.getByCss('details')).toBeVisible()
      const name = banner.getByCss('a[class*=_brand] span').element().getBoundingClientRect()
      const beside = banner
        .getByCss('nav a')
        .elements()
        .find((link) => link.checkVisibility())!
      expect(name.right, `${locale} at ${width} px`).toBeLessThanOrEqual(beside.getBoundingClientRect().left)
    }
})

approveScreens([['/home', {}, 'body'], ['/home', { scenario: 'signed-out', width: 390 }, 'body'], ['/error']])
