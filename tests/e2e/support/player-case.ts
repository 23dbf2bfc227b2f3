// A test's own player and cases, over HTTP: signed in and filed in a moment, so that the browser draws only what the
// test is about.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { at } from './portal.ts'

export { asPlayer } from './portal.ts'

interface Wanted {
  categoryId?: number
  game?: string
  fields?: Record<string, unknown>
  /** Language of the form; en-US without it. */
  locale?: string
}

/** A topic of one game with ticket and chat, and one of the services with ticket, chat and phone. */
export const gameTopic: Wanted = { categoryId: 1301, game: 'diablo4', fields: { heroName: 'Robin' } }
export const allChannels: Wanted = { categoryId: 1131, game: 'services', fields: { paymentMethod: 'card' } }

const origin = (): string => new URL(at('/')).origin

/** Files a case for whoever is signed in. @returns its id @throws with the answer when it is refused */
export const fileCase = async (
  page: Page,
  description: string,
  { categoryId, game, fields, locale = 'en-US' }: Wanted = gameTopic,
): Promise<string> => {
  const auth = await page.request.get(`${origin()}/services/bft/api/auth/en-US`)
  const { softAccount } = JSON.parse(await auth.text()) as { softAccount: boolean }
  // A soft account says who it is in the form.
  const anonFields = softAccount ? { name: 'Robin', email: 'robin@players.example' } : null
  const form = { fields: { ...fields, description }, categoryId, channel: 'ticket', locale, game, anonFields }
  const answer = await page.request.post(`${origin()}/services/bft/api/submit`, {
    headers: { 'X-CSRF-TOKEN': auth.headers()['x-csrf-token'] ?? '', 'Idempotency-Key': randomUUID() },
    multipart: { form: { name: 'blob', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(form)) } },
  })
  if (!answer.ok()) throw new Error(`the case was not filed: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { caseId: string }).caseId
}

/** Opens a case in the page. */
export const openCase = async (page: Page, id: string, hash = ''): Promise<void> => {
  await page.goto(at(`/case/detail/${id}${hash}`))
}
