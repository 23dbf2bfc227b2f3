// Every screen of the desk: axe in both schemes at the widths it is used in, and a walk by Tab. A room that is added to
// the desk's routes is walked through without being named here; what lies deeper in one is.
import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { colourRules, violations, withoutFading } from './support/axe.ts'
import { atDesk, openDesk, restrict } from './support/desk.ts'
import { watchForTrouble } from './support/portal.ts'
import { drawIn } from './support/scheme.ts'
import { tabFaults } from './support/tab-walk.ts'
import { test } from './support/test.ts'

const looks = [
  ['light', 1280, 900],
  ['dark', 1280, 900],
  ['dark', 1920, 1080],
  ['light', 390, 844],
  ['dark', 390, 844],
] as const

interface Id {
  id: string
}
const firstOf = async (path: string): Promise<string> => {
  const [first] = (await atDesk<{ items: Id[] }>('admin-sam', 'GET', path)).body.items
  if (first === undefined) throw new Error(`the demonstration has nothing at ${path}`)
  return first.id
}

const app = readFileSync(new URL('../../web/src/desk/app/App.tsx', import.meta.url), 'utf8')
/** `/cases/:id?` is the room `/cases`; `/studio/languages` is a page of its own. */
const rooms = [...app.matchAll(/<Route path="((?:\/[a-z-]+)+)/g)].map(([, path]) => path!)

/** Within the rooms: address by address, or how one is found. */
const within: readonly (string | (() => Promise<string>))[] = [
  ...['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'].map((kind) => `/feedback/${kind}`),
  '/reports/cases?by=topic',
  '/reports/appeals',
  '/reports/callbacks',
  '/reports/deflection',
  '/reports/sensitive',
  '/reports/reviews',
  '/reviews/done',
  '/reviews/settings',
  async () => `/reviews/open/${await firstOf('/reviews')}`,
  '/sensitive/selfHarm',
  '/sensitive/selfHarm/ar-SA',
  '/macros/new',
  async () => `/macros/${await firstOf('/macros')}`,
  '/routing/rules',
  '/routing/rules/new',
  async () => `/routing/rules/${await firstOf('/rules')}`,
  '/routing/teams',
  '/routing/teams/new',
  async () => `/routing/teams/${await firstOf('/teams')}`,
  '/restrictions/new?account=demo-ada',
  async () => `/restrictions/${await restrict('nora')}`,
  async () => `/appeals/${await firstOf('/appeals')}`,
  '/players/demo-boris',
  '/players?q=lindqvist',
  '/webhooks/new',
  '/people/new',
  async () => `/people/${await firstOf('/people')}`,
  '/keys/new',
  '/administration/data',
  '/administration/content',
  '/administration/features',
  '/administration/settings',
  '/studio/en-US~24117',
  '/studio/ja-JP~24117',
  async () => `/cases/${await firstOf('/cases')}`,
]

const faultsOf = async (page: Page, where: string): Promise<string[]> => {
  await withoutFading(page)
  const found: string[] = []
  for (const [scheme, width, height] of looks) {
    await page.setViewportSize({ width, height })
    await drawIn(page, scheme)
    // On a phone the list is what the page is about: the window says so to the page a moment after its width.
    await expect(page.getByRole('main')).toBeVisible()
    const rules = scheme === 'dark' ? colourRules : undefined
    found.push(...(await violations(page, `${where}, ${scheme}, ${width} px`, rules)))
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isWider) found.push(`${where} ${width}: wider than the window`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  found.push(...(await tabFaults(page)).map((line) => `${where} Tab: ${line}`))
  return found
}

test('the desk’s rooms are read from its routes', () => {
  expect(rooms).toEqual(expect.arrayContaining(['/cases', '/chats', '/callbacks', '/routing', '/webhooks']))
})

for (const [index, screen] of [...rooms, ...within].entries())
  test(`no fault on ${typeof screen === 'string' ? screen : `screen ${index}`}`, async ({ page }) => {
    const trouble = watchForTrouble(page)
    const path = typeof screen === 'string' ? screen : await screen()
    await openDesk(page, 'admin-sam', path)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect(await faultsOf(page, path)).toEqual([])
    // The preview of the studio brings no script; axe's own, which asks every frame, is turned away by its sandbox.
    const isOurs = (line: string): boolean => !/\b401\b|Blocked script execution in '[^']*\?preview=/.test(line)
    expect(trouble.filter(isOurs)).toEqual([])
  })
