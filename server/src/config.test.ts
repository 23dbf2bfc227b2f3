import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, printableConfig, readConfig } from './config.ts'

const secret = 's'.repeat(32)
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  ENCRYPTION_KEY: secret,
  PUBLIC_URL: 'https://support.example',
  CONTENT_PACK: '/srv/pack',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'client-secret',
}
const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.variable
    throw error
  }
  return 'accepted'
}

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
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMS_TOKEN', { SMS_URL: 'https://sms.example' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'DE,Austria' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'DE,' }],
    ['SMS_DAILY_BUDGET', { SMS_DAILY_BUDGET: '0' }],
    ['DESK_WEBHOOK_SECRET', { DESK_WEBHOOK_SECRET: 'too-short' }],
    ['DESK_WEBHOOK_SECRET', { DESK_WEBHOOK_SECRET: 'whsec_not base64, but long enough' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SESSION_SECRET_FILE', { SESSION_SECRET_FILE: '/does/not/exist' }],
  ])('%s', (variable, env) => expect(refusal(env)).toBe(variable))
})

describe('in production nothing of a demonstration is left (ground G29, promises O17)', () => {
  test('the whole configuration is accepted', () => expect(refusal(production)).toBe('accepted'))
  test.each(['SESSION_SECRET', 'ENCRYPTION_KEY', 'PUBLIC_URL', 'OIDC_ISSUER', 'CONTENT_PACK'])(
    '%s must be set',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toBe(name)
    },
  )
  test('limits are not lifted', () => expect(refusal({ ...production, LIMITS_SCALE: '10' })).toBe('LIMITS_SCALE'))
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
        ARKOSE_PUBLIC_KEY: 'pub',
        ARKOSE_PRIVATE_KEY: 'arkoseprivate',
      }),
    ),
  )
  for (const hidden of [secret, 'client-secret', 'dbpass', 'mailpass', 'smstoken', 'arkoseprivate'])
    expect(text).not.toContain(hidden)
  expect(text).toContain('db/guidepost')
})
