// Doors besides the contract (T46): what each costs in processor time while its input doubles up to its limit, and how long others
// wait for the main thread, less an idle server's wait. The patterns cost most; of each figure the least counts.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'
import type { ContentDocument } from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { createThreadPool } from '../../../server/src/lib/thread-pool.ts'
import { freePort, mailInEnv, replyAddresses } from '../../../tests/support/mail-run.ts'
import { startTranslator } from '../../../tests/support/translator.ts'
import { formBody, formType, ticketForm } from '../../../tests/support/form-bytes.ts'
import { signInAtDesk, signInPlayer } from '../../../tests/support/people.ts'
import type { DoorWorks } from '../lib/door-thread.ts'
import type { Result } from '../lib/result.ts'
import { startServer } from '../relevance/started-server.ts'

/** In ms; of less cost no growth is told, since it is noise. */
const [leastCost, longestWait] = [100, 100]
/** Of each input: the collection of garbage costs as much as a small input. */
const passes = 3

interface Passage {
  cost: number
  wait: number
  idle: number
}
/** Its name, its limit in letters, what is repeated up to it. */
type Door = [name: string, limit: number, patterns: readonly string[]]
/** Makes everything ready. @returns what is measured */
type Open = (text: string) => Promise<() => Promise<unknown>>

const rowsOf = async ([name, limit, patterns]: Door, pass: (text: string) => Promise<Passage>): Promise<Result[]> => {
  const measure = async (part: string, length: number): Promise<Passage> => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    const passed: Passage[] = []
    for (let time = 0; time < passes; time += 1) passed.push(await pass(text))
    const least = (key: keyof Passage): number => Math.min(...passed.map((one) => one[key]))
    return { cost: least('cost'), wait: least('wait'), idle: least('idle') }
  }
  // The first one compiles code as well.
  await measure(patterns[0]!, limit)
  let growth = { ratio: 1, of: `none costs ${leastCost} ms` }
  let longest = { wait: 0, idle: Infinity, part: '' }
  for (const part of patterns) {
    const shown = JSON.stringify(part)
    const whole = await measure(part, limit)
    if (whole.wait - whole.idle > longest.wait - longest.idle) longest = { ...whole, part: shown }
    if (whole.cost < leastCost) continue
    // Over two doublings: a thread that takes its memory once is no growth of the work.
    const quarter = await measure(part, Math.round(limit / 4))
    const ratio = Math.sqrt(whole.cost / Math.max(quarter.cost, leastCost / 4))
    const of = `${shown}, ${limit / 4} → ${limit} letters: ${quarter.cost.toFixed(0)} → ${whole.cost.toFixed(0)} ms`
    if (ratio > growth.ratio) growth = { ratio, of }
  }
  const { wait, idle, part } = longest
  return [
    { id: 'T46', what: `${name}: cost as the input doubles`, target: { atMost: 2.5 }, ...growth },
    {
      id: 'T46',
      what: `${name}: longest wait, less an idle server’s, ÷ ${longestWait} ms`,
      ratio: Math.max(0, wait - idle) / longestWait,
      target: { atMost: 1 },
      of: `${part}: ${wait.toFixed(0)} ms; idle ${idle.toFixed(0)} ms`,
    },
  ]
}

const demo = fileURLToPath(new URL('../../../server/content/demo', import.meta.url))
const player = 'test-doors@players.example'
const markdown = ['a.', '> ', '*a **b ']
const svg = '<svg xmlns="http://www.w3.org/2000/svg">'
const html = ['<td></td>', '<a href="']

