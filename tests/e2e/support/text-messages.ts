// Text messages of the demonstration: nobody's phone rings, they are read here (decisions-cases G10).
import { expect } from '@playwright/test'
import { at } from './portal.ts'

/** Codes sent to a number by now, the newest first. */
const codesFor = async (phone: string): Promise<string[]> => {
  const answer = await fetch(`${new URL(at('/')).origin}/services/dev/sms`, { headers: { accept: 'application/json' } })
  const messages = (await answer.json()) as { to: string; text: string }[]
  return messages.filter(({ to }) => to === phone).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
}

/** The newest code, once `count` were sent. */
export const codeFor = async (phone: string, count = 1): Promise<string> => {
  await expect.poll(async () => (await codesFor(phone)).length).toBe(count)
  return (await codesFor(phone))[0] ?? ''
}
