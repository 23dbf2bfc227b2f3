// How the challenge is drawn (ENTITY-33), asked for until it is there (CAPTCHA-09, OD-84).
import type { Api } from '../../../kit/api/api.ts'
import { keep } from '../../../kit/api/cache-times.ts'
import { maxRetries, backoff } from '../../../kit/api/poll.ts'
import { keyInLocale } from '../../../kit/api/request-key.ts'
import type { Schema } from '../../../kit/api/types.ts'

export type CaptchaConfig = Schema<'CaptchaConfig'>
const path = '/services/bft/api/captcha'

/** A vendor's widget needs its key and its script; the built-in challenge needs neither. */
export const isWhole = ({ provider, key, scriptUrl }: CaptchaConfig): boolean =>
  provider === 'altcha' || (key !== '' && scriptUrl !== null)

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * @param onMissing told once when the configuration is not there: the form cannot be sent meanwhile
 * @param product the game of the form, where more than one kind may be on
 * @throws when it does not come in as many tries as the generic poller has
 */
export const loadCaptchaConfig = async (
  api: Api,
  onMissing: () => void,
  wait = pause,
  product?: string,
): Promise<CaptchaConfig> => {
  const init = product === undefined ? {} : { query: { product } }
  for (let failure = 0; ; failure += 1) {
    try {
      const config = await api.get(path, init, { cacheFor: keep.default })
      if (isWhole(config)) return config
      api.cache.drop(keyInLocale(api.keyOf('get', path, init), api.page.locale))
      throw new Error('the captcha configuration is missing')
    } catch (error) {
      console.error(error)
      if (failure === 0) onMissing()
      if (failure >= maxRetries) throw error
      await wait(backoff(failure))
    }
  }
}
