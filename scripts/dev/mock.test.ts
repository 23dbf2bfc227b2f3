// The mock as a browser meets it: scenarios, forms Prism would refuse, pages, files.
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsOf, type OpenApi, type Operation, type PlacedOperation } from '../generate/document.ts'
import { chooseAnswer, createFinder, exampleValue, namedExamples, plain } from './mock-answers.ts'
import { deriveMockDocument, mergeDocuments } from './mock-document.ts'
import { shrinkFiles } from './mock-form.ts'
import { createMockProxy } from './mock-proxy.ts'
import {
  answersOf,
  isScenarioName,
  scenarios,
  sceneOf,
  type Scenario,
  type ScenarioName,
  type Scene,
} from './mock-scenarios.ts'
import { pauseOf, troubleOf } from './mock-trouble.ts'
import { startPrism, type Prism } from './prism.ts'

const read = (name: string): OpenApi =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../generated/${name}.json`, import.meta.url)), 'utf8')) as OpenApi
const document = mergeDocuments(read('openapi'), read('desk'))
let prism: Prism
let proxy: Server
let base: string
let webDist: string

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'guidepost-mock-'))
  await mkdir(path.join(webDist, 'assets/wow'), { recursive: true })
  await writeFile(path.join(webDist, 'assets/wow/tile.svg'), '<svg/>')
  await writeFile(
    path.join(webDist, 'index.html'),
    [
      '<!doctype html><html lang="en-US" dir="ltr"><head><!--page-head--><script type="module" src="./assets/app.js"></script></head>',
      '<body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
    ].join(''),
  )
  await writeFile(path.join(webDist, 'assets/app.js'), 'export {}')
  prism = await startPrism(deriveMockDocument(document))
  const messages = fileURLToPath(new URL('../../server/src/localizations/messages', import.meta.url))
  proxy = createMockProxy({
    contract: () => document,
    prismUrl: prism.url,
    webDist,
    mountPath: '/support',
    messages,
    pack: webDist,
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await prism.stop()
  await rm(webDist, { recursive: true, force: true })
})

const get = (address: string, scenario?: string) =>
  fetch(`${base}${address}`, {
    redirect: 'manual',
    headers: scenario === undefined ? {} : { cookie: `mock_scenario=${scenario}` },
  })

const dataOf = (page: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page)?.[1] ?? 'null',
  ) as unknown

test('signed in by itself: the account as text, a session on every call', async () => {
  const auth = await get('/services/bft/api/auth/en-US')
  expect([auth.status, auth.headers.get('loggedin')]).toEqual([200, 'true'])
  expect(await auth.json()).toMatchObject({ displayName: 'Ada Lindqvist' })
  expect(auth.headers.get('isingamebrowser')).toBeNull()
  expect((await fetch(`${base}/services/bft/api/auth/en-US`, { headers: { accept: 'application/json' } })).status).toBe(
    200,
  )
  expect((await get('/services/bft/api/cases/en-US/active')).status).toBe(200)
})

test('signed out: no account, 401 where a session is needed', async () => {
  const auth = await get('/services/bft/api/auth/en-US', 'signed-out')
  expect([auth.headers.get('loggedin'), await auth.text()]).toEqual(['false', ''])
  expect((await get('/services/bft/api/cases/en-US/active', 'signed-out')).status).toBe(401)
})

test('the other scenarios choose their examples and headers', async () => {
  expect(await (await get('/services/bft/api/auth/en-US', 'soft-account')).json()).toMatchObject({ softAccount: true })
  expect((await get('/services/bft/api/product/en-US', 'in-game')).headers.get('embeddedgamename')).toBe('wow')
  expect((await get('/services/bft/api/product/en-US', 'no-such-scenario')).status).toBe(200)
})

test('a scenario asked for in the address is kept in a cookie', async () => {
  const page = await get('/support/en-US/help/?mock_scenario=signed-out')
  expect(page.headers.get('set-cookie')).toBe('mock_scenario=signed-out; Path=/; SameSite=Lax')
  expect((await get('/services/bft/login?returnTo=/support/en-US/help/')).headers.get('location')).toBe(
    '/support/en-US/help/?mock_scenario=signed-in',
  )
})

test('signing in leads back to where it was asked for, inside the portal', async () => {
  const leadTo = async (returnTo: string) =>
    (await get(`/services/bft/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.get('location')
  expect(await leadTo('/support/de-DE/help/case?page=2')).toBe(
    '/support/de-DE/help/case?page=2&mock_scenario=signed-in',
  )
  expect(await leadTo('//elsewhere.example/')).toBe('/support/en-US/help/?mock_scenario=signed-in')
})

