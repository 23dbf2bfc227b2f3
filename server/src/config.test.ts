import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, printableConfig, readConfig } from './config.ts'

const secret = 'Zx81kQ-vT3nB6wLp0sJr9yHd2mFg5cUa'
const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
const demoPack = join(projectFolder, 'server/content/demo')
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  ENCRYPTION_KEY: secret,
  PUBLIC_URL: 'https://support.example',
  CONTENT_PACK: demoPack,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'client-secret',
}
const mistakesOf = (env: Record<string, string>): ConfigError['mistakes'] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}
const refusal = (env: Record<string, string>): string =>
  mistakesOf(env)
    .map(({ variable }) => variable)
    .join(' ') || 'accepted'
/** Each in its own words. */
const wordsOf = (env: Record<string, string>): string =>
  mistakesOf(env)
    .map(({ variable, message }) => `${variable} ${message}`)
    .join('; ')

test('nothing set is a demonstration on port 8080 below /support (ground G1, G25)', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    port: 8080,
    mountPath: '/support',
    publicUrl: 'http://localhost:8080',
    databaseUrl: null,
    limitsScale: 1,
    oidc: null,
    logLevel: 'warn',
  })
})

test('answers are held against the contract: refused in tests, logged in development, left alone in production', () => {
  expect(
    [{ NODE_ENV: 'test' }, {}, production, { ...production, RESPONSE_CHECK: 'log' }].map(
      (env) => readConfig(env).responseCheck,
    ),
  ).toEqual(['refuse', 'log', 'off', 'log'])
})

test('a process drains for 5 seconds in production, elsewhere not at all (T25)', () => {
  expect(
    [{}, { NODE_ENV: 'test' }, production, { DRAIN_SECONDS: '9' }].map((env) => readConfig(env).drainSeconds),
  ).toEqual([0, 0, 5, 9])
})

test('where weaknesses are reported is a list of addresses', () => {
  expect(readConfig({}).securityContacts).toEqual([])
  const two = 'mailto:security@support.example, https://support.example/report'
  expect(readConfig({ SECURITY_CONTACT: two }).securityContacts).toEqual(two.split(', '))
  for (const wrong of ['security@support.example', 'http://support.example', 'mailto:'])
    expect(refusal({ SECURITY_CONTACT: wrong })).toBe('SECURITY_CONTACT')
})

test('several processes behind one port want PostgreSQL; auto takes what there is (CD-340)', () => {
  const database = { DATABASE_URL: 'postgres://localhost/guidepost' }
  expect(readConfig({}).instances).toBe(1)
  expect(readConfig({ INSTANCES: 'auto' }).instances).toBe(1)
  expect(readConfig({ ...database, INSTANCES: 'auto' }).instances).toBe(availableParallelism())
  expect(readConfig({ ...database, INSTANCES: '4' }).instances).toBe(4)
  expect(refusal({ INSTANCES: '2' })).toBe('INSTANCES')
  for (const wrong of ['0', '129', '2.5', 'all']) expect(refusal({ ...database, INSTANCES: wrong })).toBe('INSTANCES')
})

test('archived cases are kept as long as the content says, or RETENTION_MONTHS (CD-337)', () => {
  expect([{}, { RETENTION_MONTHS: '6' }].map((env) => readConfig(env).retentionMonths)).toEqual([null, 6])
})

