// The portal as a game's own help window: 1024 × 640, the game's User-Agent, the game's client beside it (ground G13,
// OD-101 … OD-104).
import { rmSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { fillAboutMe, passSuggestions } from './support/contact.ts'
import { answerCase } from './support/desk.ts'
import { asPlayer, fileCase } from './support/player-case.ts'
import { at, watchForTrouble } from './support/portal.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { packWith } from './support/vendor.ts'
import { test } from './support/test.ts'

const aether = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/114.0.0.0 AetherClient/11.2'
const aetherKorea = `${aether} (ko)`
const crown = 'Mozilla/5.0 Chrome/114.0 AshenCrownClient/4.1'
const words = 'qqzzx the quest of the lost bell wwvvk'

test.use({ viewport: { width: 1024, height: 640 }, userAgent: aether })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Support', exact: true })
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const step = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const theme = (page: Page) => expect(page.locator('html'))
const formOf = (postData: string | null): Record<string, unknown> =>
  JSON.parse(/\{.*\}/s.exec(postData ?? '')?.[0] ?? '{}') as Record<string, unknown>

/** Fills the form of "A quest does not progress", which takes no files, and sends it. @returns the request's body */
const sendQuest = async (page: Page): Promise<Record<string, unknown>> => {
  await box(page, 'Name of the quest').fill('The Lost Bell')
  await box(page, 'Description').fill(words)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/submit'))
  await button(page, 'Send').click()
  await passSuggestions(page)
  const body = formOf((await sent).postData())
  await expect(title(page)).toHaveText('We have your message')
  return body
}

test.describe('a player’s journeys', () => {
  test('[GAME-01, GAME-05] every page in the game’s look, without what its window has no use for', async ({ page }) => {
    const trouble = watchForTrouble(page)
    await asPlayer(page, 'test-game-journey')
    await page.goto(at('/home'))
    await expect(title(page)).toHaveText('Realms of Aether Support')
    await theme(page).toHaveAttribute('data-theme', 'wow')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Other resources' })).toHaveCount(0)
    await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')

    await page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByRole('searchbox'))
      .first()
      .fill('stuck')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(/^\d+ results for “stuck”$/)
    await page.getByRole('link', { name: 'Your character is stuck' }).click()
    await expect(title(page)).toHaveText('Your character is stuck')
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
    await expect(title(page)).toHaveText(/^\d+ results for “stuck”$/)

    await tab(page, 'Get help').click()
    await expect(page).toHaveURL(/\/product\/wow/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(at('/product/wow/1200/1211/solution'))
    await page.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact\/wow\/\d+\/1211\/ticket$/)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    await expect(page.getByText(/Up to \d files/)).toHaveCount(0)
    await expect(page.locator('#captcha-anonymous, #captcha-challenge')).toHaveCount(0)
    await sendQuest(page)
    await page.getByRole('link', { name: 'View your case' }).click()
    await expect(page).toHaveURL(/\/case\/detail\/\d+$/)
    await expect(page.getByText(words).first()).toBeVisible()

    await tab(page, 'My cases').click()
    await expect(title(page)).toHaveText('Active cases')
    await page.getByRole('table').getByRole('link', { name: 'A quest does not progress', exact: true }).first().click()
    await box(page, 'Your message').fill('It rings now.')
    await button(page, 'Send reply').click()
    await expect(
      page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'It rings now.' }).first(),
    ).toBeVisible()
    await theme(page).toHaveAttribute('data-theme', 'wow')
    expect(trouble).toEqual([])
  })

  test('[FLOW-32] the embedded flow begins with folded topics and holds search and article inside', async ({
    page,
  }) => {
    await page.goto(at('/'))
    await expect(step(page)).toHaveText('Which topic fits best?')
    const section = (name: string) => page.getByRole('heading', { level: 3 }).getByRole('button', { name })
    await section('Gameplay').click()
    await expect(section('Gameplay')).toHaveAttribute('aria-expanded', 'true')
    await section('Technical problems').click()
    await expect(section('Gameplay')).toHaveAttribute('aria-expanded', 'false')
    await expect(section('Technical problems')).toHaveAttribute('aria-expanded', 'true')

    await page.getByRole('searchbox', { name: 'Search articles' }).fill('stuck')
    await button(page, 'Search').click()
    await expect(page).not.toHaveURL(/\/search/)
    await page.getByRole('main').getByText('Your character is stuck', { exact: true }).click()
    await expect(step(page)).toHaveText('Your character is stuck')
    // In words, whenever this runs: "last month", too.
    await expect(page.getByRole('main').getByText(/^Updated (last \w+|.+ ago)$/)).toBeVisible()
    await expect(page).not.toHaveURL(/\/article\//)
    await page.getByRole('main').getByRole('button', { name: /^Back/ }).click()
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('stuck')
    await page.getByRole('main').getByRole('button', { name: /^Back/ }).click()
    await expect(step(page)).toHaveText('Which topic fits best?')
  })

  test('[GAME-04] each game’s browser wears its game’s colours on every page; the open web does not', async ({
    browser,
  }) => {
    const worn: Record<string, string | null> = {}
    for (const userAgent of [
      aether,
      aetherKorea,
      crown,
      'VanguardClient/3',
      'TavernClient/2',
      'Mozilla/5.0 Chrome/130.0.0.0',
    ]) {
      const context = await browser.newContext({ userAgent })
      const page = await context.newPage()
      await page.goto(at('/article/24150'))
      await expect(title(page)).toBeVisible()
      await expect(bar(page)).toHaveCount(userAgent.endsWith('130.0.0.0') ? 0 : 1)
      worn[userAgent.split(' ').slice(-1)[0]!] = await page.locator('html').getAttribute('data-theme')
      await context.close()
    }
    expect(worn).toEqual({
      'AetherClient/11.2': 'wow',
      '(ko)': 'wow',
      'AshenCrownClient/4.1': 'diablo4',
      'VanguardClient/3': 'overwatch',
      'TavernClient/2': 'hearthstone',
      'Chrome/130.0.0.0': null,
    })
  })

  test('a notice has a way back, because the game’s window has none', async ({ page }) => {
    await page.goto(at('/home'))
    await page.getByRole('region', { name: 'Current notices' }).getByText('3 current notices').click()
    await page
      .getByRole('region', { name: 'Current notices' })
      .getByRole('link', { name: 'Beware of false e-mails' })
      .click()
    await expect(title(page)).toHaveText('Beware of false e-mails')
    await button(page, 'Back').click()
    await expect(title(page)).toHaveText('Realms of Aether Support')
  })
})

