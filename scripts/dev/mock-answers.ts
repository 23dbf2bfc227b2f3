// Chooses the named example that answers a request: by a word in its body, by the scene, by the id it names, by what it
// says.
import { resolve, type Example, type OpenApi, type Operation, type Response } from '../generate/document.ts'
import { answersOf, type Refusal, type Scene } from './mock-scenarios.ts'

export interface Found {
  operation: Operation
  path: Readonly<Record<string, string>>
  query?: URLSearchParams
}
export interface Chosen {
  status: number
  example: string
}
type Named = Chosen & { value: unknown }

const toPattern = (template: string): RegExp => {
  const escape = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(
    `^${template
      .split(/(\{[^}]+\})/)
      .map((piece) => (piece.startsWith('{') ? `(?<${piece.slice(1, -1)}>[^/]+)` : escape(piece)))
      .join('')}$`,
  )
}

/** Finds the operation of an address; literal segments win over parameters (ground G17). */
export const createFinder = (document: OpenApi): ((method: string, pathname: string) => Found | undefined) => {
  const routes = Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item)
      .filter(([, value]) => (value as Partial<Operation>).operationId !== undefined)
      .map(([method, value]) => ({
        method: method.toUpperCase(),
        pattern: toPattern(template),
        // Earlier literals weigh more, as the server's router reads from left to right.
        literals: template.split('/').reduce((sum, segment) => sum * 2 + (segment.includes('{') ? 0 : 1), 0),
        operation: value as Operation,
      })),
  )
  routes.sort((a, b) => b.literals - a.literals)
  return (method, pathname) => {
    for (const route of routes) {
      const match = route.method === method ? route.pattern.exec(pathname) : null
      if (match) return { operation: route.operation, path: { ...match.groups } }
    }
    return undefined
  }
}

/** Every named example of every answer of an operation, the good ones first. */
export const namedExamples = (document: OpenApi, operation: Operation): Named[] =>
  Object.entries(operation.responses)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([status, given]) => {
      const [media] = Object.values(resolve(document, given as Response).content ?? {})
      return Object.entries(media?.examples ?? {}).map(([example, of]) => ({
        status: Number(status),
        example,
        value: resolve(document, of as Example).value,
      }))
    })

export const plain = (name: string): string => name.toLowerCase().replaceAll('-', '')

/** Whether nobody but somebody who is signed in gets an answer. */
export const needsSession = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every((one) => 'session' in one)

/** Whether an operation is of the kind that a refusal is about. */
const isRefused: Readonly<Record<Refusal, (operation: Operation) => boolean>> = {
  401: (operation) => needsSession(operation) || operation['x-token-link'] === true,
  422: (operation) => operation['x-idempotent'] === true,
  429: (operation) => operation['x-idempotent'] === true,
  // A crowd is no service that is away: what goes first in one is answered (CD-462).
  503: (operation) => operation['x-under-load'] === undefined,
}

const tokenLink = /^[A-Za-z0-9_-]{43}$/
/** Features of the demonstration that are on (ground G31). */
const features = new Set(['anonymousTickets', 'arkose', 'autoCategorize', 'accountRestrictions'])

/** What a body says decides what comes back; undefined leaves it to the rest. */
const bySaying: Readonly<Record<string, (body: string) => string | undefined>> = {
  isFeatureEnabled: (body) => (features.has(body.trim().replaceAll('"', '')) ? 'on' : 'off'),
  checkContext: (body) => (/\babusive\b/i.test(body) ? 'abusive' : undefined),
  searchArticles: (body) => (/\bnothing\b/i.test(body) ? 'empty' : undefined),
  getSuggestions: (body) => (/\bnothing\b/i.test(body) ? 'none' : undefined),
  getTypedSuggestions: (body) => (/\bnothing\b/i.test(body) ? 'none' : undefined),
  validateSmsCode: (body) => (body.includes('000000') ? 'sms-code-wrong' : undefined),
  validatePhoneCode: (body) => (body.includes('000000') ? 'wrong' : undefined),
  requestDataErasure: (body) => (/"confirmation"\s*:\s*false/.test(body) ? 'data-confirmation-missing' : undefined),
}

