// Live chat: a player's browser and the desk's calls talk to each other, after a chat request and after a reopening by
// chat (ground G32).
import { type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { fillAboutMe, sendForm } from './support/contact.ts'
import { answerCase, atDesk, openDesk, signIn } from './support/desk.ts'
import { gameBrowser } from './support/open-screen.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at, openAs, watchForTrouble } from './support/portal.ts'
import { startServerProcess } from './support/server-process.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

interface DeskChat {
  chatId: string
  caseId: string
  state: string
  skill: string
}
const words = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
/** Asks a signed-out visitor for name and address alone. */
const heroTopic = 1301
const chat = (page: Page) => page.getByRole('region', { name: 'Live chat' })
const log = (page: Page) => chat(page).getByRole('log', { name: 'Conversation' })
const box = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })
const thread = (page: Page) => page.getByRole('list', { name: 'Conversation', exact: true }).first()

/**
 * Sends a chat request, for a topic without fields if not told otherwise; ends on the confirmation with the chat
 * waiting.
 */
const requestChat = async (page: Page, topicId = 1237, asked = words): Promise<string> => {
  await page.goto(at(`/contact/${topicId}/chat`))
  await page.getByRole('textbox', { name: 'Description' }).fill(asked)
  if (await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).isVisible()) await fillAboutMe(page)
  if (topicId === heroTopic) await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await sendForm(page)
  await expect(chat(page).getByText('Waiting for someone to join')).toBeVisible()
  return (
    await page
      .getByRole('main')
      .getByText(/^[A-Z]{2}\d{6,19}$/)
      .first()
      .innerText()
  ).slice(2)
}

/** The desk's chat about a case. */
const chatOf = async (caseId: string): Promise<DeskChat> => {
  const { body } = await atDesk<DeskChat[]>('agent-jo', 'GET', '/chats')
  const found = body.find((one) => one.caseId === caseId)
  if (found === undefined) throw new Error(`no chat about ${caseId} is open`)
  return found
}
const accept = (chatId: string) => atDesk('agent-jo', 'POST', `/chats/${chatId}/accept`)
let spoken = 0
const desksays = (chatId: string, text: string) =>
  atDesk('agent-jo', 'POST', `/chats/${chatId}/messages`, { clientId: `desk-${(spoken += 1)}`, text })
const say = async (page: Page, text: string): Promise<void> => {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('')
  await expect(log(page).getByRole('listitem').filter({ hasText: text }).filter({ hasText: 'You,' })).toBeVisible()
}
const expectClean = async (page: Page, where: string): Promise<void> => expect(await faultsOf(page, where)).toEqual([])

test('[DONE-11] [DONE-12] after a chat request the page chats; reload and case keep it', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const bodiesTo = await noteSentBodies(page)
  await openAs(page, 'test-chat-complete', '/error')
  const caseId = await requestChat(page)
  expect(await bodiesTo('/chat/en-US/start')).toEqual([
    { lpDivId: 'northlight-chat-game', skill: 'en-US-game', caseId, caseRegion: 'us' },
  ])
  await expect(page.locator('#northlight-chat-game')).toHaveAttribute('data-skill', 'en-US-game')
  await expect(chat(page).getByText(/about|less than a minute|We can’t estimate the wait yet/)).toBeVisible()
  await say(page, 'The <b>gate</b> is shut.')

  const { chatId } = await chatOf(caseId)
  await accept(chatId)
  await expect(chat(page).getByText('Jo joined the chat.')).toBeVisible()
  await desksays(chatId, 'Which gate do you mean?')
  await expect(log(page).getByText('Which gate do you mean?')).toBeVisible()
  await say(page, 'The one of the keep.')
  await desksays(chatId, 'Please try it again.')
  await expect(log(page).getByText('Please try it again.')).toBeVisible()
  await box(page).fill('Half a sen')
  await page.reload()
  await expect(box(page)).toHaveValue('Half a sen')
  await expect(log(page).getByRole('listitem')).toHaveText([
    /gate/,
    /Jo joined/,
    /Which gate/,
    /The one of the keep/,
    /Please try/,
  ])
  await expect(log(page).getByText('The <b>gate</b> is shut.')).toBeVisible() // markup is words
  await say(page, 'It opens now!')

  await atDesk('agent-jo', 'POST', `/chats/${chatId}/end`)
  await expect(chat(page).getByText('This chat has ended')).toBeVisible()
  await chat(page).getByRole('link', { name: 'View your case' }).click()
  const transcript = thread(page).getByRole('article').last()
  for (const text of [
    'The <b>gate</b> is shut.',
    'Which gate do you mean?',
    'The one of the keep.',
    'Please try it again.',
    'It opens now!',
  ])
    await expect(transcript).toContainText(text)
  await expect(thread(page).getByRole('article')).toHaveCount(2)
  expect(trouble).toEqual([])
})

