// Single rules of the guided entry's steps, and what a visitor without account may do.
import { type Page, expect } from '@playwright/test'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { at, goOnSignedOut, signIn, watchForTrouble } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Your description' })
const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Account restricted )?${name}`) })
const inGame = 'Mozilla/5.0 Chrome/114.0 AetherClient/11.2'

test('[DESCRIBE-02] [DESCRIBE-06] [DESCRIBE-10] the describe step: box, Continue, next step', async ({ page }) => {
  await page.goto(at('/product/wow'))
  await expect(description(page)).toBeVisible()
  await expect(description(page)).toHaveValue('')
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/suggestions') && request.method() === 'POST',
  )
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await asked
  await expect(description(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
})

test('[DESCRIBE-04] with the feature that hides it on, the link to choose a category is not there', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('button', { name: /categor|topic/i })
  await page.goto(at('/product/wow'))
  await expect(description(page)).toBeVisible()
  await expect(link).toHaveCount(1)
  // The flag's answer comes with the page; here the page says it is on.
  await page.route(at('/product/wow'), async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const flag = /(api\/feature \\"hideCategorizeButton\\"":)false/
    expect(html).toMatch(flag)
    await route.fulfill({ response: answer, body: html.replace(flag, '$1true') })
  })
  await page.reload()
  await expect(description(page)).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('[PRODUCT-13] choosing a tile brings the page back to its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(at('/'))
  await goOnSignedOut(page)
  const wanted = tile(page, 'Ashen Crown IV')
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await wanted.dispatchEvent('click')
  await expect(description(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('in a game', () => {
  test.use({ userAgent: inGame })
  test('[ROUTE-02] [DESCRIBE-18] the root is a flow of the game’s own product, topics first; its description box has two lines', async ({
    page,
  }) => {
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
    await expect(tile(page, 'Ashen Crown IV')).toHaveCount(0)
    await page.getByRole('button', { name: 'Describe the problem instead' }).click()
    await expect(description(page)).toHaveAttribute('rows', '2')
  })
})

test('[FLOW-26] going back to the products clears what the flow knew, but for the visit’s words (T30)', async ({
  page,
}) => {
  await page.goto(at('/'))
  await goOnSignedOut(page)
  await tile(page, 'Ashen Crown IV').click()
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
  await page.getByRole('button', { name: 'Change selection' }).click()
  await expect(page.getByRole('list', { name: 'Your answers so far' })).toHaveCount(0)
  await tile(page, 'Ashen Crown IV').click()
  await expect(description(page)).toHaveValue(words)
})

test('[SHELL-16] without an account: products, categories, search, an article, and a message to us', async ({
  page,
}) => {
  await page.goto(at('/games/diablo4'))
  await page.getByRole('main').locator('a[href*="/category/"]').first().click()
  await expect(page).toHaveURL(/\/games\/diablo4\/category\/\d+/)
  await page.goto(at('/search?q=account'))
  await page.getByRole('main').locator('a[href*="/article/"]').first().click()
  await expect(page).toHaveURL(/\/article\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(at('/contact/1301/ticket'))
  await fillAboutMe(page)
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
  await sendForm(page)
})

test('CD-111: answers come while the description is typed, once for each pause, and what stands there stays', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/suggestions/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(at('/product/diablo4'))
  await description(page).fill('The game crashes when I open the map')
  const answers = page.getByRole('complementary', { name: 'This may already answer it' }).getByRole('article')
  await expect(answers.first()).toBeVisible()
  const first = await answers.first().getByRole('heading').innerText()
  await description(page).fill(
    'The game crashes when I open the map, and since yesterday my payment by card is refused too',
  )
  await expect.poll(() => asked.length).toBe(2)
  await expect(answers.first().getByRole('heading')).toHaveText(first)
  expect(asked.every((path) => path.endsWith('/suggestions/typed'))).toBe(true)
})

test('T6: an article in a tab of its own leads back to the same game and words', async ({ page, context }) => {
  await page.goto(at('/product/diablo4'))
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const article = page.getByRole('main').locator('a[href*="/article/"]').first()
  await expect(article).toBeVisible()
  const [beside] = await Promise.all([context.waitForEvent('page'), article.click({ modifiers: ['ControlOrMeta'] })])
  const help = beside.getByRole('main').getByRole('link', { name: 'Get help' })
  await expect(help).toHaveAttribute('href', /\/product\/diablo4\/recommendations$/)
  await help.click()
  await expect(beside.getByRole('list', { name: 'Your answers so far' })).toContainText('second season')
})

/* T30: the visit keeps its words */

const more = `${words} Twice.`
const box = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const answers = (page: Page) => page.getByRole('list', { name: 'Your answers so far' })
const press = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('description'))
const topicStep = (page: Page) => page.getByRole('heading', { name: 'Which topic fits best?' })

/** From the topics of Realms of Aether, or of its category Gameplay, to one that has a form. */
const chooseTopic = async (page: Page, isOpen = false): Promise<void> => {
  await expect(topicStep(page)).toBeVisible()
  const main = page.getByRole('main')
  if (!isOpen)
    await main
      .getByRole('tab', { name: 'Gameplay' })
      .or(main.getByRole('button', { name: 'Gameplay' }))
      .click()
  await press(page, 'My character is stuck')
  await expect(page).toHaveURL(/\/product\/wow\/1200\/1201\/solution$/)
}
const contact = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact\/wow\/1200\/1201\/ticket$/)
}

for (const [where, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide window', { width: 1280, height: 900 }],
] as const)
  test.describe(where, () => {
    test.use({ viewport: size })

    test('T30: Back and Forward, another game, a topic by hand and another one keep the words, and the form has them', async ({
      page,
    }) => {
      const trouble = watchForTrouble(page)
      await page.goto(at('/'))
      await goOnSignedOut(page)
      await tile(page, 'Ashen Crown IV').click()
      await description(page).fill(words)
      await press(page, 'Continue')
      await expect(page).toHaveURL(/\/product\/diablo4\/recommendations$/)
      await page.goBack()
      await expect(description(page)).toHaveValue(words)
      await page.goBack()
      await expect(tile(page, 'Ashen Crown IV')).toBeVisible()
      await page.goForward()
      await expect(description(page)).toHaveValue(words)
      await press(page, 'Change selection')
      await tile(page, 'Vanguard Rising').click()
      await expect(page).toHaveURL(/\/product\/overwatch$/)
      await expect(description(page)).toHaveValue(words)
      await press(page, 'Change selection')
      await page.goto(at('/product/wow'))
      await press(page, 'Choose a topic instead')
      await expect(topicStep(page)).toBeVisible()
      await press(page, 'Describe the problem instead')
      await expect(description(page)).toHaveValue(words)
      await press(page, 'Choose a topic instead')
      await chooseTopic(page)
      await press(page, 'Change category')
      await chooseTopic(page, true)
      await contact(page)
      await expect(box(page)).toHaveValue(words)
      // What is changed in the form is the same text.
      await box(page).fill(more)
      await page.goBack()
      await page.goBack()
      await press(page, 'Describe the problem instead')
      await expect(description(page)).toHaveValue(more)
      await page.goto(at('/contact/1301/ticket'))
      await expect(box(page)).toHaveValue(more)
      expect(trouble).toEqual([])
    })

    test('T30: an article, a search, a sign-in, another language and a reload keep the words', async ({ page }) => {
      await page.goto(at('/product/wow'))
      await description(page).fill(words)
      await press(page, 'Continue')
      await expect(page).toHaveURL(/\/product\/wow\/recommendations$/)
      await page.getByRole('main').locator('a[href*="/article/"]').first().click()
      await expect(page).toHaveURL(/\/article\/\d+/)
      await page.goBack()
      await expect(answers(page)).toContainText(words)
      await page.getByRole('link', { name: 'Search all articles' }).click()
      await expect(page).toHaveURL(/\/search\?q=/)
      await page.goBack()
      await expect(answers(page)).toContainText(words)
      await signIn(page, 'test-visit-words')
      await expect(answers(page)).toContainText(words)
      await page.reload()
      await expect(answers(page)).toContainText(words)
      await page.getByRole('contentinfo').getByRole('combobox').first().selectOption('de-DE')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await expect(page.getByRole('main')).toContainText(words)
      await page.goto(at('/contact/1301/ticket'))
      await expect(box(page)).toHaveValue(words)
      await box(page).fill(more)
      await page.reload()
      await expect(box(page)).toHaveValue(more)
      await page.goto(at('/product/diablo4'))
      await expect(description(page)).toHaveValue(more)
    })

    test('T30: Send ends the words, and so does who empties the field, in this tab alone', async ({
      page,
      context,
    }) => {
      const beside = await context.newPage()
      await beside.goto(at('/product/wow'))
      await description(beside).fill('What the other tab is about')
      await page.goto(at('/product/wow'))
      await expect(description(page)).toHaveValue('')
      await description(page).fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
      await press(page, 'Choose a topic instead')
      await chooseTopic(page)
      await contact(page)
      await box(page).fill('')
      await expect.poll(() => kept(page)).toBeNull()
      await page.goBack()
      await page.goBack()
      await press(page, 'Describe the problem instead')
      await expect(description(page)).toHaveValue('')
      await description(page).fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
      await page.goto(at('/contact/1301/ticket'))
      await fillAboutMe(page)
      await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
      await sendForm(page)
      expect(await kept(page)).toBeNull()
      await page.goto(at('/product/wow'))
      await expect(description(page)).toHaveValue('')
      await beside.reload()
      await expect(description(beside)).toHaveValue('What the other tab is about')
      await beside.goto(at('/contact/1301/ticket'))
      await expect(box(beside)).toHaveValue('What the other tab is about')
    })
  })

test('T30: suggestions for words that were changed in the form are asked for again, by Back', async ({ page }) => {
  const bodies = await noteSentBodies(page)
  const before = 'My character is stuck behind the gate of Emberfall Keep'
  await page.goto(at('/product/wow'))
  await description(page).fill(before)
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/recommendations$/)
  await page.getByRole('button', { name: /^(I need more help|Choose a topic myself)$/ }).click()
  await chooseTopic(page)
  await contact(page)
  await box(page).fill(words)
  await page.goBack()
  await expect(answers(page)).toContainText(words)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/recommendations$/)
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  await expect(answers(page)).toContainText(words)
  expect(await bodies('/api/suggestions')).toMatchObject([{ query: before }, { query: words, product: 'wow' }])
})

test('T30: as many characters as there is room for, markup and double presses change no word; a slow line neither', async ({
  page,
}) => {
  await page.route('**/services/bft/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue().catch(() => undefined)
  })
  const text = `<b onmouseover=alert(1)>"${'&amp; 🎮 '.repeat(1200)}`
  await page.goto(at('/product/wow'))
  await description(page).fill(text)
  const taken = await description(page).inputValue()
  expect(taken.length).toBeGreaterThan(2000)
  await page.getByRole('button', { name: 'Choose a topic instead' }).dblclick()
  await expect(topicStep(page)).toBeVisible()
  await page.getByRole('button', { name: 'Describe the problem instead' }).dblclick()
  await expect(description(page)).toHaveValue(taken)
  await press(page, 'Choose a topic instead')
  await chooseTopic(page)
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).dblclick()
  await expect(box(page)).toHaveValue(taken)
})

test.describe('in a game whose browser keeps nothing', () => {
  test.use({ userAgent: inGame })
  test('T30: the words go from the description to the form, also to one in a window of its own', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.goto(at('/'))
    await press(page, 'Describe the problem instead')
    await description(page).fill(words)
    await press(page, 'Choose a topic instead')
    await chooseTopic(page)
    // This topic takes files, which the game's own window cannot.
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Contact us' }).click(),
    ])
    await expect(box(beside)).toHaveValue(words)
    await press(page, 'Change category')
    await press(page, 'Quests and story')
    await press(page, 'A quest does not progress')
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(box(page)).toHaveValue(words)
    await box(page).fill(more)
    await page.goBack()
    await page.goBack()
    await press(page, 'Describe the problem instead')
    await expect(description(page)).toHaveValue(more)
  })
})
