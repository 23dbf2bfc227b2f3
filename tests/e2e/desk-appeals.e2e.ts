// An appeal from the player's words to another lead's decision, with a question, a second opinion and a hand-over between
// (CD-320 to CD-323): the desk's and the player's browser side by side.
import { type Browser, type Page, expect } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { atDesk, openDesk, restrict } from './support/desk.ts'
import type { Mail } from './support/mails.ts'
import { asPlayer } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const mailsTo = async (page: Page, login: string): Promise<Mail[]> => {
  const answer = await page.request.get(`${new URL(at('/')).origin}/services/dev/mails`, {
    headers: { accept: 'application/json' },
  })
  return ((await answer.json()) as Mail[]).filter(({ to }) => to.startsWith(`${login}@`))
}
/** Restricted by Kim, appealed by its player. @returns ids of the restriction and the appeal */
const appealed = async (page: Page, login: string, words: string): Promise<{ penaltyId: string; appealId: string }> => {
  const penaltyId = await restrict(login, { end: '2099-01-01T00:00:00.000Z' })
  await asPlayer(page, login)
  await page.goto(at(`/penalty/${penaltyId}`))
  await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^What should we know/ }).fill(words)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Your appeal is on its way.')).toBeVisible()
  const { body } = await atDesk<{ items: { id: string; penalty: { id: string } }[] }>(
    'lead-lee',
    'GET',
    '/appeals?limit=100',
  )
  return { penaltyId, appealId: body.items.find(({ penalty }) => penalty.id === penaltyId)!.id }
}
const deskOf = async (browser: Browser, login: Parameters<typeof openDesk>[1], path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await openDesk(page, login, path)
  return page
}
const inList = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Appeals' }).getByRole('link', { name: new RegExp(words) })

