// Doors besides the contract, and the longest texts it takes (T46): what each costs while its input doubles up to its limit, and
// how long the thread that answers stands still. Each is gone through as its people do, over SMTP and HTTP; what importers and
// providers bring is read on a thread of the bench.
//
// Every pattern is tried at the limit; those that cost most are halved twice, and the least of three passages counts. A cost is
// processor time of the whole process until it rests again, a stop is processor time of its main thread.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'
import type { CrisisMessageRequest, StudioSheet } from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { BusyError, createThreadPool, OverLimitError } from '../../../server/src/lib/thread-pool.ts'
import { freePort, mailInEnv, replyAddresses } from '../../../tests/support/mail-run.ts'
import { startTranslator } from '../../../tests/support/translator.ts'
import { formBody, formType, ticketForm } from '../fuzz/form.ts'
import { signInAtDesk, signInPlayer } from '../fuzz/people.ts'
import type { DoorWorks } from '../lib/door-thread.ts'
import type { Result } from '../lib/result.ts'
import { startServer, type StartedServer } from '../relevance/started-server.ts'

const mostGrowth = 2.5
const longestStop = 100
/** Less is noise: of a door that costs less, no growth is told. */
const leastCost = 20
/** So many patterns are looked at more closely, and so many times each. */
const looked = 3
const times = 3
const halvings = 2

/** Signs of every language of markup, one after the other; then what was found to cost most (findings of 2026-11). */
const patterns: readonly string[] = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \n',
  ...[
    'a',
    'a ',
    'ä',
    'あ',
    '🐉',
    'A-',
    'a.',
    'a@',
    'a@a.',
    '* ',
    '> ',
    '- ',
    '1. ',
    '# ',
    '*a **b ',
    '_a __b ',
    '~~a ',
    '`a ',
    '|a',
  ],
  ...[
    '| a |\n',
    '![',
    '[a](',
    '](x "',
    '[a][',
    '[a]: b\n',
    '<a',
    '<!--',
    '<!---->',
    '<a href="',
    '<td></td>',
    '<div>',
    '<p>',
  ],
  ...[
    '<blockquote>',
    '&nbsp;',
    '&#x1f409;',
    '[aaa ',
    'www.',
    'http://',
    '\n> ',
    '\n- a',
    '\n\n',
    'On a, b wrote:\n',
    'From: a\n',
  ],
]
const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length)

type Answer = 'taken' | 'refused' | 'busy'
interface Door {
  name: string
  /** Letters. */
  limit: number
  /** Of these alone. */
  patterns?: readonly string[]
  /** Makes everything ready. @returns what is measured; undefined where such a text never comes so far */
  open: (text: string) => Promise<(() => Promise<Answer>) | undefined>
}
interface Passage {
  part: string
  cost: number
  stop: number
  answer: Answer
}

const answerOf = (status: number): Answer =>
  status < 300 ? 'taken' : status === 503 || status === 429 ? 'busy' : 'refused'

/** Goes through once, and waits until the process rests. */
const pass = async (server: StartedServer, door: Door, part: string, length: number): Promise<Passage | undefined> => {
  const go = await door.open(filled(part, length))
  if (go === undefined) return undefined
  await rest(server)
  await server.longestTurn()
  const before = server.spent()
  const answer = await go()
  await rest(server)
  return { part, cost: server.spent() - before, stop: await server.longestTurn(), answer }
}
const rest = async ({ spent }: StartedServer): Promise<void> => {
  for (let before = spent(), turns = 0; turns < 40; turns += 1) {
    await setTimeout(50)
    const now = spent()
    if (now - before < 5) return
    before = now
  }
}

const shown = (part: string): string => JSON.stringify(part).replaceAll('|', '\\|').replaceAll('`', '′')
const ofAnswers = (passages: readonly Passage[]): string => {
  const counts = Map.groupBy(passages, ({ answer }) => answer)
  return [...counts].map(([answer, { length }]) => `${length} ${answer}`).join(', ')
}