test('files lie in DATA_DIR, or in a bucket whose four settings come together; its key is not printed (CD-171)', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'players-files',
    S3_ACCESS_KEY_ID: 'portal',
    S3_SECRET_ACCESS_KEY: 'not-for-eyes',
  }
  expect(readConfig({}).s3).toBeNull()
  expect(readConfig(whole).s3).toMatchObject({
    endpoint: 'https://s3.example',
    bucket: 'players-files',
    region: 'us-east-1',
    prefix: 'guidepost/',
  })
  expect(JSON.stringify(printableConfig(readConfig(whole)))).not.toContain('not-for-eyes')
  expect(refusal({ ...whole, S3_BUCKET: '' })).toBe('S3_BUCKET')
  expect(refusal({ S3_BUCKET: 'players-files' })).toBe('S3_ENDPOINT S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY')
  expect(refusal({ ...whole, S3_BUCKET: 'Players' })).toBe('S3_BUCKET')
  expect(refusal({ ...whole, S3_ENDPOINT: 's3.example' })).toBe('S3_ENDPOINT')
  expect(refusal({ ...whole, S3_PREFIX: '../' })).toBe('S3_PREFIX')
  expect(refusal({ ...whole, S3_PREFIX: '/files' })).toBe('S3_PREFIX')
})

