// What a player sends is one thing, also when the answer never came: the page is loaded anew, or the press is made again,
// and the server has stored it (CD-461). A case's form is in slow-network.e2e.ts.
import { type Page, expect } from '@playwright/test'
import { answerCase, atDesk, openDesk, restrict, sendNow } from './support/desk.ts'
import { allChannels, asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const words = (name: string): string => `qqzzx ${name} ${test.info().repeatEachIndex}`
const login = (name: string): string => `test-once-${name}-${test.info().repeatEachIndex}`
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Sends {
  keys: (string | undefined)[]
  statuses: number[]
}

/**
 * The first send is stored; its answer comes never, or is that of a proxy. All later ones go through.
 *
 * @returns what was sent, as it is sent
 */
const loseFirstAnswer = async (page: Page, address: RegExp, becomes: 'nothing' | 502): Promise<Sends> => {
  const sends: Sends = { keys: [], statuses: [] }
  await page.context().route(address, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const isFirst = sends.keys.push(request.headers()['idempotency-key']) === 1
    const response = await route.fetch()
    sends.statuses.push(response.status())
    if (!isFirst) return route.fulfill({ response }).catch(() => undefined)
    if (becomes === 502) return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
  })
  return sends
}

const isSentOnce = ({ keys, statuses }: Sends, count = 2): void => {
  expect(keys).toHaveLength(count)
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
  expect(new Set(statuses).size).toBe(1)
  expect(statuses[0]).toBeLessThan(300)
}

const timesInCase = async (id: string, text: string): Promise<number> => {
  const { body } = await atDesk<{ case: { caseEvents: { responseText: string | null }[] } }>(
    'agent-jo',
    'GET',
    `/cases/${id}`,
  )
  return body.case.caseEvents.filter((event) => event.responseText?.includes(text)).length
}

// An answer that never comes is waited for by nobody.
test.afterEach(({ page }) => page.context().unrouteAll({ behavior: 'ignoreErrors' }))

test('a reply with a file whose page was loaded anew before the answer is in the case once', async ({ page }) => {
  await asPlayer(page, login('reply'))
  const id = await fileCase(page, 'qqzzx reply once')
  const sends = await loseFirstAnswer(page, new RegExp(`/detail/${id}$`), 'nothing')
  await openCase(page, id)
  const text = words('it is the northern gate')
  await message(page).fill(text)
  const uploaded = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /\/api\/uploads\//.test(response.url()),
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gate.txt', mimeType: 'text/plain', buffer: Buffer.from('what the browser keeps') })
  await uploaded
  await send(page, 'Send reply').click()
  await expect.poll(() => sends.statuses).toEqual([200])
  // Loaded anew it shows the reply, and words and file as well: nobody has said that they arrived.
  await page.reload()
  await expect(message(page)).toHaveValue(text)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('gate.txt')
  await send(page, 'Send reply').click()
  await expect(message(page)).toHaveValue('')
  isSentOnce(sends)
  expect(await timesInCase(id, text)).toBe(1)
  // It was answered: the same words are another reply from now on.
  await message(page).fill(text)
  await send(page, 'Send reply').click()
  await expect(message(page)).toHaveValue('')
  expect(await timesInCase(id, text)).toBe(2)
})

