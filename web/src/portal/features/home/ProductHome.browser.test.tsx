import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const wow = example('getProduct', 'wow')
const [topic, other] = example('getTrending', 'product')
const [service] = example('getSelfServices', 'product')
const block = (name: string) => page.getByRole('region', { name })
const crumbs = page.getByRole('navigation', { name: 'You are here' })
const topics = (count: number) => Array.from({ length: count }, (_, at) => ({ ...topic!, name: `Topic ${at}` }))

test('[HOME-01, HOME-02, HOME-05, HOME-13] a game’s home shows breadcrumbs, logo, title and search', async () => {
  await open('/games/wow')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Realms of Aether Support' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Realms of Aether Support - /)
  await expect.element(crumbs.getByRole('link', { name: 'Support home' })).toBeVisible()
  await expect.element(crumbs).toMatchTextContent('Realms of Aether Support')
  await expect.element(page.getByCss('main header img[src*="/logo"]')).toBeVisible()
  await expect.element(page.getByRole('search')).toBeVisible()
})

test('[HOME-06, HOME-07, HOME-08, HOME-09] trending topics and articles, categories, and what players can do themselves', async () => {
  await open('/games/wow')
  const leads = async (region: string, name: string, href: string): Promise<void> => {
    await expect.element(block(region).getByRole('link', { name })).toBeVisible()
    await expect.element(block(region).getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await leads('Trending topics', 'Emberfall Keep', '/support/en-US/help/article/24133')
  await leads('Trending articles', 'Your character is stuck', '/support/en-US/help/article/24117')
  await leads('Browse by topic', 'Gameplay', '/support/en-US/help/games/wow/category/1200')
  await expect.element(block('Fix it yourself').getByRole('link', { name: 'Your orders' })).toBeVisible()
})

test('[HOME-10, TREND-10] other resources stand as large as their class says', async () => {
  const [medium, large] = example('getResources', 'product')
  await open('/games/wow', {
    says: {
      getResources: [
        large!,
        medium!,
        { ...medium!, url: `${medium!.url}/rules`, title: 'Rules', imageSizeClass: 'small' },
      ],
    },
  })
  const resources = block('Other resources')
  const width = (name: string): number =>
    resources.getByRole('listitem').filter({ hasText: name }).getByCss('img').element().getBoundingClientRect().width
  await expect.element(resources.getByText('Rules')).toBeVisible()
  expect(width('News')).toBeGreaterThan(width('Forums'))
  expect(width('Forums')).toBeGreaterThan(width('Rules'))
  expect(width('Rules')).toBeGreaterThan(0)
})

test('[HOME-11, SEARCH-10, SEARCH-11] a trimmed query goes to the game’s own search, spaces alone nowhere', async () => {
  const { place } = await open('/games/wow')
  const box = page.getByRole('combobox', { name: 'Search help articles' })
  await box.fill('   ')
  await userEvent.keyboard('{Enter}')
  expect(place()).toBe('/games/wow')
  await box.fill('  lost item ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/games/wow/search?q=lost%20item')
})

test('[HOME-04, SHELL-05] the services’ home is called by its name alone', async () => {
  const name = 'Northlight Account & Services'
  await open('/games/services', {
    says: { getProduct: { ...wow, name, shortName: 'services', titleText: name, baseUiName: 'services' } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  await expect.element(crumbs).toMatchTextContent(/Services$/)
  await expect.element(crumbs).not.toMatchTextContent('Support Services')
})

test('[HOME-12] inside a game, home is that game’s, without other resources', async () => {
  const { asked } = await open('/home', { scenario: 'in-game' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Realms of Aether Support')
  await expect.element(block('Trending articles')).toBeVisible()
  await expect.element(block('Fix it yourself')).toBeVisible()
  await expect.element(block('Other resources')).toHaveLength(0)
  expect(asked.map(({ url }) => url.pathname)).toContain('/services/bft/api/product/en-US/wow')
})

test('[TREND-01, TREND-02] six topics show; the toggle brings the rest and takes the focus there', async () => {
  await open('/games/wow', { says: { getTrending: topics(9) } })
  const region = block('Trending topics')
  const items = region.getByRole('listitem')
  await expect.element(items).toHaveLength(6)
  await region.getByRole('button', { name: 'Show 3 more topics' }).click()
  await expect.element(items).toHaveLength(9)
  await expect.element(items.nth(6).getByRole('link')).toHaveFocus()
  await region.getByRole('button', { name: 'Show fewer topics' }).click()
  await expect.element(items).toHaveLength(6)
})

test('[TREND-01, TREND-02] with six topics there is no toggle', async () => {
  await open('/games/wow', { says: { getTrending: topics(6) } })
  await expect.element(block('Trending topics').getByRole('listitem')).toHaveLength(6)
  await expect.element(block('Trending topics').getByRole('button')).toHaveLength(0)
})

test('[TREND-03, TREND-04] a topic shows name and picture at its own height; without one it is 25 percent on mobile', async () => {
  await open('/games/wow')
  const positions = (): string[] =>
    block('Trending topics')
      .getByCss('img')
      .elements()
      .map((image) => getComputedStyle(image).objectPosition)
  await expect.poll(positions).toEqual(['50% 40%', '50% 50%'])
  await page.viewport(390, 844)
  await expect.poll(positions).toEqual(['50% 40%', '50% 25%'])
  const link = page.getByRole('link', { name: other!.name })
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('[TREND-05, TREND-07] a link to the publisher’s own host carries the page it was on', async () => {
  await open('/games/wow')
  const link = page.getByRole('link', { name: 'Restore a character' })
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://account.northlight.example/characters/restore?ref=%2Fgames%2Fwow')
  await expect.element(link).not.toHaveAttribute('target', '_blank')
})

test('[TREND-06, TREND-09] a flagged link to a place that counts as external asks first; Cancel stays', async () => {
  const url = 'https://account.northlight.example/restoration/characters'
  const { place } = await open('/games/wow', {
    says: { getSelfServices: [{ ...service!, url, externalLinkConfirmation: true }] },
  })
  await page.getByRole('link', { name: 'Restore a character' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave for account.northlight.example?' })
  await expect.element(dialog).toMatchTextContent('This link leads to another of our own sites')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).toHaveLength(0)
  expect(place()).toBe('/games/wow')
})

test('[TREND-08, TRACK-10] the forums open in a new tab and the click is reported with id, address and language', async () => {
  const { sent } = await open('/games/wow')
  const link = page.getByRole('link', { name: 'Forums' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  expect(await sent('reportEvent')).toEqual([
    expect.objectContaining({
      event: 'externalResource',
      data: {
        promotedContentId: 'logo',
        destinationUrl: 'https://forums.northlight.example/aether',
        locale: 'en-US',
      },
    }),
  ])
})

test('a view of a product’s page is counted without query and hash', async () => {
  const { sent } = await open('/games/wow?ref=mail#top')
  expect(await sent('reportMetric')).toEqual([{ url: '/support/en-US/help/games/wow', product: 'wow' }])
})

test('[ERROR-06] what trends and could not be read is left out, and nobody says that nothing does', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const says = { getTrending: new Refused(500), getTrendingArticles: new Refused(500) }
  await open('/games/wow', { says })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => log.mock.calls.flat().join(' ')).toMatch(/article\/trending\S* failed: 500/)
  expect(log.mock.calls.flat().join(' ')).toMatch(/api\/trending\S* failed: 500/)
  for (const name of ['Trending articles', 'Trending topics'])
    await expect.element(page.getByRole('heading', { name })).toHaveLength(0)
})

test('who is signed in sees what they can do themselves once it is known that nothing restricts them', async () => {
  document.documentElement.dataset['signedIn'] = ''
  onTestFinished(() => document.documentElement.removeAttribute('data-signed-in'))
  for (const isRestricted of [true, false]) {
    let tell = (_: boolean): void => undefined
    const told = new Promise<boolean>((resolve) => (tell = resolve))
    await open('/games/rumble', {
      says: { getProduct: { ...wow, shortName: 'rumble', name: 'rumble' }, isPenaltyAdvertised: () => told },
    })
    const services = page.getByText('Your orders').first()
    await expect.element(page.getByText('Your character is stuck').first()).toBeVisible()
    await expect.element(services).not.toBeVisible()
    tell(isRestricted)
    if (isRestricted) await expect.element(services).toHaveLength(0)
    else await expect.element(services).toBeVisible()
  }
})

approveScreens([
  ['/home'],
  ['/games/wow'],
  ['/games/wow', { scenario: 'banned' }],
  ['/games/wow', { scenario: 'empty', width: 390 }],
])
