// The guided entry: product, description, articles, solution, as a visitor meets them.
import { type Locator, type Page, expect } from '@playwright/test'
import { at, goOnSignedOut, openAs, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const prompt = 'Tell me what you did and what you saw. I will look for answers.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Your description' })
const panel = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} .*entries$`) })
const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Account restricted )?${name}`) })
const answers = (page: Page) => page.getByRole('list', { name: 'Your answers so far' })

const describe = async (page: Page, text: string): Promise<void> => {
  await description(page).fill(text)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('[PRODUCT-01] [PRODUCT-02] [PRODUCT-03] products stand in panels by header, one open at a time, each with picture and text', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/'))
  await goOnSignedOut(page)
  await expect(panel(page, 'Games')).toHaveAttribute('aria-expanded', 'true')
  const wow = tile(page, 'Realms of Aether')
  await expect(wow).toContainText('An open world between the stars, shared by millions')
  await expect
    .poll(() => wow.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await panel(page, 'Mobile games').click()
  await expect(panel(page, 'Mobile games')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page, 'Games')).toHaveAttribute('aria-expanded', 'false')
  await expect(wow).toHaveCount(0)
  await expect(tile(page, 'Tumble Legends')).toBeVisible()
  // The step for developers stays out of the built product.
  await expect(page.locator('main details')).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('[PRODUCT-10] [PRODUCT-12] [PRODUCT-14] a chosen product replaces the tiles until the selection is changed', async ({
  page,
}) => {
  await page.goto(at('/?ref=mail'))
  await goOnSignedOut(page)
  await tile(page, 'Ashen Crown IV').click()
  await expect(page).toHaveURL(at('/product/diablo4?ref=mail'))
  await expect(answers(page)).toContainText('Ashen Crown IV')
  await expect(tile(page, 'Vanguard Rising')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change selection' }).click()
  await expect(page).toHaveURL(at('?ref=mail'))
  await expect(tile(page, 'Vanguard Rising')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
})

test('[PRODUCT-06] [PRODUCT-07] [FLOW-08] a product with categories opens into their tiles and takes the chosen one along', async ({
  page,
}) => {
  await page.goto(at('/'))
  await goOnSignedOut(page)
  await tile(page, 'Realms of Aether').click()
  const topics = page.getByRole('region', { name: 'Topics in Realms of Aether' })
  await expect(topics.getByRole('button')).toHaveText([
    'Gameplay',
    'Items and characters',
    'Technical problems',
    'Purchases and subscription',
    'Reports and restrictions',
    'Something else in Realms of Aether',
  ])
  await expect(topics.getByRole('button', { name: 'Gameplay' }).locator('svg')).toBeVisible()
  await topics.getByRole('button', { name: 'Technical problems' }).click()
  await expect(page).toHaveURL(/\/product\/wow\/1240$/)
  await expect(answers(page)).toContainText('Realms of Aether')
})

for (const [where, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide window', { width: 1280, height: 720 }],
] as const)
  test(`${where} a game’s topics open right below its row, in sight, and close again (CD-449)`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Two that open, one in the first row and one in the last.
    await page.route(/\/api\/product\/[a-zA-Z-]+$/, async (route) => {
      const answer = await route.fetch()
      const products = (await answer.json()) as { shortName: string; showCategories: boolean }[]
      const more = Array.from({ length: 3 }, (_, number) => ({
        ...products.find(({ shortName }) => shortName === 'wow')!,
        shortName: `more-${number}`,
        name: `More ${number}`,
        tileText: `More ${number}`,
        showCategories: false,
      }))
      const last = { ...more[0]!, shortName: 'diablo4', name: 'The last one', showCategories: true }
      await route.fulfill({
        response: answer,
        json: [...products.filter(({ shortName }) => shortName !== 'diablo4').slice(0, 4), ...more, last],
      })
    })
    // From page to page: with a page of its own the products come along.
    await page.goto(at('/error'))
    await page.getByRole('main').getByRole('link', { name: 'To the first page' }).click()
    await goOnSignedOut(page)
    const topics = page.getByRole('region', { name: /^Topics in / })
    const first = tile(page, 'Realms of Aether')
    const last = tile(page, 'The last one')
    const expectBelow = async (game: Locator): Promise<void> => {
      await expect(topics.getByRole('button')).not.toHaveCount(0)
      await expect(topics).toBeInViewport({ ratio: 0.99 })
      await expect(game).toBeInViewport({ ratio: 0.5 })
      await expect(game).toBeFocused()
      // Both at one moment: what is above them may still come.
      const gap = await game.evaluate(
        (tile, panel) => panel!.getBoundingClientRect().top - tile.getBoundingClientRect().bottom,
        await topics.elementHandle(),
      )
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(24)
    }
    await first.click()
    await expectBelow(first)
    if (size.width > 767) expect((await last.boundingBox())!.y).toBeGreaterThan((await topics.boundingBox())!.y)
    // What closes above it does not move what is pressed.
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await expect(topics).toHaveCount(1)
    await expectBelow(last)
    await topics.getByRole('button').first().focus()
    await page.keyboard.press('Escape')
    await expect(topics).toHaveCount(0)
    await expect(last).toBeFocused()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.keyboard.press('Enter')
    await expectBelow(last)
    await page.keyboard.press('Enter')
    await expect(topics).toHaveCount(0)
    await expect(last).toHaveAttribute('aria-expanded', 'false')
  })

test('[PRODUCT-08] [PRODUCT-09] on a phone the tiles scroll sideways by carets, a list’s width over 1.25 at a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/'))
  await goOnSignedOut(page)
  const back = page.getByRole('button', { name: 'Scroll back' })
  await expect(back).toBeDisabled()
  // What is asked for, since the list then settles at the nearest tile.
  await tile(page, 'Realms of Aether').evaluate((element) => {
    const list = element.closest('ul')
    if (list === null) return
    const scrollBy = list.scrollBy.bind(list) as (options: ScrollToOptions) => void
    list.scrollBy = (options?: ScrollToOptions | number) => {
      list.title = String((options as ScrollToOptions).left)
      scrollBy(options as ScrollToOptions)
    }
  })
  await page.getByRole('button', { name: 'Scroll on' }).click()
  const [asked, width] = await tile(page, 'Realms of Aether').evaluate((element) => [
    Number(element.closest('ul')?.title),
    element.closest('ul')?.clientWidth ?? 0,
  ])
  expect(asked).toBeCloseTo((width ?? 0) / 1.25, 3)
  await expect(back).toBeEnabled()
})