test('[NAV-06, CASEAPI-31] the tab of the tickets and its dot follow the account, which is asked every 15 seconds', async ({
  page,
}) => {
  await asPlayer(page, `test-game-dot-${Date.now()}`)
  // Where no stream of news is heard (CD-262).
  await page.route('**/api/stream', (route) => route.abort())
  await page.clock.install()
  await page.goto(at('/article/24150'))
  await expect(tab(page, 'Get help')).toBeVisible()
  await expect(tab(page, 'My cases')).toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/en-US')) asked += 1
  })
  /** The next look at the account, up to its answer. */
  const look = async (): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/en-US'))
    await page.clock.fastForward(15_000)
    await (await answered).finished()
    await page.evaluate(() => document.readyState)
  }
  await look()
  await page.clock.fastForward(14_000)
  expect(asked).toBe(1)
  const next = page.waitForResponse((response) => response.url().endsWith('/api/auth/en-US'))
  await page.clock.fastForward(1_500)
  await next

  // The server itself keeps what it knows for a moment.
  const id = await fileCase(page, words)
  await expect(async () => {
    await look()
    await expect(tab(page, 'My cases')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(tab(page, 'My cases')).not.toContainText(/New answer/)
  await answerCase(id, 'ANSWERED')
  await expect(async () => {
    await look()
    await expect(tab(page, 'My cases')).toContainText(/New answer in 1 case/, { timeout: 1000 })
  }).toPass()
})

test('[CASEAPI-32] the form asks every 60 seconds which ways of contact are open', async ({ page }) => {
  const isChannels = (one: { url: () => string }): boolean => one.url().endsWith('/1301/channels')
  await page.clock.install()
  await page.goto(at('/contact/1301/ticket'))
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
  const later = async (milliseconds: number): Promise<void> => {
    const answered = page.waitForResponse(isChannels)
    await page.clock.fastForward(milliseconds)
    await (await answered).finished()
    await page.evaluate(() => document.readyState)
  }
  await later(60_000)
  let asked = 0
  page.on('request', (request) => {
    if (isChannels(request)) asked += 1
  })
  await page.clock.fastForward(50_000)
  expect(asked).toBe(0)
  await later(11_000)
})

test.describe('the game’s client', () => {
  type Kind = 'answers' | 'comes late' | 'is silent' | 'throws' | 'rejects' | 'is not there'
  const told = { characterId: 4711, realmId: 12, ticketMetaData: 'zone=emberfall' }

  const withClient = async (page: Page, how: Kind): Promise<void> => {
    await page.addInitScript((kind) => {
      const client = {
        getCharacter: async () => {
          if (kind === 'throws') throw new TypeError('no such call')
          return { characterId: 4711, realmId: 12 }
        },
        getTicketMetadata: async (): Promise<string> => {
          if (kind === 'is silent') return new Promise<string>(() => undefined)
          if (kind === 'rejects') throw new Error('the client is busy')
          return 'zone=emberfall'
        },
      }
      if (kind === 'throws')
        client.getCharacter = () => {
          throw new Error('no such call')
        }
      // Some games put it there a little after the page looks for it.
      let looks = 0
      if (kind !== 'is not there')
        Object.defineProperty(window, 'gameClient', {
          get: () => {
            looks += 1
            return kind === 'comes late' && looks < 3 ? undefined : client
          },
        })
    }, how)
  }

  for (const [how, ingame] of [
    ['answers', told],
    ['comes late', told],
    ['is silent', undefined],
    ['throws', undefined],
    ['rejects', undefined],
    ['is not there', undefined],
  ] as const) {
    test(`[GAME-10, GAME-11] a client that ${how}: the message is sent ${ingame === undefined ? 'without' : 'with'} who plays`, async ({
      page,
    }) => {
      await withClient(page, how)
      await page.goto(at('/contact/1211/ticket'))
      await fillAboutMe(page)
      expect((await sendQuest(page))['ingame']).toEqual(ingame)
    })
  }
})

test.describe('links out of the game', () => {
  // One server for all of them, not one for each.
  test.describe.configure({ mode: 'default' })
  let server: ServerProcess
  let pack: string
  test.beforeAll(async () => {
    pack = packWith({ embeddedStrictCaptcha: true, strictCaptcha: true, externalProtocols: '{ diablo4: crownlink }' })
    server = await startServerProcess({ CONTENT_PACK: pack })
  })
  test.afterAll(async () => {
    await server.stop()
    rmSync(pack, { recursive: true, force: true })
  })
  const contactLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Contact us/ })

  for (const userAgent of [aether, aetherKorea]) {
    test.describe(userAgent.endsWith('(ko)') ? 'its Korean variant' : 'the flagship game', () => {
      test.use({ userAgent })
      test('[GAME-06, CASESHELL-06, CASESHELL-07] strict captcha: the form opens in its own window', async ({
        page,
        context,
      }) => {
        await page.goto(at('/product/wow/1200/1211/solution', 'en-US', server.url))
        await expect(contactLink(page)).toHaveAttribute('target', '_blank')
        const opened = context.waitForEvent('page')
        await contactLink(page).click()
        // Another window of the same browser is still the game's: there the guard sends on to the root.
        await expect.poll(async () => new URL((await opened).url()).pathname).not.toContain('/contact')
        await page.goto(at('/contact/1211/ticket', 'en-US', server.url))
        await expect(page).not.toHaveURL(/\/contact/)
      })
    })
  }

  test.describe('in a game with a protocol of its own', () => {
    test.use({ userAgent: crown })
    test('[GAME-07, CASESHELL-08] what leaves is handed to it, what stays is not', async ({ page }) => {
      // A form with files cannot work in the game's window (GAME-09): its address leaves.
      await page.goto(at('/product/diablo4/1305/1306/solution', 'en-US', server.url))
      await expect(contactLink(page)).toHaveAttribute(
        'href',
        new RegExp(`^crownlink:${server.url}/support/en-US/help/contact/.*1306/ticket$`),
      )
      await page.goto(at('/product/diablo4/1300/1301/solution', 'en-US', server.url))
      await expect(contactLink(page)).toHaveAttribute('href', /^\/support\/en-US\/help\/contact\//)
    })
  })

  test('[GAME-08, GAME-09] a topic with a file or diagnostics, and other sites, open in a new tab', async ({
    page,
  }) => {
    for (const [parent, topic] of [
      [1200, 1201],
      [1240, 1241],
    ]) {
      await page.goto(at(`/product/wow/${parent}/${topic}/solution`))
      await expect(contactLink(page)).toHaveAttribute('target', '_blank')
      await expect(contactLink(page)).toHaveAttribute('href', new RegExp(`^http.*/contact/.*${topic}/ticket$`))
    }
    await page.goto(at('/product/wow/1200/1211/solution'))
    await expect(contactLink(page)).not.toHaveAttribute('target', '_blank')
    await page.goto(at('/home'))
    await expect(page.getByRole('link', { name: /^Realm status/ })).toHaveAttribute('target', '_blank')
  })
})

