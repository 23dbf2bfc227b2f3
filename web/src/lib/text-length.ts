/** Length as people count it and as both sides check it: Unicode code points (OD-55, ground G41). */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Cuts to at most `max` code points; never inside a surrogate pair. */
export const cutText = (text: string, max: number): string => {
  return textLength(text) <= max ? text : [...text].slice(0, max).join('')
}
