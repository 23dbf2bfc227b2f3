// A mail server that is away, slow, or speaks nonsense, over sockets: each time the mail failed, may be sent again, and no
// address stands in what is kept of it.
import { createServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PermanentFailure } from '../../lib/failures.ts'
import { createSmtpMailer } from './smtp.ts'

let server: Server
let port: number
let meet: (socket: Socket) => void
const sockets = new Set<Socket>()

beforeEach(async () => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  if (server.listening) await new Promise((resolve) => server.close(resolve))
})

const failureOf = async (): Promise<unknown> => {
  const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'support@northlight.example', patience })
  const mail = { to: 'ada@players.example', subject: 'x', text: 'x', locale: 'de-DE', messageId: '<a@b>' }
  return mailer.send(mail).then(
    () => undefined,
    (error: unknown) => error,
  )
}
/** Answers each command as it is told; what it has no answer for is met with silence. */
const says =
  (greeting: string, answers: Readonly<Record<string, string>>) =>
  (socket: Socket): void => {
    socket.write(greeting)
    socket.on('data', (chunk: Buffer) => {
      const word = chunk.toString().slice(0, 4).toUpperCase()
      const answer = answers[word]
      if (answer === 'end') socket.destroy()
      else if (answer !== undefined) socket.write(answer)
    })
  }
const hello = '220 mail.example\r\n'
const until = { EHLO: '250 mail.example\r\n', MAIL: '250 ok\r\n', RCPT: '250 ok\r\n' }

test.each<[string, (socket: Socket) => void]>([
  ['never greets', () => undefined],
  ['hangs up at once', (socket) => void socket.destroy()],
  ['speaks another protocol', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['speaks nonsense', (socket) => void socket.end('\0\u0001\u0002 nothing\r\n')],
  ['falls silent after the greeting', says(hello, {})],
  ['asks to come again', says('421 too busy\r\n', {})],
  ['falls silent at the recipient', says(hello, { ...until, RCPT: undefined as unknown as string })],
  ['hangs up in the middle of the mail', says(hello, { ...until, DATA: 'end' })],
  ['answers the mail with nonsense', says(hello, { ...until, DATA: 'yes, do\r\n' })],
  ['says nothing of the mail it got', says(hello, { ...until, DATA: '354 go on\r\n' })],
])('one that %s', async (_what, way) => {
  meet = way
  const failure = await failureOf()
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PermanentFailure)
  expect(inspect(failure)).not.toContain('players.example')
})

test('one that is not there', async () => {
  await new Promise((resolve) => server.close(resolve))
  const failure = await failureOf()
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PermanentFailure)
})

test('where it has to be encrypted nothing is said to one that offers no TLS, unless the address allows it', async () => {
  const heard: string[] = []
  meet = (socket) => {
    says(hello, { ...until, DATA: '354 go on\r\n' })(socket)
    socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
  }
  const send = (query: string): Promise<void> =>
    createSmtpMailer({
      url: `smtp://127.0.0.1:${port}${query}`,
      from: 'support@northlight.example',
      mustEncrypt: true,
      patience: { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 },
    }).send({ to: 'ada@players.example', subject: 'x', text: 'x', locale: 'de-DE', messageId: '<a@b>' })
  await expect(send('')).rejects.toThrow()
  expect(heard.join('')).not.toMatch(/MAIL FROM|players/)
  await expect(send('?requireTLS=false')).rejects.toThrow()
  expect(heard.join('')).toContain('MAIL FROM')
})
