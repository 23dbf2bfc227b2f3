// Environment → one typed, checked object. The only file of the server that reads the environment.
//
// Wrong values end the process with exit code 78 (EX_CONFIG) and one sentence each that names the variable, all of them
// at once (promises O6, CD-71).
// Every variable may be given as `<NAME>_FILE` instead: the path of a file that holds the value (promises O7).
import { createECDH } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { typingDistance } from './articles/engine/edit-distance.ts'
import type { S3Config } from './storage/blob-store.ts'

export type Environment = 'development' | 'test' | 'production'

export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Which claim carries which account fact (ground G11). */
  claims: {
    softAccount: string
    hasSqa: string
    roles: string
    region: string
    locale: string
    displayName: string
    child: string
    guardianEmail: string
    /** Games and languages a representative sees (CD-315). */
    games: string
    languages: string
  }
}

/** A further provider players may sign in at (CD-300). */
export type IdentityProviderConfig = { id: string; name: string } & (
  | {
      kind: 'oidc'
      issuer: string
      clientId: string
      clientSecret: string
      scopes: string
      /** Which claims say what; null: as OpenID Connect names them. */
      displayName: string | null
      email: string | null
      emailVerified: string | null
    }
  | {
      kind: 'oauth2'
      authorizationEndpoint: string
      tokenEndpoint: string
      userinfoEndpoint: string
      clientId: string
      clientSecret: string
      scopes: string
      subject: string
      displayName: string | null
      email: string | null
      emailVerified: string | null
    }
  | { kind: 'steam'; endpoint: string }
)

export interface SmtpConfig {
  url: string
  from: string
  /** In production, to another machine. */
  mustEncrypt: boolean
}

/** Where answers to our mails come in (CD-234). */
export interface MailInConfig {
  port: number
  /** `reply@support.example`; each case and recipient has an address of its own beside it, `reply+tag@support.example`. */
  address: string
  /** PEM, for STARTTLS; null: none is offered. */
  tls: { cert: string; key: string } | null
  /** Bytes of a whole mail. */
  mostBytes: number
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
  /** Processes behind the one port; more than one on PostgreSQL alone (CD-340). */
  instances: number
  /** Without trailing slash. The only source of absolute URLs (ground G25). */
  publicUrl: string
  isHttps: boolean
  /** Further origins whose pages may write with a visitor's cookies (T22). */
  extraOrigins: readonly string[]
  /** Where weaknesses are reported, `mailto:` or `https:` (RFC 9116); none: there is no security.txt. */
  securityContacts: readonly string[]
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
  /** What players know the first provider by, where they choose; null: the host of its issuer. */
  oidcName: string | null
  /** Offered beside the first one, in this order. */
  identityProviders: readonly IdentityProviderConfig[]
  /** A second embedded provider, to see a choice of them; with the embedded provider alone. */
  hasSecondDemoProvider: boolean
  /** null: mails go to the development outbox, or nowhere in production. */
  smtp: SmtpConfig | null
  /** null: answers to our mails are not read. */
  mailIn: MailInConfig | null
  /** Where players' files lie; null: in `dataDir`. */
  s3: S3Config | null
  /** ClamAV's daemon, `tcp://` or `unix://`; null: files are not looked into (T13). */
  clamdUrl: string | null
  /** Folder of the content pack imported on the first start. */
  contentPack: string
  /** Folder of a table of token vectors, and the languages it is used for; null: its own, or none (CD-110). */
  semantic: { folder: string; languages: readonly string[] | null } | null
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
  /** Open streams of news this process takes. */
  mostStreams: number
  sessionMaxSeconds: number
  shutdownGraceSeconds: number
  /** How long a process that was told to end goes on serving (T25). */
  drainSeconds: number
  /** Archived cases are kept so long; null: as the content says. */
  retentionMonths: number | null
  /** Keys of the captcha's vendors and where their script and their verify call are; null: not used. */
  captcha: {
    recaptcha: { siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string } | null
    arkose: { publicKey: string; privateKey: string; scriptUrl: string; verifyUrl: string } | null
  }
  /**
   * Web Push (CD-268). `privateKey`: VAPID, P-256, base64url; null: one of this installation's own, none in production.
   */
  push: { privateKey: string | null; subject: string; allowsPrivateHosts: boolean }
  /** Hosts webhooks may call wherever they lie (CD-241): `host` or `host:port` in small letters. */
  webhooks: { privateHosts: readonly string[] }
  sms: { url: string; token: string } | null
  /** The operator's service that knows what a player owns (T3); null: nobody is asked. */
  playerProfiles: { url: string; token: string } | null
  /** A machine that translates at the desk (LibreTranslate's protocol). */
  translator: { url: string; key: string | null } | null
  /** Whose signed tokens may say what a game knows of a player (CD-242); null: nobody's. */
  ingame: { issuer: string; jwksUrl: string; audience: string } | null
  /** Which countries get text messages, alpha-2, and how many a day each (decisions-cases G6). */
  smsLimits: { countries: readonly string[] | null; dailyBudget: number }
  /** When players are offered chat: while somebody is there for it (T21), or whenever its channel is open. */
  chatOffered: 'present' | 'open'
  /**
   * `webhookSecret`: shared with the games' back ends that import penalties (ground G32); null: none may. `client`: what
   * signs representatives in at the desk's pages (CD-220); null: the portal's own.
   */
  desk: {
    enabled: boolean
    audience: string
    webhookSecret: string | null
    client: { id: string; secret: string } | null
    scopes: string
    /** Subjects who are admins where the provider sends no roles (CD-315). */
    admins: string[]
    /** How long a shift is: whoever signed in longer ago signs in anew. */
    sessionSeconds: number
  }
}

