// Counts every answer of a run, whichever part of the fuzz asked for it, and holds each against the contract.
import { findMistakes } from './checks.ts'
import { watchAnswers, type WireAnswer, type WireRequest } from '../../../tests/support/wire.ts'
import { surfaces, type Surface } from './operations.ts'

interface Matcher {
  method: string
  pattern: RegExp
  literal: number
  surface: Surface
}

const matchers: Matcher[] = surfaces
  .map((surface) => {
    const { path, method } = surface.generated
    const pattern = path
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('[^/]+')
    return { method, pattern: new RegExp(`^${pattern}$`), literal: path.replaceAll(/\{[^}]+\}/g, '').length, surface }
  })
  .sort((a, b) => b.literal - a.literal) // literal segments win (ground G17)

/** The operation of a request; undefined for another address, or another method than an address has. */
export const operationOf = ({ method, url }: Pick<WireRequest, 'method' | 'url'>): Surface | undefined => {
  const path = url.split('?', 1)[0]!
  // The address first, as the server does: GET where only POST is declared is no operation, whatever template would
  // take it.
  const address = matchers.find((one) => one.pattern.test(path))?.surface.generated.path
  return matchers.find((one) => one.surface.generated.path === address && one.method === method)?.surface
}

export interface Tally {
  sent: number
  byStatus: Map<number, number>
  /** Operations asked, with whether one of them ever succeeded. */
  operations: Map<string, boolean>
  /** Answers that broke the contract, or were a server's error. */
  wrong: number
  /** The first of them, to look for. */
  found: string[]
}

/** Counts from now on. */
export const startTally = (): Tally => {
  const tally: Tally = { sent: 0, byStatus: new Map(), operations: new Map(), wrong: 0, found: [] }
  watchAnswers((request: WireRequest, answer: WireAnswer) => {
    const { status } = answer
    tally.sent += 1
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    const surface = operationOf(request)
    if (surface !== undefined)
      tally.operations.set(surface.id, tally.operations.get(surface.id) === true || status < 400)
    const mistakes = [
      ...(surface === undefined ? [] : findMistakes(surface, answer)),
      ...(status >= 500 ? [`answered ${status}`] : []),
    ]
    if (mistakes.length === 0) return
    tally.wrong += 1
    if (tally.found.length < 20)
      tally.found.push(`${mistakes.join('; ')}, to ${request.method} ${request.url.slice(0, 200)}`)
  })
  return tally
}

export const describeTally = (tally: Tally): string => {
  const { sent, byStatus, operations, wrong, found } = tally
  const perStatus = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  const never = [...operations].filter(([, hasSucceeded]) => !hasSucceeded).map(([id]) => id)
  return [
    `in all ${sent} requests to ${operations.size} of ${surfaces.length} operations: ${perStatus}`,
    `5xx, or not as the contract has it: ${wrong}`,
    ...found,
    ...(never.length > 0 ? [`never answered with success: ${never.join(', ')}`] : []),
  ].join('\n')
}