test('[REOPEN-14] [REOPEN-25] a case is reopened by chat, once its reply is taken', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await asPlayer(page, 'test-chat-reopen')
  const caseId = await fileCase(page, 'The second gate is shut.')
  await answerCase(caseId, 'ANSWERED')
  await openCase(page, caseId, '#reopen')
  await expect(page.locator('#northlight-chat-game')).toHaveAttribute('data-skill', 'en-US-game')
  await page.getByRole('button', { name: /chat/i }).filter({ hasText: 'Available' }).click()
  await page.getByLabel('Your message').fill('It is shut again.')
  await expect(chat(page)).toHaveCount(0)
  expect((await atDesk<DeskChat[]>('agent-jo', 'GET', '/chats')).body.filter((one) => one.caseId === caseId)).toEqual(
    [],
  )
  await page
    .getByRole('region', { name: /problem|respond|reopen/i })
    .getByRole('button', { name: 'Send reply' })
    .click()
  await expect(chat(page).getByText('Waiting for someone to join')).toBeVisible()
  await expect(thread(page).getByText('It is shut again.')).toBeVisible()

  const { chatId, skill } = await chatOf(caseId)
  expect(skill).toBe('en-US-game')
  await accept(chatId)
  await desksays(chatId, 'Hello again.')
  await expect(log(page).getByText('Hello again.')).toBeVisible()
  await say(page, 'Found the lever.')
  await page.reload()
  await expect(log(page).getByText('Found the lever.')).toBeVisible()
  await chat(page).getByRole('button', { name: 'End chat' }).click()
  await expectClean(page, 'end dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, end it' }).click()
  await expect(thread(page).getByRole('article').last()).toContainText('Found the lever.')
  await expect(thread(page).getByRole('article').last()).toContainText('Hello again.')
  await page.reload()
  await expect(thread(page).getByRole('article').last()).toContainText('Found the lever.')
  await expect(chat(page)).toHaveCount(0) // the case shows all of it
  expect(trouble).toEqual([])
})

test('a link’s visitor chats too, by the session that has just submitted, and goes on at the case', async ({
  page,
  browser,
}) => {
  const caseId = await requestChat(page, heroTopic)
  await say(page, 'I have no account.')
  await page.getByRole('link', { name: 'View your case' }).first().click()
  await expect(page).toHaveURL(/\/case\/detail\/[A-Za-z0-9_-]{43}$/)
  await expect(log(page).getByText('I have no account.')).toBeVisible()
  const { chatId } = await chatOf(caseId)
  await accept(chatId)
  await desksays(chatId, 'You need none.')
  await expect(log(page).getByText('You need none.')).toBeVisible()
  await expectClean(page, 'chat on the case of a link')
  // Who has the link sees the case; the chat belongs to the browser it is held in.
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(thread(other)).toBeVisible()
  await expect(chat(other)).toHaveCount(0)
  await other.context().close()
  await atDesk('agent-jo', 'POST', `/chats/${chatId}/end`)
  await expect(thread(page).getByRole('article').last()).toContainText('You need none.')
  await expect(thread(page)).not.toContainText('Robin')
})

