/**
 * Each operation in curl, TypeScript, Python and C#, printed from the contract's examples (CD-103). Nobody writes one by
 * hand; `code-samples.test.ts` has their syntax read by what runs them, `make sdk` compiles those of TypeScript and C#.
 */
import {
  type Json,
  type SampleBody,
  type SampledDocument,
  type SampleRequest,
  addressOf,
  sampleRequests,
} from './sample-request.ts'

export interface CodeSample {
  lang: 'shell' | 'typescript' | 'python' | 'csharp'
  label: string
  source: string
}

const host = 'https://support.example.com'
const tokenAddress = '/services/bft/api/auth/en-US'
const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)
const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line): line is string => typeof line === 'string').join('\n')
const pretty = (value: Json): string => JSON.stringify(value, null, 2)

// curl
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** An answer to HEAD has no body; with `-X` curl would wait for it. */
const curlMethod = (method: string): string => (method === 'GET' ? '' : method === 'HEAD' ? ' --head' : ` -X ${method}`)

const curl = (request: SampleRequest): string => {
  const { body, needs, method } = request
  const address = `"$BASE${addressOf(request).replaceAll(/[$`"\\]/g, '\\$&')}"`
  if (request.isSocket)
    return lines(
      `BASE=${host}`,
      `curl --http1.1 -N -b cookies.txt ${address} \\`,
      `  -H "Origin: $BASE" -H 'Connection: Upgrade' -H 'Upgrade: websocket' \\`,
      `  -H 'Sec-WebSocket-Version: 13' -H "Sec-WebSocket-Key: $(openssl rand -base64 16)"`,
    )
  const parts = [
    `curl${needs.bearer ? '' : ' -b cookies.txt'}${curlMethod(method)} ${address}`,
    needs.bearer && `-H "Authorization: Bearer $DESK_TOKEN"`,
    needs.csrf && `-H "X-CSRF-TOKEN: $TOKEN"`,
    ...request.headers.map(([name, value]) => `-H ${quoted(`${name}: ${String(value)}`)}`),
    body?.kind === 'json' && `-H 'Content-Type: application/json'`,
    body?.kind === 'json' && `--data-raw ${quoted(pretty(body.value))}`,
    body?.kind === 'text' && `-H 'Content-Type: ${body.type}' --data-raw ${quoted(body.value)}`,
    ...(body?.kind === 'form'
      ? body.parts.map((part) =>
          'json' in part
            ? `--form-string ${quoted(`${part.name}=${JSON.stringify(part.json)}`)}`
            : `-F ${quoted(`${part.name}=@${part.file};type=text/plain`)}`,
        )
      : []),
    request.answers === 'bytes' && '-o answer',
  ].filter((part) => part !== false && part !== undefined)
  return lines(
    needs.session && '# cookies.txt holds the session of a signed-in player',
    `BASE=${host}`,
    needs.csrf &&
      `TOKEN=$(curl -s -c cookies.txt -b cookies.txt -o /dev/null -w '%header{x-csrf-token}' "$BASE${tokenAddress}")`,
    parts.join(' \\\n  '),
  )
}

// TypeScript
const scriptKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
const scriptText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const script = (value: Json): string => {
  if (typeof value === 'string') return scriptText(value)
  if (Array.isArray(value)) return `[${value.map(script).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([name, one]) => `  ${scriptKey(name)}: ${indent(script(one), '  ')},`).join('\n')}\n}`
}
const inOneLine = (value: Json): string =>
  script(value)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(', }', ' }')

const scriptForm = (request: SampleRequest): string | false =>
  request.body?.kind === 'form' &&
  lines(
    'const form = new FormData()',
    ...request.body.parts.map((part) =>
      'json' in part
        ? `form.append('${part.name}', JSON.stringify(${script(part.json)}))`
        : `form.append('${part.name}', new Blob([${scriptText(part.text)}], { type: 'text/plain' }), '${part.file}')`,
    ),
  )

/** Bytes stand as text in an example; to a program they are none. */
const isBytes = ({ type }: Extract<SampleBody, { kind: 'text' }>): boolean => !type.startsWith('text/')

/** With the packed client of `make sdk`, which keeps the session and brings the token. */
const withClient = (request: SampleRequest): string => {
  const { body, query, headers, pathValues, answers } = request
  const params = {
    ...(Object.keys(pathValues).length === 0 ? {} : { path: pathValues }),
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
    ...(headers.length === 0 ? {} : { header: Object.fromEntries(headers) }),
  }
  const given = [
    Object.keys(params).length > 0 && `params: ${inOneLine(params)},`,
    body?.kind === 'json' && `body: ${indent(script(body.value), '  ')},`,
    body?.kind === 'form' && 'body: form as never,',
    // The client writes a form from its fields, once it is told to.
    body?.kind === 'text' && body.fields !== undefined && `body: ${indent(script(body.fields), '  ')},`,
    body?.kind === 'text' &&
      body.fields === undefined &&
      (isBytes(body) ? `body: new Blob([${scriptText(body.value)}]),` : `body: ${scriptText(body.value)},`),
    // What is not JSON goes as it is.
    body?.kind === 'text' && body.fields === undefined && 'bodySerializer: (sent) => sent,',
    body?.kind === 'text' && `headers: { 'content-type': '${body.type}' },`,
    answers === 'bytes' && "parseAs: 'blob',",
    answers === 'text' && "parseAs: 'text',",
  ].filter((line) => line !== false)
  const call = `portal.${request.method}('${request.path}'${given.length === 0 ? '' : `, {\n  ${given.join('\n  ')}\n}`})`
  return lines(
    "import { createGuidepostClient } from '@guidepost/client'",
    '',
    `const portal = createGuidepostClient({ baseUrl: '${host}' })`,
    scriptForm(request),
    `const { data, error, response } = await ${call}`,
    'if (error !== undefined) throw new Error(`${response.status}: ${JSON.stringify(error)}`)',
    answers === null ? 'console.log(response.status)' : 'console.log(data)',
  )
}

const withFetch = (request: SampleRequest): string => {
  const { body, needs, method } = request
  const headers = [
    needs.bearer && 'authorization: `Bearer ${process.env.DESK_TOKEN}`,',
    ...request.headers.map(([name, value]) => `${scriptKey(name)}: ${scriptText(String(value))},`),
    body?.kind === 'json' && "'content-type': 'application/json',",
  ].filter((line) => line !== false && line !== undefined)
  const given = [
    method !== 'GET' && `method: '${method}',`,
    headers.length > 0 && `headers: {\n    ${headers.join('\n    ')}\n  },`,
    body?.kind === 'json' && `body: JSON.stringify(${indent(script(body.value), '  ')}),`,
    body?.kind === 'form' && 'body: form,',
  ].filter((line) => line !== false)
  const read = { json: 'await answer.json()', text: 'await answer.text()', bytes: 'await answer.blob()' }
  return lines(
    scriptForm(request),
    `const answer = await fetch('${host}${addressOf(request)}'${given.length === 0 ? '' : `, {\n  ${given.join('\n  ')}\n}`})`,
    'if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)',
    `console.log(${request.answers === null ? 'answer.status' : read[request.answers]})`,
  )
}

const typescript = (request: SampleRequest): string => {
  if (request.isSocket)
    return lines(
      `const socket = new WebSocket('${host.replace('http', 'ws')}${addressOf(request)}')`,
      "socket.addEventListener('message', ({ data }) => console.log(JSON.parse(data)))",
    )
  return request.needs.bearer || request.path.startsWith('/services/desk/') ? withFetch(request) : withClient(request)
}

// Python
const python = (value: Json): string => {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([name, one]) => `    ${JSON.stringify(name)}: ${indent(python(one), '    ')},`).join('\n')}\n}`
}

