import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpGateway } from './http-gateway.ts'

// A stand-in for the gateway: remembers what came, answers as it is told.
let server: Server
let origin: string
let status: number
let said: [type: string, body: string]
let came: { request: IncomingMessage; form: URLSearchParams }[]

beforeEach(async () => {
  status = 201
  said = ['application/json', '{"sid":"SM1"}']
  came = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    came.push({ request, form: new URLSearchParams(await text(request)) })
    if (status === 0) return void response.destroy()
    if (status === 1) return
    response.writeHead(status, { 'content-type': said[0], location: '/elsewhere' }).end(said[1])
  }
  server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)

const message = { to: '+12025550142', text: 'Your code is 482915 & nothing else.' }

test('a message goes out as a form with the fixed members of the address', async () => {
  await createHttpGateway({ url: `${origin}/Accounts/AC1/Messages.json?From=%2B15550100`, token: 'AC1:secret' }).send(
    message,
  )
  expect(came.length).toBe(1)
  const { request, form } = came[0]!
  expect(request.method).toBe('POST')
  expect(request.url).toBe('/Accounts/AC1/Messages.json')
  expect(request.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(request.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  expect(Object.fromEntries(form)).toEqual({ From: '+15550100', To: '+12025550142', Body: message.text })
})

test('a token without user is a bearer token', async () => {
  await createHttpGateway({ url: `${origin}/send`, token: 'key-1' }).send(message)
  expect(came[0]!.request.headers.authorization).toBe('Bearer key-1')
})

test.each([400, 401, 429, 500, 302, 0])(
  'an answer of %i is a failure that names neither number nor words',
  async (answered) => {
    status = answered
    const failure = await createHttpGateway({ url: `${origin}/send`, token: 'key-1' })
      .send(message)
      .then(
        () => undefined,
        (error: unknown) => String(error),
      )
    expect(failure).toBeDefined()
    expect(failure).not.toContain('0142')
    expect(failure).not.toContain('482915')
  },
)

test('one that never answers, and one that is not there, are failures; of its 2xx a page alone is read', async () => {
  const patient = () => createHttpGateway({ url: `${origin}/send`, token: 'key-1', timeoutMilliseconds: 200 })
  status = 1
  await expect(patient().send(message)).rejects.toThrow()
  status = 200
  await patient().send(message)
  said = ['text/html', 'OK']
  await patient().send(message)
  said = ['text/html; charset=utf-8', '\n<!DOCTYPE html><title>Sign in to this network</title>']
  await expect(patient().send(message)).rejects.toThrow('a page answered for the SMS gateway')
  server.closeAllConnections()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  await expect(patient().send(message)).rejects.toThrow()
})
