// The whole application: what it believes of a request before any room sees it, its folder, and what it says of its work.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api, startTestServer, type TestServer } from '../../tests/support/test-server.ts'
import { largestHead } from './app.ts'
import type { Composition } from './compose.ts'

type Asked = Composition & Pick<TestServer, 'logLines'>
const withServer = async (env: Record<string, string>, ask: (server: Asked) => Promise<void>): Promise<void> => {
  const server = await startTestServer({ env })
  try {
    await ask(server)
  } finally {
    await server.close()
  }
}

/** Three times a minute of a session, eighteen times of an address; counted though the feature is off here. */
const limited = `${api}/lockedout/code`

test.each([
  [0, ['peer']],
  [1, ['nearest']],
  [2, ['farther']],
])('with %i trusted proxies one address of four is the client’s', (proxies, counted) =>
  withServer({ TRUSTED_PROXIES: String(proxies), LIMITS_SCALE: '1' }, async ({ app }) => {
    const usual = { farthest: '10.4.0.1', farther: '10.3.0.1', nearest: '10.2.0.1', peer: '10.1.0.1' }
    const ask = async (other: Partial<typeof usual> = {}): Promise<number> => {
      const { farthest, farther, nearest, peer } = { ...usual, ...other }
      const headers = { 'x-forwarded-for': [farthest, farther, nearest].join(', ') }
      return (await app.inject({ method: 'POST', url: limited, remoteAddress: peer, headers })).statusCode
    }
    for (let times = 0; times < 18; times += 1) expect(await ask()).toBe(404)
    const tells: string[] = []
    for (const who of ['farthest', 'farther', 'nearest', 'peer'] as const)
      if ((await ask({ [who]: '10.9.0.1' })) !== 429) tells.push(who)
    expect(tells).toEqual(counted)
  }),
)

test('a head as long as the longest address arrives, a longer one is refused', () =>
  withServer({}, async ({ app }) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const statusOf = (bytes: number): Promise<number> =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/healthz', headers: { 'x-long': 'x'.repeat(bytes) } }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode!))
        })
          .once('error', reject)
          .end()
      })
    expect([await statusOf(largestHead - 200), await statusOf(largestHead + 1)]).toEqual([200, 431])
  }))

test('what fails in the background, and a feature that cannot be there, are lines of the log', () =>
  withServer({}, async ({ jobs, flags, logLines, metrics }) => {
    jobs.handle('test-fails', async () => {
      throw new Error('no such luck')
    })
    const id = await jobs.enqueue('test-fails', {}, { maxAttempts: 1 })
    await jobs.runDue()
    const lines = () =>
      logLines().map(({ level, msg, job, kind, attempt, err }) => ({ level, msg, job, kind, attempt, err }))
    const told = expect.objectContaining({ message: 'no such luck' }) as object
    expect(lines()).toContainEqual({
      level: 'error',
      msg: 'job failed',
      job: id,
      kind: 'test-fails',
      attempt: 1,
      err: told,
    })
    expect(await metrics.registry.metrics()).toMatch(/^guidepost_jobs_dead\{kind="test-fails",cause="\w+"\} 1$/m)
    await flags.set('recaptcha', true, 'test')
    expect([flags.isWithheld('recaptcha'), flags.isWithheld('arkose'), flags.isWithheld('lockedOut')]).toEqual([
      true,
      false,
      false,
    ])
    const why = 'feature recaptcha stays off: RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are not set'
    expect(lines()).toContainEqual({ level: 'warn', msg: why })
  }))

test('what a process before left half received goes at the start; a stop frees the folder for the next', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-app-'))
  const temporary = join(dataDir, 'tmp')
  for (let start = 0; start < 2; start += 1) {
    const server = await startTestServer({ dataDir })
    expect([statSync(temporary).mode & 0o777, readdirSync(temporary)]).toEqual([0o700, []])
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    await server.close()
    writeFileSync(join(temporary, 'half'), 'x')
  }
  rmSync(dataDir, { recursive: true })
})
