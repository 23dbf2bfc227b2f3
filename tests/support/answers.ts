// A contract's answers to one screen in a browser: its own examples, or what a test lets an operation say instead. That, and
// what the page sends, has to fit the contract.
import type {} from '@vitest/browser-playwright'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { setupWorker } from 'msw/browser'
import { expect, vi } from 'vitest'
import { type Locator, locators } from 'vitest/browser'
import { createFinder, headersBeside, namedExamples } from '../../scripts/dev/mock-answers.ts'
import {
  type OpenApi,
  type RequestBody,
  resolve,
  type Response as Answer,
  type Schema,
} from '../../scripts/generate/document.ts'
import '../../web/src/kit/styles/layout.css'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By what only the code knows, where no role tells it. */
    getByCss: (selector: string) => Locator
  }
}
locators.extend({ getByCss: (selector) => `css=${selector}` })

type Good = 200 | 201 | 202
type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : null
type ResponsesOf<O> = O extends { responses: infer R } ? R : never
/** The body of a good answer. */
export type GoodAnswer<O> = ContentOf<ResponsesOf<O>[keyof ResponsesOf<O> & Good]>

/** What the page asked. */
export interface Asked<Name> {
  operation: Name
  url: URL
  /** Parsed; of a form its part `form`. */
  body: unknown
  /** What a change was begun with. */
  match: string | null
}
/** A refusal with this status and nothing more to say. */
export class Refused {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown = {}) {
    this.status = status
    this.body = body
  }
}
type MaybeSoon<T> = T | Promise<T>
type Said<O, Name> =
  | GoodAnswer<O>
  | Refused
  | ((asked: Asked<Name>, times: number) => MaybeSoon<GoodAnswer<O> | Refused | undefined>)
/** Operation → what it answers in place of an example; undefined of a function leaves it to the example. */
export type Says<Operations> = { [Name in keyof Operations]?: Said<Operations[Name], keyof Operations> }

/** What did not fit a contract or was said in the console as an error; what a test leaves in it fails the test. */
export const trouble: string[] = []
const complain = console.error
console.error = (...words: unknown[]) => {
  const said = words.map(String).join(' ')
  // React's development build alone says it of lazyPage, which asks for nothing once its screen is there.
  if (said.includes('react.dev/warnings/conditional-use-of-use')) return
  trouble.push(said)
  complain(...words)
}

export const worker = setupWorker()
export const started = worker.start({
  serviceWorker: { url: '/worker.js' },
  quiet: true,
  onUnhandledRequest: 'bypass',
})
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'
const begun = location.href

/** A moment of the examples. */
export const examplesNow = new Date('2026-11-20T10:00:00Z')

/** The app's own sheet, before those of its parts. */
const sheet = document.createElement('style')
export const dress = (css: string): void => {
  sheet.textContent = css
  document.head.prepend(sheet)
}

/** Tells a screen's own requests from those that the one before it leaves behind. */
let turn = 0
const turnHeader = 'x-screen'
const askFor = globalThis.fetch
let pending = 0
/** Ends what the screen before it still asks; how the next one asks. */
export const nextTurn = (): ((request: Request) => Promise<Response>) => {
  const mine = (turn += 1)
  pending = 0
  /** A screen that has gone is told nothing more, and nobody waits for what it asks as it goes. */
  const whileShown = async (): Promise<void> => {
    if (mine !== turn) await new Promise<never>(() => undefined)
  }
  return async (request) => {
    await whileShown()
    request.headers.set(turnHeader, String(mine))
    pending += 1
    try {
      const response = await askFor(request)
      await response.clone().blob()
      return response
    } finally {
      await whileShown()
      pending -= 1
    }
  }
}
/** Waits until the page asks nothing and has drawn what it was told. */
export const settled = async (frames = 10): Promise<void> => {
  for (let still = 0; still < frames; still = pending === 0 ? still + 1 : 0)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) {
    const form = (await request.clone().formData()).get('form')
    return typeof form === 'string' ? JSON.parse(form) : form
  }
  const text = await request.clone().text()
  return type.includes('json') && text !== '' ? JSON.parse(text) : text
}

