// The company's side in end-to-end tests: the desk's calls over HTTP, with a bearer token of the embedded identity
// provider (ground G18,
// G32).
import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { type Person, signInAtDesk, signInPlayer } from '../../support/people.ts'
import { at } from './portal.ts'

type Representative = 'agent-jo' | 'lead-kim' | 'lead-lee' | 'admin-sam' | 'writer-wren'
interface Answer<T> {
  status: number
  body: T
}

const known = new Map<string, Promise<Person>>()
const originOf = (): string => new URL(at('/')).origin

/** One call of the desk. @throws for anything but 2xx, with the answer's text */
export const atDesk = async <T = unknown>(
  login: Representative,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<Answer<T>> => {
  const origin = originOf()
  const person = known.get(origin + login) ?? signInAtDesk(origin, login)
  known.set(origin + login, person)
  const isForm = body instanceof FormData
  const type: Record<string, string> = body === undefined || isForm ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/services/desk${path}`, {
    method,
    headers: { ...(await person).headers, 'idempotency-key': randomUUID(), 'if-match': '*', ...type },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
}

/** From the desk's own page to the provider and back; who tests something else is signed in by `openDesk`. */
export const signIn = async (page: Page, login: Representative): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('Password').fill(`${login}-demo`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
export const openDesk = async (page: Page, login: Representative, path = ''): Promise<void> => {
  const origin = originOf()
  const asked = await page.request.get(`${origin}/support/desk/login?returnTo=/support/desk`)
  const back = await page.request.post(asked.url(), { form: { login, password: `${login}-demo` } })
  expect(back.url(), 'the sign-in leads back to the desk').toMatch(/\/support\/desk$/)
  await page.goto(`${origin}/support/desk${path}`)
  // A writer has no views: they see no case.
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
}

/** An answer on its way goes at once, without the ten seconds in which it can be taken back. */
export const sendNow = async (page: Page): Promise<void> => {
  const now = page.getByRole('button', { name: 'Send now' })
  // Where the machine stood still meanwhile it has gone by itself.
  await now.click({ timeout: 12_000 }).catch(() => expect(now).toHaveCount(0))
}

interface DeskCase {
  eventCount: number
}

/** The company answers a case, which becomes ANSWERED, INFO or RESOLVED. */
export const answerCase = async (
  id: string,
  status: 'ANSWERED' | 'INFO' | 'RESOLVED',
  responseText = '<p>We looked into it.</p>',
): Promise<void> => {
  const {
    body: { eventCount },
  } = await atDesk<DeskCase>('agent-jo', 'GET', `/cases/${id}`)
  const form = new FormData()
  form.append('form', new Blob([JSON.stringify({ responseText, status, eventCount })], { type: 'application/json' }))
  await atDesk('agent-jo', 'POST', `/cases/${id}/responses`, form)
}

/** Locks a case or changes its kind. */
export const updateCase = async (
  id: string,
  change: { locked?: boolean; type?: 'TICKET' | 'DATA_PROTECTION' },
): Promise<void> => {
  const {
    body: { eventCount },
  } = await atDesk<DeskCase>('agent-jo', 'GET', `/cases/${id}`)
  await atDesk('lead-kim', 'PATCH', `/cases/${id}`, { ...change, eventCount })
}

interface NewPenalty {
  end?: string | null
  appealable?: boolean
  penalty?: string
}

/** Nobody is restricted who was never here (CD-442). */
export const visitOnce = async (login: string): Promise<void> => {
  await signInPlayer(originOf(), login)
}

/** Restricts an account. @returns the restriction's id */
export const restrict = async (
  login: string,
  { end = null, appealable = true, penalty = 'Suspension' }: NewPenalty = {},
): Promise<string> => {
  await visitOnce(login)
  const { body } = await atDesk<{ id: string }>('lead-kim', 'POST', '/penalties', {
    accountId: `demo-${login}`,
    game: 'overwatch',
    gameAccount: 'Robin#2411',
    penalty: { 'en-US': penalty },
    reason: { 'en-US': 'Use of unauthorized software' },
    end,
    evidence: ['2026-11-17 20:14 UTC · match 88213 · aim assistance found'],
    appealable,
    decidedBy: 'person',
  })
  return body.id
}
