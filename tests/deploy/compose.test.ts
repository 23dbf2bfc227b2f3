// compose.yaml against what it names: services, volumes, ports, and the settings that the server reads
// (server/src/config.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { readDockerfile, variablesOf } from './dockerfile.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
interface Service {
  build?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  configs?: { source: string }[]
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  configs: Record<string, { content: string }>
}
const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const instances = services.filter(([, { build }]) => build !== undefined)
const image = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1)!
const wordsOf = (name: string): string[] =>
  image.instructions.filter((one) => one.name === name).flatMap(({ words }) => words.split(' '))

/** What `${NAME:?}` and `${NAME:-}` stand for once an operator has set what must be set. */
const given: Record<string, string> = {
  PUBLIC_URL: 'https://support.example.com',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'guidepost',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_SECRET: '5f0c1e9a7b3d48620d9e4f17a8c2b6531c7e0a94d5f8b2637e1d9c04a6b8f352',
  ENCRYPTION_KEY: 'c83b1f6e0d724a95b6e8f10357ad49c2e0b95d7f138a64c2f79e015bd38c6a40',
  POSTGRES_PASSWORD: 'letters1and2digits',
  PACK: '/srv/pack',
  SMTP_URL: 'smtps://mail.example.com',
  SMTP_FROM: 'support@example.com',
}
const demanded = [
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'SESSION_SECRET',
  'ENCRYPTION_KEY',
]
const filled = (value: string, values: Record<string, string>): string =>
  value.replaceAll(
    /(?<!\$)\$\{(\w+)(:[?-])?(\w*)\}/g,
    (_, name: string, rule: string | undefined, otherwise: string) => {
      if (values[name] === undefined && rule !== ':-')
        throw new Error(`compose.yaml asks for ${name}, and its head does not name it`)
      return values[name] ?? otherwise
    },
  )
const environmentOf = ({ environment = {} }: Service, values = given): Record<string, string> => ({
  ...variablesOf(image),
  ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, values)])),
})

test('the image builds what scripts/build.sh builds: portal, its pages on the server, desk, server', () => {
  const builtBy = (file: string): string[] => [
    ...new Set(
      [...readFileSync(join(root, file), 'utf8').matchAll(/--(?:config|ssr) ([\w./-]+)/g)].map(([, what]) => what!),
    ),
  ]
  expect(builtBy('Dockerfile').sort()).toEqual(builtBy('scripts/build.sh').sort())
})

test('the instances are two, alike, and may write nothing but /data and /tmp', () => {
  expect(instances).toHaveLength(2)
  expect(instances[0]![1]).toEqual(instances[1]![1])
  expect(instances[0]![1]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  const targets = instances[0]![1].volumes!.map((volume) => volume.split(':').slice(1).join(':'))
  expect(targets.filter((target) => !target.endsWith(':ro'))).toEqual(wordsOf('VOLUME'))
})

test('every setting it gives is one the server reads, and with them it starts in production', () => {
  const env = environmentOf(instances[0]![1])
  const asked = new Set<string>()
  const config = readConfig(
    new Proxy(env, {
      get: (target, name: string) => {
        asked.add(name)
        return target[name]
      },
    }),
    // The container's folder.
    () => true,
  )
  // The allocator's are no settings of the server.
  expect(Object.keys(env).filter((name) => !asked.has(name) && !name.startsWith('MALLOC_'))).toEqual([])
  expect(config).toMatchObject({
    environment: 'production',
    dataDir: '/data',
    contentPack: '/pack',
    trustedProxies: 1,
    isHttps: true,
  })
  expect(new URL(config.databaseUrl!).hostname).toBe('postgres')
  expect(Number.parseInt(instances[0]![1].stop_grace_period!, 10)).toBeGreaterThan(config.shutdownGraceSeconds)
})

test('what it may be given besides reaches the server too: desk, mails in, messages, translation, replica', () => {
  const more = {
    DESK_ADMINS: 'ada',
    MAIL_IN_PORT: '2525',
    MAIL_IN_ADDRESS: 'reply@support.example.com',
    SMS_URL: 'https://sms.example.com',
    SMS_TOKEN: 'token',
    TRANSLATE_URL: 'https://translate.example.com',
    PLAYER_PROFILES_URL: 'https://games.example.com/players',
    PLAYER_PROFILES_TOKEN: 'token',
    DATABASE_READ_URL: 'postgres://guidepost:secret@replica/guidepost',
  }
  const config = readConfig(environmentOf(instances[0]![1], { ...given, ...more }), () => true)
  expect(config).toMatchObject({
    desk: { enabled: true, admins: ['ada'] },
    mailIn: { port: 2525 },
    sms: { token: 'token' },
    translator: { url: more.TRANSLATE_URL },
    databaseReadUrl: more.DATABASE_READ_URL,
  })
})

test.each(demanded)('without %s the server says so by its name', (name) => {
  const env = environmentOf(instances[0]![1])
  delete env[name]
  expect(() => readConfig(env)).toThrow(name)
})

test('services, volumes and configs that are named are there, and the proxy asks the ports the image listens on', () => {
  for (const [, { depends_on: needed = [], volumes = [], configs = [] }] of services) {
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
      expect(compose.services).toHaveProperty(name)
    for (const volume of volumes.map((one) => one.split(':')[0]!))
      if (/^\w+$/.test(volume)) expect(compose.volumes).toHaveProperty(volume)
    for (const { source } of configs) expect(compose.configs).toHaveProperty(source)
  }
  const upstreams = [...compose.configs['caddyfile']!.content.matchAll(/([\w-]+):(\d+)/g)].map(([, host, port]) => [
    host,
    port,
  ])
  expect(upstreams).toEqual(instances.map(([name]) => [name, variablesOf(image)['PORT']]))
  expect(wordsOf('EXPOSE')).toEqual([variablesOf(image)['PORT']])
})

test('the proxy asks whether an instance is ready, several times while one that leaves still serves (T25)', () => {
  const { content } = compose.configs['caddyfile']!
  expect(/^\s*health_uri (\S+)$/m.exec(content)?.[1]).toBe('/readyz')
  const everySeconds = Number(/^\s*health_interval (\d+)s$/m.exec(content)?.[1])
  for (const [, instance] of instances)
    expect(readConfig(environmentOf(instance), () => true).drainSeconds).toBeGreaterThanOrEqual(2 * everySeconds)
})
