// Every route of the app renders from the contract's examples alone (ground G35): its heading stands there, nothing fails, nothing is logged.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { at } from './support/portal.ts'
import { freePort } from './support/server-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const token = 'a'.repeat(43)

/** Address and the heading its example gives, for everybody. */
const open = [
  ['/', 'How can we help?'], ['/product/wow', 'How can we help?'], ['/product/wow/1200', 'How can we help?'], ['/games/wow', 'Realms of Aether Support'],
  ['/games/wow/category/1200', 'Character is stuck'], ['/search?q=stuck', 'Search'], ['/games/wow/search?q=stuck', 'Search in Realms of Aether'],
  ['/article/24117', 'Your character is stuck'], ['/contact/1201/ticket', 'Character is stuck'], ['/contact/wow/1200/1201/ticket', 'Character is stuck'],
  [`/case/detail/${token}`, 'My character is stuck in Emberfall Keep'], ['/case/invalid', 'This link opens nothing'], ['/verification', 'Show us that it is you'],
  ['/error', 'This link is not valid'],
] as const
/** The same for those that need a session; signed out they lead to the first page. */
const closed = [
  ['/case', 'Active cases'], ['/case?archived=true', 'Archived cases'], ['/case/detail/104233871', 'My character is stuck in Emberfall Keep'],
  ['/survey/104233871', 'How did we do? Case US104231177'], ['/restrictions', 'Account restrictions'], ['/bug-suggestion', 'Report a bug or make a suggestion'],
] as const

let mock: ChildProcess
let base = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  mock = spawn('node_modules/.bin/node', ['scripts/dev/mock.ts'], { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
  await expect.poll(() => fetch(at('/', 'en-US', base)).then((answer) => answer.ok, () => false), { timeout: 60_000 }).toBe(true)
})
test.afterAll(() => { mock.kill('SIGTERM') })

for (const scenario of ['signed-in', 'signed-out'] as const) {
  test(`every route renders from the mock alone, ${scenario}`, async ({ page }) => {
    test.setTimeout(180_000)
    const trouble: string[] = []
    page.on('pageerror', (error) => trouble.push(error.message))
    page.on('console', (message) => { if (message.type() === 'error') trouble.push(message.text()) })
    page.on('response', (response) => { if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`) })
    const expected = [...open, ...closed.map(([path, heading]) => [path, scenario === 'signed-in' ? heading : 'How can we help?'] as const)]
    for (const [path, heading] of expected) {
      await page.goto(at(`${path}${path.includes('?') ? '&' : '?'}mock_scenario=${scenario}`, 'en-US', base))
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0)
    }
    expect(trouble).toEqual([])
  })
}
