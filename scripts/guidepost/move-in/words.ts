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

/** Without what stands between marks, such as comments; from a mark that is never closed on it stays. */
export const without = (text: string, marks: Readonly<Record<string, string>>): string => {
  const begins = new RegExp(Object.keys(marks).map(RegExp.escape).join('|'), 'g')
  let kept = ''
  let from = 0
  for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
    const end = marks[found[0]]!
    const at = text.indexOf(end, begins.lastIndex)
    if (at === -1) break
    kept += text.slice(from, found.index)
    from = begins.lastIndex = at + end.length
  }
  return kept + text.slice(from)
}
export const comments = { '<!--': '-->' }
