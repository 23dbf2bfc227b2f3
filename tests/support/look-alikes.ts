// Providers that speak what Discord and Steam speak, on a free port of this machine: every check a real one makes is
// made, and each can be told to be away.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (
  request: { url: URL; form: URLSearchParams; headers: IncomingMessage['headers'] },
  answer: Answer,
) => void
interface Answer {
  redirect: (to: URL | string) => void
  json: (status: number, body: unknown) => void
  text: (status: number, body: string) => void
}

export interface LookAlike {
  origin: string
  /** What it answers to everything from now on; undefined: as it should. */
  fail: (status: number | undefined) => void
  close: () => Promise<void>
}

const serve = async (handlers: Readonly<Record<string, Handler>>): Promise<LookAlike> => {
  let failing: number | undefined
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin)
    let body = ''
    for await (const part of request) body += String(part)
    const answer: Answer = {
      redirect: (to) => response.writeHead(302, { location: String(to) }).end(),
      json: (status, value) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
      text: (status, value) => response.writeHead(status, { 'content-type': 'text/plain' }).end(value),
    }
    if (failing !== undefined) return answer.text(failing, 'away')
    const handler = handlers[`${request.method ?? 'GET'} ${url.pathname}`]
    if (!handler) return answer.text(404, 'nothing here')
    handler({ url, form: new URLSearchParams(body), headers: request.headers }, answer)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    fail: (status) => {
      failing = status
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export interface OAuthPerson {
  id: string | number
  username: string
  email?: string
  verified?: boolean
}

export const oauthClient = { id: 'portal', secret: 'portal-secret' }

/** As Discord: code flow, PKCE (S256), the client's secret in the form, a code once, an account call of its own. */
export const startOAuthLookAlike = async (
  /** Who is signed in there. */
  person: () => OAuthPerson,
  mayReturnTo: (address: string) => boolean,
): Promise<LookAlike> => {
  const codes = new Map<string, { challenge: string; redirectUri: string; person: OAuthPerson }>()
  const tokens = new Map<string, OAuthPerson>()
  return serve({
    'GET /oauth2/authorize': ({ url: { searchParams: asked } }, answer) => {
      const redirectUri = asked.get('redirect_uri') ?? ''
      const isRight =
        asked.get('client_id') === oauthClient.id &&
        asked.get('response_type') === 'code' &&
        asked.get('code_challenge_method') === 'S256' &&
        mayReturnTo(redirectUri)
      if (!isRight) return answer.text(400, 'not a request of a known client')
      const code = randomBytes(16).toString('hex')
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri, person: person() })
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      answer.redirect(back)
    },
    'POST /oauth2/token': ({ form }, answer) => {
      const code = form.get('code') ?? ''
      const given = codes.get(code)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        form.get('client_id') === oauthClient.id &&
        form.get('client_secret') === oauthClient.secret &&
        form.get('redirect_uri') === given?.redirectUri &&
        challenge === given.challenge
      if (!isRight) return answer.json(400, { error: 'invalid_grant' })
      const token = randomBytes(16).toString('hex')
      tokens.set(token, given.person)
      answer.json(200, { access_token: token, token_type: 'Bearer', expires_in: 600 })
    },
    'GET /users/@me': ({ headers }, answer) => {
      const known = tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
      if (known === undefined) return answer.json(401, { message: 'no such token' })
      answer.json(200, { user: known, verified: known.verified ?? false })
    },
  })
}

const namespace = 'http://specs.openid.net/auth/2.0'
const fieldsSigned = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle'

export interface SteamLookAlike extends LookAlike {
  endpoint: string
  /** An assertion it would make, changed as a forger would; signed before or after that. */
  forge: (returnTo: string, change: Record<string, string>, isSigned?: boolean) => URLSearchParams
}

/** As Steam: OpenID 2.0 without association; each assertion is confirmed once by `check_authentication`. */
export const startSteamLookAlike = async (steamId: () => string, now: () => Date): Promise<SteamLookAlike> => {
  const secret = randomBytes(32)
  const confirmed = new Set<string>()
  const sign = (fields: Record<string, string>): string =>
    createHmac('sha256', secret)
      .update(
        (fields['signed'] ?? '')
          .split(',')
          .map((name) => `${name}:${fields[name] ?? ''}\n`)
          .join(''),
      )
      .digest('base64')
  const assertion = (returnTo: string, change: Record<string, string> = {}, isSigned = true): URLSearchParams => {
    const id = `${server.origin}/openid/id/${steamId()}`
    const made: Record<string, string> = {
      ns: namespace,
      mode: 'id_res',
      op_endpoint: `${server.origin}/openid/login`,
      claimed_id: id,
      identity: id,
      return_to: returnTo,
      response_nonce: `${now().toISOString().slice(0, 19)}Z${randomBytes(8).toString('hex')}`,
      assoc_handle: '1234567890',
      signed: fieldsSigned,
    }
    const fields = isSigned ? { ...made, ...change } : made
    const sig = sign(fields)
    return new URLSearchParams(
      Object.entries({ ...fields, ...change, sig }).map(([name, value]) => [`openid.${name}`, value]),
    )
  }
  const server: LookAlike = await serve({
    'GET /openid/login': ({ url: { searchParams: asked } }, answer) => {
      const returnTo = asked.get('openid.return_to') ?? ''
      const realm = asked.get('openid.realm') ?? ''
      const isRight =
        asked.get('openid.ns') === namespace &&
        asked.get('openid.mode') === 'checkid_setup' &&
        asked.get('openid.claimed_id') === `${namespace}/identifier_select` &&
        realm !== '' &&
        returnTo.startsWith(`${realm}/`)
      if (!isRight) return answer.text(400, 'return_to is not below realm')
      const back = new URL(returnTo)
      for (const [name, value] of assertion(returnTo)) back.searchParams.set(name, value)
      answer.redirect(back)
    },
    'POST /openid/login': ({ form }, answer) => {
      const fields = Object.fromEntries([...form].map(([name, value]) => [name.slice(7), value]))
      const given = Buffer.from(fields['sig'] ?? '', 'base64')
      const right = Buffer.from(sign({ ...fields, mode: 'id_res' }), 'base64')
      const nonce = fields['response_nonce'] ?? ''
      const isValid =
        fields['mode'] === 'check_authentication' &&
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        !confirmed.has(nonce)
      confirmed.add(nonce)
      answer.text(200, `ns:${namespace}\nis_valid:${isValid}\n`)
    },
  })
  return { ...server, endpoint: `${server.origin}/openid/login`, forge: assertion }
}