type Measure = (part: string, length: number) => Promise<Passage | undefined>

/** The least of some passages: what else the process did meanwhile is left out. */
const leastOf = async (measure: Measure, part: string, length: number): Promise<Passage | undefined> => {
  const found: Passage[] = []
  for (let time = 0; time < times; time += 1) {
    const passage = await measure(part, length)
    if (passage === undefined || passage.answer === 'busy') return passage
    found.push(passage)
  }
  const least = (of: (passage: Passage) => number): number => Math.min(...found.map(of))
  return { ...found[0]!, cost: least(({ cost }) => cost), stop: least(({ stop }) => stop) }
}

/** @param measure undefined where a text never comes so far */
const rowsOf = async (
  { name, limit, patterns: own = patterns }: Pick<Door, 'name' | 'limit' | 'patterns'>,
  measure: Measure,
  hasStops = true,
): Promise<Result[]> => {
  // The first ones compile code as well.
  for (const part of own.slice(0, times)) await measure(part, limit)
  const whole: Passage[] = []
  for (const part of own) {
    const passage = await measure(part, limit)
    if (passage !== undefined) whole.push(passage)
  }
  if (whole.length === 0) throw new Error(`${name}: no text comes so far`)
  const most = (of: (passage: Passage) => number): Passage[] =>
    whole.toSorted((one, other) => of(other) - of(one)).slice(0, looked)

  let growth = { most: 1, of: `none costs ${leastCost} ms` }
  let costliest: Passage | undefined
  for (const { part } of most(({ cost }) => cost).filter(({ cost }) => cost >= leastCost)) {
    let double = await leastOf(measure, part, limit)
    if (double !== undefined && double.cost > (costliest?.cost ?? 0)) costliest = double
    for (let halving = 1; halving <= halvings; halving += 1) {
      const half = await leastOf(measure, part, Math.round(limit / 2 ** halving))
      if (half !== undefined && double !== undefined && double.answer !== 'busy' && double.cost >= leastCost) {
        const grown = double.cost / Math.max(half.cost, leastCost / 2)
        const costs = `${half.cost.toFixed(0)} → ${double.cost.toFixed(0)} ms`
        if (grown > growth.most)
          growth = { most: grown, of: `${shown(part)}, ${limit / 2 ** (halving - 1)} letters: ${costs}` }
      }
      double = half
    }
  }
  const rows: Result[] = [
    {
      id: 'T46',
      what: `${name}: cost as the input doubles`,
      ratio: growth.most,
      target: { atMost: mostGrowth },
      of:
        growth.of +
        (costliest
          ? `; ${limit} letters cost at most ${costliest.cost.toFixed(0)} ms (${shown(costliest.part)})`
          : '') +
        `; ${ofAnswers(whole)}`,
    },
  ]
  if (!hasStops) return rows
  let longest = { ...most(({ stop }) => stop)[0]!, stop: 0 }
  for (const { part, stop } of most((passage) => passage.stop)) {
    const again = (await leastOf(measure, part, limit)) ?? { ...longest, part }
    const its = Math.min(stop, again.stop)
    if (its > longest.stop) longest = { ...again, stop: its }
  }
  rows.push({
    id: 'T46',
    what: `${name}: longest stop of the thread that answers ÷ ${longestStop} ms`,
    ratio: longest.stop / longestStop,
    target: { atMost: 1 },
    of: `${longest.stop.toFixed(0)} ms with ${shown(longest.part)} (${longest.answer})`,
  })
  return rows
}

const demo = fileURLToPath(new URL('../../../server/content/demo', import.meta.url))
const article = (id: number, body: string): string =>
  `---\nid: '${id}'\ntitle: T\nsummary: S\nproducts: [wow]\nupdated: 2026-11-20\n---\n${body}\n`
