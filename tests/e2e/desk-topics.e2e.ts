// Topics and their forms are written at the desk (CD-412): a topic with a question that hangs on another one is made,
// published and filed through, and somebody without a mouse moves it.
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { bothSchemes, faultsOf } from './support/axe.ts'
import { sendForm } from './support/contact.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { asPlayer, at } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: ServerProcess
const before = process.env['GUIDEPOST_URL']
test.beforeAll(async () => {
  server = await startServerProcess({})
  process.env['GUIDEPOST_URL'] = server.url
})
test.afterAll(async () => {
  process.env['GUIDEPOST_URL'] = before
  await server?.stop()
})

const dialog = (page: Page) => page.getByRole('dialog')
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
const live = (page: Page) => page.getByRole('complementary', { name: 'The form as players see it' })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `More for “${name}”` })
const addTopic = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a topic', exact: true }).click()
  await dialog(page).getByRole('textbox', { name: 'English' }).fill(name)
  await dialog(page).getByRole('button', { name: 'Add a topic' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name })).toBeVisible()
}
const addField = async (page: Page, type: string): Promise<void> => {
  await page.getByRole('main').getByRole('combobox', { name: 'New field' }).selectOption({ label: type })
  await page.getByRole('button', { name: 'Add the field' }).click()
}
const question = (page: Page) => page.getByRole('textbox', { name: 'Question' })

