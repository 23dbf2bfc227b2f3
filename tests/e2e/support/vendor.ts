// A captcha vendor of our own: the scripts a page loads and the calls a server makes, as reCAPTCHA and Arkose speak
// them.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Draws a button instead of pictures; each press is a new token. */
const recaptchaScript = `(() => {
  let turn = 0
  window.grecaptcha = {
    ready: (begin) => begin(),
    render(place, options) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am not a robot'
      Object.assign(button.dataset, { sitekey: options.sitekey, theme: options.theme, type: options.type, size: options.size })
      button.onclick = () => { turn += 1; options.callback('good-' + Date.now() + '-' + turn) }
      button.ondblclick = () => options['expired-callback']()
      place.append(button)
      return 0
    },
    reset() {},
  }
})()`

/** Shows its puzzle where it is told; the button solves it. */
const arkoseScript = `(() => {
  const ready = window[document.currentScript.dataset.callback]
  let config
  ready({
    setConfig(given) { config = given },
    run() {
      config.onReady()
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Turn the animal upright'
      button.onclick = () => { button.remove(); config.onCompleted({ token: 'good-' + Date.now() }) }
      document.querySelector(config.selector).append(button)
      config.onShown()
    },
  })
})()`

export interface Vendor {
  origin: string
  stop: () => Promise<void>
}

/** Takes every token that begins with "good", once. */
export const startVendor = async (): Promise<Vendor> => {
  const used = new Set<string>()
  const isGood = (token: string): boolean =>
    token.startsWith('good') && !used.has(token) && used.add(token) !== undefined
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0]
      const json = (value: unknown) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      const ofScript = { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }
      const script = (text: string) => response.writeHead(200, ofScript).end(text)
      if (path === '/recaptcha.js') return script(recaptchaScript)
      if (path === '/arkose.js') return script(arkoseScript)
      if (path === '/siteverify') return json({ success: isGood(new URLSearchParams(body).get('response') ?? '') })
      if (path === '/verify') {
        const { session_token: token } = JSON.parse(body) as { session_token: string }
        return json({ session_details: { solved: isGood(token) } })
      }
      return response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What a server is told of it; the pack's flags say which of the two is asked. */
export const vendorSettings = ({ origin }: Vendor) => ({
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET_KEY: 'private',
  RECAPTCHA_SCRIPT_URL: `${origin}/recaptcha.js`,
  RECAPTCHA_VERIFY_URL: `${origin}/siteverify`,
  ARKOSE_PUBLIC_KEY: 'public-key',
  ARKOSE_PRIVATE_KEY: 'private',
  ARKOSE_SCRIPT_URL: `${origin}/arkose.js`,
  ARKOSE_VERIFY_URL: `${origin}/verify`,
})

/** The demonstration's pack with other feature flags or settings (as YAML). @returns its folder */
export const packWith = (features: Record<string, boolean | string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-pack-'))
  cpSync(fileURLToPath(new URL('../../../server/content/demo', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'pack.yaml')
  const withFeature = (pack: string, [key, isOn]: [string, boolean | string]): string =>
    pack.replace(new RegExp(`^(  ${key}:) .*$`, 'm'), `$1 ${isOn}`)
  writeFileSync(file, Object.entries(features).reduce(withFeature, readFileSync(file, 'utf8')))
  return folder
}
