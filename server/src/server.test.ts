// The process itself: what it prints, how it refuses, how it ends, what survives it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallPackFiles } from './content/testing/small-pack.ts'

// Each test starts whole processes.
vi.setConfig({ testTimeout: 90_000 })

const file = fileURLToPath(new URL('./server.ts', import.meta.url))
let folder: string
let running: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-process-'))
  for (const [path, content] of Object.entries(smallPackFiles())) {
    mkdirSync(dirname(join(folder, 'pack', path)), { recursive: true })
    writeFileSync(join(folder, 'pack', path), content)
  }
})
afterEach(async () => {
  await Promise.all(
    running
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        return ended
      }),
  )
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const run = (env: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env.PATH,
      // What Node has compiled before: a third of a start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'guidepost-compiled'),
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      CONTENT_PACK: join(folder, 'pack'),
      WEB_DIST: join(folder, 'none'),
      ...env,
    },
    stdio: 'pipe',
  })
  running.push(child)
  let output = ''
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Guidepost is ready')) isReady()
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return {
    child,
    ended,
    untilReady: () =>
      Promise.race([
        ready,
        ended.then(() => {
          throw new Error(output)
        }),
      ]),
    output: () => output,
  }
}

test('a wrong setting: exit 78 and the variable’s name in one line (promises O6)', async () => {
  expect(await run({ PORT: 'eighty' }).ended).toEqual({
    code: 78,
    output: 'PORT: must be a whole number from 0 to 65535\n',
  })
  const inProduction = await run({ NODE_ENV: 'production' }).ended
  expect(inProduction.code).toBe(78)
  expect(inProduction.output).toMatch(/^(?:[A-Z_]+: must be set when NODE_ENV is production.*\n)+$/)
})

test('the settings can be checked and shown without starting', async () => {
  expect(await run({}, '--check-config').ended).toEqual({ code: 0, output: 'The configuration is right.\n' })
  const printed = await run({ SESSION_SECRET: 's'.repeat(32), PORT: '8123' }, '--print-config').ended
  expect(JSON.parse(printed.output)).toMatchObject({ port: 8123, secrets: ['********'] })
})

test('it says where it is and who can sign in; a second one on the same data, and one on the same port, go with one sentence', async () => {
  const port = String(await freePort())
  const first = run({ PORT: port })
  await first.untilReady()
  expect(first.output()).toContain(`http://localhost:${port}/support/`)
  expect(first.output()).toMatch(/ada +ada-demo/)
  const second = await run({ PORT: '0' }).ended
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^Another Guidepost server is using the data directory .*\n$/)
  const samePort = await run({ PORT: port, DATA_DIR: join(folder, 'other') }).ended
  expect(samePort).toEqual({
    code: 1,
    output: `Port ${port} is taken; stop what listens there, or set PORT to another number.\n`,
  })
  const sameAdminPort = await run({ PORT: '0', ADMIN_PORT: port, DATA_DIR: join(folder, 'third') }).ended
  expect(sameAdminPort.code).toBe(1)
  expect(sameAdminPort.output).toContain(
    `Port ${port} is taken; stop what listens there, or set ADMIN_PORT to another number.\n`,
  )
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

test('a database that is not there and a taken port for mails are named by their settings', async () => {
  const away = await run({ PORT: '0', DATABASE_URL: `postgres://portal@127.0.0.1:${await freePort()}/portal` }).ended
  expect(away.code).toBe(1)
  expect(away.output).toMatch(/^The database named by DATABASE_URL does not answer \(ECONNREFUSED\)\.$/m)
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const mails = await run({ PORT: '0', MAIL_IN_PORT: String(port), MAIL_IN_ADDRESS: 'reply@support.example' }).ended
  taken.close()
  expect(mails.code).toBe(1)
  expect(mails.output).toContain(
    `Port ${port} is taken; stop what listens there, or set MAIL_IN_PORT to another number.\n`,
  )
})

test('its log says where it listens and why it went; with a provider of one’s own nobody is offered demonstration accounts', async () => {
  const port = await freePort()
  const oidc = { OIDC_ISSUER: `http://localhost:${port}`, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' }
  const { child, untilReady, ended } = run({ PORT: '0', LOG_LEVEL: 'info', DRAIN_SECONDS: '1', ...oidc })
  await untilReady()
  child.kill('SIGINT')
  const { code, output } = await ended
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(
    told.flatMap(({ msg, port, reason }) => ((port ?? reason) === undefined ? [] : [[msg, port ?? reason]])),
  ).toEqual([
    ['listening', 0],
    ['draining', 'SIGINT'],
    ['stopping', 'SIGINT'],
  ])
  expect([code, output.includes('Guidepost is ready: http://localhost:0/support/\n')]).toEqual([0, true])
  expect(output).not.toContain('Demo accounts')
})

test('a request that is still under way after the grace period ends with the process, which says so', async () => {
  const port = await freePort()
  const { child, untilReady, ended } = run({ PORT: String(port), SHUTDOWN_GRACE_SECONDS: '1' })
  await untilReady()
  const asking = connect(port, '127.0.0.1')
  const isAsking = 'POST /services/bft/api/context HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n'
  asking.on('error', () => undefined).write(`${isAsking}Content-Type: application/json\r\n\r\n{`)
  await once(asking, 'connect')
  // Its head is read before that of a second one.
  await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    code: 1,
    output: expect.stringContaining('Requests were still under way after the grace period.\n'),
  })
  asking.destroy()
})

