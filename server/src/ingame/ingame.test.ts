// From a game's signed token to the desk, over the whole server and on both databases (CD-242, CD-243).
import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type {
  GameContextReceipt,
  HandoffReceipt,
  OpenedGameContext,
  SubmitResult,
  TakenHandoff,
  UnreadCases,
} from '#generated/server/schemas.ts'
import type { AuditPage, DeskCase } from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'

const issuer = 'https://accounts.northlight.example'
const audience = 'https://support.northlight.example'
const report = {
  game: 'wow',
  character: { id: '4711', name: 'Emberwyn' },
  realm: { id: '12', name: 'Stormkeep' },
  build: '11.2.5-60822',
  platform: 'Windows 11',
  locale: 'en-US',
  log: 'gate 88 did not open',
}
const clock = createManualClock('2026-11-23T10:00:00.000Z')
const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write }]
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., hasForm: false }
`

/** The publisher's address of its keys; what it answers, and how often it was asked. */
const source = { isUp: true, asked: 0 }

// Before the servers start: their settings name its port.
const own = await generateKeyPair('ES256', { extractable: true })
const stranger = await generateKeyPair('ES256', { extractable: true })
const published = JSON.stringify({
  keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }],
})
const http = createServer((_request, answer) => {
  source.asked += 1
  if (source.isUp) answer.writeHead(200, { 'content-type': 'application/json' }).end(published)
  else answer.writeHead(500).end('no')
})
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
const env = {
  INGAME_ISSUER: issuer,
  INGAME_JWKS_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}/jwks`,
  INGAME_AUDIENCE: audience,
}
afterAll(() => void http.close())

