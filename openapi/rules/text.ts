// How long a text is, and whether there is one.

/** Length as people count it: Unicode code points (OD-55, ground G41). */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Cuts to at most `max` code points; never inside a surrogate pair. */
export const cutText = (text: string, max: number): string => [...text].slice(0, max).join('')

/** Nobody sees it: spaces, marks of direction, letters without width, fillers. */
const unseen = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu

export const isBlank = (text: string): boolean => text.replace(unseen, '') === ''
