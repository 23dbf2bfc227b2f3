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
import type { OpenApi } from '../generate/document.ts'
import { deriveMockDocument } from './mock-document.ts'
import { shrinkFiles } from './mock-form.ts'
import { createMockProxy } from './mock-proxy.ts'
import { createFinder } from './mock-scenarios.ts'
import { startPrism, type Prism } from './prism.ts'

const document = JSON.parse(readFileSync(fileURLToPath(new URL('../../generated/openapi.json', import.meta.url)), 'utf8')) as OpenApi
let prism: Prism
let proxy: Server
let base: string
let webDist: string

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'guidepost-mock-'))
  await mkdir(path.join(webDist, 'assets/wow'), { recursive: true })
  await writeFile(path.join(webDist, 'assets/wow/tile.svg'), '<svg/>')
  await writeFile(path.join(webDist, 'index.html'), [
    '<!doctype html><html lang="en-US" dir="ltr"><head><!--page-head--><script type="module" src="./assets/app.js"></script></head>',
    '<body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
  ].join(''))
  await writeFile(path.join(webDist, 'assets/app.js'), 'export {}')
  prism = await startPrism(deriveMockDocument(document))
  const messages = fileURLToPath(new URL('../../server/src/localizations/messages', import.meta.url))
  proxy = createMockProxy({ document, prismUrl: prism.url, webDist, mountPath: '/support', messages, pack: webDist })
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
  fetch(`${base}${address}`, { redirect: 'manual', headers: scenario === undefined ? {} : { cookie: `mock_scenario=${scenario}` } })

test('signed in by itself: the account as text, a session on every call', async () => {
  const auth = await get('/services/bft/api/auth/en-US')
  expect([auth.status, auth.headers.get('loggedin')]).toEqual([200, 'true'])
  expect(await auth.json()).toMatchObject({ displayName: 'Ada Lindqvist' })
  expect(auth.headers.get('isingamebrowser')).toBeNull()
  expect((await get('/services/bft/api/cases/en-US/active')).status).toBe(200)
})

test('signed out: no account, 401 where a session is needed', async () => {
  expect(await (await get('/services/bft/api/auth/en-US', 'signed-out')).text()).toBe('')
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
  expect((await get('/services/bft/login?returnTo=/support/en-US/help/')).headers.get('location')).toBe('/support/en-US/help/?mock_scenario=signed-in')
})

test('a form with several files, of any field and size, is taken', async () => {
  const form = new FormData()
  form.append('form', JSON.stringify({ fields: { description: 'x' }, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow' }))
  form.append('files[files]', new Blob([new Uint8Array(12_000_000)]), 'a.png')
  form.append('files[files]', new Blob(['b']), 'b.png')
  form.append('files[diag]', new Blob(['c']), 'c.txt')
  const answer = await fetch(`${base}/services/bft/api/submit`, { method: 'POST', body: form })
  expect([answer.status, answer.headers.get('sl-violations')]).toEqual([200, null])
})

const dataOf = (page: string, id: string) => JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page)?.[1] ?? 'null') as unknown

test('every page below the mount is the app with base, language, token and texts; elsewhere leads there', async () => {
  const page = await (await get('/support/de-de/help/case/104233871')).text()
  expect(page).toContain('<html lang="de-DE" dir="ltr">')
  expect(page).toContain('<base href="/support/de-DE/help/"><meta name="_csrf" content="')
  expect(page).toContain('src="/support/static/app/assets/app.js"')
  expect(dataOf(page, 'first-data')).toMatchObject({ locale: 'de-DE', mountPath: '/support', texts: { 'support.validation.generic': expect.any(String) } })
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
  const visitorOf = async (scenario?: string) => dataOf(await (await get('/support/en-US/help/', scenario)).text(), 'visitor-data')
  expect(await visitorOf()).toMatchObject({ isInGameBrowser: false, login: { isLoggedIn: true, account: { displayName: 'Ada Lindqvist' } } })
  expect(await visitorOf('signed-out')).toMatchObject({ login: { isLoggedIn: false, account: null } })
  expect(await visitorOf('in-game')).toMatchObject({ isInGameBrowser: true, embeddedGameName: 'wow' })
})

test('literal segments win over parameters', () => {
  const find = createFinder(document)
  expect(find('GET', '/services/bft/api/penalty/advertise')?.operationId).toBe('isPenaltyAdvertised')
  expect(find('GET', '/services/bft/api/penalty/en-US')?.operationId).toBe('getPenalties')
  expect(find('GET', '/services/bft/api/nowhere')).toBeUndefined()
})

test('files shrink, the rest of a form stays byte for byte', () => {
  const part = (head: string, content: string) => `--X\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const form = (content: string) => Buffer.from(`${part('name="form"', '{"a":1}')}${part('name="files[a]"; filename="a"', content)}${part('name="files[b]"; filename="b"', 'short')}--X--\r\n`)
  expect(shrinkFiles(form('y'.repeat(5_000)), 'multipart/form-data; boundary=X')).toEqual(form('y'.repeat(64)))
  expect(shrinkFiles(Buffer.from('nothing'), 'multipart/form-data; boundary=X')).toEqual(Buffer.from('nothing'))
  expect(shrinkFiles(Buffer.from('nothing'), 'multipart/form-data')).toEqual(Buffer.from('nothing'))
})

test('a chat answers with the contract’s own frames', async () => {
  const frames: { type: string; state?: string; message?: { from: string; text: string } }[] = []
  const socket = new WebSocket(`${base.replace('http', 'ws')}/services/bft/chat/chat-5b1e90/stream`)
  const until = (count: number) => new Promise<void>((resolve) => {
    const look = (): void => { if (frames.length >= count) resolve() }
    socket.addEventListener('message', look)
    look()
  })
  socket.addEventListener('message', ({ data }) => { frames.push(JSON.parse(String(data)) as (typeof frames)[number]) })
  await until(1)
  expect(frames[0]).toMatchObject({ type: 'state', state: 'WAITING', positionInQueue: 2 })
  socket.send(JSON.stringify({ type: 'message', clientId: 'a', text: 'Hello?' }))
  await until(4)
  expect(frames.slice(1)).toMatchObject([{ type: 'message', message: { from: 'player', text: 'Hello?' } }, { type: 'state', state: 'ACTIVE' }, { type: 'message', message: { from: 'company' } }])
  socket.close()
})