const everyScene = (Object.entries(scenarios) as [ScenarioName, Scenario][]).flatMap(([name, { steps }]) =>
  steps ? steps.map((step) => sceneOf(name, step.name)) : [sceneOf(name)],
)

/** Names that the scenarios use and the document does not have, as sentences. */
const unknownNames = (
  document: OpenApi,
  operations: readonly PlacedOperation[],
  scenes: readonly Scene[],
): string[] => {
  const names = new Map(
    operations.map(({ operation }) => [
      operation.operationId,
      new Set(namedExamples(document, operation).map(({ example }) => example)),
    ]),
  )
  const all = new Set([...names.values()].flatMap((some) => [...some].map(plain)))
  return scenes.flatMap((scene) => [
    ...Object.entries(answersOf(scene))
      .filter(([id, name]) => !names.get(id)?.has(name))
      .map(([id, name]) => `${scene.name}: ${id} has no example ${name}`),
    ...Object.keys(scene.step?.leadsTo ?? {})
      .filter((id) => !names.has(id))
      .map((id) => `${scene.name}: there is no operation ${id}`),
    ...Object.values(scene.step?.leadsTo ?? {})
      .filter((name) => !scene.scenario.steps?.some((step) => step.name === name))
      .map((name) => `${scene.name}: no step ${name}`),
    ...(scene.scenario.prefers ?? [])
      .filter((name) => !all.has(plain(name)))
      .map((name) => `${scene.name}: nothing has an example ${name}`),
  ])
}

test('every name a scenario uses is one of the contract', () => {
  expect(unknownNames(document, operationsOf(document), everyScene)).toEqual([])
  const empty = sceneOf('empty')
  const planted = {
    ...empty,
    scenario: { ...empty.scenario, answers: { getCase: 'no-such', getNothing: 'none' }, prefers: ['never'] },
  }
  expect(unknownNames(document, operationsOf(document), [planted])).toEqual([
    'empty: getCase has no example no-such',
    'empty: getNothing has no example none',
    'empty: nothing has an example never',
  ])
})

const api = '/services/bft/api'
const post = (address: string, body: unknown, cookie = '') =>
  fetch(`${base}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })
const submit = (cookie: string, description = 'x') => {
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({ fields: { description }, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }),
  )
  return fetch(`${base}${api}/submit`, { method: 'POST', body: form, headers: { cookie } })
}
const json = async (address: string, scenario?: string) =>
  (await get(api + address, scenario)).json() as Promise<Record<string, unknown>>

test('restricted, at the appeal limit, empty, in a crisis: each shows what it is about, everyday nothing of it', async () => {
  expect(await json('/messages/en-US')).toEqual([])
  expect(await json('/penalty/advertise', 'banned')).not.toEqual(await json('/penalty/advertise'))
  expect(await json('/penalty/appeal-limit-reached/en-US', 'banned')).not.toEqual(
    await json('/penalty/appeal-limit-reached/en-US', 'appeal-limit'),
  )
  const appeal = await post(
    `${api}/penalty/appeal/en-US`,
    { penaltyId: 'pen-1', reasonId: 'support.penalty.appeal.reason.other', description: 'Not me' },
    'mock_scenario=appeal-limit',
  )
  expect(appeal.status).toBe(422)
  for (const list of ['/cases/en-US/active', '/cases/en-US/archive', '/messages/en-US'])
    expect(await json(list, 'empty')).toEqual([])
  expect(await json('/messages/en-US', 'crisis')).not.toEqual([])
})

test.each<[scenario: string, status: number, header: string | null]>([
  ['field-errors', 422, null],
  ['too-many', 429, 'retry-after'],
  ['unavailable', 503, 'retry-after'],
])('what is sent under %s comes back as %i, a problem of the contract', async (scenario, status, header) => {
  const answer = await submit(`mock_scenario=${scenario}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  if (header !== null) expect(answer.headers.get(header)).toMatch(/^[0-9]+$/)
  const problem = (await answer.json()) as { status: number; validationErrors?: { fieldErrors: unknown[] } }
  expect(problem.status).toBe(status)
  if (status === 422) expect(problem.validationErrors?.fieldErrors.length).toBeGreaterThan(0)
  expect((await get(`${api}/cases/en-US/active`, scenario)).status).toBe(200)
})