test('[CASEROLE-07, CASEROLE-13, PENALTY-31] asked, told, answered, talked over, handed on and decided by another lead', async ({
  page,
  browser,
}) => {
  const login = 'test-appeal-review'
  const words = 'My brother played on the evening of the fifth'
  const { penaltyId, appealId } = await appealed(page, login, words)
  const trouble = watchForTrouble(page)

  // Who imposed it may do nothing, and the buttons say why.
  const kim = await deskOf(browser, 'lead-kim', `/appeals/${appealId}`)
  const off = kim.getByRole('button', { name: 'Lift the restriction' })
  await expect(off).toHaveAttribute('aria-disabled', 'true')
  await expect(off).toHaveAccessibleDescription('You imposed this restriction: somebody else decides.')
  await expect(kim.getByRole('button', { name: 'Ask the player' })).toHaveCount(0)
  await kim.context().close()

  // Lee asks by keys alone; what is typed outlives a reload.
  const lee = await deskOf(browser, 'lead-lee', '/appeals')
  await expect(inList(lee, words)).toContainText('6 days left')
  await inList(lee, words).click()
  await expect(lee.getByRole('article').getByText('6 days left')).toBeVisible()
  await lee.keyboard.press('p')
  const question = lee.getByRole('textbox', { name: 'Question to the player' })
  await expect(question).toBeFocused()
  await question.fill('Does your brother have an account of his own?')
  await lee.reload()
  await lee.getByRole('button', { name: 'More actions' }).click()
  await lee.getByRole('button', { name: 'Ask the player' }).click()
  await expect(question).toHaveValue('Does your brother have an account of his own?')
  await lee.getByRole('button', { name: 'Send the question' }).click()
  await expect(lee.getByText('The player is asked', { exact: true })).toBeVisible()
  await expect(inList(lee, words)).toHaveCount(0)
  const article = lee.getByRole('article')
  await expect(article.getByText('Waits for the player')).toBeVisible()
  await expect(article.getByText(/The player may answer until/)).toBeVisible()
  await article.getByRole('button', { name: 'More actions' }).click()
  await expect(article.getByRole('button', { name: 'Ask the player' })).toHaveAttribute('aria-disabled', 'true')
  await lee.keyboard.press('Escape')
  await lee.getByRole('combobox', { name: 'State' }).selectOption('WAITING')
  await expect(inList(lee, words)).toHaveCount(1)

  // The player is told by mail and by a mark, and answers; what was typed is there after a reload.
  await expect
    .poll(async () => (await mailsTo(page, login)).filter(({ text }) => text.includes(`penalty/${penaltyId}`)).length)
    .toBe(1)
  expect(JSON.stringify(await mailsTo(page, login))).not.toContain('brother')
  await page.goto(at('/restrictions'))
  const card = page.getByRole('article').first()
  await expect(card.getByText('New', { exact: true })).toBeVisible()
  await expect(card.getByText('We need your answer')).toBeVisible()
  await card.getByRole('link', { name: /Answer the question/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'We have a question about your appeal' })).toBeVisible()
  await expect(page.getByText('Does your brother have an account of his own?')).toBeVisible()
  await expect(page.getByText('We’re reviewing your appeal.')).toHaveCount(0)
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await expect(page.getByRole('button', { name: 'Send answer' })).toHaveAttribute('aria-disabled', 'true')
  await answer.fill('He does: Mika#77')
  await page.reload()
  await expect(answer).toHaveValue('He does: Mika#77')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'We have your appeal' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(answer).toHaveCount(0)
  await expect(page.getByText('He does: Mika#77')).toBeVisible()

  // It is back in the queue by itself, with the answer; a colleague is asked, and says how they would decide.
  await expect(inList(lee, words)).toHaveCount(0)
  await expect(article.getByText('He does: Mika#77')).toBeVisible()
  await lee.keyboard.press('n')
  await lee.getByRole('combobox', { name: 'Colleague' }).selectOption({ label: 'Jo' })
  await lee.getByRole('textbox', { name: 'What do you want to know?' }).fill('Does this look like two people?')
  await lee.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(article.getByText('Not said yet')).toBeVisible()

  const jo = await deskOf(browser, 'agent-jo', '/appeals?state=ASKED')
  await inList(jo, words).click()
  await expect(jo.getByText('Does this look like two people?')).toBeVisible()
  await expect(jo.getByRole('button', { name: 'Lift the restriction' })).toHaveAccessibleDescription('A lead decides.')
  await jo.getByRole('button', { name: 'Give my opinion' }).click()
  await expect(jo.getByText('Write something first.')).toBeVisible()
  await jo.getByRole('radio', { name: 'Overturn', exact: true }).check()
  await jo.getByRole('textbox', { name: /^Why do you think so/ }).fill('Two people, clearly.')
  await jo.getByRole('button', { name: 'Give my opinion' }).click()
  await expect(inList(jo, words)).toHaveCount(0)
  await jo.context().close()
  await expect(article.getByText('Two people, clearly.')).toBeVisible()

  // Handed on with the reason, and decided by who has it now.
  await lee.keyboard.press('t')
  await lee.getByRole('combobox', { name: 'Lead who decides' }).selectOption({ label: 'Sam' })
  await lee.getByRole('textbox', { name: 'Reason' }).fill('You know this game better.')
  await article.getByRole('button', { name: 'Hand over' }).last().click()
  await expect(article.getByText('With Sam')).toBeVisible()
  const sam = await deskOf(browser, 'admin-sam', '/appeals?state=MINE')
  await inList(sam, words).click()
  const history = sam.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveText([
    /^The player appealed/,
    /^Lee asked the player/,
    /^The player answered/,
    /^Lee asked Jo for an opinion/,
    /^Jo gave an opinion/,
    /^Lee gave it to SamYou know this game better\./,
  ])
  await sam.getByRole('textbox', { name: 'Answer to the player' }).fill('You were right, and we are sorry.')
  await sam.getByRole('button', { name: 'Lift the restriction' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Decide' }).click()
  await expect(inList(sam, words)).toHaveCount(0)
  await expect(history.getByText('Sam decided: Overturned')).toBeVisible()
  await sam.context().close()
  await lee.context().close()

  // The restriction, the question and the decision.
  await expect.poll(async () => (await mailsTo(page, login)).length).toBe(3)
  await page.goto(at(`/penalty/${penaltyId}`))
  await expect(page.getByRole('heading', { level: 2, name: 'Your appeal was accepted' })).toBeVisible()
  await expect(page.getByText('Lee asks')).toBeVisible()
  await expect(page.getByText('Answer from Sam')).toBeVisible()
  await expect(page.getByText('Two people, clearly.')).toHaveCount(0)
  await expect(page.getByText('You know this game better.')).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('like decisions stand beside an appeal, with outcome and words, and without whose they were', async ({
  page,
  browser,
}) => {
  const first = await appealed(page, 'test-appeal-alike-one', 'qqzzx the first of two')
  await atDesk('lead-lee', 'POST', `/appeals/${first.appealId}/decision`, {
    decision: 'OVERTURNED',
    repResponse: 'A driver caused the finding.',
  })
  const other = await (await browser.newContext()).newPage()
  const second = await appealed(other, 'test-appeal-alike-two', 'qqzzx the second of two')
  await other.context().close()
  const lee = await deskOf(browser, 'lead-lee', `/appeals/${second.appealId}`)
  const alike = lee.getByRole('region', { name: 'Like decisions' })
  const entry = alike.getByRole('listitem').filter({ hasText: 'A driver caused the finding.' })
  await expect(entry).toContainText('Overturned')
  await expect(entry).toContainText('qqzzx the first of two')
  await expect(alike).not.toContainText('test-appeal-alike-one')
  expect(await faultsOf(lee)).toEqual([])
  await lee.context().close()
})

for (const [name, locale, size, agent] of [
  ['phone, Arabic, dark', 'ar-SA', { width: 390, height: 844 }, undefined],
  ['in a game, German', 'de-DE', { width: 1024, height: 640 }, 'Mozilla/5.0 Chrome/114.0.0.0 AetherClient/11.2'],
] as const)
  test(`${name}: the question and its form overflow nowhere, and axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      ...(agent === undefined ? {} : { userAgent: agent }),
    })
    const page = await context.newPage()
    const login = `test-appeal-look-${locale.slice(0, 2)}`
    const { penaltyId, appealId } = await appealed(page, login, 'qqzzx it was my brother')
    await atDesk('lead-lee', 'POST', `/appeals/${appealId}/question`, {
      question: `Which one of your brothers? ${'wörter'.repeat(40)}`,
    })
    await page.goto(at(`/penalty/${penaltyId}`, locale))
    await expect(page.locator('#question').getByRole('textbox')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })
