// Exports as folders of JSON: what their files hold, and which could not be read.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { idIn, isObject, listIn, type Json } from './json-things.ts'
import type { Finding } from './library.ts'

const mostBytes = 200_000_000

export const sourceFinding = (what: Finding['what'], detail: string): Finding => ({
  key: null,
  title: '',
  locale: null,
  what,
  detail,
})

/** @param take is handed each file's content; false where it holds nothing of use */
export const readJsonFolder = (
  folder: string,
  take: (content: unknown) => boolean,
): { findings: Finding[]; others: string[]; read: (path: string) => Buffer } => {
  const files = folderFiles(folder)
  const findings: Finding[] = []
  const others: string[] = []
  for (const path of files.list()) {
    if (!path.endsWith('.json')) {
      others.push(path)
      continue
    }
    const file = join(folder, path)
    if (statSync(file).size > mostBytes) {
      findings.push(sourceFinding('unreadable', `${path}: is larger than ${mostBytes} bytes`))
      continue
    }
    try {
      if (!take(JSON.parse(readFileSync(file, 'utf8'))))
        findings.push(sourceFinding('unreadable', `${path}: holds no help pages`))
    } catch (error) {
      findings.push(sourceFinding('unreadable', `${path}: is no JSON: ${(error as Error).message.slice(0, 200)}`))
    }
  }
  return { findings, others, read: files.read }
}

/** For `readJsonFolder`: things that have an id, in the file's list or in lists of these names within its things. */
export const takeThings = (names: readonly string[], keep: (id: string, thing: Json) => void) => {
  const take = (content: unknown): boolean => {
    const things = Array.isArray(content) ? content.filter(isObject) : isObject(content) ? [content] : []
    let isKnown = false
    for (const thing of things) {
      const inner = names.flatMap((name) => listIn(thing, name))
      if (inner.length > 0) isKnown = take(inner) || isKnown
      const id = idIn(thing, 'id')
      if (id === undefined) continue
      isKnown = true
      keep(id, thing)
    }
    return isKnown
  }
  return take
}
