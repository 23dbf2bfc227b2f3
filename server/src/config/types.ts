// What the settings are once they are read: one typed object.
import type { S3Config } from '../storage/blob-store.ts'

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

interface SmtpConfig {
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
  /** A streaming replica of the database that lists and reports are read from; null: none (CD-376). */
  databaseReadUrl: string | null
  /** A start leaves steps of the schema that read through a larger table to `guidepost migrate`. */
  migrateAtStartRows: number
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
  /** Folder of a sentence encoder, and the languages it is used for; null: its own, or none (CD-110). */
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
  /** Whether other sites that help links to are asked now and then whether they are still there (CD-410). */
  linkChecks: boolean
  sms: { url: string; token: string } | null
  /** Where traces go (OTLP over HTTP), and which share of them; null: nothing is traced (CD-375). */
  traces: {
    endpoint: string
    headers: Readonly<Record<string, string>>
    serviceName: string
    ratio: number
    delayMilliseconds: number
  } | null
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