describe('a wrong value is refused under its name', () => {
  test.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'support.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example/help' }],
    ['MOUNT_PATH', { MOUNT_PATH: 'support' }],
    ['MOUNT_PATH', { MOUNT_PATH: '/services/x' }],
    ['LIMITS_SCALE', { LIMITS_SCALE: '0' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET_PREVIOUS', { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: 'short' }],
    ['SESSION_SECRET', { SESSION_SECRET_PREVIOUS: secret }],
    ['OIDC_CLIENT_ID OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://id.example' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '5s' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '301' }],
    ['RETENTION_MONTHS', { RETENTION_MONTHS: '0' }],
    ['RETENTION_MONTHS', { RETENTION_MONTHS: '121' }],
    ['IDENTITY_PROVIDERS', { IDENTITY_PROVIDERS: '[{' }],
    ['IDENTITY_PROVIDERS', { IDENTITY_PROVIDERS: '{}' }],
    ['IDENTITY_PROVIDER', { IDENTITY_PROVIDER: '[]' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['MAIL_IN_ADDRESS', { MAIL_IN_PORT: '2525' }],
    ['MAIL_IN_PORT', { MAIL_IN_ADDRESS: 'reply@support.example' }],
    ['MAIL_IN_PORT', { MAIL_IN_PORT: '0', MAIL_IN_ADDRESS: 'reply@support.example' }],
    ['MAIL_IN_ADDRESS', { MAIL_IN_PORT: '2525', MAIL_IN_ADDRESS: 'reply' }],
    ['MAIL_IN_ADDRESS', { MAIL_IN_PORT: '2525', MAIL_IN_ADDRESS: 'reply+x@support.example' }],
    ['MAIL_IN_ADDRESS', { MAIL_IN_PORT: '2525', MAIL_IN_ADDRESS: `${'r'.repeat(18)}@support.example` }],
    ['MAIL_IN_BYTES', { MAIL_IN_BYTES: '1000' }],
    ['MAIL_IN_TLS_KEY', { MAIL_IN_TLS_CERT: '-----BEGIN CERTIFICATE-----' }],
    ['CLAMD_URL', { CLAMD_URL: 'http://clamd:3310' }],
    ['CLAMD_URL', { CLAMD_URL: 'unix://' }],
    ['INGAME_JWKS_URL', { INGAME_ISSUER: 'https://accounts.example' }],
    ['INGAME_ISSUER', { INGAME_JWKS_URL: 'https://accounts.example/jwks' }],
    ['INGAME_ISSUER', { INGAME_AUDIENCE: 'https://support.example' }],
    ['INGAME_JWKS_URL', { INGAME_ISSUER: 'accounts', INGAME_JWKS_URL: 'accounts.example/jwks' }],
    ['INGAME_JWKS_URL', { INGAME_ISSUER: 'accounts', INGAME_JWKS_URL: 'https://me:pw@accounts.example/jwks' }],
    ['SMS_TOKEN', { SMS_URL: 'https://sms.example' }],
    ['TRANSLATE_URL', { TRANSLATE_KEY: 'key' }],
    ['TRANSLATE_URL', { TRANSLATE_URL: 'translate.example' }],
    ['TRANSLATE_URL', { TRANSLATE_URL: 'https://me:pw@translate.example' }],
    ['PLAYER_PROFILES_TOKEN', { PLAYER_PROFILES_URL: 'https://games.example/players' }],
    ['PLAYER_PROFILES_URL', { PLAYER_PROFILES_TOKEN: 'token' }],
    [
      'PLAYER_PROFILES_URL PLAYER_PROFILES_TOKEN',
      { PLAYER_PROFILES_URL: 'games.example', PLAYER_PROFILES_TOKEN: 'two words' },
    ],
    ['PLAYER_PROFILES_URL', { PLAYER_PROFILES_URL: 'https://me:pw@games.example', PLAYER_PROFILES_TOKEN: 'token' }],
    ['PLAYER_PROFILE_URL', { PLAYER_PROFILE_URL: 'https://games.example' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'DE,Austria' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'DE,' }],
    ['SEMANTIC_MODEL', { SEMANTIC_MODEL: '/nowhere' }],
    ['SEMANTIC_MODEL', { SEMANTIC_LANGUAGES: 'en' }],
    ['SEMANTIC_MODEL SEMANTIC_LANGUAGES', { SEMANTIC_MODEL: '/nowhere', SEMANTIC_LANGUAGES: 'English' }],
    ['SMS_DAILY_BUDGET', { SMS_DAILY_BUDGET: '0' }],
    ['DESK_WEBHOOK_SECRET', { DESK_WEBHOOK_SECRET: 'too-short' }],
    ['DESK_WEBHOOK_SECRET', { DESK_WEBHOOK_SECRET: 'whsec_not base64, but long enough' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ADMIN_PORT', { PORT: '8080', ADMIN_PORT: '8080' }],
    ['CONTENT_PACK', { CONTENT_PACK: '/does/not/exist' }],
    ['EXTRA_ORIGINS', { EXTRA_ORIGINS: 'https://shop.example/path' }],
    ['PUBLIC_ULR', { PUBLIC_ULR: 'https://support.example' }],
    ['SESION_SECRET_FILE', { SESION_SECRET_FILE: '/run/secret' }],
    ['Log_Level', { Log_Level: 'info' }],
    ['SESSION_SECRET_FILE', { SESSION_SECRET_FILE: '/does/not/exist' }],
  ])('%s', (variable, env) => {
    expect(refusal(env)).toBe(variable)
    expect(wordsOf(env)).toMatchSnapshot()
  })
})

describe('further identity providers (CD-300)', () => {
  const steam = { id: 'steam', kind: 'steam', name: 'Steam' }
  const oidc = { id: 'skyforge', kind: 'oidc', name: 'Skyforge ID', issuer: 'https://id.example/', clientId: 'portal' }
  const oauth2 = {
    id: 'discord',
    kind: 'oauth2',
    name: 'Discord',
    authorizationEndpoint: 'https://discord.example/authorize',
    tokenEndpoint: 'https://discord.example/token',
    userinfoEndpoint: 'https://discord.example/users/@me',
    clientId: 'portal',
    clientSecret: 'not-for-eyes',
    subject: 'id',
  }
  const set = (list: unknown, more: Record<string, string> = {}) => ({
    ...more,
    IDENTITY_PROVIDERS: JSON.stringify(list),
  })
  test('are read in their order, with what is usual filled in; a secret is not printed', () => {
    const config = readConfig(set([oidc, oauth2, steam]))
    expect(config.identityProviders.map(({ id }) => id)).toEqual(['skyforge', 'discord', 'steam'])
    expect(config.identityProviders).toMatchObject([
      { issuer: 'https://id.example', clientSecret: '', scopes: 'openid profile email', displayName: null },
      { scopes: '', subject: 'id', emailVerified: null },
      { endpoint: 'https://steamcommunity.com/openid/login' },
    ])
    expect(JSON.stringify(printableConfig(config))).not.toContain('not-for-eyes')
  })
  test.each([
    ['provider 1: kind must be one of oidc, oauth2, steam', [{ ...steam, kind: 'saml' }]],
    ['provider 1: must be an object', ['steam']],
    ['provider 1: realm is no property of kind steam', [{ ...steam, realm: 'x' }]],
    ['provider 2: clientId is needed', [steam, { ...oidc, clientId: undefined }]],
    ['provider 1: name must be a text that is not empty', [{ ...steam, name: '' }]],
    ['provider 1: id must be 2 to 32 small letters, digits and hyphens, and not main', [{ ...steam, id: 'main' }]],
    ['provider 1: issuer must be a URL beginning with https:// and hold no user', [{ ...oidc, issuer: 'id.example' }]],
    ['id steam is there twice', [steam, steam]],
    ['must be a list of at most 20 providers', Array.from({ length: 21 }, () => steam)],
  ])('%s', (message, list) => {
    expect(() => readConfig(set(list))).toThrow(`IDENTITY_PROVIDERS: ${message}`)
  })
  test('plain http is for tests, and for this machine', () => {
    const plain = (issuer: string) => set([{ ...oidc, issuer }])
    expect(refusal(plain('http://id.example'))).toBe('accepted')
    expect(refusal({ ...production, ...plain('http://id.example') })).toBe('IDENTITY_PROVIDERS')
    expect(refusal({ ...production, ...plain('http://localhost:9000') })).toBe('accepted')
  })
})

describe('in production nothing of a demonstration is left (ground G29, promises O17)', () => {
  test('the whole configuration is accepted', () => expect(refusal(production)).toBe('accepted'))
  test.each(['SESSION_SECRET', 'ENCRYPTION_KEY', 'PUBLIC_URL', 'OIDC_ISSUER', 'CONTENT_PACK'])(
    '%s must be set',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toBe(name)
    },
  )
  test('a drawn secret is none that is easy to guess', () => {
    for (let drawn = 0; drawn < 200; drawn += 1)
      expect(refusal({ ...production, SESSION_SECRET: randomBytes(16).toString('hex') })).toBe('accepted')
  })
  test('a secret that packs into 23 bytes is easy, one of 24 is not', () => {
    const packed = (bytes: number) =>
      wordsOf({ ...production, SESSION_SECRET: 'a'.repeat(40) + secret.slice(0, bytes - 6) })
    expect([packed(23), packed(24)]).toEqual([
      'SESSION_SECRET is too easy to guess; make one with `openssl rand -base64 48`',
      '',
    ])
  })
  test('all that may not be is named at once; addresses of this machine may be plain', () => {
    const ingame = { INGAME_ISSUER: 'accounts', INGAME_JWKS_URL: 'https://accounts.example/jwks' }
    const plain = {
      PUBLIC_URL: 'http://support.example',
      OIDC_ISSUER: 'http://login.example',
      INGAME_JWKS_URL: 'http://accounts.example/jwks',
    }
    const switches = { PUSH_PRIVATE_HOSTS: 'on', PSEUDO_LOCALES: 'on', LIMITS_SCALE: '2' }
    expect(wordsOf({ ...production, ...ingame, ...plain, ...switches })).toMatchSnapshot()
    expect(refusal({ ...ingame, ...plain, ...switches })).toBe('OIDC_CLIENT_ID OIDC_CLIENT_SECRET')
    const here = Object.fromEntries(Object.keys(plain).map((name) => [name, 'http://127.0.0.1:9000']))
    expect(refusal({ ...production, ...ingame, ...here })).toBe('accepted')
    expect(refusal({ ...production, ...ingame })).toBe('accepted')
  })
  test.each([
    ['SESSION_SECRET', 'changeme'.repeat(5)],
    ['SESSION_SECRET', 's'.repeat(64)],
    ['ENCRYPTION_KEY', '0123456701234567012345670123456701234567'.slice(0, 32).replaceAll(/[4-7]/g, '0')],
    ['PUBLIC_URL', 'http://support.example'],
    ['OIDC_ISSUER', 'http://login.example'],
  ])('%s may not be %s', (name, value) => expect(refusal({ ...production, [name]: value })).toBe(name))
  test('the machine itself may be tried over http', () =>
    expect(refusal({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toBe('accepted'))
  test('limits are not lifted', () => expect(refusal({ ...production, LIMITS_SCALE: '10' })).toBe('LIMITS_SCALE'))
})

test('all wrong settings are named at once, a misspelt one with the nearest right name (promises O6)', () => {
  const env = {
    ...production,
    PORT: 'x',
    LIMITS_SCALE: '10',
    SMS_URL: 'ftp://x',
    PUBLIC_URL: 'support',
    DATABSE_URL: 'x',
  }
  expect(refusal(env)).toBe('PORT PUBLIC_URL SMS_TOKEN LIMITS_SCALE DATABSE_URL')
  expect(() => readConfig(env)).toThrow('DATABSE_URL: is no setting; did you mean DATABASE_URL?')
  expect(refusal({ NODE_ENV: 'production' })).toBe('SESSION_SECRET ENCRYPTION_KEY PUBLIC_URL OIDC_ISSUER CONTENT_PACK')
})

test('what systems and other programs set is no misspelling', () => {
  const names =
    'HOME PATH HOSTNAME NODE_OPTIONS NODE_PATH LOGNAME SHLVL PORTAL_URL OLDPWD XDG_DATA_DIRS DATABASE PGDATABASE'
  const more =
    'NODE_VERSION DATA SMTP_HOST SMTP_PORT OTEL_LOG_LEVEL npm_config_loglevel KUBERNETES_PORT GUIDEPOST_PORT WEB_DIR'
  expect(refusal(Object.fromEntries(`${names} ${more}`.split(' ').map((name) => [name, 'x'])))).toBe('accepted')
})

test('countries of text messages and their daily budget; the secret of imports (decisions-cases G6, ground G32)', () => {
  expect(readConfig({}).smsLimits).toEqual({ countries: null, dailyBudget: 2_000 })
  expect(readConfig({ SMS_COUNTRIES: 'DE, AT,DE', SMS_DAILY_BUDGET: '50' }).smsLimits).toEqual({
    countries: ['DE', 'AT'],
    dailyBudget: 50,
  })
  expect(readConfig({ DESK_WEBHOOK_SECRET: 'whsec_c2hhcmVkLXdpdGgtdGhlLWdhbWU=' }).desk.webhookSecret).toBe(
    'whsec_c2hhcmVkLXdpdGgtdGhlLWdhbWU=',
  )
})

test('a secret may come from a file, but not from two places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-config-'))
  const path = join(folder, 'secret')
  writeFileSync(path, `${secret}\n`)
  expect(readConfig({ SESSION_SECRET_FILE: path }).secrets).toEqual([secret])
  expect(refusal({ SESSION_SECRET_FILE: path, SESSION_SECRET: secret })).toBe('SESSION_SECRET')
  rmSync(folder, { recursive: true })
})

