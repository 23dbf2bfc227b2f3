// The desk's own pages: sign-in, an answer that reaches the player, a race that loses nothing, a queue by keyboard alone.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { answerCase, atDesk, openDesk, sendNow, signIn } from './support/desk.ts'
import { asPlayer, fileCase, gameTopic } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const origin = (): string => new URL(at('/')).origin

/** Cases of a player of their own, by a word that stands in them alone. */
const fileCases = async (
  browser: Browser,
  count: number,
  topic = gameTopic,
): Promise<{ word: string; ids: string[] }> => {
  const page = await browser.newPage()
  const word = `gate${randomUUID().slice(0, 8)}`
  await asPlayer(page, `test-desk-${word.slice(4)}`)
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(await fileCase(page, `My character is stuck behind the ${word}, no. ${index}.`, topic))
  await page.context().close()
  return { word, ids }
}
const statusOf = async (id: string): Promise<string> =>
  (await atDesk<{ case: { status: string } }>('agent-jo', 'GET', `/cases/${id}`)).body.case.status

test('a representative signs in, answers, and loses nothing when somebody was faster', async ({ page, browser }) => {
  const trouble = watchForTrouble(page)
  const {
    word,
    ids: [id],
  } = await fileCases(browser, 1)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/static/app/desk/'))
      scripts.add(response.url())
  })
  await page.goto(`${origin()}/support/desk/cases/${id}`)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await signIn(page, 'lead-kim')
  // Back at the case that was asked for.
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText(word)
  // T26: what the first view loads.
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(220_000)
  expect(scripts.size).toBeGreaterThan(2)

  // A draft outlives the page.
  const text = page.getByRole('textbox', { name: 'Your answer to the player' })
  await text.fill('Hello Robin,\n\nread https://help.example/gate first.')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue(/Hello Robin/)

  // Somebody else comes by, begins to write, and leaves.
  const jo = await browser.newPage()
  await openDesk(jo, 'agent-jo', `/cases/${id}`)
  const others = page.getByRole('article').getByRole('status')
  await expect(others.filter({ hasText: 'Jo is looking at it too' })).toBeVisible()
  await expect(jo.getByText('Kim is looking at it too')).toBeVisible()
  await jo.getByRole('textbox', { name: 'Your answer to the player' }).fill('Me too')
  await expect(others.filter({ hasText: 'Jo is writing' })).toBeVisible()
  await jo.getByRole('link', { name: 'Macros' }).click()
  await expect(others.filter({ hasText: 'Jo' })).toHaveCount(0)
  await jo.context().close()

  await answerCase(id!, 'INFO', '<p>Which gate?</p>')
  const sendAtOnce = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Other ways to send/ }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await sendNow(page)
  }
  // A colleague's answer that came while one writes is shown, and asked about before one's own goes.
  const live = page.getByRole('alert').filter({ hasText: 'New while you were writing' })
  await expect(live).toContainText('Which gate?')
  await page.getByRole('button', { name: /^Other ways to send/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Send your answer all the same?' })
  await expect(question).toContainText('Which gate?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toHaveValue(/Hello Robin/)
  await live.getByRole('button', { name: 'I have read it' }).click()
  await expect(live).toHaveCount(0)
  // One that comes once it is on its way is told by the server.
  await page.route(
    `**/cases/${id}/responses`,
    async (route) => {
      await answerCase(id!, 'INFO', '<p>The north one?</p>')
      await route.continue()
    },
    { times: 1 },
  )
  await sendAtOnce()
  const race = page.getByRole('alert').filter({ hasText: 'Somebody else was faster' })
  await expect(race).toContainText('The north one?')
  await expect(text).toHaveValue(/Hello Robin/)
  await race.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('The north one?')
  await sendAtOnce()
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('link')).toHaveText(
    'https://help.example/gate',
  )
  await expect(text).toHaveValue('')
  expect(await statusOf(id!)).toBe('ANSWERED')

  // A picture opens in its place; what only calls itself one is refused (T12).
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const files = page.locator('input[type=file]')
  await text.fill('Look here')
  await files.setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from('<svg><script/></svg>') })
  await sendAtOnce()
  await expect(page.getByRole('alert')).toContainText('can’t send files')
  await page.getByRole('button', { name: 'Leave out gate.png' }).click()
  await files.setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  await sendAtOnce()
  await page.getByRole('button', { name: 'Look at gate.png' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'gate.png' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await page.keyboard.press('Escape')

  // Signed out elsewhere: what is written stays, and the way back leads here.
  await text.fill('One more thing')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Kim' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  expect(trouble.filter((line) => !/\b(401|409|422)\b/.test(line))).toEqual([])
})