export interface ConfigMistake {
  variable: string
  message: string
}

export class ConfigError extends Error {
  readonly mistakes: readonly ConfigMistake[]
  constructor(mistakes: readonly ConfigMistake[]) {
    super(mistakes.map(({ variable, message }) => `${variable}: ${message}`).join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

const projectPath = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

interface Reader {
  (name: string): string | undefined
  /** Notes a variable's first mistake; reading goes on, so that all are named. */
  refuse: (variable: string, message: string) => void
  mistakes: readonly ConfigMistake[]
  /** Every name that was asked for, set or not. */
  known: ReadonlySet<string>
}

/** Reads `NAME` or the file named by `NAME_FILE`; empty counts as not set; both at once is a mistake. */
const createReader = (env: NodeJS.ProcessEnv): Reader => {
  const mistakes: ConfigMistake[] = []
  const known = new Set<string>()
  const refuse: Reader['refuse'] = (variable, message) => {
    if (!mistakes.some((one) => one.variable === variable)) mistakes.push({ variable, message })
  }
  const read = (name: string): string | undefined => {
    known.add(name)
    const direct = env[name] === '' ? undefined : env[name]
    const file = env[`${name}_FILE`]
    if (!file) return direct
    if (direct !== undefined) {
      refuse(name, `is set and ${name}_FILE as well; use one of them`)
      return direct
    }
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      refuse(`${name}_FILE`, `cannot be read (${file})`)
      return undefined
    }
  }
  return Object.assign(read, { refuse, mistakes, known })
}

const integer = (read: Reader, name: string, fallback: number, min: number, max: number): number => {
  const text = read(name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (/^[0-9]{1,15}$/.test(text) && value >= min && value <= max) return value
  read.refuse(name, `must be a whole number from ${min} to ${max}`)
  return fallback
}

const oneOf = <const T extends string>(read: Reader, name: string, allowed: readonly T[], fallback: T): T => {
  const value = read(name) ?? fallback
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) read.refuse(name, `must be one of ${allowed.join(', ')}`)
  return found ?? fallback
}

/** Of what was given; a wrong one is noted and stands for itself. */
const url = (read: Reader, name: string, value: string, protocols: string[]): string => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    read.refuse(name, `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  return value.replace(/\/+$/, '')
}

const together = (read: Reader, names: [string, string]): [string, string] | null => {
  const [first, second] = names.map(read)
  if (first === undefined && second !== undefined) read.refuse(names[0], `is needed together with ${names[1]}`)
  if (second === undefined && first !== undefined) read.refuse(names[1], `is needed together with ${names[0]}`)
  return first === undefined || second === undefined ? null : [first, second]
}

const readClamd = (read: Reader): string | null => {
  const value = read('CLAMD_URL')
  if (value === undefined) return null
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  const isPlace =
    parsed?.protocol === 'tcp:' ? parsed.hostname !== '' : parsed?.protocol === 'unix:' && parsed.pathname.length > 1
  if (!isPlace) read.refuse('CLAMD_URL', 'must be tcp://host:3310, or unix:///run/clamav/clamd.ctl')
  return value
}

/** The store of files, or none of it (CD-171). */
const readS3 = (read: Reader): S3Config | null => {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const [endpoint, bucket, accessKeyId, secretAccessKey] = needed.map(read)
  const region = read('S3_REGION')
  const prefix = read('S3_PREFIX')
  const given = needed.filter((name) => read(name) !== undefined)
  const first = given[0] ?? (region === undefined ? (prefix === undefined ? undefined : 'S3_PREFIX') : 'S3_REGION')
  if (first === undefined) return null
  for (const name of needed) if (!given.includes(name)) read.refuse(name, `is needed together with ${first}`)
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    read.refuse('S3_BUCKET', 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens')
  if (prefix !== undefined && !/^\w[\w.-]*(\/\w[\w.-]*)*\/$/.test(prefix))
    read.refuse('S3_PREFIX', 'must be a path that ends with /, such as guidepost/')
  return {
    endpoint: url(read, 'S3_ENDPOINT', endpoint, ['https:', 'http:']),
    bucket,
    region: region ?? 'us-east-1',
    prefix: prefix ?? 'guidepost/',
    accessKeyId,
    secretAccessKey,
  }
}

const readMountPath = (read: Reader): string => {
  const value = read('MOUNT_PATH') ?? '/support'
  if (value === '/') return ''
  if (!/^(\/[A-Za-z0-9_-]+)+\/?$/.test(value)) read.refuse('MOUNT_PATH', 'must be a path such as /support')
  if (/^\/(services|healthz|readyz|metrics)(\/|$)/.test(value))
    read.refuse('MOUNT_PATH', 'is taken by the server itself')
  return value.replace(/\/$/, '')
}

/** `NAME` and, while it is being replaced, `NAME_PREVIOUS`: both are accepted, the first one is used for new work. */
const readSecretPair = (read: Reader, name: string): string[] | null => {
  const names = [name, `${name}_PREVIOUS`]
  const [current, previous] = names.map(read)
  if (current === undefined && previous !== undefined) read.refuse(name, `is needed together with ${name}_PREVIOUS`)
  if (current === undefined) return null
  const secrets = previous === undefined ? [current] : [current, previous]
  secrets.forEach((secret, index) => {
    if (secret.length < 32) read.refuse(names[index]!, 'must have at least 32 characters')
  })
  return secrets
}

/** '' as secret: a client that proves itself by PKCE alone. */
const readDeskClient = (read: Reader): { id: string; secret: string } | null => {
  const id = read('DESK_CLIENT_ID')
  const secret = read('DESK_CLIENT_SECRET')
  if (id === undefined && secret !== undefined)
    read.refuse('DESK_CLIENT_ID', 'is needed together with DESK_CLIENT_SECRET')
  return id === undefined ? null : { id, secret: secret ?? '' }
}

const readOidc = (read: Reader): OidcConfig | null => {
  const issuer = read('OIDC_ISSUER')
  const clientId = read('OIDC_CLIENT_ID')
  const clientSecret = read('OIDC_CLIENT_SECRET')
  const rest = {
    scopes: read('OIDC_SCOPES') ?? 'openid profile email',
    claims: {
      softAccount: read('OIDC_CLAIM_SOFT_ACCOUNT') ?? 'soft_account',
      hasSqa: read('OIDC_CLAIM_HAS_SQA') ?? 'has_sqa',
      roles: read('OIDC_CLAIM_ROLES') ?? 'roles',
      region: read('OIDC_CLAIM_REGION') ?? 'region',
      locale: read('OIDC_CLAIM_LOCALE') ?? 'locale',
      displayName: read('OIDC_CLAIM_DISPLAY_NAME') ?? 'name',
      child: read('OIDC_CLAIM_CHILD') ?? 'child',
      guardianEmail: read('OIDC_CLAIM_GUARDIAN_EMAIL') ?? 'guardian_email',
      games: read('OIDC_CLAIM_GAMES') ?? 'desk_games',
      languages: read('OIDC_CLAIM_LANGUAGES') ?? 'desk_languages',
    },
  }
  if (issuer === undefined) return null
  if (clientId === undefined) read.refuse('OIDC_CLIENT_ID', 'is needed together with OIDC_ISSUER')
  if (clientSecret === undefined) read.refuse('OIDC_CLIENT_SECRET', 'is needed together with OIDC_ISSUER')
  return {
    issuer: url(read, 'OIDC_ISSUER', issuer, ['https:', 'http:']),
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    ...rest,
  }
}

const mostProviders = 20
const providerKinds = ['oidc', 'oauth2', 'steam'] as const
const providerNeeds = {
  oidc: ['issuer', 'clientId'],
  oauth2: ['authorizationEndpoint', 'tokenEndpoint', 'userinfoEndpoint', 'clientId', 'subject'],
  steam: [],
} as const
const providerMay = {
  oidc: ['clientSecret', 'scopes', 'displayName', 'email', 'emailVerified'],
  oauth2: ['clientSecret', 'scopes', 'displayName', 'email', 'emailVerified'],
  steam: ['endpoint'],
} as const
const steamEndpoint = 'https://steamcommunity.com/openid/login'
const addressNames: readonly string[] = [
  'issuer',
  'authorizationEndpoint',
  'tokenEndpoint',
  'userinfoEndpoint',
  'endpoint',
]

/** One entry of `IDENTITY_PROVIDERS`; undefined when something in it is wrong, which has been noted. */
const readProvider = (
  given: unknown,
  refuse: (message: string) => void,
  mayBePlain: (address: string) => boolean,
): IdentityProviderConfig | undefined => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    refuse('must be an object')
    return undefined
  }
  const values = given as Record<string, unknown>
  const kind = providerKinds.find((one) => one === values['kind'])
  if (kind === undefined) {
    refuse(`kind must be one of ${providerKinds.join(', ')}`)
    return undefined
  }
  const needed: readonly string[] = ['id', 'name', ...providerNeeds[kind]]
  const known: readonly string[] = ['kind', ...needed, ...providerMay[kind]]
  const wrong = [
    ...Object.keys(values)
      .filter((name) => !known.includes(name))
      .map((name) => `${name.slice(0, 40)} is no property of kind ${kind}`),
    ...needed.filter((name) => values[name] === undefined).map((name) => `${name} is needed`),
    ...Object.entries(values)
      .filter(([name, value]) => known.includes(name) && (typeof value !== 'string' || value === ''))
      .map(([name]) => `${name} must be a text that is not empty`),
  ]
  const text = (name: string): string => String(values[name] ?? '')
  if (wrong.length === 0) {
    if (!/^[a-z][a-z0-9-]{1,31}$/.test(text('id')) || text('id') === 'main')
      wrong.push('id must be 2 to 32 small letters, digits and hyphens, and not main')
    if (text('name').length > 60) wrong.push('name must have at most 60 characters')
    for (const name of addressNames.filter((one) => values[one] !== undefined)) {
      const parsed = URL.canParse(text(name)) ? new URL(text(name)) : undefined
      if (parsed === undefined || !['https:', 'http:'].includes(parsed.protocol) || parsed.username !== '')
        wrong.push(`${name} must be a URL beginning with https:// and hold no user`)
      else if (parsed.protocol === 'http:' && !mayBePlain(text(name))) wrong.push(`${name} must begin with https://`)
    }
  }
  if (wrong.length > 0) {
    refuse(wrong.join('; '))
    return undefined
  }
  const optional = (name: string): string | null => (values[name] === undefined ? null : text(name))
  const common = { id: text('id'), name: text('name') }
  if (kind === 'steam') return { ...common, kind, endpoint: optional('endpoint') ?? steamEndpoint }
  const client = {
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
    displayName: optional('displayName'),
    email: optional('email'),
    emailVerified: optional('emailVerified'),
  }
  return kind === 'oidc'
    ? {
        ...common,
        kind,
        ...client,
        issuer: text('issuer').replace(/\/+$/, ''),
        scopes: optional('scopes') ?? 'openid profile email',
      }
    : {
        ...common,
        kind,
        ...client,
        authorizationEndpoint: text('authorizationEndpoint'),
        tokenEndpoint: text('tokenEndpoint'),
        userinfoEndpoint: text('userinfoEndpoint'),
        scopes: text('scopes'),
        subject: text('subject'),
      }
}

