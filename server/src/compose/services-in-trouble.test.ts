// Every service the server calls × every way in which one can fail, and what players and the desk see of it. The server is
// whole; what each service speaks stands in the tests of its adapter.
import { createServer, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, type ExpectStatic, test } from 'vitest'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { newReceiver } from '../../../tests/support/push-service.ts'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { api, formOf, startTestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'

const page = '<html><body>Sign in to this network</body></html>'
const head = (status: string, type: string, length?: number): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\n${length === undefined ? '' : `content-length: ${length}\r\n`}\r\n`
const pageOf = head('200 OK', 'text/html', page.length) + page

interface Speech {
  /** Before it has heard anything, as mail servers do. */
  isFirst?: boolean
  words: string
  then?: 'close' | 'hang' | 'trickle'
}
/** How HTTP, SMTP and clamd say it. */
type Way = Record<'http' | 'smtp' | 'clamd', Speech>
const alike = (speech: Speech): Way => ({ http: speech, smtp: speech, clamd: speech })
const mail = (words: string, then: Speech['then'] = 'close'): Speech => ({ isFirst: true, words, then })

const ways: Record<string, Way> = {
  refused: alike({ isFirst: true, words: '' }),
  '500': {
    http: { words: head('500 Trouble', 'text/plain', 0) },
    smtp: mail('451 4.3.0 Trouble\r\n'),
    clamd: { words: 'INSTREAM trouble. ERROR\0' },
  },
  'something else': { ...alike({ words: pageOf }), smtp: mail(pageOf) },
  hangs: alike({ words: '', then: 'hang' }),
  half: {
    http: { words: `${head('201 Created', 'application/json', 100)}{"half` },
    smtp: mail('220 mail'),
    clamd: { words: 'stream: O' },
  },
  slow: {
    http: { words: `${head('201 Created', 'application/json')}{`, then: 'trickle' },
    smtp: mail('220-', 'trickle'),
    clamd: { words: 'stream: ', then: 'trickle' },
  },
}

const services = {
  mail: 'smtp',
  messages: 'http',
  identity: 'http',
  translation: 'http',
  push: 'http',
  profiles: 'http',
  webhooks: 'http',
  scanner: 'clamd',
  files: 'http',
} as const
type Service = keyof typeof services
const names = Object.keys(services) as Service[]

const speak = (socket: Socket, { words, then = 'close' }: Speech): void => {
  socket.write(words)
  if (then === 'close') socket.end(() => socket.destroy())
  if (then !== 'trickle') return
  const timer = setInterval(() => socket.write(' '), 50)
  socket.on('close', () => clearInterval(timer))
}

