// `make lab DO=desk`: CASES (200) of the queue are read, answered in own words, by macro or article, resolved or put off by keys
// alone. Fails when the pointer was needed, a case was met twice, or one has not become what it was to become.
import { type Browser, type Page, chromium } from '@playwright/test'
import config from '../../tests/e2e/playwright.config.ts'
import { atDesk } from '../../tests/e2e/support/desk.ts'
import { asPlayer, fileCase } from '../../tests/e2e/support/player-case.ts'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'

type Deed = 'words' | 'macro' | 'article' | 'resolve' | 'put off'
interface Done {
  deed: Deed
  /** What its answer is known by; '' without one. */
  words: string
}
interface Worked extends Done {
  id: string
  seconds: number
  keys: number
}

const count = Number(process.env['CASES'] ?? 200)
/** What a practised typist takes for a key (Card, Moran and Newell's keystroke-level model). */
const secondsAKey = 0.2
const deeds: readonly Deed[] = ['words', 'macro', 'article', 'words', 'macro', 'resolve', 'article', 'put off']
const patience = 60_000

const subjects = [
  'My character is stuck behind the gate and cannot move',
  'The quest does not go on after the third lantern',
  'I sold my sword by mistake and want it back',
  'The game closes while it is loading',
]
const fileCases = async (browser: Browser, wanted: number): Promise<void> => {
  const page = await browser.newPage()
  for (let index = 0; index < wanted; index += 1) {
    // Words three players share are learnt from: each of these is one player's.
    if (index % 10 === 0) await asPlayer(page, `test-keys-${index}`)
    const fields = { location: 'Emberfall Keep' }
    await fileCase(page, `${subjects[index % subjects.length]!}, no. ${index}.`, {
      categoryId: 1201,
      game: 'wow',
      fields,
    })
  }
  await page.context().close()
}

/** Presses keys and counts them; there is nothing else it can do to the page. */
const keyboardOf = (page: Page) => {
  let pressed = 0
  return {
    pressed: (): number => pressed,
    press: async (...names: string[]): Promise<void> => {
      for (const name of names) {
        pressed += 1
        await page.keyboard.press(name)
      }
    },
    type: async (text: string): Promise<void> => {
      pressed += text.length
      await page.keyboard.type(text)
    },
  }
}
type Keys = ReturnType<typeof keyboardOf>

const caseOf = (page: Page): string | undefined => /\/cases\/(\d+)/.exec(page.url())?.[1]
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer to the player' })
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')
const until = async (what: string, isSo: () => Promise<boolean>, longest = patience): Promise<void> => {
  const end = Date.now() + longest
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Signs in from the first page to the queue without the pointer. */
const signIn = async (page: Page, keys: Keys, origin: string): Promise<void> => {
  await page.goto(`${origin}/support/desk`)
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByLabel('Password').waitFor()
  const isAt = async (label: string): Promise<boolean> =>
    page.getByLabel(label).evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 20 && !(await isAt('Account name')); tabs += 1) await keys.press('Tab')
  await keys.type('lead-kim')
  await keys.press('Tab')
  await keys.type('lead-kim-demo')
  await keys.press('Enter')
  await page.getByRole('navigation', { name: 'Views' }).waitFor()
}

const begin = async (page: Page, keys: Keys): Promise<void> => {
  await keys.press('r')
  await until('the answer has the focus', async () => (await focused(page)) === 'TEXTAREA')
}
/** Does one deed with the case that is shown. @returns what it came to: without articles it is words */
const work = async (page: Page, keys: Keys, id: string, deed: Deed): Promise<Done> => {
  if (deed === 'resolve') {
    await keys.press('e')
    await page.getByRole('dialog').waitFor()
    await until('the dialog has its answer ready', async () => (await focused(page)) === 'BUTTON')
    await keys.press('Enter')
    return { deed, words: '' }
  }
  if (deed === 'put off') {
    await keys.press('s')
    const later = page.getByRole('dialog').getByRole('button', { name: /In four hours/ })
    await later.waitFor()
    for (let tabs = 0; tabs < 5 && !(await later.evaluate((one) => one === document.activeElement)); tabs += 1)
      await keys.press('Tab')
    await keys.press('Enter')
    return { deed, words: '' }
  }
  const articles = page.getByRole('complementary').getByRole('button', { name: /^Insert 1/ })
  if (deed === 'article')
    await articles
      .first()
      .waitFor({ timeout: 2_000 })
      .catch(() => undefined)
  const done = deed === 'article' && (await articles.count()) === 0 ? 'words' : deed
  if (done === 'article') {
    await keys.press('1')
    await until('the article stands in the answer', async () => (await textOf(page).inputValue()).includes('/article/'))
  } else await begin(page, keys)
  if (done === 'macro') {
    await keys.type('/')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keys.press('Enter')
    await until('the macro stands in the answer', async () => !/^\/?$/.test(await textOf(page).inputValue()))
  } else await keys.type(done === 'article' ? ' may help you.' : 'We have opened the gate for you.')
  const typed = await textOf(page).inputValue()
  const words = done === 'article' ? '/article/' : (/[A-Za-z ]{8,}/.exec(typed)?.[0].trim() ?? typed)
  await keys.press('Control+Enter')
  // Words that look like an address or a number are asked about once.
  if (caseOf(page) === id && (await page.getByRole('alert').count()) > 0) await keys.press('Control+Enter')
  return { deed: done, words }
}