test('[PRODUCT-04] [PRODUCT-05] a restricted account sees the banner and its tooltip on the product’s tile', async ({
  page,
}) => {
  await openAs(page, 'boris', '/')
  const wow = tile(page, 'Realms of Aether')
  await expect(wow).toContainText('Account restricted')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await wow.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Your account is restricted in Realms of Aether.')
  await expect(wow).toHaveAccessibleDescription('Your account is restricted in Realms of Aether.')
})

test('[DESCRIBE-19] [DESCRIBE-20] [DESCRIBE-23] [DESCRIBE-22] after a pause of 1000 ms the bubble tells how far the text is', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(at('/product/diablo4'))
  const bubble = page.getByRole('status')
  await expect(bubble.getByText(prompt)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await description(page).fill('C')
  await expect(page.getByTitle('Writing …')).toBeVisible()
  await page.clock.runFor(900)
  await expect(bubble.getByText(prompt)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(bubble.getByText(prompt)).toBeVisible()
  await expect(page.getByTitle('Writing …')).toHaveCount(0)
  const go = 'Press Continue, or add a few words for a better answer.'
  for (const [length, says, isOpen] of [
    [1, prompt, false],
    [2, 'Add a bit more detail.', false],
    [3, go, true],
    [20, go, true],
    [21, 'That is enough for me to look for answers.', true],
  ] as const) {
    await description(page).fill('Crash'.repeat(5).slice(0, length))
    await page.clock.runFor(1000)
    await expect(bubble.getByText(says)).toBeVisible()
    await expect(
      page.getByRole('button', { name: isOpen ? 'Continue' : `Continue: ${says}`, exact: true }),
    ).toBeEnabled({ enabled: isOpen })
  }
})

test('[DESCRIBE-21] [DESCRIBE-24] [DESCRIBE-25] enough words open Continue; none close it and it says why', async ({
  page,
}) => {
  await page.goto(at('/product/diablo4'))
  await expect(page.getByRole('button', { name: `Continue: ${prompt}` })).toBeDisabled()
  await description(page).fill('lag')
  await expect(page.getByText('Press Continue, or add a few words for a better answer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
  await description(page).fill('   ')
  await expect(page.getByRole('button', { name: `Continue: ${prompt}` })).toBeDisabled()
  await description(page).fill('')
  await expect(page.getByText(prompt)).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('description') ?? '')).toBe('')
})

test('[DESCRIBE-01] [DESCRIBE-16] [DESCRIBE-17] the server’s limit, six rows, a bubble with a face', async ({
  page,
}) => {
  await page.goto(at('/product/diablo4'))
  const limit = new URL('/services/bft/api/config/description-limit', at('/')).href
  const served = await (await page.request.get(limit)).text()
  await expect(description(page)).toHaveAttribute('rows', '6')
  const max = await description(page).getAttribute('maxlength')
  expect(served).toMatch(new RegExp(`\\b${max ?? 'none'}\\b`))
  await expect(page.getByRole('status').filter({ hasText: prompt })).toBeVisible()
})

test('[FLOW-39] [DESCRIBE-05] [DESCRIBE-12] no word of a description is lost by a reload, a way back or a change', async ({
  page,
}) => {
  await page.goto(at('/product/diablo4'))
  await description(page).fill(words)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
  await page.reload()
  await expect(description(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/recommendations$/)
  await expect(answers(page)).toContainText(words)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  await expect(answers(page)).toContainText(words)
  await page.goBack()
  await expect(page.getByText(words)).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Change description' }).click()
  await expect(description(page)).toHaveValue(words)
  await expect(page).toHaveURL(/\/product\/diablo4$/)
})

test('[DESCRIBE-03] [FLOW-10] [FLOW-12] [PICKER-05] a visitor goes from describing to choosing a topic and back', async ({
  page,
}) => {
  await page.goto(at('/product/diablo4'))
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
  await page.getByRole('button', { name: 'Describe the problem instead' }).click()
  await expect(description(page)).toBeVisible()
})

test('[RECOMMEND-01] [RECOMMEND-02] [RECOMMEND-04] [FLOW-16] fitting articles, and a search beside', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/product/diablo4'))
  await describe(page, words)
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search all articles' })).toHaveAttribute(
    'href',
    /\/games\/diablo4\/search\?q=The%20game%20crashes%20when%20I%20open%20the%20map/,
  )
  const article = page.getByRole('main').locator('a[href*="/article/"]').first()
  const title = (await article.innerText()).trim()
  await article.click()
  await expect(page).toHaveURL(/\/article\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] ?? title)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('[RECOMMEND-05] [RECOMMEND-06] T2: a known problem opens in place with its cure, which may end the way; the words stay (T30)', async ({
  page,
}) => {
  await page.goto(at('/product/services'))
  await describe(page, 'I cannot sign in, it says my password is wrong and the sign-in loops')
  const known = page.getByRole('button', { name: /Known problem/ }).first()
  await expect(known).toHaveAttribute('aria-expanded', 'false')
  await known.click()
  await expect(known).toHaveAttribute('aria-expanded', 'true')
  const body = page.locator(`[id="${(await known.getAttribute('aria-controls')) ?? ''}"]`)
  await expect(body.locator('p, ol, ul').first()).toBeVisible()
  await expect(body).not.toContainText('<')
  await expect(body.getByRole('link', { name: 'Read the whole article' })).toBeVisible()
  await expect(page).toHaveURL(/\/recommendations$/)
  await body.getByRole('button', { name: 'This helped' }).click()
  await expect(page.getByRole('heading', { name: 'Good to hear that this helped' })).toBeFocused()
  const kept = await page.evaluate(() => ['bft', 'description'].map((key) => sessionStorage.getItem(key)))
  expect(kept).toEqual([null, 'I cannot sign in, it says my password is wrong and the sign-in loops'])
  await page.getByRole('button', { name: 'It did not help after all' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
})

test('[FLOW-36] [ERROR-03] [FLOW-15] words that match no article lead to the topics by themselves', async ({
  page,
}) => {
  await page.goto(at('/product/diablo4'))
  await describe(page, 'qqzzx wwvvk ppzzq xxkkj vvqqz zzppw')
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
  await page.getByRole('button', { name: 'Describe the problem instead' }).click()
  await expect(page.getByText('qqzzx wwvvk ppzzq xxkkj vvqqz zzppw')).toBeVisible()
})

test('[RECOMMEND-03] [FLOW-37] more help goes on without an article', async ({ page }) => {
  await page.goto(at('/product/diablo4'))
  await describe(page, words)
  await page.getByRole('button', { name: /^(I need more help|Choose a topic myself)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
  await expect(answers(page)).toContainText(words)
})

test('[SOLUTION-01] [SOLUTION-02] [SOLUTION-03] the solution tells, offers what helps at once, and the way to contact us', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200/1201/solution'))
  const solution = page.getByRole('article')
  await expect(solution.locator('strong').filter({ hasText: 'hearth gate' })).toBeVisible()
  const promo = solution.getByRole('region', { name: 'Solve it right away' }).getByRole('listitem').first()
  await expect(promo).toContainText('Moves a stuck character to the nearest hearth gate')
  await expect(promo.getByRole('link', { name: 'Free my character' })).toHaveAttribute(
    'href',
    /^https:\/\/account\.northlight\.example\/characters\/free/,
  )
  await solution.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(at('/contact/wow/1200/1201/ticket'))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'My character is stuck' })).toBeVisible()
})

test('[SOLUTION-04] [SOLUTION-05] a workflow takes over, and its button sends there once', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/help/wf/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
  })
  await page.goto(at('/product/wow/1230/1232/solution'))
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).dblclick({ noWaitAfter: true })
  await expect.poll(() => asked).toEqual(['/support/en-US/help/wf/wow/1230/1232'])
})

