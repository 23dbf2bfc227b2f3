// The guided entry over several documents: what a visitor without account may do, and words that a visit keeps.
import { type Page, expect } from '@playwright/test'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { at, signIn } from './support/portal.ts'
import { test } from './support/test.ts'

const words =
  'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.'
const description = (page: Page) => page.getByRole('textbox', { name: 'Your description' })
const inGame = 'Mozilla/5.0 Chrome/114.0 AetherClient/11.2'

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

test('T6: an article in a tab of its own leads back to the same game and words', async ({ page, context }) => {
  await page.goto(at('/product/diablo4'))
  await description(page).fill(words)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const article = page.getByRole('main').locator('a[href*="/article/"]').first()
  await expect(article).toBeVisible()
  // The step for developers stays out of the built product.
  await expect(page.locator('main details')).toHaveCount(0)
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
const chooseTopic = async (page: Page): Promise<void> => {
  await expect(topicStep(page)).toBeVisible()
  const main = page.getByRole('main')
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

test('T30: Send ends the words, and so does who empties the field, in this tab alone', async ({ page, context }) => {
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