export const measureDoors = async (): Promise<Result[]> => {
  const port = await freePort()
  const translator = await startTranslator()
  const env = { ...mailInEnv(port), CONTENT_PACK: demo, TRANSLATE_URL: translator.origin }
  const server = await startServer(() => undefined, 'en-US', { measuresTurns: true, env })
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const kinds = ['picture', 'wordpress', 'page', 'markdown', 'claims'] as const
  const module = new URL('../lib/door-thread.ts', import.meta.url)
  const threads = createThreadPool<DoorWorks>({ module, kinds, seconds: 20, megabytes: 1_024 })
  const { headers: visitor } = await signInPlayer(server.root, 'test-doors')
  let desk: Record<string, string> = {}
  const send = async <T>(method: string, path: string, body?: object | Buffer, headers = desk): Promise<T> => {
    const isForm = Buffer.isBuffer(body)
    const type = body && { 'content-type': isForm ? formType : 'application/json' }
    const answer = await fetch(`${server.root}/services/${path}`, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID(), ...type },
      body: body === undefined ? null : isForm ? new Uint8Array(body) : JSON.stringify(body),
    })
    // What a door refuses by its rules was read as well.
    if (![200, 201, 422].includes(answer.status)) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<T>
  }
  const form = (fields: object): Buffer => Buffer.from(formBody(JSON.stringify(fields)))
  const file = async (): Promise<string> => {
    const ticket = form(ticketForm(`The hero falls. ${randomUUID()}`))
    return (await send<SubmitResult>('POST', 'bft/api/submit', ticket, visitor)).caseId
  }
  const caseId = await file()
  const mail =
    (type: string): Open =>
    async (text) => {
      const envelope = { from: player, to: replyAddresses.of({ id: caseId, contactEmail: player })! }
      const raw = `From: ${player}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\nx${text}`
      return () => transport.sendMail({ envelope, raw })
    }
  let id = 700_000
  const draft = (body: string) => async () => {
    id += 1
    const head = `id: '${id}'\ntitle: T\nsummary: S\nproducts: [wow]\nupdated: 2026-11-20`
    const path = `desk/studio/articles/en-US~${id}`
    await send('PUT', `${path}/draft`, { draft: 0, source: `---\n${head}\n---\n${body}\n` })
    return path
  }
  const article = 'articles/en-US~9852'
  const put = async (path: string, change: object): Promise<() => Promise<unknown>> => {
    const { contentVersion, document } = await send<ContentDocument>('GET', `desk/content/${article}`)
    return () => send('PUT', `desk/content/${path}`, { contentVersion, document: { ...document, ...change } })
  }
  const picture = (name: string, text: string) =>
    put(`assets/${name}`, { base64: Buffer.from(text).toString('base64') })
  const answer: Open = async (text) => {
    const path = `desk/cases/${await file()}/responses`
    return () => send('POST', path, form({ responseText: `x${text}`, status: 'ANSWERED', eventCount: 1 }))
  }
  const machineDraft: Open = async (text) => {
    const path = await draft(text)()
    await send('POST', `${path}/publish`, { draft: 1, note: '' })
    // It is translated from what players see.
    while (!(await fetch(`${server.root}/services/bft/api/article/en-US/${id}`)).ok) await setTimeout(50)
    return () => send('POST', `${path.replace('en-US', 'de-DE')}/machine-draft`, { draft: 0 })
  }
  const doors: [...door: Door, open: Open][] = [
    ['mail, plain', 400_000, ['\n', '> a\n'], mail('text/plain')],
    ['mail, HTML', 400_000, html, mail('text/html')],
    ['HTML of an agent’s answer', 19_900, html, answer],
    ['Markdown of an article', 199_000, markdown, async (text) => draft(text)],
    ['content', 199_000, ['a ', '*a **b '], (body) => put(article, { body })],
    ['picture', 4_900_000, ['a'], (text) => picture('doors.png', text)],
    ['drawing', 2_000_000, ['<g>', '&#x41;'], (text) => picture('doors.svg', `${svg}${text}</svg>`)],
    ['draft by a machine', 39_000, ['a', '`a` '], machineDraft],
  ]
  const readers = { claims: ['a@'], picture: ['<!---->'], wordpress: ['<!--', '[aaa '], page: html, markdown } as const
  const results: Result[] = []
  try {
    for (const [name, limit, patterns, open] of doors) {
      // What changes content asks for a fresh sign-in.
      desk = (await signInAtDesk(server.root, 'admin-sam')).headers
      const pass = async (text: string): Promise<Passage> => {
        const go = await open(text)
        await setTimeout(200)
        const { delay: idle, cost: before } = await server.turns()
        await go()
        // What follows it, too.
        await setTimeout(200)
        const { delay: wait, cost } = await server.turns()
        return { cost: cost - before, wait, idle }
      }
      results.push(...(await rowsOf([name, limit, patterns], pass)))
    }
    // What importers and providers bring. A command answers nobody.
    for (const kind of kinds) {
      const pass = async (text: string) => ({ cost: await threads.run(kind, text), wait: 0, idle: 0 })
      results.push((await rowsOf([`read elsewhere: ${kind}`, 1_000_000, readers[kind]], pass))[0]!)
    }
    return results
  } finally {
    transport.close()
    await threads.stop()
    await server.close()
    await translator.stop()
  }
}