const drawing = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const drawn = [
  '<g>',
  '<g/>',
  '<!---->',
  '<g ',
  '<path d="M0 0"/>',
  ' a="b"',
  '<!-- ',
  '<![CDATA[',
  '&#x41;',
  '<a:b xmlns:a="c"/>',
]
const player = 'test-doors@players.example'
const api = 'bft/api'
/** Less than the desk takes for a fresh sign-in. */
const freshMilliseconds = 120_000

/** @param only names of doors; all of them without any */
export const measureDoors = async (only: readonly string[] = []): Promise<Result[]> => {
  const port = await freePort()
  const translator = await startTranslator()
  const server = await startServer(() => undefined, 'en-US', {
    measuresTurns: true,
    env: { ...mailInEnv(port), CONTENT_PACK: demo, TRANSLATE_URL: translator.origin },
  })
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const threads = createThreadPool<DoorWorks>({
    module: new URL('../lib/door-thread.ts', import.meta.url),
    kinds: ['picture', 'wordpress', 'page', 'markdown', 'claims'],
    seconds: 20,
    megabytes: 1_024,
  })
  // What begins with the server is over by then.
  for (let turns = 0; turns < 5; turns += 1) await rest(server)
  let desk: Record<string, string> = {}
  let signedInAt = Number.NEGATIVE_INFINITY
  const { headers: visitor } = await signInPlayer(server.root, 'test-doors')
  const send = (method: string, path: string, body?: object, headers = desk): Promise<Response> =>
    fetch(`${server.root}/services/${path}`, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID(), ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body === undefined ? null : JSON.stringify(body),
    })
  const ask = async (...request: Parameters<typeof send>): Promise<Answer> => {
    const answer = await send(...request)
    await answer.arrayBuffer()
    return answerOf(answer.status)
  }
  const read = async <T>(...request: Parameters<typeof send>): Promise<T> =>
    (await send(...request)).json() as Promise<T>
  const file = async (): Promise<string> => {
    const answer = await fetch(`${server.root}/services/${api}/submit`, {
      method: 'POST',
      headers: { ...visitor, 'content-type': formType, 'idempotency-key': randomUUID() },
      body: new Uint8Array(formBody(JSON.stringify(ticketForm(`The hero falls. ${randomUUID()}`)))),
    })
    return ((await answer.json()) as SubmitResult).caseId
  }
  let mailed: string | undefined
  const mail = async (raw: Buffer | string): Promise<() => Promise<Answer>> => {
    mailed ??= await file()
    const envelope = { from: player, to: replyAddresses.of({ id: mailed, contactEmail: player })! }
    return () =>
      transport.sendMail({ envelope, raw }).then(
        (): Answer => 'taken',
        ({ responseCode = 0 }: { responseCode?: number }): Answer => (responseCode < 500 ? 'busy' : 'refused'),
      )
  }
  const head = (type: string): string => `From: ${player}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n`
  let documents = 700_000
  /** A new article's draft, and its address at the desk. */
  const draft = async (body: string): Promise<{ path: string; save: () => Promise<Response> }> => {
    documents += 1
    const path = `desk/studio/articles/en-US~${documents}`
    return { path, save: () => send('PUT', `${path}/draft`, { draft: 0, source: article(documents, body) }) }
  }
  const published = async (body: string): Promise<string | undefined> => {
    const { path, save } = await draft(body)
    const { mistakes } = (await (await save()).json()) as StudioSheet
    if (mistakes.length > 0 || (await ask('POST', `${path}/publish`, { draft: 1, note: '' })) !== 'taken')
      return undefined
    // It is translated from what players see.
    const page = `${server.root}/services/${api}/article/en-US/${documents}`
    for (let tries = 0; tries < 100 && (await fetch(page)).status !== 200; tries += 1) await setTimeout(100)
    return path
  }
  const contentVersion = async (): Promise<string> =>
    (await read<{ contentVersion: string }>('GET', 'desk/content/headers')).contentVersion
  const crisis = (body: string): CrisisMessageRequest => ({
    title: { 'en-US': 'T' },
    summary: { 'en-US': 'S' },
    body: { 'en-US': body },
    link: null,
    game: null,
    active: true,
  })

  const doors: readonly Door[] = [
    { name: 'mail, plain', limit: 400_000, open: (text) => mail(head('text/plain') + text) },
    { name: 'mail, HTML', limit: 400_000, open: (text) => mail(`${head('text/html')}<p>x</p>${text}`) },
    {
      name: 'mail, head',
      limit: 200_000,
      open: (text) => mail(`Subject: ${text.replaceAll('\n', '\r\n ')}\r\n${head('text/plain')}x`),
    },
    {
      name: 'mail, as large as it may be',
      limit: 26_000_000,
      patterns: ['a', '> a\n', '<td></td>', '<a href="', 'a.', '&nbsp;'],
      open: (text) => mail(`${head(text.startsWith('<') ? 'text/html' : 'text/plain')}${text}`),
    },
    {
      name: 'mail, file as large as it may be',
      limit: 26_000_000,
      patterns: ['QUFB'],
      open: (text) =>
        mail(
          `From: ${player}\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n` +
            text.replaceAll(/.{76}/g, '$&\r\n'),
        ),
    },
    {
      name: 'answer of an agent',
      limit: 19_900,
      open: async (text) => {
        const path = `desk/cases/${await file()}/responses`
        const form = formBody(JSON.stringify({ responseText: `<p>x</p>${text}`, status: 'ANSWERED', eventCount: 1 }))
        return async () => {
          const answer = await fetch(`${server.root}/services/${path}`, {
            method: 'POST',
            headers: { ...desk, 'content-type': formType, 'idempotency-key': randomUUID() },
            body: new Uint8Array(form),
          })
          await answer.arrayBuffer()
          return answerOf(answer.status)
        }
      },
    },
    {
      name: 'draft of an article',
      limit: 199_000,
      open: async (text) => {
        const { save } = await draft(text)
        return async () => answerOf((await save()).status)
      },
    },
    {
      name: 'a draft’s page',
      limit: 199_000,
      open: async (text) => {
        const { path, save } = await draft(text)
        await (await save()).arrayBuffer()
        const { url } = await read<{ url: string }>('POST', `${path}/preview`)
        return async () => {
          const answer = await fetch(url)
          await answer.arrayBuffer()
          return answerOf(answer.status)
        }
      },
    },
    {
      name: 'an article published, and its page',
      limit: 199_000,
      open: async (text) => {
        const { path, save } = await draft(text)
        const { mistakes } = (await (await save()).json()) as StudioSheet
        if (mistakes.length > 0) return undefined
        const id = documents
        return async () => {
          const answer = await ask('POST', `${path}/publish`, { draft: 1, note: '' })
          await setTimeout(200)
          await (await fetch(`${server.root}/support/en-US/help/article/${id}`)).arrayBuffer()
          return answer
        }
      },
    },
    {
      name: 'draft by a machine',
      limit: 39_000,
      open: async (text) => {
        const path = (await published(text))?.replace('en-US', 'de-DE')
        return path === undefined ? undefined : () => ask('POST', `${path}/machine-draft`, { draft: 0 })
      },
    },
    {
      name: 'drawing',
      limit: 2_000_000,
      patterns: [...drawn, ...patterns.slice(0, 32)],
      open: async (text) => {
        const document = { base64: Buffer.from(drawing(text)).toString('base64') }
        const version = await contentVersion()
        return () => ask('PUT', 'desk/content/assets/doors.svg', { contentVersion: version, document })
      },
    },
    {
      name: 'content of the pack',
      limit: 199_000,
      patterns: ['a ', 'a.', '* ', '> ', '*a **b ', '[a]('],
      open: async (text) => {
        const { contentVersion: version, document } = await read<{ contentVersion: string; document: object }>(
          'GET',
          'desk/content/articles/en-US~9852',
        )
        return () =>
          ask('PUT', 'desk/content/articles/en-US~9852', {
            contentVersion: version,
            document: { ...document, body: text },
          })
      },
    },
    {
      name: 'crisis message',
      limit: 19_900,
      open: async (text) => () => ask('POST', 'desk/messages/preview', { message: crisis(text), language: 'en-US' }),
    },
    {
      name: 'crisis message as players get it',
      limit: 19_900,
      open: async (text) => {
        const { id } = await read<{ id: string }>('POST', 'desk/messages', crisis(text))
        return async () => {
          const answer = await ask('GET', `${api}/messages/en-US`, undefined, visitor)
          await ask('DELETE', `desk/messages/${id}`)
          return answer
        }
      },
    },
    {
      name: 'text of a search',
      limit: 2_048,
      open: async (text) => async () => {
        const q = encodeURIComponent(text.slice(0, 100))
        const answers = [
          await ask('GET', `${api}/cases/en-US/find?q=${q}`, undefined, visitor),
          await ask('GET', `desk/cases?q=${q}`),
          await ask('POST', `${api}/suggestions`, { query: text, product: 'wow' }, visitor),
          await ask('POST', `${api}/suggestions/typed`, { query: text, product: 'wow' }, visitor),
          await ask('POST', `${api}/context`, { description: text }, visitor),
          await ask(
            'POST',
            `${api}/search`,
            {
              searchTerm: text.slice(0, 200),
              subjectName: 'all',
              sourceName: 'all',
              page: 1,
              locale: 'en-US',
              purpose: 'page',
            },
            visitor,
          ),
        ]
        return answers.find((one) => one === 'busy') ?? answers[2]!
      },
    },
    {
      name: 'phone number',
      limit: 25,
      patterns: ['1', '+', ' ', '(', '-', '\u202a', '１', '.', '/'],
      open: async (text) => {
        const phone = { phone: text, countryCode: '1', countryAlpha: 'US', categoryId: 0, language: 'en-US' }
        return () => ask('POST', `${api}/phone/validate`, phone, visitor)
      },
    },
  ]
  const readers: Readonly<Record<keyof DoorWorks, { name: string; limit: number }>> = {
    claims: { name: 'claims of a provider', limit: 1_000_000 },
    picture: { name: 'picture of an importer', limit: 1_000_000 },
    wordpress: { name: 'export of WordPress', limit: 2_000_000 },
    page: { name: 'page of another help center', limit: 500_000 },
    markdown: { name: 'Markdown of another site', limit: 1_000_000 },
  }
  const isWanted = ({ name }: { name: string }): boolean => only.length === 0 || only.includes(name)
  const results: Result[] = []
  try {
    for (const door of doors.filter(isWanted)) {
      process.stderr.write(`  ${door.name} …\n`)
      results.push(
        ...(await rowsOf(door, async (part, length) => {
          // What changes content asks for a fresh sign-in.
          if (performance.now() - signedInAt > freshMilliseconds) {
            desk = (await signInAtDesk(server.root, 'admin-sam')).headers
            signedInAt = performance.now()
          }
          return pass(server, door, part, length)
        })),
      )
    }
    for (const [kind, reader] of Object.entries(readers) as [keyof DoorWorks, Pick<Door, 'name' | 'limit'>][]) {
      if (!isWanted(reader)) continue
      process.stderr.write(`  ${reader.name} …\n`)
      const measure = async (part: string, length: number): Promise<Passage> => {
        try {
          return { part, cost: await threads.run(kind, filled(part, length)), stop: 0, answer: 'taken' }
        } catch (error) {
          const isBusy = error instanceof OverLimitError || error instanceof BusyError
          return { part, cost: isBusy ? 20_000 : 0, stop: 0, answer: isBusy ? 'busy' : 'refused' }
        }
      }
      results.push(...(await rowsOf(reader, measure, false)))
    }
    return results
  } finally {
    transport.close()
    await threads.stop()
    await server.close()
    await translator.stop()
  }
}
