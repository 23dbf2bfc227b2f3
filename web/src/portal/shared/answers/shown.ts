/** Suggestions are shown once for one description in a visit, wherever they were shown (amendment T4). */
import { stored } from '../../../kit/lib/stored.ts'

interface Shown {
  product: string
  text: string
}
const isShown = (value: unknown): value is Shown[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Shown> | null) => typeof each?.product === 'string' && typeof each.text === 'string')

const shown = stored('session', 'answers-shown', isShown)
const mostKept = 5
/** Topics of all games are asked for in a game, so the two count as one. */
const sharedProduct = 'services'
const wordsOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

export const wereShown = (product: string, text: string): boolean =>
  (shown.read() ?? []).some(
    (each) =>
      each.text === wordsOf(text) &&
      (each.product === product || each.product === sharedProduct || product === sharedProduct),
  )

export const noteShown = (product: string, text: string): void => {
  if (wereShown(product, text)) return
  shown.write([...(shown.read() ?? []), { product, text: wordsOf(text) }].slice(-mostKept))
}
