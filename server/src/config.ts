// Environment → one typed, checked object; nothing else of the server reads the environment. Wrong values end the
// process with exit code 78 and one sentence each (promises O6, CD-71). `<NAME>_FILE` is the path of a file that holds
// the value (promises O7).
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typingDistance } from './lib/edit-distance.ts'
import { readDeskClient, readOidc, readProviders } from './config/identity.ts'
import { refuseDemonstrationDefaults } from './config/production.ts'
import {
  ConfigError,
  createReader,
  integer,
  isThisMachine,
  oneOf,
  readSecretPair,
  type Reader,
  together,
  url,
} from './config/read.ts'
import {
  readClamd,
  readCountries,
  readHosts,
  readIngame,
  readMailIn,
  readPlayerProfiles,
  readPush,
  readS3,
  readSemantic,
  readTraces,
  readTranslator,
  readWebhookSecret,
} from './config/services.ts'
import type { Config } from './config/types.ts'

export { ConfigError } from './config/read.ts'
export type { Config } from './config/types.ts'

const projectPath = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

const readMountPath = (read: Reader): string => {
  const value = read('MOUNT_PATH') ?? '/support'
  if (value === '/') return ''
  if (!/^(\/[A-Za-z0-9_-]+)+\/?$/.test(value)) read.refuse('MOUNT_PATH', 'must be a path such as /support')
  if (/^\/(services|healthz|readyz|metrics)(\/|$)/.test(value))
    read.refuse('MOUNT_PATH', 'is taken by the server itself')
  return value.replace(/\/$/, '')
}

/** `EXTRA_ORIGINS=https://shop.example,https://launcher.example` */
const readOrigins = (read: Reader): readonly string[] =>
  (read('EXTRA_ORIGINS')?.split(',') ?? []).map((given) => {
    const origin = given.trim()
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      read.refuse('EXTRA_ORIGINS', 'must be origins parted by commas, such as https://shop.example')
    return origin
  })

/** `SECURITY_CONTACT=mailto:security@support.example,https://example.com/report` */
const readSecurityContacts = (read: Reader): readonly string[] =>
  (read('SECURITY_CONTACT')?.split(',') ?? []).map((given) => {
    const contact = given.trim()
    if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact))
      read.refuse('SECURITY_CONTACT', 'must be mailto:, https:// or tel: addresses, parted by commas')
    return contact
  })

/** `INSTANCES=4`, or `auto`: one for each processor, where the database allows it. */
const readInstances = (read: Reader, databaseUrl: string | undefined): number => {
  const given = read('INSTANCES')
  if (given === 'auto') return databaseUrl === undefined ? 1 : availableParallelism()
  if (given !== undefined && !/^([1-9]|[1-9]\d|1[01]\d|12[0-8])$/.test(given)) {
    read.refuse('INSTANCES', 'must be auto, or a whole number from 1 to 128')
    return 1
  }
  const instances = Number(given ?? 1)
  if (instances > 1 && databaseUrl === undefined)
    read.refuse('INSTANCES', 'must be 1 without DATABASE_URL: the embedded database belongs to one process')
  return instances
}

/** `DATABASE_READ_URL`: a copy is one of something. */
const readReplicaUrl = (read: Reader, databaseUrl: string | undefined): string | null => {
  const given = read('DATABASE_READ_URL')
  if (given === undefined) return null
  if (databaseUrl === undefined) read.refuse('DATABASE_URL', 'is needed together with DATABASE_READ_URL')
  return url(read, 'DATABASE_READ_URL', given, ['postgres:', 'postgresql:'])
}

/** Shorter names are too near to what systems set themselves (HOME, PATH). */
const shortestJudgedName = 7
const slipsOf = (name: string): number => (name.length < 10 ? 1 : 2)
/** A name nobody asked for that is nearly one somebody did: silently left out it would be found out much later. */
const refuseMisspelt = (read: Reader, env: NodeJS.ProcessEnv): void => {
  const known = [...read.known].flatMap((name) => [name, `${name}_FILE`])
  const among = new Set(known)
  for (const name of Object.keys(env)) {
    if (among.has(name) || name.length < shortestJudgedName) continue
    const near = known
      .filter((one) => one.length >= shortestJudgedName)
      .map((one) => ({ one, distance: typingDistance(name.toLowerCase(), one.toLowerCase(), slipsOf(name)) }))
      .sort((a, b) => a.distance - b.distance)[0]
    if (near && near.distance <= slipsOf(name)) read.refuse(name, `is no setting; did you mean ${near.one}?`)
  }
}

const isPack = (folder: string): boolean => existsSync(join(folder, 'pack.yaml'))
/** A sentence encoder, or the table of token vectors that the release before read: it is told in the log. */
const isModel = (folder: string): boolean =>
  existsSync(join(folder, 'model.safetensors')) &&
  (existsSync(join(folder, 'tokenizer.json')) ||
    ['encoder.json', 'pieces.json'].every((name) => existsSync(join(folder, name))))

