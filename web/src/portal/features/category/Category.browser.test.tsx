import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const block = (name: string) => page.getByRole('region', { name })
/** The category Gameplay of Realms of Aether. */
const gameplay = { says: { getCategory: example('getCategoryParent', 'gameplay') } } as const
const here = '/games/wow/category/1200'

test('[CATEGORY-01, CATEGORY-02, CATEGORY-03, SHELL-06] it shows breadcrumbs, search, name and icon', async () => {
  await open(here, gameplay)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gameplay' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
  await expect
    .poll(() => crumbs.elements().map(({ textContent }) => textContent))
    .toEqual(['Support home', 'Realms of Aether Support', 'Gameplay'])
  await expect.element(page.getByRole('search')).toBeVisible()
  await expect.element(page.getByCss('main svg.lucide-swords').first()).toBeVisible()
})

test('[CATEGORY-04, CATEGORY-05, CATEGORY-08, CATEGORY-09] topics, articles, services and resources of its own', async () => {
  await open(here, gameplay)
  await expect.element(block('Trending topics').getByRole('listitem')).toHaveLength(1)
  await expect.element(block('Trending topics').getByRole('link', { name: 'Emberfall Keep' })).toBeVisible()
  await expect
    .element(block('Articles about this').getByRole('link', { name: 'Your character is stuck' }))
    .toBeVisible()
  await expect.element(block('Fix it yourself').getByRole('link', { name: 'Restore a character' })).toBeVisible()
  await expect.element(block('Other resources').getByRole('link', { name: 'Forums' })).toBeVisible()
})

test('[CATEGORY-06, CATEGORY-07] each topic searches for its keywords, or its name', async () => {
  const [stuck, reward] = example('getPopularCategories', 'popular')
  const { place } = await open(here, {
    says: { ...gameplay.says, getPopularCategories: [stuck!, { ...reward!, keywords: null }] },
  })
  const topics = page.getByRole('region', { name: 'What is it about?', exact: true })
  await expect
    .element(topics.getByRole('link', { name: 'Dungeon reward is missing' }))
    .toHaveAttribute('href', '/support/en-US/help/games/wow/search?q=Dungeon%20reward%20is%20missing')
  await topics.getByRole('link', { name: 'My character is stuck' }).click()
  await expect.poll(place).toBe('/games/wow/search?q=stuck%20character')
  await expect.element(page.getByRole('link', { name: 'Your character is stuck' })).toBeVisible()
})

test('[CATEGORY-10] who still needs help gets on to the guided flow of this category', async () => {
  const { place } = await open(here, gameplay)
  await page.getByRole('complementary', { name: 'Still need help?' }).getByRole('link', { name: 'Get help' }).click()
  await expect.poll(place).toBe('/product/wow/1200')
})

test('[CATEGORY-11] a category that is not there leads home, which on the web is the root', async () => {
  const { asked, goTo, place } = await open('/games/wow/category/999999', { says: { getCategory: new Refused(404) } })
  await expect.poll(place).toBe('/')
  // Of what is not there nothing else is asked (CD-452).
  const paths = asked.map(({ url }) => url.pathname).filter((path) => path.endsWith('/999999'))
  expect(new Set(paths)).toEqual(new Set(['/services/bft/api/category/en-US/wow/999999']))
  goTo('/games/wow/category/abc')
  await expect.poll(place).toBe('/')
})

test('[CATEGORY-12] four categories stand in two columns, five do not', async () => {
  const top = example('getProductCategories', 'top')
  const five = Array.from({ length: 5 }, (_, at) => ({ ...top[0]!, id: 1200 + at, name: `Category ${at}` }))
  const list = block('Browse by topic').getByRole('list')
  const columns = (): number => getComputedStyle(list.element()).gridTemplateColumns.split(' ').length
  let shown = five.slice(0, 4)
  const says = { getProductCategories: () => shown }
  await open('/games/wow', { says })
  await expect.element(list.getByRole('listitem')).toHaveLength(4)
  expect(columns()).toBe(2)
  shown = five
  await open('/games/wow', { says })
  await expect.element(list.getByRole('listitem')).toHaveLength(5)
  expect(columns()).toBeGreaterThan(2)
})

approveScreens([['/games/wow/category/1200'], ['/games/wow/category/1200', { scenario: 'empty' }]])
