// Cases of a test's own player, filed over the API from the page the player has open: the session and the token of that page are used.
import type { Page } from '@playwright/test'
import { at } from './portal.ts'

interface Wanted { categoryId?: number; game?: string; fields?: Record<string, unknown> }

/** A topic of one game with ticket and chat, and one of the services with ticket, chat and phone. */
export const gameTopic: Wanted = { categoryId: 1301, game: 'diablo4', fields: { heroName: 'Robin' } }
export const allChannels: Wanted = { categoryId: 1131, game: 'services', fields: { paymentMethod: 'card' } }

/** Files a case for whoever is signed in on this page, which stays where it is. @returns its id @throws with the answer when it is refused */
export async function fileCase(page: Page, description: string, { categoryId, game, fields }: Wanted = gameTopic): Promise<string> {
  const form = { fields: { ...fields, description }, categoryId, channel: 'ticket', locale: 'en-US', game }
  return page.evaluate(async ({ sent, key }) => {
    const body = new FormData()
    body.append('form', new Blob([JSON.stringify(sent)], { type: 'application/json' }))
    const auth = await fetch('/services/bft/api/auth/en-US')
    const answer = await fetch('/services/bft/api/submit', {
      method: 'POST', body, headers: { 'X-CSRF-TOKEN': auth.headers.get('x-csrf-token') ?? '', 'Idempotency-Key': key },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`the case was not filed: ${answer.status} ${text}`)
    return (JSON.parse(text) as { caseId: string }).caseId
  }, { sent: form, key: crypto.randomUUID() })
}

/** Opens a case in the page. */
export const openCase = async (page: Page, id: string, hash = ''): Promise<void> => { await page.goto(at(`/case/detail/${id}${hash}`)) }
