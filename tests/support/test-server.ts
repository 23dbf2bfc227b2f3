// The whole server in a test: own data folder, small content pack, limits lifted, a clock moved by hand if wanted.
// Requests go through
// `inject`, or over a real port after `listen()`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { preparedFor, putDatabase, readPackOnce } from './prepared.ts'
import { newTestDatabase } from './test-database.ts'
import { writePack } from './write-pack.ts'
import { compose, type Composition, type ComposeOptions } from '../../server/src/compose.ts'
import { readConfig } from '../../server/src/config.ts'
import { ownCookie } from '../../server/src/platform/own-cookie.ts'
import type { Account } from '../../server/src/platform/visitor.ts'

export interface TestServerOptions {
  /** Usually the demonstration's players say nothing beside their cases, so that a test can count. */
  hasDemoFeedback?: boolean
  /** Environment variables of config.ts over the test's defaults. */
  env?: Record<string, string>
  clock?: ComposeOptions['clock']
  betweenBlobs?: ComposeOptions['betweenBlobs']
  betweenWork?: ComposeOptions['betweenWork']
  /** Files of the small pack replaced or added. */
  content?: Record<string, string>
  /** Reuse of a folder, to start a second server on it. */
  dataDir?: string
}

/** A visitor with cookies and token: signed in, anonymous with a session, or nobody. */
export interface TestClient {
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Sends JSON, or what `options` says; the session's CSRF token goes along. */
  send: (
    method: 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: Partial<InjectOptions> & { json?: unknown; form?: FormData },
  ) => Promise<LightMyRequestResponse>
  csrfToken: string
  cookie: string
}

export type TestServer = Composition & {
  dataDir: string
  /** What was logged, one parsed line each. */
  logLines: () => Record<string, unknown>[]
  anonymous: () => Promise<TestClient>
  signIn: (account?: Partial<Account>) => Promise<TestClient>
  close: () => Promise<void>
}

export const api = '/services/bft/api'

const ada: Account = {
  id: 'test-ada',
  displayName: 'Ada Lindqvist',
  softAccount: false,
  hasSqa: true,
  roles: [],
  region: 'us',
  email: 'ada@players.example',
  emailVerified: true,
}

/** A form of its part `form` alone, for `send`. */
export const formOf = (body: object): FormData => {
  const form = new FormData()
  form.append('form', JSON.stringify(body))
  return form
}

/** A form as the browser sends it, for `inject`. */
const encodeForm = async (form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}

export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'guidepost-test-'))
  const state = preparedFor(options.env?.['CONTENT_PACK'])
  if (options.dataDir === undefined) await putDatabase(dataDir, state)
  const pack = join(dataDir, 'pack')
  writePack(pack, options.content ?? {})
  const lines: string[] = []
  const logStream = new PassThrough().on('data', (chunk: Buffer) =>
    lines.push(...chunk.toString('utf8').split('\n').filter(Boolean)),
  )
  const own =
    options.dataDir === undefined && options.env?.['DATABASE_URL'] === undefined
      ? await newTestDatabase(state)
      : undefined
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    CONTENT_PACK: pack,
    LIMITS_SCALE: '1000000',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:8080',
    LOG_LEVEL: 'info',
    ...own?.env,
    ...options.env,
  })
  const { clock, betweenBlobs, betweenWork } = options
  const composition = await compose(config, {
    logStream,
    hasDemoFeedback: options.hasDemoFeedback ?? false,
    // A pack of the test's own is another one each time.
    ...(config.contentPack === pack ? {} : { readPack: readPackOnce }),
    ...(clock ? { clock } : {}),
    ...(betweenBlobs ? { betweenBlobs } : {}),
    ...(betweenWork ? { betweenWork } : {}),
  })
  await composition.app.ready()

  const clientWith = async (cookie: string): Promise<TestClient> => {
    const { app } = composition
    const auth = await app.inject({ url: `${api}/auth/en-US`, headers: cookie === '' ? {} : { cookie } })
    const given = auth.cookies.map(({ name, value }) => `${name}=${value}`)
    const client: TestClient = {
      cookie: [cookie, ...given].filter(Boolean).join('; '),
      csrfToken: String(auth.headers['x-csrf-token']),
      get: (url, headers = {}) => app.inject({ url, headers: { cookie: client.cookie, ...headers } }),
      send: async (method, url, { json, form, headers, ...rest } = {}) => {
        const body = form
          ? await encodeForm(form)
          : json === undefined
            ? { headers: {} }
            : { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
        return app.inject({
          method,
          url,
          ...body,
          ...rest,
          headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken, ...body.headers, ...headers },
        })
      },
    }
    return client
  }

  return {
    ...composition,
    dataDir,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    anonymous: () => clientWith(''),
    signIn: async (account = {}) => {
      const { cookie } = await composition.sessions.create({ ...ada, ...account })
      return clientWith(`${ownCookie('gp_session', config.isHttps).name}=${cookie}`)
    },
    close: async () => {
      await composition.stop()
      await own?.release()
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
