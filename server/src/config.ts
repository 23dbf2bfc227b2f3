// Environment → one typed, checked object. The only file of the server that reads the environment.
//
// A wrong value ends the process with exit code 78 (EX_CONFIG) and one sentence that names the variable (promises O6).
// Every variable may be given as `<NAME>_FILE` instead: the path of a file that holds the value (promises O7).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Environment = 'development' | 'test' | 'production'

export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Which claim carries which account fact (ground G11). */
  claims: { softAccount: string; hasSqa: string; roles: string; region: string; locale: string; displayName: string }
}

export interface SmtpConfig {
  url: string
  from: string
}

export interface Config {
  environment: Environment
  host: string
  port: number
  /** Metrics move to a port of their own when set; otherwise `/metrics` answers on the main port (promises O3). */
  adminPort: number | null
  dataDir: string
  /** null: the embedded SQLite database inside `dataDir`. */
  databaseUrl: string | null
  databasePoolSize: number
  /** Without trailing slash. The only source of absolute URLs (ground G25). */
  publicUrl: string
  isHttps: boolean
  /** Further origins whose pages may write with a visitor's cookies (T22). */
  extraOrigins: readonly string[]
  /** With leading, without trailing slash; '' is the root (ground G1). */
  mountPath: string
  /** Multiplies every rate limit (ground G29). */
  limitsScale: number
  /** Newest first; older ones still verify (promises O7). null: made on the first start and kept in `dataDir`. */
  secrets: string[] | null
  /**
   * Keys of the secure fields (ground G30), newest first; apart from `secrets`, because what they closed must stay
   * readable.
   */
  encryptionKeys: string[] | null
  /** null: the embedded provider with demonstration accounts. */
  oidc: OidcConfig | null
  /** null: mails go to the development outbox, or nowhere in production. */
  smtp: SmtpConfig | null
  /** Folder of the content pack imported on the first start. */
  contentPack: string
  /** Offers en-XA and ar-XB beside the pack's languages, to find hard-coded and clipped texts (promises L1, L2). */
  hasPseudoLocales: boolean
  /** How many proxies in front may be believed about the client's address; 0 trusts none. */
  trustedProxies: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /**
   * Every answer held against the contract: refused when it breaks it, logged, or not looked at. Reading each answer
   * again costs time.
   */
  responseCheck: 'refuse' | 'log' | 'off'
  /**
   * The operator's workflow system, to which `{base}/wf/…` leads (OD-71); null: a demonstration page outside
   * production.
   */
  workflowUrl: string | null
  /** Built web app; absent in tests of the server alone. */
  webDist: string
  sessionIdleSeconds: number
  sessionMaxSeconds: number
  shutdownGraceSeconds: number
  /** Keys of the captcha's vendors and where their script and their verify call are; null: not used. */
  captcha: {
    recaptcha: { siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string } | null
    arkose: { publicKey: string; privateKey: string; scriptUrl: string; verifyUrl: string } | null
  }
  sms: { url: string; token: string } | null
  /** Which countries get text messages, alpha-2, and how many a day each (decisions-cases G6). */
  smsLimits: { countries: readonly string[] | null; dailyBudget: number }
  /** `webhookSecret`: shared with the games' back ends that import penalties (ground G32); null: none may. */
  desk: { enabled: boolean; audience: string; webhookSecret: string | null }
}

export class ConfigError extends Error {
  readonly variable: string
  constructor(variable: string, message: string) {
    super(`${variable}: ${message}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

const projectPath = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

type Reader = (name: string) => string | undefined

/** Reads `NAME` or the file named by `NAME_FILE`; empty counts as not set; both at once is a mistake. */
const createReader =
  (env: NodeJS.ProcessEnv): Reader =>
  (name) => {
    const direct = env[name] === '' ? undefined : env[name]
    const file = env[`${name}_FILE`]
    if (!file) return direct
    if (direct !== undefined) throw new ConfigError(name, `is set and ${name}_FILE as well; use one of them`)
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      throw new ConfigError(`${name}_FILE`, `cannot be read (${file})`)
    }
  }

const integer = (read: Reader, name: string, fallback: number, min: number, max: number): number => {
  const text = read(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^[0-9]{1,15}$/.test(text) || value < min || value > max)
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}`)
  return value
}

const oneOf = <const T extends string>(read: Reader, name: string, allowed: readonly T[], fallback: T): T => {
  const value = read(name) ?? fallback
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new ConfigError(name, `must be one of ${allowed.join(', ')}`)
  return found
}

const url = (name: string, value: string, protocols: string[]): string => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      name,
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
  }
  return value.replace(/\/+$/, '')
}

const together = (read: Reader, names: [string, string]): [string, string] | null => {
  const [first, second] = names.map(read)
  if (first === undefined && second === undefined) return null
  if (first === undefined) throw new ConfigError(names[0], `is needed together with ${names[1]}`)
  if (second === undefined) throw new ConfigError(names[1], `is needed together with ${names[0]}`)
  return [first, second]
}

