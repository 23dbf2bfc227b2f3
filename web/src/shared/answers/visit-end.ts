/** A visit that came to its end: what the guided entry kept of it goes (OD-64). */
import { storedText } from '../../lib/stored.ts'

const guideKeys = ['bft', 'description', 'answers-shown'] as const

/** @returns puts everything back, for whom it did not help after all */
export const endVisit = (): (() => void) => {
  const kept = guideKeys.map((key) => ({ place: storedText('session', key), text: storedText('session', key).read() }))
  for (const { place } of kept) place.clear()
  return () => {
    for (const { place, text } of kept) if (text !== '') place.write(text)
  }
}