/** `IDENTITY_PROVIDERS=[{"id":"discord","kind":"oauth2","name":"Discord",…}]` (CD-300). */
const readProviders = (read: Reader, environment: Environment): readonly IdentityProviderConfig[] => {
  const variable = 'IDENTITY_PROVIDERS'
  const given = read(variable)
  if (given === undefined) return []
  let list: unknown
  try {
    list = JSON.parse(given)
  } catch (error) {
    read.refuse(variable, `must be JSON (${(error as Error).message.slice(0, 100)})`)
    return []
  }
  if (!Array.isArray(list) || list.length > mostProviders) {
    read.refuse(variable, `must be a list of at most ${mostProviders} providers, [{"id": …}, …]`)
    return []
  }
  const mistakes: string[] = []
  const providers = list.flatMap((one: unknown, index): IdentityProviderConfig[] => {
    const provider = readProvider(
      one,
      (message) => mistakes.push(`provider ${index + 1}: ${message}`),
      (address) => environment !== 'production' || isThisMachine(address),
    )
    return provider === undefined ? [] : [provider]
  })
  const ids = providers.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) mistakes.push(`id ${twice} is there twice`)
  if (mistakes.length > 0) read.refuse(variable, mistakes.join('. '))
  return providers
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
    read.refuse('SMS_COUNTRIES', 'must be two-letter codes parted by commas, such as DE,AT,CH')
  return [...new Set(countries)]
}