/**
 * Reads and checks the environment.
 * @param hasPack whether a folder holds a pack; for settings that are judged elsewhere than where they will be used
 * @throws ConfigError naming every wrong variable; `server.ts` turns it into exit code 78.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env, hasPack = isPack): Config => {
  const read = createReader(env)
  const port = integer(read, 'PORT', 8080, 0, 65535)
  const environment = oneOf(read, 'NODE_ENV', ['development', 'test', 'production'], 'development')
  const publicUrl = url(read, 'PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`, ['https:', 'http:'])
  if (URL.canParse(publicUrl) && new URL(publicUrl).pathname !== '/')
    read.refuse('PUBLIC_URL', 'must not hold a path; the path is MOUNT_PATH')
  const databaseUrl = read('DATABASE_URL')
  const recaptcha = together(read, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])
  const arkose = together(read, ['ARKOSE_PUBLIC_KEY', 'ARKOSE_PRIVATE_KEY'])
  const sms = together(read, ['SMS_URL', 'SMS_TOKEN'])
  const playerProfiles = together(read, ['PLAYER_PROFILES_URL', 'PLAYER_PROFILES_TOKEN'])
  const address = (name: string, fallback: string): string =>
    url(read, name, read(name) ?? fallback, ['https:', 'http:'])
  const smtpUrl = read('SMTP_URL')
  const workflowUrl = read('WORKFLOW_URL')
  const smtpFrom = read('SMTP_FROM')
  const recaptchaScript = address('RECAPTCHA_SCRIPT_URL', 'https://www.google.com/recaptcha/api.js')
  const recaptchaVerify = address('RECAPTCHA_VERIFY_URL', 'https://www.google.com/recaptcha/api/siteverify')
  const arkoseScript = address(
    'ARKOSE_SCRIPT_URL',
    `https://client-api.arkoselabs.com/v2/${encodeURIComponent(arkose?.[0] ?? '')}/api.js`,
  )
  const arkoseVerify = address('ARKOSE_VERIFY_URL', 'https://verify-api.arkoselabs.com/api/v4/verify/')
  const adminPort = integer(read, 'ADMIN_PORT', 0, 0, 65535)
  if (adminPort !== 0 && adminPort === port)
    read.refuse('ADMIN_PORT', 'must not be PORT: figures are for operators, not for visitors')
  const contentPack = read('CONTENT_PACK')
  if (contentPack !== undefined && !hasPack(contentPack))
    read.refuse('CONTENT_PACK', `must be a folder with a pack.yaml; there is none in ${contentPack}`)
  const config: Config = {
    environment,
    host: read('HOST') ?? '::',
    port,
    adminPort: adminPort === 0 ? null : adminPort,
    dataDir: read('DATA_DIR') ?? projectPath('.data'),
    databaseUrl:
      databaseUrl === undefined ? null : url(read, 'DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
    databaseReadUrl: readReplicaUrl(read, databaseUrl),
    databasePoolSize: integer(read, 'DATABASE_POOL_SIZE', 10, 1, 200),
    migrateAtStartRows: integer(read, 'MIGRATE_AT_START_ROWS', 200_000, 0, 1_000_000_000),
    instances: readInstances(read, databaseUrl),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    extraOrigins: readOrigins(read),
    securityContacts: readSecurityContacts(read),
    mountPath: readMountPath(read),
    limitsScale: integer(read, 'LIMITS_SCALE', 1, 1, 1_000_000_000),
    secrets: readSecretPair(read, 'SESSION_SECRET'),
    encryptionKeys: readSecretPair(read, 'ENCRYPTION_KEY'),
    oidc: readOidc(read),
    oidcName: read('OIDC_NAME')?.slice(0, 60) ?? null,
    identityProviders: readProviders(read, environment),
    // Tests sign in by the shortest way; those about a choice ask for one.
    hasSecondDemoProvider:
      oneOf(read, 'DEMO_SECOND_PROVIDER', ['on', 'off'], environment === 'development' ? 'on' : 'off') === 'on',
    smtp:
      smtpUrl === undefined
        ? null
        : {
            url: url(read, 'SMTP_URL', smtpUrl, ['smtp:', 'smtps:']),
            from: smtpFrom ?? 'support@localhost',
            mustEncrypt: environment === 'production' && !isThisMachine(smtpUrl),
          },
    mailIn: readMailIn(read),
    s3: readS3(read),
    clamdUrl: readClamd(read),
    contentPack: contentPack ?? projectPath('server/content/demo'),
    semantic: readSemantic(read, isModel),
    hasPseudoLocales: oneOf(read, 'PSEUDO_LOCALES', ['on', 'off'], 'off') === 'on',
    trustedProxies: integer(read, 'TRUSTED_PROXIES', 0, 0, 10),
    logLevel: oneOf(
      read,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      environment === 'production' ? 'info' : 'warn',
    ),
    responseCheck: oneOf(
      read,
      'RESPONSE_CHECK',
      ['refuse', 'log', 'off'],
      ({ test: 'refuse', development: 'log', production: 'off' } as const)[environment],
    ),
    workflowUrl: workflowUrl === undefined ? null : url(read, 'WORKFLOW_URL', workflowUrl, ['https:', 'http:']),
    webDist: read('WEB_DIST') ?? projectPath('web/dist'),
    mostStreams: integer(read, 'STREAMS_MAX', 20_000, 0, 1_000_000),
    sessionIdleSeconds: integer(read, 'SESSION_IDLE_SECONDS', 12 * 3600, 60, 90 * 86400),
    sessionMaxSeconds: integer(read, 'SESSION_MAX_SECONDS', 30 * 86400, 60, 365 * 86400),
    drainSeconds: integer(read, 'DRAIN_SECONDS', environment === 'production' ? 5 : 0, 0, 300),
    retentionMonths: read('RETENTION_MONTHS') === undefined ? null : integer(read, 'RETENTION_MONTHS', 24, 1, 120),
    shutdownGraceSeconds: integer(read, 'SHUTDOWN_GRACE_SECONDS', 20, 1, 300),
    captcha: {
      recaptcha: recaptcha && {
        siteKey: recaptcha[0],
        secretKey: recaptcha[1],
        scriptUrl: recaptchaScript,
        verifyUrl: recaptchaVerify,
      },
      arkose: arkose && {
        publicKey: arkose[0],
        privateKey: arkose[1],
        scriptUrl: arkoseScript,
        verifyUrl: arkoseVerify,
      },
    },
    push: readPush(read, publicUrl),
    webhooks: { privateHosts: readHosts(read, 'WEBHOOK_PRIVATE_HOSTS') },
    linkChecks: oneOf(read, 'LINK_CHECKS', ['on', 'off'], 'off') === 'on',
    traces: readTraces(read),
    sms: sms && { url: url(read, 'SMS_URL', sms[0], ['https:', 'http:']), token: sms[1] },
    playerProfiles: playerProfiles && readPlayerProfiles(read, playerProfiles),
    translator: readTranslator(read),
    ingame: readIngame(read, publicUrl),
    smsLimits: { countries: readCountries(read), dailyBudget: integer(read, 'SMS_DAILY_BUDGET', 2_000, 1, 10_000_000) },
    chatOffered: oneOf(
      read,
      'CHAT_OFFERED',
      ['present', 'open'],
      read('OIDC_ISSUER') === undefined ? 'open' : 'present',
    ),
    desk: {
      enabled: oneOf(read, 'DESK', ['on', 'off'], environment === 'production' ? 'off' : 'on') === 'on',
      audience: read('DESK_AUDIENCE') ?? 'guidepost-desk',
      webhookSecret: readWebhookSecret(read),
      client: readDeskClient(read),
      scopes: read('DESK_SCOPES') ?? 'openid profile email offline_access',
      admins: (read('DESK_ADMINS') ?? '').split(/[\s,]+/).filter((id) => id !== ''),
      sessionSeconds: integer(read, 'DESK_SESSION_SECONDS', 12 * 3600, 300, 7 * 86400),
    },
  }
  if (environment === 'production') refuseDemonstrationDefaults(read, config)
  refuseMisspelt(read, env)
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes)
  return config
}

const masked = '********'

/** The configuration as `--print-config` shows it: secrets masked, database and mail URLs without password. */
export const printableConfig = (config: Config): Record<string, unknown> => {
  const withoutPassword = (value: string) => {
    const parsed = new URL(value)
    if (parsed.password) parsed.password = masked
    return parsed.href
  }
  return {
    ...config,
    secrets: config.secrets && config.secrets.map(() => masked),
    encryptionKeys: config.encryptionKeys && config.encryptionKeys.map(() => masked),
    databaseUrl: config.databaseUrl && withoutPassword(config.databaseUrl),
    databaseReadUrl: config.databaseReadUrl && withoutPassword(config.databaseReadUrl),
    oidc: config.oidc && { ...config.oidc, clientSecret: masked },
    identityProviders: config.identityProviders.map((one) =>
      'clientSecret' in one && one.clientSecret !== '' ? { ...one, clientSecret: masked } : one,
    ),
    smtp: config.smtp && { ...config.smtp, url: withoutPassword(config.smtp.url) },
    mailIn: config.mailIn && { ...config.mailIn, tls: config.mailIn.tls && { ...config.mailIn.tls, key: masked } },
    s3: config.s3 && { ...config.s3, secretAccessKey: masked },
    push: { ...config.push, privateKey: config.push.privateKey && masked },
    traces: config.traces && {
      ...config.traces,
      headers: Object.fromEntries(Object.keys(config.traces.headers).map((name) => [name, masked])),
    },
    sms: config.sms && { ...config.sms, token: masked },
    playerProfiles: config.playerProfiles && { ...config.playerProfiles, token: masked },
    translator: config.translator && { ...config.translator, key: config.translator.key && masked },
    desk: {
      ...config.desk,
      webhookSecret: config.desk.webhookSecret && masked,
      client: config.desk.client && { ...config.desk.client, secret: masked },
    },
    captcha: {
      recaptcha: config.captcha.recaptcha && { ...config.captcha.recaptcha, secretKey: masked },
      arkose: config.captcha.arkose && { ...config.captcha.arkose, privateKey: masked },
    },
  }
}
