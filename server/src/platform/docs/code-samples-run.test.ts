// Each sample is carried out against a stand-in of what it calls, and has to send what the contract's example says: the
// address, who asks, headers, body, and what it shows of the answer. C# runs nowhere here; its lines are read one by one.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { runsUnless } from '../../../../tests/support/runs-unless.ts'
import { type CodeSample, codeSamples } from './code-samples.ts'
import { type Json, type SampledDocument, type SampleRequest, addressOf, sampleRequests } from './sample-request.ts'

const document = (name: string): SampledDocument =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}.json`, import.meta.url), 'utf8')) as SampledDocument

/** What no example of the contract holds today: characters each language writes in another way, and every kind of value. */
const awkward: SampledDocument = {
  paths: {
    '/services/bft/api/odd/{id}': {
      put: {
        operationId: 'odd',
        parameters: [
          { name: 'id', in: 'path', required: true, example: 'a/b c' },
          { name: 'q', in: 'query', example: `it's "5 $" \`now\` \\` },
          { name: 'X-Odd', in: 'header', required: true, example: `it's "odd"` },
        ],
        requestBody: {
          content: {
            'application/json': {
              example: {
                text: `it's "quoted"\n\\ and $HOME`,
                none: null,
                yes: true,
                no: false,
                number: 1.5,
                empty: {},
                list: [1, ['two'], {}],
                'odd-key': { deeper: [] },
              },
            },
          },
        },
        responses: { '200': { content: { 'application/json': {} } } },
        security: [{ session: [], csrf: [] }],
      },
      patch: {
        operationId: 'oddForm',
        parameters: [{ name: 'id', in: 'path', required: true, example: '1' }],
        requestBody: {
          content: { 'multipart/form-data': { example: { form: { a: `it's`, b: [null, true] }, 'files[files]': [] } } },
        },
        responses: { '204': {} },
        security: [{ session: [], csrf: [] }, { csrf: [] }],
      },
      post: {
        operationId: 'oddText',
        parameters: [{ name: 'id', in: 'path', required: true, example: '1' }],
        requestBody: { content: { 'text/plain': { example: `it's "plain"` } } },
        responses: { '200': { content: { 'text/plain': {} } } },
      },
      get: {
        operationId: 'oddBytes',
        parameters: [{ name: 'id', in: 'path', required: true, example: '1' }],
        responses: { '200': { content: { 'image/png': {} } } },
        security: [{ bearer: [] }],
      },
    },
  },
}

const requests = [...['openapi', 'desk'].map(document), awkward].flatMap(sampleRequests)
const calls = requests.filter(({ isSocket }) => !isSocket)
const sockets = requests.filter(({ isSocket }) => isSocket)
const sourceOf = (request: SampleRequest, lang: CodeSample['lang']): string =>
  codeSamples(request).find((sample) => sample.lang === lang)!.source

/** A request as each language's stand-in reports it. */
interface Sent {
  method: string
  address: string
  headers: Record<string, string>
  cookies: boolean
  json?: Json
  text?: string
  parts?: { name: string; json?: Json; file?: string; type?: string; text?: string }[]
}

const host = 'https://support.example.com'
const tokenAddress = `${host}/services/bft/api/auth/en-US`
const names = (request: SampleRequest): string => request.operation.operationId

/** @param has which of the things that only some languages say themselves */
const expected = (request: SampleRequest, has: { csrf: boolean; contentType: boolean; fileText: boolean }): Sent => {
  const { body, needs } = request
  return {
    method: request.method,
    address: `${host}${addressOf(request)}`,
    cookies: !needs.bearer,
    headers: {
      ...Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(needs.bearer ? { authorization: 'Bearer the-bearer' } : {}),
      ...(needs.csrf && has.csrf ? { 'x-csrf-token': 'the-token' } : {}),
      ...(body?.kind === 'json' && has.contentType ? { 'content-type': 'application/json' } : {}),
      ...(body?.kind === 'text' ? { 'content-type': body.type } : {}),
    },
    ...(body?.kind === 'json' ? { json: body.value } : {}),
    ...(body?.kind === 'text' ? { text: body.value } : {}),
    ...(body?.kind === 'form'
      ? {
          parts: body.parts.map((part) =>
            'json' in part
              ? { name: part.name, json: part.json }
              : { name: part.name, file: part.file, type: 'text/plain', ...(has.fileText ? { text: part.text } : {}) },
          ),
        }
      : {}),
  }
}