/** So much of a local part is left beside a plus, a case number and its mark (RFC 5321 §4.5.3.1.1: 64 letters). */
const longestMailbox = 17
const readMailIn = (read: Reader): MailInConfig | null => {
  const given = together(read, ['MAIL_IN_PORT', 'MAIL_IN_ADDRESS'])
  const tls = together(read, ['MAIL_IN_TLS_CERT', 'MAIL_IN_TLS_KEY'])
  const mostBytes = integer(read, 'MAIL_IN_BYTES', 26_214_400, 65_536, 104_857_600)
  if (given === null) {
    if (tls !== null) read.refuse('MAIL_IN_PORT', 'is needed together with MAIL_IN_TLS_CERT')
    return null
  }
  const port = integer(read, 'MAIL_IN_PORT', 2525, 1, 65535)
  const [mailbox = ''] = given[1].split('@')
  if (!/^[a-z0-9._-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(given[1]) || mailbox.length > longestMailbox)
    read.refuse(
      'MAIL_IN_ADDRESS',
      `must be an address in small letters such as reply@support.example, at most ${longestMailbox} letters before the @`,
    )
  for (const [name, pem] of [
    ['MAIL_IN_TLS_CERT', tls?.[0]],
    ['MAIL_IN_TLS_KEY', tls?.[1]],
  ] as const)
    if (pem !== undefined && !pem.includes('-----BEGIN ')) read.refuse(name, 'must be PEM; as a file, set it as _FILE')
  return { port, address: given[1], tls: tls && { cert: tls[0], key: tls[1] }, mostBytes }
}

/** What a header can carry; `fetch` takes no address with a user in it. */
const readPlayerProfiles = (read: Reader, [given, token]: [string, string]): Config['playerProfiles'] => {
  const address = url(read, 'PLAYER_PROFILES_URL', given, ['https:', 'http:'])
  if (URL.canParse(given) && new URL(given).username !== '')
    read.refuse('PLAYER_PROFILES_URL', 'must not hold a user; who asks is said by PLAYER_PROFILES_TOKEN')
  if (!/^[\x21-\x7E]+$/.test(token))
    read.refuse('PLAYER_PROFILES_TOKEN', 'must be a bearer token of printable ASCII without spaces')
  return { url: address, token }
}

/** `TRANSLATE_URL`, `TRANSLATE_KEY`. */
const readTranslator = (read: Reader): Config['translator'] => {
  const given = read('TRANSLATE_URL')
  const key = read('TRANSLATE_KEY') ?? null
  if (given === undefined) {
    if (key !== null) read.refuse('TRANSLATE_URL', 'is needed together with TRANSLATE_KEY')
    return null
  }
  if (URL.canParse(given) && new URL(given).username !== '')
    read.refuse('TRANSLATE_URL', 'must not hold a user; who asks is said by TRANSLATE_KEY')
  return { url: url(read, 'TRANSLATE_URL', given, ['https:', 'http:']), key }
}

/** A publisher's tokens: who signs, where the keys are, and whom they are meant for. */
const readIngame = (read: Reader, publicUrl: string): Config['ingame'] => {
  const given = together(read, ['INGAME_ISSUER', 'INGAME_JWKS_URL'])
  const audience = read('INGAME_AUDIENCE')
  if (given === null) {
    if (audience !== undefined) read.refuse('INGAME_ISSUER', 'is needed together with INGAME_AUDIENCE')
    return null
  }
  const [issuer, jwksUrl] = given
  if (URL.canParse(jwksUrl) && new URL(jwksUrl).username !== '')
    read.refuse('INGAME_JWKS_URL', 'must not hold a user: published keys are open to everybody')
  return {
    issuer,
    jwksUrl: url(read, 'INGAME_JWKS_URL', jwksUrl, ['https:', 'http:']),
    audience: audience ?? publicUrl,
  }
}

const isVapidKey = (key: string): boolean => {
  try {
    createECDH('prime256v1').setPrivateKey(key, 'base64url')
    return /^[A-Za-z0-9_-]{43}$/.test(key)
  } catch {
    return false
  }
}
/** `VAPID_PRIVATE_KEY`, `VAPID_SUBJECT`, and for tests `PUSH_PRIVATE_HOSTS`. */
const readPush = (read: Reader, publicUrl: string): Config['push'] => {
  const privateKey = read('VAPID_PRIVATE_KEY') ?? null
  if (privateKey !== null && !isVapidKey(privateKey))
    read.refuse('VAPID_PRIVATE_KEY', 'must be a private key of P-256, base64url (`npx web-push generate-vapid-keys`)')
  const subject = read('VAPID_SUBJECT') ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:support@localhost')
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject))
    read.refuse(
      'VAPID_SUBJECT',
      'must begin with mailto: or https://; push services write there when something is wrong',
    )
  return { privateKey, subject, allowsPrivateHosts: oneOf(read, 'PUSH_PRIVATE_HOSTS', ['on', 'off'], 'off') === 'on' }
}