/** The example that tells of what the address names: `…/detail/104233755` is the locked case. */
const byId = (
  examples: readonly Named[],
  path: Readonly<Record<string, string>>,
  prefers: readonly string[],
): Named | undefined => {
  const ids = Object.values(path)
  if (ids.some((id) => tokenLink.test(id))) return examples.find(({ example }) => example.endsWith('token-view'))
  const fitting = examples.filter(
    ({ status, value }) => status < 300 && ids.includes(String((value as { id?: unknown } | null)?.id)),
  )
  // Several tell of the same thing to different people.
  return (
    prefers.map((name) => fitting.find(({ example }) => plain(example) === plain(name))).find(Boolean) ?? fitting[0]
  )
}

/** The example of the picture that is asked for, or of another game's of that kind. */
const byAsset = (examples: readonly Named[], query: URLSearchParams | undefined): Named | undefined => {
  const asset = query?.get('asset')
  if (!asset) return undefined
  const ending = (end: string | undefined): Named | undefined =>
    examples.find(({ value }) => typeof value === 'string' && value.endsWith(`/${end}`))
  return ending(asset) ?? ending(asset.split('/').at(-1))
}

/** The word in a body that asks for one example by its name. */
const askedFor = (body: string): string | undefined => /mock:([A-Za-z0-9-]+)/.exec(body)?.[1]

/**
 * The answer of a scene to a request.
 * @param body as text; of a form only what is no file matters
 * @returns undefined leaves the first good answer to Prism
 */
export const chooseAnswer = (
  document: OpenApi,
  { operation, path, query }: Found,
  scene: Scene,
  body = '',
): Chosen | undefined => {
  const examples = namedExamples(document, operation)
  const named = (name: string | undefined): Named | undefined =>
    name === undefined ? undefined : examples.find(({ example }) => plain(example) === plain(name))
  const { refuses, prefers = [] } = scene.scenario
  const withStatus = (wanted: Refusal): Named | undefined =>
    isRefused[wanted](operation) ? examples.find(({ status }) => status === wanted) : undefined
  // Prism knows no sign-in that depends on the id: signed out, a case opens by its token alone (ground G6).
  const isClosed =
    scene.scenario.isSignedOut === true &&
    operation['x-token-link'] === true &&
    !Object.values(path).some((id) => tokenLink.test(id))
  const refusal = refuses !== undefined ? withStatus(refuses) : isClosed ? withStatus(401) : undefined
  const chosen =
    named(askedFor(body)) ??
    named(answersOf(scene)[operation.operationId]) ??
    refusal ??
    byId(examples, path, prefers) ??
    byAsset(examples, query) ??
    named(bySaying[operation.operationId]?.(body)) ??
    prefers.map(named).find(Boolean)
  return chosen && { status: chosen.status, example: chosen.example }
}

/** The value an answer shows. */
export const exampleValue = (document: OpenApi, operation: Operation, chosen: Chosen | undefined): unknown => {
  const examples = namedExamples(document, operation)
  return (
    examples.find(({ status, example }) => status === chosen?.status && example === chosen.example) ?? examples[0]
  )?.value
}

/**
 * Headers that go with a body: a header has one example for all answers, which would belie most of them
 * (ground G12).
 */
export const headersBeside = (operation: Operation, value: unknown): Record<string, string> => ({
  ...(operation.operationId === 'getAuth' ? { loggedin: String(value !== '') } : {}),
  ...(Array.isArray(value) && countsList(operation) ? { 'x-total-count': String(value.length) } : {}),
})

const countsList = ({ responses }: Operation): boolean =>
  Object.keys(responses['200']?.headers ?? {}).some((name) => name.toLowerCase() === 'x-total-count')
