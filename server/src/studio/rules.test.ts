import { describe, expect, test } from 'vitest'
import { mayAlone, needsReviewer, reviewingIn } from './rules.ts'

const writer = { id: 'wren', isLead: false }
const lead = { id: 'kim', isLead: true }

// Every value of the setting, for each of the two ranks: whether their own word is enough.
describe.each([
  ['writers', { writer: false, lead: true }],
  ['everybody', { writer: false, lead: false }],
  ['nobody', { writer: true, lead: true }],
] as const)('reviewing: %s', (reviewing, isEnough) => {
  test('whose word is enough for what players see', () => {
    expect(reviewingIn({ studio: { reviewing } })).toBe(reviewing)
    expect({ writer: mayAlone(writer, reviewing), lead: mayAlone(lead, reviewing) }).toEqual(isEnough)
  })

  test('one’s own draft waits for somebody else; somebody else’s does not', () => {
    for (const [caller, isAlone] of [
      [writer, isEnough.writer],
      [lead, isEnough.lead],
    ] as const) {
      expect(needsReviewer(caller, { writtenBy: caller.id }, reviewing)).toBe(!isAlone)
      expect(needsReviewer(caller, { writtenBy: 'somebody-else' }, reviewing)).toBe(false)
      expect(needsReviewer(caller, { writtenBy: null }, reviewing)).toBe(false)
    }
  })
})

test('content that says nothing of it has writers’ drafts read', () => {
  expect(reviewingIn({})).toBe('writers')
})
