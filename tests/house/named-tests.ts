// Tests that a document names as `path`: "words of the title".
import { readFileSync } from 'node:fs'

export const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** A file's text, undefined where there is none. */
export const sourceOf = (path: string): string | undefined => {
  try {
    return read(path)
  } catch {
    return undefined
  }
}

/** What is named and is not there; text that names none is told whole. @param source a file's text */
export const missingIn = (text: string, source: (path: string) => string | undefined): string[] => {
  const named = [...text.matchAll(/`([^`]+)`: "([^"]+)"/g)]
  if (named.length === 0) return [text]
  return named.flatMap(([all, path, words]) => (source(path!)?.includes(words!) === true ? [] : [all]))
}