test('a topic with a conditional field is made by a writer, published by a lead, and filed through by a player', async ({
  page,
  browser,
}) => {
  // Three people's work, one after the other.
  test.slow()
  const name = `My lantern is out ${randomUUID().slice(0, 6)}`
  await openDesk(page, 'writer-wren', '/studio')
  await page.getByRole('link', { name: 'Topics and forms' }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('wow')
  await addTopic(page, name)
  await menuOf(page, name).click()
  await page.getByRole('button', { name: 'Move to a group…' }).click()
  await dialog(page).getByRole('combobox', { name: 'Group' }).selectOption({ label: 'Gameplay' })
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
  // The focus goes with it, wherever it stands now.
  const link = page.getByRole('link', { name })
  await expect(link).toBeFocused()
  await expect(page.getByText(new RegExp(`“${name}” is now in Gameplay`))).toBeVisible()

  await link.click()
  await page.getByRole('tab', { name: 'Channels' }).click()
  await page.getByRole('button', { name: 'Add: Message' }).click()
  await page.getByRole('textbox', { name: 'What players read on it' }).fill('Write to us')
  await page.getByRole('tab', { name: 'Form' }).click()
  await addField(page, 'Choice')
  await question(page).fill('Where do you play?')
  await page.getByRole('button', { name: 'Add one' }).click()
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('On a PC')
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('On a phone')
  await addField(page, 'Text')
  await question(page).fill('Which phone?')
  await page.getByRole('checkbox', { name: 'It has to be answered' }).check()
  await page.getByRole('button', { name: 'When it is asked Always' }).click()
  await page
    .getByRole('combobox', { name: 'When it is asked' })
    .selectOption({ label: 'When “Where do you play?” is answered with…' })
  await isSaved(page)
  await expect(page.getByText('Choose at least one answer of “Where do you play?”.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'On a phone' }).check()
  await isSaved(page)
  await expect(page.getByText('Choose at least one answer of “Where do you play?”.')).toHaveCount(0)

  // As players will find it, with its condition at work.
  await expect(live(page).getByLabel('Which phone?')).toHaveCount(0)
  await live(page).getByLabel('Where do you play?').selectOption({ label: 'On a phone' })
  await expect(live(page).getByLabel('Which phone?')).toBeVisible()
  const id = Number(/\/(\d+)$/.exec(page.url())![1])

  // A colleague is asked, and says what is missing; then it goes on.
  await page.goto(`${server.url}/support/desk/studio/topics/wow`, { waitUntil: 'commit' })
  const ask = async (note: string): Promise<void> => {
    await page.getByRole('button', { name: 'Ask for review' }).click()
    await dialog(page).getByRole('textbox', { name: 'Why' }).fill(note)
    await dialog(page).getByRole('button', { name: 'Ask for review' }).click()
    await expect(page.getByText('Waits for review')).toBeVisible()
  }
  await ask('Is it clear?')
  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim', '/studio/topics/wow')
  await expect(lead.getByText('Wren asks for a review: Is it clear?')).toBeVisible()
  await lead.getByRole('button', { name: 'Send back' }).click()
  await dialog(lead).getByRole('textbox', { name: 'Why' }).fill('Which lantern?')
  await dialog(lead).getByRole('button', { name: 'Send back' }).click()
  await expect(lead.getByText('Kim sent it back: Which lantern?')).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Kim sent it back: Which lantern?')).toBeVisible()
  await ask('The green one')
  await lead.reload({ waitUntil: 'commit' })
  await lead.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog(lead).getByRole('list', { name: 'What changes' })).toContainText(`${name} is new`)
  await dialog(lead).getByRole('textbox', { name: 'Why' }).fill('Lanterns go out')
  await dialog(lead).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(lead.getByText('Players see everything as it is here.')).toBeVisible()

  const origin = new URL(lead.url()).origin
  await expect
    .poll(async () => (await fetch(`${origin}/services/bft/api/categories/en-US/${id}/solution`)).text())
    .toContain('"shownWhen"')
  const player = await browser.newPage()
  // A sign-in of this server's own: those that are kept are the other one's.
  await asPlayer(player, 'ada')
  await player.goto(at(`/contact/${id}/ticket`))
  await expect(player.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
  const form = player.getByRole('form')
  await form.getByLabel('Description').fill('It went out in the harbour.')
  await form.getByLabel('Where do you play?').selectOption({ label: 'On a PC' })
  await expect(form.getByLabel('Which phone?')).toHaveCount(0)
  await form.getByLabel('Where do you play?').selectOption({ label: 'On a phone' })
  await form.getByLabel('Which phone?').fill('Lumen 27')
  await sendForm(player)

  const { body } = await atDesk<{ items: { id: string }[] }>('agent-jo', 'GET', `/cases?topic=${id}`)
  const { body: filed } = await atDesk<{ fields: { label: string; value: string }[] }>(
    'agent-jo',
    'GET',
    `/cases/${body.items[0]!.id}`,
  )
  expect(filed.fields.map(({ label, value }) => [label, value])).toContainEqual(['Which phone?', 'Lumen 27'])

  // What goes with it is said before it is taken away.
  await lead.reload({ waitUntil: 'commit' })
  await menuOf(lead, name).click()
  await lead.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog(lead)).toContainText('Open cases: 1')
  await dialog(lead).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(lead.getByRole('link', { name })).toHaveCount(0)
  await lead.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog(lead).getByRole('list', { name: 'What changes' })).toContainText('Open cases: 1')
  await dialog(lead).getByRole('button', { name: 'Cancel' }).click()
  await lead.getByRole('button', { name: 'More actions' }).click()
  await lead.getByRole('button', { name: 'Discard draft' }).click()
  await dialog(lead).getByRole('button', { name: 'Discard draft' }).click()
  await expect(lead.getByRole('link', { name })).toBeVisible()
  await lead.getByRole('button', { name: 'More actions' }).click()
  await lead.getByRole('button', { name: 'Versions' }).click()
  await expect(dialog(lead)).toContainText('Lanterns go out')
  await dialog(lead).getByRole('button', { name: 'What changed since version 0' }).click()
  await expect(dialog(lead).getByRole('list', { name: 'What changes' })).toContainText(`${name} is new`)
})

test('a link is put on a game’s page by a writer, published by a lead, and found there by a player', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Lantern calendar ${randomUUID().slice(0, 6)}`
  await openDesk(page, 'writer-wren', '/studio/topics/wow')
  await page.getByRole('link', { name: /The game’s page/ }).click()
  await page.getByRole('tab', { name: 'Links' }).click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await isSaved(page)
  // What has no address yet is kept, and said.
  await expect(page.getByRole('tab', { name: 'Links (1)' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('https://lanterns.example/calendar')
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Links', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Choose' }).click()
  const picture = page.getByRole('radio', { name: 'assets/resources/news.svg' })
  await picture.check()
  await expect(page.getByRole('img', { name: 'Chosen: assets/resources/news.svg' })).toBeVisible()
  await isSaved(page)
  const preview = page.getByRole('complementary', { name: 'The page as players see it' })
  await expect(preview).toContainText(title)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Links' }).click()
  await expect(page.getByRole('list', { name: 'Links' })).toContainText(title)

  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim', '/studio/topics/wow')
  await lead.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog(lead).getByRole('list', { name: 'What changes' })).toContainText(
    'The game’s page has other entries: Links',
  )
  await dialog(lead).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(lead.getByText('Players see everything as it is here.')).toBeVisible()
  await lead.context().close()
  const player = await browser.newPage()
  await expect(async () => {
    await player.goto(at('/games/wow', 'en-US', server.url))
    await expect(player.getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await player.context().close()
})

test('a service is written for topics of every game, named by one of them, and offered to its players first', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Lantern repair ${randomUUID().slice(0, 6)}`
  const id = title.toLowerCase().replaceAll(' ', '-')
  await openDesk(page, 'writer-wren', '/studio/topics/services/page')
  await page.getByRole('tab', { name: 'Offered first' }).click()
  await page.getByRole('button', { name: 'Add a service' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Lant')
  await isSaved(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  // Nobody has to think of a name for it, nor to type without a pause.
  await expect(page.getByRole('textbox', { name: 'Name in the content' })).toHaveValue(id)
  await page.getByRole('textbox', { name: 'One line below it' }).fill('A new wick, and oil for a month')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://lanterns.example/repair')
  await page.getByRole('textbox', { name: 'Mark' }).fill('Free')
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Offered first', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'The page as players see it' })).toContainText(title)
  // Once it is kept its name stays, whatever it is called.
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('tab', { name: 'Offered first' })).toHaveAttribute('aria-selected', 'true')
  const entry = page.getByRole('list', { name: 'Offered first' }).getByRole('listitem').filter({ hasText: title })
  await entry.getByRole('button', { name: title }).first().click()
  await entry.getByRole('textbox', { name: 'Title' }).fill(`${title}s`)
  await expect(entry.getByRole('textbox', { name: 'Name in the content' })).toHaveValue(id)
  await isSaved(page)

  // What topics of other games name has to stay.
  const named = page.getByRole('list', { name: 'Offered first' }).getByRole('listitem').filter({ hasText: 'Path test' })
  await named.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Offered first (1)' })).toBeVisible()
  await expect(page.getByText(/Others still name it, so it has to stay: path-test: /)).toBeVisible()
  await page.getByRole('button', { name: 'Add a service' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Path test')
  await page.getByRole('textbox', { name: 'One line below it' }).fill('Where the way to us is slow')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://northlight.example/path')
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Offered first', exact: true })).toBeVisible()

  // A sentence of the portal is found by its words, wherever it stands (CD-468).
  await page.getByRole('tab', { name: 'Words' }).click()
  const find = page.getByRole('combobox', { name: 'Find a sentence' })
  await find.fill('nobody ever said that')
  await expect(page.getByText('Nothing on the portal says this in this language.')).toBeVisible()
  // What only the pack knows is found by its words too.
  await find.fill('a program was taken')
  await expect(page.getByRole('option', { name: /^A program was taken for a cheat support\.penalty/ })).toBeVisible()
  await find.fill('good to know')
  await page.getByRole('option', { name: /^Good to know support\.status\.notices/ }).click()
  const own = page.getByRole('textbox', { name: 'You say' })
  await expect(own).toBeFocused()
  await expect(own).toHaveValue('Good to know')
  await own.fill('Worth knowing {doing}')
  await isSaved(page)
  await expect(page.getByText('American English: nothing is ever filled in for {doing}.')).toBeVisible()
  await own.fill('Worth knowing tonight')
  await isSaved(page)
  await expect(page.getByRole('tab', { name: 'Words', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your words, over the product’s' })).toContainText(
    'Worth knowing tonightGood to know',
  )

  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim', '/studio/topics/services')
  await lead.getByRole('button', { name: 'Publish…' }).click()
  for (const name of ['Offered first', 'Words'])
    await expect(dialog(lead).getByRole('list', { name: 'What changes' })).toContainText(
      `The game’s page has other entries: ${name}`,
    )
  await dialog(lead).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(lead.getByText('Players see everything as it is here.')).toBeVisible()

  interface Sheet {
    mark: string
    topic: { promos: string[] }
  }
  const sheet = (await atDesk<Sheet>('lead-kim', 'GET', '/topic-trees/wow/topics/1201')).body
  await expect(async () => {
    const { offers } = (await atDesk<{ offers: { id: string }[] }>('lead-kim', 'GET', '/topic-trees/wow/topics/1201'))
      .body
    expect(offers.map((one) => one.id)).toContain(id)
  }).toPass({ timeout: 90_000 })
  const topic = { ...sheet.topic, promos: [id, ...sheet.topic.promos] }
  await atDesk('lead-kim', 'PUT', '/topic-trees/wow/topics/1201', { mark: sheet.mark, topic })
  const { draft } = (await atDesk<{ draft: number }>('lead-kim', 'GET', '/topic-trees/wow')).body
  await atDesk('lead-kim', 'POST', '/topic-trees/wow/publish', { draft, note: '' })
  await lead.context().close()
  const player = await browser.newPage()
  await expect(async () => {
    await player.goto(at('/product/wow/1200/1201/solution', 'en-US', server.url))
    await expect(player.getByRole('link', { name: `${title}s` })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await expect(player.getByText('Free', { exact: true })).toBeVisible()
  await player.goto(at('/status', 'en-US', server.url))
  await expect(player.getByRole('heading', { name: 'Worth knowing tonight' })).toBeVisible()
  await player.context().close()
})

test('a topic is dragged, and goes back by its menu', async ({ page }) => {
  await openDesk(page, 'lead-kim', '/studio/topics/overwatch')
  const links = page.getByRole('list', { name: 'Topics and forms' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const [first, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()]
  const row = (name: string) =>
    page.locator('[draggable="true"]').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row(second).dragTo(row(first), { targetPosition: { x: 60, y: 3 } })
  await expect(links.nth(0)).toHaveText(second)
  await expect(page.getByText(new RegExp('place 1 of'))).toBeVisible()
  await menuOf(page, second).click()
  await page.getByRole('button', { name: 'Move down' }).click()
  await expect(links.nth(0)).toHaveText(first)
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused()
})

test('two people move in one tree: both moves are kept; where both move the same topic, one key does it again', async ({
  page,
}) => {
  type Node = Record<'id' | 'parentId', number> & Record<string, unknown>
  const path = '/topic-trees/services'
  await openDesk(page, 'lead-kim', '/studio/topics/services')
  const links = page.getByRole('list', { name: 'Topics and forms' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  /** A colleague changes the order, while this page shows it as it was. */
  const reorder = async (turn: (nodes: Node[]) => Node[]): Promise<void> => {
    const { body } = await atDesk<{ mark: string; nodes: Node[] }>('writer-wren', 'GET', path)
    const nodes = turn(body.nodes).map(
      ({ isTopic: _t, fields: _f, channels: _c, change: _h, mark: _k, mistakes: _m, ...node }) => node,
    )
    expect((await atDesk('writer-wren', 'PUT', path, { mark: body.mark, nodes })).status).toBe(200)
  }
  const leavesOf = (nodes: Node[]): Node[] =>
    nodes.filter(({ id }) => nodes.every(({ parentId }) => parentId !== id) && nodes.some((one) => one.id === id))
  /** Leaves of one group, the last of them first. */
  const lastFirst = (nodes: Node[], parentId: number): Node[] => {
    const own = leavesOf(nodes).filter((node) => node.parentId === parentId)
    const last = own.at(-1)!
    const rest = nodes.filter(({ id }) => id !== last.id)
    const at = rest.findIndex(({ id }) => id === own[0]!.id)
    return [...rest.slice(0, at), last, ...rest.slice(at)]
  }
  const { body } = await atDesk<{ nodes: (Node & { name: Record<string, string> })[] }>('writer-wren', 'GET', path)
  const groups = [...new Set(leavesOf(body.nodes).map(({ parentId }) => parentId))].filter(
    (id) => leavesOf(body.nodes).filter(({ parentId }) => parentId === id).length > 2,
  )
  const named = (parentId: number): string[] =>
    leavesOf(body.nodes)
      .filter((node) => node.parentId === parentId)
      .map(({ name }) => (name as Record<string, string>)['en-US']!)
  const [mine, theirs] = [named(groups[0]!), named(groups[1]!)]

  await reorder((nodes) => lastFirst(nodes, groups[1]!))
  await menuOf(page, mine[0]!).click()
  await page.getByRole('button', { name: 'Move down' }).click()
  await expect(page.getByText(/What a colleague changed meanwhile is in as well/)).toBeVisible()
  const order = async (names: string[]): Promise<string[]> =>
    (await links.allInnerTexts()).filter((name) => names.includes(name))
  expect((await order(mine)).slice(0, 2)).toEqual([mine[1], mine[0]])
  expect((await order(theirs))[0]).toBe(theirs.at(-1))

  // The last of the group went up over there; here it goes up one place, too.
  await reorder((nodes) => lastFirst(nodes, groups[0]!))
  const last = mine.at(-1)!
  await menuOf(page, last).click()
  await page.getByRole('button', { name: 'Move up' }).click()
  const again = page.getByRole('button', { name: 'Move it all the same' })
  await expect(again).toBeFocused()
  expect((await order(mine))[0]).toBe(last)
  await page.keyboard.press('Enter')
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('link', { name: last, exact: true })).toBeFocused()
  expect((await order(mine)).indexOf(last)).toBeGreaterThan(0)
})

test('a writer sets hours by keyboard, and players find the channel closed, then open', async ({ page, browser }) => {
  const id = 1421
  const phone = async (): Promise<{ enabled: boolean; openTime: string | null; until?: string }> => {
    const answer = await fetch(`${server.url}/services/bft/api/categories/en-US/${id}/channels`)
    return ((await answer.json()) as { channelType: string; enabled: boolean; openTime: string | null }[]).find(
      ({ channelType }) => channelType === 'phone',
    )!
  }
  await openDesk(page, 'lead-kim', `/studio/topics/overwatch/${id}`)
  await page.getByRole('tab', { name: 'Channels' }).click()
  await page.getByRole('button', { name: 'Add: Call' }).click()
  const box = page.getByRole('region', { name: 'Call' })
  await box.getByRole('radio', { name: 'At any time' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('radio', { name: 'By the week' })).toBeChecked()
  await box.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo')
  await expect(box.getByRole('combobox', { name: 'Time zone' }).locator('option').first()).toHaveText('Asia/Tokyo')
  const day = (name: string) => box.getByRole('listitem', { name })
  await day('Monday').getByRole('textbox', { name: 'From' }).fill('8.30')
  await page.keyboard.press('Tab')
  await expect(day('Monday').getByRole('textbox', { name: 'From' })).toHaveValue('08:30')
  await day('Monday').getByRole('textbox', { name: 'To' }).fill('12')
  await day('Monday').getByRole('button', { name: 'Add hours' }).press('Enter')
  await expect(day('Monday').getByRole('textbox', { name: 'From' })).toHaveCount(2)
  await box.getByRole('button', { name: 'Copy to all weekdays' }).press('Enter')
  await expect(day('Friday').getByRole('textbox', { name: 'From' }).first()).toHaveValue('08:30')
  await expect(day('Saturday').getByRole('combobox')).toHaveValue('closed')
  await isSaved(page)
  await expect(live(page)).toContainText(/Mon–Fri 8:30\sAM – 12:00\sPM, 1:00\sPM – 5:00\sPM \(Japan Standard Time\)/)

  // Closed on every day there is: whatever the clock says.
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await day(name).getByRole('combobox').selectOption({ label: 'Closed' })
  await box.getByRole('button', { name: 'Add a date' }).press('Enter')
  await expect(box.getByLabel('Date', { exact: true })).toBeFocused()
  await box.getByLabel('Date', { exact: true }).fill('2099-12-24')
  await box.getByRole('textbox', { name: /^Name/ }).fill('Christmas Eve')
  await expect(box.getByText('Closed now')).toBeVisible()
  const message = page.getByRole('region', { name: 'Message' })
  await message.getByRole('button', { name: /^Notice above the form/ }).click()
  await message.getByRole('textbox', { name: 'Title of the notice' }).fill('A fair is on')
  await expect(live(page)).toContainText('A fair is on')
  await isSaved(page)
  const publish = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Publish…' }).click()
    await dialog(page).getByRole('textbox', { name: 'Why' }).fill('Hours')
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await publish()
  await expect.poll(async () => (await phone())?.enabled).toBe(false)

  const player = await browser.newPage()
  await player.goto(at(`/contact/${id}/ticket`))
  await expect(player.getByRole('tab', { name: /^Call/ })).toContainText('Currently unavailable')
  await expect(player.getByText('A fair is on')).toBeVisible()
  await expect(player.getByRole('tab', { name: /^Call/ })).toHaveAttribute('aria-disabled', 'true')

  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await day(name).getByRole('combobox').selectOption({ label: 'Round the clock' })
  await expect(box.getByText('Open now')).toBeVisible()
  await isSaved(page)
  await publish()
  await expect.poll(async () => (await phone()).enabled).toBe(true)
  expect((await phone()).openTime).toBe('Mon–Sun 24 hours (Japan Standard Time)')
  await player.reload()
  await expect(player.getByRole('tab', { name: /^Call/ })).toContainText('Available')

  const its = await atDesk<{ topic: object }>('lead-kim', 'GET', `/topic-trees/overwatch/topics/${id}`)
  expect(its.body.topic).toMatchObject({
    channels: expect.arrayContaining([
      expect.objectContaining({
        channelType: 'phone',
        hours: expect.objectContaining({
          timeZone: 'Asia/Tokyo',
          exceptions: [{ date: '2099-12-24', name: 'Christmas Eve', hours: [] }],
        }),
      }),
    ]),
  })
})

test('what a topic offers first, its sentences and a field’s realms are set at the desk, and players find them', async ({
  page,
  browser,
}) => {
  const id = 1212
  await openDesk(page, 'lead-kim', `/studio/topics/wow/${id}`)
  await page.getByRole('tab', { name: 'Text' }).click()
  const offers = page.getByRole('group', { name: 'Offered first' })
  const add = offers.getByRole('combobox', { name: 'Add an article or a service' })
  // Found by a part of its title, and picked without a mouse.
  await add.fill('run a path')
  await expect(offers.getByRole('option', { name: 'Run a path test' })).toBeVisible()
  await add.press('ArrowDown')
  await add.press('Enter')
  await add.fill('restor')
  await offers
    .getByRole('option', { name: /Service/ })
    .first()
    .click()
  const lines = offers.getByRole('listitem')
  await expect(lines.nth(-2)).toContainText('Run a path test')
  await expect(add).toHaveValue('')
  const service = (await lines.last().locator('bdi').textContent())!
  await offers.getByRole('button', { name: `Move “${service}” up` }).click()
  await expect(lines.last()).toContainText('Run a path test')
  const sentence = `The lamp of the loot went out ${randomUUID().slice(0, 6)}`
  const phrases = page.getByRole('textbox', { name: 'What players write about it' })
  await phrases.press('ControlOrMeta+Home')
  await phrases.pressSequentially(`${sentence}\n`)

  await page.getByRole('tab', { name: 'Form' }).click()
  await addField(page, 'Character')
  await question(page).fill('Who carried it?')
  await page.getByRole('checkbox', { name: 'A player chooses from what is theirs' }).uncheck()
  await expect(page.getByText('Name at least one realm.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a realm' }).click()
  await page.getByRole('textbox', { name: 'Realm', exact: true }).fill('Emberfall')
  await page.getByRole('textbox', { name: 'Characters of it, one a line' }).fill('Mira\nTove')
  await isSaved(page)
  await expect(page.getByText('Name at least one realm.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish…' }).click()
  const changes = dialog(page).getByRole('list', { name: 'What changes' })
  await expect(changes).toContainText('offers other help first')
  await expect(changes).toContainText('is suggested by other sentences')
  await expect(changes).toContainText('asks for “Who carried it?” too')
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  const its = await atDesk<{ topic: { phrases: Record<string, string[]> } }>(
    'lead-kim',
    'GET',
    `/topic-trees/wow/topics/${id}`,
  )
  expect(its.body.topic.phrases['en-US']![0]).toBe(sentence)

  const solution = `${server.url}/services/bft/api/categories/en-US/${id}/solution`
  await expect.poll(async () => (await fetch(solution)).text()).toContain('Who carried it?')
  const player = await browser.newPage()
  await player.goto(at(`/product/wow/1210/${id}/solution`))
  const offered = player.getByRole('region', { name: 'Solve it right away' }).getByRole('link')
  await expect(offered.nth(-2)).toHaveText(service)
  await expect(offered.last()).toHaveText('Run a path test')
  await offered.last().click()
  await expect(player.getByRole('heading', { name: 'Run a path test', level: 1 })).toBeVisible()
  await player.goto(at(`/contact/${id}/ticket`))
  const form = player.getByRole('form')
  await expect(form.getByText('Who carried it?')).toBeVisible()
  await form.getByRole('combobox', { name: 'Realm' }).selectOption({ label: 'Emberfall' })
  // A name alone: of a character written at the desk nobody knows level and class.
  await expect(form.getByRole('combobox', { name: 'Character' }).locator('option')).toContainText(['Mira', 'Tove'])
  await expect(form.getByRole('option', { name: 'Tove', exact: true })).toHaveCount(1)
})

test('what stands folded in an entry’s settings and a chat’s is kept, and players see what it does', async ({
  page,
  browser,
}) => {
  // Group "Technical problems", topics "Mouse, controller and sound" and "Frame rate and freezes".
  const [group, mouse, frames] = [1420, 1421, 1422]
  const line = (name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })
  const english = (name: string) => dialog(page).getByRole('group', { name }).getByRole('textbox', { name: 'English' })
  const settingsOf = async (name: string): Promise<void> => {
    await menuOf(page, name).click()
    await page.getByRole('button', { name: 'Name and settings' }).click()
  }
  const keep = async (): Promise<void> => {
    await dialog(page).getByRole('button', { name: 'Keep' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await openDesk(page, 'lead-kim', '/studio/topics/overwatch')
  await settingsOf('Technical problems')
  await line('Below its name').click()
  await english('Below its name').fill('Crashes, sound and slow frames')
  await line('Asked without an account').click()
  await dialog(page).getByRole('combobox', { name: 'Asked without an account' }).selectOption({ label: 'Set here' })
  await dialog(page).getByRole('checkbox', { name: 'Phone number' }).check()
  await keep()

  await settingsOf('Frame rate and freezes')
  await line('What its link searches for').click()
  await english('What its link searches for').fill('stutter freezes')
  await line('Sign').click()
  await dialog(page).getByRole('searchbox', { name: 'Find a sign' }).fill('trophy')
  await dialog(page).getByRole('radio', { name: 'trophy' }).check()
  await line('Asked without an account').click()
  await dialog(page)
    .getByRole('combobox', { name: 'Asked without an account' })
    .selectOption({ label: 'As in the group above' })
  await keep()
  await settingsOf('Frame rate and freezes')
  await expect(line('What its link searches for')).toContainText('stutter freezes')
  await expect(line('Sign')).toContainText('trophy')
  await expect(line('Asked without an account')).toContainText('As in the group above')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Mouse, controller and sound' }).click()
  await page.getByRole('tab', { name: 'Channels' }).click()
  await page.getByRole('button', { name: 'Add: Chat' }).click()
  const box = page.getByRole('region', { name: 'Chat' })
  await box.getByRole('button', { name: /^Who takes its chats Nobody yet/ }).click()
  // What the contract does not take is not typed.
  await box.getByRole('textbox', { name: 'Kind of representative' }).fill('gear help')
  await expect(box.getByRole('textbox', { name: 'Kind of representative' })).toHaveValue('gearhelp')
  await box.getByRole('combobox', { name: 'Language of the chat' }).selectOption('de-DE')
  await box.getByRole('textbox', { name: 'Name of its place in the page' }).fill('gear-chat')
  await isSaved(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Channels' }).click()
  await expect(box.getByRole('button', { name: /^Who takes its chats/ })).toContainText('gearhelp · German')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('textbox', { name: 'Why' }).fill('Chats for gear')
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)

  const channels = async (): Promise<string> =>
    (await fetch(`${server.url}/services/bft/api/categories/en-US/${mouse}/channels`)).text()
  await expect.poll(channels).toContain('"agentType":"gearhelp"')
  expect(await channels()).toContain('"chatLocale":"de-DE"')
  expect(await channels()).toContain('"lpDivId":"gear-chat"')
  const player = await browser.newPage()
  await player.goto(at(`/games/overwatch/category/${group}`))
  const link = player.getByRole('link', { name: 'Frame rate and freezes' })
  await expect(link).toHaveAttribute('href', /[?]q=stutter%20freezes$/)
  await expect(link.locator('svg[data-drawing="trophy"]')).toHaveCount(1)
  const answer = await fetch(`${server.url}/services/bft/api/categories/en-US/overwatch`)
  expect(await answer.text()).toContain('Crashes, sound and slow frames')
  // A form of its group asks for what the group says.
  await player.goto(at(`/contact/${frames}/ticket`))
  await expect(player.getByRole('form').getByLabel(/^Phone number/)).toBeVisible()
})

test('both screens are axe-clean, in light and dark', async ({ page }) => {
  // Eight readings of whole pages.
  test.slow()
  await openDesk(page, 'lead-kim', '/studio/topics/wow')
  await expect(page.getByRole('list', { name: 'Topics and forms' })).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await page.goto(`${server.url}/support/desk/studio/topics/overwatch/1421`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /Kind of device/ })
    .first()
    .click()
  await expect(question(page)).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await page.getByRole('tab', { name: 'Text' }).click()
  await expect(page.getByRole('group', { name: 'Offered first' })).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await page.getByRole('tab', { name: 'Channels' }).click()
  await page.getByRole('region', { name: 'Message' }).getByRole('radio', { name: 'By the week' }).check()
  await expect(page.getByRole('listitem', { name: 'Monday' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a date' }).first().click()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
})