test('a broken connection loses no word: what was typed goes out again once, and its writer is told', async ({
  page,
}) => {
  let isCut = false
  const open: (() => Promise<void>)[] = []
  await page.routeWebSocket(/\/chat\/[^/]+\/stream$/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 })
    socket.connectToServer()
    open.push(() => socket.close({ code: 1012 }))
  })
  await openAs(page, 'test-chat-lost', '/error')
  const caseId = await requestChat(page)
  await say(page, 'Before the break.')
  isCut = true
  await Promise.all(open.splice(0).map((close) => close()))
  await expect(chat(page).getByText(/You lost connection/)).toBeVisible()
  await box(page).fill('During the break.')
  await chat(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(chat(page).getByText(/One message isn’t sent yet/)).toBeVisible()
  await expect(log(page).getByRole('listitem').last()).toContainText('Not sent yet')
  isCut = false
  await expect(chat(page).getByText('You’re back online, and your message is sent.')).toBeVisible()
  await expect(log(page).getByRole('listitem').last()).toContainText('You,')
  const { chatId } = await chatOf(caseId)
  const { body } = await atDesk<{ messages: { text: string }[] }>('agent-jo', 'GET', `/chats/${chatId}`)
  expect(body.messages.map(({ text }) => text)).toEqual(['Before the break.', 'During the break.'])
})

test('[CHANNEL-05] [REOPEN-12] chat can be chosen once its container is ready; the others stay usable', async ({
  page,
}) => {
  let status = -1
  await page.route('**/api/chat/*/skill', async (route) =>
    route.fulfill({ json: { skill: 'en-US-game', currentStatus: status } }),
  )
  await asPlayer(page, 'test-chat-ready')
  await page.goto(at('/contact/1237/ticket'))
  const tab = page.getByRole('tab', { name: /chat/i })
  await expect(tab).toContainText('Currently unavailable')
  await expect(tab).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('tab', { name: /ticket|write|message/i }).first()).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  status = 0
  await expect(tab).toContainText('Available')
  await expect(tab).not.toHaveAttribute('aria-disabled', 'true')
  status = -1
  const caseId = await fileCase(page, 'The third gate is shut.')
  await answerCase(caseId, 'INFO')
  await openCase(page, caseId, '#reopen')
  const choice = page.getByRole('button', { name: /chat/i })
  await expect(choice).toContainText('Currently unavailable')
  await expect(choice).toHaveAttribute('aria-disabled', 'true')
  status = 0
  await expect(choice).not.toHaveAttribute('aria-disabled', 'true')
})

test('[REOPEN-26] until the container is ready the page is announced every 3 seconds; Cancel stops that', async ({
  page,
}) => {
  let announced = 0
  await page.route('**/api/chat/*/skill', async (route) => {
    announced += 1
    await route.fulfill({ json: { skill: 'en-US-game', currentStatus: -1 } })
  })
  await asPlayer(page, 'test-chat-poll')
  const caseId = await fileCase(page, 'The fourth gate is shut.')
  await answerCase(caseId, 'ANSWERED')
  await page.clock.install()
  await openCase(page, caseId)
  await expect(page.getByRole('button', { name: /still have/i }).first()).toBeVisible()
  // From here on only the test moves the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  await page
    .getByRole('button', { name: 'I still have a problem' })
    .or(page.getByRole('button', { name: /still have/i }))
    .first()
    .click()
  // How the chat stands is not known yet: it is not to be pressed, and not said to be closed.
  const choice = page.getByRole('button', { name: /chat/i })
  await expect(choice).toHaveAttribute('aria-disabled', 'true')
  await expect(choice).not.toContainText('Currently unavailable')
  // The tag is looked for first; its time passes here.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return announced
    })
    .toBe(1)
  for (const count of [2, 3]) {
    await page.clock.runFor(2500)
    expect(announced).toBe(count - 1)
    await expect
      .poll(async () => {
        await page.clock.runFor(200)
        return announced
      })
      .toBe(count)
  }
  await page
    .getByRole('region', { name: 'What next' })
    .or(page.locator('#reopen'))
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.clock.runFor(10_000)
  expect(announced).toBe(3)
})

test('a chat that does not start leaves the case standing and can be tried again (decisions-cases E11)', async ({
  page,
}) => {
  await page.route('**/api/chat/*/start', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/services/bft/docs/problems/validation',
        slug: 'validation',
        title: '',
        status: 422,
        requestId: 'x',
        errorKey: 'support.case.error.channel.unavailable',
      }),
    }),
  )
  await openAs(page, 'test-chat-nostart', '/contact/1237/chat')
  await page.getByRole('textbox', { name: 'Description' }).fill(words)
  await sendForm(page)
  await expect(chat(page).getByText(/The chat didn’t start/)).toBeVisible()
  await page.unroute('**/api/chat/*/start')
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chat(page).getByText('Waiting for someone to join')).toBeVisible()
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in a chat, ${scheme}, ${width} px, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await asPlayer(page, `test-chat-axe-${scheme}`)
    const caseId = await requestChat(page)
    await expectClean(page, 'waiting')
    await say(page, `A long word: ${'x'.repeat(300)}`)
    const { chatId } = await chatOf(caseId)
    await accept(chatId)
    await desksays(chatId, 'Hello')
    await expect(log(page).getByText('Hello')).toBeVisible()
    await expectClean(page, 'active')
    await atDesk('agent-jo', 'POST', `/chats/${chatId}/end`)
    await expect(chat(page).getByText('This chat has ended')).toBeVisible()
    await expectClean(page, 'ended')
  })
}

