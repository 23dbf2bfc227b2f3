// Plain text of a mail whose parser joins lines of a quote and own ones (format=flowed, RFC 3676).
import PostalMime, { type Email } from 'postal-mime'
import { headOf, parserLimits } from './parse-mail.ts'
import { mostLetters } from './reply-text.ts'

const plainType = /^content-type:[ \t]*text\/plain\b[^\n]*(?:\n[ \t][^\n]*)*/im
const depthOf = (line: string): number => /^>*/.exec(line)![0].length

/** Joins lines that were one; never own ones with quoted ones (RFC 3676 §4.5). */
const joinFlowed = (text: string, isSpaceAdded: boolean): string => {
  const lines: string[] = []
  let last: { depth: number; isOpen: boolean } | undefined
  for (const line of text.split(/\r?\n/)) {
    const depth = depthOf(line)
    const words = line.slice(depth).replace(/^ /, '')
    const isOpen = words.endsWith(' ') && words !== '-- '
    const kept = isOpen && isSpaceAdded ? words.slice(0, -1) : words
    if (last?.isOpen === true && last.depth === depth) lines[lines.length - 1] += kept
    else lines.push(depth === 0 ? kept : `${'>'.repeat(depth)} ${kept}`)
    last = { depth, isOpen }
  }
  return lines.join('\n')
}

/** @returns the text of a mail without HTML as it was written; of any other what the parser says */
export const rereadText = async (raw: Uint8Array, { html, text }: Email): Promise<string | undefined> => {
  if (html !== undefined || text === undefined) return text
  const found = plainType.exec(headOf(raw))
  const [type] = found ?? []
  if (found === null || type === undefined) return text
  const fixed = type.replace(/(;\s*format\s*=\s*"?)flowed/i, '$1fixed')
  if (fixed === type) return text
  const end = found.index + type.length
  const changed = Buffer.concat([raw.subarray(0, found.index), Buffer.from(fixed, 'latin1'), raw.subarray(end)])
  const again = (await PostalMime.parse(changed, parserLimits)).text ?? text
  return joinFlowed(again.slice(0, mostLetters), /;\s*delsp\s*=\s*"?yes/i.test(type))
}