const withRequests = (request: SampleRequest): string => {
  const { body, needs, query, headers } = request
  const path = addressOf({ ...request, query: [] })
  const told = headers.map(([name, value]): [string, string] => [name, String(value)])
  if (body?.kind === 'text') told.push(['Content-Type', body.type])
  const given = [
    query.length > 0 && `params=${indent(python(Object.fromEntries(query)), '    ')},`,
    told.length > 0 && `headers=${indent(python(Object.fromEntries(told)), '    ')},`,
    body?.kind === 'json' && `json=${indent(python(body.value), '    ')},`,
    body?.kind === 'text' && `data=${JSON.stringify(body.value)},`,
    body?.kind === 'form' &&
      `files={\n${body.parts
        .map((part) =>
          'json' in part
            ? `        "${part.name}": (None, json.dumps(${indent(python(part.json), '        ')})),`
            : `        "${part.name}": ("${part.file}", b${JSON.stringify(part.text)}, "text/plain"),`,
        )
        .join('\n')}\n    },`,
  ].filter((line) => line !== false)
  const all = given.length === 0 ? `base + "${path}"` : `\n    base + "${path}",\n    ${given.join('\n    ')}\n`
  const call = `session.${request.method.toLowerCase()}(${all})`
  const read = { json: 'answer.json()', text: 'answer.text', bytes: 'len(answer.content)' }
  const modules = [body?.kind === 'form' && 'json', needs.bearer && 'os', 'requests'].filter((name) => name !== false)
  return lines(
    `import ${modules.join(', ')}`,
    '',
    `base = "${host}"`,
    `session = requests.Session()${needs.session ? '  # with the cookies of a signed-in player' : ''}`,
    needs.bearer && `session.headers["Authorization"] = "Bearer " + os.environ["DESK_TOKEN"]`,
    needs.csrf && `session.headers["X-CSRF-TOKEN"] = session.get(base + "${tokenAddress}").headers["X-CSRF-TOKEN"]`,
    `answer = ${call}`,
    'answer.raise_for_status()',
    `print(${request.answers === null ? 'answer.status_code' : read[request.answers]})`,
  )
}

