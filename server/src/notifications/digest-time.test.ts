import { expect, test } from 'vitest'
import { nextDigest } from './digest-time.ts'

test.each([
  ['us', '2026-11-18T09:30:00.000Z', '2026-11-18T14:00:00.000Z'],
  ['us', '2026-11-18T14:00:00.000Z', '2026-11-19T14:00:00.000Z'],
  // Too shortly before: that mail may be under way.
  ['us', '2026-11-18T13:51:00.000Z', '2026-11-19T14:00:00.000Z'],
  ['us', '2026-11-18T13:50:00.000Z', '2026-11-18T14:00:00.000Z'],
  ['eu', '2026-12-31T08:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ['kr', '2026-11-18T09:30:00.000Z', '2026-11-18T23:00:00.000Z'],
  ['zz', '2026-11-18T09:30:00.000Z', '2026-11-18T12:00:00.000Z'],
])('what happens in %s at %s is mailed at %s', (region, at, mailed) => {
  expect(nextDigest(new Date(at), region).toISOString()).toBe(mailed)
})
