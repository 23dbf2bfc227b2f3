import type { DeskSchema } from '../../../kit/api/desk.ts'
import { expect, test } from 'vitest'
import { knownTexts } from './KnownText.tsx'

const penalty = (texts: Record<string, string>): DeskSchema<'DeskPenalty'> =>
  ({ penalty: texts, reason: texts, ruleBroken: {} }) as unknown as DeskSchema<'DeskPenalty'>

test('each text once, in the most languages it was ever written in, newest first', () => {
  const known = knownTexts(
    [
      penalty({ 'en-US': 'Suspension' }),
      penalty({ 'en-US': 'Chat silenced', 'de-DE': 'Chat stumm' }),
      penalty({ 'en-US': 'Suspension', 'de-DE': 'Sperre' }),
    ],
    'penalty',
  )
  expect(known).toEqual([
    { 'en-US': 'Suspension', 'de-DE': 'Sperre' },
    { 'en-US': 'Chat silenced', 'de-DE': 'Chat stumm' },
  ])
})

test('none are offered where none were written, and nothing is known before the list is here', () => {
  expect(knownTexts([penalty({ 'en-US': 'Suspension' })], 'ruleBroken')).toEqual([])
  expect(knownTexts(undefined, 'penalty')).toBeUndefined()
})
