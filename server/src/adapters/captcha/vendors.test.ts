import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArkoseProvider, createRecaptchaProvider, type VendorOptions } from './vendors.ts'

// A stand-in that speaks both vendors' verify protocols; the token says which answer is wanted.
let server: Server
let base = ''
let ended = 0
const seen: { path: string; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      seen.push({ path: request.url ?? '', body })
      const isArkose = request.url === '/arkose'
      const sent = isArkose ? (JSON.parse(body) as { session_token: string; private_key: string }) : undefined
      const form = new URLSearchParams(isArkose ? '' : body)
      const token = sent?.session_token ?? form.get('response') ?? ''
      const isKnown = (sent?.private_key ?? form.get('secret')) === 'private'
      if (token === 'down') return response.writeHead(500).end('{}')
      if (token === 'lying') return response.writeHead(200).end('<html>')
      if (token === 'hanging') return undefined
      if (token === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = (): void => {
          while (response.write(' '.repeat(65_536)));
        }
        response.on('drain', more).on('close', () => (ended += 1))
        return more()
      }
      const isGood = token === 'good' && isKnown
      const answer = isArkose
        ? token === 'late'
          ? { error: 'session expired' }
          : { session_details: { solved: isGood } }
        : isGood
          ? { success: true }
          : { success: false, 'error-codes': [token === 'late' ? 'timeout-or-duplicate' : 'invalid-input-response'] }
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const options = (path: string, more: Partial<VendorOptions> = {}): VendorOptions => ({
  siteKey: 'site',
  secretKey: 'private',
  verifyUrl: base + path,
  scriptUrl: 'https://vendor.example/api.js',
  timeoutMilliseconds: 30_000,
  ...more,
})

test.each([
  ['arkose', createArkoseProvider, '/arkose'],
  ['recaptcha', createRecaptchaProvider, '/recaptcha'],
] as const)('%s: every answer of the vendor has its outcome', async (name, create, path) => {
  const provider = create(options(path))
  const outcome = async (token: string): Promise<string> => (await provider.verify(token, '203.0.113.9')).outcome
  expect(await outcome('good')).toBe('valid')
  expect(await outcome('wrong')).toBe('unsolved')
  expect(await outcome('late')).toBe('expired')
  expect(await outcome('down')).toBe('down')
  expect(await outcome('lying')).toBe('down')
  // An answer without end is left after 64 KiB, long before its time is up.
  const before = ended
  expect(await outcome('endless')).toBe('down')
  await expect.poll(() => ended).toBe(before + 1)
  expect((await create(options(path, { timeoutMilliseconds: 300 })).verify('hanging', '')).outcome).toBe('down')
  expect((await create(options(path, { secretKey: 'stolen' })).verify('good', '')).outcome).toBe('unsolved')
  expect(provider.config()).toMatchObject({
    provider: name,
    key: 'site',
    theme: 'dark',
    type: 'image',
    size: 'compact',
  })
  expect(seen.find((one) => one.path === path)?.body).toContain('203.0.113.9')
})

test('a vendor that is not there is down', async () => {
  const provider = createRecaptchaProvider(options('', { verifyUrl: 'http://127.0.0.1:9/' }))
  expect((await provider.verify('good', '')).outcome).toBe('down')
})