const headersOf = (pairs: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))

// curl
const bash = `curl() { printf '%s\\0' call "$@" >&3; for one in "$@"; do case "$one" in *x-csrf-token}*) printf the-token; esac; done; }
openssl() { printf 'key of %s' "$*"; }
DESK_TOKEN=the-bearer HOME=/nowhere
`
const runBash = (sources: readonly string[]): string[][][] => {
  const script = bash + sources.map((source) => `printf 'sample\\0' >&3\n(\n${source}\n)\n`).join('')
  const { output, stderr, status } = spawnSync('bash', ['-eu'], {
    input: script,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  })
  expect([status, String(stderr)]).toEqual([0, ''])
  return String(output[3])
    .split('sample\0')
    .slice(1)
    .map((sample) =>
      sample
        .split('call\0')
        .slice(1)
        .map((call) => call.split('\0').slice(0, -1)),
    )
}
const withValue = new Set(['-b', '-c', '-X', '-H', '-o', '-w', '-F', '--data-raw', '--form-string'])
const optionsOf = (given: readonly string[]): [string, string][] => {
  const found: [string, string][] = []
  for (let at = 0; at < given.length; at += 1) {
    const one = given[at]!
    if (withValue.has(one)) found.push([one, given[(at += 1)]!])
    else found.push(one.startsWith('-') ? [one, ''] : ['address', one])
  }
  return found
}
const all = (options: readonly [string, string][], name: string): string[] =>
  options.flatMap(([one, value]) => (one === name ? [value] : []))
const splitAt = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

test('curl sends what the example says, its token fetched before', () => {
  const ran = runBash(calls.map((request) => sourceOf(request, 'shell')))
  expect(ran).toHaveLength(calls.length)
  for (const [index, request] of calls.entries()) {
    const made = ran[index]!.map(optionsOf)
    const options = made.at(-1)!
    const data = all(options, '--data-raw')[0]
    const { body } = request
    const sent: Sent = {
      // With -X curl would wait for the body that an answer to HEAD has not.
      method: all(options, '--head').length > 0 ? 'HEAD' : (all(options, '-X')[0] ?? 'GET'),
      address: all(options, 'address').join(),
      cookies: all(options, '-b').join() === 'cookies.txt',
      headers: headersOf(all(options, '-H').map((line) => splitAt(line, ': '))),
      ...(body?.kind === 'json' ? { json: JSON.parse(data!) as Json } : {}),
      ...(body?.kind === 'text' ? { text: data! } : {}),
      ...(body?.kind === 'form'
        ? {
            parts: options.flatMap(([option, value]): NonNullable<Sent['parts']> => {
              const [name, rest] = splitAt(value, '=')
              if (option === '--form-string') return [{ name, json: JSON.parse(rest) as Json }]
              const [file, type] = splitAt(rest.slice(1), ';type=')
              return option === '-F' ? [{ name, file, type }] : []
            }),
          }
        : {}),
    }
    expect([names(request), sent]).toEqual([
      names(request),
      expected(request, { csrf: true, contentType: true, fileText: false }),
    ])
    expect(all(options, '-o')).toEqual(request.answers === 'bytes' ? ['answer'] : [])
    expect(made.slice(0, -1)).toEqual(
      request.needs.csrf
        ? [
            [
              ['-s', ''],
              ['-c', 'cookies.txt'],
              ['-b', 'cookies.txt'],
              ['-o', '/dev/null'],
              ['-w', '%header{x-csrf-token}'],
              ['address', tokenAddress],
            ],
          ]
        : [],
    )
    expect(sourceOf(request, 'shell').includes('# cookies.txt holds the session')).toBe(request.needs.session)
  }
})

