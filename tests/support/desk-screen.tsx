// One screen of the desk as somebody has it who works there, answered by the examples of the desk's own contract.
import { http } from 'msw'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { operations } from '#generated/client/desk-schema.d.ts'
import written from '#generated/desk.json'
import { chooseAnswer, headersBeside, namedExamples } from '../../scripts/dev/mock-answers.ts'
import { type Answers, sceneOf } from '../../scripts/dev/mock-scenarios.ts'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { App } from '../../web/src/desk/app/App.tsx'
import { directionOf, loadTexts } from '../../web/src/desk/shared/i18n.ts'
import css from '../../web/src/kit/styles/desk.css?inline'
import {
  answersOf,
  type Asked as AskedOf,
  dress,
  type GoodAnswer,
  leavePage,
  nextTurn,
  picture,
  type Says,
  sentTo,
  started,
  worker,
} from './answers.ts'

export { Refused } from './answers.ts'
export type Operation = keyof operations
/** The body of a good answer. */
export type AnswerOf<O extends Operation> = GoodAnswer<operations[O]>
export type Asked = AskedOf<Operation>

export interface Around {
  says?: Says<operations>
  /** Operation → the name of the example it answers with. */
  answers?: Answers
  /** Whose screen it is; the example's own without them. */
  roles?: readonly ('agent' | 'writer' | 'lead' | 'admin')[]
  locale?: string
  width?: 390 | 900 | 1280
  height?: number
}

export interface Screen {
  /** Everything the page asked, in order. */
  asked: Asked[]
  /** Bodies sent to this operation; waits for so many. */
  sent: (operation: Operation, atLeast?: number) => Promise<unknown[]>
  /** Path and query below the desk's home. */
  place: () => string
  /** What the desk's stream says from now on: `cases`, `appeals`, `presence`. */
  tell: (event: string, data: unknown) => void
}

const contract = written as unknown as OpenApi
const { answer, begin, example, find } = answersOf<operations>(contract)
export { example }

const home = '/support/desk'
const encoder = new TextEncoder()
let streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
const stream = (): Response => {
  let own: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      own = controller
      streams.add(controller)
    },
    cancel: () => void streams.delete(own),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** The example that a mock of the desk would answer with. */
const exampleOf = async (request: Request, answers: Answers | undefined): Promise<Response | undefined> => {
  const url = new URL(request.url)
  const found = find(request.method, url.pathname)
  if (found === undefined) return undefined
  const { operation } = found
  const scene = { ...sceneOf('signed-in'), ...(answers === undefined ? {} : { picked: answers }) }
  const chosen = chooseAnswer(contract, { ...found, query: url.searchParams }, scene, await request.clone().text())
  const examples = namedExamples(contract, operation)
  const named =
    examples.find(({ status, example: name }) => status === chosen?.status && name === chosen.example) ??
    examples.find(({ status }) => status < 300)
  const status = named?.status ?? Number(Object.keys(operation.responses).find((code) => code.startsWith('2')))
  if (named === undefined) return new Response(null, { status })
  const headers = { ...headersBeside(operation, named.value), 'x-csrf-token': 'token-of-the-session' }
  return typeof named.value === 'string'
    ? new Response(named.value, { status, headers })
    : Response.json(named.value, { status, headers })
}

let root: Root | undefined
let cache = new Map<string, never>()
const draw = (app: ReactNode): void =>
  flushSync(() => root?.render(<SWRConfig value={{ provider: () => cache }}>{app}</SWRConfig>))
const asksOf = globalThis.fetch

/** Opens a path of the desk, below its home; once more is what a reload does. */
export const openDesk = async (path: string, given: Around = {}): Promise<Screen> => {
  const { locale = 'en-US', width = 1280, height = 900, says, answers, roles } = given
  if (root === undefined) onTestFinished(leave)
  else {
    // A page that is loaded anew has no time to forget.
    const kept = { ...sessionStorage } as Record<string, string>
    close()
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
  }
  await started
  dress(css)
  worker.resetHandlers(
    http.get('/services/desk/stream', stream),
    http.get('/support/static/*', () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    http.all('/services/desk/*', async ({ request }) => (await answer(request)) ?? exampleOf(request, answers)),
  )
  const me = example('getDeskIdentity', 'desk-identity')
  const asked = begin({ ...(roles === undefined ? {} : { getDeskIdentity: { ...me, roles: [...roles] } }), ...says })
  const fetchOfScreen = nextTurn()
  globalThis.fetch = (input, init) => fetchOfScreen(new Request(input, init))
  await page.viewport(width, height)
  const texts = await loadTexts(locale)
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) })
  document.documentElement.dataset['mount'] = '/support'
  if (location.pathname + location.search + location.hash !== home + path) history.pushState(null, '', home + path)
  root = createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { id: 'desk' })))
  cache = new Map<string, never>()
  draw(
    <BrowserRouter basename={home} useTransitions={false}>
      <App texts={texts} />
    </BrowserRouter>,
  )
  return {
    asked,
    sent: sentTo(asked),
    place: () => (location.pathname.slice(home.length) || '/') + location.search,
    tell: (event, data) => {
      for (const one of streams) one.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    },
  }
}

/** What the browser keeps stays. */
const close = (): void => {
  // What a page does when it is left asks for its cache.
  draw(null)
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  streams = new Set()
  nextTurn()
  begin()
}

const leave = (): void => {
  close()
  // What the screen asks as it goes is answered to nobody.
  globalThis.fetch = (input, init) =>
    new URL(new Request(input).url).pathname.startsWith('/services/desk/')
      ? new Promise<never>(() => undefined)
      : asksOf(input, init)
  leavePage()
}
