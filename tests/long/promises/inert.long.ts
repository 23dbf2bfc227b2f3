// Promise P18: two hundred and fifty texts that would run a script, in eight places where people write (PAYLOADS settable),
// seen by the player, at the desk, in a mail program and at their raw addresses. Without the page's policy nothing runs;
// with it nothing is even reported.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formBody, formType, ticketForm } from '../../support/form-bytes.ts'
import type { WireAnswer } from '../../support/wire.ts'
import type { Person } from '../../support/people.ts'
import { openScene, type Scene } from '../../../scripts/lab/fuzz/scene.ts'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { payloads } from './payloads.ts'

const wanted = payloads.slice(0, Number(process.env['PAYLOADS'] ?? payloads.length))
const bft = '/services/bft/api'
const login = 'test-inert'

let scene: Scene
let player: Person
let admin: Person
let browser: Browser
/** What was stored, by place; what is refused in words is shown to nobody. */
const stored = new Map<string, number>()
/** One refusal of each place. */
const refused = new Map<string, string>()
const cases: string[] = []

const parsed = <T>({ body }: WireAnswer): T => JSON.parse(body.toString()) as T
const count = (place: string, { status, body }: WireAnswer): boolean => {
  if (status >= 500) throw new Error(`${place}: ${status} ${body.toString().slice(0, 200)}`)
  const isStored = status < 300
  if (!isStored && !refused.has(place)) refused.set(place, `${status} ${body.toString().slice(0, 300)}`)
  stored.set(place, (stored.get(place) ?? 0) + (isStored ? 1 : 0))
  return isStored
}
const send = (
  person: Person,
  method: string,
  url: string,
  body: unknown,
  files: Parameters<typeof formBody>[1] | null = null,
): Promise<WireAnswer> =>
  person.browser.send({
    method,
    url,
    headers: {
      ...person.headers,
      'content-type': files === null ? 'application/json' : formType,
      'idempotency-key': randomUUID(),
    },
    body: files === null ? Buffer.from(JSON.stringify(body)) : formBody(JSON.stringify(body), files),
  })
const eventsOf = async (id: string): Promise<number> =>
  parsed<{ eventCount: number }>(
    await admin.browser.send({ url: `/services/desk/cases/${id}`, headers: admin.headers }),
  ).eventCount

/** A name in a form's header is written as browsers write it. */
const asFilename = (text: string): string =>
  text.slice(0, 120).replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** One case with this text wherever a person may write. */
const fill = async (text: string): Promise<void> => {
  const form = ticketForm(text)
  const hero = text.slice(0, 24)
  const log = {
    part: 'files[files]',
    filename: `${asFilename(text)}.txt`,
    type: 'text/plain',
    content: Buffer.from(text),
  }
  const withAll = { ...form, fields: { heroName: hero, description: text } }
  let filed = await send(player, 'POST', `${bft}/submit`, withAll, [log])
  const isNamed = count('file name', filed)
  if (!isNamed) filed = await send(player, 'POST', `${bft}/submit`, withAll, [{ ...log, filename: 'log.txt' }])
  const isHero = count('field', filed)
  if (!isHero) filed = await send(player, 'POST', `${bft}/submit`, form, [])
  if (!count('description', filed)) return
  const { caseId } = parsed<{ caseId: string }>(filed)
  cases.push(caseId)
  const desk = `/services/desk/cases/${caseId}`
  count('note', await send(admin, 'POST', `${desk}/notes`, { text }))
  const subject = { subject: text.slice(0, 200), eventCount: await eventsOf(caseId) }
  count('subject', await send(admin, 'PATCH', desk, subject))
  const answer = { responseText: `<p>${text}</p>`, status: 'ANSWERED', eventCount: await eventsOf(caseId) }
  count('answer', await send(admin, 'POST', `${desk}/responses`, answer, []))
  const reply = {
    description: text,
    channel: 'ticket',
    categoryId: 1301,
    game: 'diablo4',
    eventCount: await eventsOf(caseId),
  }
  count('reply', await send(player, 'POST', `${bft}/cases/en-US/detail/${caseId}`, reply, []))
  count('player’s note', await send(admin, 'POST', `/services/desk/players/demo-${login}/notes`, { text }))
}