test('curl opens a socket by its headers', () => {
  const ran = runBash(sockets.map((request) => sourceOf(request, 'shell')))
  expect(sockets.length).toBeGreaterThan(0)
  expect(ran.map(([options]) => optionsOf(options!))).toEqual(
    sockets.map((request) => [
      ['--http1.1', ''],
      ['-N', ''],
      ['-b', 'cookies.txt'],
      ['address', `${host}${addressOf(request)}`],
      ['-H', `Origin: ${host}`],
      ['-H', 'Connection: Upgrade'],
      ['-H', 'Upgrade: websocket'],
      ['-H', 'Sec-WebSocket-Version: 13'],
      ['-H', 'Sec-WebSocket-Key: key of rand -base64 16'],
    ]),
  )
})

// TypeScript
const importLine = "import { createGuidepostClient } from '@guidepost/client'\n\n"
const runScript = async (source: string, world: object): Promise<unknown[]> => {
  const shown: unknown[] = []
  const context = createContext({ ...world, FormData, Blob, console: { log: (value: unknown) => shown.push(value) } })
  await runInContext(`(async () => {\n${stripTypeScriptTypes(source.replace(importLine, ''))}\n})()`, context)
  return shown
}
const partsOfForm = async (form: FormData): Promise<NonNullable<Sent['parts']>> =>
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, json: JSON.parse(value) as Json }
        : { name, file: value.name, type: value.type, text: await value.text() },
    ),
  )
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const asSent = async (body: unknown): Promise<unknown> => (body instanceof Blob ? { bytes: await body.text() } : body)

test('the packed client is called as the contract types it, and a refusal is thrown', async () => {
  const players = calls.filter(({ path, needs }) => !needs.bearer && !path.startsWith('/services/desk/'))
  expect(players.length).toBeGreaterThan(50)
  for (const request of players) {
    const { body, answers } = request
    const made: unknown[] = []
    const clientOf = (error: unknown) => (base: unknown) => {
      made.push(plain(base))
      const call =
        (method: string) =>
        async (path: string, options: { body?: unknown; bodySerializer?: (body: unknown) => unknown } = {}) => {
          const { body: given, bodySerializer: serialize = JSON.stringify, ...others } = options
          made.push({
            method,
            path,
            ...(plain(others) as object),
            ...(given instanceof FormData
              ? { parts: await partsOfForm(given) }
              : 'body' in options
                ? { body: await asSent(serialize(given)) }
                : {}),
          })
          return { data: 'the data', error, response: { status: 207 } }
        }
      return new Proxy({}, { get: (_, method: string) => call(method) })
    }
    const source = sourceOf(request, 'typescript')
    expect(source.startsWith(importLine)).toBe(true)
    const shown = await runScript(source, { createGuidepostClient: clientOf(undefined) })
    const { parts } = expected(request, { csrf: false, contentType: false, fileText: true })
    const params = {
      ...(Object.keys(request.pathValues).length > 0 ? { path: request.pathValues } : {}),
      ...(request.query.length > 0 ? { query: Object.fromEntries(request.query) } : {}),
      ...(request.headers.length > 0 ? { header: Object.fromEntries(request.headers) } : {}),
    }
    expect([names(request), made]).toEqual([
      names(request),
      [
        { baseUrl: host },
        {
          method: request.method,
          path: request.path,
          ...(Object.keys(params).length > 0 ? { params } : {}),
          ...(answers === 'bytes' ? { parseAs: 'blob' } : answers === 'text' ? { parseAs: 'text' } : {}),
          ...(parts ? { parts } : {}),
          ...(body?.kind === 'json' ? { body: JSON.stringify(body.value) } : {}),
          ...(body?.kind === 'text' && body.type === 'text/plain' ? { body: body.value } : {}),
          // A form is given as its fields; the client writes it.
          ...(body?.kind === 'text' && body.fields !== undefined ? { body: JSON.stringify(body.fields) } : {}),
          ...(body?.kind === 'text' && body.type !== 'text/plain' && body.fields === undefined
            ? { body: { bytes: body.value } }
            : {}),
          ...(body?.kind === 'text' ? { headers: { 'content-type': body.type } } : {}),
        },
      ],
    ])
    expect([names(request), shown]).toEqual([names(request), [answers === null ? 207 : 'the data']])
    const refused = runScript(source, { createGuidepostClient: clientOf({ title: 'No' }) })
    await expect(refused).rejects.toThrow('207: {"title":"No"}')
  }
})