test('an ended session shows the name and refuses what needs it', async () => {
  const page = await (await get('/support/en-US/help/', 'session-ended')).text()
  expect(dataOf(page, 'visitor-data')).toMatchObject({
    login: { isLoggedIn: true, account: { displayName: 'Ada Lindqvist' } },
  })
  expect((await get(`${api}/auth/en-US`, 'session-ended')).headers.get('loggedin')).toBe('false')
  for (const address of ['/cases/en-US/active', '/cases/en-US/detail/104233871', '/account/data'])
    expect((await get(api + address, 'session-ended')).status).toBe(401)
})

test('a case goes its way as the player acts; what the company does is a step in the address', async () => {
  const cookies = new Map([['mock_scenario', 'case-story']])
  const keep = (answer: Response): Response => {
    for (const one of answer.headers.getSetCookie()) cookies.set(one.split('=')[0]!, one.split(/[=;]/)[1]!)
    return answer
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (address: string) => keep(await fetch(`${base}${address}`, { headers: { cookie: cookie() } }))
  const seen = async () => {
    const list = (await (await ask(`${api}/cases/en-US/active`)).json()) as { status: string }[]
    const one = (await (await ask(`${api}/cases/en-US/detail/104233871`)).json()) as { status: unknown }
    return [list.map(({ status }) => status), one.status]
  }
  const reply = async () => {
    const form = new FormData()
    form.append(
      'form',
      JSON.stringify({ description: 'It came back.', channel: 'ticket', categoryId: 1211, game: 'wow', eventCount: 3 }),
    )
    return keep(
      await fetch(`${base}${api}/cases/en-US/detail/104233871`, {
        method: 'POST',
        body: form,
        headers: { cookie: cookie() },
      }),
    ).status
  }
  expect(await seen()).toEqual([[], 404])
  expect(await keep(await submit(cookie())).json()).toMatchObject({ caseId: '104233871' })
  expect(await seen()).toEqual([['OPEN'], 'OPEN'])
  expect(await reply()).toBe(200)
  expect(cookies.get('mock_step')).toBe('submitted')
  await ask('/mock?mock_step=answered')
  expect(await seen()).toEqual([['ANSWERED'], 'ANSWERED'])
  keep(
    await fetch(`${base}${api}/cases/en-US/detail/104233871/resolve`, {
      method: 'POST',
      headers: { cookie: cookie() },
    }),
  )
  expect(await seen()).toEqual([['RESOLVED'], 'RESOLVED'])
  expect(await reply()).toBe(200)
  expect([await seen(), cookies.get('mock_step')]).toEqual([[['OPEN'], 'OPEN'], 'reopened'])
  await ask('/mock?mock_scenario=case-story')
  expect(cookies.get('mock_step')).toBe('nothing')
})

test('the id decides which case opens, a word in the body which answer comes', async () => {
  expect(await json('/cases/en-US/detail/104233755')).toMatchObject({ id: '104233755', locked: true })
  expect(await json(`/cases/en-US/detail/${'a'.repeat(43)}`, 'signed-out')).toMatchObject({ id: '104234010' })
  expect((await get(`${api}/cases/en-US/detail/104233871`, 'signed-out')).status).toBe(401)
  expect(await json('/images/asset?asset=overwatch%2Ficon.svg')).toBe('/support/static/content/assets/wow/icon.svg')
  const asked = await submit('', 'mock:submit-file-size')
  expect([asked.status, await asked.json()]).toEqual([422, expect.objectContaining({ status: 422 })])
  expect(await (await post(`${api}/feature`, 'arkose')).json()).toBe(true)
  expect(await (await post(`${api}/feature`, 'strictCaptcha')).json()).toBe(false)
  expect(await (await post(`${api}/context`, { description: 'abusive words' })).json()).toBe(true)
  const found = { operation: createFinder(document)('POST', `${api}/search`)!.operation, path: {} }
  expect(chooseAnswer(document, found, sceneOf('signed-in'), '{"query":"nothing"}')).toEqual({
    status: 200,
    example: 'empty',
  })
})

test('the desk is played too', async () => {
  expect((await get('/services/desk/cases')).status).toBe(200)
  expect((await get('/services/desk/cases', 'signed-out')).status).toBe(401)
})

test('the page of the scenarios lists each with a link, marks the chosen one and its step, and names every example', async () => {
  const page = await (await get('/mock?mock_scenario=case-story&mock_step=answered')).text()
  for (const name of Object.keys(scenarios)) expect(page).toContain(`?mock_scenario=${name}`)
  expect(page.match(/<li class="card" aria-current="true"/g)).toHaveLength(1)
  expect(page).toMatch(/<li aria-current="step">\s*<a href="\/mock\?mock_scenario=case-story&amp;mock_step=answered">/)
  expect(page).toContain('<code>submit-file-size</code>')
  expect(isScenarioName('constructor')).toBe(false)
})

test('a form with several files, of any field and size, is taken', async () => {
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({ fields: { description: 'x' }, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }),
  )
  form.append('files[files]', new Blob([new Uint8Array(12_000_000)]), 'a.png')
  form.append('files[files]', new Blob(['b']), 'b.png')
  form.append('files[diag]', new Blob(['c']), 'c.txt')
  const answer = await fetch(`${base}/services/bft/api/submit`, { method: 'POST', body: form })
  expect([answer.status, answer.headers.get('sl-violations')]).toEqual([200, null])
})

