// Mails the tested portal wrote, as its development outbox shows them.
import type { Page } from '@playwright/test'
import { at } from './portal.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** @param number of a case, with or without its region */
export const mailsAbout = async (page: Page, number: string): Promise<Mail[]> => {
  const { origin } = new URL(at('/'))
  const answer = await page.request.get(`${origin}/services/dev/mails`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as Mail[]).filter(({ subject }) => subject.includes(number))
}
