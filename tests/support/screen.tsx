// One screen as a visitor has it: the app with everything around it, answered by the contract's own examples. What a test
// lets an operation say instead, and what the page sends, has to fit the contract.
import type {} from '@vitest/browser-playwright'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'
import type { operations } from '#generated/client/schema.d.ts'
import { createFinder, headersBeside, namedExamples } from '../../scripts/dev/mock-answers.ts'
import { type RequestBody, resolve, type Response as Answer, type Schema } from '../../scripts/generate/document.ts'
import { type Play, mockPortal } from '../../scripts/sdk/client/mock.ts'
import { contract } from '../../scripts/sdk/client/mock-document.js'
import { createApi } from '../../web/src/kit/api/api.ts'
import { readTexts } from '../../web/src/kit/api/client.ts'
import { createInGameStore } from '../../web/src/kit/api/in-game.ts'
import { browserPage } from '../../web/src/kit/api/page.ts'
import { App } from '../../web/src/portal/app/App.tsx'
import { matchApp } from '../../web/src/portal/app/match.ts'
import { pageOf } from '../../web/src/portal/app/pages.ts'
import { createAccountStore, unknown } from '../../web/src/portal/shared/account/account-store.ts'
import { createMessages } from '../../web/src/portal/shared/i18n/messages.ts'
import { createHeadStore } from '../../web/src/portal/shared/page/page-head.ts'
import { clearSubmittedCases } from '../../web/src/portal/shared/submitted-case/submitted-case.ts'
import '../../web/src/kit/styles/layout.css'
import '../../web/src/kit/styles/index.css'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By what only the code knows, where no role tells it. */
    getByCss: (selector: string) => Locator
  }
}
locators.extend({ getByCss: (selector) => `css=${selector}` })

type Operation = keyof operations
type Good = 200 | 201 | 202
type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : null
/** The body of a good answer. */
export type AnswerOf<O extends Operation> = ContentOf<
  operations[O]['responses'][keyof operations[O]['responses'] & Good]
>

/** What the page asked. */
export interface Asked {
  operation: Operation
  url: URL
  /** Parsed; of a form its part `form`. */
  body: unknown
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
type Says<O extends Operation> =
  | AnswerOf<O>
  | Refused
  | ((asked: Asked, times: number) => AnswerOf<O> | Refused | undefined | Promise<AnswerOf<O> | Refused | undefined>)

export interface Around extends Omit<Play, 'delay'> {
  /** Operation → what it answers in place of an example; undefined of a function leaves it to the example. */
  says?: { [O in Operation]?: Says<O> }
  locale?: string
  /** Name of the game whose browser shows the page; the scenario `in-game` has its own. */
  game?: string
  width?: 320 | 390 | 767 | 900 | 1024 | 1280
  height?: number
  scheme?: 'light' | 'dark'
}

export interface Screen {
  /** What did not fit the contract or was said in the console as an error; what a test leaves in it fails the test. */
  trouble: string[]
  /** Everything the page asked, in order. */
  asked: Asked[]
  /** Bodies sent to this operation; waits for so many. */
  sent: <O extends Operation>(operation: O, atLeast?: number) => Promise<unknown[]>
  /** Path and query below the page's base. */
  place: () => string
  goTo: (path: string) => void
}

const find = createFinder(contract)
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')
const misfits = (schema: Schema | undefined, body: unknown): string | undefined => {
  if (schema === undefined) return undefined
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object)
  return check(body) ? undefined : ajv.errorsText(check.errors)
}

/** An example of the contract, to say it with a difference. */
export const example = <O extends Operation>(operation: O, name: string): AnswerOf<O> => {
  const found = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find((one) => (one as { operationId?: string }).operationId === operation)
  const value = namedExamples(contract, found as never).find((one) => one.example === name)?.value
  if (value === undefined) throw new Error(`${operation} has no example ${name}`)
  return structuredClone(value) as AnswerOf<O>
}

let shown: { root: Root; stop: () => void } | undefined
const trouble: string[] = []
let around: Around = {}
let asked: Asked[] = []
/** Tells a screen's own requests from those that the one before it leaves behind. */
let turn = 0
const turnHeader = 'x-screen'

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) {
    const form = (await request.clone().formData()).get('form')
    return typeof form === 'string' ? JSON.parse(form) : form
  }
  const text = await request.clone().text()
  return type.includes('json') && text !== '' ? JSON.parse(text) : text
}

