// The portal as a game's own help window: 1024 × 640, the game's client beside it, keys and a controller (ground G13,
// OD-101 … OD-104).
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type AnswerOf, type Around, type Screen, example, open } from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

const words = 'qqzzx the quest of the lost bell wwvvk'
const main = page.getByRole('main')
const bar = page.getByRole('navigation', { name: 'Support', exact: true })
const tab = (name: string): Locator => bar.getByRole('link', { name })
const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
const title = page.getByRole('heading', { level: 1 })
const step = page.getByRole('heading', { level: 2 }).first()
const section = (name: string): Locator => page.getByRole('heading', { level: 3 }).getByRole('button', { name })
const contactLink = main.getByRole('link', { name: /^Contact us/ })
const done = title.filter({ hasText: 'Message sent' })
const trending = page.getByRole('region', { name: 'Trending topics' }).getByRole('link')

type Field = AnswerOf<'getSolution'>['fields'][number]
const topic = example('getSolution', 'form')
const ofTopic = (key: string): Field => topic.fields.find((field) => field.key === key)!
const options = ['Human', 'Elf'].map((label) => ({ id: label.toLowerCase(), label, selected: false, disabled: false }))
const questName = { ...ofTopic('location'), key: 'questName', label: 'Name of the quest', placeholder: null }
const [gameplay, story, progress] = example('getCategoryPath', 'path')
const [ticket] = example('getChannels', 'open')
const quest = {
  ...topic,
  id: 1211,
  parentId: 1210,
  name: 'A quest does not progress',
  selfHelpServices: [],
  fields: [questName],
}
/** A quest does not progress, below Quests and story in Gameplay: a form without files. */
const says: Around['says'] = {
  getCategoryChildren: ({ url }) =>
    url.pathname.endsWith('/1210')
      ? [{ ...progress!, name: 'A quest does not progress' }]
      : url.pathname.endsWith('/1200')
        ? example('getCategoryChildren', 'secondLevel')
        : [],
  getCategoryPath: [gameplay!, { ...story!, name: 'Quests and story' }, progress!],
  getSolution: quest,
  getChannels: [{ ...ticket!, loginRequired: false }],
}
const form = '/contact/1211/ticket'
const openGame = (path: string, more: Around = {}): Promise<Screen> =>
  open(path, {
    scenario: 'in-game',
    width: 1024,
    height: 640,
    answers: { getSuggestions: 'none' },
    ...more,
    says: { ...says, ...more.says },
  })