test('fetch at the desk sends what the example says, and a refusal is thrown', async () => {
  const desk = calls.filter(({ path, needs }) => needs.bearer || path.startsWith('/services/desk/'))
  expect(desk.length).toBeGreaterThan(30)
  for (const request of desk) {
    const made: Sent[] = []
    const fetchWith =
      (ok: boolean) =>
      async (address: string, init: RequestInit = {}) => {
        made.push({
          method: init.method ?? 'GET',
          address,
          cookies: false,
          headers: headersOf(Object.entries((init.headers ?? {}) as Record<string, string>)),
          ...(typeof init.body === 'string' ? { json: JSON.parse(init.body) as Json } : {}),
          ...(init.body instanceof FormData ? { parts: await partsOfForm(init.body) } : {}),
        })
        const read = (as: string) => () => Promise.resolve(as)
        return { ok, status: 207, json: read('as json'), text: read('as text'), blob: read('as bytes') }
      }
    const process = { env: { DESK_TOKEN: 'the-bearer' } }
    const source = sourceOf(request, 'typescript')
    const shown = await runScript(source, { fetch: fetchWith(true), process })
    const sent = expected(request, { csrf: false, contentType: true, fileText: true })
    expect([names(request), made]).toEqual([names(request), [{ ...sent, cookies: false }]])
    expect([names(request), shown]).toEqual([
      names(request),
      [request.answers === null ? 207 : `as ${request.answers}`],
    ])
    await expect(runScript(source, { fetch: fetchWith(false), process })).rejects.toThrow('207: as text')
  }
})

test('a socket in TypeScript shows each frame', async () => {
  for (const request of sockets) {
    const opened: string[] = []
    class WebSocket {
      constructor(address: string) {
        opened.push(address)
      }
      addEventListener(type: string, heard: (event: { data: string }) => void): void {
        opened.push(type)
        heard({ data: '{"a":1}' })
      }
    }
    const shown = await runScript(sourceOf(request, 'typescript'), { WebSocket })
    expect(opened).toEqual([`wss://support.example.com${addressOf(request)}`, 'message'])
    expect(plain(shown)).toEqual([{ a: 1 }])
  }
})

// Python
const stub = readFileSync(new URL('testing/python-stand-ins.py', import.meta.url), 'utf8')
interface PythonCall {
  method: string
  address: string
  params: Record<string, Json> | null
  headers: Record<string, string>
  json: Json
  data: string | null
  files: [string, [string | null, string, string?]][] | null
}
const runPython = <T>(sources: readonly string[]): { made: T[]; shown: string }[] => {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', stub], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as { made: T[]; shown: string }[]
}
const hasPython = spawnSync('python3', ['--version']).status === 0
const needsPython = runsUnless(hasPython ? null : 'not run: samples carried out in Python, there is no python3')

