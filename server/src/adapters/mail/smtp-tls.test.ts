// STARTTLS on both sides: what comes in may be encrypted, what goes out is never sent to who cannot prove a name.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { localhostTls } from '../../../../tests/support/fixtures/localhost-tls.ts'
import { createSmtpMailer } from './smtp.ts'
import { createSmtpReceiver, type ReceivedMail } from './smtp-receiver.ts'

let stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
})

/** A port nobody listens at. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const receiver = async (tls: { cert: string; key: string } | null) => {
  const mails: ReceivedMail[] = []
  const port = await freePort()
  const errors: Error[] = []
  const server = createSmtpReceiver({
    port,
    host: '127.0.0.1',
    name: 'localhost',
    tls,
    mostBytes: 100_000,
    isKnown: async (address) => address.startsWith('reply'),
    mayCome: async () => true,
    take: async (mail) => void mails.push(mail),
    onError: (error) => errors.push(error),
  })
  await server.listen()
  stops.push(server.stop)
  return { port, mails, errors }
}
const mail = {
  from: 'ada@players.example',
  to: 'reply+x@support.example',
  subject: 'Re: case',
  text: 'The gate is shut.',
}
const sendTo = (port: number, options: object) =>
  createTransport({ host: 'localhost', port, name: 'localhost', ...options }).sendMail(mail)

test('a mail comes in encrypted where a certificate is set, with its words as they were', async () => {
  const { port, mails } = await receiver(localhostTls)
  await sendTo(port, { requireTLS: true, tls: { ca: localhostTls.cert } })
  expect(mails).toHaveLength(1)
  expect(mails[0]!.recipients).toEqual([mail.to])
  expect(Buffer.from(mails[0]!.raw).toString()).toContain(mail.text)
})

test('who does not trust the certificate sends nothing; who speaks no TLS is heard all the same', async () => {
  const { port, mails } = await receiver(localhostTls)
  await expect(sendTo(port, { requireTLS: true })).rejects.toThrow(/self.signed/i)
  expect(mails).toEqual([])
  await sendTo(port, { ignoreTLS: true })
  expect(mails).toHaveLength(1)
})

test('without a certificate STARTTLS is not offered', async () => {
  const { port, mails } = await receiver(null)
  await expect(sendTo(port, { requireTLS: true })).rejects.toThrow(/STARTTLS|not implemented|disabled/i)
  await sendTo(port, {})
  expect(mails).toHaveLength(1)
})

test('our own mails go to no server that offers TLS and proves no name, neither encrypted nor in the clear', async () => {
  const heard: string[] = []
  const server = new SMTPServer({
    ...localhostTls,
    authOptional: true,
    onMailFrom: ({ address }, _session, done) => {
      heard.push(address)
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer({ url: `smtp://localhost:${port}`, from: 'support@support.example' })
  const sent = mailer.send({
    to: 'ada@players.example',
    subject: 'x',
    text: 'x',
    locale: 'en-US',
    messageId: '<1@x>',
    thread: '<2@x>',
  })
  await expect(sent).rejects.toThrow(/self.signed/i)
  expect(heard).toEqual([])
})

test('a case’s mail names its address as the sender of its envelope, so that reports come back to it', async () => {
  const senders: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    onMailFrom: ({ address }, _session, done) => {
      senders.push(address)
      done()
    },
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'Us <support@support.example>',
  })
  const sent = { to: 'ada@players.example', subject: 'x', text: 'x', locale: 'en-US', messageId: '<1@x>' }
  await mailer.send({ ...sent, replyTo: 'reply+1.x@support.example' })
  await mailer.send(sent)
  expect(senders).toEqual(['reply+1.x@support.example', 'support@support.example'])
})
