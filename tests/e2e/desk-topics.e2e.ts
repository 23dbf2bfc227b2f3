// Topics and their forms are written at the desk (CD-412): a topic with a question that hangs on another one is made,
// published and filed through, and somebody without a mouse moves it.
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { bothSchemes, faultsOf } from './support/axe.ts'
import { sendForm } from './support/contact.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { asPlayer, at } from './support/portal.ts'
import { test } from './support/test.ts'
import {
  addField,
  changes,
  dialog,
  isSaved,
  live,
  lookAtChanges,
  menuOf,
  openTab,
  publishNow,
  question,
  startOwnServer,
} from './support/desk-topics.ts'

const addTopic = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a topic', exact: true }).click()
  await dialog(page).getByRole('textbox', { name: 'English' }).fill(name)
  await dialog(page).getByRole('button', { name: 'Add a topic' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name })).toBeVisible()
}

const serverUrl = startOwnServer()

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
  await openTab(page, 'Channels')
  await page.getByRole('button', { name: 'Add: Message' }).click()
  await page.getByRole('textbox', { name: 'What players read on it' }).fill('Write to us')
  await openTab(page, 'Form')
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
  await page.goto(`${serverUrl()}/support/desk/studio/topics/wow`, { waitUntil: 'commit' })
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
  await lookAtChanges(lead)
  await expect(changes(lead)).toContainText(`${name} is new`)
  await dialog(lead).getByRole('textbox', { name: 'Why' }).fill('Lanterns go out')
  await publishNow(lead)
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
  await lookAtChanges(lead)
  await expect(changes(lead)).toContainText('Open cases: 1')
  await dialog(lead).getByRole('button', { name: 'Cancel' }).click()
  await lead.getByRole('button', { name: 'More actions' }).click()
  await lead.getByRole('button', { name: 'Discard draft' }).click()
  await dialog(lead).getByRole('button', { name: 'Discard draft' }).click()
  await expect(lead.getByRole('link', { name })).toBeVisible()
  await lead.getByRole('button', { name: 'More actions' }).click()
  await lead.getByRole('button', { name: 'Versions' }).click()
  await expect(dialog(lead)).toContainText('Lanterns go out')
  await dialog(lead).getByRole('button', { name: 'What changed since version 0' }).click()
  await expect(changes(lead)).toContainText(`${name} is new`)
})

test('a link is put on a game’s page by a writer, published by a lead, and found there by a player', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Lantern calendar ${randomUUID().slice(0, 6)}`
  await openDesk(page, 'writer-wren', '/studio/topics/wow')
  await page.getByRole('link', { name: /The game’s page/ }).click()
  await openTab(page, 'Links')
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
  await openTab(page, 'Links')
  await expect(page.getByRole('list', { name: 'Links' })).toContainText(title)

  const lead = await browser.newPage()
  await openDesk(lead, 'lead-kim', '/studio/topics/wow')
  await lookAtChanges(lead)
  await expect(changes(lead)).toContainText('The game’s page has other entries: Links')
  await publishNow(lead)
  await expect(lead.getByText('Players see everything as it is here.')).toBeVisible()
  await lead.context().close()
  const player = await browser.newPage()
  await expect(async () => {
    await player.goto(at('/games/wow', 'en-US', serverUrl()))
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
  await openTab(page, 'Offered first')
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
  await openTab(page, 'Words')
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
  await lookAtChanges(lead)
  for (const name of ['Offered first', 'Words'])
    await expect(changes(lead)).toContainText(`The game’s page has other entries: ${name}`)
  await publishNow(lead)
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
    await player.goto(at('/product/wow/1200/1201/solution', 'en-US', serverUrl()))
    await expect(player.getByRole('link', { name: `${title}s` })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await expect(player.getByText('Free', { exact: true })).toBeVisible()
  await player.goto(at('/status', 'en-US', serverUrl()))
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

test('both screens are axe-clean, in light and dark', async ({ page }) => {
  // Eight readings of whole pages.
  test.slow()
  await openDesk(page, 'lead-kim', '/studio/topics/wow')
  await expect(page.getByRole('list', { name: 'Topics and forms' })).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await page.goto(`${serverUrl()}/support/desk/studio/topics/overwatch/1421`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /Kind of device/ })
    .first()
    .click()
  await expect(question(page)).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await openTab(page, 'Text')
  await expect(page.getByRole('group', { name: 'Offered first' })).toBeVisible()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
  await openTab(page, 'Channels')
  await page.getByRole('region', { name: 'Message' }).getByRole('radio', { name: 'By the week' }).check()
  await expect(page.getByRole('listitem', { name: 'Monday' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a date' }).first().click()
  expect(await faultsOf(page, 'topics', bothSchemes)).toEqual([])
})
