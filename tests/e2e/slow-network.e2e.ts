// The contact form on a slow line (400 ms, 400 kbit/s) in two tabs at once: what is typed stays, what is pressed twice
// is sent once.
import { type Page, expect } from '@playwright/test'
import { passSuggestions } from './support/contact.ts'
import { asPlayer } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })

/** The browser's own brake; the server does not know of it. */
const slowDown = async (page: Page): Promise<void> => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const throughput = 400_000 / 8
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

const write = async (page: Page, words: string): Promise<void> => {
  await page.goto(at('/contact/1301/ticket'))
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(words)
}

/** Presses Send twice; articles may be offered first, and are passed with two presses as well. */
const sendTwice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await passSuggestions(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible()
}

/** Presses Send once, goes past articles that may be offered first, and ends when the request has left. */
const sendOnce = async (page: Page, hasLeft: () => boolean): Promise<void> => {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const goOn = page.getByRole('button', { name: 'None of these helped, send my message' })
  await expect.poll(async () => hasLeft() || (await goOn.isVisible())).toBe(true)
  if (!hasLeft()) await goOn.click()
  await expect.poll(hasLeft).toBe(true)
}

test('on a slow line two tabs keep their own words through a reload, and a double press in each files one case', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await asPlayer(page, 'test-slow-line')
  const other = await context.newPage()
  const trouble = [watchForTrouble(page), watchForTrouble(other)]
  for (const tab of [page, other]) await slowDown(tab)
  await write(page, 'qqzzx wwvvk from the first tab')
  await write(other, 'ppzzq xxkkj from the second tab')
  await page.reload()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk from the first tab')
  await other.reload()
  await expect(box(other, 'Description')).toHaveValue('ppzzq xxkkj from the second tab')
  await Promise.all([sendTwice(page), sendTwice(other)])

  const numbers = await Promise.all(
    [page, other].map((tab) =>
      tab
        .getByRole('main')
        .getByText(/^[A-Z]{2}\d{6,19}$/)
        .first()
        .innerText(),
    ),
  )
  expect(new Set(numbers).size).toBe(2)
  await expect(page.getByRole('main').getByText('qqzzx wwvvk from the first tab')).toBeVisible()
  await expect(other.getByRole('main').getByText('ppzzq xxkkj from the second tab')).toBeVisible()
  // The server knows these two and no third.
  await page.goto(at('/case'))
  await expect(page.getByRole('main').getByText('2 cases')).toBeVisible()
  for (const number of numbers) await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  expect(trouble).toEqual([[], []])
})

test('on a slow line the press is answered at once, and who leaves before the line does keeps every word and files one case', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await asPlayer(page, 'test-slow-leave')
  await slowDown(page)
  await write(page, 'qqzzx wwvvk and gone again')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/submit', async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('main').locator('form button[type=submit]').last()).toHaveAttribute('aria-busy', 'true')
  await page.reload()
  release()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk and gone again')
  await page.unroute('**/api/submit')
  await sendTwice(page)
  await page.goto(at('/case'))
  await expect(page.getByRole('main').getByText('1 case', { exact: true })).toBeVisible()
})

test('who leaves a form that is being sent finds it on its way; who stays away is told and not fetched (CD-438)', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await asPlayer(page, 'test-sent-and-left')
  const keys: (string | undefined)[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFiled = false
  await page.route('**/api/submit', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // It is filed; its answer is on the way for as long as the test wants.
    const response = await route.fetch()
    isFiled = true
    await held
    return route.fulfill({ response }).catch(() => undefined)
  })
  const sendButton = page.getByRole('main').locator('form button[type=submit]').last()
  const atHome = new RegExp(`${at('')}/?$`)
  const home = page.getByRole('banner').getByRole('link', { name: /go to home$/ })
  await write(page, 'qqzzx wwvvk sent and left')
  await sendOnce(page, () => isFiled)
  await home.click()
  await expect(page).toHaveURL(atHome)
  await page.goBack()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk sent and left')
  await expect(sendButton).toHaveAttribute('aria-busy', 'true')
  // Loaded anew, it sends the same words under the same key: the answer is that of the first send.
  await page.reload()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk sent and left')
  await sendTwice(page)
  release()
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
  await page.unroute('**/api/submit')
  await page.goto(at('/case'))
  await expect(page.getByRole('main').getByText('1 case', { exact: true })).toBeVisible()

  let answer = (): void => undefined
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  let hasLeft = false
  await page.route('**/api/submit', async (route) => {
    hasLeft = true
    const response = await route.fetch()
    await late
    return route.fulfill({ response })
  })
  await write(page, 'ppzzq xxkkj and not fetched')
  await sendOnce(page, () => hasLeft)
  await home.click()
  await expect(page).toHaveURL(atHome)
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible()
  await expect(box(page, 'Description')).toHaveCount(0)
  answer()
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Message sent \([A-Z]{2}\d{6,19}\)/ })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(atHome)
  await notice.getByRole('link', { name: 'View your case' }).click()
  await expect(page.getByRole('main').getByText('ppzzq xxkkj and not fetched')).toBeVisible()
  await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Description')).toHaveValue('')
})

test('a form with a file that was sent, and whose page was loaded anew before the answer, is one case (CD-450)', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await asPlayer(page, `test-sent-with-file-${test.info().repeatEachIndex}`)
  const sends: { key: string | undefined; body: string; status: number | undefined }[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFiled = false
  await page.route('**/api/submit', async (route) => {
    const request = route.request()
    const send = {
      key: request.headers()['idempotency-key'],
      body: request.postData() ?? '',
      status: undefined as number | undefined,
    }
    sends.push(send)
    const response = await route.fetch()
    send.status = response.status()
    if (sends.length === 1) {
      // Filed, the upload with it; its answer is on the way for as long as the test wants.
      isFiled = true
      await held
    }
    return route.fulfill({ response }).catch(() => undefined)
  })
  const uploaded = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /\/api\/uploads\//.test(response.url()),
  )
  await write(page, 'qqzzx wwvvk sent with a picture')
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'gate.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('what the browser keeps'),
    })
  expect((await uploaded).status()).toBe(204)
  await sendOnce(page, () => isFiled)
  // Loaded anew it finds words and file, and sends both again.
  await page.reload()
  await expect(box(page, 'Description')).toHaveValue('qqzzx wwvvk sent with a picture')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.txt')
  await sendTwice(page)
  release()
  expect(sends.map(({ status }) => status)).toEqual(sends.map(() => 200))
  expect(sends[0]!.key).toBeTruthy()
  expect(new Set(sends.map(({ key }) => key)).size).toBe(1)
  // The upload that the first send took is gone: another one stands in its place.
  expect(new Set(sends.map(({ body }) => /"uploads":\{[^}]*\}/.exec(body)?.[0])).size).toBeGreaterThan(1)
  await page.unroute('**/api/submit')
  await page.goto(at('/case'))
  await expect(page.getByRole('main').getByText('1 case', { exact: true })).toBeVisible()
})
