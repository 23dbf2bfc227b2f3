// Every place of every request body where a person's, or a program's, own words go.
import type { Schema } from '../../generate/document.ts'
import { ticketForm } from '../../../tests/support/form-bytes.ts'
import { surfaces, type Surface } from './operations.ts'
import { isPlainForm, shownBodies } from './requests.ts'

export interface TextField {
  surface: Surface
  path: string
  put: (text: string) => unknown
}

/** A pattern from start to end leaves no room for words: identifiers, locales, numbers. */
const takesWords = ({ enum: values, pattern, format }: Schema): boolean =>
  values === undefined && format === undefined && !(typeof pattern === 'string' && pattern.startsWith('^'))

const memberOf = (value: unknown, name: string | number): unknown =>
  value === null || value === undefined ? undefined : (value as Record<string | number, unknown>)[name]

/** @param others what stands there in other right bodies: taken where the value has nothing */
const placesOf = (
  schema: Schema,
  [value, ...others]: readonly unknown[],
  put: (changed: unknown) => unknown,
  path: string,
): Omit<TextField, 'surface'>[] => {
  const branches = schema.anyOf ?? schema.oneOf
  if (branches)
    return branches.flatMap((one) => ([one.type].flat().includes('string') ? placesOf(one, ['text'], put, path) : []))
  if ([schema.type].flat().includes('string')) return takesWords(schema) ? [{ path, put }] : []
  if (schema.type === 'array') {
    const firsts = [value, ...others].map((one) => memberOf(one, 0))
    return placesOf(schema.items ?? {}, firsts, (changed) => put([changed]), `${path}[]`)
  }
  const object = (value ?? others.find((one) => one !== undefined) ?? {}) as Record<string, unknown>
  const inside = (name: string, inner: Schema) =>
    placesOf(
      inner,
      [object, ...others].map((one) => memberOf(one, name)),
      (changed) => put({ ...object, [name]: changed }),
      `${path}.${name}`,
    )
  const { properties = {}, additionalProperties } = schema
  const named = Object.entries(properties).flatMap(([name, inner]) => inside(name, inner))
  const free =
    typeof additionalProperties === 'object'
      ? Object.keys(object).flatMap((name) => inside(name, additionalProperties))
      : []
  return [...named, ...free]
}

/** Right bodies to put the words into: what the demonstration takes, else the contract's own examples. */
const basesOf = (surface: Surface): unknown[] => {
  if (surface.id === 'submitContact') return [ticketForm('My character is stuck.')]
  if (surface.id === 'respondToCase') return [{ description: 'Still stuck.', channel: 'ticket', eventCount: 100_000 }]
  const shown = shownBodies(surface)
  if (!surface.generated.multipart) return shown
  const base = shown[0] as Record<string, unknown>
  // The shortest answer leaves out what it was translated from, of which no part goes alone.
  return [surface.id === 'answerCase' ? { ...base, writtenAs: { text: '<p>Erledigt.</p>', locale: 'de-DE' } } : base]
}

export const textFields = (): TextField[] =>
  surfaces
    // The one form without files holds a signed token, no words; half a character cannot be written into it.
    .filter(({ generated }) => generated.body !== undefined && !isPlainForm(generated))
    .flatMap((surface) => {
      const { body, multipart } = surface.generated
      const schema = (multipart ? (body!.properties as { form: Schema }).form : body) as Schema
      return placesOf(schema, basesOf(surface), (changed) => changed, '').map(({ path, put }) => ({
        surface,
        path,
        put,
      }))
    })