test('[FLOW-32] the embedded flow begins with folded topics and holds search and article inside', async () => {
  const { place } = await openGame('/')
  await expect.element(step).toHaveTextContent('Which topic fits best?')
  await section('Gameplay').click()
  await expect.element(section('Gameplay')).toHaveAttribute('aria-expanded', 'true')
  await section('Technical problems').click()
  await expect.element(section('Gameplay')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(section('Technical problems')).toHaveAttribute('aria-expanded', 'true')

  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.fill('stuck')
  await button('Search').click()
  await main.getByText('Your character is stuck', { exact: true }).click()
  await expect.element(step).toHaveTextContent('Your character is stuck')
  // In words, whenever this runs: "last month", too.
  await expect.element(main.getByText(/^Updated (last \w+|.+ ago)$/)).toBeVisible()
  expect(place()).not.toMatch(/\/search|\/article\//)
  await main.getByRole('button', { name: /^Back/ }).click()
  await expect.element(search).toHaveValue('stuck')
  await main.getByRole('button', { name: /^Back/ }).click()
  await expect.element(step).toHaveTextContent('Which topic fits best?')
})

test('a notice has a way back, because the game’s window has none', async () => {
  const notices = page.getByRole('region', { name: 'Current notices' })
  const [, notice] = example('getMessages', 'crisis')
  await openGame('/home', { answers: { getMessages: 'crisis' } })
  await notices.getByCss('summary').click()
  await notices.getByRole('link', { name: notice!.title }).click()
  await expect.element(title).toHaveTextContent(notice!.title)
  await button('Back').click()
  await expect.element(title).toHaveTextContent('Realms of Aether Support')
})

const told = { characterId: 4711, realmId: 12, ticketMetaData: 'zone=emberfall' }
for (const [how, ingame] of [
  ['answers', told],
  ['comes late', told],
  ['is silent', undefined],
  ['throws', undefined],
  ['rejects', undefined],
  ['is not there', undefined],
] as const)
  test(`[GAME-10, GAME-11] a client that ${how}: the message goes ${ingame === undefined ? 'without' : 'with'} who plays`, async () => {
    const client = {
      getCharacter: () => {
        if (how === 'throws') throw new Error('no such call')
        return Promise.resolve({ characterId: 4711, realmId: 12 })
      },
      getTicketMetadata: async (): Promise<string> => {
        if (how === 'is silent') return new Promise<string>(() => undefined)
        if (how === 'rejects') throw new Error('the client is busy')
        return 'zone=emberfall'
      },
    }
    // Some games put it there a little after the page looks for it.
    let looks = 0
    const get = () => ((looks += 1) < 3 && how === 'comes late' ? undefined : client)
    if (how !== 'is not there') Object.defineProperty(window, 'gameClient', { get, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(window, 'gameClient'))
    const { sent } = await openGame(form)
    await box('Name of the quest').fill('The Lost Bell')
    await box('Description').fill(words)
    await button('Send').click()
    expect(await sent('submitContact')).toMatchObject([{ categoryId: 1211, ...(ingame && { ingame }) }])
    if (ingame === undefined) expect((await sent('submitContact'))[0]).not.toHaveProperty('ingame')
    await expect.element(done).toBeVisible()
  })

const inWow: Around = { scenario: 'signed-in', game: 'wow' }
const strict: Around['says'] = {
  isFeatureEnabled: ({ body }) => (/[sS]trictCaptcha/.test(JSON.stringify(body)) ? true : undefined),
}
for (const game of ['wow', 'wow-kr'])
  test(`[GAME-06, CASESHELL-06, CASESHELL-07] strict captcha in ${game}: the form opens in its own window`, async () => {
    await openGame('/product/wow/1210/1211/solution', { ...inWow, game, says: strict })
    await expect.element(contactLink).toHaveAttribute('target', '_blank')
    // In the game's own the guard sends on to the root.
    const { place } = await openGame(form, { ...inWow, game, says: strict })
    await expect.poll(place).not.toContain('/contact')
  })

test('[GAME-07, CASESHELL-08] in a game with a protocol of its own what leaves is handed to it, what stays is not', async () => {
  const config = { ...example('getConfig', 'inGame'), embeddedGameName: 'diablo4' }
  const crown = (fields: Field[]): Around => ({
    scenario: 'signed-in',
    game: 'diablo4',
    says: {
      getConfig: { ...config, externalProtocols: { diablo4: 'crownlink' } },
      getSolution: { ...quest, fields },
    },
  })
  // A form with files cannot work in the game's window (GAME-09): its address leaves.
  await openGame('/product/wow/1210/1211/solution', crown([ofTopic('screenshot')]))
  await expect
    .element(contactLink)
    .toHaveAttribute(
      'href',
      expect.stringMatching(`^crownlink:${location.origin}/support/en-US/help/contact/.*1211/ticket$`),
    )
  await openGame('/product/wow/1210/1211/solution', crown([]))
  await expect.element(contactLink).toHaveAttribute('href', expect.stringMatching(/^\/support\/en-US\/help\/contact\//))
})

test('[GAME-08, GAME-09] a topic with a file or diagnostics, and other sites, open in a new tab', async () => {
  for (const type of ['file', 'diag'] as const) {
    const getSolution = { ...quest, fields: [{ ...ofTopic('screenshot'), type }] }
    await openGame('/product/wow/1210/1211/solution', { says: { getSolution } })
    await expect.element(contactLink).toHaveAttribute('target', '_blank')
    await expect
      .element(contactLink)
      .toHaveAttribute('href', expect.stringMatching(/^http.*\/contact\/.*1211\/ticket$/))
  }
  await openGame('/product/wow/1210/1211/solution')
  await expect.element(contactLink).toBeVisible()
  await expect.element(contactLink).not.toHaveAttribute('target', '_blank')
  const [service] = example('getSelfServices', 'product')
  await openGame('/home', { says: { getSelfServices: [{ ...service!, url: 'https://elsewhere.example/restore' }] } })
  await expect.element(page.getByRole('link', { name: /^Restore a character/ })).toHaveAttribute('target', '_blank')
})

/* Arrow keys and a controller */

const press = (key: string): Promise<void> => userEvent.keyboard(`{${key}}`)
const isFocused = (goal: Locator): boolean => goal.query() !== null && goal.query() === document.activeElement
/** Presses until this has the focus. */
const walkTo = async (goal: Locator, go: () => Promise<void>): Promise<void> => {
  await expect.element(goal).toBeVisible()
  for (let pressed = 0; pressed < 25 && !isFocused(goal); pressed += 1) await go()
  await expect.element(goal).toHaveFocus()
}
const arrowTo = (key: string, goal: Locator): Promise<void> => walkTo(goal, () => press(key))
/** The keys are listened to once their file is here. */
const ready = (): Promise<void> =>
  vi.waitFor(
    async () => {
      ;(tab('Home').element() as HTMLElement).focus()
      await press('ArrowRight')
      expect(isFocused(tab('Get help'))).toBe(true)
    },
    { timeout: 90_000 },
  )
const focus = (of: Locator): void => (of.element() as HTMLElement).focus()

test('the guided entry is walked from the bar to the form by arrows and Enter alone', async () => {
  const { place } = await openGame('/')
  await expect.element(step).toHaveTextContent('Which topic fits best?')
  await ready()
  await arrowTo('ArrowDown', section('Gameplay'))
  await press('Enter')
  await arrowTo('ArrowDown', page.getByRole('button', { name: /^My character is stuck/ }))
  await arrowTo('ArrowRight', page.getByRole('button', { name: /^Quests and story/ }))
  await press('Enter')
  await arrowTo('ArrowRight', page.getByRole('button', { name: /^A quest does not progress/ }))
  await press('Enter')
  await expect.poll(place).toMatch(/\/solution$/)
  await arrowTo('ArrowDown', contactLink)
  await press('Enter')
  await expect.poll(place).toMatch(/\/contact\/.*1211\/ticket$/)
  await expect.element(box('Description')).toBeVisible()
})

test('with a controller alone, but for the text, from the start to the confirmation', async () => {
  /** One pad, whose buttons are read as they are pressed: down at one look, up at the next. */
  const looks: number[] = []
  const pads = vi.spyOn(navigator, 'getGamepads').mockImplementation(() => {
    const held = looks.shift()
    const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: index === held, touched: false, value: 0 }))
    return [{ axes: [0, 0, 0, 0], buttons, mapping: 'standard', connected: true } as unknown as Gamepad]
  })
  onTestFinished(() => pads.mockRestore())
  const buttons = { confirm: 0, back: 1, before: 4, after: 5, up: 12, down: 13, left: 14, right: 15 }
  const push = async (name: keyof typeof buttons): Promise<void> => {
    looks.push(buttons[name], -1)
    while (looks.length > 0) await new Promise(requestAnimationFrame)
  }
  const padTo = (name: keyof typeof buttons, goal: Locator): Promise<void> => walkTo(goal, () => push(name))
  const { place } = await openGame('/')
  await expect.element(step).toHaveTextContent('Which topic fits best?')
  // Its file comes once a controller is there.
  await vi.waitFor(
    async () => {
      await push('down')
      expect(document.documentElement.dataset['pad']).toBe('')
    },
    { timeout: 90_000 },
  )
  await padTo('down', section('Gameplay'))
  expect(getComputedStyle(document.activeElement!).outlineWidth).toBe('6px')
  await push('confirm')
  await padTo('down', page.getByRole('button', { name: /^My character is stuck/ }))
  await padTo('right', page.getByRole('button', { name: /^Quests and story/ }))
  await push('confirm')
  await padTo('right', page.getByRole('button', { name: /^A quest does not progress/ }))
  await push('confirm')
  await expect.poll(place).toMatch(/\/solution$/)
  // A step back, and on again: once the answer is there, as a person would.
  await expect.element(page.getByRole('heading', { level: 2, name: 'A quest does not progress' })).toHaveFocus()
  await push('back')
  await expect.poll(place).not.toMatch(/\/solution$/)
  await padTo('down', page.getByRole('button', { name: /^Quests and story/ }))
  await padTo('right', page.getByRole('button', { name: /^A quest does not progress/ }))
  await push('confirm')
  await padTo('down', contactLink)
  await push('confirm')
  await expect.poll(place).toMatch(/\/contact\/.*1211\/ticket$/)
  for (const [field, text] of [
    ['Description', words],
    ['Name of the quest', 'The Lost Bell'],
  ] as const) {
    await padTo('down', box(field))
    await userEvent.keyboard(text)
  }
  await padTo('down', button('Send'))
  await push('confirm')
  await expect.element(done).toBeVisible()
  // The shoulders turn the tabs above.
  await push('before')
  await expect.element(tab('Home')).toHaveAttribute('aria-current', 'page')
  await push('after')
  await expect.element(tab('Get help')).toHaveAttribute('aria-current', 'page')
})

/** Six topics stand in rows of three. */
const six: Around['says'] = {
  getTrending: Array.from({ length: 6 }, (_, at) => ({
    ...example('getTrending', 'product')[0]!,
    name: `Topic ${at}`,
  })),
}

test('tiles are walked in rows and columns; text keeps its arrows, and a long text scrolls', async () => {
  await openGame('/home', { says: six })
  await expect.element(trending).toHaveLength(6)
  await ready()
  focus(trending.nth(0))
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 4],
    ['ArrowLeft', 3],
    ['ArrowUp', 0],
  ] as const) {
    await press(key)
    await expect.element(trending.nth(at)).toHaveFocus()
  }

  const ways = example('getChannels', 'open').map((way) => ({ ...way, loginRequired: false }))
  await openGame(form, { says: { getChannels: [ways[0]!, ways[2]!] } })
  await box('Name of the quest').fill('Robin')
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) await press(key)
  await expect.element(box('Name of the quest')).toHaveFocus()
  // The ways of contact are tabs: their arrows are their own.
  focus(page.getByRole('tab').first())
  await press('ArrowDown')
  await expect.element(page.getByRole('tab').first()).toHaveFocus()

  const article = example('getArticle', 'stuck')
  await openGame('/article/24117', { says: { getArticle: { ...article, body: article.body.repeat(12) } } })
  await expect.element(title).toBeVisible()
  await ready()
  await vi.waitFor(
    async () => {
      await press('ArrowDown')
      expect(window.scrollY).toBeGreaterThan(0)
    },
    { timeout: 90_000 },
  )
})

