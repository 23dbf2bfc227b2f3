// What the server calls or is called by: stores of files, mail, text messages, games, push services, translators.
import { createECDH } from 'node:crypto'
import type { S3Config } from '../storage/blob-store.ts'
import { integer, oneOf, type Reader, together, url } from './read.ts'
import type { Config, MailInConfig } from './types.ts'

export const readClamd = (read: Reader): string | null => {
  const value = read('CLAMD_URL')
  if (value === undefined) return null
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  const isPlace =
    parsed?.protocol === 'tcp:' ? parsed.hostname !== '' : parsed?.protocol === 'unix:' && parsed.pathname.length > 1
  if (!isPlace) read.refuse('CLAMD_URL', 'must be tcp://host:3310, or unix:///run/clamav/clamd.ctl')
  return value
}

/** The store of files, or none of it (CD-171). */
export const readS3 = (read: Reader): S3Config | null => {
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

/**
 * `SMS_COUNTRIES=DE,AT,CH`; null: the list of rules.ts. An open list invites those who earn by each message (SMS
 * pumping).
 */
export const readCountries = (read: Reader): readonly string[] | null => {
  const given = read('SMS_COUNTRIES')
  if (given === undefined) return null
  const countries = given.split(',').map((country) => country.trim())
  if (!countries.every((country) => /^[A-Z]{2}$/.test(country)))
    read.refuse('SMS_COUNTRIES', 'must be two-letter codes parted by commas, such as DE,AT,CH')
  return [...new Set(countries)]
}

/** So much of a local part is left beside a plus, a case number and its mark (RFC 5321 §4.5.3.1.1: 64 letters). */
const longestMailbox = 17
export const readMailIn = (read: Reader): MailInConfig | null => {
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
export const readPlayerProfiles = (read: Reader, [given, token]: [string, string]): Config['playerProfiles'] => {
  const address = url(read, 'PLAYER_PROFILES_URL', given, ['https:', 'http:'])
  if (URL.canParse(given) && new URL(given).username !== '')
    read.refuse('PLAYER_PROFILES_URL', 'must not hold a user; who asks is said by PLAYER_PROFILES_TOKEN')
  if (!/^[\x21-\x7E]+$/.test(token))
    read.refuse('PLAYER_PROFILES_TOKEN', 'must be a bearer token of printable ASCII without spaces')
  return { url: address, token }
}

/** `TRANSLATE_URL`, `TRANSLATE_KEY`. */
export const readTranslator = (read: Reader): Config['translator'] => {
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
export const readIngame = (read: Reader, publicUrl: string): Config['ingame'] => {
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
export const readPush = (read: Reader, publicUrl: string): Config['push'] => {
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
export const readHosts = (read: Reader, variable: string): readonly string[] =>
  (read(variable)?.split(',') ?? []).map((given) => {
    const host = given.trim().toLowerCase()
    if (!URL.canParse(`https://${host}`) || !/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(host))
      read.refuse(variable, `must name hosts, parted by commas; “${host.slice(0, 100)}” is none`)
    return host
  })

/** `SEMANTIC_MODEL=folder`, `SEMANTIC_LANGUAGES=en,de`; what is in the files is judged when they are read. */
export const readSemantic = (read: Reader, hasModel: (folder: string) => boolean): Config['semantic'] => {
  const folder = read('SEMANTIC_MODEL')
  const given = read('SEMANTIC_LANGUAGES')
  if (folder === undefined) {
    if (given !== undefined) read.refuse('SEMANTIC_MODEL', 'is needed together with SEMANTIC_LANGUAGES')
    return null
  }
  if (!hasModel(folder))
    read.refuse('SEMANTIC_MODEL', `must be a folder that \`make lab DO=semantic\` made; ${folder} is not`)
  const languages = given?.split(',').map((language) => language.trim()) ?? null
  if (languages?.every((language) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) === false)
    read.refuse('SEMANTIC_LANGUAGES', 'must be languages parted by commas, such as en,de or pt-BR')
  return { folder, languages }
}

/** A short one could be guessed, and whoever has it restricts any account. */
const shortestWebhookSecret = 24
export const readWebhookSecret = (read: Reader): string | null => {
  const given = read('DESK_WEBHOOK_SECRET')
  if (given === undefined) return null
  if (given.length < shortestWebhookSecret)
    read.refuse('DESK_WEBHOOK_SECRET', `must have at least ${shortestWebhookSecret} characters`)
  if (given.startsWith('whsec_') && !/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(given))
    read.refuse('DESK_WEBHOOK_SECRET', 'is no Base64 after whsec_')
  return given
}

/** `name=value,name=value`, each percent-encoded, as OpenTelemetry's environment variables have it. */
const readHeaders = (read: Reader, variable: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const pair of read(variable)?.split(',') ?? []) {
    const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    try {
      headers[name.toLowerCase()] = decodeURIComponent(value)
    } catch {
      delete headers[name.toLowerCase()]
    }
    if (!/^[\t\x20-\x7E]+$/.test(headers[name.toLowerCase()] ?? '') || name === '')
      read.refuse(variable, 'must be name=value, parted by commas, values percent-encoded: authorization=Bearer%20…')
  }
  return headers
}

/** The names are OpenTelemetry's own; of what they can say the server understands these. */
export const readTraces = (read: Reader): Config['traces'] => {
  const given = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  const headers = readHeaders(read, 'OTEL_EXPORTER_OTLP_HEADERS')
  const serviceName = read('OTEL_SERVICE_NAME') ?? 'guidepost'
  oneOf(read, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json')
  const share = read('OTEL_TRACES_SAMPLER_ARG') ?? '0.1'
  if (!/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(share))
    read.refuse('OTEL_TRACES_SAMPLER_ARG', 'must be the share of traces that are kept, from 0 to 1, such as 0.05')
  const delayMilliseconds = integer(read, 'OTEL_BSP_SCHEDULE_DELAY', 5_000, 1, 60_000)
  if (given === undefined) return null
  if (URL.canParse(given) && new URL(given).username !== '')
    read.refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'must not hold a user; who sends is said by OTEL_EXPORTER_OTLP_HEADERS')
  return {
    endpoint: url(read, 'OTEL_EXPORTER_OTLP_ENDPOINT', given, ['https:', 'http:']),
    headers,
    serviceName,
    ratio: Number(share),
    delayMilliseconds,
  }
}
