// The challenge of Arkose Labs in the page (client API, version 2). Loaded on demand (ground G26).
import type { CaptchaConfig } from './captcha-config.ts'
import { loadScript } from './vendor-script.ts'

/** A solved challenge with the milliseconds from the script's request to its two moments (CAPTCHA-05, OD-83). */
export interface SolvedChallenge {
  token: string
  onReady: number
  onShown: number
}

interface Enforcement {
  setConfig: (config: {
    selector: string
    mode: 'inline'
    language: string
    onReady: () => void
    onShown: () => void
    onCompleted: (answer: { token: string }) => void
    onFailed: () => void
    onError: () => void
  }) => void
  run: () => void
}

const setup = 'guidepostArkoseReady'
/** Longest time the contract takes (OD-83). */
const longest = 600_000
let enforcement: Promise<Enforcement> | null = null

/** The vendor's script calls a function of the window by its name when it is ready. */
const load = ({ scriptUrl }: CaptchaConfig): Promise<Enforcement> =>
  (enforcement ??= new Promise<Enforcement>((resolve, reject) => {
    Object.assign(window, { [setup]: resolve })
    loadScript(scriptUrl ?? '', { 'data-callback': setup }).catch((error: unknown) => {
      enforcement = null
      reject(error as Error)
    })
  }))

/** @param selector of the place it is drawn in. @returns null when it was not solved */
export const solveArkose = async (
  config: CaptchaConfig,
  selector: string,
  locale: string,
): Promise<SolvedChallenge | null> => {
  const begun = performance.now()
  const since = (): number => Math.min(longest, Math.round(performance.now() - begun))
  const vendor = await load(config)
  return new Promise((resolve) => {
    let onReady = 0
    let onShown = 0
    vendor.setConfig({
      selector,
      mode: 'inline',
      language: locale.toLowerCase(),
      onReady: () => {
        onReady = since()
      },
      onShown: () => {
        onShown = since()
      },
      // One that passed without a puzzle is never shown.
      onCompleted: ({ token }) => resolve({ token, onReady: onReady || since(), onShown: onShown || since() }),
      onFailed: () => resolve(null),
      onError: () => resolve(null),
    })
    vendor.run()
  })
}
