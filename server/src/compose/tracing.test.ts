// From a browser's request to the statement, the job, the mail and whoever is called: one trace, and nobody in it.
import diagnostics from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type Collector, startCalled, startCollector, type TakenSpan } from '../../../tests/support/collector.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, formOf, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import type { Composition } from '../compose.ts'
import { isTracing } from '../lib/tracing.ts'

const collector: Collector = await startCollector()
const called = await startCalled('{"translatedText":["Es ist kaputt"]}')
const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void text(stream).then((mail) => {
      mails.push(mail)
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
const { port: smtpPort } = smtp.server.address() as { port: number }
afterAll(async () => {
  await collector.stop()
  await called.stop()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const env = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
  OTEL_TRACES_SAMPLER_ARG: '1',
  OTEL_BSP_SCHEDULE_DELAY: '50',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  TRANSLATE_URL: called.url,
}
const content = {
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace(
    /features:.*/,
    'features: { arkose: false, anonymousTickets: true }',
  ),
}
const traceId = '0af7651916cd43dd8448eb211c80319c'
const browsers = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${browsers}-01`

onBothDatabases('traces', { env, content }, (server) => {
  let origin: string
  beforeAll(async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(server().app.server.address() as { port: number }).port}`
  })
  beforeEach(() => {
    collector.spans.length = 0
    called.calls.length = 0
    mails.length = 0
  })

  /** Spans of the one trace, once there are those that are waited for. */
  const spansUntil = async (isThere: (spans: readonly TakenSpan[]) => boolean): Promise<readonly TakenSpan[]> => {
    const ours = () => collector.spans.filter((span) => span.traceId === traceId)
    await expect.poll(() => isThere(ours())).toBe(true)
    return ours()
  }
  const system = () => (server().database.dialect.name === 'postgres' ? 'postgresql' : 'sqlite')
  /** From a span up to the browser's own, by name. */
  const way = (spans: readonly TakenSpan[], span: TakenSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentId)
    return parent === undefined
      ? [span.name, span.parentId === browsers ? 'browser' : 'nobody']
      : [span.name, ...way(spans, parent)]
  }

  test('a list of cases: the request by its template, its statements below it, the request id players can tell', async () => {
    const ada = await server().signIn()
    const answer = await fetch(`${origin}${api}/cases/en-US/active?search=secretword`, {
      headers: { cookie: ada.cookie, traceparent },
    })
    expect(answer.status).toBe(200)
    const isRequest = ({ kind }: TakenSpan) => kind === 'server'
    const spans = await spansUntil((some) => some.some(isRequest))
    const request = spans.find(isRequest)!
    expect(request).toMatchObject({
      name: `GET ${api}/cases/:locale/active`,
      parentId: browsers,
      isFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': `${api}/cases/:locale/active`,
        'http.response.status_code': 200,
        'guidepost.request_id': expect.stringMatching(/^[0-9A-Z]{14}$/),
      },
      resource: { 'service.name': 'guidepost' },
    })
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === system())
    const list = statements.find(({ name }) => name === 'SELECT support_case')!
    expect(way(spans, list)).toEqual(['SELECT support_case', request.name, 'browser'])
    expect(list.attributes).toMatchObject({
      'db.operation.name': 'SELECT',
      'db.collection.name': 'support_case',
      'db.query.text': expect.stringContaining('support_case'),
    })
    // The log's line of the request leads to its trace, and back.
    const line = server()
      .logLines()
      .find(({ trace }) => trace === traceId)
    expect(line?.['requestId']).toBe(request.attributes['guidepost.request_id'])
  })

  test('a case that is filed: form, statements, job and mail are one trace, and the mail names it', async () => {
    const player = await server().signIn({ id: 'traced-player', email: 'tess@players.example', emailVerified: true })
    const form = formOf({
      fields: { description: 'My wondrous sword is gone', realm: 'a' },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
    })
    form.append('files[files]', new File(['lines'], 'log-of-tess.txt'), 'log-of-tess.txt')
    const headers = { cookie: player.cookie, 'x-csrf-token': player.csrfToken, traceparent }
    const answer = await fetch(`${origin}${api}/submit`, { method: 'POST', headers, body: form })
    expect(answer.status).toBe(200)
    const { caseId } = (await answer.json()) as { caseId: string }
    await server().jobs.runDue()
    const spans = await spansUntil((some) => some.some(({ name }) => name === 'send mail'))
    await spansUntil((some) => some.some(({ kind }) => kind === 'server'))
    const mail = spans.find(({ name }) => name === 'send mail')!
    const [, job, request] = way(spans, mail)
    expect(job).toMatch(/^process /)
    expect(request).toBe(`POST ${api}/submit`)
    const insert = spans.find(
      ({ attributes }) => attributes['db.query.text']?.toString().includes('insert into "support_case"') === true,
    )!
    expect(way(spans, insert).slice(1)).toEqual([`POST ${api}/submit`, 'browser'])
    expect(mails[0]).toMatch(new RegExp(`^traceparent: 00-${traceId}-${mail.spanId}-01\r$`, 'im'))
    // Not a word, not an address, not a person, not a number of a case: in no span of any trace.
    const told = JSON.stringify(collector.spans)
    for (const secret of ['wondrous', 'tess', 'traced-player', caseId, player.csrfToken, player.cookie.split('=')[1]!])
      expect(told).not.toContain(secret)
  })

  test('whoever is called is told the trace, and the call is a step without the words of its address', async () => {
    const player = await server().signIn({ id: 'traced-two' })
    const form = formOf({
      fields: { description: 'It is broken', realm: 'a' },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
    })
    const { caseId } = (await player.send('POST', `${api}/submit`, { form })).json<{ caseId: string }>()
    const { database } = server()
    const tokenOf = await deskTokens({ database, publicUrl: 'http://localhost:8080', now: () => new Date() })
    const answer = await fetch(`${origin}/services/desk/cases/${caseId}/translations`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf('demo-jo', ['agent'])}`,
        'content-type': 'application/json',
        traceparent,
      },
      body: JSON.stringify({ to: 'de-DE' }),
    })
    expect(answer.status).toBe(200)
    const isCall = ({ name, attributes }: TakenSpan) =>
      name === 'POST' && attributes['server.port'] === Number(new URL(called.url).port)
    const spans = await spansUntil((some) => some.some(isCall) && some.some(({ kind }) => kind === 'server'))
    const call = spans.find(isCall)!
    expect(call).toMatchObject({
      name: 'POST',
      kind: 'client',
      attributes: { 'http.request.method': 'POST', 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    })
    expect(Object.keys(call.attributes).filter((name) => /url|path|query/.test(name))).toEqual([])
    expect(called.calls.map((one) => one.traceparent)).toContain(`00-${traceId}-${call.spanId}-01`)
  })

  test('what machines ask every few seconds is no trace; a forged traceparent begins a new one', async () => {
    await fetch(`${origin}/healthz`, { headers: { traceparent } })
    await fetch(`${origin}${api}/auth/en-US`, { headers: { traceparent: `${traceparent}\x20` } })
    await fetch(`${origin}${api}/auth/en-US`, { headers: { traceparent: 'drop table' } })
    const isFresh = (span: TakenSpan) => span.kind === 'server' && span.parentId === undefined
    await expect.poll(() => collector.spans.some(isFresh)).toBe(true)
    expect(collector.spans.filter(({ name }) => name.includes('healthz'))).toEqual([])
  })
})

test('a collector that takes nothing is a line of the log, and one that takes them again is another', async () => {
  let status = 503
  const vendor = createServer(
    (request, response) => void request.resume().on('end', () => response.writeHead(status).end('{}')),
  )
  await once(vendor.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  const server = await startTestServer({ env: { ...env, SMTP_URL: '', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
  const told = async ({ app }: Composition): Promise<unknown[]> => {
    await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${api}/auth/en-US`, {
      headers: { traceparent },
    })
    return server.logLines().flatMap(({ msg, level }) => (String(msg).startsWith('traces') ? [`${level} ${msg}`] : []))
  }
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const away = 'warn traces are not taken by the collector'
    await expect.poll(() => told(server)).toEqual([away])
    status = 200
    await expect.poll(() => told(server)).toEqual([away, 'warn traces are taken again'])
  } finally {
    await server.close()
    vendor.close()
  }
})

test('without a collector nobody listens: no span, no hook, no column filled', async () => {
  const server: TestServer = await startTestServer()
  try {
    expect(isTracing()).toBe(false)
    for (const channel of ['undici:request:create', 'http.client.request.created', 'http.client.response.finish'])
      expect(diagnostics.channel(channel).hasSubscribers).toBe(false)
    await server.jobs.enqueue('nothing', {})
    const jobs = await server.database.db.selectFrom('job').select('trace').where('kind', '=', 'nothing').execute()
    expect(jobs).toEqual([{ trace: null }])
  } finally {
    await server.close()
  }
})
