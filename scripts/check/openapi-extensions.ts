import type { OpenApi } from '../generate/document.ts'

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isTimes = (value: unknown, name: RegExp): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(([key, times]) => name.test(key) && isCount(times) && times > 0)
const isFeatureKey = (value: unknown, document: OpenApi): boolean => {
  const known = document.components?.schemas?.FeatureKey?.enum
  // The desk's document does not name the portal's features.
  return typeof value === 'string' && (known === undefined || known.includes(value))
}

type Fits = (value: unknown, document: OpenApi) => boolean
const isSchema = (name: string | undefined, { components }: OpenApi): boolean =>
  name !== undefined && components?.schemas?.[name] !== undefined
const matches =
  (pattern: RegExp): Fits =>
  (value) =>
    pattern.test(String(value))
const flags = [
  'x-token-link',
  'x-no-store',
  'x-idempotent',
  'x-signed-body',
  'x-signed-address',
  'x-never-cached-by-client',
  'x-whole-desk',
  'x-step-up',
]

/** Extensions the server acts on (openapi/README.md) and what each must be. Another one is a spelling mistake. */
export const extensions: Record<string, [says: string, fits: Fits]> = {
  ...Object.fromEntries(flags.map((name) => [name, ['true', (value: unknown) => value === true]])),
  'x-feature': ['a feature key of FeatureKey', isFeatureKey],
  'x-feature-any': [
    'two or more feature keys, of which one must be on',
    (value, document) => Array.isArray(value) && value.length > 1 && value.every((key) => isFeatureKey(key, document)),
  ],
  'x-cache-ttl': ['seconds', isCount],
  'x-body-limit': ['bytes', isCount],
  'x-audited-every': ['seconds', isCount],
  'x-under-load': ['poll or search', matches(/^(poll|search)$/)],
  'x-rate-limit': ['limits a session such as { perMinute: 10 }', (value) => isTimes(value, /^per(Minute|Hour|Day)$/)],
  'x-rule-limits': [
    'limits of a rule such as { perPhonePerDay: 6 }',
    (value) => isTimes(value, /^[a-z]+([A-Z][a-z]+)*$/),
  ],
  'x-role': ['member, writer, agent, lead or admin', matches(/^(member|writer|agent|lead|admin)$/)],
  'x-machine': ['a right of a machine key such as cases:read', matches(/^[a-z]+:(read|write)$/)],
  'x-unaudited': ['why a write leaves no audit entry', matches(/^.{21,}$/s)],
  'x-audited': ['the name of the audit entry, such as case.answer', matches(/^[a-z]+([.-][a-z]+)+$/)],
  'x-sunset': ['a day such as 2027-06-30', matches(/^\d{4}-\d{2}-\d{2}$/)],
  'x-websocket': [
    '{ receive, send }, each the name of a schema',
    (value, document) =>
      ['receive', 'send'].every((side) => isSchema((value as Record<string, string> | null)?.[side], document)),
  ],
  'x-event-stream': [
    'each event by its name, with the name of the schema of its data',
    (value, document) => {
      const names = Object.values((value ?? {}) as Record<string, string>)
      return names.length > 0 && names.every((name) => isSchema(name, document))
    },
  ],
}