/** The answers of one of the two contracts. */
export const answersOf = <Operations extends object>(contract: OpenApi) => {
  type Name = keyof Operations & string
  const find = createFinder(contract)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema(contract, 'contract')
  const misfits = (schema: Schema | undefined, body: unknown): string | undefined => {
    if (schema === undefined) return undefined
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object)
    return check(body) ? undefined : ajv.errorsText(check.errors)
  }
  let says: Says<Operations> = {}
  let asked: Asked<Name>[] = []
  return {
    find,
    /** Everything the page asked since `begin`, in order. */
    begin: (given: Says<Operations> = {}): Asked<Name>[] => {
      says = given
      asked = []
      return asked
    },
    /** An example of the contract, to say it with a difference. */
    example: <O extends Name>(operation: O, name: string): GoodAnswer<Operations[O]> => {
      const found = Object.values(contract.paths)
        .flatMap((item) => Object.values(item))
        .find((one) => (one as { operationId?: string }).operationId === operation)
      const value = namedExamples(contract, found as never).find((one) => one.example === name)?.value
      if (value === undefined) throw new Error(`${operation} has no example ${name}`)
      return structuredClone(value) as GoodAnswer<Operations[O]>
    },
    /** What the test says; undefined leaves it to the examples. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const url = new URL(request.url)
      const mine = turn
      const late = new Response(null, { status: 204 })
      if (Number(request.headers.get(turnHeader) ?? mine) !== mine) return late
      const found = find(request.method, url.pathname)
      if (found === undefined) {
        trouble.push(`the contract has no ${request.method} ${url.pathname}`)
        return new Response(null, { status: 404 })
      }
      const operation = found.operation.operationId as Name
      const match = request.headers.get('if-match')
      const one: Asked<Name> = { operation, url, body: await bodyOf(request), match }
      // The screen may have gone while its words were read.
      if (mine !== turn) return late
      asked.push(one)
      const content = resolve(contract, (found.operation.requestBody ?? {}) as RequestBody).content ?? {}
      const form = content['multipart/form-data']?.schema
      const wanted = form === undefined ? undefined : resolve(contract, form).properties?.['form']?.contentSchema
      const wrong = misfits(content['application/json']?.schema ?? wanted, one.body)
      if (wrong !== undefined) trouble.push(`${operation} is sent what does not fit: ${wrong}`)
      const given = says[operation] as Said<Operations[Name], keyof Operations> | undefined
      const times = asked.filter((other) => other.operation === operation).length
      const said =
        typeof given === 'function' ? await (given as (one: unknown, times: number) => unknown)(one, times) : given
      if (said === undefined) return undefined
      const status = Object.keys(found.operation.responses).find((code) => code.startsWith('2')) ?? '200'
      if (said instanceof Refused)
        return Response.json(said.body, {
          status: said.status,
          headers: { 'content-type': 'application/problem+json' },
        })
      const media = resolve(contract, found.operation.responses[status] as Answer).content ?? {}
      const lie = misfits(Object.values(media)[0]?.schema, said)
      if (lie !== undefined) trouble.push(`${operation} says what does not fit: ${lie}`)
      return Response.json(said, { status: Number(status), headers: headersBeside(found.operation, said) })
    },
  }
}

/** Bodies sent to an operation; waits for so many. */
export const sentTo =
  <Name>(asked: readonly Asked<Name>[]) =>
  async (operation: Name, atLeast = 1): Promise<unknown[]> => {
    const bodies = (): unknown[] => asked.filter((one) => one.operation === operation).map(({ body }) => body)
    await expect.poll(() => bodies().length).toBeGreaterThanOrEqual(atLeast)
    return bodies()
  }

/** The page as it was, for the next test. */
export const leavePage = (): void => {
  vi.useRealTimers()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  sessionStorage.clear()
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  document.querySelector('meta[name="_csrf"]')?.remove()
  history.replaceState(null, '', begun)
  expect(trouble.splice(0)).toEqual([])
}
