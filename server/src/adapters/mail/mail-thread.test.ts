// Mails on a thread of their own, and what the next process knows of them (CD-255).
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NobodyThere } from '../../lib/failures.ts'
import { openSentLog, readSent } from './sent-log.ts'
import { createSmtpMailer } from './smtp.ts'

let folder: string
let server: SMTPServer
let came: string[]
let log: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-mails-'))
  log = join(folder, 'mails-sent.log')
  came = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        came.push(/^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '')
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  rmSync(folder, { recursive: true })
})

const mailer = () =>
  createSmtpMailer({
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'support@northlight.example',
    sentLog: log,
  })
const mail = (id: string, to = 'ada@players.example') => ({
  ...{ to, subject: 'x', text: 'x', locale: 'de-DE', messageId: `<${id}@host>` },
})

test('what was sent is noted by the thread, and the next process sends it no second time', async () => {
  const first = mailer()
  await Promise.all([first.send(mail('a')), first.send(mail('b'))])
  expect(came.toSorted()).toEqual(['<a@host>', '<b@host>'])
  expect(readFileSync(log, 'utf8').split('\n').toSorted()).toEqual(['', '<a@host>', '<b@host>'])
  appendFileSync(log, '<c@ho')
  const next = mailer()
  await next.send(mail('a'))
  await next.send(mail('c'))
  expect(came.slice(2)).toEqual(['<c@host>'])
  expect(readSent(log)).toContain('<c@host>')
})

test('what a server refuses is told as it was without a thread, and is not noted', async () => {
  await expect(mailer().send(mail('a', 'nobody@players.example'))).rejects.toThrow(NobodyThere)
  await expect(mailer().send(mail('a', 'nobody@players.example'))).rejects.not.toThrow('players.example')
  expect(readSent(log)).toEqual(new Set())
})

test('the log of what was sent ends at a megabyte, with the last ones in it', () => {
  const sent = openSentLog(log)
  for (let number = 0; number < 20_000; number += 1) sent.note(`<${number}.${'x'.repeat(60)}@host>`)
  sent.close()
  const left = [...readSent(log)]
  expect(left.at(-1)).toMatch(/^<19999\./)
  expect(left.length).toBeGreaterThanOrEqual(200)
  expect(readFileSync(log).byteLength).toBeLessThan(1_100_000)
})
