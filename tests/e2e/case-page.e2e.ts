// One case: header, thread, reply, its life to the end, and the list it stands in. Each test has a player and cases of
// its own.
import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { answerCase, atDesk } from './support/desk.ts'
import { file } from './support/contact.ts'
import { asPlayer, fileCase, gameTopic, openCase } from './support/player-case.ts'
import { at, picture } from './support/portal.ts'
import { test } from './support/test.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' })
const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const isReply = (request: { method: () => string; url: () => string }): boolean =>
  request.method() === 'POST' && /\/api\/cases\/en-US\/detail\/\d+$/.test(request.url())

test('[CASE-16, CASE-20, CASE-21, CASE-29] words of every status, place of every event', async ({ page }) => {
  await asPlayer(page, 'test-case-events')
  const id = await fileCase(page, 'qqzzx four states')
  const status = page.getByRole('main').locator('dl > div').filter({ hasText: 'Status' }).getByRole('definition')
  const states: string[] = []
  for (const next of [null, 'ANSWERED', 'INFO', 'RESOLVED'] as const) {
    if (next !== null) await answerCase(id, next)
    await openCase(page, id)
    states.push(await status.innerText())
  }
  expect(states).toEqual(['Open', 'Answered', 'Information needed', 'Resolved'])
  const { body } = await atDesk<{ eventCount: number }>('agent-jo', 'GET', `/cases/${id}`)
  await atDesk('agent-jo', 'POST', `/cases/${id}/reorganize`, {
    categoryId: gameTopic.categoryId,
    game: gameTopic.game,
    region: 'us',
    eventCount: body.eventCount,
  })
  await page.reload()
  const items = thread(page).getByRole('listitem')
  await expect(items.filter({ has: page.getByRole('article') })).toHaveCount(4)
  await expect(items.filter({ hasText: 'Case resolved' }).getByRole('article')).toHaveCount(0)
  await expect(items.last()).toHaveText(/^\S.{2,20}$/)
  for (const article of await thread(page).getByRole('article').all())
    await expect(article.locator('time')).toHaveText(/second|minute|now/)
  const last = await items.last().locator('time').getAttribute('datetime')
  await expect(
    page.getByRole('main').locator('dl > div').filter({ hasText: 'Last update' }).locator('time'),
  ).toHaveAttribute('datetime', last ?? '')
})

test('[CASE-18, CASEERROR-02] header, notice, thread, form; a reply without session keeps its words', async ({
  page,
}) => {
  await asPlayer(page, 'test-case-order')
  const id = await fileCase(page, 'qqzzx in order')
  await openCase(page, id)
  await page.route(`**/detail/${id}`, (route) =>
    isReply(route.request())
      ? route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: '{"type":"about:blank","title":"x","status":500}',
        })
      : route.continue(),
  )
  await message(page).fill('Words that must not be lost.')
  await send(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'That didn’t work.' })
  const places = [page.getByRole('heading', { level: 1 }), notice, thread(page), send(page)]
  const tops: number[] = []
  for (const place of places) tops.push((await place.boundingBox())?.y ?? Number.NaN)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await page.unroute(`**/detail/${id}`)
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await page.context().clearCookies()
  await send(page).click()
  await page.getByLabel('Account name').fill('test-case-order')
  await page.getByLabel('Password').fill('test-case-order-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at(`/case/detail/${id}`))
  await expect(message(page)).toHaveValue('Words that must not be lost.')
})

