import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const box = page.getByRole('combobox', { name: 'Search help articles' })
const hits = page.getByCss('main ol > li').filter({ has: page.getByRole('heading', { level: 2 }) })
const results = example('searchArticles', 'results')
const [hit] = results.pagedResults
/** Ten of 75 hits, numbered by their page. */
const pageOf = (number: number): typeof results => ({
  ...results,
  currentPage: number,
  totalCount: 75,
  totalPages: 8,
  pagedResults: Array.from({ length: 10 }, (_, at) => {
    const title = `Hit ${number}.${at}`
    return { ...hit!, articleNumber: String(1000 * number + at), title, markedTitle: [{ text: title, isMatch: false }] }
  }),
})

test('[SEARCH-01, SEARCH-03, SEARCH-06, SHELL-07] a query in the address shows results and count', async () => {
  await open('/search?q=stuck%20character')
  await expect.element(page.getByRole('status').filter({ hasText: '3 results for “stuck character”' })).toBeVisible()
  await expect.element(box).toHaveValue('stuck character')
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Your character is stuck' }) })
  await expect.element(first).toMatchTextContent('Free a character that cannot move')
  await expect.element(first).toMatchTextContent('Article 24117')
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/support/en-US/help/article/24117')
  await expect.element(first.getByCss('mark').first()).toMatchTextContent('character')
  await expect
    .element(page.getByRole('navigation', { name: 'You are here' }))
    .toMatchTextContent('Results for stuck character')
})

test('[SEARCH-02, SEARCH-04, SEARCH-05] ten a page, six page links; pages stand in the address', async () => {
  const { place, sent } = await open('/search?q=the', {
    says: { searchArticles: ({ body }) => pageOf((body as { page: number }).page) },
  })
  await expect.element(hits).toHaveLength(10)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  expect(pages.getByText(/^\d+$/).elements().length).toBeLessThanOrEqual(6)
  pages.element().scrollIntoView()
  expect(window.scrollY).toBeGreaterThan(0)
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(hits.first()).toMatchTextContent('Hit 2.0')
  expect(place()).toBe('/search?q=the&page=2')
  expect(await sent('searchArticles', 2)).toMatchObject([{ page: 1 }, { page: 2 }])
  await expect.poll(() => window.scrollY).toBe(0)
  history.back()
  await expect.element(hits.first()).toMatchTextContent('Hit 1.0')
  expect(place()).toBe('/search?q=the')
})

test('[SEARCH-07] a promoted result says so', async () => {
  await open('/games/wow/search?q=stuck%20character')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Your character is stuck' }).getByText('Recommended'))
    .toBeVisible()
  await expect.element(page.getByText('Recommended')).toHaveLength(1)
})

test('[SEARCH-09] suggestions come once typing stops, from three letters on; the arrows and Enter open one', async () => {
  const { asked, place, sent } = await open('/games/wow', { says: { searchArticles: () => results } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const searches = (): number => asked.filter(({ operation }) => operation === 'searchArticles').length
  await box.fill('st')
  await vi.advanceTimersByTimeAsync(1000)
  expect(searches()).toBe(0)
  await box.fill('stuc')
  await vi.advanceTimersByTimeAsync(200)
  await box.fill('stuck')
  await vi.advanceTimersByTimeAsync(399)
  expect(searches()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await sent('searchArticles')).toEqual([
    expect.objectContaining({ searchTerm: 'stuck', purpose: 'suggest', subjectName: 'wow' }),
  ])
  vi.useRealTimers()
  const options = page.getByRole('listbox').getByRole('option')
  await expect.element(options.first()).toBeVisible()
  expect(options.elements().length).toBeLessThanOrEqual(5)
  // Each says whose it is: the icon of its game (T2).
  await expect.element(options.first().getByCss('img[src*="/icon"]')).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/article/24117')
})

test('Escape closes the suggestions and keeps what was typed', async () => {
  await open('/games/wow')
  await box.click()
  await userEvent.keyboard('stuck')
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect.element(option).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('stuck')
})

test('[SEARCH-08] the box takes 200 characters, and an address with more is cut', async () => {
  const { sent } = await open(`/search?q=${'x'.repeat(5000)}`)
  await expect.element(box).toHaveAttribute('maxlength', '200')
  expect(await sent('searchArticles')).toMatchObject([{ searchTerm: 'x'.repeat(200) }])
})

test('a search in vain says so and goes on: everywhere, what others read, people', async () => {
  const { place } = await open('/games/wow/search?q=xyzzyqq', {
    says: { searchArticles: example('searchArticles', 'empty') },
  })
  await expect.element(page.getByRole('heading', { name: 'No results for “xyzzyqq”' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What others read' }).getByRole('link').first()).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Get help' }))
    .toHaveAttribute('href', '/support/en-US/help/product/wow')
  await page.getByRole('link', { name: 'Search all games instead' }).click()
  await expect.poll(place).toBe('/search?q=xyzzyqq')
})

test('a page beyond the last offers the first; markup in a query is text', async () => {
  const { goTo, place } = await open('/search?q=stuck&page=900', {
    says: { searchArticles: ({ body }) => ({ ...pageOf((body as { page: number }).page), pagedResults: [] }) },
  })
  await page.getByRole('link', { name: 'Go to the first page of results' }).click()
  await expect.poll(place).toBe('/search?q=stuck')
  const markup = '<img src=x onerror=alert(1)>'
  goTo(`/search?q=${encodeURIComponent(markup)}`)
  await expect.element(box).toHaveValue(markup)
  await expect.element(page.getByCss('main img[src="x"]')).toHaveLength(0)
})

test('without a query there is an input and no call', async () => {
  const { asked } = await open('/search?q=%20%20')
  await expect.element(box).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.map(({ operation }) => operation)).not.toContain('searchArticles')
})

test('a hit in another language keeps the edge of the page', async () => {
  await open('/search?q=account', { locale: 'ar-SA' })
  const lines = page.getByCss('main ol[start] > li:first-child :is(h2 bdi, p > bdi)')
  await expect.element(lines.first()).toBeVisible()
  // Where the words of each line end at the page's side: the right one, whatever their own direction.
  const edges = lines
    .elements()
    .map((line) => Math.round(Math.max(...[...line.getClientRects()].map(({ right }) => right))))
  expect(edges.length).toBeGreaterThan(1)
  for (const edge of edges) expect(Math.abs(edge - edges[0]!)).toBeLessThanOrEqual(4)
})

test('a code that no article names is said, and goes along to the form with what was typed before', async () => {
  sessionStorage.setItem('description', 'It crashes.')
  const { place } = await open('/search?q=RA51900002', {
    says: { searchArticles: example('searchArticles', 'unknownCode') },
  })
  const help = page.getByRole('complementary', { name: 'We have no article about “RA51900002” yet' })
  await expect.element(help).toMatchTextContent('We’ll include what you searched for')
  // It is the way on, so there is no second one, and no advice to type fewer words.
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Get help' })).toHaveLength(1)
  await expect.element(page.getByText('Try one or two words')).not.toBeInTheDocument()
  await help.getByRole('link').click()
  await expect.poll(place).toBe('/')
  expect(sessionStorage.getItem('description')).toBe('It crashes.\nRA51900002')
})

approveScreens([
  ['/search?q=account'],
  ['/search'],
  ['/search?q=nothing'],
  ['/search?q=account', { width: 390 }],
  ['/search?q=account', { fail: '500' }],
])