test('a queue is worked by keyboard alone', async ({ page, browser }) => {
  const { word, ids } = await fileCases(browser, 8, {
    categoryId: 1201,
    game: 'wow',
    fields: { location: 'Emberfall Keep' },
  })
  await openDesk(page, 'lead-kim')
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const cases = page.getByRole('region', { name: 'Found' }).getByRole('listitem')
  const text = page.getByRole('textbox', { name: 'Your answer to the player' })
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })

  await press('/')
  await page.keyboard.type(word)
  await expect(cases).toHaveCount(ids.length)
  await press('Escape')
  await press('j')
  await expect(heading).toBeVisible()
  // Single keys are letters while somebody types.
  await press('r')
  await expect(text).toBeFocused()
  await page.keyboard.type('joke')
  await expect(text).toHaveValue('joke')
  await press('Escape')
  await expect(heading).toBeFocused()
  await press('n')
  await page.keyboard.type('Third one today')
  await press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('Third one today')
  await press('Escape')
  await press('a')
  await expect(page.getByRole('combobox', { name: 'Assigned to' }).last()).toHaveValue('demo-lead-kim')

  // Two at once, and back again by one key.
  await press('x')
  await press('j')
  await press('x')
  const bulk = page.getByRole('region', { name: 'Chosen cases' })
  await expect(bulk).toContainText('2 cases chosen')
  await bulk.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent')
  await expect(cases.getByRole('img', { name: 'Urgent' })).toHaveCount(2)
  await press('z')
  await expect(cases.getByRole('img', { name: 'Urgent' })).toHaveCount(0)
  await press('k')

  const answered = new Set<string>()
  for (const index of ids.keys()) {
    const id = page.url().match(/\/cases\/(\d+)/)![1]!
    expect(ids).toContain(id)
    answered.add(id)
    await press('r')
    await expect(text).toBeFocused()
    await press('Control+a')
    await page.keyboard.type(`Opened, no. ${index}.`)
    if (index === 0) {
      // A macro by its name, an article of our own engine by its place, and a warning that is no wall.
      await press('Control+a')
      await page.keyboard.type('/safe')
      await expect(page.getByRole('option', { name: /Moved to safe ground/ })).toBeVisible()
      await press('Enter')
      await expect(text).toHaveValue(/safe ground[^]*Kim/)
      await press('Escape')
      await expect(page.getByRole('button', { name: /^Insert/ }).first()).toBeVisible()
      await press('1')
      await expect(text).toHaveValue(/\[.+\]\(http.+\/article\/\d+\)/)
      await page.keyboard.type(' ada@players.example')
      await press('Control+Enter')
      await expect(page.getByRole('alert')).toContainText('e-mail address')
      for (let typed = 0; typed < ' ada@players.example'.length; typed += 1) await press('Backspace')
      await press('Escape')
      await press('p')
      await expect(page.getByRole('dialog', { name: 'Preview' }).getByRole('link')).toHaveAttribute('href', /article/)
      await press('Escape')
      await press('r')
    }
    await press('Control+Enter')
    if (index === ids.length - 1) break
    await expect.poll(() => page.url().includes(id)).toBe(false)
    await expect(text).toHaveValue('')
    if (index === 0) {
      // What is on its way comes back by one key, as it was typed.
      await press('z')
      await expect.poll(() => page.url().includes(id)).toBe(true)
      await expect(text).toHaveValue(/safe ground/)
      await press('Control+Enter')
      await expect.poll(() => page.url().includes(id)).toBe(false)
    }
  }
  expect([...answered].sort()).toEqual([...ids].sort())
  // A window that is closed sends at once what waits.
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  for (const id of ids) await expect.poll(() => statusOf(id)).toBe('ANSWERED')

  // The palette goes anywhere; the sheet shows the keys and switches them off.
  await press('Control+k')
  await page.keyboard.type('Resolved')
  await press('Enter')
  await expect(page.getByRole('link', { name: /^Resolved/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet.getByRole('term')).toHaveCount(19)
  await sheet.getByRole('checkbox', { name: /Single keys/ }).uncheck()
  await press('Escape')
  await press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what a player leaves beside their cases is read at the desk', async ({ page, browser }) => {
  // Letters alone: a search for figures is not remembered.
  const word = `lantern${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
  await asPlayer(page, `test-leaves-${word.slice(7)}`)
  await page.goto(at('/bug-suggestion'))
  await page.getByRole('tab', { name: 'Bug report' }).click()
  await page.getByLabel('What happened?').fill(`The ${word} is out`)
  await page.getByRole('button', { name: 'Send bug report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thanks/ })).toBeVisible()
  await page.goto(at(`/search?q=${word}`))
  // The page's head stands before the search has been asked for.
  await expect(page.getByRole('heading', { name: `No results for “${word}”` })).toBeVisible()
  await page.goto(at('/article/24119'))
  const form = page.getByRole('region', { name: 'Did this article help?' })
  await form.getByRole('button', { name: 'No, it didn’t' }).click()
  await form.getByRole('textbox').fill(`No ${word} anywhere`)
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(form.getByRole('textbox')).toHaveCount(0)
  const id = await fileCase(page, `Where is the ${word}?`)
  await answerCase(id, 'RESOLVED')
  await page.goto(at(`/survey/${id}`))
  await expect(page.getByRole('radio')).toHaveCount(25)
  for (const group of await page.getByRole('main').getByRole('group').all())
    await group.getByRole('radio').first().check()
  await page.getByRole('textbox').fill(`My ${word} is back`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thanks. Your answers help us improve.')).toBeVisible()

  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim')
  await desk.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Feedback' }).click()
  const tab = (name: string) =>
    desk.getByRole('navigation', { name: 'Kinds of feedback' }).getByRole('link', { name }).click()
  const rows = desk.getByRole('main').getByRole('listitem').filter({ hasText: word })
  await expect(rows).toContainText(`The ${word} is out`)
  await tab('Articles')
  await expect(rows).toContainText(`No ${word} anywhere`)
  await desk.getByRole('combobox', { name: 'Did it help?' }).selectOption('Helped')
  await expect(rows).toHaveCount(0)
  await tab('Surveys')
  await expect(rows).toContainText(`My ${word} is back`)
  await expect(rows.getByRole('link', { name: `Case ${id}` })).toBeVisible()
  await tab('Failed searches')
  // In all languages: which one a made-up word is heard as hangs on its letters.
  const misses = desk.getByRole('row').filter({ hasText: word })
  // Most frequent first: what was searched for once may stand on a later page.
  const more = desk.getByRole('button', { name: 'Show more' })
  await expect(desk.getByRole('row').nth(1)).toBeVisible()
  for (let pages = 0; pages < 20 && (await misses.count()) === 0 && (await more.isVisible()); pages += 1) {
    const before = await desk.getByRole('row').count()
    await more.click()
    await expect.poll(() => desk.getByRole('row').count()).toBeGreaterThan(before)
  }
  await expect(misses).toHaveCount(1)
  await desk.context().close()
})

test('a lead reads the report, to which each case and answer is added, and takes it along', async ({
  page,
  browser,
}) => {
  await asPlayer(page, `test-report-${randomUUID().slice(0, 8)}`)
  const desk = await browser.newPage()
  await openDesk(desk, 'lead-kim')
  await desk.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Reports' }).click()
  await desk.getByRole('combobox', { name: 'Grouped by' }).selectOption('By agent')
  await desk.getByRole('button', { name: 'Filter', exact: true }).click()
  await desk.getByRole('combobox', { name: 'Game' }).selectOption('Ashen Crown IV')
  await expect(desk).toHaveURL(/by=agent&game=diablo4/)
  await expect(desk.getByRole('img', { name: 'Filed and resolved by day' })).toBeVisible()
  const table = desk.getByRole('region', { name: 'By agent' }).getByRole('table')
  const figures = async (row: string): Promise<number[]> => {
    const cells = table.getByRole('row').filter({ has: desk.getByRole('rowheader', { name: row, exact: true }) })
    const texts = (await cells.count()) === 0 ? [] : await cells.getByRole('cell').allTextContents()
    return ['filed', 'answers'].map((_, index) => Number(texts[index] ?? 0))
  }
  await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  const [filed = 0] = await figures('Total')
  const [, answered = 0] = await figures('Jo')
  await answerCase(await fileCase(page, 'Count me'), 'ANSWERED')
  await desk.reload()
  await expect.poll(async () => (await figures('Total'))[0]).toBeGreaterThan(filed)
  expect((await figures('Jo'))[1]).toBeGreaterThan(answered)

  const coming = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^cases-by-agent-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('By agent,key,filed,answers')
  expect(text).toContain('demo-agent-jo')
  await desk.context().close()
})
