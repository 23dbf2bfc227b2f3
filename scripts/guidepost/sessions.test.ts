// Sessions that an operator ends, on both databases (CD-380).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataDirectoryInUseError } from '../../server/src/storage/lock.ts'
import { sharedPostgres } from '../../tests/support/postgres-of-run.ts'
import { api, startTestServer } from '../../tests/support/test-server.ts'
import { endSessions } from './sessions.ts'

const isIn = async (client: { get: (url: string) => Promise<{ headers: object }> }): Promise<boolean> =>
  (await client.get(`${api}/auth/en-US`)).headers['loggedin' as never] === 'true'

test('an account is signed out of running servers, portal and desk, and nobody else; then everybody', async () => {
  const postgres = await sharedPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await startTestServer({ env: { DATABASE_URL: databaseUrl } })
  const place = { dataDir: server.dataDir, databaseUrl, s3: null }
  try {
    const [ada, also, boris] = [await server.signIn(), await server.signIn(), await server.signIn({ id: 'boris' })]
    await server.database.db
      .insertInto('desk_session')
      .values({
        id_hash: 'x',
        agent_id: 'test-ada',
        agent: '{}',
        renewal: null,
        renew_at: '2026-01-01T00:00:00.000Z',
        ends_at: '2099-01-01T00:00:00.000Z',
      })
      .execute()
    expect([await isIn(ada), await isIn(also), await isIn(boris)]).toEqual([true, true, true])
    expect(await endSessions(place, 'test-ada')).toBe(3)
    await expect.poll(async () => [await isIn(ada), await isIn(also), await isIn(boris)]).toEqual([false, false, true])
    expect(await endSessions(place, undefined)).toBe(1)
    await expect.poll(() => isIn(boris)).toBe(false)
    expect(await endSessions(place, 'nobody')).toBe(0)
  } finally {
    await server.close()
    await postgres.release()
  }
}, 180_000)

test('the embedded database is for a stopped server: beside a running one nothing ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-sessions-'))
  const env = { DATABASE_URL: '' }
  const place = { dataDir, databaseUrl: null, s3: null }
  await expect(endSessions(place, undefined)).rejects.toThrow('holds no database')
  const server = await startTestServer({ dataDir, env })
  const ada = await server.signIn()
  await expect(endSessions(place, 'test-ada')).rejects.toThrow(DataDirectoryInUseError)
  expect(await isIn(ada)).toBe(true)
  await server.close()
  expect(await endSessions(place, 'test-ada')).toBe(1)
  const again = await startTestServer({ dataDir, env })
  const answer = await again.app.inject({ url: `${api}/auth/en-US`, headers: { cookie: ada.cookie } })
  expect(answer.headers['loggedin']).toBe('false')
  await again.close()
  rmSync(dataDir, { recursive: true, force: true })
})
