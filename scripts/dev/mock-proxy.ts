// The thin layer in front of Prism: serves the built web app, adds what a browser on the mock cannot have, a session
// and its token, and asks Prism for the example that the chosen scenario wants.
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveMockChat } from './mock-chat.ts'
import { shrinkFiles } from './mock-form.ts'
import { mockToken, renderMockPage, type MockPageOptions } from './mock-page.ts'
import { chooseAnswer, createFinder, exampleValue } from './mock-answers.ts'
import { renderMockIndex } from './mock-index.ts'
import { isScenarioName, sceneOf, type Scene } from './mock-scenarios.ts'

export type MockProxyOptions = MockPageOptions & { prismUrl: string }

const apis = ['/services/bft/', '/services/desk/']
const scenarioKey = 'mock_scenario'
const stepKey = 'mock_step'
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}

const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]
const kept = (name: string, value: string): string => `${name}=${value}; Path=/; SameSite=Lax`

/** The scene this browser is in, and the cookies that keep it there when the address asks for another. */
const sceneFor = (request: IncomingMessage, { searchParams }: URL): { scene: Scene; cookies: string[] } => {
  const [asked, askedStep] = [searchParams.get(scenarioKey), searchParams.get(stepKey)]
  if (asked === null && askedStep === null)
    return { scene: sceneOf(cookieOf(request, scenarioKey), cookieOf(request, stepKey)), cookies: [] }
  const before = cookieOf(request, scenarioKey)
  // A scenario that is chosen anew begins at its first step.
  const scene = sceneOf(asked !== null && isScenarioName(asked) ? asked : before, askedStep ?? undefined)
  return { scene, cookies: [kept(scenarioKey, scene.name), ...(scene.step ? [kept(stepKey, scene.step.name)] : [])] }
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

  const forward = async (request: IncomingMessage, response: ServerResponse, url: URL, scene: Scene): Promise<void> => {
    const { scenario, step } = scene
    const headers: Record<string, string | string[] | undefined> = { ...request.headers, host: new URL(prismUrl).host }
    // The server does not choose by Accept; Prism would refuse the account as text to whoever would rather have JSON.
    headers.accept = [request.headers.accept, '*/*;q=0.1'].filter(Boolean).join(', ')
    delete headers.cookie
    if (scenario.isSignedIn) {
      headers.cookie = 'gp_session=mock'
      headers.authorization ??= 'Bearer mock'
    }
    headers['x-csrf-token'] ??= mockToken
    let body = await readAll(request)
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('multipart/form-data')) body = shrinkFiles(body, type)
    const found = findOperation(request.method ?? 'GET', url.pathname)
    const answer = found && chooseAnswer(document, { ...found, query: url.searchParams }, scene, body.toString('utf8'))
    if (answer !== undefined && headers.prefer === undefined)
      headers.prefer = `code=${answer.status}, example=${answer.example}`
    // A header has one example for all; this one goes with the body (ground G12).
    const loggedIn =
      found?.operation.operationId === 'getAuth'
        ? { loggedin: String(exampleValue(document, found.operation, answer) !== '') }
        : {}
    const list = found && exampleValue(document, found.operation, answer)
    const next = found && step?.leadsTo?.[found.operation.operationId]
    delete headers['transfer-encoding']
    headers['content-length'] = body.length > 0 ? String(body.length) : undefined
    const present = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    await new Promise<void>((done) => {
      const upstream = httpRequest(
        `${prismUrl}${url.pathname}${url.search}`,
        { method: request.method, headers: present },
        (answer) => {
          const status = answer.statusCode ?? 502
          const cookies = [
            ...(answer.headers['set-cookie'] ?? []),
            ...(next !== undefined && status < 400 ? [kept(stepKey, next)] : []),
          ]
          // The same for how many there are in all.
          const counted =
            Array.isArray(list) && 'x-total-count' in answer.headers ? { 'x-total-count': String(list.length) } : {}
          response.writeHead(status, {
            ...answer.headers,
            ...counted,
            ...loggedIn,
            ...scenario.headers,
            ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
          })
          answer.pipe(response).once('close', done)
        },
      )
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
    else
      response
        .writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream' })
        .end(bytes)
  }

  const sendPage = async (response: ServerResponse, pathname: string, scene: Scene): Promise<void> => {
    const page = await renderMockPage(options, pathname, scene)
    if (page === undefined)
      response
        .writeHead(503, { 'content-type': 'text/plain' })
        .end('The web app is not built: make mock builds it first')
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }

  const sendIndex = async (response: ServerResponse, scene: Scene): Promise<void> => {
    const page = await renderMockIndex(document, scene, mountPath)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }

  const proxy = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock.local')
    const { scene, cookies } = sceneFor(request, url)
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    const { pathname } = url
    const answer =
      pathname === '/services/bft/login'
        ? redirect(response, returnAddress(url, mountPath))
        : apis.some((prefix) => pathname.startsWith(prefix))
          ? forward(request, response, url, scene)
          : pathname.startsWith(`${mountPath}/static/`)
            ? sendFile(response, pathname)
            : pathname.startsWith(`${mountPath}/`)
              ? sendPage(response, pathname, scene)
              : pathname === '/mock'
                ? sendIndex(response, scene)
                : redirect(response, `${mountPath}/en-US/help/${url.search}`)
    answer.catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  })
  serveMockChat(proxy, document)
  return proxy
}

/**
 * Signing in on the mock is choosing the player who is signed in; it leads back to where it was asked for, inside the
 * portal.
 */
const returnAddress = ({ searchParams }: URL, mountPath: string): string => {
  const asked = searchParams.get('returnTo') ?? ''
  const target = new URL(asked.startsWith(`${mountPath}/`) ? asked : `${mountPath}/en-US/help/`, 'http://mock.local')
  target.searchParams.delete('login')
  target.searchParams.set(scenarioKey, 'signed-in')
  return target.pathname + target.search
}

const redirect = async (response: ServerResponse, location: string): Promise<void> => {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}
