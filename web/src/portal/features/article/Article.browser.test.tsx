import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const article = page.getByRole('article')
const stuck = example('getArticle', 'stuck')
const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true })

test('[ARTICLE-01, ARTICLE-02, ARTICLE-03, ARTICLE-04] title, date, id and the product’s icon', async () => {
  await open('/article/24117')
  await expect.element(article.getByRole('heading', { level: 1, name: 'Your character is stuck' })).toBeVisible()
  const time = article.getByCss('time')
  await expect.element(time).toBeVisible()
  await expect.element(time).toHaveAttribute('datetime', stuck.relativeUpdatedDate)
  await expect.element(time).toHaveAttribute('title', expect.stringContaining('2026'))
  await expect.element(article.getByText('24117')).toBeVisible()
  await expect.element(article.getByCss('header img[src*="/icon"]')).toBeVisible()
})

test('[ARTICLE-05, ARTICLE-08] the body, and a browser title of article and site', async () => {
  const link = '<p>See <a href="/article/24133">this list</a>.</p>'
  const { place } = await open('/article/24117', { says: { getArticle: { ...stuck, body: stuck.body + link } } })
  await expect.element(article.getByRole('heading', { name: 'Use the hearth gate' })).toBeVisible()
  // Who was led here by a code sees it.
  await expect.element(article.getByText('Error codes and messages: Error 37, RA51900002')).toBeVisible()
  await expect.poll(() => document.title).toBe('Your character is stuck - Northlight Support')
  await article.getByRole('link', { name: 'this list' }).click()
  await expect.poll(place).toBe('/article/24133')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[ARTICLE-06] back leads to the page before, or from outside to the product’s home', async () => {
  const { place } = await open('/games/wow/category/1200')
  await page
    .getByRole('region', { name: 'Articles about this' })
    .getByRole('link', { name: 'Your character is stuck' })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your character is stuck' })).toBeVisible()
  await back.click()
  await expect.poll(place).toBe('/games/wow/category/1200')
  await open('/article/24117')
  await back.click()
  await expect.poll(place).toBe('/games/wow')
})

test('[ARTICLE-07, ARTICLE-11] feedback with reasons, ratings and words goes out once; later it thanks', async () => {
  let isGiven = false
  const says = { getFeedback: () => isGiven }
  const { sent } = await open('/article/24117', { says })
  const form = page.getByRole('region', { name: 'Did this article help?' })
  await form.getByRole('button', { name: 'No, it didn’t' }).click()
  await form.getByLabelText('I followed it and it didn’t work').click()
  await form.getByRole('radiogroup', { name: 'Easy to find' }).getByRole('radio', { name: '4' }).click()
  await form.getByRole('textbox').fill('The button is missing.')
  await expect.element(form.getByText('478 characters left')).toBeVisible()
  await form.getByRole('button', { name: 'Send feedback' }).click()
  expect(await sent('giveFeedback')).toEqual([
    expect.objectContaining({
      helpful: false,
      didNotWork: true,
      notRelevant: false,
      findRating: 4,
      needRating: null,
      feedback: 'The button is missing.',
    }),
  ])
  await expect.element(form.getByRole('status')).toMatchTextContent(/Thanks\. We’ve passed this to/)
  await expect.element(form.getByRole('status')).toHaveFocus()
  isGiven = true
  await open('/article/24117', { says })
  await expect.element(form.getByText(/we have your rating/)).toBeVisible()
  await expect.element(form.getByRole('button')).toHaveLength(0)
})

test('[ARTICLE-09, ARTICLE-10] an article that is not there, no id, or a failed call lead to the root', async () => {
  for (const [id, status] of [
    ['999999999', 404],
    ['abc', 404],
    ['1234567890', 404],
    ['24117', 503],
  ] as const) {
    const { place } = await open(`/article/${id}`, { says: { getArticle: new Refused(status) } })
    await expect.poll(place, { message: id }).toBe('/')
  }
})

test('an article that is not in the reader’s language says so and names its own', async () => {
  await open('/article/24117', { locale: 'de-DE', says: { getArticle: { ...stuck, userLocale: 'de-DE' } } })
  await expect.element(article.getByText(/noch nicht in deiner Sprache.*in dieser Sprache: Englisch/)).toBeVisible()
  await expect.element(article.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US')
  // The page's own words are in the reader's language, between those that are not.
  await expect.element(article.getByText('Aktualisiert')).toBeVisible()
  await expect.element(article.getByCss('[lang]').filter({ hasText: /Aktualisiert|Sprache/ })).toHaveLength(0)
})

approveScreens([
  ['/article/24117'],
  ['/article/24150', { scenario: 'signed-out', width: 390 }],
  ['/article/24117', { scenario: 'in-game' }],
])
