// Challenges of outside vendors: a token from the page, asked after at the vendor's verify address (ground G15).
import type { ChallengeOutcome, ChallengeProvider } from '../../contact/ports.ts'
import { readAnswer } from '../../lib/answer-text.ts'

export interface VendorOptions {
  siteKey: string
  secretKey: string
  /** the vendor's address; a stand-in's in tests */
  verifyUrl: string
  scriptUrl: string
  timeoutMilliseconds?: number
}

/** Far more than any of their answers. */
const mostBytes = 65_536

type Ask = (token: string, remoteAddress: string) => { init: RequestInit; url: string }
type Read = (answer: Record<string, unknown>) => ChallengeOutcome

/** Arkose Labs' verify protocol, version 4: JSON in, `session_details.solved` out. */
export const createArkoseProvider = (options: VendorOptions): ChallengeProvider => {
  return createVendor(
    'arkose',
    options,
    (token, log_data) => ({
      url: options.verifyUrl,
      init: {
        body: JSON.stringify({ private_key: options.secretKey, session_token: token, log_data }),
        headers: { 'content-type': 'application/json' },
      },
    }),
    (answer) => {
      const details = answer['session_details']
      const isSolved = typeof details === 'object' && details !== null && 'solved' in details && details.solved === true
      if (isSolved) return 'valid'
      return typeof answer['error'] === 'string' && /expired|already/i.test(answer['error']) ? 'expired' : 'unsolved'
    },
  )
}

/** reCAPTCHA's siteverify protocol: a form in, `success` and `error-codes` out. */
export const createRecaptchaProvider = (options: VendorOptions): ChallengeProvider => {
  return createVendor(
    'recaptcha',
    options,
    (response, remoteip) => ({
      url: options.verifyUrl,
      init: { body: new URLSearchParams({ secret: options.secretKey, response, remoteip }) },
    }),
    (answer) => {
      if (answer['success'] === true) return 'valid'
      const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : []
      return codes.includes('timeout-or-duplicate') ? 'expired' : 'unsolved'
    },
  )
}

const createVendor = (
  provider: 'arkose' | 'recaptcha',
  options: VendorOptions,
  ask: Ask,
  read: Read,
): ChallengeProvider => {
  return {
    config: () => ({
      provider,
      key: options.siteKey,
      theme: 'dark',
      type: 'image',
      size: 'compact',
      scriptUrl: options.scriptUrl,
    }),
    async verify(token, remoteAddress) {
      const { url, init } = ask(token, remoteAddress)
      try {
        const answer = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMilliseconds ?? 4000),
          ...init,
        })
        if (!answer.ok) {
          await answer.body?.cancel()
          return { outcome: answer.status < 500 && answer.status !== 429 ? 'unsolved' : 'down' }
        }
        const body: unknown = JSON.parse(await readAnswer(answer, mostBytes))
        // 200 with garbage is an outage, never a pass (promises P31).
        return { outcome: typeof body === 'object' && body !== null ? read(body as Record<string, unknown>) : 'down' }
      } catch {
        return { outcome: 'down' }
      }
    },
  }
}
