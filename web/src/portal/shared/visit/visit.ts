/**
 * A visit is this tab until its player sends a form (amendment T30). Its words are one text, which the guided entry and
 * every contact form read and write; nobody else keeps them.
 */
import { storedText } from '../../../kit/lib/stored.ts'

const placeOf = (key: 'bft' | 'description' | 'answers-shown') => storedText('session', key)
const words = placeOf('description')

/** What the player typed about the problem. */
export const visitText = {
  read: words.read,
  /** A blank text is none. */
  write: (text: string): void => (text.trim() === '' ? words.clear() : words.write(text)),
}

/** A page that the browser kept whole (bfcache) begins anew where the words went on in a later one meanwhile. */
export const followWords = (): void => {
  let left = ''
  window.addEventListener('pagehide', () => (left = words.read()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && words.read() !== left) window.location.reload()
  })
}

/** Two texts about one problem as one text, where neither holds the other. */
export const joined = (one: string, other: string): string =>
  other.includes(one) ? other : one.includes(other) ? one : `${one}\n${other}`

/** Something helped: the guided entry is done with, the words stay. @returns takes the entry up again */
export const leaveGuide = (): (() => void) => {
  const guide = placeOf('bft')
  const was = guide.read()
  guide.clear()
  return () => {
    if (was !== '') guide.write(was)
  }
}

/** Holds on to the visit of now. @returns ends it; what was begun since then stays */
export const visitOfNow = (): (() => void) => {
  const kept = (['bft', 'description', 'answers-shown'] as const).map(placeOf)
  const texts = kept.map((place) => place.read())
  return () => kept.forEach((place, at) => place.read() === texts[at] && place.clear())
}
