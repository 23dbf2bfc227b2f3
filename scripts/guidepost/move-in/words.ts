// Texts of articles without their markup.
import { plainText } from '../../../server/src/content/pack/rich-text.ts'

export const plainOf = (text: string): string =>
  (/[<&]/.test(text) ? plainText(text) : text).replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim()

/** The first words, ended where a word ends. */
export const firstWords = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const end = start.lastIndexOf(' ')
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.-]+$/, '')}…`
}
