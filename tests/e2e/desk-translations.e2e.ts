// A player who writes German, a representative who reads English, and a machine between them that says so (CD-330 to
// CD-332); the same while the machine lies or is away.
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { asTranslated, type LookAlikeTranslator, startTranslator } from '../support/translator.ts'
import { faultsOf } from './support/axe.ts'
import { openDesk, sendNow } from './support/desk.ts'
import { asPlayer, fileCase, gameTopic } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: ServerProcess
let machine: LookAlikeTranslator
const before = process.env['GUIDEPOST_URL']
test.beforeAll(async () => {
  machine = await startTranslator()
  server = await startServerProcess({ TRANSLATE_URL: machine.origin })
  process.env['GUIDEPOST_URL'] = server.url
})
test.beforeEach(() => {
  machine.answer = null
  machine.takesArrays = true
})
test.afterAll(async () => {
  process.env['GUIDEPOST_URL'] = before
  await server?.stop()
  await machine?.stop()
})

const looks = [
  ['dark', 390, 844],
  ['light', 1920, 1080],
  ['light', 1280, 720],
] as const
const german = { ...gameTopic, locale: 'de-DE' }

test('read in one’s own language, answered in the player’s, marked on both sides', async ({ page, browser }) => {
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-translation-${test.info().repeatEachIndex}`)
  const id = await fileCase(player, 'Meine Figur steckt fest, siehe https://forum.example/t/7', german)

  await openDesk(page, 'agent-jo', `/cases/${id}`)
  await expect(page.getByText('The player’s language: German')).toBeVisible()
  await page.getByRole('button', { name: 'Translate into English' }).click()
  const translated = `${asTranslated('Meine Figur steckt fest, siehe', 'en')} https://forum.example/t/7`
  await expect(page.getByText(translated)).toBeVisible()
  await expect(page.getByText('Translated from German by a machine')).toBeVisible()
  expect(await faultsOf(page, 'page', looks)).toEqual([])
  await page.getByRole('button', { name: 'Show original', exact: true }).click()
  await expect(page.getByText('Meine Figur steckt fest')).toBeVisible()
  await page.getByRole('button', { name: 'Show originals' }).click()
  await expect(page.getByText('Translated from German by a machine')).toHaveCount(0)

  // Written in English, shown in both languages, sent in German.
  const box = page.getByRole('textbox', { name: 'Your answer to the player' })
  await box.fill('We moved you. Read [this page](https://support.example/a/1), please.')
  await page.getByRole('button', { name: 'Translate into German' }).click()
  await box.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Your answer in the player’s language' })
  await expect(dialog.getByRole('region', { name: 'You wrote' })).toContainText('We moved you. Read this page, please.')
  const sent = dialog.getByRole('region', { name: 'The player reads (German)' })
  await expect(sent).toContainText(asTranslated('We moved you', 'de'))
  await expect(sent.getByRole('link', { name: asTranslated('this page', 'de') })).toHaveAttribute(
    'href',
    'https://support.example/a/1',
  )
  expect(await faultsOf(page, 'page', looks)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(box).toHaveValue(/^We moved you/)
  await page.getByRole('button', { name: /^Other ways to send/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await sendNow(page)

  // Colleagues read what was written, and may look at what was sent.
  await expect(page.getByText('Sent in German, translated by a machine')).toBeVisible()
  await expect(page.getByText('We moved you. Read this page, please.')).toBeVisible()
  await page.getByRole('button', { name: 'Show what the player reads' }).click()
  await expect(page.getByText(asTranslated('We moved you', 'de'))).toBeVisible()

  await player.goto(at(`/case/detail/${id}`, 'de-DE'))
  await expect(player.getByText(asTranslated('We moved you', 'de'))).toBeVisible()
  await expect(player.getByText('Von einer Maschine übersetzt')).toBeVisible()
  await expect(player.getByText('We moved you.')).toHaveCount(0)
  expect(await faultsOf(player)).toEqual([])
  await player.context().close()
})

test('a machine that lies or is away: it is said, nothing is sent, what was typed stays', async ({ page, browser }) => {
  const player = await (await browser.newContext()).newPage()
  await asPlayer(player, `test-translation-away-${test.info().repeatEachIndex}`)
  const id = await fileCase(player, `Hilfe bitte ${randomUUID().slice(0, 8)}`, german)
  await player.context().close()
  await openDesk(page, 'agent-jo', `/cases/${id}`)

  machine.answer = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ translatedText: ['<img src=x onerror=document.title="x">'] }))
  await page.getByRole('button', { name: 'Translate into English' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no translation of this' })).toBeVisible()
  await expect(page.getByText('Hilfe bitte')).toBeVisible()

  machine.answer = (request) => void request.socket.destroy()
  const box = page.getByRole('textbox', { name: 'Your answer to the player' })
  await box.fill('We look into it.')
  await page.getByRole('button', { name: 'Translate into German' }).click()
  await page.getByRole('button', { name: /^Other ways to send/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Your answer in the player’s language' })
  await expect(dialog.getByRole('alert')).toContainText('The translator does not answer just now')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was sent')
  expect(await faultsOf(page, 'page', looks)).toEqual([])
  machine.answer = null
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('region', { name: 'The player reads' })).toContainText(
    asTranslated('We look into it', 'de'),
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(box).toHaveValue('We look into it.')
})