test('Python sends what the example says, its token fetched before', needsPython, () => {
  const ran = runPython<PythonCall | 'checked'>(calls.map((request) => sourceOf(request, 'python')))
  const answered = { json: 'as json', text: 'as text', bytes: String('as bytes'.length) }
  for (const [index, request] of calls.entries()) {
    const { made, shown } = ran[index]!
    const [token] = made as PythonCall[]
    if (request.needs.csrf) expect(token).toMatchObject({ method: 'get', address: tokenAddress })
    expect(made.slice(request.needs.csrf ? 1 : 0)).toHaveLength(2)
    expect(made.at(-1)).toBe('checked')
    const { method, address, params, headers, json, data, files } = made.at(-2) as PythonCall
    const sent: Sent = {
      method: method.toUpperCase(),
      address,
      cookies: !request.needs.bearer,
      headers: headersOf(Object.entries(headers)),
      ...(request.body?.kind === 'json' ? { json } : {}),
      ...(data === null ? {} : { text: data }),
      ...(files === null
        ? {}
        : {
            parts: files.map(([name, [file, content, type]]) =>
              file === null
                ? { name, json: JSON.parse(content) as Json }
                : { name, file, text: content, ...(type === undefined ? {} : { type }) },
            ),
          }),
    }
    expect([names(request), sent]).toEqual([
      names(request),
      {
        ...expected(request, { csrf: true, contentType: false, fileText: true }),
        address: `${host}${addressOf({ ...request, query: [] })}`,
      },
    ])
    expect([names(request), params]).toEqual([
      names(request),
      request.query.length === 0 ? null : Object.fromEntries(request.query),
    ])
    expect([names(request), shown]).toEqual([
      names(request),
      `${request.answers === null ? '207' : answered[request.answers]}\n`,
    ])
    const source = sourceOf(request, 'python')
    expect(source.includes('# with the cookies of a signed-in player')).toBe(request.needs.session)
    // What is imported is used, and what is used is imported.
    const imported = /^import (.+)$/m.exec(source)![1]!.split(', ')
    const used = ['json', 'os', 'requests'].filter((name) =>
      new RegExp(`\\b${name}\\.(?:dumps|environ|Session)`).test(source),
    )
    expect([names(request), imported]).toEqual([names(request), used])
  }
})

test('Python listens at a socket with the origin and the session', needsPython, () => {
  for (const [index, { made, shown }] of runPython(sockets.map((request) => sourceOf(request, 'python'))).entries()) {
    expect(made).toEqual([
      {
        address: `wss://support.example.com${addressOf(sockets[index]!)}`,
        origin: host,
        additional_headers: { Cookie: 'gp_session=…' },
      },
    ])
    expect(shown).toBe('a frame\n')
  }
})

// C#
const verbatim = String.raw`@"((?:[^"]|"")*)"`
const content = String.raw`new StringContent\(${verbatim}, Encoding\.UTF8, "([^"]+)"\)`
const textOf = (written: string): string => written.replaceAll('""', '"')
/** A statement may hold line breaks inside its text: they end with `;` at the end of a line outside of one. */
const statementsOf = (source: string): string[] =>
  source.match(/(?:@"(?:[^"]|"")*"|[^@])+?(?:;(?: \/\/[^\n]*)?(?=\n|$))/g)!.map((one) => one.trim())
const shows = {
  json: 'Console.WriteLine(await answer.Content.ReadAsStringAsync());',
  text: 'Console.WriteLine(await answer.Content.ReadAsStringAsync());',
  bytes: 'Console.WriteLine((await answer.Content.ReadAsByteArrayAsync()).Length);',
}