const seconds = (): number => Math.floor(clock.now().getTime() / 1000)
interface Wish {
  claims?: Record<string, unknown>
  issuedAt?: number
  key?: CryptoKey
  kid?: string
}
const signed = ({ claims = {}, issuedAt = seconds(), key = own.privateKey, kid = 'k1' }: Wish = {}): Promise<string> =>
  new SignJWT({
    iss: issuer,
    aud: audience,
    sub: 'game-ada',
    jti: randomUUID(),
    iat: issuedAt,
    context: report,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(key)

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** As an attacker writes it who has only what is public. */
const written = (header: object, signature: (text: string) => string): string => {
  const claims = { iss: issuer, aud: audience, sub: 'game-ada', jti: randomUUID(), iat: seconds(), context: report }
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signature(text)}`
}

onBothDatabases('ingame', { clock, env, content: { 'products/wow/topics.yaml': topics } }, (server) => {
  let anybody: TestClient
  beforeEach(async () => {
    anybody = await server().anonymous()
  })

  const tell = (token: string) =>
    server().app.inject({ method: 'POST', url: `${api}/ingame/context`, payload: { token } })
  const told = async (wish?: Wish): Promise<GameContextReceipt> => {
    const answer = await tell(await signed(wish))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<GameContextReceipt>()
  }
  const open = (client: TestClient, code: string) =>
    client.send('POST', `${api}/ingame/context/open`, { json: { code } })
  const ask = (token: string, method: 'GET' | 'DELETE' = 'GET') =>
    server().app.inject({ method, url: `${api}/unread`, headers: { authorization: `Bearer ${token}` } })
  const submit = async (client: TestClient, gameContext: string): Promise<string> => {
    const form = new FormData()
    const fields = { description: 'I am stuck behind the gate.' }
    form.append(
      'form',
      JSON.stringify({ fields, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow', gameContext }),
    )
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await client.send('POST', `${api}/submit`, { form, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SubmitResult>().caseId
  }
  const desk = async () => (await deskClients(server(), clock.now))('agent')
  const atDesk = async (caseId: string): Promise<DeskCase> => (await (await desk())('GET', `/cases/${caseId}`)).json()
  const answerAtDesk = async (caseId: string): Promise<void> => {
    const form = new FormData()
    form.append('form', JSON.stringify({ responseText: '<p>Try again</p>', status: 'ANSWERED', eventCount: 1 }))
    expect((await (await desk())('POST', `/cases/${caseId}/responses`, { form })).statusCode).toBe(201)
  }

  test('what a game tells goes with the player’s case to the desk, once', async () => {
    const { code, url, expiresAt } = await told()
    expect(url).toBe(`http://localhost:8080/support/en-US/help/games/wow?ingame=${code}`)
    expect(expiresAt).toBe(new Date(clock.now().getTime() + 600_000).toISOString())
    const opened = (await open(anybody, code)).json<OpenedGameContext>()
    expect(opened.context).toEqual({ ...report, account: 'game-ada', reportedAt: clock.now().toISOString() })
    expect((await open(anybody, code)).statusCode).toBe(404)

    // Signed in meanwhile: the key goes with the page.
    const ada = await server().signIn({ id: 'game-ada' })
    const first = await submit(ada, opened.key)
    clock.advance(60)
    const second = await submit(ada, opened.key)
    expect((await atDesk(first)).gameContext).toEqual(opened.context)
    expect((await atDesk(second)).gameContext).toBeNull()
  })

  test('a code is a code for ten minutes, its key one for a day, and neither stands for the other', async () => {
    const late = await told()
    const { code } = await told()
    expect((await open(anybody, 'A'.repeat(43))).statusCode).toBe(404)
    const { key } = (await open(anybody, code)).json<OpenedGameContext>()
    expect((await open(anybody, key)).statusCode).toBe(404)
    const ada = await server().signIn({ id: 'game-ada' })
    const unopened = await submit(ada, late.code)
    expect((await atDesk(unopened)).gameContext).toBeNull()
    clock.advance(600)
    expect((await open(anybody, late.code)).statusCode).toBe(404)
    clock.advance(23 * 3600)
    const later = await server().signIn({ id: 'game-ada' })
    expect((await atDesk(await submit(later, key))).gameContext).toMatchObject({ build: report.build })
  })

  test('a page of the portal opens a code with its token, and no page elsewhere', async () => {
    const { code } = await told()
    const answer = await server().app.inject({ method: 'POST', url: `${api}/ingame/context/open`, payload: { code } })
    expect(answer.statusCode).toBe(403)
    expect((await open(anybody, code)).statusCode).toBe(200)
  })

  test.each([
    ['signed by somebody else', () => signed({ key: stranger.privateKey })],
    ['of a key nobody published', () => signed({ kid: 'k2', key: stranger.privateKey })],
    ['older than five minutes', () => signed({ issuedAt: seconds() - 301 })],
    ['from the future', () => signed({ issuedAt: seconds() + 30 })],
    ['that has ended', () => signed({ claims: { exp: seconds() - 60 } })],
    ['for another audience', () => signed({ claims: { aud: 'https://shop.northlight.example' } })],
    ['of another issuer', () => signed({ claims: { iss: 'https://elsewhere.example' } })],
    ['without a jti', () => signed({ claims: { jti: undefined } })],
    ['without a subject', () => signed({ claims: { sub: undefined } })],
    ['signed by nothing', async () => written({ alg: 'none' }, () => '')],
    [
      'whose HMAC key is the public key',
      async () =>
        written({ alg: 'HS256', kid: 'k1' }, (text) =>
          createHmac('sha256', published).update(text).digest('base64url'),
        ),
    ],
  ])('a token %s is refused', async (_what, make) => {
    const answer = await tell(await make())
    expect(answer.statusCode, answer.body).toBe(401)
    expect(answer.json()).toMatchObject({ slug: 'unauthorized' })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('a token counts for five minutes, and once', async () => {
    expect((await tell(await signed({ issuedAt: seconds() - 295 }))).statusCode).toBe(201)
    const token = await signed()
    const both = await Promise.all([tell(token), tell(token)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401])
    expect((await tell(token)).json()).toMatchObject({ detail: 'The token was used before' })
  })

  test('claims of another shape and a body beyond 96 KB are refused', async () => {
    const odd = await tell(await signed({ claims: { context: { ...report, password: 'x' } } }))
    expect(odd.statusCode).toBe(422)
    expect(odd.json()).toMatchObject({ validationErrors: { fieldErrors: [{ field: 'context' }] } })
    const whole = await tell(await signed({ claims: { context: { ...report, log: 'x'.repeat(65_536) } } }))
    expect(whole.statusCode).toBe(201)
    const large = await tell(await signed({ claims: { context: { ...report, log: 'x'.repeat(80_000) } } }))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ slug: 'payload-too-large' })
    expect((await tell('no token at all')).statusCode).toBe(422)
  })

  test('a launcher learns how much is unread and which case is open, of its own account alone', async () => {
    const account = `game-${randomUUID()}`
    const { unread } = await told({ claims: { sub: account } })
    expect(unread.expiresAt).toBe(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString())
    expect((await ask(unread.token)).json()).toEqual({ count: 0, openCase: null })

    const player = await server().signIn({ id: account })
    const { key } = (await open(player, (await told({ claims: { sub: account } })).code)).json<OpenedGameContext>()
    const caseId = await submit(player, key)
    clock.advance(60)
    await answerAtDesk(caseId)
    const known = (await ask(unread.token)).json<UnreadCases>()
    expect(known).toMatchObject({ count: 1, openCase: { id: caseId, isUnread: true } })
    expect(known.openCase?.url).toBe(`http://localhost:8080/support/en-US/help/case/detail/${caseId}`)

    const other = await told({ claims: { sub: 'game-somebody-else' } })
    expect((await ask(other.unread.token)).json()).toEqual({ count: 0, openCase: null })
  })

  test('a launcher’s token opens nothing else, and no session opens its call', async () => {
    const { unread } = await told()
    const headers = { authorization: `Bearer ${unread.token}` }
    const get = (url: string) => server().app.inject({ url, headers })
    expect((await get(`${api}/cases/en-US/active?page=1`)).statusCode).toBe(401)
    expect((await get('/services/desk/cases')).statusCode).toBe(401)
    const ada = await server().signIn({ id: 'game-ada' })
    expect((await ada.get(`${api}/unread`)).statusCode).toBe(401)
  })

  test('a launcher’s token ends when it is given back, when its player says so, and after 30 days', async () => {
    const account = `game-${randomUUID()}`
    const claims = { sub: account }
    const [one, two, three] = [await told({ claims }), await told({ claims }), await told({ claims })]
    expect((await ask(one.unread.token, 'DELETE')).statusCode).toBe(204)
    expect((await ask(one.unread.token)).statusCode).toBe(401)
    expect((await ask(one.unread.token, 'DELETE')).statusCode).toBe(401)
    expect((await ask(two.unread.token)).statusCode).toBe(200)
    const player = await server().signIn({ id: account })
    expect((await player.send('DELETE', `${api}/unread/tokens`)).statusCode).toBe(204)
    for (const { unread } of [two, three]) expect((await ask(unread.token)).statusCode).toBe(401)
    const last = await told({ claims })
    clock.advance(30 * 86_400)
    expect((await ask(last.unread.token)).statusCode).toBe(401)
  })

  test('a lead signs an account’s launchers out; an agent may not, and others’ stay', async () => {
    const account = `game-${randomUUID()}`
    const mine = [await told({ claims: { sub: account } }), await told({ claims: { sub: account } })]
    const other = await told({ claims: { sub: `game-${randomUUID()}` } })
    const clientOf = await deskClients(server(), clock.now)
    const end = async (role: 'agent' | 'lead') =>
      (await (await clientOf(role))('DELETE', `/accounts/${account}/launchers`)).statusCode
    expect(await end('agent')).toBe(403)
    expect((await ask(mine[0]!.unread.token)).statusCode).toBe(200)
    expect(await end('lead')).toBe(204)
    for (const { unread } of mine) expect((await ask(unread.token)).statusCode).toBe(401)
    expect((await ask(other.unread.token)).statusCode).toBe(200)
    expect(await end('lead')).toBe(204)
    const audit = (await (await clientOf('admin'))('GET', `/audit?subject=account/${account}`)).json<AuditPage>()
    expect(audit.items.map(({ action }) => action)).toEqual(['launcher.end', 'launcher.end'])
  })

  test('what the game told is in the account’s own data, and goes with it: with cases and on the way', async () => {
    const account = `game-${randomUUID()}`
    const player = await server().signIn({ id: account })
    const { key, context } = (
      await open(player, (await told({ claims: { sub: account } })).code)
    ).json<OpenedGameContext>()
    const caseId = await submit(player, key)
    await told({ claims: { sub: account, context: { ...report, build: 'on the way' } } })
    const stranger = await told({ claims: { sub: `game-${randomUUID()}` } })
    const sam = await (await deskClients(server(), clock.now))('admin')
    const data = (await sam('GET', `/accounts/${account}/data`)).body
    for (const part of [context.log!, context.build!, 'on the way']) expect(data).toContain(part)

    const erased = await sam('DELETE', `/accounts/${account}/data`, { headers: { 'idempotency-key': randomUUID() } })
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    await server().jobs.runDue()
    const { db } = server().database
    expect(await db.selectFrom('case_game_context').selectAll().where('case_id', '=', caseId).execute()).toEqual([])
    expect(await db.selectFrom('game_context').selectAll().where('account_id', '=', account).execute()).toEqual([])
    expect(await db.selectFrom('unread_token').selectAll().where('account_id', '=', account).execute()).toEqual([])
    expect((await ask(stranger.unread.token)).statusCode).toBe(200)
  })

  test('a form that goes on at another device takes along what the game has sent', async () => {
    const computer = await server().anonymous()
    const { key, context } = (await open(computer, (await told()).code)).json<OpenedGameContext>()
    const form = { categoryId: 1211, channel: 'ticket', locale: 'en-US', fields: '{}' }
    const handed = async (gameContext: string | null): Promise<TakenHandoff> => {
      const made = (
        await computer.send('POST', `${api}/handoff`, { json: { ...form, gameContext } })
      ).json<HandoffReceipt>()
      const phone = await server().anonymous()
      const taken = await phone.send('POST', `${api}/handoff/take`, { json: { code: made.code } })
      expect(taken.statusCode, taken.body).toBe(200)
      return taken.json<TakenHandoff>()
    }
    expect(await handed(key)).toEqual({ form, files: [], gameContext: { key, context } })
    // Left out, none of ours, and with a case already: nothing goes along, and the form does.
    expect((await handed(null)).gameContext).toBeNull()
    expect((await handed('A'.repeat(43))).gameContext).toBeNull()
    const id = await submit(await server().signIn({ id: 'game-ada' }), key)
    expect((await atDesk(id)).gameContext).toEqual(context)
    expect((await handed(key)).gameContext).toBeNull()
  })

  test('an account has ten tokens: the oldest makes room', async () => {
    const claims = { sub: `game-${randomUUID()}` }
    const tokens: string[] = []
    for (let count = 0; count < 11; count += 1) {
      tokens.push((await told({ claims })).unread.token)
      clock.advance(1)
    }
    expect((await ask(tokens[0]!)).statusCode).toBe(401)
    for (const token of tokens.slice(1)) expect((await ask(token)).statusCode).toBe(200)
  })

  test('no code, key or token stands in the database, and the sweep leaves nothing that has run out', async () => {
    const { code, unread } = await told()
    const second = await told()
    const { key } = (await open(anybody, second.code)).json<OpenedGameContext>()
    const { db } = server().database
    const rows = JSON.stringify([
      await db.selectFrom('game_context').selectAll().execute(),
      await db.selectFrom('unread_token').selectAll().execute(),
    ])
    for (const secret of [code, key, unread.token]) {
      expect(rows).not.toContain(secret)
      expect(rows).toContain(sha256(secret))
    }
    clock.advance(31 * 86_400)
    await server().jobs.runDue()
    for (const table of ['game_context', 'unread_token', 'publisher_token'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  // Last: what was kept of the keys has run out.
  test('while the publisher’s keys cannot be had the answer is 503, and nobody is asked again and again', async () => {
    // A server that has asked for no key yet.
    const fresh = await startTestServer({ clock, env })
    const post = async () =>
      fresh.app.inject({ method: 'POST', url: `${api}/ingame/context`, payload: { token: await signed() } })
    source.isUp = false
    source.asked = 0
    try {
      for (let count = 0; count < 6; count += 1) {
        const answer = await post()
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('15')
      }
      expect(source.asked).toBe(3)
    } finally {
      source.isUp = true
      await fresh.close()
    }
  })
})
