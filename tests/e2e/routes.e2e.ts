// Addresses: what each one opens, where old and unknown ones lead.
import { expect } from '@playwright/test'
import { at, openAs } from './support/portal.ts'
import { test } from './support/test.ts'

const heading = (name: string | RegExp) => ({ level: 1, name }) as const

for (const [rows, from, to] of [
  ['[ROUTE-17]', '/contact/1301', '/contact/1301/ticket'],
  ['[ROUTE-22]', '/product/diablo4/1300/1301/channels', '/contact/diablo4/1300/1301/ticket'],
  ['[ROUTE-23]', '/product/diablo4/1300/1301/ticket?ref=mail', '/contact/1301/ticket?ref=mail'],
  ['[ROUTE-24]', '/product/services/1130/1133/phone', '/contact/1133/phone'],
  ['[ROUTE-25]', '/product/diablo4/1300/1301/chat', '/contact/1301/chat'],
] as const) {
  test(`${rows} ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(at(from))
    await expect(page).toHaveURL(at(to))
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  })
}

test('[ROUTE-21] [ROUTE-26] [CASESHELL-01] what no route knows leads to the first page', async ({ page }) => {
  for (const path of ['/contact/a/b/c/d/e', '/contact', '/nowhere/at/all', '/case/detail/not-a-case']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
    expect(new URL(page.url()).pathname, path).toMatch(/\/en-US\/help\/?$/)
  }
})

test('[ROUTE-27] [FLOW-03] a bad address of the guided flow leads to the error page', async ({ page }) => {
  for (const path of ['/product/wow/abc', '/product/wow/1200/1210/1211/1212/1213', '/product/wow/0']) {
    await page.goto(at(path))
    await expect(page, path).toHaveURL(at('/error'))
  }
})

test('[FLOW-04] [FLOW-05] [ROUTE-08] four ids are product, parent, category and topic, and are written as three', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200/1210/1212/solution'))
  await expect(page).toHaveURL(at('/product/wow/1200/1212/solution'))
  await expect(page.getByRole('heading', { level: 2, name: 'A quest reward is missing' })).toBeVisible()
})

test('[ROUTE-04] [ROUTE-06] [ROUTE-07] a product, a category and a topic have addresses of their own', async ({
  page,
}) => {
  await page.goto(at('/product/wow'))
  await expect(page.getByRole('textbox', { name: 'Your description' })).toBeVisible()
  await page.goto(at('/product/wow/1240'))
  await expect(page.getByRole('tab', { name: 'Technical problems' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(at('/product/wow/1200/1210'))
  await expect(page.getByRole('button', { name: 'A quest does not progress' })).toBeVisible()
})

test('[ROUTE-18] [ROUTE-19] [SHELL-01] [SHELL-04] the form has a short and a long address; the trail tells where one is', async ({
  page,
}) => {
  await page.goto(at('/contact/1301/ticket'))
  await expect(page.getByRole('heading', heading('Season journey and battle pass'))).toBeVisible()
  await page.goto(at('/contact/diablo4/1300/1301/ticket'))
  await expect(page.getByRole('heading', heading('Season journey and battle pass'))).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('listitem').first()).toHaveText('Support home')
  await expect(trail).toContainText('Ashen Crown IV Support')
})

test('[ROUTE-36] before a form opens, topic and channel are verified', async ({ page }) => {
  const asked = page.waitForRequest((request) => /\/verify\/|\/verification/.test(request.url()))
  await page.goto(at('/contact/1301/ticket'))
  expect((await asked).url()).toContain('1301')
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
})

test('[ROUTE-32] [ROUTE-03] the home of games is closed to browsers outside of one', async ({ page }) => {
  await page.goto(at('/home'))
  await expect(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
})

test('[FLOW-02] [FLOW-01] the guide writes its address as one goes and keeps where one came from', async ({ page }) => {
  await page.goto(at('/product/wow?ref=mail'))
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await page.getByRole('tab', { name: 'Gameplay' }).click()
  await expect(page).toHaveURL(at('/product/wow/1200?ref=mail'))
  await page.getByRole('button', { name: 'My character is stuck' }).click()
  await expect(page).toHaveURL(at('/product/wow/1200/1201/solution?ref=mail'))
})

test('[ROUTE-28] [CASEROLE-12] pages of an account open with one and send others to the sign-in', async ({ page }) => {
  await openAs(page, 'ada', '/case')
  await expect(page.getByRole('heading', heading('Active cases'))).toBeVisible()
  await page.context().clearCookies()
  for (const path of ['/case', '/case/detail/104233590']) {
    await page.goto(at(path))
    await expect(page.getByLabel('Account name')).toBeVisible()
  }
})
