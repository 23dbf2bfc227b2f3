// Who the mock pretends to be asked by, and which named examples answer.
import { resolve, type MediaType, type OpenApi, type Operation, type Response } from '../generate/document.ts'

export type Scenario = {
  isSignedIn: boolean
  /** Names of examples to prefer, best first; an operation without any of them answers with its first example. */
  examples: string[]
  /** Headers the server would send on every answer. */
  headers?: Record<string, string>
}

/** Chosen by the cookie `mock_scenario`, set by `?mock_scenario=…` on any page. */
export const scenarios: Record<string, Scenario> = {
  'signed-in': { isSignedIn: true, examples: ['signedIn'] },
  'signed-out': { isSignedIn: false, examples: ['signedOut', 'anonymous'] },
  'soft-account': { isSignedIn: true, examples: ['softAccount', 'signedIn'] },
  'in-game': { isSignedIn: true, examples: ['inGame', 'signedIn'], headers: { isInGameBrowser: '1', embeddedGameName: 'wow' } },
}
export const defaultScenario = 'signed-in'

type Route = { method: string, pattern: RegExp, literals: number, operation: Operation }

const toPattern = (template: string): RegExp => {
  const escape = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${template.split(/(\{[^}]+\})/).map((piece) => (piece.startsWith('{') ? '[^/]+' : escape(piece))).join('')}$`)
}

/** Finds the operation of an address; literal segments win over parameters (ground G17). */
export const createFinder = (document: OpenApi): ((method: string, pathname: string) => Operation | undefined) => {
  const routes: Route[] = Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).filter(([, value]) => (value as Partial<Operation>).operationId !== undefined).map(([method, value]) => ({
      method: method.toUpperCase(),
      pattern: toPattern(template),
      // Earlier literals weigh more, as the server's router reads from left to right.
      literals: template.split('/').reduce((sum, segment) => sum * 2 + (segment.includes('{') ? 0 : 1), 0),
      operation: value as Operation,
    })))
  routes.sort((a, b) => b.literals - a.literals)
  return (method, pathname) => routes.find((route) => route.method === method && route.pattern.test(pathname))?.operation
}

/** Names of the examples of an operation's first answer below 300. */
export const successExamples = (document: OpenApi, operation: Operation): string[] => {
  const status = Object.keys(operation.responses).sort().find((one) => one.startsWith('2'))
  const response = status === undefined ? undefined : resolve(document, operation.responses[status] as Response)
  return Object.keys(Object.values(response?.content ?? {} as Record<string, MediaType>)[0]?.examples ?? {})
}

/** The example a scenario wants of an operation, if it has one. */
export const chooseExample = (document: OpenApi, operation: Operation, scenario: Scenario): string | undefined => {
  const names = successExamples(document, operation)
  const plain = (name: string): string => name.toLowerCase().replaceAll('-', '')
  return scenario.examples.map((wanted) => names.find((name) => plain(name) === plain(wanted))).find(Boolean)
}
