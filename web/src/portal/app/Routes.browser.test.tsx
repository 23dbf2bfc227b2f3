// Addresses: what each one opens, where old and unknown ones lead.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Around, example, open } from '../../../../tests/support/screen.tsx'

const box = page.getByRole('textbox', { name: 'Description' })
const start = page.getByRole('heading', { name: 'Choose your game or service' })
const topic = example('getSolution', 'form')
const [gameplay, quests, quest] = example('getCategoryPath', 'path')
const reward = { ...quest!, id: 1212, name: 'A quest reward is missing' }
const ways = example('getChannels', 'open').map((way) => ({ ...way, loginRequired: false }))
const says: Around['says'] = {
  getSolution: { ...topic, fields: [] },
  getChannels: ways,
  getCategoryPath: [gameplay!, example('getCategory', 'stuck')],
}
const player: Around = { says }

for (const [rows, from, to] of [
  ['[ROUTE-17]', '/contact/1201', '/contact/1201/ticket'],
  ['[ROUTE-22]', '/product/wow/1200/1201/channels', '/contact/wow/1200/1201/ticket'],
  ['[ROUTE-23]', '/product/wow/1200/1201/ticket?ref=mail', '/contact/1201/ticket?ref=mail'],
  ['[ROUTE-24]', '/product/wow/1200/1201/phone', '/contact/1201/phone'],
  ['[ROUTE-25]', '/product/wow/1200/1201/chat', '/contact/1201/chat'],
] as const)
  test(`${rows} ${from} leads to ${to}`, async () => {
    const { place } = await open(from, player)
    await expect.poll(place).toBe(to)
    await expect.element(box).toBeVisible()
  })

test('[ROUTE-21] [ROUTE-26] [CASESHELL-01] what no route knows leads to the first page', async () => {
  for (const path of ['/contact/a/b/c/d/e', '/contact', '/nowhere/at/all', '/case/detail/not-a-case']) {
    const { place } = await open(path, player)
    await expect.element(start).toBeVisible()
    expect(place(), path).toBe('/')
  }
  const { place } = await open('/nowhere?ref=mail', player)
  await expect.poll(place).toBe('/?ref=mail')
})

test('[ROUTE-27] [FLOW-03] a bad address of the guided flow leads to the error page', async () => {
  for (const path of ['/product/wow/abc', '/product/wow/1200/1210/1211/1212/1213', '/product/wow/0']) {
    const { place } = await open(path, player)
    await expect.poll(place, { message: path }).toBe('/error')
    await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  }
})

test('[FLOW-04] [FLOW-05] [ROUTE-08] four ids are product, parent, category and topic, and are written as three', async () => {
  const { place } = await open('/product/wow/1200/1210/1212/solution', {
    says: {
      ...says,
      getCategoryPath: [gameplay!, quests!, reward],
      getSolution: { ...topic, id: 1212, parentId: 1210, name: reward.name },
    },
  })
  await expect.poll(place).toBe('/product/wow/1200/1212/solution')
  await expect.element(page.getByRole('heading', { level: 2, name: reward.name })).toBeVisible()
})

test('[ROUTE-04] [ROUTE-06] [ROUTE-07] a product, a category and a topic have addresses of their own', async () => {
  const children = example('getCategoryChildren', 'thirdLevel')
  await open('/product/wow', player)
  await expect.element(page.getByRole('textbox', { name: 'Your description' })).toBeVisible()
  const technical = example('getProductCategories', 'top').find(({ id }) => id === 1240)!
  await open('/product/wow/1240', { says: { ...says, getCategoryPath: [technical] } })
  await expect.element(page.getByRole('tab', { name: 'Technical problems' })).toHaveAttribute('aria-selected', 'true')
  await open('/product/wow/1200/1210', {
    says: {
      ...says,
      getCategoryPath: [gameplay!, quests!],
      getCategoryChildren: ({ url }) =>
        url.pathname.endsWith('/1210') ? children : example('getCategoryChildren', 'secondLevel'),
    },
  })
  await expect.element(page.getByRole('button', { name: children[0]!.name })).toBeVisible()
})

test('[ROUTE-18] [ROUTE-19] [SHELL-01] [SHELL-04] the form has a short and a long address; the trail tells where one is', async () => {
  const heading = page.getByRole('heading', { level: 1, name: topic.name })
  await open('/contact/1201/ticket', player)
  await expect.element(heading).toBeVisible()
  await open('/contact/wow/1200/1201/ticket', player)
  await expect.element(heading).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect.element(trail.getByRole('listitem').first()).toHaveTextContent('Support home')
  await expect.element(trail).toMatchTextContent('Realms of Aether Support')
})

test('[ROUTE-36] before a form opens, topic and channel are verified', async () => {
  const { asked } = await open('/contact/1201/ticket', player)
  await expect.element(box).toBeVisible()
  expect(asked.find(({ operation }) => operation === 'verifyContact')!.url.pathname).toMatch(/1201\/ticket$/)
})

test('[ROUTE-32] [ROUTE-03] the home of games is closed to browsers outside of one', async () => {
  const { place } = await open('/home', player)
  await expect.element(start).toBeVisible()
  expect(place()).toBe('/')
})

test('[FLOW-02] [FLOW-01] the guide writes its address as one goes and keeps where one came from', async () => {
  const { place } = await open('/product/wow?ref=mail', player)
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await page.getByRole('tab', { name: 'Gameplay' }).click()
  await expect.poll(place).toBe('/product/wow/1200?ref=mail')
  await page.getByRole('button', { name: 'My character is stuck' }).click()
  await expect.poll(place).toBe('/product/wow/1200/1201/solution?ref=mail')
})
