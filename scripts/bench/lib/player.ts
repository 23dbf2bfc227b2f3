// A signed-in player as the measurements send requests: cookie, CSRF token, the form of topic 1301.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Child } from './child.ts'

export const api = '/services/bft/api'
export const submitPath = `${api}/submit`
const boundary = 'bench-5b1f0d3c'

export interface Player {
  headers: Record<string, string>
}

export const signIn = async (app: Child, id: string): Promise<Player> => {
  const signedIn = await app.ask<string>('signIn', id)
  const answer = await fetch(`${app.origin}${api}/auth/en-US`, { headers: { cookie: signedIn } })
  const cookies = [signedIn, ...answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!)]
  return { headers: { cookie: cookies.join('; '), 'x-csrf-token': answer.headers.get('x-csrf-token')! } }
}

const form = JSON.stringify({
  categoryId: 1301,
  game: 'diablo4',
  channel: 'ticket',
  locale: 'en-US',
  fields: {
    heroName: 'Mirelle',
    description:
      'The game closes when I open the map in the second season, and my hero falls through the floor afterwards.',
  },
})

const part = (disposition: string, type: string, content: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

/** The contact form as a browser sends it. */
export const submitBody = (files: readonly Uint8Array[] = []): Buffer =>
  Buffer.concat([
    part('name="form"', 'application/json', Buffer.from(form)),
    ...files.map((bytes, index) => part(`name="files[files]"; filename="shot-${index}.png"`, 'image/png', bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const fileBytes = 14_000_000
const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** Four pictures as large as they may be, as far as their first bytes go. */
export const fourFiles = (): Buffer[] =>
  Array.from({ length: 4 }, () => Buffer.concat([png, randomBytes(fileBytes - png.length)]))

/** A new key each time: every send is an intent of its own (ground G10). */
export const submitHeaders = ({ headers }: Player): Record<string, string> => ({
  ...headers,
  'content-type': `multipart/form-data; boundary=${boundary}`,
  'idempotency-key': randomUUID(),
})
