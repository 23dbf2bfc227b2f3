// An appeal from its form to its decision, on restrictions of a test's own player.
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { atDesk, openDesk, restrict, visitOnce } from './support/desk.ts'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const reason = (page: Page) => page.getByRole('main').getByRole('combobox')
const words = (page: Page) => page.getByRole('textbox', { name: /^What should we know/ })
const send = (page: Page) => page.getByRole('button', { name: 'Send appeal' })
const future = '2099-01-01T00:00:00.000Z'

test('[APPEAL-09, APPEAL-10, APPEAL-11, APPEAL-13] reason, eight optional rows, agreement', async ({ page }) => {
  const id = await restrict('test-appeal-form', { end: future })
  await asPlayer(page, 'test-appeal-form')
  await page.goto(at(`/penalty/${id}`))
  await expect(reason(page)).toHaveAttribute('aria-required', 'true')
  await expect(reason(page).locator('option').first()).toHaveJSProperty('disabled', true)
  await expect(reason(page)).toHaveValue('')
  await expect(words(page)).toHaveAttribute('rows', '8')
  await expect(words(page)).not.toHaveAttribute('aria-required', 'true')
  await expect(page.getByRole('checkbox', { name: /^What I write is true/ })).not.toBeChecked()
  await reason(page).selectOption({ index: 1 })
  await send(page).press('Enter')
  await expect(page.getByText('Agree to this to continue.').first()).toBeVisible()
  await expect(page.getByText('Fill this in to continue.')).toHaveCount(0)
  await page.getByRole('checkbox').check()
  await expect(send(page)).not.toHaveAttribute('aria-disabled')
})

test('[PENALTY-25, PENALTY-28, APPEAL-14, APPEAL-29] title, card, the service’s reasons; all is needed', async ({
  page,
}) => {
  const id = await restrict('test-appeal-page', { end: future })
  await asPlayer(page, 'test-appeal-page')
  const given = page.waitForResponse((answer) => answer.url().endsWith('/api/penalty/appeal/reasons'))
  await page.goto(at(`/penalty/${id}`))
  const codes = (await (await given).json()) as string[]
  await expect(reason(page).locator('option')).toHaveCount(codes.length + 1)
  expect(
    await reason(page)
      .locator('option')
      .evaluateAll((options) => options.slice(1).map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(codes)
  await expect(page.getByRole('heading', { level: 1, name: /^Suspension until \w+ \d+, \d{4}$/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Do you think this is wrong? Appeal it' })).toBeVisible()
  await expect(page.getByText('Someone who wasn’t part of the decision reads your appeal.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Suspension', exact: true })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /penalty\/appeal\//.test(request.url())) sent.push(request.url())
  })
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).press('Enter')
  await expect(page.getByText('Cannot submit')).toBeVisible()
  expect(sent).toEqual([])
})

test('[APPEAL-16, APPEAL-25, APPEAL-27, APPEAL-30] sent once, then under review', async ({ page }) => {
  const id = await restrict('test-appeal-sent', { end: future })
  await asPlayer(page, 'test-appeal-sent')
  await page.goto(at(`/penalty/${id}`))
  await reason(page).selectOption({ index: 1 })
  await words(page).fill('qqzzx it was my brother')
  await page.getByRole('checkbox').check()
  const order: string[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/context', async (route) => {
    order.push('check')
    await held
    await route.continue()
  })
  page.on('request', (request) => {
    if (/penalty\/appeal\/en-US/.test(request.url()) && request.method() === 'POST') order.push('appeal')
    if (/api\/penalty\/en-US$/.test(request.url())) order.push('list')
  })
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).press('Enter')
  release()
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()
  expect(order.slice(0, 3)).toEqual(['check', 'appeal', 'list'])
  expect(order.filter((step) => step === 'appeal')).toHaveLength(1)
  await page.goto(at(`/penalty/${id}`))
  await expect(page.getByText('We’re reviewing your appeal.')).toBeVisible()
})

