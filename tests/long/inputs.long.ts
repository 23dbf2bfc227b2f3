// Inputs that lay somewhere else than here, fed line by line to a started server over SMTP and its API, on both databases
// (`make lab DO=inputs INPUTS=folder`). INDEX.tsv says what each gives; one that gives something else is a red test.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskCasePage, StudioSheet } from '#generated/server/desk/schemas.ts'
import type { Article, CountryList, FoundCases, PhoneValidation, SubmitResult } from '#generated/server/schemas.ts'
import { createCaseStore } from '../../server/src/cases/store.ts'
import type { CaseRecord } from '../../server/src/cases/types.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { isEmailAddress } from '#rules/email-address.ts'
import { aCase } from '../support/a-case.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { deskClients } from '../support/desk-token.ts'
import { asCarried, freePort, mailInEnv, mailPack, replyAddresses } from '../support/mail-run.ts'
import { api, formOf } from '../support/test-server.ts'

const folder = resolve(process.env['INPUTS'] ?? '../shared/inputs')
const textOf = (name: string, encoding: BufferEncoding = 'utf8'): string => readFileSync(join(folder, name), encoding)
const rows = textOf('INDEX.tsv')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.split('\t') as [name: string, kind: string, expected: string])
const player = 'robin@players.example'
const jpeg = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBD', 'base64')
const port = await freePort()
const content = {
  'pack.yaml': mailPack['pack.yaml'].replace('Northlight Support', 'Guidepost'),
  // Its form asks those without an account for their address.
  'products/wow/categories.yaml': smallPackFiles()['products/wow/categories.yaml']!.replace(
    'id: 1300,',
    'id: 1300, anonymousFields: { email: true, name: true },',
  ),
}

interface Seen {
  /** What the player wrote, as the case shows it. */
  messages: string[]
  notes: string[]
  files: string[]
  status: string
}
/** What stands in the column `expected` of a mail, part by part. */
const mailExpectations: [RegExp, (seen: Seen, words: string) => void][] = [
  [/^message holds: (.*)/, ({ messages }, words) => expect(messages.join('\n')).toContain(words)],
  [/^not: (.*)/, ({ messages }, words) => expect(messages.join('\n')).not.toContain(words)],
  [/^message is exactly: (.*)/, ({ messages }, words) => expect(messages).toEqual([words])],
  [/^files kept: (.*)/, ({ files }, name) => expect(files.filter((file) => file.startsWith(name))).toHaveLength(1)],
  [/^three lines stay/, ({ messages }) => expect(messages[0]).toContain('line one\nline two\nline three')],
  [/^the files inside/, ({ files, notes }) => expect([...files, ...notes].join('\n')).toMatch(/winmail\.dat|\.png/)],
  // Judged of every mail: its source is what was sent.
  [/^the mail itself can be opened/, () => undefined],
  [
    /^a note at the desk, no message, a resolved case stays resolved/,
    (seen) => expect(seen).toMatchObject({ messages: [], notes: [expect.any(String)], status: 'RESOLVED' }),
  ],
]

