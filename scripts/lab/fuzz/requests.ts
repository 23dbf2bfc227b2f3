// Requests of one operation: right ones, ones with a single mistake, and ones with a method, sender or body that does
// not belong.
import fc, { type Arbitrary } from 'fast-check'
import { parameterExample } from '../../../tests/contract/example-request.ts'
import type { Operation } from '../../../server/src/platform/contract/types.ts'
import { examplesOf, resolve, type MediaType, type Parameter, type Schema } from '../../generate/document.ts'
import { boundary, formBody, formType, ticketForm, tinyPng, type FilePart } from '../../../tests/support/form-bytes.ts'
import type { WireRequest } from '../../../tests/support/wire.ts'
import { mutationsOf, spoiltTexts, type MistakeKind } from './mutations.ts'
import type { Surface } from './operations.ts'
import { anyText, valueOf, type Known } from './values.ts'

/** How a request is meant: which answers it may get follows from it. */
export type Intent = 'valid' | 'bad-parameter' | `bad-body-${MistakeKind}` | 'bad-type' | 'bad-method' | 'no-csrf'
export type Planned = WireRequest & { intent: Intent; mistake: string }

type Values = Record<string, unknown>
interface Parts {
  params: Values
  query: Values
  headers: Values
  body: unknown
  files: FilePart[]
}

const partOf = (schema: unknown, known: Known): Arbitrary<Values> =>
  (schema === undefined ? fc.constant({}) : valueOf(schema as Schema, known)) as Arbitrary<Values>

/** What the contract itself shows for a parameter counts as known. */
const withExamples = ({ document, placed }: Surface, known: Known): Known => {
  const shown = Object.fromEntries(
    placed.parameters.map((parameter): [string, unknown[]] => {
      const example = parameterExample(document, parameter as Parameter)
      return [parameter.name, example === undefined ? [] : [example]]
    }),
  )
  const names = new Set([...Object.keys(shown), ...Object.keys(known)])
  const knownOf = (name: string): readonly unknown[] =>
    known[`${placed.operation.operationId}.${name}`] ?? known[name] ?? []
  return Object.fromEntries([...names].map((name) => [name, [...knownOf(name), ...(shown[name] ?? [])]]))
}

const filesOf = ({ multipart }: Operation): Arbitrary<FilePart[]> => {
  const rule = multipart?.files[0]
  if (!rule) return fc.constant([])
  const file = fc.record({
    part: fc.constant(rule.name ?? 'files[files]'),
    filename: fc.constantFrom('a.png', 'log.txt', 'ﷺ.png', 'a.exe', 'no-extension', '..png', 'a'.repeat(200)),
    type: fc.constantFrom('image/png', 'text/plain', 'application/octet-stream'),
    content: fc.constantFrom(tinyPng, Buffer.from('one line'), Buffer.alloc(0), Buffer.from([0, 255, 0])),
  })
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<FilePart[]>([]) },
    { weight: 1, arbitrary: fc.array<FilePart>(file, { minLength: 1, maxLength: 5 }) },
  )
}

/** What the demonstration takes from end to end, where a drawn body would only ever meet its rules. */
const acceptable: Partial<Record<string, Arbitrary<unknown>>> = {
  submitContact: anyText.map((text) => ({ form: ticketForm(`a${text}`) })),
  answerCase: fc
    .record({ text: anyText, eventCount: fc.integer({ min: 1, max: 4 }), status: fc.constantFrom('ANSWERED', 'INFO') })
    .map(({ text, ...rest }) => ({ form: { responseText: `<p>a${text.replaceAll(/[<>&]/g, '')}</p>`, ...rest } })),
  respondToCase: fc
    .record({ text: anyText, eventCount: fc.integer({ min: 1, max: 4 }) })
    .map(({ text, eventCount }) => ({ form: { description: `a${text}`, channel: 'ticket', eventCount } })),
}

/** Bodies the contract shows. */
export const shownBodies = ({ document, placed, generated }: Surface): unknown[] => {
  const media = Object.values(resolve(document, placed.operation.requestBody!).content)[0] as MediaType
  const shown = examplesOf(document, media).map(([, value]) => value)
  const formIn = ({ form }: { form: unknown }): unknown => (typeof form === 'string' ? JSON.parse(form) : form)
  return generated.multipart ? shown.map((value) => formIn(value as { form: unknown })) : shown
}