test('a first start brings its content by a process of its own, and says once what is wrong with it', async () => {
  const made = await run({ DATA_DIR: join(folder, 'made') }, '--first-start').ended
  expect(made).toEqual({ code: 0, output: '' })
  const database = new DatabaseSync(join(folder, 'made', 'guidepost.sqlite'))
  expect(database.prepare('select count(*) as count from content_active').get()).toEqual({ count: 1 })
  database.close()
  const bad = join(folder, 'bad-pack')
  mkdirSync(bad)
  writeFileSync(join(bad, 'pack.yaml'), 'id: 7\n')
  const { code, output } = await run({ PORT: '0', DATA_DIR: join(folder, 'fourth'), CONTENT_PACK: bad }).ended
  const lines = output.trim().split('\n')
  expect([code, lines[0], new Set(lines).size]).toEqual([
    1,
    expect.stringContaining('mistakes in the content pack'),
    lines.length,
  ])
})

test('SIGTERM ends it cleanly; after a kill the same data open again (promises O8, P1)', async () => {
  const port = String(await freePort())
  const first = run({ PORT: port })
  await first.untilReady()
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const killed = run({ PORT: port })
  await killed.untilReady()
  killed.child.kill('SIGKILL')
  await killed.ended
  const third = run({ PORT: port })
  await third.untilReady()
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({ status: 'ready' })
})

test('told to end, it serves on with /readyz 503 until nobody is there or a second signal comes (T25)', async () => {
  const port = await freePort()
  const { child, untilReady, ended } = run({ PORT: String(port), DRAIN_SECONDS: '300' })
  await untilReady()
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  child.kill('SIGTERM')
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    await answer.text()
    return `${answer.status} ${answer.headers.get('connection')}`
  }
  await vi.waitFor(async () => expect(await ask('/readyz')).toBe('503 close'), { timeout: 90_000, interval: 50 })
  expect(await ask('/services/bft/api/headers/en-US')).toBe('200 close')
  expect(await ask('/nowhere')).toBe('404 close')
  expect(child.exitCode).toBe(null)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  idle.destroy()

  const alone = run({ PORT: String(port), DRAIN_SECONDS: '300' })
  await alone.untilReady()
  alone.child.kill('SIGTERM')
  expect((await alone.ended).code).toBe(0)
})

test('a pack with mistakes stops the first start and names each of them', async () => {
  writeFileSync(join(folder, 'pack', 'headers.yaml'), '- { name: 7 }\n')
  const { code, output } = await run({}).ended
  expect(code).toBe(1)
  expect(output).toContain('headers.yaml:1')
  expect(output).not.toContain('    at ')
})
