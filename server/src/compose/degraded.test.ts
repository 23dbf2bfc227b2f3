// The whole server while all it calls is away, hangs or talks nonsense at once: players file and read cases, the desk
// answers them, and what was to be sent goes out once somebody is there again (server/RUNBOOK.md).
import { connect, createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, formOf, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'

const clock = createManualClock(new Date().toISOString())

/** A port where everything calls, and what meets it there. */
const startTrouble = async () => {
  const sockets = new Set<Socket>()
  let meet: (socket: Socket) => void = (socket) => socket.destroy()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    now: (way: (socket: Socket) => void) => {
      meet = way
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
const trouble = await startTrouble()
/** The mail server alone, which comes back before the others. */
const mailTrouble = await startTrouble()
afterAll(async () => {
  await trouble.stop()
  await mailTrouble.stop()
})

const at = `127.0.0.1:${trouble.port}`
const env = {
  SMTP_URL: `smtp://127.0.0.1:${mailTrouble.port}`,
  SMS_URL: `http://${at}/sms`,
  SMS_TOKEN: 'a:b',
  PLAYER_PROFILES_URL: `http://${at}/players`,
  PLAYER_PROFILES_TOKEN: 'c',
  TRANSLATE_URL: `http://${at}`,
  CLAMD_URL: `tcp://${at}`,
  INGAME_ISSUER: 'https://games.example',
  INGAME_JWKS_URL: `http://${at}/keys`,
}
const content = {
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace(
    /features:.*/,
    'features: { arkose: false, anonymousTickets: true }',
  ),
}
const description = (words: string) =>
  formOf({
    fields: { description: words, realm: 'a' },
    categoryId: 1211,
    channel: 'ticket',
    locale: 'en-US',
    game: 'wow',
  })

const ways: readonly [string, (socket: Socket) => void][] = [
  ['hangs up', (socket) => socket.destroy()],
  ['talks nonsense', (socket) => void socket.end('\0nonsense\r\n\r\n')],
  ['is a proxy with a page', (socket) => void socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 3\r\n\r\n<p>')],
]

onBothDatabases('all it calls in trouble', { env, content, clock }, (server) => {
  const filed = async (words: string) => {
    const player = await server().signIn({ id: `p-${words.length}`, email: 'ada@players.example', emailVerified: true })
    const form = description(words)
    form.append('files[files]', new File(['lines'], 'log.txt'), 'log.txt')
    const answer = await player.send('POST', `${api}/submit`, { form })
    expect(answer.statusCode, answer.body).toBe(200)
    return { player, caseId: answer.json<{ caseId: string }>().caseId }
  }

  test.each(ways)('one that %s: cases are filed, read and answered; the file waits', async (way, meet) => {
    trouble.now(meet)
    mailTrouble.now(meet)
    const { player, caseId } = await filed(`It ${way}.`)
    await server().jobs.runDue()
    const thread = await player.get(`${api}/cases/en-US/detail/${caseId}`)
    expect(thread.json()).toMatchObject({ status: 'OPEN', caseEvents: [{ attachments: [{ state: 'unchecked' }] }] })
    const tokenOf = await deskTokens({
      database: server().database,
      publicUrl: 'http://localhost:8080',
      now: () => clock.now(),
    })
    const authorization = `Bearer ${await tokenOf('demo-jo', ['agent'])}`
    const told = await server().app.inject({
      method: 'POST',
      url: `/services/desk/cases/${caseId}/translations`,
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify({ to: 'de-DE' }),
    })
    expect([told.statusCode, ['silent', 'wrong'].includes(told.json<{ state: string }>().state)]).toEqual([200, true])
    const topic = await player.get(`${api}/categories/en-US/1211/solution`)
    expect(topic.statusCode).toBe(200)
    // Nothing of it keeps a balancer from sending visitors here.
    expect((await server().app.inject('/readyz')).statusCode).toBe(200)
    expect((await server().jobs.stats()).dead).toBe(0)
  })

  test('once the mail server is there each mail arrives, once', async () => {
    trouble.now((socket) => socket.destroy())
    mailTrouble.now((socket) => socket.destroy())
    const { caseId } = await filed('The mail of this one comes later, and once.')
    await server().jobs.runDue()
    const arrived: string[] = []
    const mails = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) =>
        void text(stream).then((raw) => {
          arrived.push(raw)
          done()
        }),
    })
    mails.on('error', () => undefined)
    await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve))
    const { port } = mails.server.address() as { port: number }
    mailTrouble.now((socket) => {
      const there = connect(port, '127.0.0.1', () => socket.pipe(there).pipe(socket))
      there.on('error', () => socket.destroy())
      socket.on('close', () => there.destroy())
    })
    const ofCase = () => arrived.filter((raw) => raw.includes(`<case.${caseId}@`))
    for (let tries = 0; tries < 6 && ofCase().length === 0; tries += 1) {
      clock.advance(600)
      await server().jobs.runDue()
    }
    expect(ofCase()).toHaveLength(1)
    clock.advance(3600)
    await server().jobs.runDue()
    expect(ofCase()).toHaveLength(1)
    await new Promise<void>((resolve) => mails.close(() => resolve()))
  })
})

test('an identity provider in trouble: signing in says so and when to come again, all else goes on', async () => {
  let server: TestServer | undefined
  try {
    server = await startTestServer({
      content,
      env: { OIDC_ISSUER: `http://${at}`, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    })
    const { app } = server
    for (const [, meet] of ways) {
      trouble.now(meet)
      const begun = await app.inject('/services/bft/login?returnTo=%2Fsupport%2Fen-US%2Fhelp')
      expect([begun.statusCode, begun.headers.location]).toEqual([
        302,
        '/support/en-US/help/account/signin?problem=away&to=%2Fsupport%2Fen-US%2Fhelp',
      ])
      const atDesk = await app.inject('/support/desk/login')
      expect([atDesk.statusCode, atDesk.headers.location]).toEqual([302, '/support/desk?problem=unavailable'])
      const bearer = { authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.eA' }
      expect((await app.inject({ url: '/services/desk/me', headers: bearer })).statusCode).toBe(503)
    }
    expect((await app.inject('/metrics')).body).toContain(
      `guidepost_sign_ins_total{outcome="unavailable"} ${2 * ways.length}\n`,
    )
    // Who is signed in stays so, and who is not reads and files.
    const player = await server.signIn()
    expect((await player.get(`${api}/cases/en-US/active?page=1`)).statusCode).toBe(200)
    expect((await app.inject(`${api}/headers/en-US`)).statusCode).toBe(200)
    expect((await player.send('POST', '/services/bft/logout')).statusCode).toBe(204)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await server?.close()
  }
})