const readMountPath = (read: Reader): string => {
  const value = read('MOUNT_PATH') ?? '/support'
  if (value === '/') return ''
  if (!/^(\/[A-Za-z0-9_-]+)+\/?$/.test(value)) throw new ConfigError('MOUNT_PATH', 'must be a path such as /support')
  if (/^\/(services|healthz|readyz|metrics)(\/|$)/.test(value))
    throw new ConfigError('MOUNT_PATH', 'is taken by the server itself')
  return value.replace(/\/$/, '')
}

/** `NAME` and, while it is being replaced, `NAME_PREVIOUS`: both are accepted, the first one is used for new work. */
const readSecretPair = (read: Reader, name: string): string[] | null => {
  const names = [name, `${name}_PREVIOUS`]
  const [current, previous] = names.map(read)
  if (current === undefined && previous !== undefined)
    throw new ConfigError(name, `is needed together with ${name}_PREVIOUS`)
  if (current === undefined) return null
  const secrets = previous === undefined ? [current] : [current, previous]
  secrets.forEach((secret, index) => {
    if (secret.length < 32) throw new ConfigError(names[index]!, 'must have at least 32 characters')
  })
  return secrets
}

const readOidc = (read: Reader): OidcConfig | null => {
  const issuer = read('OIDC_ISSUER')
  if (issuer === undefined) return null
  const clientId = read('OIDC_CLIENT_ID')
  const clientSecret = read('OIDC_CLIENT_SECRET')
  if (clientId === undefined) throw new ConfigError('OIDC_CLIENT_ID', 'is needed together with OIDC_ISSUER')
  if (clientSecret === undefined) throw new ConfigError('OIDC_CLIENT_SECRET', 'is needed together with OIDC_ISSUER')
  return {
    issuer: url('OIDC_ISSUER', issuer, ['https:', 'http:']),
    clientId,
    clientSecret,
    scopes: read('OIDC_SCOPES') ?? 'openid profile email',
    claims: {
      softAccount: read('OIDC_CLAIM_SOFT_ACCOUNT') ?? 'soft_account',
      hasSqa: read('OIDC_CLAIM_HAS_SQA') ?? 'has_sqa',
      roles: read('OIDC_CLAIM_ROLES') ?? 'roles',
      region: read('OIDC_CLAIM_REGION') ?? 'region',
      locale: read('OIDC_CLAIM_LOCALE') ?? 'locale',
      displayName: read('OIDC_CLAIM_DISPLAY_NAME') ?? 'name',
    },
  }
}

/**
 * `SMS_COUNTRIES=DE,AT,CH`; null: the list of rules.ts. An open list invites those who earn by each message (SMS
 * pumping).
 */
const readCountries = (read: Reader): readonly string[] | null => {
  const given = read('SMS_COUNTRIES')
  if (given === undefined) return null
  const countries = given.split(',').map((country) => country.trim())
  if (!countries.every((country) => /^[A-Z]{2}$/.test(country)))
    throw new ConfigError('SMS_COUNTRIES', 'must be two-letter codes parted by commas, such as DE,AT,CH')
  return [...new Set(countries)]
}

/** `EXTRA_ORIGINS=https://shop.example,https://launcher.example` */
const readOrigins = (read: Reader): readonly string[] =>
  (read('EXTRA_ORIGINS')?.split(',') ?? []).map((given) => {
    const origin = given.trim()
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError('EXTRA_ORIGINS', 'must be origins parted by commas, such as https://shop.example')
    return origin
  })

/** A short one could be guessed, and whoever has it restricts any account. */
const shortestWebhookSecret = 24
const readWebhookSecret = (read: Reader): string | null => {
  const given = read('DESK_WEBHOOK_SECRET')
  if (given === undefined) return null
  if (given.length < shortestWebhookSecret)
    throw new ConfigError('DESK_WEBHOOK_SECRET', `must have at least ${shortestWebhookSecret} characters`)
  if (given.startsWith('whsec_') && !/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(given))
    throw new ConfigError('DESK_WEBHOOK_SECRET', 'is no Base64 after whsec_')
  return given
}

