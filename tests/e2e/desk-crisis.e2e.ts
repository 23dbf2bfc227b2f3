// A bad day (CD-417): a lead tells players of it in three steps, closes a way of contact, says what is new and that it is
// over; players see it above their pages and on the status page, and its feed remembers.
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { bothSchemes, faultsOf } from './support/axe.ts'
import { atDesk, openDesk } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { tabFaults } from './support/tab-walk.ts'
import { test } from './support/test.ts'

/** No other test looks at its pages. */
const game = { name: 'immortal', title: 'Ashen Crown Mobile', topic: 2211 }
interface Game {
  game: string
  topics: { categoryId: number; name: string }[]
}
const bannerOf = (player: Page, title: string) =>
  player.getByRole('region', { name: 'Current notices' }).locator('a').filter({ hasText: title })

test('a message in three steps: above the pages of its game, and on the status page', async ({ page, browser }) => {
  const title = `Realms of storm${randomUUID().slice(0, 8)} are away`
  await openDesk(page, 'lead-kim', '/crisis/new')
  // What is missing is said, and holds the step.
  await page.getByRole('radio', { name: /Does not work/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Needed in American English.').first()).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('In one sentence').fill('Nobody gets in.')
  await page.getByLabel('What players should know and do').fill('- Keep the game **open**.')
  await expect(page.getByText(/^Not written yet in/)).toBeVisible()
  await expect(page.getByRole('article').getByText('Keep the game open.')).toBeVisible()
  expect([...(await tabFaults(page)), ...(await faultsOf(page, 'page', bothSchemes))]).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Whom it concerns' })).toBeFocused()
  await page.getByRole('group', { name: 'Games' }).getByRole('checkbox', { name: game.title }).check()
  await page.getByRole('button', { name: 'Places any' }).click()
  await page.getByRole('group', { name: 'Places' }).getByRole('checkbox', { name: 'Europe' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Preview and publish' })).toBeFocused()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

  const player = await browser.newPage()
  await player.goto(at(`/games/${game.name}`))
  // Below a line of its own where there are more: attached, and shown once it is opened.
  await expect(bannerOf(player, title)).toBeAttached()
  await player.goto(at(`/status/${game.name}`))
  await expect(player.getByRole('article').filter({ hasText: title })).toContainText('Where: Europe')
  await expect(player.getByRole('listitem').filter({ hasText: game.title }).first()).toContainText('Down')
  expect(await faultsOf(player, 'page', bothSchemes)).toEqual([])
  await player.context().close()
})

test('a bad day: what comes in, a way of contact, an answer, what is new, and that it is over', async ({
  page,
  browser,
}) => {
  const mark = `storm${randomUUID().slice(0, 8)}`
  const title = `Shop of ${mark} is shut`
  const games = (await atDesk<{ items: Game[] }>('lead-kim', 'GET', '/games')).body.items
  const topics = games.find((one) => one.game === game.name)!.topics
  const topic = topics.find(({ categoryId }) => categoryId === game.topic)!.name
  const macro = { name: `Answer ${mark}`, texts: { 'en-US': `We know of ${mark}.` }, game: game.name }
  const { id: macroId } = (
    await atDesk<{ id: string }>('lead-kim', 'POST', '/macros', { ...macro, status: null, shared: true })
  ).body
  const { id } = (
    await atDesk<{ id: string }>('lead-kim', 'POST', '/messages', {
      title: { 'en-US': title },
      summary: { 'en-US': 'Nothing can be bought.' },
      body: { 'en-US': 'Wait.' },
      link: null,
      game: game.name,
      topics: [game.topic],
      macroId,
      active: true,
    })
  ).body
  await openDesk(page, 'lead-kim', `/crisis/${id}`)
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

  // A case about it is counted as it comes in, and its answer is one press away.
  const player = await browser.newPage()
  await asPlayer(player, `test-crisis-${mark.slice(5)}`)
  const wanted = { categoryId: game.topic, game: game.name, fields: { heroName: 'Robin', shopItem: 'currency' } }
  const caseId = await fileCase(player, `I cannot buy ${mark}.`, wanted)
  await expect(page.getByText('Cases in 15 minutes').locator('..').locator('strong')).not.toHaveText(/^[–0]$/)
  const desk = await page.context().newPage()
  await desk.goto(`${new URL(page.url()).origin}/support/desk/cases/${caseId}`, { waitUntil: 'commit' })
  const known = desk.getByRole('region', { name: 'Known problem' }).filter({ hasText: title })
  await known.getByRole('button', { name: 'Insert the answer' }).click()
  await expect(desk.getByRole('textbox', { name: 'Your answer to the player' })).toHaveValue(`We know of ${mark}.`)
  await desk.close()

  // One press closes the way of contact and says what it did; another one opens it again.
  const channels = page.getByRole('region', { name: 'Ways of contact' })
  await channels.getByRole('button', { name: /^Close: Message/ }).click()
  await expect(page.getByText(`Message is closed for ${topic}: players are no longer offered it.`)).toBeVisible()
  await channels.getByRole('button', { name: /^Open: Message/ }).click()
  await expect(channels.getByRole('button', { name: /^Close: Message/ })).toBeVisible()
  expect(await faultsOf(page, 'page', bothSchemes)).toEqual([])

  const dialog = page.getByRole('dialog')
  // From its card in the list, where it is done most; the rest of the card leads to it.
  await page.goto(new URL('/support/desk/crisis', page.url()).href)
  await page.getByRole('button', { name: `Say what is new: ${title}` }).click()
  await dialog.getByLabel('Text', { exact: true }).fill(`Half of ${mark} is back.`)
  await dialog.getByRole('button', { name: 'Say what is new' }).click()
  await expect(page.getByRole('article', { name: title })).toContainText(`Half of ${mark} is back.`)
  expect([...(await tabFaults(page)), ...(await faultsOf(page, 'page', bothSchemes))]).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('list', { name: 'What was said since' })).toContainText(`Half of ${mark} is back.`)
  await page.getByRole('button', { name: 'It is solved' }).click()
  await dialog.getByLabel('Text', { exact: true }).fill(`${mark} is open again.`)
  await dialog.getByRole('button', { name: 'It is solved' }).click()
  await expect(page.getByText('Marked as solved')).toBeVisible()

  await player.goto(at(`/games/${game.name}`))
  await expect(bannerOf(player, `Solved: ${title}`)).toBeAttached()
  await player.goto(at('/status'))
  const past = player.getByRole('region', { name: 'The last 90 days' }).getByRole('article').filter({ hasText: title })
  await expect(past).toContainText(`${mark} is open again.`)
  await expect(past).toContainText(`Half of ${mark} is back.`)
  const feed = await player.getByRole('link', { name: 'Follow as a feed (Atom)' }).getAttribute('href')
  expect(await (await player.request.get(feed!)).text()).toContain(`Solved: ${title}`)
  await atDesk('lead-kim', 'DELETE', `/macros/${macroId}`)
  await player.context().close()
})
