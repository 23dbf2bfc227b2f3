// Who signs people in: `OIDC_…`, `IDENTITY_PROVIDERS`, and the desk's own client.
import { isThisMachine, type Reader, url } from './read.ts'
import type { Environment, IdentityProviderConfig, OidcConfig } from './types.ts'

/** '' as secret: a client that proves itself by PKCE alone. */
export const readDeskClient = (read: Reader): { id: string; secret: string } | null => {
  const id = read('DESK_CLIENT_ID')
  const secret = read('DESK_CLIENT_SECRET')
  if (id === undefined && secret !== undefined)
    read.refuse('DESK_CLIENT_ID', 'is needed together with DESK_CLIENT_SECRET')
  return id === undefined ? null : { id, secret: secret ?? '' }
}

export const readOidc = (read: Reader): OidcConfig | null => {
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
export const readProviders = (read: Reader, environment: Environment): readonly IdentityProviderConfig[] => {
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