/** Names or addresses of hosts, each with a port or without: `crm.internal,10.0.0.7:8443,[fd00::7]`. */
const readHosts = (read: Reader, variable: string): readonly string[] =>
  (read(variable)?.split(',') ?? []).map((given) => {
    const host = given.trim().toLowerCase()
    if (!URL.canParse(`https://${host}`) || !/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(host))
      read.refuse(variable, `must name hosts, parted by commas; “${host.slice(0, 100)}” is none`)
    return host
  })

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

/** `SEMANTIC_MODEL=folder`, `SEMANTIC_LANGUAGES=en,de`; what is in the files is judged when they are read. */
const readSemantic = (read: Reader, hasTable: (folder: string) => boolean): Config['semantic'] => {
  const folder = read('SEMANTIC_MODEL')
  const given = read('SEMANTIC_LANGUAGES')
  if (folder === undefined) {
    if (given !== undefined) read.refuse('SEMANTIC_MODEL', 'is needed together with SEMANTIC_LANGUAGES')
    return null
  }
  if (!hasTable(folder))
    read.refuse('SEMANTIC_MODEL', `must be a folder with model.safetensors and tokenizer.json; ${folder} is not`)
  const languages = given?.split(',').map((language) => language.trim()) ?? null
  if (languages?.every((language) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) === false)
    read.refuse('SEMANTIC_LANGUAGES', 'must be languages parted by commas, such as en,de or pt-BR')
  return { folder, languages }
}