/** What only a demonstration may leave open; in production each of these must be set (ground G29, promises O17). */
const refuseDemonstrationDefaults = (read: Reader, config: Config): void => {
  const needed: [string, boolean][] = [
    ['SESSION_SECRET', config.secrets !== null],
    ['ENCRYPTION_KEY', config.encryptionKeys !== null],
    ['PUBLIC_URL', read('PUBLIC_URL') !== undefined],
    ['OIDC_ISSUER', config.oidc !== null],
    ['CONTENT_PACK', read('CONTENT_PACK') !== undefined],
  ]
  for (const [name, isSet] of needed) {
    if (!isSet)
      throw new ConfigError(name, 'must be set when NODE_ENV is production; its default is for demonstrations only')
  }
  if (config.hasPseudoLocales) throw new ConfigError('PSEUDO_LOCALES', 'must be off when NODE_ENV is production')
  if (config.limitsScale !== 1) throw new ConfigError('LIMITS_SCALE', 'must be 1 when NODE_ENV is production')
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming the variable; `server.ts` turns it into exit code 78.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const read = createReader(env)
  const port = integer(read, 'PORT', 8080, 0, 65535)
  const environment = oneOf(read, 'NODE_ENV', ['development', 'test', 'production'], 'development')
  const publicUrl = url('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`, ['https:', 'http:'])
  if (new URL(publicUrl).pathname !== '/')
    throw new ConfigError('PUBLIC_URL', 'must not hold a path; the path is MOUNT_PATH')
  const databaseUrl = read('DATABASE_URL')
  const recaptcha = together(read, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])
  const arkose = together(read, ['ARKOSE_PUBLIC_KEY', 'ARKOSE_PRIVATE_KEY'])
  const sms = together(read, ['SMS_URL', 'SMS_TOKEN'])
  const address = (name: string, fallback: string): string => url(name, read(name) ?? fallback, ['https:', 'http:'])
  const smtpUrl = read('SMTP_URL')
  const workflowUrl = read('WORKFLOW_URL')
  const adminPort = integer(read, 'ADMIN_PORT', 0, 0, 65535)
  const config: Config = {
    environment,
    host: read('HOST') ?? '::',
    port,
    adminPort: adminPort === 0 ? null : adminPort,
    dataDir: read('DATA_DIR') ?? projectPath('.data'),
    databaseUrl: databaseUrl === undefined ? null : url('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
    databasePoolSize: integer(read, 'DATABASE_POOL_SIZE', 10, 1, 200),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    extraOrigins: readOrigins(read),
    mountPath: readMountPath(read),
    limitsScale: integer(read, 'LIMITS_SCALE', 1, 1, 1_000_000_000),
    secrets: readSecretPair(read, 'SESSION_SECRET'),
    encryptionKeys: readSecretPair(read, 'ENCRYPTION_KEY'),
    oidc: readOidc(read),
    smtp:
      smtpUrl === undefined
        ? null
        : { url: url('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']), from: read('SMTP_FROM') ?? 'support@localhost' },
    contentPack: read('CONTENT_PACK') ?? projectPath('server/content/demo'),
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
    workflowUrl: workflowUrl === undefined ? null : url('WORKFLOW_URL', workflowUrl, ['https:', 'http:']),
    webDist: read('WEB_DIST') ?? projectPath('web/dist'),
    sessionIdleSeconds: integer(read, 'SESSION_IDLE_SECONDS', 12 * 3600, 60, 90 * 86400),
    sessionMaxSeconds: integer(read, 'SESSION_MAX_SECONDS', 30 * 86400, 60, 365 * 86400),
    shutdownGraceSeconds: integer(read, 'SHUTDOWN_GRACE_SECONDS', 20, 1, 300),
    captcha: {
      recaptcha: recaptcha && {
        siteKey: recaptcha[0],
        secretKey: recaptcha[1],
        scriptUrl: address('RECAPTCHA_SCRIPT_URL', 'https://www.google.com/recaptcha/api.js'),
        verifyUrl: address('RECAPTCHA_VERIFY_URL', 'https://www.google.com/recaptcha/api/siteverify'),
      },
      arkose: arkose && {
        publicKey: arkose[0],
        privateKey: arkose[1],
        scriptUrl: address(
          'ARKOSE_SCRIPT_URL',
          `https://client-api.arkoselabs.com/v2/${encodeURIComponent(arkose[0])}/api.js`,
        ),
        verifyUrl: address('ARKOSE_VERIFY_URL', 'https://verify-api.arkoselabs.com/api/v4/verify/'),
      },
    },
    sms: sms && { url: url('SMS_URL', sms[0], ['https:', 'http:']), token: sms[1] },
    smsLimits: { countries: readCountries(read), dailyBudget: integer(read, 'SMS_DAILY_BUDGET', 2_000, 1, 10_000_000) },
    desk: {
      enabled: oneOf(read, 'DESK', ['on', 'off'], environment === 'production' ? 'off' : 'on') === 'on',
      audience: read('DESK_AUDIENCE') ?? 'guidepost-desk',
      webhookSecret: readWebhookSecret(read),
    },
  }
  if (environment === 'production') refuseDemonstrationDefaults(read, config)
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
    oidc: config.oidc && { ...config.oidc, clientSecret: masked },
    smtp: config.smtp && { ...config.smtp, url: withoutPassword(config.smtp.url) },
    sms: config.sms && { ...config.sms, token: masked },
    desk: { ...config.desk, webhookSecret: config.desk.webhookSecret && masked },
    captcha: {
      recaptcha: config.captcha.recaptcha && { ...config.captcha.recaptcha, secretKey: masked },
      arkose: config.captcha.arkose && { ...config.captcha.arkose, privateKey: masked },
    },
  }
}