test('[CASEROLE-07, CASEROLE-08, CASEROLE-13, PENALTY-38] a lead restricts with reasons, the player appeals, another lead decides', async ({
  page,
  browser,
}) => {
  await visitOnce('test-appeal-decided')
  const kim = await browser.newPage()
  await openDesk(kim, 'lead-kim', '/restrictions/new?account=demo-test-appeal-decided')
  await kim.getByLabel('Game account').fill('Robin#2411')
  const write = async (name: string, text: string): Promise<void> => {
    await kim.getByRole('combobox', { name }).selectOption({ label: 'Write your own text' })
    await kim.getByRole('textbox', { name }).fill(text)
  }
  await write('Kind of restriction', 'Suspension')
  await kim.getByRole('button', { name: 'Impose' }).click()
  // Not for ever because a box was left empty.
  await expect(kim.getByText('Say how long it lasts.')).toBeVisible()
  await kim.getByRole('radio', { name: 'Until a date' }).check()
  await kim.getByLabel('Ends').fill('2099-01-01')
  // Nobody is restricted without reasons.
  await expect(kim.getByRole('alert')).toContainText('reason, rule and findings')
  await write('Reason', 'Use of unauthorized software')
  await write('Rule that was broken', 'Nothing that plays for you')
  await kim.getByLabel('What was found').fill('Aim assistance in match 88213')
  await kim.getByRole('button', { name: 'Impose' }).click()
  await expect(kim.getByRole('article').getByRole('heading', { name: 'Suspension' })).toBeVisible()
  const id = new URL(kim.url()).pathname.split('/').at(-1)!

  await asPlayer(page, 'test-appeal-decided')
  await page.goto(at('/case'))
  const counted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/penalty/event'),
  )
  await page.getByRole('link', { name: 'See why and what you can do' }).click()
  expect((await counted).postData()).toBeNull()
  await expect(page.getByText(/Expires January/)).toBeVisible()
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByText('Aim assistance in match 88213')).toBeVisible()
  await reason(page).selectOption({ index: 1 })
  const chosen = (await reason(page).locator('option:checked').textContent())!
  await words(page).fill('It was my brother, on the sofa')
  await page.getByRole('checkbox').check()
  await send(page).click()
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()

  // Who imposed it reads the appeal and decides nothing.
  const asked = (desk: Page) => desk.getByRole('link', { name: /It was my brother, on the sofa/ })
  await kim.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Appeals' }).click()
  await asked(kim).click()
  // The reason in words, as the player has read it.
  await expect(kim.getByRole('main').getByText(/^Reason given:/)).toBeVisible()
  await expect(kim.getByRole('main')).toContainText(chosen)
  await expect(kim.getByText('You imposed this restriction: somebody else decides.')).toBeVisible()
  await expect(kim.getByRole('button', { name: 'Lift the restriction' })).toHaveAttribute('aria-disabled', 'true')
  await kim.context().close()
  const lee = await browser.newPage()
  await openDesk(lee, 'lead-lee', '/appeals')
  await asked(lee).click()
  await lee.getByLabel('Answer to the player').fill('You were right, and we are sorry.')
  await lee.getByRole('button', { name: 'Lift the restriction' }).click()
  await lee.getByRole('dialog').getByRole('button', { name: 'Decide' }).click()
  await expect(asked(lee)).toHaveCount(0)
  await lee.context().close()

  await page.goto(at(`/penalty/${id}`))
  await expect(page.getByRole('heading', { level: 2, name: 'Your appeal was accepted' })).toBeVisible()
  await expect(page.getByText('Answer from Lee')).toBeVisible()
  await expect(page.getByText('You were right, and we are sorry.')).toBeVisible()
  await expect(page.getByText('Lifted early')).toBeVisible()
  await expect(page.getByText(/Expires/)).toHaveCount(0)
  await page.goto(at('/case'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Lee')).toHaveCount(0)
})

test('the appeal is written and sent by keyboard alone, and its page keeps the rules of accessibility on a dark phone', async ({
  page,
}) => {
  const id = await restrict('soft-appeal-keys', { end: future })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await asPlayer(page, 'soft-appeal-keys')
  await page.goto(at(`/penalty/${id}`))
  // The reasons come by a call of their own; an arrow before them chooses nothing.
  await expect(reason(page).getByRole('option', { name: 'Another reason' })).toBeAttached()
  await reason(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('qqzzx by keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()
})

test('a restriction whose answer was lost is one after a reload: the same words go under the same key', async ({
  browser,
}) => {
  const login = 'test-appeal-once'
  await visitOnce(login)
  const kim = await browser.newPage()
  await openDesk(kim, 'lead-kim', `/restrictions/new?account=demo-${login}`)
  const fill = async (): Promise<void> => {
    await kim.getByLabel('Game account').fill('Robin#2411')
    await kim.getByRole('radio', { name: '7 days' }).check()
  }
  await fill()
  for (const [name, text] of [
    ['Kind of restriction', 'Suspension'],
    ['Reason', 'Use of unauthorized software'],
    ['Rule that was broken', 'Nothing that plays for you'],
  ] as const) {
    await kim.getByRole('combobox', { name }).selectOption({ label: 'Write your own text' })
    await kim.getByRole('textbox', { name }).fill(text)
  }
  await kim.getByLabel('What was found').fill('Aim assistance in match 88214')
  const address = '**/services/desk/penalties'
  await kim.route(address, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await (route.request().method() === 'POST' ? route.abort() : route.continue())
  })
  const impose = kim.getByRole('button', { name: 'Impose' })
  await impose.click()
  await expect(kim.getByText('No connection. What you wrote is still here.')).toBeVisible()
  await kim.unroute(address)
  await kim.reload({ waitUntil: 'commit' })
  await fill()
  await impose.click()
  await expect(kim.getByRole('article').getByRole('heading', { name: 'Suspension' })).toBeVisible()
  const { body } = await atDesk<{ items: unknown[] }>('lead-lee', 'GET', `/penalties?accountId=demo-${login}`)
  expect(body.items).toHaveLength(1)
  await kim.context().close()
})
