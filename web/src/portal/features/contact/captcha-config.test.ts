import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../kit/api/api.ts'
import { type CaptchaConfig, isWhole, loadCaptchaConfig } from './captcha-config.ts'

const altcha: CaptchaConfig = {
  provider: 'altcha',
  key: '',
  theme: 'dark',
  type: 'image',
  size: 'compact',
  scriptUrl: null,
}
const vendor: CaptchaConfig = {
  ...altcha,
  provider: 'recaptcha',
  key: 'site',
  scriptUrl: 'https://vendor.example/api.js',
}
/** Answers in turn, the last one for ever. */
const apiWith = (...answers: (CaptchaConfig | Error)[]) => {
  const drop = vi.fn()
  const get = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer instanceof Error) throw answer
    return answer
  })
  return {
    api: { get, keyOf: () => 'get /captcha', cache: { drop }, page: { locale: 'en-US' } } as unknown as Api,
    get,
    drop,
  }
}
afterEach(() => {
  vi.restoreAllMocks()
})

test('[ENTITY-33] a vendor needs its key and its script, the built-in challenge neither', () => {
  expect([altcha, vendor, { ...vendor, key: '' }, { ...vendor, scriptUrl: null }].map(isWhole)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
test('[CAPTCHA-09] a missing configuration is an error, is not kept, and is asked for again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, get, drop } = apiWith({ ...vendor, key: '' }, new Error('404'), vendor)
  const onMissing = vi.fn()
  const waited: number[] = []
  expect(
    await loadCaptchaConfig(api, onMissing, async (milliseconds) => {
      waited.push(milliseconds)
    }),
  ).toBe(vendor)
  expect([
    get.mock.calls.length,
    drop.mock.calls.length,
    onMissing.mock.calls.length,
    logged.mock.calls.length,
  ]).toEqual([3, 1, 1, 2])
  expect(waited).toEqual([100, 200])
})
test('[CAPTCHA-09] one that never comes is given up after nine more tries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, get } = apiWith(new Error('404'))
  await expect(
    loadCaptchaConfig(
      api,
      () => undefined,
      async () => undefined,
    ),
  ).rejects.toThrow('404')
  expect(get).toHaveBeenCalledTimes(10)
})