beforeAll(async () => {
  scene = await openScene()
  player = await scene.player(login)
  admin = await scene.person('admin')
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  for (const text of wanted) await fill(text)
  for (const [place, why] of refused) process.stdout.write(`refused once, ${place}: ${why}\n`)
  process.stdout.write(`${cases.length} cases; stored by place: ${JSON.stringify(Object.fromEntries(stored))}\n`)
}, 3_600_000)
afterAll(async () => {
  await browser?.close()
  await scene?.stop()
})

interface Seen {
  ran: string[]
  reports: string[]
}

/** Notes whatever runs, leaves for somewhere else, or is held back by the page's policy. */
const watch = async (context: BrowserContext, seen: Seen): Promise<void> => {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.log(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  await context.route(/evil\.example/, (route) => {
    seen.ran.push(`asked for ${route.request().url()}`)
    return route.abort()
  })
  context.on('console', (message) => {
    if (message.text().startsWith('policy: ')) seen.reports.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('dialog', (dialog) => {
    seen.ran.push(`${dialog.page()?.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
}

const cookiesOf = (person: Person) =>
  person.headers['cookie']!.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: scene.origin }
  })

const signInAtDesk = async (page: Page): Promise<void> => {
  await page.goto(`${scene.origin}/support/desk/cases`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Account name').fill('admin-sam')
  await page.getByLabel('Password').fill('admin-sam-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('grid').or(page.getByRole('list')).first().waitFor()
}

const viewers: Record<string, (page: Page) => Promise<number>> = {
  player: async (page) => {
    await page.context().addCookies(cookiesOf(player))
    let shown = 0
    for (const id of cases) {
      await page.goto(`${scene.origin}/support/en-US/help/case/detail/${id}`)
      await page.locator('#thread').waitFor()
      shown += 1
    }
    return shown
  },
  desk: async (page) => {
    await signInAtDesk(page)
    let shown = 0
    for (const id of cases) {
      await page.goto(`${scene.origin}/support/desk/cases/${id}`, { waitUntil: 'commit' })
      await page.getByRole('main').getByRole('article').first().waitFor()
      shown += 1
    }
    await page.goto(`${scene.origin}/support/desk/players/demo-${login}`, { waitUntil: 'commit' })
    await page.getByRole('main').getByText('alert(1)').first().waitFor()
    return shown + 1
  },
  mails: async (page) => {
    const folder = join(scene.server.dataDir, 'mails')
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.html'))
    for (const name of mails) await page.setContent(await readFile(join(folder, name), 'utf8'))
    return mails.length
  },
  raw: async (page) => {
    await page.context().addCookies(cookiesOf(player))
    let shown = 0
    for (const id of cases) {
      for (const path of [
        `/services/bft/api/cases/en-US/detail/${id}`,
        `/services/bft/api/cases/en-US/detail/${id}/export`,
      ]) {
        // An export is a download: no page of it.
        await page.goto(scene.origin + path).catch(() => undefined)
        shown += 1
      }
    }
    return shown
  },
}

test.each(Object.entries(viewers))(
  '[P18] nothing runs for the %s, with the policy and without',
  { timeout: 3_600_000 },
  async (name, view) => {
    for (const bypassCSP of [true, false]) {
      const seen: Seen = { ran: [], reports: [] }
      const context = await browser.newContext({ bypassCSP })
      await watch(context, seen)
      const shown = await view(await context.newPage())
      await context.close()
      process.stdout.write(
        `${name}, ${bypassCSP ? 'without' : 'with'} policy: ${shown} shown, ${seen.ran.length} ran, ${seen.reports.length} reports\n`,
      )
      expect(seen.ran.slice(0, 5)).toEqual([])
      if (!bypassCSP) expect(seen.reports.slice(0, 5)).toEqual([])
    }
  },
)

test('what is watched for is seen: one that runs', { timeout: 60_000 }, async () => {
  const seen: Seen = { ran: [], reports: [] }
  const context = await browser.newContext()
  await watch(context, seen)
  const page = await context.newPage()
  await page.setContent('<img src=x onerror=alert(1)><img src=https://evil.example/pixel>')
  await expect.poll(() => seen.ran.length).toBe(2)
  await context.close()
})