test('a case that is reopened by phone, and whose page was loaded anew before the answer, has one reply', async ({
  page,
}) => {
  await asPlayer(page, login('reopen'))
  const id = await fileCase(page, 'qqzzx reopen once', allChannels)
  await answerCase(id, 'ANSWERED')
  const sends = await loseFirstAnswer(page, new RegExp(`/detail/${id}$`), 'nothing')
  await openCase(page, id, '#reopen')
  await page
    .getByRole('list')
    .filter({ hasText: 'Write to' })
    .getByRole('button', { name: /^We’ll call you back/ })
    .click()
  const text = words('please call')
  await message(page).fill(text)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('202 555 0161')
  await page.getByRole('button', { name: 'Use this number', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await send(page, 'Send reply').click()
  await expect.poll(() => sends.statuses).toEqual([200])
  // It is open now, and asks for no way.
  await page.goto(at(`/case/detail/${id}`))
  await expect(message(page)).toHaveValue(text)
  await send(page, 'Send reply').click()
  await expect(message(page)).toHaveValue('')
  isSentOnce(sends)
  expect(await timesInCase(id, text)).toBe(1)
})

test('a tab that was duplicated while it sent has the same reply; two tabs that were opened have one each', async ({
  page,
}) => {
  await asPlayer(page, login('tabs'))
  const id = await fileCase(page, 'qqzzx tabs once')
  const sends = await loseFirstAnswer(page, new RegExp(`/detail/${id}$`), 'nothing')
  await openCase(page, id)
  const text = words('from two tabs')
  await message(page).fill(text)
  await send(page, 'Send reply').click()
  await expect.poll(() => sends.statuses).toEqual([200])
  const [twin] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(window.location.href)),
  ])
  await expect(message(twin)).toHaveValue(text)
  await send(twin, 'Send reply').click()
  await expect(message(twin)).toHaveValue('')
  isSentOnce(sends)
  expect(await timesInCase(id, text)).toBe(1)

  const other = await page.context().newPage()
  await page.reload()
  for (const [tab, own] of [
    [page, words('first tab')],
    [other, words('second tab')],
  ] as const) {
    await openCase(tab, id)
    await message(tab).fill(own)
    await send(tab, 'Send reply').click()
    await expect(message(tab)).toHaveValue('')
    expect(await timesInCase(id, own)).toBe(1)
  }
})

test('an appeal whose answer was lost is pressed again and is one; loaded anew it is under review', async ({
  page,
}) => {
  const id = await restrict(login('appeal'), { end: '2099-01-01T00:00:00.000Z' })
  await asPlayer(page, login('appeal'))
  const sends = await loseFirstAnswer(page, /\/api\/penalty\/appeal\/en-US$/, 502)
  await page.goto(at(`/penalty/${id}`))
  await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 })
  const text = words('my brother played')
  await page.getByRole('textbox', { name: /^What should we know/ }).fill(text)
  await page.getByRole('checkbox').check()
  await send(page, 'Send appeal').click()
  await expect.poll(() => sends.statuses.length).toBe(1)
  await expect(send(page, 'Send appeal')).not.toHaveAttribute('aria-busy', 'true')
  await send(page, 'Send appeal').click()
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()
  isSentOnce(sends)
  await page.goto(at(`/penalty/${id}`))
  await expect(page.getByText('We’re reviewing your appeal.')).toBeVisible()
  const { body } = await atDesk<{ items: { id: string; penalty: { id: string } }[] }>(
    'lead-lee',
    'GET',
    '/appeals?limit=100',
  )
  const appeals = body.items.filter(({ penalty }) => penalty.id === id)
  expect(appeals).toHaveLength(1)

  // The answer to what the desk asks about it is one, too.
  await atDesk('lead-lee', 'POST', `/appeals/${appeals[0]!.id}/question`, { question: 'Which of your brothers?' })
  await page.context().unrouteAll()
  const answers = await loseFirstAnswer(page, /\/api\/penalty\/appeal\/en-US\/answer$/, 502)
  await page.reload()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The younger one')
  await send(page, 'Send answer').click()
  await expect.poll(() => answers.statuses.length).toBe(1)
  await expect(send(page, 'Send answer')).not.toHaveAttribute('aria-busy', 'true')
  await send(page, 'Send answer').click()
  await expect(page.getByText('Your answer is on its way')).toBeVisible()
  isSentOnce(answers)
})

