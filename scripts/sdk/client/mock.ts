// The portal for unit tests: handlers of Mock Service Worker that answer with the contract's own examples, in the scenarios
// that the mock of the portal plays. Nothing is asked over the network, and nothing that is sent is checked.
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { chooseAnswer, createFinder, headersBeside, namedExamples, needsSession } from '../../dev/mock-answers.ts'
import { sceneOf, type Answers, type ScenarioName } from '../../dev/mock-scenarios.ts'
import { pauseOf, refusalOf, troubleOf, type Failure } from '../../dev/mock-trouble.ts'
import { resolve, type Header, type Operation, type Response as Answer } from '../../generate/document.ts'
import { contract, internal } from './mock-document.js'

export type { Answers, Failure, ScenarioName }

export interface Play {
  /** Who asks and what happens to them; `signed-in` without it. */
  scenario?: ScenarioName
  /** Where a scenario that is told step by step begins. */
  step?: string
  /** Operation → the name of the example it answers with, whatever the scenario says. */
  answers?: Answers
  /** What every call meets. */
  fail?: Failure
  /** Milliseconds each answer waits. */
  delay?: number
}

export interface PortalMock {
  /** For `setupServer(…)` or `setupWorker(…)`. */
  handlers: HttpHandler[]
  /** Plays something else from now on. */
  play: (next?: Play) => void
  /** The step a story has come to. */
  step: () => string | undefined
}

const find = createFinder(contract)

/** Headers of an answer that have something to show; a game's browser is the scenario's to say. */
const headersOf = (operation: Operation, status: number): Record<string, string> => {
  const answer = resolve(contract, (operation.responses[status] ?? {}) as Answer)
  return Object.fromEntries(
    Object.entries(answer.headers ?? {}).flatMap(([name, given]) => {
      const { example } = resolve(contract, given as Header)
      return example === undefined || /^(isInGameBrowser|embeddedGameName)$/i.test(name)
        ? []
        : [[name, String(example)]]
    }),
  )
}

const mediaTypeOf = (operation: Operation, status: number): string | undefined =>
  Object.keys(resolve(contract, (operation.responses[status] ?? {}) as Answer).content ?? {})[0]

/** An answer without content: the first good one that has none. */
const emptyStatus = (operation: Operation): number =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 204)

/**
 * @param begin what is played first
 * @param origin of the portal; every host's without it
 */
export const mockPortal = (begin: Play = {}, origin = '*'): PortalMock => {
  let played = begin
  let step = begin.step
  const answerTo = async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const found = find(request.method, url.pathname)
    if (found === undefined) return undefined
    const { operation } = found
    const scene = { ...sceneOf(played.scenario, step), ...(played.answers ? { picked: played.answers } : {}) }
    const trouble = troubleOf(played.fail, String(played.delay ?? 0))
    await delay(pauseOf(trouble))
    if (trouble.fail === 'offline') return HttpResponse.error()
    if (trouble.fail === '500')
      return new HttpResponse(JSON.stringify(internal), {
        status: 500,
        headers: { 'content-type': 'application/problem+json' },
      })
    const chosen =
      (trouble.fail === '429' ? refusalOf(contract, operation, 429) : undefined) ??
      (scene.scenario.isSignedOut && needsSession(operation) ? refusalOf(contract, operation, 401) : undefined) ??
      chooseAnswer(contract, { ...found, query: url.searchParams }, scene, await request.clone().text())
    const examples = namedExamples(contract, operation)
    const shown =
      examples.find(({ status, example }) => status === chosen?.status && example === chosen.example) ??
      examples.find(({ status }) => status < 300)
    const status = shown?.status ?? emptyStatus(operation)
    const next = scene.step?.leadsTo?.[operation.operationId]
    if (next !== undefined && status < 400) step = next
    const type = shown && mediaTypeOf(operation, status)
    const body = shown === undefined ? null : type?.includes('json') ? JSON.stringify(shown.value) : String(shown.value)
    const headers = new Headers(headersOf(operation, status))
    const more = { ...headersBeside(operation, shown?.value), ...scene.scenario.headers }
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    if (type !== undefined) headers.set('content-type', type)
    return new HttpResponse(body, { status, headers })
  }
  return {
    handlers: [http.all(`${origin}/services/bft/*`, ({ request }) => answerTo(request))],
    play: (next = {}) => {
      played = next
      step = next.step
    },
    step: () => sceneOf(played.scenario, step).step?.name,
  }
}