test.describe('arrow keys and a controller', () => {
  const focused = (page: Page) => page.locator(':focus')
  /** Presses an arrow until this has the focus. */
  const arrowTo = async (page: Page, key: string, goal: ReturnType<Page['getByRole']>, presses = 25): Promise<void> => {
    for (
      let pressed = 0;
      pressed < presses && !(await goal.evaluate((element) => element === document.activeElement));
      pressed += 1
    )
      await page.keyboard.press(key)
    await expect(goal).toBeFocused()
  }
  /** The keys are listened to once their file is here. */
  const ready = async (page: Page): Promise<void> => {
    await expect(async () => {
      await tab(page, 'Home').focus()
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'Get help')).toBeFocused({ timeout: 200 })
    }).toPass()
  }

  test('the guided entry is walked from the bar to the form by arrows and Enter alone', async ({ page }) => {
    await page.goto(at('/'))
    await expect(step(page)).toHaveText('Which topic fits best?')
    await ready(page)
    await arrowTo(page, 'ArrowDown', page.getByRole('heading', { level: 3 }).getByRole('button', { name: 'Gameplay' }))
    await page.keyboard.press('Enter')
    await arrowTo(page, 'ArrowDown', page.getByRole('button', { name: /^My character is stuck/ }))
    await arrowTo(page, 'ArrowRight', page.getByRole('button', { name: /^Quests and story/ }))
    await page.keyboard.press('Enter')
    await arrowTo(page, 'ArrowRight', page.getByRole('button', { name: /^A quest does not progress/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/solution$/)
    await arrowTo(page, 'ArrowDown', page.getByRole('link', { name: /^Contact us/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact\/.*1211\/ticket$/)
    await expect(box(page, 'Description')).toBeVisible()
  })

  test('with a controller alone, but for the text, from the start to the confirmation', async ({ page }) => {
    /** One pad, whose buttons are read as they are pressed: down at one look, up at the next. */
    await page.addInitScript(() => {
      const looks: number[] = []
      navigator.getGamepads = () => {
        const held = looks.shift()
        const buttons = Array.from({ length: 17 }, (_, index) => ({
          pressed: index === held,
          touched: false,
          value: 0,
        }))
        return [{ axes: [0, 0, 0, 0], buttons, mapping: 'standard', connected: true } as unknown as Gamepad]
      }
      Object.assign(window, {
        pressPad: async (button: number): Promise<void> => {
          looks.push(button, -1)
          while (looks.length > 0) await new Promise(requestAnimationFrame)
        },
      })
    })
    const buttons = { confirm: 0, back: 1, before: 4, after: 5, up: 12, down: 13, left: 14, right: 15 }
    const press = (name: keyof typeof buttons): Promise<void> =>
      page.evaluate(
        async (button) => (window as unknown as { pressPad: (index: number) => Promise<void> }).pressPad(button),
        buttons[name],
      )
    const padTo = async (name: keyof typeof buttons, goal: ReturnType<Page['getByRole']>): Promise<void> => {
      await expect(goal).toBeVisible()
      for (let pressed = 0; pressed < 25; pressed += 1) {
        if (await goal.evaluate((element) => element === document.activeElement)) return
        await press(name)
      }
      await expect(goal).toBeFocused()
    }
    await page.goto(at('/'))
    await expect(step(page)).toHaveText('Which topic fits best?')
    // Its file comes once a controller is there.
    await expect(async () => {
      await press('down')
      expect(await page.locator('html').getAttribute('data-pad')).toBe('')
    }).toPass()
    await padTo('down', page.getByRole('heading', { level: 3 }).getByRole('button', { name: 'Gameplay' }))
    expect(await focused(page).evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('6px')
    await press('confirm')
    await padTo('down', page.getByRole('button', { name: /^My character is stuck/ }))
    await padTo('right', page.getByRole('button', { name: /^Quests and story/ }))
    await press('confirm')
    await padTo('right', page.getByRole('button', { name: /^A quest does not progress/ }))
    await press('confirm')
    await expect(page).toHaveURL(/\/solution$/)
    // A step back, and on again: once the answer is there, as a person would.
    await expect(page.getByRole('heading', { level: 2, name: 'A quest does not progress' })).toBeFocused()
    await press('back')
    await expect(page).not.toHaveURL(/\/solution$/)
    await padTo('down', page.getByRole('button', { name: /^Quests and story/ }))
    await padTo('right', page.getByRole('button', { name: /^A quest does not progress/ }))
    await press('confirm')
    await padTo('down', page.getByRole('link', { name: /^Contact us/ }))
    await press('confirm')
    await expect(page).toHaveURL(/\/contact\/.*1211\/ticket$/)
    for (const [field, text] of [
      ['Description', words],
      ['Name of the quest', 'The Lost Bell'],
      ['Your name', 'Robin'],
      ['E-mail address', 'robin@players.example'],
    ] as const) {
      await padTo('down', box(page, field))
      await page.keyboard.type(text)
    }
    await padTo('down', button(page, 'Send'))
    await press('confirm')
    const goOn = button(page, 'None helps: send my message')
    await expect(goOn.or(title(page).filter({ hasText: 'We have your message' }))).toBeVisible()
    if (await goOn.isVisible()) {
      await padTo('down', goOn)
      await press('confirm')
    }
    await expect(title(page)).toHaveText('We have your message')
    // The shoulders turn the tabs above.
    await press('before')
    await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
    await press('after')
    await expect(tab(page, 'Get help')).toHaveAttribute('aria-current', 'page')
  })

  test('tiles are walked in rows and columns; text keeps its arrows, and a long text scrolls', async ({ page }) => {
    await page.goto(at('/home'))
    await ready(page)
    const topics = page.getByRole('region', { name: 'Trending topics' }).getByRole('link')
    await topics.nth(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(topics.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(topics.nth(4)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(topics.nth(3)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(topics.nth(0)).toBeFocused()

    await page.goto(at('/contact/1301/ticket'))
    const name = box(page, 'Your name')
    await name.fill('Robin')
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
    await expect(name).toBeFocused()
    // The ways of contact are tabs: their arrows are their own.
    await page.getByRole('tab').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('tab').first()).toBeFocused()

    await page.goto(at('/article/24150'))
    await expect(title(page)).toBeVisible()
    await ready(page)
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    }).toPass()
  })

  test('choices keep their arrows: a select changes, a radio group chooses', async ({ page }) => {
    await asPlayer(page, 'ada')
    await page.goto(at('/survey/104231177'))
    const survey = page.getByRole('main')
    const group = survey.getByRole('radiogroup').or(survey.getByRole('group')).first()
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio').nth(1)).toBeFocused()
    await expect(group.getByRole('radio').nth(1)).toBeChecked()
    await page.goto(at('/contact/1211/ticket'))
    const realm = page.getByRole('combobox').first()
    await realm.focus()
    const before = await realm.inputValue()
    await page.keyboard.press('ArrowDown')
    await expect(realm).toBeFocused()
    expect(await realm.inputValue()).not.toBe(before)
  })

  test('right to left it is mirrored: the left arrow goes on', async ({ page }) => {
    await page.goto(at('/home', 'ar-SA'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const topics = page.getByRole('main').getByRole('region').first().getByRole('link')
    await expect(async () => {
      await topics.nth(0).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(topics.nth(1)).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('ArrowRight')
    await expect(topics.nth(0)).toBeFocused()
    // Scrolled away, the row is still the row.
    await page.setViewportSize({ width: 1024, height: 400 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(topics.nth(0)).not.toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await expect(topics.nth(1)).toBeFocused()
    await expect(topics.nth(1)).toBeInViewport()
  })

  test('the ring around what has the focus is four pixels wide, seen from two metres', async ({ page }) => {
    await page.goto(at('/home'))
    await ready(page)
    const seen = await focused(page).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    expect(seen).toEqual({ outlineStyle: 'solid', width: 4 })
  })

  test('on the open web arrows scroll and move nothing', async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 Chrome/130.0.0.0',
      viewport: { width: 1024, height: 640 },
    })
    const page = await context.newPage()
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto(at('/games/wow'))
    const first = page.getByRole('region', { name: 'Trending topics' }).getByRole('link').first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    expect(files.filter((file) => file.includes('arrow-keys'))).toEqual([])
    await context.close()
  })
})
