import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createAltchaProvider } from './altcha.ts'

// The library looks at the machine's clock as well.
const start = Date.now()
const cheap = { cost: 1, tries: { min: 2, max: 6 } }
const provider = (now: () => number = () => start) =>
  createAltchaProvider({ secret: 'a secret of the test', now, ...cheap })

const solved = async (): Promise<{ challenge: unknown; solution: { counter: number; derivedKey: string } }> => {
  const challenge = await provider().create?.()
  if (challenge === undefined) throw new Error('no challenge')
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  if (solution === null || solution === undefined) throw new Error('not solved')
  return { challenge, solution }
}
const token = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

test('a solved challenge is valid and names its signature', async () => {
  const verdict = await provider().verify(token(await solved()), '')
  expect(verdict.outcome).toBe('valid')
  expect(verdict.signature).toMatch(/^[0-9a-f]{64}$/)
})
test('after twenty minutes it has expired', async () => {
  const later = provider(() => start + 21 * 60_000)
  expect((await later.verify(token(await solved()), '')).outcome).toBe('expired')
})
test('a wrong solution, a changed challenge, another secret and garbage are unsolved', async () => {
  const { challenge, solution } = await solved()
  const other = createAltchaProvider({ secret: 'another secret', now: () => start, ...cheap })
  const changed = {
    ...(challenge as { parameters: object }),
    parameters: { ...(challenge as { parameters: object }).parameters, expiresAt: 4_000_000_000 },
  }
  const outcomes = await Promise.all([
    provider().verify(token({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }), ''),
    provider().verify(token({ challenge: changed, solution }), ''),
    other.verify(token({ challenge, solution }), ''),
    provider().verify('no base64 at all €', ''),
    provider().verify(token({ challenge: null }), ''),
    provider().verify(token([]), ''),
  ])
  expect(outcomes.map((one) => one.outcome)).toEqual(Array.from({ length: 6 }, () => 'unsolved'))
})
