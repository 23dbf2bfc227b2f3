// The widget of reCAPTCHA, version 2 (explicit rendering). Loaded on demand.
import type { CaptchaConfig } from './captcha-config.ts'
import { loadScript } from './vendor-script.ts'

interface Grecaptcha {
  ready: (begin: () => void) => void
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      theme: string
      type: string
      size: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widget: number) => void
}

export interface Widget {
  reset: () => void
}

/** Draws the widget. `onToken` gets null when a token is over or the vendor cannot be reached. */
export const drawRecaptcha = async (
  place: HTMLElement,
  config: CaptchaConfig,
  locale: string,
  onToken: (token: string | null) => void,
): Promise<Widget> => {
  const url = new URL(config.scriptUrl ?? '')
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('hl', locale)
  await loadScript(url.href)
  const vendor = (window as unknown as { grecaptcha?: Grecaptcha }).grecaptcha
  if (vendor === undefined) throw new Error('reCAPTCHA did not load')
  await new Promise<void>((resolve) => vendor.ready(resolve))
  const { key: sitekey, theme, type, size } = config
  const widget = vendor.render(place, {
    sitekey,
    theme,
    type,
    size,
    callback: onToken,
    'expired-callback': () => onToken(null),
    'error-callback': () => onToken(null),
  })
  return {
    reset: () => {
      onToken(null)
      vendor.reset(widget)
    },
  }
}