test('a survey whose answer was lost is pressed again and thanked for, not told that it was answered before', async ({
  page,
}) => {
  await asPlayer(page, login('survey'))
  const id = await fileCase(page, 'qqzzx survey once')
  await answerCase(id, 'RESOLVED')
  const sends = await loseFirstAnswer(page, new RegExp(`/survey/.*${id}$`), 502)
  await page.goto(at(`/survey/${id}`))
  // `all` does not wait: on a slow machine the questions may not be there yet.
  await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
  for (const group of await page.getByRole('main').getByRole('group').all())
    await group.getByRole('radio').first().check()
  await send(page, 'Send').click()
  await expect.poll(() => sends.statuses.length).toBe(1)
  await expect(send(page, 'Send')).not.toHaveAttribute('aria-busy', 'true')
  await send(page, 'Send').click()
  await expect(page.getByText('Thanks. Your answers help us improve.')).toBeVisible()
  isSentOnce(sends)
})

for (const [kind, tab, label, button] of [
  ['bug', 'Bug report', 'What happened?', 'Send bug report'],
  ['suggestion', 'Suggestion', 'What would you change?', 'Send suggestion'],
] as const)
  test(`a ${kind} whose page was loaded anew before the answer has kept its words and is stored once`, async ({
    page,
  }) => {
    await asPlayer(page, login(kind))
    const sends = await loseFirstAnswer(page, new RegExp(`/api/bug-suggestion/en-US/${kind}$`), 'nothing')
    await page.goto(at('/bug-suggestion'))
    await page.getByRole('tab', { name: tab }).click()
    const text = words(`${kind} of the gate`)
    await page.getByLabel(label).fill(text)
    await send(page, button).click()
    await expect.poll(() => sends.statuses).toEqual([204])
    await page.reload()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByLabel(label)).toHaveValue(text)
    await send(page, button).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Thanks/ })).toBeVisible()
    isSentOnce(sends)
    const { body } = await atDesk<{ items: { text: string }[] }>(
      'lead-kim',
      'GET',
      `/player-notes?kind=${kind}&limit=100`,
    )
    expect(body.items.filter((one) => one.text === text)).toHaveLength(1)
    // It was sent: nothing of it waits.
    await page.reload()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByLabel(label)).toHaveValue('')
  })

test('a note of the desk, and an answer, whose page was loaded anew before the answer came are one', async ({
  page,
  browser,
}) => {
  await asPlayer(page, login('desk'))
  const id = await fileCase(page, 'qqzzx desk once')
  const jo = await (await browser.newContext()).newPage()
  await openDesk(jo, 'agent-jo', `/cases/${id}`)
  const note = jo.getByRole('textbox', { name: 'Internal note. The player never sees it.' })
  const openNote = jo.getByRole('button', { name: 'Note', exact: true })
  const asked = words('which gate')
  const notes = await loseFirstAnswer(jo, new RegExp(`/services/desk/cases/${id}/notes$`), 'nothing')
  await openNote.click()
  await note.fill(asked)
  await note.press('Control+Enter')
  await expect.poll(() => notes.statuses).toEqual([201])
  await jo.reload()
  await openNote.click()
  await expect(note).toHaveValue(asked)
  await note.press('Control+Enter')
  await expect(note).toHaveValue('')
  isSentOnce(notes)
  const { body } = await atDesk<{ notes: { text: string }[] }>('agent-jo', 'GET', `/cases/${id}`)
  expect(body.notes.filter(({ text }) => text === asked)).toHaveLength(1)

  const answer = jo.getByRole('textbox', { name: 'Your answer to the player' })
  const said = words('we opened it')
  const answers = await loseFirstAnswer(jo, new RegExp(`/services/desk/cases/${id}/responses$`), 'nothing')
  const send = async (): Promise<void> => {
    await jo.getByRole('button', { name: /^Other ways to send/ }).click()
    await jo.getByRole('button', { name: 'Send', exact: true }).click()
    await sendNow(jo)
  }
  await jo.getByRole('button', { name: 'Answer', exact: true }).click()
  await answer.fill(said)
  await send()
  await expect.poll(() => answers.statuses).toEqual([201])
  await jo.reload()
  await expect(answer).toHaveValue(said)
  await send()
  await expect.poll(() => answers.statuses.length).toBe(2)
  isSentOnce(answers)
  expect(await timesInCase(id, said)).toBe(1)
  await jo.context().close()
})