test('every page below the mount is the app with base, language, token and texts; elsewhere leads there', async () => {
  const page = await (await get('/support/de-de/help/case/104233871')).text()
  expect(page).toContain('<html lang="de-DE" dir="ltr">')
  expect(page).toContain('<base href="/support/de-DE/help/"><meta name="_csrf" content="')
  expect(page).toContain('src="/support/static/app/assets/app.js"')
  expect(dataOf(page, 'first-data')).toMatchObject({
    locale: 'de-DE',
    mountPath: '/support',
    texts: { 'support.validation.generic': expect.any(String) },
  })
  expect((await get('/?locale=de-DE')).headers.get('location')).toBe('/support/en-US/help/?locale=de-DE')
  expect(await (await get('/support/static/app/assets/app.js')).text()).toBe('export {}')
  for (const address of ['assets/wow/tile.svg', 'wow/tile.svg', '0123456789ab/wow/tile.svg']) {
    expect((await get(`/support/static/content/${address}`)).headers.get('content-type')).toBe('image/svg+xml')
  }
  for (const outside of ['app/..%2f..%2f..%2f..%2fetc/passwd', 'other.js', 'app/nothing.js']) {
    expect((await get(`/support/static/${outside}`)).status).toBe(404)
  }
})

test('the page knows the scenario’s visitor before the first call', async () => {
  const visitorOf = async (scenario?: string) =>
    dataOf(await (await get('/support/en-US/help/', scenario)).text(), 'visitor-data')
  expect(await visitorOf()).toMatchObject({
    isInGameBrowser: false,
    login: { isLoggedIn: true, account: { displayName: 'Ada Lindqvist' } },
  })
  expect(await visitorOf('signed-out')).toMatchObject({ login: { isLoggedIn: false, account: null } })
  expect(await visitorOf('in-game')).toMatchObject({ isInGameBrowser: true, embeddedGameName: 'wow' })
})

test('literal segments win over parameters', () => {
  const find = createFinder(document)
  expect(find('GET', '/services/bft/api/penalty/advertise')?.operation.operationId).toBe('isPenaltyAdvertised')
  expect(find('GET', '/services/bft/api/penalty/en-US')).toMatchObject({
    operation: { operationId: 'getPenalties' },
    path: { locale: 'en-US' },
  })
  expect(find('GET', '/services/bft/api/nowhere')).toBeUndefined()
})