onBothDatabases('inputs', { env: mailInEnv(port), content }, (server) => {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  beforeAll(() => server().open())
  afterAll(() => transport.close())

  let count = 0
  const open = async (change: Partial<CaseRecord> = {}): Promise<CaseRecord> => {
    count += 1
    const record = aCase({ id: String(500_000_000 + count), contactEmail: player, ...change })
    const first = { eventType: 'CONTACT', alternateName: null, author: 'Robin', text: 'It began.' } as const
    await server().database.withTransaction(() =>
      createCaseStore(server().database).open(record, {
        ...first,
        isCompany: false,
        channel: 'TICKET',
        createdAt: record.createdAt,
      }),
    )
    return record
  }
  const agent = async () => (await deskClients(server()))('lead', 'kim')
  const seenOf = async ({ id }: CaseRecord): Promise<Seen & { sources: Buffer[] }> => {
    const kim = await agent()
    const { case: its, notes, mails = [] } = (await kim('GET', `/cases/${id}`)).json<DeskCase>()
    const events = its.caseEvents.filter(({ via }) => via === 'mail')
    const sources = mails.map(async ({ fileId }) => (await kim('GET', `/cases/${id}/attachments/${fileId}`)).rawPayload)
    return {
      messages: events.map(({ responseText }) => responseText!.replaceAll(/<br ?\/?>/g, '\n')),
      notes: notes.map(({ text }) => text),
      files: events.flatMap(({ attachments = [] }) => attachments.map(({ name }) => name)),
      status: its.status,
      sources: await Promise.all(sources),
    }
  }
  const send = async (record: CaseRecord, raw: Buffer, from = player): Promise<void> => {
    const to = replyAddresses.of(record)!
    const answer = await transport.sendMail({ envelope: { from, to }, raw })
    expect(answer.response).toMatch(/^250 /)
  }
  const submit = async (description: string, { email, file }: { email?: string; file?: File } = {}) => {
    const visitor = await (email === undefined ? server().signIn() : server().anonymous())
    const form = formOf({
      fields: { description },
      categoryId: 1300,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
      ...(email === undefined ? {} : { anonFields: { name: 'Robin', email } }),
    })
    if (file) form.append('files[files]', file)
    return visitor.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': randomUUID() } })
  }

  test.each(rows.filter(([, kind]) => kind === 'mail'))('%s, a %s: %s', async (name, _kind, expected) => {
    const at = new Date().toISOString()
    const isResolved = expected.includes('a resolved case')
    const record = await open(isResolved ? { status: 'RESOLVED', statusChangedAt: at, archivedAt: at } : {})
    const to = replyAddresses.of(record)!
    const filled = textOf(`${name}.eml`, 'latin1')
      .replaceAll('{{REPLY_ADDRESS}}', to)
      .replaceAll('{{FROM}}', player)
      .replaceAll('{{UNIQUE}}', randomUUID())
    const raw = asCarried(Buffer.from(filled, 'latin1'))
    await send(record, raw)
    const seen = await seenOf(record)
    for (const part of expected.split('; ')) {
      const known = mailExpectations.find(([pattern]) => pattern.test(part))
      expect(known, `nobody knows how to judge "${part}"`).toBeDefined()
      known![1](seen, known![0].exec(part)![1] ?? '')
    }
    expect(seen.sources).toEqual([raw])
  })

  let documents = 700_000
  const articleOf = async (markdown: string) => {
    documents += 1
    const path = `/studio/articles/en-US~${documents}`
    const clients = await deskClients(server())
    const source = `---\nid: '${documents}'\ntitle: T\nsummary: S\nproducts: [wow]\nupdated: 2026-11-20\n---\n${markdown}\n`
    const drafted = await (await clients('writer'))('PUT', `${path}/draft`, { json: { draft: 0, source } })
    const { mistakes } = drafted.json<StudioSheet>()
    if (mistakes.length === 0) await (await agent())('POST', `${path}/publish`, { json: { draft: 1, note: '' } })
    const shown = () => server().app.inject({ url: `${api}/article/en-US/${documents}` })
    if (mistakes.length === 0) await expect.poll(async () => (await shown()).statusCode).toBe(200)
    return { html: mistakes.length === 0 ? (await shown()).json<Article>().body : '', mistakes }
  }
  /** One pattern of what players then see; where "the writer is told" as well, a mistake is as good. */
  const articleExpectations: [RegExp, RegExp][] = [
    [/^second list begins at 2/, /<ol start="2">/],
    [/struck through/, /<(del|s)>4\.99/],
    [/keep their alignment/, /<td align="center">[^]*<td align="right">/],
    [/^three different ids/, /^(?=[^]*id="[^"]+")(?![^]*id="([^"]+)"[^]*id="\1")/],
    [/^kbd and sub stay/, /<kbd>Ctrl<\/kbd>[^]*<sub>2<\/sub>/],
    [/^a link,/, /<a href="http:/],
    [/^the link leads somewhere/, /id="([^"]+)"[^]*href="[^"]*#\1"/],
  ]
  const answerExpectations: Readonly<Record<string, RegExp>> = {
    'two lines': /Robin,(<br ?\/>|<\/p>\s*<p>)your/,
    'words stay apart': /Order GP-1(<br ?\/>|<\/p>)State paid/,
    'struck, or refused': /<s>4\.99<\/s>/,
    '3.': /<ol start="3">/,
  }
  /** What a document's words are, and the form it is to have. */
  const documentOf = (line: string): string => {
    const words = line.replace(/^doc: (?:… )?/, '').replace(/ \(NFD\)$/, '')
    return line.endsWith('(NFD)') ? words.normalize('NFD') : words
  }
  const queryOf = (line: string): string => line.replace(/^query: /, '').replace(/ \((NFC|with quotation marks)\)$/, '')

  const feeders: Readonly<Record<string, (line: string[]) => Promise<void>>> = {
    'search-player.json': async ([doc, query]) => {
      const { caseId } = (await submit(documentOf(doc!))).json<SubmitResult>()
      const ada = await server().signIn()
      const found = await ada.get(`${api}/cases/en-US/find?q=${encodeURIComponent(queryOf(query!))}`)
      expect(found.json<FoundCases>().items.map(({ id }) => id)).toEqual([caseId])
    },
    'search-desk.json': async ([doc, query]) => {
      const { caseId } = (await submit(documentOf(doc!))).json<SubmitResult>()
      const found = await (await agent())('GET', `/cases?q=${encodeURIComponent(queryOf(query!))}`)
      expect(found.json<DeskCasePage>().items.map(({ id }) => id)).toEqual([caseId])
    },
    'markdown.json': async ([markdown, expected]) => {
      const known = articleExpectations.find(([pattern]) => pattern.test(expected!))
      expect(known, `nobody knows how to judge "${expected}"`).toBeDefined()
      const { html, mistakes } = await articleOf(markdown!)
      if (mistakes.length > 0) expect(expected).toContain('the writer is told')
      else expect(html).toMatch(known![1])
    },
    'agent-answers.json': async ([responseText, expected]) => {
      const { id } = await open()
      const form = formOf({ responseText, status: 'ANSWERED', eventCount: 1 })
      const answered = await (await agent())('POST', `/cases/${id}/responses`, { form })
      expect(answered.statusCode, answered.body).toBe(201)
      const { case: its } = answered.json<DeskCase>()
      expect(its.caseEvents.find(({ companyResponse }) => companyResponse)!.responseText).toMatch(
        answerExpectations[expected!]!,
      )
    },
    'phones.json': async ([phone, countryAlpha]) => {
      const visitor = await server().anonymous()
      const { countryList } = (await visitor.get(`${api}/countries/en-US`)).json<CountryList>()
      const countryCode = countryList.find(({ alpha2 }) => alpha2 === countryAlpha)!.phonePrefix
      const json = { phone, countryCode, countryAlpha, categoryId: 0, language: 'en-US' }
      const answer = await visitor.send('POST', `${api}/phone/validate`, { json })
      expect(answer.json<PhoneValidation>()).toMatchObject({ result: 'VALID', phoneGiven: expect.any(String) })
    },
    // What the form's own check says is what the server says.
    'emails.json': async ([email, expected]) => {
      const isGood = !expected!.includes('the server refuses')
      expect((await submit('It happened again.', { email: email! })).statusCode).toBe(isGood ? 200 : 422)
      expect(isEmailAddress(email!)).toBe(isGood)
    },
    'idn-reply.json': async ([contact, from, expected]) => {
      expect(expected).toBe('message, not note')
      const record = await open({ contactEmail: contact!.replace('contact ', '') })
      const sender = from!.replace('From: ', '')
      await send(record, Buffer.from(`From: ${sender}\r\nTo: x@y.example\r\n\r\nIt works.\r\n`), sender)
      expect(await seenOf(record)).toMatchObject({ messages: ['It works.'], notes: [] })
    },
    'files.json': async ([file, expected]) => {
      expect(expected).toMatch(/^taken/)
      const [name = ''] = /^[^, ]+/.exec(file!) ?? []
      const words = /beginning with '(.*)'/.exec(file!)?.[1]
      const bytes = words === undefined ? jpeg : Buffer.from(words)
      const answer = await submit('See the file.', { file: new File([new Uint8Array(bytes)], name) })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    'tus.json': async ([asked, expected]) => {
      const visitor = await server().signIn()
      const begin = (length: string) =>
        visitor.send('POST', `${api}/uploads`, {
          headers: {
            'tus-resumable': '1.0.0',
            'upload-length': length,
            'upload-metadata': `filename ${Buffer.from('log.txt').toString('base64')}`,
          },
        })
      const append = async (method: 'PATCH' | 'POST', headers: Record<string, string>) =>
        visitor.send(method, String((await begin('3')).headers.location), {
          headers: {
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
            ...headers,
          },
          payload: 'one',
        })
      const answer = asked!.startsWith('OPTIONS')
        ? await server().app.inject({ method: 'OPTIONS', url: `${api}/uploads` })
        : asked!.startsWith('PATCH')
          ? await append('PATCH', { 'tus-resumable': '0.2.2' })
          : asked!.includes('Override')
            ? await append('POST', { 'x-http-method-override': 'PATCH' })
            : await begin('0')
      expect(answer.statusCode).toBe(Number(/^\d{3}/.exec(expected!)?.[0] ?? 204))
      for (const [name] of expected!.split('(now')[0]!.matchAll(/Tus-\w+/g))
        expect(answer.headers).toHaveProperty(name.toLowerCase())
    },
  }
  test.each(
    rows
      .filter(([, kind]) => kind === 'data')
      .flatMap(([name]) =>
        (JSON.parse(textOf(name)) as string[][]).map((line) => [name, JSON.stringify(line), line] as const),
      ),
  )('%s: %s', async (name, _words, line) => {
    expect(feeders[name], `nobody knows how to feed ${name}`).toBeDefined()
    await feeders[name]!(line)
  })
})
