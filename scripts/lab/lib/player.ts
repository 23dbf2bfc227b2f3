// A signed-in player as the measurements send requests: cookie, CSRF token, the form of topic 1301.
import { randomBytes, randomUUID } from 'node:crypto'
import { formBody, formType, ticketForm } from '../../../tests/support/form-bytes.ts'
import type { Child } from './child.ts'

export const api = '/services/bft/api'
export const submitPath = `${api}/submit`
export interface Player {
  headers: Record<string, string>
}

/** Begins a session, as every page does. @param cookies of whoever is signed in; nobody's without */
export const visit = async (origin: string, cookies: readonly string[] = []): Promise<Player> => {
  const answer = await fetch(`${origin}${api}/auth/en-US`, { headers: { cookie: cookies.join('; ') } })
  const all = [...cookies, ...answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!)]
  return { headers: { cookie: all.join('; '), 'x-csrf-token': answer.headers.get('x-csrf-token')! } }
}
export const signIn = async (app: Child, id: string): Promise<Player> =>
  visit(app.origin, [await app.ask<string>('signIn', id)])
export const signInMany = (app: Child, name: string, count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => signIn(app, `${name}-${at}`)))

const form = JSON.stringify(
  ticketForm(
    'The game closes when I open the map in the second season, and my hero falls through the floor afterwards.',
  ),
)
const plain = formBody(form)

/** The contact form as a browser sends it. */
export const submitBody = (files: readonly Buffer[] = []): Buffer =>
  files.length === 0
    ? plain
    : formBody(
        form,
        files.map((content, index) => ({
          part: 'files[files]',
          filename: `shot-${index}.png`,
          type: 'image/png',
          content,
        })),
      )

const fileBytes = 14_000_000
const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** Four pictures as large as they may be, as far as their first bytes go. */
export const fourFiles = (): Buffer[] =>
  Array.from({ length: 4 }, () => Buffer.concat([png, randomBytes(fileBytes - png.length)]))

/** A new key each time: every send is an intent of its own (ground G10). */
export const submitHeaders = ({ headers }: Player): Record<string, string> => ({
  ...headers,
  'content-type': formType,
  'idempotency-key': randomUUID(),
})

/** One case filed, as a call of a timetable. */
export const submitCall = (player: Player, files?: readonly Buffer[]) => ({
  method: 'POST' as const,
  path: submitPath,
  headers: submitHeaders(player),
  body: submitBody(files),
})

/** Cases filed again and again by autocannon, each an intent of its own. */
export const submitAgain = (next: () => Player) => ({
  ...submitCall(next()),
  setupRequest: (request: object) => ({ ...request, headers: submitHeaders(next()) }),
})

/** @throws unless the case was filed */
export const file = async (origin: string, { path, body, ...sent }: ReturnType<typeof submitCall>): Promise<void> => {
  const answer = await fetch(origin + path, { ...sent, body: new Uint8Array(body) })
  const said = await answer.text()
  if (answer.status !== 200) throw new Error(`submit answered ${answer.status}: ${said}`)
}
export const submit = (origin: string, player: Player): Promise<void> => file(origin, submitCall(player))