test('what is printed shows no secret', () => {
  const text = JSON.stringify(
    printableConfig(
      readConfig({
        ...production,
        DATABASE_URL: 'postgres://user:dbpass@db/guidepost',
        SMTP_URL: 'smtp://u:mailpass@mail',
        SMS_URL: 'https://sms.example',
        SMS_TOKEN: 'smstoken',
        MAIL_IN_PORT: '2525',
        MAIL_IN_ADDRESS: 'reply@support.example',
        MAIL_IN_TLS_CERT: '-----BEGIN CERTIFICATE-----',
        MAIL_IN_TLS_KEY: '-----BEGIN PRIVATE KEY-----tlsprivate',
        ARKOSE_PUBLIC_KEY: 'pub',
        ARKOSE_PRIVATE_KEY: 'arkoseprivate',
      }),
    ),
  )
  for (const hidden of [secret, 'client-secret', 'dbpass', 'mailpass', 'smstoken', 'tlsprivate', 'arkoseprivate'])
    expect(text).not.toContain(hidden)
  expect(text).toContain('db/guidepost')
})

test('mails to another machine are encrypted in production', () => {
  const mails = (env: Record<string, string>) => readConfig(env).smtp?.mustEncrypt
  expect(mails({ ...production, SMTP_URL: 'smtp://mail.example' })).toBe(true)
  expect(mails({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false)
  expect(mails({ SMTP_URL: 'smtp://mail.example' })).toBe(false)
})

test('the providers server/README.md gives as an example are accepted in production', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, example] = /IDENTITY_PROVIDERS` \(or[^]*?```json\n([^]*?)```/.exec(readme) ?? []
  const given = (JSON.parse(example ?? '[]') as { id: string }[]).map(({ id }) => id)
  expect(given).toEqual(['skyforge', 'discord', 'steam', 'xbox'])
  const { identityProviders } = readConfig({ ...production, IDENTITY_PROVIDERS: example })
  expect(identityProviders.map(({ id }) => id)).toEqual(given)
})

test('traces: off unless a collector is named; the share, the protocol and the headers are judged', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig({}).traces).toBeNull()
  expect(readConfig(endpoint).traces).toEqual({
    delayMilliseconds: 5_000,
    endpoint: 'http://collector:4318',
    headers: {},
    serviceName: 'guidepost',
    ratio: 0.1,
  })
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20key, x-tenant=eu' }
  const config = readConfig({ ...endpoint, ...headers, OTEL_TRACES_SAMPLER_ARG: '1.0' })
  expect(config.traces).toMatchObject({ headers: { authorization: 'Bearer key', 'x-tenant': 'eu' }, ratio: 1 })
  expect(JSON.stringify(printableConfig(config))).not.toContain('Bearer key')
  const wrong: Record<string, string>[] = [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user@collector' },
    { OTEL_TRACES_SAMPLER_ARG: '1.5' },
    { OTEL_TRACES_SAMPLER_ARG: 'all' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'nothing' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'a=%E0%A4%A' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'a=x%0d%0ab' },
    { OTEL_EXPORTER_OTLP_ENDPIONT: 'http://collector' },
  ]
  expect(wrong.map((env) => refusal(env))).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_TRACES_SAMPLER_ARG',
    'OTEL_TRACES_SAMPLER_ARG',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_EXPORTER_OTLP_ENDPIONT',
  ])
})

test('a read replica is one of a PostgreSQL, and its password is not printed', () => {
  const databaseReadUrl = 'postgres://reader:pass-word@replica/portal'
  expect(readConfig({}).databaseReadUrl).toBeNull()
  expect(refusal({ DATABASE_READ_URL: databaseReadUrl })).toBe('DATABASE_URL')
  expect(refusal({ DATABASE_URL: 'postgres://primary/portal', DATABASE_READ_URL: 'mysql://x' })).toBe(
    'DATABASE_READ_URL',
  )
  const config = readConfig({ DATABASE_URL: 'postgres://primary/portal', DATABASE_READ_URL: databaseReadUrl })
  expect(config).toMatchObject({ databaseReadUrl })
  expect(JSON.stringify(printableConfig(config))).not.toContain('pass-word')
})

describe('every setting that is asked for', () => {
  const model = mkdtempSync(join(tmpdir(), 'guidepost-model-'))
  for (const name of ['model.safetensors', 'tokenizer.json']) writeFileSync(join(model, name), '')
  afterAll(() => rmSync(model, { recursive: true }))
  /** Each is set to what nobody would take for its default. */
  const everything: Record<string, string> = {
    ...production,
    HOST: '127.0.0.1',
    PORT: '8123',
    ADMIN_PORT: '9464',
    MOUNT_PATH: '/help/me/',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://portal@database/portal',
    DATABASE_READ_URL: 'postgresql://portal@replica/portal',
    DATABASE_POOL_SIZE: '33',
    MIGRATE_AT_START_ROWS: '7',
    INSTANCES: '3',
    EXTRA_ORIGINS: 'https://shop.example, http://launcher.example:81',
    SECURITY_CONTACT: 'tel:+49-30-1',
    SESSION_SECRET_PREVIOUS: [...secret].reverse().join(''),
    ENCRYPTION_KEY_PREVIOUS: [...secret].reverse().join(''),
    OIDC_ISSUER: 'https://id.example/realm/',
    OIDC_SCOPES: 'openid',
    OIDC_NAME: 'Example ID'.repeat(7),
    ...Object.fromEntries(
      'SOFT_ACCOUNT HAS_SQA ROLES REGION LOCALE DISPLAY_NAME CHILD GUARDIAN_EMAIL GAMES LANGUAGES'
        .split(' ')
        .map((claim) => [`OIDC_CLAIM_${claim}`, `claim of ${claim.toLowerCase()}`]),
    ),
    IDENTITY_PROVIDERS: JSON.stringify([
      { id: 'one', kind: 'oidc', name: 'One', issuer: 'https://one.example//', clientId: 'c', displayName: 'd' },
      {
        ...{
          id: 'two',
          kind: 'oauth2',
          name: 'Two',
          clientId: 'c',
          clientSecret: 's',
          subject: 'data.id',
          scopes: 'x',
        },
        ...{ authorizationEndpoint: 'https://two.example/a', tokenEndpoint: 'https://two.example/t' },
        ...{ userinfoEndpoint: 'https://two.example/u', displayName: 'd', email: 'e', emailVerified: 'v' },
      },
      { id: 'three', kind: 'steam', name: 'Three', endpoint: 'https://steam.example/login' },
    ]),
    DEMO_SECOND_PROVIDER: 'on',
    SMTP_URL: 'smtps://mail.example',
    SMTP_FROM: 'help@support.example',
    MAIL_IN_PORT: '2526',
    MAIL_IN_ADDRESS: `${'r'.repeat(17)}@support.example`,
    MAIL_IN_TLS_CERT: '-----BEGIN CERTIFICATE-----',
    MAIL_IN_TLS_KEY: '-----BEGIN PRIVATE KEY-----',
    MAIL_IN_BYTES: '65537',
    S3_ENDPOINT: 'http://s3.example',
    S3_BUCKET: 'b'.repeat(63),
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_REGION: 'eu',
    S3_PREFIX: 'a/b.c/',
    CLAMD_URL: 'tcp://clamd:3310',
    SEMANTIC_MODEL: model,
    SEMANTIC_LANGUAGES: 'en, pt-BR',
    TRUSTED_PROXIES: '2',
    LOG_LEVEL: 'fatal',
    RESPONSE_CHECK: 'refuse',
    WORKFLOW_URL: 'http://work.example/',
    WEB_DIST: '/dist',
    STREAMS_MAX: '11',
    SESSION_IDLE_SECONDS: '61',
    SESSION_MAX_SECONDS: '62',
    DRAIN_SECONDS: '12',
    RETENTION_MONTHS: '13',
    SHUTDOWN_GRACE_SECONDS: '14',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_SCRIPT_URL: 'https://captcha.example/script',
    RECAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    ARKOSE_PUBLIC_KEY: 'pub/lic',
    ARKOSE_PRIVATE_KEY: 'private',
    ARKOSE_VERIFY_URL: 'https://arkose.example/verify',
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
    VAPID_SUBJECT: 'mailto:push@support.example',
    WEBHOOK_PRIVATE_HOSTS: 'CRM.internal, 10.0.0.7:8443, [fd00::7]',
    LINK_CHECKS: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'a=b',
    OTEL_SERVICE_NAME: 'support',
    OTEL_TRACES_SAMPLER_ARG: '0.123456789',
    OTEL_BSP_SCHEDULE_DELAY: '17',
    SMS_URL: 'https://sms.example',
    SMS_TOKEN: 'token',
    SMS_COUNTRIES: 'DE',
    SMS_DAILY_BUDGET: '18',
    PLAYER_PROFILES_URL: 'https://games.example',
    PLAYER_PROFILES_TOKEN: 'token',
    TRANSLATE_URL: 'https://translate.example',
    TRANSLATE_KEY: 'key',
    INGAME_ISSUER: 'accounts',
    INGAME_JWKS_URL: 'https://accounts.example/jwks',
    INGAME_AUDIENCE: 'support',
    CHAT_OFFERED: 'open',
    DESK: 'on',
    DESK_AUDIENCE: 'audience',
    DESK_CLIENT_ID: 'desk',
    DESK_CLIENT_SECRET: 'secret',
    DESK_SCOPES: 'openid desk',
    DESK_ADMINS: 'jo kim,lee',
    DESK_SESSION_SECONDS: '301',
    DESK_WEBHOOK_SECRET: 'w'.repeat(24),
  }
  const asked = new Set<string>()
  readConfig(new Proxy<Record<string, string>>({}, { get: (_env, name) => void asked.add(String(name)) }))
  const names = [...asked].filter((name) => !name.endsWith('_FILE')).toSorted()
  /** Its folders lie where this machine has them. */
  const portable = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(projectFolder, '…/').replaceAll(model, 'model'))

  test('what it is in a demonstration and in production where it is not set', () => {
    expect(portable(readConfig({}))).toMatchSnapshot()
    expect(portable(readConfig(production))).toMatchSnapshot()
  })
  test('what it says where it is set, and what is shown of it', () => {
    const config = readConfig(everything)
    expect(portable(config)).toMatchSnapshot()
    expect(portable(printableConfig(config))).toMatchSnapshot()
  })
  test('what is said of a wrong one, and of one that misses its fellow', () => {
    expect(names.map((name) => `${name}: ${wordsOf({ ...everything, [name]: '/\t!' })}`)).toMatchSnapshot()
    expect(names.map((name) => `${name} alone: ${wordsOf({ [name]: everything[name] ?? '/none' })}`)).toMatchSnapshot()
  })
  test('a model is its tensors and what cuts words: a tokenizer, or both files of the release before', () => {
    const made = (...files: string[]) => {
      const folder = mkdtempSync(join(model, 'made-'))
      for (const name of files) writeFileSync(join(folder, name), '')
      return refusal({ SEMANTIC_MODEL: folder })
    }
    const tensors = 'model.safetensors'
    const pairs = [['encoder.json'], ['pieces.json'], ['encoder.json', 'pieces.json']]
    expect(pairs.map((pair) => made(tensors, ...pair))).toEqual(['SEMANTIC_MODEL', 'SEMANTIC_MODEL', 'accepted'])
    expect([made(tensors), made('tokenizer.json')]).toEqual(['SEMANTIC_MODEL', 'SEMANTIC_MODEL'])
  })
  test('a number’s least and most are taken, and nothing beyond', () => {
    const ranges = names.flatMap((name) => {
      const [, least, most] = /from (\d+) to (\d+)$/.exec(wordsOf({ ...everything, [name]: '!' })) ?? []
      return least === undefined || most === undefined ? [] : [{ name, least: Number(least), most: Number(most) }]
    })
    expect(ranges.length).toBeGreaterThan(15)
    for (const { name, least, most } of ranges) {
      const given = (value: number) => refusal({ ...everything, NODE_ENV: 'test', [name]: String(value) })
      expect([least - 1, least, most, most + 1].map(given), name).toEqual([name, 'accepted', 'accepted', name])
    }
  })
})
