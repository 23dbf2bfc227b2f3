// The company's side in end-to-end tests: the desk's calls over HTTP, with a bearer token of the embedded identity provider (ground G18, G32).
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { at } from './portal.ts'

type Representative = 'agent-jo' | 'lead-kim' | 'lead-lee' | 'admin-sam'
type Answer<T> = { status: number; body: T }

const client = 'guidepost-desk-ui'
const tokens = new Map<string, Promise<string>>()
const originOf = (): string => new URL(at('/')).origin
const url64 = (bytes: Buffer): string => bytes.toString('base64url')

/** Signs in as the desk's own client would: code flow with PKCE, following the redirects by hand. */
async function signInAtDesk(login: Representative): Promise<string> {
  const origin = originOf()
  const redirect = `${origin}/support/desk/callback`
  const verifier = url64(randomBytes(32))
  const cookies = new Map<string, string>()
  const call = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined) cookies.set(name, value ?? '')
    }
    return answer
  }
  const wish = new URLSearchParams({
    client_id: client, response_type: 'code', redirect_uri: redirect, scope: 'openid profile desk', state: 'test',
    code_challenge: url64(createHash('sha256').update(verifier).digest()), code_challenge_method: 'S256',
  })
  let answer = await call(`${origin}/services/idp/auth?${wish}`)
  for (let steps = 0; steps < 10; steps += 1) {
    const next = new URL(answer.headers.get('location') ?? '', origin)
    const code = next.searchParams.get('code')
    if (code !== null) {
      const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirect, client_id: client, code_verifier: verifier })
      const granted = await (await call(`${origin}/services/idp/token`, { method: 'POST', body })).json() as { access_token?: string }
      if (granted.access_token === undefined) throw new Error('the identity provider gave no token for the desk')
      return granted.access_token
    }
    answer = next.pathname.includes('/sign-in/')
      ? await call(next.href, { method: 'POST', body: new URLSearchParams({ login, password: `${login}-demo` }) })
      : await call(next.href)
  }
  throw new Error(`the desk's sign-in did not end: ${answer.status}`)
}

/** One call of the desk. @throws for anything but 2xx, with the answer's text */
export async function atDesk<T = unknown>(login: Representative, method: string, path: string, body?: object | FormData): Promise<Answer<T>> {
  const origin = originOf()
  const known = tokens.get(origin + login) ?? signInAtDesk(login)
  tokens.set(origin + login, known)
  const isForm = body instanceof FormData
  const answer = await fetch(`${origin}/services/desk${path}`, {
    method,
    headers: { authorization: `Bearer ${await known}`, 'idempotency-key': randomUUID(), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
}

interface DeskCase { eventCount: number }

/** The company answers a case, which becomes ANSWERED, INFO or RESOLVED. */
export async function answerCase(id: string, status: 'ANSWERED' | 'INFO' | 'RESOLVED', responseText = '<p>We looked into it.</p>'): Promise<void> {
  const { body: { eventCount } } = await atDesk<DeskCase>('agent-jo', 'GET', `/cases/${id}`)
  const form = new FormData()
  form.append('form', new Blob([JSON.stringify({ responseText, status, eventCount })], { type: 'application/json' }))
  await atDesk('agent-jo', 'POST', `/cases/${id}/responses`, form)
}

/** Locks a case or changes its kind. */
export async function updateCase(id: string, change: { locked?: boolean; type?: 'TICKET' | 'DATA_PROTECTION' }): Promise<void> {
  const { body: { eventCount } } = await atDesk<DeskCase>('agent-jo', 'GET', `/cases/${id}`)
  await atDesk('lead-kim', 'PATCH', `/cases/${id}`, { ...change, eventCount })
}

interface NewPenalty { end?: string | null; appealable?: boolean; penalty?: string }

/** Restricts an account. @returns the restriction's id */
export async function restrict(login: string, { end = null, appealable = true, penalty = 'Suspension' }: NewPenalty = {}): Promise<string> {
  const { body } = await atDesk<{ id: string }>('lead-kim', 'POST', '/penalties', {
    accountId: `demo-${login}`, game: 'overwatch', gameAccount: 'Robin#2411', penalty: { 'en-US': penalty }, reason: { 'en-US': 'Use of unauthorized software' },
    end, evidence: ['2026-11-17 20:14 UTC · match 88213 · aim assistance found'], appealable, decidedBy: 'person',
  })
  return body.id
}

/** Decides the pending appeal of a restriction, by another lead than the one who imposed it. */
export async function decideAppeal(penaltyId: string, decision: 'UPHELD' | 'OVERTURNED', repResponse = 'We looked at the match again.'): Promise<void> {
  const { body } = await atDesk<{ items: { id: string; penalty: { id: string } }[] }>('lead-lee', 'GET', '/appeals?state=PENDING&limit=100')
  const appeal = body.items.find(({ penalty }) => penalty.id === penaltyId)
  if (appeal === undefined) throw new Error(`no appeal of ${penaltyId} is pending`)
  await atDesk('lead-lee', 'POST', `/appeals/${appeal.id}/decision`, { decision, repResponse })
}