/** Bodies: drawn from the schema, or the contract's own example, or one the demonstration is known to take. */
const bodyOf = (surface: Surface, known: Known): Arbitrary<unknown> => {
  const { body } = surface.generated
  if (!body) return fc.constant(undefined)
  const drawn = valueOf(body as Schema, known)
  const bodies = shownBodies(surface)
  const shown = surface.generated.multipart ? bodies.map((form) => ({ form })) : bodies
  const taken = acceptable[surface.id]
  return fc.oneof(
    { weight: 2, arbitrary: drawn },
    ...(shown.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...shown) }] : []),
    ...(taken ? [{ weight: 2, arbitrary: taken }] : []),
  )
}

const partsOf = (surface: Surface, known: Known): Arbitrary<Parts> => {
  const { params, query, headers } = surface.generated
  return fc.record({
    params: partOf(params, known),
    query: partOf(query, known),
    headers: partOf(headers, known),
    body: bodyOf(surface, known),
    files: filesOf(surface.generated),
  })
}

/** Header values travel as printable ASCII; what else a header may hold is for the framing tests. */
const printable = (value: unknown): string => String(value).replaceAll(/[^\x21-\x7e]/gu, '-')

/** Half a surrogate pair cannot be written into an address. */
const escaped = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

const addressOf = (operation: Operation, { params, query }: Pick<Parts, 'params' | 'query'>): string => {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => escaped(params[name]))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  const search = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
  return search === '' ? path : `${path}?${search}`
}

export const isPlainForm = ({ consumes }: Operation): boolean => consumes?.[0] === 'application/x-www-form-urlencoded'

/** Whatever is no object has no names; it is sent as it reads. */
const plainFormOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.entries(body)
        .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
        .join('&')
    : escaped(body)

const jsonOf = (operation: Operation, body: unknown): string =>
  JSON.stringify(operation.multipart ? (body as { form: unknown }).form : body) ?? ''

const encode = (operation: Operation, parts: Parts, json?: string | Buffer): WireRequest => {
  const given = Object.entries(parts.headers).filter(([, value]) => value !== undefined && value !== null)
  const headers = Object.fromEntries(given.map(([name, value]) => [name, printable(value)]))
  const head = { method: operation.method, url: addressOf(operation, parts), headers }
  if (!operation.body) return head
  const text = json ?? (isPlainForm(operation) ? plainFormOf(parts.body) : jsonOf(operation, parts.body))
  return operation.multipart
    ? { ...head, headers: { ...headers, 'content-type': formType }, body: formBody(text, parts.files) }
    : {
        ...head,
        headers: { ...headers, 'content-type': operation.consumes?.[0] ?? 'application/json' },
        body: Buffer.from(text),
      }
}

const valid = (operation: Operation, parts: Parts): Planned => ({
  intent: 'valid',
  mistake: '',
  ...encode(operation, parts),
})

/** A path segment must stay one, or the request is for another operation. */
const staysHere = (value: unknown): boolean => !['', '.', '..'].includes(String(value)) && !(typeof value === 'object')

const badParameters = (operation: Operation, parts: Parts): Planned[] =>
  (['params', 'query', 'headers'] as const).flatMap((place) => {
    const schema = operation[place] as Schema | undefined
    if (!schema) return []
    const original = parts[place]
    return mutationsOf(schema, original).flatMap(({ what, value }) => {
      const changed = value as Values | null
      const name =
        Object.keys(original).find((key) => changed?.[key] !== original[key]) ?? /^required (\S+)/.exec(what)?.[1]
      if (changed === null || typeof changed !== 'object' || Array.isArray(changed)) return []
      if (name === undefined || 'unexpectedProperty' in changed) return []
      const now = changed[name]
      const types = [schema.properties?.[name]?.type ?? []].flat()
      // Everything is text on the wire: a number where text belongs is text, a missing segment another address.
      const isTextAnyway =
        types.includes('string') || typeof now === 'object' || (typeof now === 'boolean' && types.includes('boolean'))
      if (/^type/.test(what) && isTextAnyway) return []
      // What is left out is filled in where there is a default.
      if (now === undefined && (place === 'params' || schema.properties?.[name]?.default !== undefined)) return []
      if (place === 'params' && !staysHere(now)) return []
      if (place === 'headers' && (/NUL|surrogate|pattern|minLength/.test(what) || printable(now) !== now)) return []
      // A half pair cannot be written into an address; what takes its place is a character like any other.
      if (/surrogate/.test(what)) return []
      return [
        {
          intent: 'bad-parameter' as const,
          mistake: `${what} in ${place}`,
          ...encode(operation, { ...parts, [place]: changed }),
        },
      ]
    })
  })

