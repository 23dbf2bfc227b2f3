// The contact form over HTTP: what is taken, and the one answer to everything that is not.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallPackFiles } from '../content/testing/small-pack.ts'
import { createManualClock } from '../lib/clock.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels:
    - { channelType: ticket, description: Write, order: 1 }
    - { channelType: PHONE_CALLBACK, description: Call, order: 2, enabled: false }
    - { channelType: chat, description: Chat, order: 3, loginRequired: true }
  fields:
    - { key: note, label: Note, type: string, renderMethod: text, maxLength: 20 }
    - { key: shot, label: Shot, type: file, renderMethod: image }
    - { key: account, label: Account, type: GAME_ACCOUNT, renderMethod: dropdown, loginRequired: true,
        options: [{ id: one, label: One }] }
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- id: 1300
  friendlyText: The shop.
  channels: [{ channelType: ticket, description: Write }]
  fields:
    - { key: order, label: Order, type: string, renderMethod: text }
    - { key: account, label: Account, type: GAME_ACCOUNT, renderMethod: dropdown, required: true, loginRequired: true,
        options: [{ id: one, label: One }] }
`
const pack = (features: string): Record<string, string> => ({
  'products/wow/topics.yaml': topics,
  'pack.yaml': smallPackFiles()['pack.yaml']!.replace(
    /features:.*/,
    `features: { anonymousTickets: true, ${features} }`,
  ),
})

const whole = {
  fields: { description: 'My character is stuck.' },
  categoryId: 1211,
  channel: 'ticket',
  locale: 'en-US',
  game: 'wow',
  anonFields: { name: 'Robin', email: 'robin@players.example' },
}
interface Sent {
  part?: string
  name: string
  content: string | Buffer
}
const send = (client: TestClient, change: object = {}, files: Sent[] = []) => {
  const form = new FormData()
  form.append('form', JSON.stringify({ ...whole, ...change }))
  for (const { part = 'files', name, content } of files)
    form.append(`files[${part}]`, new File([content as string], name), name)
  return client.send('POST', `${api}/submit`, { form })
}
/** Status and the codes of the answer, field by field. */
const answered = async (sending: ReturnType<typeof send>): Promise<string> => {
  const answer = await sending
  const { validationErrors } = answer.json<{ validationErrors?: { fieldErrors: { field: string; code: string }[] } }>()
  return [
    answer.statusCode,
    ...(validationErrors?.fieldErrors ?? []).map(({ field, code }) => `${field} ${code}`),
  ].join(' ')
}
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)])
const ofSize = (bytes: number): Buffer => Buffer.alloc(bytes, 'a')

describe('without a challenge', () => {
  let server: TestServer
  let visitor: TestClient
  let player: TestClient
  beforeAll(async () => {
    server = await startTestServer({ content: pack('arkose: false') })
    visitor = await server.anonymous()
    player = await server.signIn()
  })
  afterAll(() => server.close())
  const fields = (more: object): object => ({ fields: { ...whole.fields, ...more } })

  test('[API-44, CONTACT-30, CONTACT-31] a form is answered with its case: number, region, a visitor’s link', async () => {
    expect((await send(visitor)).json()).toEqual({
      caseId: expect.stringMatching(/^[1-9]\d{0,18}$/),
      caseRegion: expect.stringMatching(/^[a-z]{2}$/),
      anonymousToken: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await send(player, { anonFields: null })).json()).toMatchObject({ anonymousToken: null })
  })

  test('files: 14.9 MB is taken, 15.1 MB is named, so are an empty one and a program under a picture’s name', async () => {
    expect(await answered(send(visitor, {}, [{ name: 'log.txt', content: ofSize(14_900_000) }]))).toBe('200')
    const large = await send(visitor, {}, [{ name: 'log.txt', content: ofSize(15_100_000) }])
    expect([large.statusCode, large.json<{ errorKey: string }>().errorKey]).toEqual([422, 'support.error.file.size'])
    expect(
      await answered(
        send(visitor, {}, [
          { name: 'log.txt', content: ofSize(15_100_000) },
          { name: 'fine.txt', content: 'a' },
        ]),
      ),
    ).toBe('422 fields.files.0 filesize')
    expect(await answered(send(visitor, {}, [{ name: 'empty.txt', content: '' }]))).toBe('422 fields.files.0 fileempty')
    expect(await answered(send(visitor, {}, [{ name: 'gate.png', content: 'MZ this is a program' }]))).toBe(
      '422 fields.files.0 filetype',
    )
    expect(await answered(send(visitor, {}, [{ name: 'gate.exe', content: png }]))).toBe('422 fields.files.0 filetype')
  })

  test('files: the fifth is one too many, a second one in a field for one too, and one of no field at all', async () => {
    expect(
      await answered(
        send(
          visitor,
          {},
          [1, 2, 3, 4, 5].map((n) => ({ name: `${n}.txt`, content: `${n}` })),
        ),
      ),
    ).toBe('422 fields.files.4 filecount')
    expect(
      await answered(
        send(visitor, {}, [
          { part: 'shot', name: 'a.png', content: png },
          { part: 'shot', name: 'b.png', content: png },
        ]),
      ),
    ).toBe('422 fields.shot.1 filecount')
    expect(await answered(send(visitor, {}, [{ part: 'shot', name: 'a.txt', content: 'a' }]))).toBe(
      '422 fields.shot.0 filetype',
    )
    expect(await answered(send(visitor, {}, [{ part: 'nowhere', name: 'a.txt', content: 'a' }]))).toBe(
      '422 fields.nowhere unknown',
    )
  })

  test('a path in a file’s name is only a name', async () => {
    const filed = await send(player, { anonFields: null }, [
      { name: '../../etc/passwd.txt', content: 'root' },
      { name: '..\\..\\boot.txt', content: 'x' },
    ])
    expect(filed.statusCode).toBe(200)
    const shown = await player.get(`${api}/cases/en-US/detail/${filed.json<{ caseId: string }>().caseId}`)
    const names = shown
      .json<{ caseEvents: { attachments?: { name: string }[] }[] }>()
      .caseEvents.flatMap(({ attachments }) => attachments ?? [])
      .map(({ name }) => name)
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).not.toMatch(/[/\\]/)
  })

  test('fields: three hundred, an unknown one, one of another topic, one too long', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, 'a']))
    const refused = await send(visitor, fields(many))
    expect([400, 422]).toContain(refused.statusCode)
    expect(await answered(send(visitor, fields({ orderNumber: '4711' })))).toBe('422 fields.orderNumber unknown')
    expect(await answered(send(visitor, fields({ order: '4711' })))).toBe('422 fields.order unknown')
    expect(await answered(send(visitor, fields({ note: 'a'.repeat(21) })))).toBe('422 fields.note maxlength')
    expect(await answered(send(visitor, fields({ note: { constructor: 'a' } })))).toMatch(/^4(00|22)/)
    expect(await answered(send(visitor, fields({ ['__proto__x']: 'a' })))).toBe('422 fields.__proto__x unknown')
    expect(await answered(send(visitor, fields({ description: 'x'.repeat(10_000) })))).toBe(
      '422 fields.description maxlength',
    )
  })

  test('[FIELD-33] a field that wants a login is left out when optional, and demands one when required', async () => {
    expect(await answered(send(visitor))).toBe('200')
    expect(await answered(send(visitor, fields({ account: 'one' })))).toBe('422 fields.account loginrequired')
    expect(await answered(send(visitor, { categoryId: 1300 }))).toBe('422 fields.account loginrequired')
    expect(await answered(send(player, { categoryId: 1300, anonFields: null, ...fields({ account: 'one' }) }))).toBe(
      '200',
    )
  })

  test('ways of contact: closed, not the topic’s, with login; topics without form or of no game', async () => {
    const closed = await send(visitor, { channel: 'phone' })
    expect([closed.statusCode, closed.json<{ errorKey: string }>().errorKey]).toEqual([
      422,
      'support.case.error.channel.unavailable',
    ])
    expect(await answered(send(visitor, { channel: 'phone' }))).toBe(
      '422 channel support.case.error.channel.unavailable',
    )
    expect(await answered(send(visitor, { channel: 'chat' }))).toBe('422 channel loginrequired')
    expect(await answered(send(visitor, { channel: 'fax' }))).toMatch(/^422/)
    expect(await answered(send(visitor, { categoryId: 1212 }))).toBe('422 categoryId generic')
    expect(await answered(send(visitor, { categoryId: 99 }))).toBe('422 categoryId generic')
    expect(await answered(send(visitor, { game: 'services' }))).toBe('422 game generic')
  })

  test('[CONTACT-29] what a game’s client tells of its player is taken, and only as agreed', async () => {
    expect(
      await answered(
        send(player, {
          anonFields: null,
          ingame: { characterId: 4711, realmId: 12, ticketMetaData: 'zone=emberfall' },
        }),
      ),
    ).toBe('200')
    expect(
      await answered(
        send(player, { anonFields: null, ingame: { characterId: 'x', realmId: 12, ticketMetaData: null } }),
      ),
    ).toBe('400')
  })
})

describe('[CAPTCHA-02] the built-in challenge', () => {
  const clock = createManualClock(new Date().toISOString()) // the challenge's library looks at the real time as well
  let server: TestServer
  let visitor: TestClient
  beforeAll(async () => {
    server = await startTestServer({ content: pack('arkose: true'), clock })
    visitor = await server.anonymous()
  })
  afterAll(() => server.close())
  const token = async (): Promise<string> => {
    const challenge = (await visitor.get(`${api}/arkose/challenge`)).json<
      Parameters<typeof solveChallenge>[0]['challenge']
    >()
    return Buffer.from(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ).toString('base64')
  }
  const validate = async (solved: string) =>
    (await visitor.send('POST', `${api}/arkose/validate`, { json: { token: solved, onReady: 40, onShown: 20 } })).json()
  const noChallenge = '422 recaptcha support.error.recaptcha.validation'

  test('[CAPTCHA-05, API-42] a solved one is good for one form; reused, expired, made-up ones are refused', async () => {
    expect((await visitor.get(`${api}/captcha`)).json()).toMatchObject({
      provider: 'altcha',
      theme: 'dark',
      type: 'image',
      size: 'compact',
    })
    expect(await answered(send(visitor))).toBe(noChallenge)
    const first = await token()
    expect(await validate(first)).toEqual({ valid: true })
    expect(await answered(send(visitor))).toBe('200')
    expect(await answered(send(visitor, { fields: { description: 'Another one.' } }))).toBe(noChallenge)
    expect(await validate(first)).toEqual({ valid: false, reason: 'reused' })
    expect(await validate('bm90aGluZw==')).toEqual({ valid: false, reason: 'unsolved' })
    const late = await token()
    clock.advance(21 * 60)
    expect(await validate(late)).toEqual({ valid: false, reason: 'expired' })
    expect(
      (await visitor.send('POST', `${api}/arkose/validate`, { json: { token: first, onReady: -1, onShown: 0 } }))
        .statusCode,
    ).toBe(422)
  })
  test('a mark is over after ten minutes, and a refused form does not use it up', async () => {
    expect(await validate(await token())).toEqual({ valid: true })
    expect(await answered(send(visitor, { fields: { description: '' } }))).toBe('422 fields.description required')
    expect(await answered(send(visitor, { fields: { description: 'Third.' } }))).toBe('200')
    expect(await validate(await token())).toEqual({ valid: true })
    clock.advance(11 * 60)
    expect(await answered(send(visitor, { fields: { description: 'Fourth.' } }))).toBe(noChallenge)
  })
})

describe('reCAPTCHA', () => {
  let vendor: Server
  let server: TestServer
  const asked: string[] = []
  let isDown = false
  beforeAll(async () => {
    // Takes each good token once, as the vendor does; says of what the server was busy with meanwhile.
    vendor = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      request.on('end', () => {
        const token = new URLSearchParams(body).get('response') ?? ''
        const isGood = token.startsWith('good') && !asked.includes(token)
        asked.push(token)
        if (isDown) return response.writeHead(500).end()
        return response.end(
          JSON.stringify(isGood ? { success: true } : { success: false, 'error-codes': ['timeout-or-duplicate'] }),
        )
      })
    })
    await new Promise<void>((resolve) => {
      vendor.listen(0, '127.0.0.1', resolve)
    })
    const verifyUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/siteverify`
    server = await startTestServer({
      content: pack('recaptcha: true, arkose: false'),
      env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'private', RECAPTCHA_VERIFY_URL: verifyUrl },
    })
  })
  afterAll(async () => {
    await server.close()
    vendor.closeAllConnections()
    vendor.close()
  })
  const refused = '422 recaptcha support.error.recaptcha.validation'

  test('[ENTITY-33] its widget is described by key, theme, type, size and script', async () => {
    expect((await (await server.anonymous()).get(`${api}/captcha`)).json()).toEqual({
      provider: 'recaptcha',
      key: 'site',
      theme: 'dark',
      type: 'image',
      size: 'compact',
      scriptUrl: 'https://www.google.com/recaptcha/api.js',
    })
  })
  test('a token is good once: corrected and sent again it still counts, for a second form it does not', async () => {
    const visitor = await server.anonymous()
    expect(await answered(send(visitor))).toBe(refused)
    expect(await answered(send(visitor, { recaptcha: 'bad' }))).toBe(refused)
    expect(await answered(send(visitor, { recaptcha: 'good-1', fields: { description: '' } }))).toBe(
      '422 fields.description required',
    )
    expect(await answered(send(visitor, { recaptcha: 'good-1' }))).toBe('200')
    expect(asked.filter((token) => token === 'good-1')).toHaveLength(1)
    expect(await answered(send(visitor, { recaptcha: 'good-1', fields: { description: 'Second.' } }))).toBe(refused)
  })
  test('a repeat under its key is answered although the token is spent; a signed-in player is not asked', async () => {
    const visitor = await server.anonymous()
    const form = (): FormData => {
      const data = new FormData()
      data.append('form', JSON.stringify({ ...whole, recaptcha: 'good-2' }))
      return data
    }
    const key = { 'idempotency-key': '0b9ad1e4-6d0f-4a52-9a0e-4bb2f1f0c001' }
    const first = await visitor.send('POST', `${api}/submit`, { form: form(), headers: key })
    const again = await visitor.send('POST', `${api}/submit`, { form: form(), headers: key })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()])
    expect(await answered(send(await server.signIn(), { anonFields: null }))).toBe('200')
  })
  test('a vendor that is down closes the form for who has no account, and nobody else', async () => {
    isDown = true
    expect(await answered(send(await server.anonymous(), { recaptcha: 'good-3' }))).toBe('503')
    expect(
      await answered(send(await server.signIn(), { anonFields: null, fields: { description: 'Still here.' } })),
    ).toBe('200')
    isDown = false
  })
  test('the vendor is asked before the transaction: others write while it thinks', async () => {
    const visitor = await server.anonymous()
    const player = await server.signIn()
    // The stand-in answers only when another form was filed meanwhile: inside the transaction both would wait for ever.
    const original = vendor.listeners('request')[0] as (...parameters: unknown[]) => void
    vendor.removeAllListeners('request')
    vendor.on('request', (...parameters) => {
      void send(player, { anonFields: null, fields: { description: 'Meanwhile.' } }).then(() => original(...parameters))
    })
    expect(await answered(send(visitor, { recaptcha: 'good-4' }))).toBe('200')
    vendor.removeAllListeners('request')
    vendor.on('request', original)
  })
})
