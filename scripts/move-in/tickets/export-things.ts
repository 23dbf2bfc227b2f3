// An export's files as things, one after another: whole answers of an API, lists, or one thing a line (NDJSON). What is
// read line by line may be of any size.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { folderFiles } from '../../../server/src/content/pack/pack-files.ts'
import { isObject, type Json } from '../json-things.ts'
import { MoveInError } from '../library.ts'
import type { TicketFinding } from './old-ticket.ts'

/** A file that is one thing is held in memory. */
const mostBytes = 200_000_000

export interface ExportThing {
  /** Of its file, within the export. */
  path: string
  thing: Json
}
export interface ExportFiles {
  /** Every file's path, sorted. */
  paths: readonly string[]
  /** Things of all files that hold any, in the order of paths and lines. */
  things: (onUnreadable: (finding: TicketFinding) => void) => AsyncIterable<ExportThing>
  size: (path: string) => number
  read: (path: string) => Buffer
}

const unreadable = (detail: string): TicketFinding => ({ ticket: null, what: 'unreadable', detail })
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
function* objectsIn(value: unknown): Generator<Json> {
  if (isObject(value)) yield value
  else if (Array.isArray(value)) yield* value.filter(isObject)
}

/** @param place a folder, or one file of an export · @throws MoveInError where neither is there */
export const openExport = (place: string): ExportFiles => {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found === undefined) throw new MoveInError(`There is no export ${place}`)
  const root = found.isDirectory() ? place : dirname(place)
  const paths = found.isDirectory() ? folderFiles(place).list() : [basename(place)]
  const inside = (path: string): string => join(root, path)

  async function* thingsOf(path: string, onUnreadable: (finding: TicketFinding) => void): AsyncGenerator<Json> {
    const lines = createInterface({ input: createReadStream(inside(path), 'utf8'), crlfDelay: Infinity })
    let number = 0
    let isFirst = true
    let isWhole = false
    try {
      for await (const written of lines) {
        number += 1
        const line = number === 1 ? written.replace(/^\ufeff/, '') : written
        if (line.trim() === '') continue
        const value = parsed(line)
        // One thing over many lines begins with a line that is none.
        isWhole = value === undefined && isFirst && path.endsWith('.json')
        isFirst = false
        if (isWhole) break
        if (value !== undefined) yield* objectsIn(value)
        else onUnreadable(unreadable(`${path}, line ${number}: is no JSON`))
      }
    } finally {
      lines.close()
    }
    if (!isWhole) return
    if (statSync(inside(path)).size > mostBytes) {
      onUnreadable(unreadable(`${path}: is larger than ${mostBytes} bytes and not written one thing a line`))
      return
    }
    const value = parsed(readFileSync(inside(path), 'utf8').replace(/^\ufeff/, ''))
    if (value === undefined) onUnreadable(unreadable(`${path}: is no JSON`))
    yield* objectsIn(value)
  }

  return {
    paths,
    size: (path) => statSync(inside(path)).size,
    read: (path) => readFileSync(inside(path)),
    async *things(onUnreadable) {
      for (const path of paths.filter((one) => /\.(?:json|ndjson|jsonl)$/.test(one)))
        for await (const thing of thingsOf(path, onUnreadable)) yield { path, thing }
    },
  }
}