const badBodies = (operation: Operation, parts: Parts): Planned[] => {
  // Of bytes none is wrong.
  if (!operation.body || operation.bodyBytes) return []
  const schema = (operation.multipart ? (operation.body.properties as { form: Schema }).form : operation.body) as Schema
  const original = operation.multipart ? (parts.body as { form: unknown }).form : parts.body
  return [
    ...mutationsOf(schema, original).map(
      ({ what, kind, value }): Planned => ({
        // In a form a number and a list are texts, too.
        intent: isPlainForm(operation) ? 'bad-body-either' : `bad-body-${kind}`,
        mistake: what,
        ...encode(operation, parts, isPlainForm(operation) ? plainFormOf(value) : JSON.stringify(value)),
      }),
    ),
    ...spoiltTexts(jsonOf(operation, parts.body))
      .filter(([what]) => what !== 'nothing' || operation.bodyRequired === true)
      .map(
        ([what, bytes]): Planned => ({ intent: 'bad-body-shape', mistake: what, ...encode(operation, parts, bytes) }),
      ),
    ...(operation.multipart ? badForms(operation, parts) : []),
  ]
}

const badForms = (operation: Operation, parts: Parts): Planned[] => {
  const good = encode(operation, parts)
  const whole = good.body!.toString('latin1')
  const shapes: [string, string][] = [
    ['form cut short', whole.slice(0, -boundary.length - 6)],
    ['part twice', whole.replace(`--${boundary}--`, whole)],
    ['unknown part', whole.replace('name="form"', 'name="shape"')],
    ['part without name', whole.replace('; name="form"', '')],
    ['no part', `--${boundary}--\r\n`],
  ]
  return shapes.map(([mistake, body]) => ({
    intent: 'bad-body-shape',
    mistake,
    ...good,
    body: Buffer.from(body, 'latin1'),
  }))
}

const badTypes = (operation: Operation, parts: Parts): Planned[] =>
  operation.body
    ? ['image/png', 'application/xml', 'application/json; charset=utf-16', ''].map((type): Planned => {
        const request = encode(operation, parts)
        const headers = { ...request.headers, 'content-type': type }
        return { intent: 'bad-type', mistake: `content type ${type || 'none'}`, ...request, headers }
      })
    : []

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** @param declared methods of this address in the document */
const badMethods = (operation: Operation, parts: Parts, declared: readonly string[]): Planned[] =>
  methods
    .filter((method) => !declared.includes(method))
    .map((method) => ({ intent: 'bad-method', mistake: method, ...encode(operation, parts), method }))

const needsCsrf = ({ security }: Operation): boolean => security.some((schemes) => schemes.includes('csrf'))

/**
 * One request of an operation, right or with one mistake.
 * @param known what exists on the server, by parameter or property; `<operationId>.<name>` for one operation alone
 */
export const requestOf = (surface: Surface, known: Known): Arbitrary<Planned> => {
  const { generated: operation } = surface
  const declared = Object.keys(surface.document.paths[operation.path] ?? {}).map((name) => name.toUpperCase())
  const choose = (from: Planned[], otherwise: Planned): Arbitrary<Planned> =>
    from.length === 0 ? fc.constant(otherwise) : fc.constantFrom(...from)
  return partsOf(surface, withExamples(surface, known)).chain((parts) => {
    const right = valid(operation, parts)
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(right) },
      { weight: operation.body ? 5 : 0, arbitrary: choose(badBodies(operation, parts), right) },
      { weight: 2, arbitrary: choose(badParameters(operation, parts), right) },
      { weight: operation.body ? 1 : 0, arbitrary: choose(badTypes(operation, parts), right) },
      { weight: 1, arbitrary: choose(badMethods(operation, parts, declared), right) },
      {
        weight: needsCsrf(operation) ? 1 : 0,
        arbitrary: fc.constant<Planned>({ ...right, intent: 'no-csrf', mistake: 'without token' }),
      },
    )
  })
}