const pythonSocket = (request: SampleRequest): string =>
  lines(
    'import asyncio, websockets',
    '',
    'async def listen():',
    `    address = "${host.replace('http', 'ws')}${addressOf(request)}"`,
    `    async with websockets.connect(address, origin="${host}", additional_headers={"Cookie": "gp_session=…"}) as socket:`,
    '        async for frame in socket:',
    '            print(frame)',
    '',
    'asyncio.run(listen())',
  )

// C#
const sharpText = (text: string): string => `@"${text.replaceAll('"', '""')}"`
const sharpMethod = (method: string): string =>
  method === 'PATCH' ? 'new HttpMethod("PATCH")' : `HttpMethod.${method[0]}${method.slice(1).toLowerCase()}`
const sharpContent = (text: string, type: string): string =>
  `new StringContent(${sharpText(text)}, Encoding.UTF8, "${type}")`

const csharp = (request: SampleRequest): string => {
  const { body, needs } = request
  if (request.isSocket)
    return lines(
      'using System;',
      'using System.Net.WebSockets;',
      'using System.Text;',
      'using System.Threading;',
      '',
      'var socket = new ClientWebSocket();',
      `socket.Options.SetRequestHeader("Origin", "${host}");`,
      'socket.Options.SetRequestHeader("Cookie", "gp_session=…");',
      `await socket.ConnectAsync(new Uri("${host.replace('http', 'ws')}${addressOf(request)}"), CancellationToken.None);`,
      'var buffer = new ArraySegment<byte>(new byte[65536]);',
      'var frame = await socket.ReceiveAsync(buffer, CancellationToken.None);',
      'Console.WriteLine(Encoding.UTF8.GetString(buffer.Array, 0, frame.Count));',
    )
  const usings = ['System', 'System.Net.Http', body !== undefined && 'System.Text'].filter((name) => name !== false)
  return lines(
    ...usings.map((name) => `using ${name};`),
    '',
    `var http = new HttpClient { BaseAddress = new Uri("${host}") };${needs.session ? ' // with the cookies of a signed-in player' : ''}`,
    needs.bearer &&
      'http.DefaultRequestHeaders.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("DESK_TOKEN"));',
    needs.csrf && `var begun = await http.GetAsync("${tokenAddress}");`,
    needs.csrf && 'http.DefaultRequestHeaders.Add("X-CSRF-TOKEN", begun.Headers.GetValues("X-CSRF-TOKEN"));',
    `var request = new HttpRequestMessage(${sharpMethod(request.method)}, ${sharpText(addressOf(request))});`,
    ...request.headers.map(
      ([name, value]) => `request.Headers.TryAddWithoutValidation("${name}", ${sharpText(String(value))});`,
    ),
    body?.kind === 'json' && `request.Content = ${sharpContent(pretty(body.value), 'application/json')};`,
    body?.kind === 'text' && !isBytes(body) && `request.Content = ${sharpContent(body.value, body.type)};`,
    // A text would be given a charset, which bytes have not.
    ...(body?.kind === 'text' && isBytes(body)
      ? [
          `request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(${sharpText(body.value)}));`,
          `request.Content.Headers.TryAddWithoutValidation("Content-Type", "${body.type}");`,
        ]
      : []),
    ...(body?.kind === 'form'
      ? [
          'var form = new MultipartFormDataContent();',
          ...body.parts.map((part) =>
            'json' in part
              ? `form.Add(${sharpContent(pretty(part.json), 'application/json')}, "${part.name}");`
              : `form.Add(${sharpContent(part.text, 'text/plain')}, "${part.name}", "${part.file}");`,
          ),
          'request.Content = form;',
        ]
      : []),
    'var answer = await http.SendAsync(request);',
    'answer.EnsureSuccessStatusCode();',
    request.answers === null
      ? 'Console.WriteLine(answer.StatusCode);'
      : request.answers === 'bytes'
        ? 'Console.WriteLine((await answer.Content.ReadAsByteArrayAsync()).Length);'
        : 'Console.WriteLine(await answer.Content.ReadAsStringAsync());',
  )
}

export const codeSamples = (request: SampleRequest): CodeSample[] => [
  { lang: 'shell', label: 'curl', source: curl(request) },
  { lang: 'typescript', label: 'TypeScript', source: typescript(request) },
  { lang: 'python', label: 'Python', source: request.isSocket ? pythonSocket(request) : withRequests(request) },
  { lang: 'csharp', label: 'C#', source: csharp(request) },
]

/** The document with `x-codeSamples` at each operation; made when it is served, so that no file doubles for them. */
export const withSamples = <T extends SampledDocument>(document: T): T => {
  const samples = new Map(sampleRequests(document).map((one) => [one.operation.operationId, codeSamples(one)]))
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, { operationId?: string }>>)
  return {
    ...document,
    paths: Object.fromEntries(
      paths.map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => {
            const found = samples.get(operation.operationId ?? '')
            return [method, found === undefined ? operation : { ...operation, 'x-codeSamples': found }]
          }),
        ),
      ]),
    ),
  }
}
