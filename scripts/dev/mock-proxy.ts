// The thin layer in front of Prism: serves the built web app, adds what a browser on the mock cannot have, a session
// and its token, and asks Prism for the example that the chosen scenario wants.
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import path from 'node:path'
import type { OpenApi } from '../generate/document.ts'
import { serveMockChat } from './mock-chat.ts'
import { shrinkFiles } from './mock-form.ts'
import { mockToken, renderMockPage, type MockPageOptions } from './mock-page.ts'
import { chooseAnswer, createFinder, exampleValue, headersBeside } from './mock-answers.ts'
import { renderMockIndex, renderSignIn } from './mock-index.ts'
import { choiceOf, kept, scenarioKey, stepKey, type Choice } from './mock-choice.ts'
import type { Scene } from './mock-scenarios.ts'
import { pauseOf, refusalOf } from './mock-trouble.ts'
import { problemBody, ProblemError } from '../../server/src/platform/problems.ts'

export type MockProxyOptions = MockPageOptions & {
  prismUrl: string
  /** The web app from its sources: which addresses those are, and who serves them. */
  isSource?: (url: string) => boolean
  serveSource?: (request: IncomingMessage, response: ServerResponse) => void
}

const apis = ['/services/bft/', '/services/desk/']
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

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The proxy, not yet listening. */
export const createMockProxy = (options: MockProxyOptions): Server => {
  const { contract, prismUrl, mountPath, pack } = options
  /** Finders by contract: another one may come while the mock runs. */
  const finders = new WeakMap<OpenApi, ReturnType<typeof createFinder>>()
  const findOperation = (method: string, pathname: string): ReturnType<ReturnType<typeof createFinder>> => {
    const document = contract()
    const finder = finders.get(document) ?? createFinder(document)
    finders.set(document, finder)
    return finder(method, pathname)
  }

  /** What the server would say had it stumbled; no operation lists it, any may give it. */
  const stumble = (response: ServerResponse, { pathname }: URL): void => {
    const base = apis.find((prefix) => pathname.startsWith(prefix))?.slice(0, -1) ?? ''
    const problem = problemBody(new ProblemError('internal'), base, 'mock')
    response.writeHead(problem.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  }

  const forward = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    { scene, trouble }: Choice,
  ): Promise<void> => {
    const document = contract()
    const { scenario, step } = scene
    const headers: Record<string, string | string[] | undefined> = { ...request.headers, host: new URL(prismUrl).host }
    // The server does not choose by Accept; Prism would refuse the account as text to whoever would rather have JSON.
    headers.accept = [request.headers.accept, '*/*;q=0.1'].filter(Boolean).join(', ')
    // Whose restrictions are read by a mark is nobody's question here.
    headers.cookie = 'gp_lockedout=mock'
    if (scenario.isSignedOut !== true) {
      headers.cookie += '; gp_session=mock'
      headers.authorization ??= 'Bearer mock'
    }
    headers['x-csrf-token'] ??= mockToken
    let body = await readAll(request)
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('multipart/form-data')) body = shrinkFiles(body, type)
    const found = findOperation(request.method ?? 'GET', url.pathname)
    const pause = pauseOf(trouble)
    if (pause > 0) await setTimeout(pause)
    if (trouble.fail === 'offline') return void response.destroy()
    if (trouble.fail === '500') return stumble(response, url)
    const answer =
      found &&
      ((trouble.fail === '429' ? refusalOf(document, found.operation, 429) : undefined) ??
        chooseAnswer(document, { ...found, query: url.searchParams }, scene, body.toString('utf8')))
    if (answer !== undefined && headers.prefer === undefined)
      headers.prefer = `code=${answer.status}, example=${answer.example}`
    const beside = found && headersBeside(found.operation, exampleValue(document, found.operation, answer))
    // Every piece of an upload counts, though none is kept.
    if (beside && found.operation.operationId === 'appendUpload')
      beside['upload-offset'] = String(Number(request.headers['upload-offset'] ?? 0) + body.length)
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
          response.writeHead(status, {
            ...answer.headers,
            ...beside,
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
    [/^app\//, options.webDist],
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

  const sendIndex = async (response: ServerResponse, choice: Choice): Promise<void> => {
    const page = await renderMockIndex(contract(), choice, mountPath)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }

  const sendSignIn = async (response: ServerResponse, url: URL): Promise<void> => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(await renderSignIn(returnAddress(url, mountPath)))
  }

  const proxy = createServer((request, response) => {
    if (options.isSource?.(request.url ?? '/') === true) return options.serveSource?.(request, response)
    const url = new URL(request.url ?? '/', 'http://mock.local')
    const { cookies, ...choice } = choiceOf(request.headers.cookie, url.searchParams)
    const { scene } = choice
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    const { pathname } = url
    const answer =
      pathname === '/services/bft/login'
        ? scene.name === 'session-ended'
          ? sendSignIn(response, url)
          : redirect(response, returnAddress(url, mountPath))
        : apis.some((prefix) => pathname.startsWith(prefix))
          ? forward(request, response, url, choice)
          : pathname.startsWith(`${mountPath}/static/`)
            ? sendFile(response, pathname)
            : pathname.startsWith(`${mountPath}/`)
              ? sendPage(response, pathname, scene)
              : pathname === '/mock'
                ? sendIndex(response, choice)
                : redirect(response, `${mountPath}/en-US/help/${url.search}`)
    answer.catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  })
  serveMockChat(proxy, contract)
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
