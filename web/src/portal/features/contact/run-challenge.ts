import type { Api } from '../../../kit/api/api.ts'
import { validateChallenge } from './actions.ts'
import { solveAltcha } from './altcha.ts'
import { loadCaptchaConfig } from './captcha-config.ts'

/** @returns whether the server took what was solved */
export const runChallenge = async (
  api: Api,
  selector: string | null,
  onMissing: () => void,
  onFound: () => void,
): Promise<boolean> => {
  const config = await loadCaptchaConfig(api, onMissing)
  onFound()
  // A vendor's puzzle has no place in a game's browser: the server has the last word, and the form then offers a
  // window of its own.
  if (config.provider !== 'altcha' && selector === null) return true
  const solved =
    config.provider === 'altcha'
      ? await solveAltcha(api)
      : await (await import('./arkose.ts')).solveArkose(config, selector ?? '', api.page.locale)
  if (solved === null) return false
  const sent = await validateChallenge(api, solved.token, solved.onReady, solved.onShown)
  return sent.isOk && sent.data.valid
}
