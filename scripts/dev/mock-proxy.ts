// The thin layer in front of Prism: serves the built web app and adds what a browser on the mock cannot have, a session and its token.
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveMockChat } from './mock-chat.ts'
import { shrinkFiles } from './mock-form.ts'
import { mockToken, renderMockPage, type MockPageOptions } from './mock-page.ts'
import { chooseExample, createFinder, defaultScenario, scenarios, type Scenario } from './mock-scenarios.ts'

export type MockProxyOptions = MockPageOptions & { prismUrl: string }

const api = '/services/bft'
const cookieName = 'mock_scenario'
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
  '.json': 'application/json', '.woff2': 'font/woff2', '.png': 'image/png', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json',
}

const scenarioName = (request: IncomingMessage, url: URL): string => {
  const asked = url.searchParams.get(cookieName) ?? new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]
  return asked !== undefined && Object.hasOwn(scenarios, asked) ? asked : defaultScenario
}

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The proxy, not yet listening. */
export const createMockProxy = (options: MockProxyOptions): Server => {
  const { document, prismUrl, webDist, mountPath, pack } = options
  const findOperation = createFinder(document)

  const forward = async (request: IncomingMessage, response: ServerResponse, url: URL, scenario: Scenario): Promise<void> => {
    const headers: Record<string, string | string[] | undefined> = { ...request.headers, host: new URL(prismUrl).host }
    delete headers.cookie
    if (scenario.isSignedIn) headers.cookie = 'gp_session=mock'
    headers['x-csrf-token'] ??= mockToken
    const operation = findOperation(request.method ?? 'GET', url.pathname)
    const example = operation && chooseExample(document, operation, scenario)
    if (example !== undefined && headers.prefer === undefined) headers.prefer = `example=${example}`
    let body = await readAll(request)
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('multipart/form-data')) body = shrinkFiles(body, type)
    delete headers['transfer-encoding']
    headers['content-length'] = body.length > 0 ? String(body.length) : undefined
    const present = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    await new Promise<void>((done) => {
      const upstream = httpRequest(`${prismUrl}${url.pathname}${url.search}`, { method: request.method, headers: present }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...scenario.headers })
        answer.pipe(response).once('close', done)
      })
      upstream.once('error', (error) => {
        response.writeHead(502, { 'content-type': 'text/plain' }).end(`The mock does not answer: ${error.message}`)
        done()
      })
      upstream.end(body)
    })
  }

  /** The app's own files, and the pack's pictures with or without hash and folder name in their address. */
  const staticFolders: [prefix: RegExp, folder: string][] = [
    [/^app\//, webDist],
    [/^content\/([0-9a-f]{12}\/)?(assets\/)?/, path.join(pack, 'assets')],
  ]

  const sendFile = async (response: ServerResponse, pathname: string): Promise<void> => {
    const name = decodeURIComponent(pathname.slice(`${mountPath}/static/`.length))
    const [prefix, folder] = staticFolders.find(([start]) => start.test(name)) ?? [undefined, '']
    const file = path.join(folder, path.posix.normalize(`/${name.replace(prefix ?? '', '')}`))
    const bytes = prefix === undefined ? undefined : await readFile(file).catch(() => undefined)
    if (!bytes) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    else response.writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream' }).end(bytes)
  }

  const sendPage = async (response: ServerResponse, pathname: string, scenario: Scenario): Promise<void> => {
    const page = await renderMockPage(options, pathname, scenario)
    if (page === undefined) response.writeHead(503, { 'content-type': 'text/plain' }).end('The web app is not built: make mock builds it first')
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }

  const proxy = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock.local')
    const name = scenarioName(request, url)
    const scenario = scenarios[name] as Scenario
    if (url.searchParams.has(cookieName)) response.setHeader('set-cookie', `${cookieName}=${name}; Path=/; SameSite=Lax`)
    const { pathname } = url
    const answer = pathname === `${api}/login` ? redirect(response, `${mountPath}/en-US/help/?${cookieName}=signed-in`)
      : pathname.startsWith(`${api}/`) ? forward(request, response, url, scenario)
        : pathname.startsWith(`${mountPath}/static/`) ? sendFile(response, pathname)
          : pathname.startsWith(`${mountPath}/`) ? sendPage(response, pathname, scenario)
            : redirect(response, `${mountPath}/en-US/help/${url.search}`)
    answer.catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  })
  serveMockChat(proxy, document)
  return proxy
}

const redirect = async (response: ServerResponse, location: string): Promise<void> => {
  response.writeHead(302, { location }).end()
}
