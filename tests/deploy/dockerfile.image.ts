// The Dockerfile without an engine: its steps, with its commands, in empty folders, and what comes out started as its
// CMD says: by an ordinary user, from a tree it cannot write to, with one folder it can (promises O8, ground G38). What
// only an engine can do is named in a line `not run:`.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../e2e/support/server-process.ts'
import { commandOf, readDockerfile, variablesOf } from './dockerfile.ts'
import { carryOut, ordinaryUser, type Built } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const last = stages.at(-1)!
const wordsOf = (name: string): string => last.instructions.find((one) => one.name === name)!.words
const minutes = 60_000

let place: string
let image: Built
let settings: Record<string, string>
let server: ChildProcess
let ended: Promise<number | null>
let log = ''

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'guidepost-image-'))
  chmodSync(place, 0o755)
  const built = new Map<string, Built>()
  for (const [index, stage] of stages.entries()) {
    image = carryOut(stage, { root, folder: join(place, String(index)), built })
    built.set(stage.name, image)
  }
  // Nobody may write anything but /data and /tmp.
  execFileSync('chmod', ['-R', 'a-w,a+rX', image.workdir])
  const temporary = join(place, 'tmp')
  mkdirSync(temporary)
  if (ordinaryUser !== undefined) chownSync(temporary, ordinaryUser.uid, ordinaryUser.gid)
  settings = {
    ...variablesOf(last),
    DATA_DIR: join(image.folder, 'data'),
    TMPDIR: temporary,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort()),
    CONTENT_PACK: join(image.workdir, 'server/content/demo'),
    PUBLIC_URL: 'https://support.example.com',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'image',
    OIDC_CLIENT_SECRET: 'image',
    SESSION_SECRET: '5f0c1e9a7b3d48620d9e4f17a8c2b6531c7e0a94d5f8b2637e1d9c04a6b8f352',
    ENCRYPTION_KEY: 'c83b1f6e0d724a95b6e8f10357ad49c2e0b95d7f138a64c2f79e015bd38c6a40',
  }
  await start()
}, 20 * minutes)

afterAll(async () => {
  if (server?.exitCode === null && server.signalCode === null && server.kill('SIGKILL')) await ended
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
}, minutes)

const start = async (): Promise<void> => {
  const [program, ...rest] = commandOf(wordsOf('CMD'))
  expect(program).toBe('node')
  server = spawn(process.execPath, rest, {
    cwd: image.workdir,
    ...ordinaryUser,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: settings,
  })
  ended = new Promise((resolve) => server.once('exit', resolve))
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  for (
    let tries = 0;
    !(await at('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ));
    tries += 1
  ) {
    if (server.exitCode !== null || tries > 600)
      throw new Error(`the image's server did not start:\n${log.slice(-3000)}`)
    await delay(100)
  }
}

const at = (path: string) => fetch(`http://127.0.0.1:${settings['PORT']}${path}`, { redirect: 'manual' })
const textAt = async (path: string): Promise<string> => (await at(path)).text()

test('what the steps leave serves the pages, their own files and the API', async () => {
  const page = await textAt('/support/en-US/help/')
  expect(page).toContain('<base href="/support/en-US/help/">')
  const script = /src="([^"]+\.js)"/.exec(page)![1]!
  expect((await at(new URL(script, 'http://x/support/en-US/help/').pathname)).status).toBe(200)
  // The start is drawn in the browser; the home of a game and an article come with their content (ground G26): the
  // renderer is there.
  expect(await textAt('/support/en-US/help/games/wow')).toMatch(/<h1[^>]*>[^<]*Realms of Aether/)
  expect(await textAt('/support/de-DE/help/article/24117')).toMatch(/<h1/)
  const topics = await at('/services/bft/api/categories/en-US')
  expect(topics.status).toBe(200)
  expect(await topics.json()).not.toEqual([])
  expect((await at('/services/bft/docs')).status).toBeLessThan(400)
})

test('what only builds and tests is not in it', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const tools = Object.keys(lock.packages).filter((path) => lock.packages[path]!.dev === true)
  expect(tools).toContain('node_modules/@playwright/test')
  expect(tools.filter((path) => existsSync(join(image.workdir, path)))).toEqual([])
  expect(readdirSync(image.workdir)).not.toContain('tests')
  const files = readdirSync(join(image.workdir, 'server'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([])
})

test('no file of it can be written by the user it runs as, but /data', () => {
  const writable = execFileSync('find', [image.workdir, '!', '-type', 'l', '-perm', '/0222', '-print'], {
    encoding: 'utf8',
  })
  expect(writable).toBe('')
  const data = statSync(join(image.folder, 'data'))
  expect(data.mode & 0o777).toBe(0o700)
  if (ordinaryUser !== undefined) expect(data.uid).toBe(ordinaryUser.uid)
  else console.log("not run: the image's own user (tests run as an ordinary one already)")
})

test("the operator's commands run in it", () => {
  const command = join(image.workdir, 'scripts/guidepost.ts')
  const options = { ...ordinaryUser, cwd: image.workdir, encoding: 'utf8', stdio: 'pipe', env: settings } as const
  const run = (...words: string[]): string => execFileSync(process.execPath, [command, ...words], options)
  expect(run('check-config')).toContain('The configuration is right.')
  expect(run('backup', join(settings['TMPDIR']!, 'backup'))).toMatch(/^Backed up to .* rows/)
})

test("HEALTHCHECK's own command says it is well", () => {
  const [program, ...rest] = commandOf(wordsOf('HEALTHCHECK'))
  expect(program).toBe('node')
  const own = `:${variablesOf(last)['PORT']}/`
  expect(rest.join(' ')).toContain(own)
  const askingAt = (port: string) => (): void => {
    execFileSync(
      process.execPath,
      rest.map((word) => word.replace(own, `:${port}/`)),
      { stdio: 'pipe' },
    )
  }
  expect(askingAt(settings['PORT']!)).not.toThrow()
  expect(askingAt('9')).toThrow()
})

test(
  'STOPSIGNAL ends it by itself, with status 0, and nothing was refused to it',
  async () => {
    server.kill(wordsOf('STOPSIGNAL') as NodeJS.Signals)
    expect(await ended).toBe(0)
    expect(log).not.toMatch(/EACCES|EROFS|EPERM/)
    console.log(
      'not run: the image itself (no engine is asked for): base image, layers, namespaces, `cap_drop`, the mounts of compose.yaml',
    )
  },
  minutes,
)