/** A short one could be guessed, and whoever has it restricts any account. */
const shortestWebhookSecret = 24
const readWebhookSecret = (read: Reader): string | null => {
  const given = read('DESK_WEBHOOK_SECRET')
  if (given === undefined) return null
  if (given.length < shortestWebhookSecret)
    read.refuse('DESK_WEBHOOK_SECRET', `must have at least ${shortestWebhookSecret} characters`)
  if (given.startsWith('whsec_') && !/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(given))
    read.refuse('DESK_WEBHOOK_SECRET', 'is no Base64 after whsec_')
  return given
}

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

/** What repeats itself (changemechangeme…) packs well, what was drawn does not. */
const leastPackedBytes = 24
const isEasy = (secret: string): boolean => deflateRawSync(secret).length < leastPackedBytes

/** Browsers keep pages of the machine itself safe over http too. */
const isThisMachine = (publicUrl: string): boolean =>
  URL.canParse(publicUrl) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)

/** What only a demonstration may leave open; in production each of these must be set (ground G29, promises O17). */
const refuseDemonstrationDefaults = (read: Reader, config: Config): void => {
  const needed: [string, boolean][] = [
    ['SESSION_SECRET', config.secrets !== null],
    ['ENCRYPTION_KEY', config.encryptionKeys !== null],
    ['PUBLIC_URL', read('PUBLIC_URL') !== undefined],
    ['OIDC_ISSUER', config.oidc !== null],
    ['CONTENT_PACK', read('CONTENT_PACK') !== undefined],
  ]
  for (const [name, isSet] of needed)
    if (!isSet) read.refuse(name, 'must be set when NODE_ENV is production; its default is for demonstrations only')
  for (const name of ['SESSION_SECRET', 'ENCRYPTION_KEY']) {
    const secret = read(name)
    if (secret !== undefined && isEasy(secret))
      read.refuse(name, 'is too easy to guess; make one with `openssl rand -base64 48`')
  }
  if (!config.isHttps && read('PUBLIC_URL') !== undefined && !isThisMachine(config.publicUrl))
    read.refuse('PUBLIC_URL', 'must begin with https:// when NODE_ENV is production')
  if (config.oidc && !config.oidc.issuer.startsWith('https:') && !isThisMachine(config.oidc.issuer))
    read.refuse('OIDC_ISSUER', 'must begin with https:// when NODE_ENV is production')
  if (config.ingame && !config.ingame.jwksUrl.startsWith('https:') && !isThisMachine(config.ingame.jwksUrl))
    read.refuse('INGAME_JWKS_URL', 'must begin with https:// when NODE_ENV is production')
  if (config.push.allowsPrivateHosts) read.refuse('PUSH_PRIVATE_HOSTS', 'must be off when NODE_ENV is production')
  if (config.hasPseudoLocales) read.refuse('PSEUDO_LOCALES', 'must be off when NODE_ENV is production')
  if (config.limitsScale !== 1) read.refuse('LIMITS_SCALE', 'must be 1 when NODE_ENV is production')
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
const isTable = (folder: string): boolean =>
  ['model.safetensors', 'tokenizer.json'].every((name) => existsSync(join(folder, name)))

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
    databasePoolSize: integer(read, 'DATABASE_POOL_SIZE', 10, 1, 200),
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
    semantic: readSemantic(read, isTable),
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
    oidc: config.oidc && { ...config.oidc, clientSecret: masked },
    identityProviders: config.identityProviders.map((one) =>
      'clientSecret' in one && one.clientSecret !== '' ? { ...one, clientSecret: masked } : one,
    ),
    smtp: config.smtp && { ...config.smtp, url: withoutPassword(config.smtp.url) },
    mailIn: config.mailIn && { ...config.mailIn, tls: config.mailIn.tls && { ...config.mailIn.tls, key: masked } },
    s3: config.s3 && { ...config.s3, secretAccessKey: masked },
    push: { ...config.push, privateKey: config.push.privateKey && masked },
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
