// What the application believes of a request before any room sees it: its address, and how much may be said.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { api, startTestServer, type TestServer } from '../../tests/support/test-server.ts'
import { largestHead } from './app.ts'

const withServer = async (env: Record<string, string>, ask: (server: TestServer) => Promise<void>): Promise<void> => {
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
