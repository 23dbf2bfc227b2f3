import { beforeEach, expect, test, vi } from 'vitest'
import type { SubmittedCase } from './submitted-case.ts'

const shelf = new Map<string, string>()
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  })
  vi.resetModules()
})
const sent = (caseId: string): SubmittedCase => ({
  channel: 'ticket',
  description: 'Stuck',
  phone: '+12025550142',
  solution: null,
  body: { caseId, caseRegion: 'us', anonymousToken: 't'.repeat(43) },
})

test('[CONTACT-31, CONTACT-32] sent forms are held whole; a reload keeps them, the oldest go', async () => {
  const before = await import('./submitted-case.ts')
  expect(before.lastSubmittedCase()).toBeNull()
  for (const id of ['1', '2', '3', '4', '5', '6']) before.holdSubmittedCase(sent(id))
  expect(before.lastSubmittedCase()).toEqual(sent('6'))
  vi.resetModules()
  const after = await import('./submitted-case.ts')
  expect(after.lastSubmittedCase()).toEqual(sent('6'))
  const [kept] = [...shelf.values()].map((text) => JSON.parse(text) as SubmittedCase[])
  expect(kept?.map(({ body }) => body.caseId)).toEqual(['2', '3', '4', '5', '6'])
  after.clearSubmittedCases()
  expect([after.lastSubmittedCase(), shelf.size]).toEqual([null, 0])
})