const answer = async (request: Request): Promise<Response | undefined> => {
  const url = new URL(request.url)
  const mine = turn
  const late = new Response(null, { status: 204 })
  if (Number(request.headers.get(turnHeader) ?? mine) !== mine) return late
  const found = find(request.method, url.pathname)
  if (found === undefined) {
    trouble.push(`the contract has no ${request.method} ${url.pathname}`)
    return new Response(null, { status: 404 })
  }
  const operation = found.operation.operationId as Operation
  const one: Asked = { operation, url, body: await bodyOf(request) }
  // The screen may have gone while its words were read.
  if (mine !== turn) return late
  asked.push(one)
  const content = resolve(contract, (found.operation.requestBody ?? {}) as RequestBody).content ?? {}
  const form = content['multipart/form-data']?.schema
  const wanted = form === undefined ? undefined : resolve(contract, form).properties?.['form']?.contentSchema
  const wrong = misfits(content['application/json']?.schema ?? wanted, one.body)
  if (wrong !== undefined) trouble.push(`${operation} is sent what does not fit: ${wrong}`)
  const given = around.says?.[operation] as Says<Operation> | undefined
  const times = asked.filter((other) => other.operation === operation).length
  const said = typeof given === 'function' ? await given(one, times) : given
  if (said === undefined) return undefined
  const status = Object.keys(found.operation.responses).find((code) => code.startsWith('2')) ?? '200'
  if (said instanceof Refused)
    return Response.json(said.body, { status: said.status, headers: { 'content-type': 'application/problem+json' } })
  const media = resolve(contract, found.operation.responses[status] as Answer).content ?? {}
  const lie = misfits(Object.values(media)[0]?.schema, said)
  if (lie !== undefined) trouble.push(`${operation} says what does not fit: ${lie}`)
  return Response.json(said, {
    status: Number(status),
    headers: headersBeside(found.operation, said),
  })
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'
const worker = setupWorker()
const started = worker.start({ serviceWorker: { url: '/worker.js' }, quiet: true, onUnhandledRequest: 'bypass' })
const begun = location.href
const complain = console.error
console.error = (...words: unknown[]) => {
  const said = words.map(String).join(' ')
  // React's development build alone says it of lazyPage, which asks for nothing once its screen is there.
  if (said.includes('react.dev/warnings/conditional-use-of-use')) return
  trouble.push(said)
  complain(...words)
}

/** Opens a path of the portal, below the language's home; once more is what a reload does. */
export const open = async (path: string, given: Around = {}): Promise<Screen> => {
  const { locale = 'en-US', width = 1280, height = 900, scheme, game, says: _says, ...play } = given
  if (shown === undefined) onTestFinished(leave)
  else close()
  around = given
  await started
  worker.resetHandlers(
    http.get('/support/static/*', () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    http.all('/services/bft/*', ({ request }) => answer(request)),
    ...mockPortal(play).handlers,
  )
  await page.viewport(width, height)
  const texts = await readTexts(`/texts/${locale}`)
  const messages = createMessages(locale, texts)
  Object.assign(document.documentElement, { lang: locale, dir: messages.dir })
  if (scheme !== undefined) document.documentElement.dataset['scheme'] = scheme
  const place = browserPage({ locale, mountPath: '/support', apiBase: '/services/bft' }, document)
  const gameName = game ?? (play.scenario === 'in-game' ? 'wow' : null)
  const inGame = createInGameStore({ isInGame: gameName !== null, gameName })
  const mine = (turn += 1)
  const api = createApi(place, {
    onInGame: inGame.seen,
    fetch: (request) => {
      request.headers.set(turnHeader, String(mine))
      return fetch(request)
    },
  })
  const account = createAccountStore({ api, first: unknown, drawn: unknown, onFlip: () => api.cache.clear() })
  await account.refresh()
  const stop = account.start()
  // A reload is no further step of the history.
  if (location.pathname + location.search + location.hash !== place.basePath + path)
    history.pushState(null, '', place.basePath + path)
  const match = matchApp(path.split(/[?#]/)[0]!)
  if (match.kind === 'page') await pageOf(match.route.page).preload?.()
  const root = createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { id: 'app' })))
  shown = { root, stop }
  root.render(
    <StrictMode>
      <BrowserRouter basename={place.basePath}>
        <App
          surroundings={{ api, documents: {}, missing: null }}
          messages={messages}
          account={account}
          inGame={inGame}
          head={createHeadStore()}
        />
      </BrowserRouter>
    </StrictMode>,
  )
  return {
    trouble,
    asked,
    sent: async (operation, atLeast = 1) => {
      const bodies = (): unknown[] => asked.filter((one) => one.operation === operation).map(({ body }) => body)
      await expect.poll(() => bodies().length).toBeGreaterThanOrEqual(atLeast)
      return bodies()
    },
    place: () => (location.pathname.slice(place.basePath.length) || '/') + location.search,
    goTo: (to) => {
      history.pushState(null, '', place.basePath + to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
  }
}

/** What the browser keeps stays. */
const close = (): void => {
  shown?.stop()
  shown?.root.unmount()
  shown = undefined
  document.body.replaceChildren()
  turn += 1
  asked = []
}

/** The page as it was, for the next test. */
const leave = (): void => {
  vi.useRealTimers()
  close()
  clearSubmittedCases()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  sessionStorage.clear()
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  document.querySelector('meta[name="_csrf"]')?.remove()
  history.replaceState(null, '', begun)
  expect(trouble.splice(0)).toEqual([])
}
