// JSON as the contract takes it: valid UTF-8, no NUL, no half surrogate pair, no key twice, not deeper than needed
// (ground G9).
import { problem } from '../problems.ts'

const deepest = 32
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes bytes as UTF-8. Throws 400 where they are none. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw problem.badRequest('The text is not valid UTF-8')
  }
}

/** Throws 400 for text that no store and no page can hold. */
export const checkText = (text: string): string => {
  if (text.includes('\0')) throw problem.badRequest('A text contains the character U+0000')
  if (!text.isWellFormed()) throw problem.badRequest('A text contains half a surrogate pair')
  return text
}

/** Index just behind the string that begins at `from`; the text is known to be valid JSON. */
const endOfString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); ; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
}

const isBlank = (character: string | undefined): boolean => character !== undefined && ' \n\r\t'.includes(character)

const addKey = (keys: Set<string>, quoted: string): void => {
  const key = JSON.parse(quoted) as string
  if (keys.has(key)) throw problem.badRequest(`The key ${JSON.stringify(key.slice(0, 80))} stands twice in one object`)
  if (key === '__proto__') throw problem.badRequest('The key "__proto__" is not taken')
  keys.add(checkText(key))
}

/**
 * Looks through text that JSON.parse has already taken and throws 400 where an object has a key twice or nesting is too
 * deep.
 * Only quotes, braces and brackets matter, because the syntax is known to be right.
 */
const checkStructure = (text: string): void => {
  const scopes: (Set<string> | null)[] = []
  let at = 0
  while (at < text.length) {
    const character = text[at]
    if (character === '"') {
      const from = at
      at = endOfString(text, from)
      const keys = scopes.at(-1)
      let next = at
      while (isBlank(text[next])) next += 1
      if (keys && text[next] === ':') addKey(keys, text.slice(from, at))
      continue
    }
    if (character === '{' || character === '[') {
      scopes.push(character === '{' ? new Set() : null)
      if (scopes.length > deepest) throw problem.badRequest(`The JSON is nested deeper than ${deepest} levels`)
    } else if (character === '}' || character === ']') scopes.pop()
    at += 1
  }
}

const checkValues = (value: unknown): void => {
  if (typeof value === 'string') checkText(value)
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw problem.badRequest('A number is too large')
  } else if (Array.isArray(value)) value.forEach(checkValues)
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(checkValues)
}

/** Parses JSON text. Throws 400 for anything that is not plain, complete JSON. */
export const parseStrictJson = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw problem.badRequest('The body is not valid JSON')
  }
  checkStructure(text)
  checkValues(value)
  return value
}
