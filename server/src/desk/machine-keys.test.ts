// Machine keys and the fresh sign-in over HTTP, on both databases (CD-317, CD-318).
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'

const clock = createManualClock('2026-11-25T10:00:00.000Z')
const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'Help', isCompany: false } as const
const scope = { games: ['wow'], languages: [] }
const request = { name: 'Community tool', rights: ['cases:read'], scope, expiresAt: null as string | null }
interface Made {
  key: { id: string; lastUsedAt: string | null; oldTokenUntil: string | null }
  token: string
}

onBothDatabases('machine keys', { clock, env: { LIMITS_SCALE: '1' } }, (server) => {
  const admin = async (): Promise<DeskClient> => (await deskClients(server(), () => clock.now()))('admin')
  const by = async (token: string, method: 'GET' | 'POST', path: string, json?: object) =>
    server().app.inject({
      method,
      url: `/services/desk${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(json ? { payload: JSON.stringify(json) } : {}),
    })
  const make = async (change: object = {}): Promise<Made> => {
    const made = await (await admin())('POST', '/keys', { json: { ...request, ...change } })
    expect(made.statusCode).toBe(201)
    return made.json() as Made
  }
  const file = async (id: string, product: string): Promise<void> => {
    const record = aCase({ id, product, ownerId: null })
    await createCaseStore(server().database).open(record, { ...first, channel: 'TICKET', createdAt: record.createdAt })
  }

  test('a key opens what its rights name, within its scope, and nothing else; only a hash of it is stored', async () => {
    await file('8001', 'wow')
    await file('8002', 'services')
    const { key, token } = await make()
    expect(token).toMatch(/^gpk_[A-Za-z0-9_-]{43}$/)
    const status = async (path: string) => (await by(token, 'GET', path)).statusCode
    expect(await Promise.all(['/cases/8001', '/cases/8002', '/cases', '/me', '/people', '/keys'].map(status))).toEqual([
      200, 404, 200, 403, 403, 403,
    ])
    expect((await by(token, 'POST', '/cases/8001/notes', { text: 'Seen' })).statusCode).toBe(403)
    const kept = JSON.stringify(await server().database.db.selectFrom('desk_key').selectAll().execute())
    expect(kept).not.toContain(token.slice(4))
    const listed = (await (await admin())('GET', '/keys')).json() as { items: Made['key'][] }
    expect(listed.items.find(({ id }) => id === key.id)!.lastUsedAt).toBe(clock.now().toISOString())
    expect(JSON.stringify(listed)).not.toContain(token)
  })

  test('its entries in the audit name it, also when it is gone', async () => {
    await file('8003', 'wow')
    const { key, token } = await make({ name: 'Note taker', rights: ['cases:write'] })
    expect((await by(token, 'POST', '/cases/8003/notes', { text: 'Seen' })).statusCode).toBe(201)
    expect((await (await admin())('DELETE', `/keys/${key.id}`)).statusCode).toBe(204)
    const lines = await server().database.db.selectFrom('desk_audit').selectAll().orderBy('id').execute()
    const of = (action: string, subject = `key/${key.id}`) =>
      lines.find((line) => line.action === action && line.subject === subject)!
    expect(of('case.note', 'case/8003')).toMatchObject({ actor: `key:${key.id}`, role: null })
    expect(JSON.parse(of('case.note', 'case/8003').detail)).toMatchObject({ key: 'Note taker' })
    expect(JSON.parse(of('key.create').detail)).toMatchObject({
      after: { name: 'Note taker', rights: ['cases:write'] },
    })
    expect(JSON.parse(of('key.delete').detail)).toMatchObject({ before: { name: 'Note taker' } })
  })

  test('a new token leaves the old one a day; expiry and revocation end both', async () => {
    clock.set('2026-11-25T10:00:00.000Z')
    const { key, token: old } = await make({ expiresAt: '2026-12-25T10:00:00.000Z' })
    const rotated = await (await admin())('POST', `/keys/${key.id}/token`)
    const { token, key: after } = rotated.json() as Made
    expect([rotated.statusCode, after.oldTokenUntil]).toEqual([201, '2026-11-26T10:00:00.000Z'])
    const both = async () =>
      [await by(old, 'GET', '/cases'), await by(token, 'GET', '/cases')].map(({ statusCode }) => statusCode)
    expect(await both()).toEqual([200, 200])
    clock.set('2026-11-26T10:00:00.000Z')
    expect(await both()).toEqual([401, 200])
    clock.set('2026-12-25T10:00:00.000Z')
    expect(await both()).toEqual([401, 401])
    clock.set('2026-11-26T10:00:00.000Z')
    expect((await (await admin())('DELETE', `/keys/${key.id}`)).statusCode).toBe(204)
    expect(await both()).toEqual([401, 401])
    expect((await (await admin())('DELETE', `/keys/${key.id}`)).statusCode).toBe(404)
    clock.set('2026-11-25T10:00:00.000Z')
  })

  test('times that have gone by or are too far, and games nobody knows, are refused', async () => {
    clock.set('2026-11-25T10:00:00.000Z')
    const call = await admin()
    const field = async (change: object) => {
      const answer = await call('POST', '/keys', { json: { ...request, ...change } })
      const { validationErrors } = answer.json() as {
        validationErrors: { fieldErrors: { field: string; code: string }[] }
      }
      return [answer.statusCode, validationErrors.fieldErrors[0]!.field, validationErrors.fieldErrors[0]!.code]
    }
    expect(await field({ expiresAt: '2026-11-25T09:59:59.000Z' })).toEqual([422, 'expiresAt', 'min'])
    expect(await field({ expiresAt: '2030-11-25T09:59:59.000Z' })).toEqual([422, 'expiresAt', 'max'])
    expect(await field({ scope: { games: ['none'], languages: [] } })).toEqual([422, 'scope.games.0', 'unknown'])
  })

  test('a key calls 300 times a minute, and stands in nobody else’s way', async () => {
    const [one, other] = [await make(), await make()]
    const statuses: number[] = []
    for (let count = 0; count < 301; count += 1) statuses.push((await by(one.token, 'GET', '/tags')).statusCode)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([300, 429])
    expect((await by(other.token, 'GET', '/tags')).statusCode).toBe(200)
    clock.advance(61)
    expect((await by(one.token, 'GET', '/tags')).statusCode).toBe(200)
  })
})