test('C# says what the example says, line by line', () => {
  for (const request of calls) {
    const { body, needs, answers } = request
    const statements = statementsOf(sourceOf(request, 'csharp'))
    const take = (pattern: string): RegExpExecArray => {
      const found = new RegExp(`^${pattern}$`).exec(statements[0] ?? '')
      expect([names(request), statements[0], pattern, found !== null]).toEqual([
        names(request),
        statements[0],
        pattern,
        true,
      ])
      statements.shift()
      return found!
    }
    const literally = (text: string): void => {
      expect([names(request), statements.shift()]).toEqual([names(request), text])
    }
    literally('using System;')
    literally('using System.Net.Http;')
    if (body !== undefined) literally('using System.Text;')
    const cookies = needs.session ? ' // with the cookies of a signed-in player' : ''
    literally(`var http = new HttpClient { BaseAddress = new Uri("${host}") };${cookies}`)
    if (needs.bearer)
      literally(
        'http.DefaultRequestHeaders.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("DESK_TOKEN"));',
      )
    if (needs.csrf) {
      literally('var begun = await http.GetAsync("/services/bft/api/auth/en-US");')
      literally('http.DefaultRequestHeaders.Add("X-CSRF-TOKEN", begun.Headers.GetValues("X-CSRF-TOKEN"));')
    }
    const method = { GET: 'Get', HEAD: 'Head', OPTIONS: 'Options', PUT: 'Put', POST: 'Post', DELETE: 'Delete' }[
      request.method
    ]
    const [, by, address] = take(String.raw`var request = new HttpRequestMessage\((.+), ${verbatim}\);`)
    expect([names(request), by, textOf(address!)]).toEqual([
      names(request),
      method === undefined ? 'new HttpMethod("PATCH")' : `HttpMethod.${method}`,
      addressOf(request),
    ])
    for (const [name, value] of request.headers) {
      const [, header, given] = take(String.raw`request\.Headers\.TryAddWithoutValidation\("(.+)", ${verbatim}\);`)
      expect([header, textOf(given!)]).toEqual([name, String(value)])
    }
    if (body?.kind === 'form') {
      literally('var form = new MultipartFormDataContent();')
      for (const part of body.parts) {
        const [, text, type, name, , file] = take(String.raw`form\.Add\(${content}, "([^"]+)"(, "([^"]+)")?\);`)
        if ('json' in part)
          expect([JSON.parse(textOf(text!)), type, name, file]).toEqual([
            part.json,
            'application/json',
            part.name,
            undefined,
          ])
        else expect([textOf(text!), type, name, file]).toEqual([part.text, 'text/plain', part.name, part.file])
      }
      literally('request.Content = form;')
    } else if (body?.kind === 'text' && body.type !== 'text/plain') {
      const [, text] = take(
        String.raw`request\.Content = new ByteArrayContent\(Encoding\.UTF8\.GetBytes\(${verbatim}\)\);`,
      )
      expect(textOf(text!)).toBe(body.value)
      literally(`request.Content.Headers.TryAddWithoutValidation("Content-Type", "${body.type}");`)
    } else if (body !== undefined) {
      const [, text, type] = take(String.raw`request\.Content = ${content};`)
      const value: unknown = body.kind === 'json' ? JSON.parse(textOf(text!)) : textOf(text!)
      expect([names(request), value, type]).toEqual([
        names(request),
        body.value,
        body.kind === 'text' ? body.type : 'application/json',
      ])
    }
    literally('var answer = await http.SendAsync(request);')
    literally('answer.EnsureSuccessStatusCode();')
    literally(answers === null ? 'Console.WriteLine(answer.StatusCode);' : shows[answers])
    expect([names(request), statements]).toEqual([names(request), []])
  }
  for (const request of sockets) {
    const source = sourceOf(request, 'csharp')
    expect(statementsOf(source)).toEqual([
      ...['System', 'System.Net.WebSockets', 'System.Text', 'System.Threading'].map((name) => `using ${name};`),
      'var socket = new ClientWebSocket();',
      `socket.Options.SetRequestHeader("Origin", "${host}");`,
      'socket.Options.SetRequestHeader("Cookie", "gp_session=…");',
      `await socket.ConnectAsync(new Uri("wss://support.example.com${addressOf(request)}"), CancellationToken.None);`,
      'var buffer = new ArraySegment<byte>(new byte[65536]);',
      'var frame = await socket.ReceiveAsync(buffer, CancellationToken.None);',
      'Console.WriteLine(Encoding.UTF8.GetString(buffer.Array, 0, frame.Count));',
    ])
  }
})

test('samples are in the order the reference shows them, under the names it shows', () => {
  expect(codeSamples(requests[0]!).map(({ lang, label }) => [lang, label])).toEqual([
    ['shell', 'curl'],
    ['typescript', 'TypeScript'],
    ['python', 'Python'],
    ['csharp', 'C#'],
  ])
})
