// A look at another site: what it answers, where it leads, and where nobody looks (CD-410).
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLinkCaller } from './link-caller.ts'

let server: Server
let origin = ''
let host = ''
const asked: string[] = []
const { signal } = new AbortController()
beforeEach(async () => {
  asked.length = 0
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const path = request.url ?? ''
    if (path === '/silent') return
    if (path === '/no-head') return void response.writeHead(request.method === 'HEAD' ? 405 : 200).end('page')
    if (path === '/moved') return void response.writeHead(301, { location: '/gone' }).end()
    if (path === '/inside') return void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    if (path === '/round') return void response.writeHead(302, { location: '/round' }).end()
    response.writeHead(Number(path.slice(1)) || (path === '/gone' ? 404 : 200)).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  origin = `http://${host}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test('what is there, what is gone, what fails; a page that wants something of a program is there', async () => {
  const caller = createLinkCaller({ privateHosts: [host] })
  const look = (path: string) => caller.look(origin + path, signal)
  expect(await look('/200')).toEqual({ fault: null, status: 200 })
  expect(await look('/no-head')).toEqual({ fault: null, status: 200 })
  expect(await look('/410')).toEqual({ fault: 'gone', status: 410 })
  expect(await look('/500')).toEqual({ fault: 'failing', status: 500 })
  for (const status of [401, 403, 429]) expect(await look(`/${status}`)).toEqual({ fault: null, status })
  expect(await look('/moved')).toEqual({ fault: 'gone', status: 404 })
  expect(await look('/round')).toEqual({ fault: 'failing', status: null })
  expect(asked.slice(0, 3)).toEqual(['HEAD /200', 'HEAD /no-head', 'GET /no-head'])
})

test('nobody is asked in a closed network, led there or not; who is silent is given up', async () => {
  const caller = createLinkCaller({ privateHosts: [host], patienceMilliseconds: 200 })
  expect(await caller.look(`${origin}/inside`, signal)).toEqual({ fault: null, status: 302 })
  expect(await caller.look(`${origin}/silent`, signal)).toEqual({ fault: 'unreachable', status: null })
  const stranger = createLinkCaller()
  asked.length = 0
  expect(await stranger.look(`${origin}/200`, signal)).toEqual({ fault: null, status: null })
  expect(asked).toEqual([])
  for (const url of [
    'https://user@site.de/',
    'https://db/',
    'ftp://site.de/',
    'nothing',
    'https://forum.example/t',
    'https://www.example.com/',
  ])
    expect(stranger.mayLook(url), url).toBe(false)
  expect(stranger.mayLook('https://forum.site.de/t/1')).toBe(true)
})
