// The documents as they are published, and how one break is planted in them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  operationsOf,
  resolve,
  type MediaType,
  type OpenApi,
  type Operation,
  type PlacedOperation,
  type Response,
} from '../../generate/document.ts'
import { findBreaches } from '../breaking.ts'

type Name = 'openapi' | 'desk'
const published = (name: Name): OpenApi =>
  JSON.parse(readFileSync(new URL(`../../../generated/${name}.json`, import.meta.url), 'utf8')) as OpenApi
export const documentNames = ['openapi', 'desk'] as const
export const documents = { openapi: published('openapi'), desk: published('desk') }
const today = '2026-12-01'
export const breachesOf = (released: OpenApi, present: OpenApi): string[] =>
  findBreaches(released, present, today).map(({ rule, where }) => `${rule}: ${where}`)

/** Changes a document; the answer is what the gate has to say. */
export type Plant = (document: OpenApi) => string
export type PlantedBreak = readonly [title: string, plant: Plant]

export const whereOf = ({ method, path }: PlacedOperation): string => `${method} ${path}`
export const first = (document: OpenApi, has: (one: PlacedOperation) => unknown): PlacedOperation => {
  const found = operationsOf(document).find(has)
  if (!found) throw new Error('there is nowhere to plant this')
  return found
}
/** What stands there, as a copy of its own instead of a reference: no other place changes with it. */
export const own = <T extends object>(document: OpenApi, holder: object, key: string): T => {
  const copy = structuredClone(resolve(document, (holder as Record<string, T>)[key]!))
  Object.assign(holder, { [key]: copy })
  return copy
}

export const operation =
  (has: (one: Operation) => unknown, change: (one: PlacedOperation, document: OpenApi) => string): Plant =>
  (document) => {
    const one = first(document, (placed) => has(placed.operation))
    return change(one, document)
  }
/** Sets rules of the first operation that has what is asked. */
export const rule = (has: (one: Operation) => unknown, change: object, says: string): Plant =>
  operation(has, (one) => {
    Object.assign(one.operation, change)
    return says.replace('*', whereOf(one))
  })
export const firstOf = <T>(record: Record<string, T>): [string, T] => Object.entries(record)[0]!

export const json = 'application/json'
const mediaOf = (document: OpenApi, one: PlacedOperation, side: 'body' | '200'): MediaType | undefined => {
  const holder = side === 'body' ? one.operation.requestBody : one.operation.responses['200']
  return holder && resolve(document, holder as Response).content?.[json]
}
/** A media type of a request or an answer, as a copy of its own. */
export const media =
  (
    side: 'body' | '200',
    has: (media: MediaType, document: OpenApi) => unknown,
    change: (at: MediaType, document: OpenApi) => string,
  ): Plant =>
  (document) => {
    const one = first(document, (placed) => {
      const found = mediaOf(document, placed, side)
      return found && has(found, document)
    })
    if (side === 'body') own(document, one.operation, 'requestBody')
    else own(document, one.operation.responses, '200')
    return change(mediaOf(document, one, side)!, document).replace('*', `${whereOf(one)} ${side}`)
  }
export const set = (at: object, change: object): void => {
  Object.assign(at, change)
}

export const sets =
  (change: object, says: string) =>
  (at: object): string => {
    set(at, change)
    return says
  }

/** One test a break and document. */
export const provePlanted = (breaks: Readonly<Record<Name, readonly PlantedBreak[]>>): void => {
  const rows = documentNames.flatMap((name) => breaks[name].map(([title, plant]) => [name, title, plant] as const))
  test.each(rows)('%s: %s', (name, _, plant) => {
    const present = structuredClone(documents[name])
    const expected = plant(present)
    expect(breachesOf(documents[name], present)).toContain(expected)
  })
}
