// Every place of every request body where a person's, or a program's, own words go.
import type { Schema } from '../generate/document.ts'
import { examplesOf } from '../../tests/contract/example-request.ts'
import { resolve, type MediaType } from '../generate/document.ts'
import { ticketForm } from './form.ts'
import { surfaces, type Surface } from './operations.ts'

export type TextField = { surface: Surface; path: string; put: (text: string) => unknown }

/** A pattern from start to end leaves no room for words: identifiers, locales, numbers. */
const takesWords = ({ enum: values, pattern, format }: Schema): boolean =>
  values === undefined && format === undefined && !(typeof pattern === 'string' && pattern.startsWith('^'))

const placesOf = (schema: Schema, value: unknown, put: (changed: unknown) => unknown, path: string): { path: string; put: (text: string) => unknown }[] => {
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return branches.flatMap((one) => ([one.type].flat().includes('string') ? placesOf(one, 'text', put, path) : []))
  if ([schema.type].flat().includes('string')) return takesWords(schema) ? [{ path, put }] : []
  if (schema.type === 'array') return placesOf(schema.items ?? {}, (value as unknown[] | undefined)?.[0], (changed) => put([changed]), `${path}[]`)
  const object = (value ?? {}) as Record<string, unknown>
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => placesOf(inner, object[name], (changed) => put({ ...object, [name]: changed }), `${path}.${name}`))
  const { additionalProperties } = schema
  const free = typeof additionalProperties === 'object'
    ? Object.keys(object).flatMap((name) => placesOf(additionalProperties, object[name], (changed) => put({ ...object, [name]: changed }), `${path}.${name}`))
    : []
  return [...named, ...free]
}

/** A right body to put the words into: what the demonstration takes, else the contract's own example. */
const baseOf = ({ id, document, placed, generated }: Surface): unknown => {
  if (id === 'submitContact') return ticketForm('My character is stuck.')
  if (id === 'respondToCase') return { description: 'Still stuck.', channel: 'ticket', eventCount: 100_000 }
  const media = Object.values(resolve(document, placed.operation.requestBody!).content)[0] as MediaType
  const shown = examplesOf(document, media)[0]?.[1]
  if (!generated.multipart) return shown
  const form = (shown as { form: unknown }).form
  return typeof form === 'string' ? JSON.parse(form) : form
}

export const textFields = (): TextField[] => surfaces.filter(({ generated }) => generated.body !== undefined).flatMap((surface) => {
  const schema = (surface.generated.multipart ? (surface.generated.body!.properties as { form: Schema }).form : surface.generated.body) as Schema
  return placesOf(schema, baseOf(surface), (changed) => changed, '').map(({ path, put }) => ({ surface, path, put }))
})