test('[REPLY-04, REPLY-06, REPLY-07, ATTACH-10] words needed, sent once, files with them', async ({ page }) => {
  await asPlayer(page, 'test-case-reply')
  const id = await fileCase(page, 'qqzzx with files')
  await openCase(page, id)
  const sent: string[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/detail/${id}`, async (route) => {
    if (!isReply(route.request())) return route.continue()
    sent.push(route.request().url())
    await held
    await route.continue()
  })
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).press('Enter')
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
  await message(page).fill('   ')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await message(page).fill('See the picture.')
  await page.locator('input[type=file]').setInputFiles([picture, file('log.txt')])
  const request = page.waitForRequest(isReply)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(send(page).locator('span[aria-hidden]').first()).toBeVisible()
  await send(page).press('Enter')
  release()
  const attached = thread(page).getByRole('list', { name: 'Attached files' })
  await expect(attached.getByRole('listitem')).toContainText(['gate.png', 'log.txt'])
  await expect(page.locator('#thread > :last-child')).toBeFocused()
  expect(sent).toHaveLength(1)
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data/)
  // What was sent can be seen and had again (T12).
  const preview = attached.getByRole('img', { name: 'Preview of gate.png' })
  await expect.poll(() => preview.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1)
  const saving = page.waitForEvent('download')
  await attached.getByRole('button', { name: 'Download gate.png' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('gate.png')
  expect(readFileSync(await saved.path()).equals(picture.buffer)).toBe(true)
})

test('[ATTACH-08, CASEROLE-02] the server’s list of files; a wrong one is named and stops the reply', async ({
  page,
}) => {
  await asPlayer(page, 'test-case-files')
  const id = await fileCase(page, 'qqzzx wrong file')
  await openCase(page, id)
  await message(page).fill('Look at this.')
  await page.locator('input[type=file]').setInputFiles([file('tool.exe', 'MZ'), file('log.txt')])
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').first()).toContainText(
    'You can’t send files of this type.',
  )
  const allowed = await page.locator('input[type=file]').getAttribute('accept')
  expect(allowed).toContain('.txt')
  expect(allowed).not.toContain('.exe')
  await page.getByRole('button', { name: /^Remove tool.exe/ }).click()
  await send(page).click()
  await expect(thread(page).getByRole('list', { name: 'Attached files' })).toContainText('log.txt')
})

test('[REPLY-15, CASEROLE-03] after a confirmed cancel the case is read again; resolving and reopening are the player’s too', async ({
  page,
}) => {
  await asPlayer(page, 'test-case-cancel')
  const id = await fileCase(page, 'qqzzx cancel me')
  await openCase(page, id)
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  const read = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith(`/detail/${id}`),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  expect(((await (await read).json()) as { status: string }).status).toBe('RESOLVED')
  await expect(thread(page).getByRole('listitem').last()).toContainText('Case cancelled')
  await expect(thread(page).getByRole('listitem').last()).toBeFocused()
  const other = await fileCase(page, 'qqzzx resolve me')
  await answerCase(other, 'ANSWERED')
  await openCase(page, other)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('button', { name: /^Write to us/ }).click()
  await message(page).fill('Once more.')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Add to your case' })).toBeVisible()
})

test('a press beside a dialog closes it, a scroll that begins there does not', async ({ page }) => {
  await asPlayer(page, 'test-case-scroll')
  const id = await fileCase(page, 'qqzzx careful')
  await openCase(page, id)
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  await page.mouse.move(20, 200)
  await page.mouse.down()
  await page.mouse.move(20, 240)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(20, 200)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an answer shows by itself, and counts in the bar; while somebody writes it waits for them (T18, CD-262)', async ({
  page,
  context,
}) => {
  await asPlayer(page, 'test-case-live')
  const id = await fileCase(page, 'qqzzx tell me at once')
  const list = await context.newPage()
  await list.goto(at('/case'))
  await openCase(page, id)
  await expect(thread(page).getByRole('article')).toHaveCount(1)
  const isHeard = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await page.reload()
  await isHeard
  await message(page).fill('The northern one')
  await answerCase(id, 'ANSWERED', '<p>Which gate?</p>')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(thread(page).getByRole('listitem').last()).toBeFocused()
  await expect(thread(page)).toContainText('Which gate?')
  await answerCase(id, 'INFO', '<p>And when?</p>')
  await expect(thread(page)).toContainText('And when?')
  // What was typed is there when the answer is written another way.
  await page.getByRole('button', { name: 'Respond' }).click()
  await page.getByRole('button', { name: /^Write to/ }).click()
  await expect(message(page)).toHaveValue('The northern one')
  // The other window has nothing to say: the case has been read here.
  await page.close()
  await list.bringToFront()
  await expect(list.getByRole('link', { name: 'qqzzx tell me at once' })).toHaveCount(0)
  await answerCase(id, 'INFO', '<p>Hello?</p>')
  await expect(list.getByRole('link', { name: /New answer in 1 case/ })).toBeVisible()
  await expect(list.getByRole('row', { name: /New answer/ })).toBeVisible()
})
