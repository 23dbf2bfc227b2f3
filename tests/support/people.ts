// Who sends: nobody, players and the desk, each signed in as a person would, through the embedded identity provider.
import { createHash, randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sendTo, type WireAnswer, type WireRequest } from './wire.ts'

const api = '/services/bft/api'

/** A browser: it keeps cookies and follows nothing by itself. */
export interface Browser {
  origin: string
  send: (request: Partial<WireRequest> & { url: string }) => Promise<WireAnswer>
  cookie: () => string
}

export const openBrowser = (origin: string): Browser => {
  const jar = new Map<string, string>()
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    origin,
    cookie,
    send: async ({ method = 'GET', url, headers = {}, body }) => {
      const answer = await sendTo(origin, {
        method,
        url,
        body,
        headers: { ...(jar.size > 0 ? { cookie: cookie() } : {}), ...headers },
      })
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name === undefined) continue
        if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value!)
      }
      return answer
    },
  }
}

/** Follows redirects on this origin until a page, or an address that `isEnd` takes. @returns the last address */
const follow = async (
  browser: Browser,
  from: string,
  isEnd: (path: string) => boolean,
): Promise<{ path: string; answer: WireAnswer }> => {
  let path = from
  for (let steps = 0; steps < 12; steps += 1) {
    const answer = await browser.send({ url: path })
    if (answer.status < 300 || answer.status >= 400) return { path, answer }
    const target = new URL(String(answer.headers.location), browser.origin)
    path = target.pathname + target.search
    if (isEnd(path)) return { path, answer }
  }
  throw new Error(`redirects without end from ${from}`)
}

/** Sends fields as a plain form of a page does. */
export const sendForm = (browser: Browser, url: string, fields: Record<string, string>): Promise<WireAnswer> =>
  browser.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  })

/** Types login and password where the provider asks for them. */
const enterPassword = async (
  browser: Browser,
  from: string,
  login: string,
  isEnd: (path: string) => boolean,
): Promise<string> => {
  const asked = await follow(browser, from, (path) => path.includes('/sign-in/'))
  const entered = await sendForm(browser, asked.path, { login, password: `${login}-demo` })
  if (entered.status !== 303)
    throw new Error(`sign-in of ${login} answered ${entered.status}: ${entered.body.toString().slice(0, 300)}`)
  const next = new URL(String(entered.headers.location), browser.origin)
  return (await follow(browser, next.pathname + next.search, isEnd)).path
}

/** One who sends requests: the headers that say who. */
export interface Person {
  name: string
  headers: Record<string, string>
  browser: Browser
}

const withToken = async (name: string, browser: Browser): Promise<Person> => {
  const auth = await browser.send({ url: `${api}/auth/en-US` })
  return { name, browser, headers: { cookie: browser.cookie(), 'x-csrf-token': String(auth.headers['x-csrf-token']) } }
}

/** A visitor with nothing but the anonymous session every page begins. */
export const nobody = (origin: string): Promise<Person> => withToken('nobody', openBrowser(origin))

/** @param login one of the demonstration's, or `test-…`/`soft-…` with NODE_ENV=test */
export const signInPlayer = async (origin: string, login: string): Promise<Person> => {
  const browser = openBrowser(origin)
  await enterPassword(browser, '/services/bft/login?provider=main&returnTo=/support/en-US/help/', login, (path) =>
    path.startsWith('/support/'),
  )
  return withToken(login, browser)
}

/** @returns the desk's person, with a bearer token got by the desk's own client of the provider (ground G32) */
export const signInAtDesk = async (origin: string, login: string): Promise<Person> => {
  const browser = openBrowser(origin)
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${origin}/support/desk/callback`
  const query = new URLSearchParams({
    client_id: 'guidepost-desk-ui',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile desk',
    state: 'state',
    resource: 'urn:guidepost-desk',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const end = await enterPassword(browser, `/services/idp/auth?${query}`, login, (path) =>
    path.startsWith('/support/desk/callback'),
  )
  const code = new URLSearchParams(end.split('?')[1]).get('code') ?? ''
  const answer = await sendForm(browser, '/services/idp/token', {
    grant_type: 'authorization_code',
    client_id: 'guidepost-desk-ui',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
    resource: 'urn:guidepost-desk',
  })
  const { access_token: token } = JSON.parse(answer.body.toString()) as { access_token?: string }
  if (token === undefined) throw new Error(`the desk's token for ${login} was refused: ${answer.body.toString()}`)
  return { name: login, browser, headers: { authorization: `Bearer ${token}` } }
}

/** Solves the challenge, as the page does before an anonymous send (ground G15). */
export const passChallenge = async ({ browser, headers }: Person): Promise<void> => {
  const challenge: unknown = JSON.parse((await browser.send({ url: `${api}/arkose/challenge` })).body.toString())
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const answer = await browser.send({
    method: 'POST',
    url: `${api}/arkose/validate`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ token, onReady: 1, onShown: 2 })),
  })
  if (answer.body.toString() !== '{"valid":true}')
    throw new Error(`the challenge was refused: ${answer.body.toString()}`)
}
