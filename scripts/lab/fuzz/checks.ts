// What every answer owes the published document: a declared status, declared headers, a body of the declared type and
// shape, no 5xx. Nothing of the server is read, so its own check (platform/contract/response-check.ts) is tested as well.
import { createDocumentCheck } from '../../check/document-check.ts'
import { resolve, type Header, type Response } from '../../generate/document.ts'
import type { WireAnswer } from '../../../tests/support/wire.ts'
import { surfaces, type Surface } from './operations.ts'

/**
 * Headers of the connection and of every answer of the server (platform/security-headers.ts); no operation declares
 * them.
 */
const everywhere = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'transfer-encoding',
  'cache-control',
  'vary',
  'set-cookie',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  // In-game mode is told on every answer (ground G13).
  'isingamebrowser',
  'embeddedgamename',
])

const checks = new Map(surfaces.map(({ document }) => [document, createDocumentCheck(document)]))
const mistakesOf = ({ document }: Surface, schema: object, value: unknown): string[] =>
  checks.get(document)!(schema, value).slice(0, 5)

const problemMembers = ['type', 'title', 'status', 'requestId'] as const

/** The shape every refusal has (ground G7), whatever its status. */
const problemMistakes = ({ status, headers, body }: WireAnswer, base: string): string[] => {
  const type = headers['content-type']
  if (!String(type).startsWith('application/problem+json')) return [`${status} is no problem answer but ${type}`]
  const problem = JSON.parse(body.toString()) as Record<string, unknown>
  return [
    ...problemMembers.filter((member) => problem[member] === undefined).map((member) => `the problem has no ${member}`),
    ...(problem['status'] === status ? [] : [`the problem says ${problem['status']} in an answer ${status}`]),
    ...(String(problem['type']).startsWith(`${base}/docs/problems/`)
      ? []
      : [`the problem's type is ${problem['type']}`]),
  ]
}

const headerMistakes = (surface: Surface, response: Response, answer: WireAnswer): string[] => {
  const { status, headers } = answer
  const declared = new Map(
    Object.entries(response.headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      resolve(surface.document, header as Header),
    ]),
  )
  const undeclared = Object.keys(headers).filter((name) => !everywhere.has(name) && !declared.has(name))
  const missing = [...declared]
    .filter(([name, header]) => header.required === true && headers[name] === undefined)
    .map(([name]) => name)
  const wrong = [...declared].flatMap(([name, header]) => {
    const given = headers[name]
    if (given === undefined || header.schema === undefined) return []
    const type = resolve(surface.document, header.schema).type
    const value =
      type === 'integer' || type === 'number' ? Number(given) : type === 'boolean' ? given === 'true' : String(given)
    return mistakesOf(surface, header.schema, value).map((mistake) => `header ${name}: ${mistake}`)
  })
  return [
    ...undeclared.map((name) => `header ${name} is not declared for ${status}`),
    ...missing.map((name) => `header ${name} is missing from ${status}`),
    ...wrong,
  ]
}

const bodyMistakes = (surface: Surface, response: Response, { status, headers, body }: WireAnswer): string[] => {
  const contents = response.content ?? {}
  if (Object.keys(contents).length === 0)
    return body.length === 0 ? [] : [`${status} carries a body where none is declared`]
  const type = String(headers['content-type'] ?? '')
    .split(';', 1)[0]!
    .trim()
  const media =
    contents[type] ??
    Object.entries(contents).find(([name]) => name.endsWith('/*') && type.startsWith(name.slice(0, -1)))?.[1]
  if (!media) return [`content type ${type || '(none)'} is not declared for ${status}`]
  if (!/^application\/(.+\+)?json$/.test(type) || media.schema === undefined) return []
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    return [`the body of ${status} is no JSON`]
  }
  return mistakesOf(surface, media.schema, value)
}

/** What an answer owes and does not give; [] when it keeps to the contract. */
export const findMistakes = (surface: Surface, answer: WireAnswer): string[] => {
  const { status } = answer
  const base = surface.isDesk ? '/services/desk' : '/services/bft'
  const given = surface.placed.operation.responses[String(status)]
  const told = answer.body.toString().slice(0, 500)
  if (status >= 500 && !(status === 503 && given)) return [`${status}: ${told}`]
  if (!given) return [`status ${status} is not declared: ${told}`]
  const response = resolve(surface.document, given)
  return [
    // An answer to HEAD has its status alone.
    ...(status >= 400 && surface.placed.method !== 'HEAD' ? problemMistakes(answer, base) : []),
    ...headerMistakes(surface, response, answer),
    ...bodyMistakes(surface, response, answer),
  ]
}
