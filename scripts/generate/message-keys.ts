// generated/messages/keys.ts: the union of every message key of the default language.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { banner, quote } from './code.ts'

/** Reads every `<room>.json` of one locale's folder; a missing folder has no keys. A key in two files is an error. */
export const readMessageKeys = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => [])
  const owner = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const messages = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown>
    for (const key of Object.keys(messages)) {
      if (owner.has(key)) throw new Error(`Message ${key} stands in ${owner.get(key)} and in ${file}`)
      owner.set(key, file)
    }
  }
  return [...owner.keys()].sort()
}

/** Text of `keys.ts`. */
export const printMessageKeys = (keys: string[], source: string): string =>
  [
    banner(source),
    '/** Every message the catalogue of the default language holds. */',
    `export type MessageKey =${keys.length ? keys.map((key) => `\n  | ${quote(key)}`).join('') : ' never'}\n`,
  ].join('\n')