test('[SOLUTION-07] [SOLUTION-06] [ROUTE-37] no channel open: contact is closed and says so', async ({ page }) => {
  await page.goto(at('/product/wow/1260/1261/solution'))
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeDisabled()
  await expect(
    page
      .getByRole('article')
      .getByText('No way to contact us is open right now. This page shows it as soon as one opens.'),
  ).toBeVisible()
  await page.goto(at('/contact/1261/ticket'))
  await expect(page).toHaveURL(at('/product/wow/1260/1261/solution'))
  await expect(page.getByRole('status').filter({ hasText: 'No way to contact us is open right now.' })).toBeVisible()
})

test('a topic without form and channels shows its text and no way to contact us', async ({ page }) => {
  await page.goto(at('/product/services/1150/1152/solution'))
  await expect(page.getByText('There is no form for this topic')).toBeVisible()
  await expect(page.getByRole('article').getByText('Contact us')).toHaveCount(0)
})

test('[LOGIN-01] [LOGIN-03] [LOGIN-04] [LOGIN-07] the dialog suggests signing in and offers ways without', async ({
  page,
}) => {
  await page.goto(at('/'))
  const dialog = page.getByRole('dialog', { name: 'Sign in for faster help' })
  await expect(dialog.getByText('We then know your games and your earlier cases')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'I have no account' })).toHaveAttribute('href', /\/product\/services$/)
  await expect(dialog.getByRole('button', { name: 'I cannot sign in' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Account name').fill('ada')
  await page.getByLabel('Password').fill('ada-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LOGIN-05] [LOGIN-06] [LOGIN-08] the dialog turns to what keeps one from signing in and back, and closes for good', async ({
  page,
}) => {
  await page.goto(at('/'))
  await page.getByRole('button', { name: 'I cannot sign in' }).press('Enter')
  const cant = page.getByRole('dialog', { name: 'What keeps you from signing in?' })
  await expect(cant.getByRole('link', { name: 'I forgot my password' })).toHaveAttribute(
    'href',
    /\/product\/services\/1100\/1101\/solution$/,
  )
  await expect(cant.getByRole('heading', { name: 'What keeps you from signing in?' })).toBeFocused()
  await cant.getByRole('button', { name: 'Back' }).press('Enter')
  const first = page.getByRole('dialog', { name: 'Sign in for faster help' })
  await expect(first.getByRole('heading', { name: 'Sign in for faster help' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tile(page, 'Ashen Crown IV').click()
  await page.getByRole('button', { name: 'Change selection' }).click()
  await expect(tile(page, 'Ashen Crown IV')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LOGIN-02] [LOGIN-09] on a phone the dialog closes by a link, and with the step it belongs to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Go on without signing in' }).click()
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => {
    sessionStorage.clear()
  })
  await page.goto(at('/'))
  await dialog.getByRole('link', { name: 'I have no account' }).click()
  await expect(page).toHaveURL(/\/product\/services$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nothing of the guide is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/',
    '/product/wow',
    '/product/wow/1200/1210',
    '/product/wow/1200/1201/solution',
    '/product/wow/1260/1261/solution',
  ]) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})

test('Back in the moment in which the answer’s address comes leads to the topics, not to a page between both', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200'))
  await page.getByRole('button', { name: /^Quests and story/ }).click()
  await page.getByRole('button', { name: /^A quest does not progress/ }).evaluate(async (topic: HTMLElement) => {
    topic.click()
    while (!location.pathname.endsWith('/solution')) await new Promise((resolve) => setTimeout(resolve, 0))
    history.back()
  })
  await expect(page).not.toHaveURL(/\/solution$/)
  await expect(page.getByRole('button', { name: /^Quests and story/ })).toBeVisible()
})
