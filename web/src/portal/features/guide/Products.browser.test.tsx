// The guide's first step: products in panels, their topics, and the dialog that suggests signing in.
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type Around, type Screen, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const main = page.getByRole('main')
const panel = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name} .*entries$`) })
const tile = (name: string): Locator => main.getByRole('button', { name: new RegExp(`^(Account restricted )?${name}`) })
const answers = page.getByRole('list', { name: 'Your answers so far' })
const change = page.getByRole('button', { name: 'Change selection' })
const dialog = page.getByRole('dialog')
/** Of them Realms of Aether opens into its topics. */
const products = example('getProducts', 'products').map((product) =>
  product.shortName === 'wow'
    ? { ...product, tileText: 'An open world between the stars', showCategories: true }
    : product,
)
const topicsOf = (name: string): Locator => page.getByRole('region', { name: `Topics in ${name}` })

/** The products as somebody signed in has them: without the dialog. */
const openProducts = (around: Around = {}, path = '/'): Promise<Screen> =>
  open(path, { ...(around.scenario !== 'banned' && { says: { getProducts: products } }), ...around })

test('[PRODUCT-01] [PRODUCT-02] [PRODUCT-03] panels by header, one open at a time; tiles with picture and text', async () => {
  await openProducts()
  await expect.element(panel('Games')).toHaveAttribute('aria-expanded', 'true')
  const wow = tile('Realms of Aether')
  await expect.element(wow).toMatchTextContent('An open world between the stars')
  const picture = (): Element => wow.getByCss('img').element()
  await expect.poll(picture).toMatchObject({ naturalWidth: 60 })
  await panel('Mobile games').click()
  await expect.element(panel('Mobile games')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(panel('Games')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(wow).toHaveLength(0)
  await expect.element(tile('Tumble Legends')).toBeVisible()
})

test('[PRODUCT-10] [PRODUCT-12] [PRODUCT-14] a chosen product replaces the tiles until the selection is changed', async () => {
  const { place } = await openProducts({}, '/?ref=mail')
  await tile('Ashen Crown IV').click()
  await expect.poll(place).toBe('/product/diablo4?ref=mail')
  await expect.element(answers).toMatchTextContent('Ashen Crown IV')
  await expect.element(tile('Vanguard Rising')).toHaveLength(0)
  await change.click()
  await expect.poll(place).toBe('/?ref=mail')
  await expect.element(tile('Vanguard Rising')).toBeVisible()
  await expect.element(answers).toHaveLength(0)
})

test('[PRODUCT-06] [PRODUCT-07] [FLOW-08] a product with categories opens into their tiles and takes the chosen one along', async () => {
  const { place } = await openProducts()
  await tile('Realms of Aether').click()
  const topics = topicsOf('Realms of Aether')
  const texts = (): (string | null)[] =>
    topics
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(texts)
    .toEqual([...example('getProductCategories', 'top').map(({ name }) => name), 'Something else in Realms of Aether'])
  await expect.element(topics.getByRole('button', { name: 'Gameplay' }).getByCss('svg')).toBeVisible()
  await topics.getByRole('button', { name: 'Technical problems' }).click()
  await expect.poll(place).toBe('/product/wow/1240')
  await expect.element(answers).toMatchTextContent('Realms of Aether')
})

for (const [where, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide window', { width: 1280, height: 720 }],
] as const)
  test(`${where} a game’s topics open right below its row, in sight, and close again (CD-449)`, async () => {
    // Two that open, one in the first row and one in the last.
    const [wow, diablo, ...others] = products
    const more = Array.from({ length: 3 }, (_, number) => ({
      ...wow!,
      shortName: `more-${number}`,
      name: `More ${number}`,
      tileText: `More ${number}`,
      showCategories: false,
    }))
    const last = { ...diablo!, name: 'The last one', tileText: 'The last one', showCategories: true }
    await openProducts({ ...size, says: { getProducts: [wow!, ...others.slice(0, 3), ...more, last] } })
    const topics = page.getByRole('region', { name: /^Topics in / })
    const [first, second] = [tile('Realms of Aether'), tile('The last one')]
    const box = (of: Locator): DOMRect => of.element().getBoundingClientRect()
    const expectBelow = async (game: Locator): Promise<void> => {
      await expect.element(topics.getByRole('button').first()).toBeVisible()
      await expect.element(topics).toBeInViewport({ ratio: 0.99 })
      await expect.element(game).toBeInViewport({ ratio: 0.5 })
      await expect.element(game).toHaveFocus()
      const gap = box(topics).top - box(game).bottom
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(24)
    }
    await first.click()
    await expectBelow(first)
    if (size.width > 767) expect(box(second).top).toBeGreaterThan(box(topics).top)
    // What closes above it does not move what is pressed.
    second.element().scrollIntoView({ block: 'nearest' })
    await second.click()
    await expect.element(topics).toHaveLength(1)
    await expectBelow(second)
    topics.getByRole('button').first().element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(topics).toHaveLength(0)
    await expect.element(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectBelow(second)
    await userEvent.keyboard('{Enter}')
    await expect.element(topics).toHaveLength(0)
    await expect.element(second).toHaveAttribute('aria-expanded', 'false')
  })

test('[PRODUCT-08] [PRODUCT-09] on a phone the tiles scroll sideways by carets, a list’s width over 1.25 at a press', async () => {
  await openProducts({ width: 390, height: 844 })
  const back = page.getByRole('button', { name: 'Scroll back' })
  await expect.element(back).toBeDisabled()
  const list = tile('Realms of Aether').element().closest('ul')!
  // What is asked for, since the list then settles at the nearest tile.
  const asked: (number | undefined)[] = []
  const scrollBy = list.scrollBy.bind(list) as (options: ScrollToOptions) => void
  list.scrollBy = (options?: ScrollToOptions | number) => {
    asked.push((options as ScrollToOptions).left)
    scrollBy(options as ScrollToOptions)
  }
  await page.getByRole('button', { name: 'Scroll on' }).click()
  const oneStep = expect.closeTo(list.clientWidth / 1.25, 3) as number
  await expect.poll(() => asked).toEqual([oneStep])
  await expect.element(back).toBeEnabled()
})

test('[PRODUCT-04] [PRODUCT-05] a restricted account sees the banner and its tooltip on the product’s tile', async () => {
  await openProducts({ scenario: 'banned' })
  const restricted = example('getProducts', 'withPenalty').find(({ hasPenalties }) => hasPenalties)!
  const said = `Your account is restricted in ${restricted.name}.`
  await expect.element(tile(restricted.name)).toMatchTextContent('Account restricted')
  await expect.element(page.getByRole('tooltip')).toHaveLength(0)
  tile(restricted.name).element().focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(said)
  await expect.element(tile(restricted.name)).toHaveAccessibleDescription(said)
})

test('[PRODUCT-13] choosing a tile brings the page back to its top', async () => {
  await openProducts({ width: 390, height: 500 })
  await expect.element(tile('Ashen Crown IV')).toBeVisible()
  window.scrollTo(0, 400)
  await expect.poll(() => window.scrollY).toBeGreaterThan(100)
  ;(tile('Ashen Crown IV').element() as HTMLElement).click()
  await expect.element(page.getByRole('textbox', { name: 'Your description' })).toBeVisible()
  await expect.poll(() => window.scrollY).toBe(0)
})

test('[LOGIN-01] [LOGIN-03] [LOGIN-04] [LOGIN-07] the dialog suggests signing in, with ways without; signed in there is none', async () => {
  await openProducts({ scenario: 'signed-out' })
  const suggests = page.getByRole('dialog', { name: 'Sign in for faster help' })
  await expect.element(suggests.getByText('We’ll have your games and past cases ready')).toBeVisible()
  await expect
    .element(suggests.getByRole('link', { name: 'I have no account' }))
    .toHaveAttribute('href', expect.stringMatching(/\/product\/services$/))
  await expect.element(suggests.getByRole('button', { name: 'I can’t sign in' })).toBeVisible()
  await expect
    .element(suggests.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', '/support/en-US/help?login')
  await openProducts()
  await expect.element(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
  await expect.element(dialog).toHaveLength(0)
})

test('[LOGIN-05] [LOGIN-06] [LOGIN-08] the dialog turns to what keeps one from signing in and back, and closes for good', async () => {
  await openProducts({ scenario: 'signed-out' })
  await page.getByRole('button', { name: 'I can’t sign in' }).click()
  const cant = page.getByRole('dialog', { name: 'What’s stopping you from signing in?' })
  await expect
    .element(cant.getByRole('link', { name: 'I forgot my password' }))
    .toHaveAttribute('href', expect.stringMatching(/\/product\/services\/2100\/2110$/))
  await expect.element(cant.getByRole('heading', { name: 'What’s stopping you from signing in?' })).toHaveFocus()
  cant.getByRole('button', { name: 'Back' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Sign in for faster help' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toHaveLength(0)
  await tile('Ashen Crown IV').click()
  await change.click()
  await expect.element(tile('Ashen Crown IV')).toBeVisible()
  await expect.element(dialog).toHaveLength(0)
})

test('[LOGIN-02] [LOGIN-09] on a phone the dialog closes by a link, and with the step it belongs to', async () => {
  const phone = { scenario: 'signed-out', width: 390, height: 844 } as const
  await openProducts(phone)
  await dialog.getByRole('button', { name: 'Continue without signing in' }).click()
  await expect.element(dialog).toHaveLength(0)
  sessionStorage.clear()
  const { place } = await openProducts(phone)
  await dialog.getByRole('link', { name: 'I have no account' }).click()
  await expect.poll(place).toBe('/product/services')
  await expect.element(dialog).toHaveLength(0)
})

test('nothing of the guide is wider than a phone', async () => {
  for (const path of ['/', '/product/wow', '/product/wow/1200/1210', '/product/wow/1200/1201/solution']) {
    await openProducts({ width: 390, height: 844 }, path)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth - window.innerWidth, path).toBeLessThanOrEqual(0)
  }
})

approveScreens([
  ['/'],
  ['/', { scenario: 'signed-out' }],
  ['/', { scenario: 'banned' }],
  ['/', { scenario: 'in-game' }],
  ['/', { width: 390 }],
])