interface DeskCase {
  case: { status: string; caseEvents: { responseText: string | null }[] }
  snoozedUntil: string | null
}
/** Whether a case has become what was done to it. */
const faultOf = async ({ id, deed, words }: Worked): Promise<string[]> => {
  const isSo = async (): Promise<boolean> => {
    const { body } = await atDesk<DeskCase>('agent-jo', 'GET', `/cases/${id}`)
    if (deed === 'put off') return body.snoozedUntil !== null
    if (deed === 'resolve') return body.case.status === 'RESOLVED'
    const answer = body.case.caseEvents.findLast(({ responseText }) => responseText !== null)?.responseText ?? ''
    return answer.includes(words)
  }
  return (await until(`${id}: ${deed}`, isSo, 10_000).then(
    () => [],
    () => [`case ${id} has not become what it was to become: ${deed}`],
  )) as string[]
}

const server = await startServerProcess()
process.env['GUIDEPOST_URL'] = server.url
const browser = await chromium.launch({ ...config.use?.launchOptions })
try {
  await fileCases(browser, count)
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage()
  page.setDefaultTimeout(60_000)
  // Whatever would need the pointer shows here: the page counts it by itself.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('pointed', 'yes'), { capture: true })
  })
  const keys = keyboardOf(page)
  await signIn(page, keys, server.url)
  await page.getByRole('region', { name: 'All open' }).getByRole('listitem').first().waitFor()
  const done = new Map<string, Worked>()
  const told: string[] = []
  while (done.size < count) {
    const [began, before] = [performance.now(), keys.pressed()]
    // At the end of the list, or on a case that is on its way already, j goes on.
    for (let steps = 0; caseOf(page) === undefined || done.has(caseOf(page)!); steps += 1) {
      if (steps > count) throw new Error('the queue has no end: nothing new came by j')
      const was = page.url()
      await keys.press('j')
      await until('j leads somewhere', async () => page.url() !== was)
    }
    const id = caseOf(page)!
    await page.getByRole('article').getByText(id).first().waitFor()
    const outcome = await work(page, keys, id, deeds[done.size % deeds.length]!)
    await until(`the case after ${id}`, async () => caseOf(page) !== id)
    const seconds = (performance.now() - began) / 1000
    done.set(id, { ...outcome, id, seconds, keys: keys.pressed() - before })
    if (done.size % 50 === 0) console.log(`${done.size} cases`)
  }
  // A window that is closed sends at once what still waits.
  await page.reload()
  await page.getByRole('navigation', { name: 'Views' }).waitFor()
  for (const one of done.values()) told.push(...(await faultOf(one)))
  if ((await page.evaluate(() => sessionStorage.getItem('pointed'))) !== null) told.push('the pointer was used')

  const worked = [...done.values()]
  const sorted = worked.map(({ seconds }) => seconds).sort((a, b) => a - b)
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2)
  const pressed = worked.reduce((sum, one) => sum + one.keys, 0) / worked.length
  console.log(
    `${worked.length} cases by keys alone: ${pressed.toFixed(1)} keys a case,`,
    `${(pressed * secondsAKey).toFixed(1)} s at ${secondsAKey} s a key;`,
    `the desk itself takes p50 ${at(0.5)} s, p95 ${at(0.95)} s, at most ${at(1)} s a case`,
  )
  for (const [deed, some] of Map.groupBy(worked, (one) => one.deed))
    console.log(
      `  ${deed}: ${some.length}, ${(some.reduce((sum, one) => sum + one.keys, 0) / some.length).toFixed(1)} keys,`,
      `${(some.reduce((sum, one) => sum + one.seconds, 0) / some.length).toFixed(2)} s`,
    )
  for (const line of told) console.error(line)
  process.exitCode = told.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