/** Where one service is called; `way` undefined: what `real` says. */
const startPlace = async (kind: keyof Way) => {
  const sockets = new Set<Socket>()
  const place = { way: undefined as Way | undefined, real: 0, port: 0 }
  const meet = (socket: Socket): void => {
    const speech = place.way?.[kind]
    if (speech === undefined) {
      const there = connect(place.real, '127.0.0.1', () => socket.pipe(there).pipe(socket))
      there.on('error', () => socket.destroy())
      socket.on('close', () => there.destroy())
    } else if (speech.isFirst) speak(socket, speech)
    else socket.once('data', () => speak(socket, speech)).resume()
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  place.port = (server.address() as { port: number }).port
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(place, {
    hangUp,
    stop: async () => {
      hangUp()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

let count = 0
const environmentOf = (at: (name: Service) => string): Record<string, string> => ({
  ...s3.env,
  // One installation's own.
  S3_PREFIX: `installation-${(count += 1)}/`,
  S3_ENDPOINT: `http://${at('files')}`,
  SMTP_URL: `smtp://${at('mail')}`,
  SMS_URL: `http://${at('messages')}/sms`,
  SMS_TOKEN: 'a:b',
  PLAYER_PROFILES_URL: `http://${at('profiles')}/players`,
  PLAYER_PROFILES_TOKEN: 'c',
  TRANSLATE_URL: `http://${at('translation')}`,
  CLAMD_URL: `tcp://${at('scanner')}`,
  PUSH_PRIVATE_HOSTS: 'on',
  WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  IDENTITY_PROVIDERS: JSON.stringify([
    {
      id: 'skyforge',
      kind: 'oidc',
      name: 'Skyforge',
      issuer: `http://${at('identity')}`,
      clientId: 'a',
      clientSecret: 'b',
    },
  ]),
})
const content = {
  'products/wow/topics.yaml': `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
  fields: [{ key: who, label: Character, type: character, renderMethod: dropdown }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`,
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace(/features:.*/, 'features: { arkose: false }'),
}
const filing = (description: string, isWithFile: boolean): FormData => {
  const fields = { description, who: 'me' }
  const form = formOf({ fields, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow', anonFields: null })
  if (isWithFile) form.append('files[files]', new File([description], 'log.txt'), 'log.txt')
  return form
}
/** `later`: tried again by itself; `sent`: taken, as far as anybody can say. */
const jobWord = (job: { state: string; attempts: number } | undefined): string =>
  job === undefined || job.attempts === 0 || job.state === 'running'
    ? 'not yet'
    : ({ waiting: 'later', done: 'sent', dead: 'given up' }[job.state] ?? job.state)

/** What one way looks like, service by service. */
const seenOf = async (way: Way, expect: ExpectStatic): Promise<Record<Service, string>> => {
  const found = await Promise.all(names.map(async (name) => [name, await startPlace(services[name])] as const))
  const places = Object.fromEntries(found) as Record<Service, Awaited<ReturnType<typeof startPlace>>>
  places.files.real = Number(new URL(s3.config.endpoint).port)
  const at = (name: Service): string => `127.0.0.1:${places[name].port}`
  const server = await startTestServer({ env: environmentOf(at), content })
  let done: Promise<unknown> | undefined
  try {
    const player = await server.signIn({ id: 'ada', email: 'ada@players.example', emailVerified: true })
    const agent = await (await deskClients(server))('admin')
    const hook = { name: 'Orders', url: `http://${at('webhooks')}/hooks`, events: [], enabled: true }
    const made = await agent('POST', '/webhooks', { json: hook })
    const { webhook } = made.json<{ webhook: { id: string } }>()
    const browser = { endpoint: `http://${at('push')}/1`, expirationTime: null, keys: newReceiver().keys }
    expect((await player.send('PUT', `${api}/account/push`, { json: browser })).statusCode).toBe(204)

    for (const name of names) if (name !== 'files') places[name].way = way
    const filed = await player.send('POST', `${api}/submit`, { form: filing('Shut.', true) })
    expect(filed.statusCode, filed.body).toBe(200)
    const { caseId } = filed.json<{ caseId: string }>()
    const asked = player.send('POST', `${api}/phone/sms/request`, {
      json: { phoneNumber: '(202) 555-0177', language: 'en-US' },
    })
    const answered = agent('POST', `/cases/${caseId}/responses`, {
      form: formOf({ eventCount: 1, responseText: '<p>Try again</p>', status: 'ANSWERED' }),
    })
    expect([(await asked).statusCode, (await answered).statusCode]).toEqual([200, 201])
    const [login, translated, topic] = await Promise.all([
      server.app.inject('/services/bft/login?provider=skyforge&returnTo=%2Fsupport%2Fen-US%2Fhelp'),
      agent('POST', `/cases/${caseId}/translations`, { json: { to: 'de-DE' } }),
      player.get(`${api}/categories/en-US/1211/solution`),
    ])
    // Side by side, as they are done once the server listens; a scan is not waited for.
    done = Promise.all(names.map(() => server.jobs.runDue()))
    const job = async (kind: string) =>
      jobWord(
        await server.database.db
          .selectFrom('job')
          .select(['state', 'attempts'])
          .where('kind', '=', kind)
          .executeTakeFirst(),
      )
    const told = async () => {
      const log = await agent('GET', `/webhooks/${webhook.id}/deliveries`)
      // The first: while it fails those behind it wait.
      const delivery = log.json<{ items: { state: string; lastFailure: string | null }[] }>().items.at(-1)
      return delivery?.lastFailure ?? (delivery?.state === 'waiting' ? 'not yet' : (delivery?.state ?? 'not yet'))
    }
    const sent = async () => ({
      mail: await job('case-received'),
      messages: await job('sms'),
      push: await job('push-send'),
      webhooks: await told(),
    })
    let outcome = await sent()
    const isTried = async (): Promise<boolean> => {
      outcome = await sent()
      return !Object.values(outcome).includes('not yet')
    }
    await expect.poll(isTried).toBe(true)
    const thread = await player.get(`${api}/cases/en-US/detail/${caseId}`)

    // The store of files alone, since all others may need it.
    places.files.way = way
    places.files.hangUp()
    const refused = await player.send('POST', `${api}/submit`, { form: filing('With a file.', true) })
    const taken = await player.send('POST', `${api}/submit`, { form: filing('Without.', false) })
    expect((await server.app.inject('/readyz')).json()).toMatchObject({ checks: { database: true } })

    return {
      ...outcome,
      identity: new URL(String(login.headers.location), 'http://portal.example').searchParams.get('problem') ?? 'none',
      translation: translated.json<{ state: string }>().state,
      profiles: topic.json<{ fields: { choices: string }[] }>().fields[0]!.choices,
      scanner: thread.json<{ caseEvents: { attachments: { state: string }[] }[] }>().caseEvents[0]!.attachments[0]!
        .state,
      files: `${refused.statusCode}, ${taken.statusCode} without`,
    }
  } finally {
    for (const name of names) {
      places[name].way = ways['refused']
      places[name].hangUp()
    }
    await done
    await server.close()
    await Promise.all(names.map((name) => places[name].stop()))
  }
}

const away = {
  mail: 'later',
  messages: 'later',
  identity: 'away',
  translation: 'silent',
  push: 'later',
  profiles: 'silent',
  webhooks: 'unreachable',
  scanner: 'unchecked',
  files: '503, 200 without',
}
/** Who says yes has taken it, whatever comes behind. */
const taken = { messages: 'sent', push: 'sent', webhooks: 'delivered' }
const table: Record<keyof typeof ways, Record<Service, string>> = {
  refused: away,
  '500': { ...away, webhooks: 'status' },
  'something else': { ...away, translation: 'wrong', webhooks: 'delivered' },
  hangs: { ...away, webhooks: 'timeout' },
  half: { ...away, ...taken },
  slow: { ...away, ...taken },
}

// Beside each other: two of them wait for every deadline there is.
test.concurrent.for(Object.entries(ways))(
  '%s: nothing hangs, nothing is lost, and each says what it is',
  async ([name, way], { expect }) => {
    expect(await seenOf(way, expect)).toEqual(table[name])
  },
)
