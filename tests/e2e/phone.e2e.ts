// A reply by phone, and text-message protection that the desk ends.
import { type Page, expect } from '@playwright/test'
import { answerCase, openDesk } from './support/desk.ts'
import { allChannels, asPlayer, fileCase, openCase } from './support/player-case.ts'
import { codeFor } from './support/text-messages.ts'
import { test } from './support/test.ts'

const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const protection = (page: Page) => page.getByRole('dialog', { name: 'Text-message protection' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const offer = (page: Page) => page.getByRole('checkbox', { name: 'Protect my account with text messages' })

/** An answered case of one's own, at the form for a reply by phone. */
const replyByPhone = async (page: Page, login: string): Promise<string> => {
  await asPlayer(page, login)
  const id = await fileCase(page, 'qqzzx please call me', allChannels)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id, '#reopen')
  await page.getByRole('button', { name: /^We’ll call you back/ }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  return id
}

/** Types a number of the US and has it checked. */
const useNumber = async (page: Page, typed: string): Promise<void> => {
  await number(page).fill(typed)
  await page.getByRole('button', { name: 'Use this number', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
}

test('[REOPEN-23, REOPEN-24] a case is reopened by phone: the reply goes, the case comes back in place', async ({
  page,
}) => {
  const id = await replyByPhone(page, 'test-phone-reopen')
  await page.getByRole('textbox', { name: 'Your message' }).fill('Please ring me after six.')
  // A number nobody has checked does not go.
  await number(page).fill('202 555 0161')
  await page.getByRole('button', { name: 'Send reply' }).press('Enter')
  await expect(page.getByText('Cannot submit')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Check the number, then' }).first()).toBeVisible()
  await useNumber(page, '202 555 0161')
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes(`/detail/${id}`)) reads.push(request.url())
  })
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/cases/en-US/detail/${id}`),
  )
  await page.getByRole('button', { name: 'Send reply' }).click()
  const answered = (await (await sent).json()) as {
    status: string
    phoneNumber: string | null
    contactChannelType: string
  }
  expect(answered.status).toBe('OPEN')
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Please ring me after six.')
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last()).toBeFocused()
  expect(reads).toEqual([])
})

test('the desk sees that protection is on, and ends it for the player, who may set it up anew (T19)', async ({
  page,
  browser,
}) => {
  // Tried several times, each time somebody else: a number that was proven once stays the account's.
  const { repeatEachIndex } = test.info()
  const id = await replyByPhone(page, `test-sms-desk-${repeatEachIndex}`)
  await useNumber(page, `202 555 018${repeatEachIndex}`)
  await offer(page).click()
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  await code(page).fill(await codeFor(`+1202555018${repeatEachIndex}`))
  await protection(page).getByRole('button', { name: 'Verify' }).click()
  await expect(protection(page).getByText('Protection is on')).toBeVisible()

  await protection(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(offer(page)).toHaveCount(0)
  const offered = async (): Promise<unknown> =>
    (await page.request.get(new URL('/services/bft/api/sms', page.url()).href)).json()
  expect(await offered()).toBe('ENROLLED')

  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim', `/cases/${id}`)
  const details = desk.getByRole('complementary', { name: 'About this case' })
  await expect(details.getByText(/^On since/)).toBeVisible()
  await details.getByRole('button', { name: 'Switch off' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'Text-message protection is off.' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Switch off' })).toHaveCount(0)
  await desk.context().close()

  expect(await offered()).toBe('OFFER')
})