test('at the desk a chat is seen, accepted, led and ended; what fails to go out is kept', async ({ page, browser }) => {
  await asPlayer(page, 'test-chat-desk')
  const caseId = await requestChat(page)
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, 'agent-jo')
  const rooms = desk.getByRole('navigation', { name: 'Rooms' })
  await expect(rooms.getByRole('link', { name: /^Chats Waiting \d/ })).toBeVisible()
  await desk.goto(new URL(`/support/desk/chats/${(await chatOf(caseId)).chatId}`, at('/')).href)
  await expect(desk.getByText(words)).toBeVisible()
  await expectClean(desk, 'a chat that waits')
  await desk.getByRole('button', { name: 'Accept' }).click()
  await expect(chat(page)).toContainText('Jo joined')

  const box = desk.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeFocused()
  await box.fill('Which <b>bell</b>?')
  await box.press('Enter')
  await expect(log(page)).toContainText('Which <b>bell</b>?')
  await say(page, 'The lost one')
  const talk = desk.getByRole('log', { name: 'Conversation' })
  await expect(talk).toContainText('The lost one')

  // The line breaks: what was said stays, and goes out once when it is back.
  await desk.route('**/messages', (route) => route.abort())
  await box.fill('Look in the well')
  await box.press('Enter')
  await expect(talk).toContainText('Not sent.')
  await expectClean(desk, 'a chat under way')
  await desk.unroute('**/messages')
  await desk.getByRole('button', { name: 'Send again' }).click()
  await expect(talk.getByText('Look in the well')).toHaveCount(1)
  await expect(talk).not.toContainText('Not sent.')
  await expect(log(page).getByText('Look in the well')).toHaveCount(1)

  await desk.getByRole('button', { name: 'End chat' }).click()
  await desk.getByRole('button', { name: 'End it' }).click()
  await expect(desk.getByText('This chat has ended. What was said stands in the case.')).toBeVisible()
  await desk.getByRole('link', { name: `Case ${caseId}` }).click()
  await expect(desk.getByRole('region', { name: 'Conversation' })).toContainText('Look in the well')
  await desk.context().close()
})

test('in a chat about a sensitive case nothing is said before what to do was read, once', async ({ page, browser }) => {
  await asPlayer(page, 'test-chat-sensitive')
  const caseId = await requestChat(page, 1237, `${words} I want to die`)
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, 'agent-jo', `/chats/${(await chatOf(caseId)).chatId}`)
  await desk.getByRole('button', { name: 'Accept' }).click()
  const box = desk.getByRole('textbox', { name: 'Your message' })
  const dialog = desk.getByRole('dialog', { name: 'Read this before you go on' })
  await box.fill('I am here')
  await box.press('Enter')
  await expect(dialog).toContainText('Answer at once and as a human being')
  await expectClean(desk, 'what to do, in a chat')
  await desk.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await dialog.getByRole('button', { name: 'Handle the flag first' }).click()
  await expect(desk.getByRole('region', { name: 'Self-harm' })).toBeVisible()
  await desk.goBack()
  await expect(box).toHaveValue('I am here')
  await box.press('Enter')
  await dialog.getByRole('button', { name: 'I have read this, send' }).click()
  await expect(log(page)).toContainText('I am here')
  await expect(box).toHaveValue('')
  await box.fill('Are you safe?')
  await box.press('Enter')
  await expect(log(page)).toContainText('Are you safe?')
  await expect(dialog).toBeHidden()
  await desk.context().close()
})

