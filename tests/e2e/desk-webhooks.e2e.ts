// Webhooks at the desk (CD-239, CD-240): an administrator makes one, keeps its secret, a player's case is told to a
// receiver of this machine that checks the signature; one that is away is seen in the log, and sent again by hand.
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { startWebhookReceiver, verified, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { faultsOf } from './support/axe.ts'
import { openDesk, signIn } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: ServerProcess
let receiver: WebhookReceiver
const before = process.env['GUIDEPOST_URL']
test.beforeAll(async () => {
  receiver = await startWebhookReceiver()
  server = await startServerProcess({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' })
  process.env['GUIDEPOST_URL'] = server.url
})
test.afterAll(async () => {
  process.env['GUIDEPOST_URL'] = before
  await server?.stop()
  await receiver?.stop()
})

test('an administrator’s webhook is told of a player’s case; what did not arrive is sent again by hand', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  await openDesk(page, 'admin-sam', '/webhooks')
  // The first one begins with what it is told of.
  await page
    .getByRole('link', { name: 'Something else' })
    .or(page.getByRole('link', { name: 'New webhook' }))
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Name' }).fill(`Orders ${mark}`)
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('https://10.0.0.7/hooks')
  await page.getByRole('button', { name: 'Save' }).click()
  // What leaves the house is an administrator's who has just signed in; what was typed comes along.
  await expect(page.getByRole('dialog', { name: 'Sign in once more' })).toBeVisible()
  await signIn(page, 'admin-sam')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Orders ${mark}`)
  await expect(address).toHaveValue('https://10.0.0.7/hooks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'reached from the internet' })).toBeVisible()
  await address.fill(`${receiver.origin}/${mark}`)
  await page.getByRole('radio', { name: 'Only these' }).check()
  for (const name of ['Case filed', 'Representative answered']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Save' }).click()

  // Shown this once.
  const dialog = page.getByRole('dialog', { name: 'Secret' })
  const secret = (await dialog.getByText(/^whsec_/).textContent())!
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByRole('heading', { name: `Orders ${mark}`, level: 2 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Orders ${mark}`, level: 2 })).toBeVisible()
  await expect(page.getByText(/whsec_/)).toHaveCount(0)

  const mine = () => receiver.got.filter(({ path }) => path === `/${mark}`)
  await page.getByRole('button', { name: 'Send a trial' }).click()
  const log = page.getByRole('region', { name: 'What was sent' })
  await expect(log.getByRole('link', { name: /Trial.*Arrived.*Answered 204/ })).toBeVisible()
  expect(verified(mine()[0]!, secret).type).toBe('webhook.ping')

  // Away for a moment.
  receiver.answer = 500
  const player = await browser.newPage()
  await asPlayer(player, `test-hook-${mark}`)
  const id = await fileCase(player, `The ${mark} fell into the well.`)
  await player.context().close()
  await expect.poll(() => mine().length).toBeGreaterThan(1)
  receiver.answer = 204
  await page.reload()
  const told = log.getByRole('link', { name: /Case filed/ })
  await told.click()
  await expect(log.getByRole('link', { name: `Case ${id}` })).toBeVisible()
  await log.getByRole('button', { name: 'Send again' }).click()
  await expect(log.getByRole('link', { name: /Case filed.*Arrived.*Answered 204/ })).toBeVisible()
  const message = mine().at(-1)!
  expect(verified(message, secret)).toMatchObject({ type: 'case.created', data: { caseId: id } })
  expect(message.body).not.toContain('well')
  await expect(log.getByRole('region', { name: 'Message' })).toContainText(`"caseId": "${id}"`)
  await expect(log.getByRole('list', { name: 'Tries' }).getByText('Answered 500').first()).toBeVisible()
  const looks = [
    ['dark', 390, 844],
    ['light', 1280, 720],
  ] as const
  expect(await faultsOf(page, 'webhook', looks)).toEqual([])

  // A new secret, and the end of it.
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
  await expect(dialog.getByText(/^whsec_/)).not.toHaveText(secret)
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText('The secret before still counts until')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: `Orders ${mark}` })).toHaveCount(0)
})
