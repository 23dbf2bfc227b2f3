// Texts of articles without their markup.
import { plainText } from '../../server/src/content/pack/rich-text.ts'

export const plainOf = (text: string): string =>
  (/[<&]/.test(text) ? plainText(text) : text).replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim()

/** The first words, ended where a word ends. */
export const firstWords = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const end = start.lastIndexOf(' ')
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.-]+$/, '')}…`
}

const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' }
/** Without comments, or what `begins` finds besides; from a mark that is never closed on the text stays. */
export const withoutComments = (text: string, begins = /<!--/g): string => {
  let kept = ''
  let from = 0
  for (const { 0: mark, index } of text.matchAll(begins)) {
    // It stands within what was left out.
    if (index < from) continue
    const end = ends[mark]!
    const at = text.indexOf(end, index + mark.length)
    if (at === -1) break
    kept += text.slice(from, index)
    from = at + end.length
  }
  return kept + text.slice(from)
}

/** What an address says; undefined where it is written wrongly. */
export const readable = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