test('chat is offered while somebody at the desk is there for it, and handed to a colleague', async ({
  page,
  browser,
}) => {
  const server = await startServerProcess({ CHAT_OFFERED: 'present' })
  const desk = await browser.newContext()
  const other = await browser.newContext()
  try {
    const offered = async (): Promise<boolean> => {
      const answer = await fetch(`${server.url}/services/bft/api/categories/en-US/${heroTopic}/channels`)
      const channels = (await answer.json()) as { channelType: string; enabled: boolean }[]
      return channels.some(({ channelType, enabled }) => channelType === 'chat' && enabled)
    }
    expect(await offered()).toBe(false)
    // Its address leads to what is open, and nothing can be sent into a chat that nobody answers (CD-388).
    await page.goto(at(`/contact/${heroTopic}/chat`, 'en-US', server.url))
    await expect(page).toHaveURL(new RegExp(`/contact/${heroTopic}/ticket`))
    const jo = await desk.newPage()
    await jo.goto(`${server.url}/support/desk/chats`)
    await signIn(jo, 'agent-jo')
    await expect.poll(offered).toBe(true)
    await jo.getByRole('switch', { name: 'Chats Available' }).click()
    await expect.poll(offered).toBe(false)
    // Two tabs of one person must not say opposite things by turns.
    const tab = await desk.newPage()
    await tab.goto(`${server.url}/support/desk/chats`)
    await expect(tab.getByRole('switch', { name: 'Chats Away' })).toBeVisible()
    await jo.getByRole('switch', { name: 'Chats Away' }).click()
    await expect(tab.getByRole('switch', { name: 'Chats Available' })).toBeVisible()
    await tab.close()
    await expect.poll(offered).toBe(true)

    await page.goto(at(`/contact/${heroTopic}/chat`, 'en-US', server.url))
    await page.getByRole('textbox', { name: 'Description' }).fill(words)
    await fillAboutMe(page)
    await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
    await sendForm(page)
    await expect(chat(page).getByText('Waiting for someone to join')).toBeVisible()
    const rowsOf = (desk: Page, group: string) =>
      desk.getByRole('heading', { name: group }).locator('xpath=following-sibling::ul[1]').getByRole('link')
    await rowsOf(jo, 'Waiting').click()
    await jo.getByRole('button', { name: 'Accept' }).click()
    await expect(chat(page).getByText('Jo joined the chat.')).toBeVisible()

    const kim = await other.newPage()
    await kim.goto(`${server.url}/support/desk/chats`)
    await signIn(kim, 'lead-kim')
    await expect(kim.getByRole('switch', { name: 'Chats Available' })).toBeVisible()
    await jo.getByRole('button', { name: 'Hand over' }).click()
    await jo.getByRole('radio', { name: /Kim/ }).check()
    await jo.getByRole('button', { name: 'Offer it' }).click()
    await expect(jo.getByText('Offered to Kim')).toBeVisible()
    await expect(kim.getByRole('heading', { name: 'Offered to you' })).toBeVisible()
    await rowsOf(kim, 'Offered to you').click()
    await kim.getByRole('button', { name: 'Accept' }).click()
    await expect(chat(page).getByText('Kim takes over from Jo.')).toBeVisible()
    await kim.getByRole('textbox', { name: 'Your message' }).fill('Kim here.')
    await kim.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(log(page).getByText('Kim here.')).toBeVisible()
    await expectClean(kim, 'the desk with its switch')
  } finally {
    await desk.close()
    await other.close()
    await server.stop()
  }
})

for (const [where, width, height] of [
  ['a game’s window', 1024, 640],
  ['the smallest window of a game', 800, 600],
  ['a phone', 390, 844],
] as const)
  test(`in ${where} the chat’s field and what sends it are in the first view`, async ({ browser }) => {
    const isGame = width > 390
    const page = await browser.newPage({
      viewport: { width, height },
      ...(isGame ? { userAgent: gameBrowser } : {}),
    })
    await asPlayer(page, `test-chat-view-${width}`)
    await page.goto(at('/contact/1237/chat'))
    await page.getByRole('textbox', { name: 'Description' }).fill(words)
    await sendForm(page)
    await expect(chat(page).getByText('Waiting for someone to join')).toBeVisible()
    await expect(chat(page).getByText(/about|less than a minute|We can’t estimate the wait yet/)).toBeVisible()
    for (const part of [box(page), chat(page).getByRole('button', { name: 'Send' })]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.close()
  })