test('choices keep their arrows: a select changes, a radio group chooses', async () => {
  const { caseId } = example('getSurvey', 'survey-five-questions')
  await openGame(`/survey/${caseId}`)
  const group = main.getByRole('radiogroup').or(main.getByRole('group')).first()
  const radio = group.getByRole('radio')
  await expect.element(radio.first()).toBeVisible()
  focus(radio.first())
  await press('ArrowRight')
  await expect.element(radio.nth(1)).toHaveFocus()
  await expect.element(radio.nth(1)).toBeChecked()
  const race = {
    ...questName,
    key: 'race',
    label: 'Race',
    type: 'option' as const,
    renderMethod: 'dropdown' as const,
    options,
  }
  await openGame(form, { says: { getSolution: { ...quest, fields: [race] } } })
  const select = page.getByRole('combobox', { name: 'Race' })
  await expect.element(select).toBeVisible()
  focus(select)
  await press('ArrowDown')
  await expect.element(select).toHaveFocus()
  await expect.element(select).toHaveValue('human')
})

test('right to left it is mirrored: the left arrow goes on', async () => {
  await openGame('/home', { locale: 'ar-SA', says: six })
  const links = main.getByRole('region').first().getByRole('link')
  expect(document.documentElement.dir).toBe('rtl')
  await expect.element(links.first()).toBeVisible()
  await vi.waitFor(
    async () => {
      focus(links.nth(0))
      await press('ArrowLeft')
      expect(isFocused(links.nth(1))).toBe(true)
    },
    { timeout: 90_000 },
  )
  await press('ArrowRight')
  await expect.element(links.nth(0)).toHaveFocus()
  // Scrolled away, the row is still the row.
  await page.viewport(1024, 400)
  window.scrollTo(0, 0)
  await expect.element(links.nth(0)).not.toBeInViewport()
  await press('ArrowLeft')
  await expect.element(links.nth(1)).toHaveFocus()
  await expect.element(links.nth(1)).toBeInViewport()
})

test('the ring around what has the focus is four pixels wide, seen from two metres', async () => {
  await openGame('/home')
  await ready()
  const ring = (): string[] => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return [outlineStyle, outlineWidth]
  }
  await expect.poll(ring).toEqual(['solid', '4px'])
})

test('on the open web arrows scroll and move nothing', async () => {
  await open('/games/wow', { width: 1024, height: 640, says: six })
  await expect.element(trending.first()).toBeVisible()
  focus(trending.first())
  await press('ArrowRight')
  await press('ArrowDown')
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  await expect.element(trending.first()).toHaveFocus()
})

approveScreens([['/', { scenario: 'in-game' }, 'body']])