test('files shrink, the rest of a form stays byte for byte', () => {
  const part = (head: string, content: string) => `--X\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const form = (content: string) =>
    Buffer.from(
      `${part('name="form"', '{"a":1}')}${part('name="files[a]"; filename="a"', content)}` +
        `${part('name="files[b]"; filename="b"', 'short')}--X--\r\n`,
    )
  expect(shrinkFiles(form('y'.repeat(5_000)), 'multipart/form-data; boundary=X')).toEqual(form('y'.repeat(64)))
  expect(shrinkFiles(Buffer.from('nothing'), 'multipart/form-data; boundary=X')).toEqual(Buffer.from('nothing'))
  expect(shrinkFiles(Buffer.from('nothing'), 'multipart/form-data')).toEqual(Buffer.from('nothing'))
})

test('a chat answers with the contract’s own frames', async () => {
  const frames: { type: string; state?: string; message?: { from: string; text: string } }[] = []
  const socket = new WebSocket(`${base.replace('http', 'ws')}/services/bft/chat/chat-5b1e90/stream`)
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (frames.length >= count) resolve()
      }
      socket.addEventListener('message', look)
      look()
    })
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)) as (typeof frames)[number])
  })
  await until(1)
  expect(frames[0]).toMatchObject({ type: 'state', state: 'WAITING', positionInQueue: 2 })
  socket.send(JSON.stringify({ type: 'message', clientId: 'a', text: 'Hello?' }))
  await until(4)
  expect(frames.slice(1)).toMatchObject([
    { type: 'message', message: { from: 'player', text: 'Hello?' } },
    { type: 'state', state: 'ACTIVE' },
    { type: 'message', message: { from: 'company' } },
  ])
  socket.close()
})

const asked = (address: string, cookie: string) =>
  fetch(`${base}${address}`, { redirect: 'manual', headers: { cookie } })

test('the line fails as asked, whatever is asked, and the choice is kept in a cookie', async () => {
  const chosen = await get('/mock?mock_fail=offline&mock_delay=300')
  expect(chosen.headers.getSetCookie()).toEqual([
    'mock_fail=offline; Path=/; SameSite=Lax',
    'mock_delay=300; Path=/; SameSite=Lax',
  ])
  await expect(asked(`${api}/config`, 'mock_fail=offline')).rejects.toThrow()
  for (const [status, slug] of [
    [500, 'internal'],
    [429, 'too-many-requests'],
  ] as const) {
    const answer = await asked(`${api}/config`, `mock_fail=${status}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status, type: `/services/bft/docs/problems/${slug}` })
    if (status === 429) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  // Pages and their files come all the same.
  expect((await asked('/support/en-US/help/', 'mock_fail=offline')).status).toBe(200)
  expect((await asked(`${api}/config`, 'mock_fail=nonsense; mock_delay=-1')).status).toBe(200)
  const gone = await asked('/mock?mock_fail=&mock_delay=0', 'mock_fail=500; mock_delay=300')
  expect(gone.headers.getSetCookie().every((one) => one.endsWith('Max-Age=0'))).toBe(true)
})

test('an answer waits as long as asked, and a slow line four seconds', async () => {
  const started = performance.now()
  expect((await asked(`${api}/config`, 'mock_delay=250')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(240)
  expect(pauseOf(troubleOf('slow', '300'))).toBe(4000)
  expect(pauseOf(troubleOf(null, '999999'))).toBe(60_000)
})

test('an example that is picked answers in any scenario until it is let go', async () => {
  const pick = async (word: string, cookie: string) =>
    (await asked(`/mock?mock_answer=${word}`, cookie)).headers.getSetCookie()[0]!.split(';')[0]!
  const one = await pick('getCase:case-locked', '')
  const both = await pick('isPenaltyAdvertised:restricted', one)
  expect(await (await asked(`${api}/cases/en-US/detail/104233871`, both)).json()).toMatchObject({ locked: true })
  expect((await asked(`${api}/cases/en-US/detail/104233871`, await pick('getCase:not-found', both))).status).toBe(404)
  const page = await (await asked('/mock', both)).text()
  expect(page).toMatch(/<li aria-current="true"><span[^>]+>200<\/span> <a href="\/mock\?mock_answer=getCase:#by-name">/)
  expect(await pick('getCase:', both)).toBe('mock_picked=isPenaltyAdvertised:restricted')
  expect(await pick('', both)).toBe('mock_picked=')
  // What is no pick, or names nothing, leaves the answers as they are.
  expect(await pick('<x>', both)).toBe(both)
  expect((await asked(`${api}/config`, 'mock_picked=getConfig:no-such')).status).toBe(200)
})

test('an ended session can be looked at: its sign-in is a page, whose way back leads where it ended', async () => {
  const page = await asked('/services/bft/login?returnTo=/support/en-US/help/case', 'mock_scenario=session-ended')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('href="/support/en-US/help/case?mock_scenario=signed-in"')
})

test('another contract answers at the same address, and one that cannot be read changes nothing', async () => {
  const changed = structuredClone(document)
  const operation = changed.paths[`${api}/config`]!.get as Operation
  const [media] = Object.values(operation.responses['200']!.content!)
  media!.examples = {
    only: { value: { ...(exampleValue(document, operation, undefined) as object), defaultLocale: 'de-DE' } },
  }
  await prism.replace(deriveMockDocument(changed))
  const config = async () => (await (await fetch(`${prism.url}${api}/config`)).json()) as { defaultLocale: string }
  expect((await config()).defaultLocale).toBe('de-DE')
  await prism.replace(deriveMockDocument(document))
  expect((await config()).defaultLocale).toBe('en-US')
  await expect(prism.replace({} as OpenApi)).rejects.toThrow('Prism cannot read the contract')
  expect((await config()).defaultLocale).toBe('en-US')
})
