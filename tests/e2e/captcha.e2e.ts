// Challenges of outside vendors in the page, against a stand-in that speaks their protocols: the widget, its token, and
// what the policy lets in.
import { rmSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { errorsOf, fillAboutMe, sendForm } from './support/contact.ts'
import { at, signIn } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { type Vendor, packWith, startVendor, vendorSettings } from './support/vendor.ts'
import { test } from './support/test.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const refused = 'We couldn’t confirm you’re human. Try again. We kept what you typed.'
const fillHero = async (page: Page): Promise<void> => {
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
}
const formOf = (postData: string | null): Record<string, unknown> =>
  JSON.parse(/\{.*\}/s.exec(postData ?? '')?.[0] ?? '{}') as Record<string, unknown>

test.describe('reCAPTCHA', () => {
  // One server for all of them, not one for each.
  test.describe.configure({ mode: 'default' })
  let vendor: Vendor
  let server: ServerProcess
  let pack: string
  test.beforeAll(async () => {
    vendor = await startVendor()
    pack = packWith({ recaptcha: true, arkose: false, combinedEmailPhone: true })
    server = await startServerProcess({ CONTENT_PACK: pack, ...vendorSettings(vendor) })
  })
  test.afterAll(async () => {
    await server?.stop()
    await vendor.stop()
    rmSync(pack, { recursive: true })
  })
  const widget = (page: Page) => page.getByRole('button', { name: 'I am not a robot' })
  const open = (page: Page) => page.goto(at('/contact/1301/ticket', 'en-US', server.url))

  test('[CAPTCHA-07, CAPTCHA-08, ENTITY-33] a visitor without account sees the widget; no token, no sending', async ({
    page,
  }) => {
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/submit')) sent.push(request.postData())
    })
    const answer = await open(page)
    expect(answer?.headers()['content-security-policy']).toContain(vendor.origin)
    await expect(widget(page)).toHaveAttribute('data-sitekey', 'site-key')
    for (const [name, value] of [
      ['theme', 'dark'],
      ['type', 'image'],
      ['size', 'compact'],
    ])
      await expect(widget(page)).toHaveAttribute(`data-${name}`, value!)
    await box(page, 'Your name').fill('Robin')
    await box(page, 'E-mail address or phone number').fill('robin@players.example')
    await fillHero(page)
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
    await send(page).click({ force: true })
    await expect(errorsOf(page)).toContainText(refused)
    expect(sent).toEqual([])
    await widget(page).click()
    await expect(send(page)).toBeEnabled()
    await widget(page).dblclick() // its token is over
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
    await widget(page).click()
    await sendForm(page)
    expect(formOf(sent[0] ?? null)['recaptcha']).toMatch(/^good-/)
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('good-')
  })

  test('[ANON-07] address and number are one field that takes either', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('textbox', { name: 'Phone number', exact: true })).toHaveCount(0)
    await box(page, 'Your name').fill('Robin')
    await box(page, 'E-mail address or phone number').fill('neither of both')
    await fillHero(page)
    await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await box(page, 'E-mail address or phone number').fill('+1 213 373 4253')
    await widget(page).click()
    await sendForm(page)
  })

  test('[CAPTCHA-09] while nobody says how to draw it the form waits and asks again', async ({ page }) => {
    let asked = 0
    await page.route('**/api/captcha', (route) =>
      (asked += 1) <= 3
        ? route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' })
        : route.continue(),
    )
    await open(page)
    await expect(widget(page)).toBeVisible()
    expect(asked).toBe(4)
    await page.unroute('**/api/captcha')
    await page.route('**/api/captcha', (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
    )
    await page.reload()
    await expect(send(page)).toHaveAccessibleDescription('Checking that you’re human …')
    await expect(widget(page)).toHaveCount(0)
  })

  test('a player who is signed in sees no widget and sends', async ({ page }) => {
    await open(page)
    await signIn(page, 'test-recaptcha')
    await fillHero(page)
    await expect(widget(page)).toHaveCount(0)
    await sendForm(page)
  })
})

test.describe('Arkose, strict', () => {
  // One server for all of them, not one for each.
  test.describe.configure({ mode: 'default' })
  let vendor: Vendor
  let server: ServerProcess
  let pack: string
  test.beforeAll(async () => {
    vendor = await startVendor()
    pack = packWith({ arkose: true, strictCaptcha: true })
    server = await startServerProcess({ CONTENT_PACK: pack, ...vendorSettings(vendor) })
  })
  test.afterAll(async () => {
    await server?.stop()
    await vendor.stop()
    rmSync(pack, { recursive: true })
  })

  test('[CAPTCHA-02, CAPTCHA-03, CAPTCHA-05] strict asks a player too: puzzle in its place, timings sent', async ({
    page,
  }) => {
    const sent = await noteSentBodies(page)
    await page.goto(at('/contact/1301/ticket', 'en-US', server.url))
    await signIn(page, 'test-arkose')
    await fillHero(page)
    await expect(page.locator('#captcha-anonymous')).toHaveCount(0)
    await page.locator('#captcha-challenge').getByRole('button', { name: 'Turn the animal upright' }).click()
    expect(await sent('/api/arkose/validate')).toEqual([
      { token: expect.stringMatching(/^good-/), onReady: expect.any(Number), onShown: expect.any(Number) },
    ])
    await expect(page.getByText('You’re confirmed as human.')).toBeVisible()
    await sendForm(page)
  })

  test('[CAPTCHA-03] a game’s browser draws no puzzle; the form then offers a window of its own', async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/114.0 AshenCrownClient/4.1' })
    ).newPage()
    await page.goto(at('/contact/1301/ticket', 'en-US', server.url))
    await fillAboutMe(page)
    await fillHero(page)
    await send(page).click()
    await page
      .getByRole('button', { name: 'None of these helped, send my message' })
      .or(page.getByRole('link', { name: 'Open this form in your browser' }))
      .click()
    await expect(errorsOf(page)).toContainText(refused)
    await expect(page.getByRole('link', { name: 'Open this form in your browser' })).toHaveAttribute(
      'href',
      /\/contact\/1301\/ticket$/,
    )
    await expect(page.locator('#captcha-challenge, #captcha-anonymous')).toHaveCount(0)
    await expect(box(page, 'Name of the hero')).toHaveValue('Robin')
    await page.context().close()
  })
})
