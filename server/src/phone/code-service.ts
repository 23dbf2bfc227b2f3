// One-time codes by text message: made, sent, checked. Each is bound to its purpose, session and phone (decisions-cases
// G5 to G9).
import type { Clock } from '../lib/clock.ts'
import { newDigits } from '../lib/ids.ts'
import type { Keyring } from '../lib/keyring.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { KnownNumber } from './numbering.ts'
import type { PhoneTexts, SmsDelivery, SmsLimits } from './ports.ts'
import { codeAttempts, codeDigits, codeMilliseconds, sendLimits } from './rules.ts'
import type { CodePurpose, PhoneStore } from './store.ts'

interface CodeServiceDeps {
  store: PhoneStore
  delivery: SmsDelivery
  limits: SmsLimits
  keys: Keyring
  clock: Clock
  texts: PhoneTexts
  /** alpha-2 codes of the countries that get messages */
  servedCountries: readonly string[]
  dailyBudgetPerCountry: number
}

interface SendRequest {
  purpose: CodePurpose
  visitor: Visitor
  number: KnownNumber
  locale: string
  address: string
}

/** `void`: there is no code to try any more (expired, used, five tries). */
type CodeVerdict = { verdict: 'right'; phone: string } | { verdict: 'wrong' | 'void' }

const macPurpose = 'sms-code'

export const createCodeService = (deps: CodeServiceDeps) => {
  const { store, delivery, limits, keys, clock, texts, servedCountries, dailyBudgetPerCountry } = deps
  const served = new Set(servedCountries)
  const material = (purpose: CodePurpose, sessionId: string, phone: string, code: string): string =>
    [purpose, sessionId, phone, code].join('\n')

  const demandLimits = async ({ visitor, number, locale, address }: SendRequest): Promise<void> => {
    const accountId = visitor.kind === 'player' ? visitor.account.id : undefined
    const ask = {
      phone: number.e164,
      country: number.country ?? '',
      accountId,
      address,
      dailyBudget: dailyBudgetPerCountry,
    }
    for (const { key, isPause, ...rule } of sendLimits(ask)) {
      const taken = await limits.take(key, rule)
      if (taken.isAllowed) continue
      const errorMessage = texts.say(
        locale,
        isPause ? 'support.phone.verification.error.wait' : 'support.phone.verification.error.too.many',
      )
      throw problem.tooManyRequests(taken.retryAfterSeconds, { errorMessage })
    }
  }

  return {
    /** Whether this number can get our messages: its country is on the list and it is no fixed line. */
    serves: ({ country, canReceiveText }: KnownNumber) =>
      country !== undefined && served.has(country) && canReceiveText,
    /**
     * Makes a code and sends it. Belongs in one transaction with whatever the message costs. @throws 429 with a text for
     * the player
     */
    async send(request: SendRequest) {
      await demandLimits(request)
      const {
        purpose,
        visitor: { sessionId },
        number: { e164 },
        locale,
      } = request
      const code = newDigits(codeDigits)
      const expiresAt = new Date(clock.now().getTime() + codeMilliseconds)
      await store.putCode({
        purpose,
        sessionId,
        phone: e164,
        codeHash: keys.sign(macPurpose, material(purpose, sessionId, e164, code)),
        expiresAt,
      })
      await delivery.deliver(
        { to: e164, text: texts.say(locale, 'support.sms.text', { code, minutes: codeMilliseconds / 60_000 }) },
        expiresAt,
      )
    },
    /** Tries a code; `phone` where the caller names it. A right one is used up. */
    async check(purpose: CodePurpose, sessionId: string, code: string, phone?: string): Promise<CodeVerdict> {
      const attempt = await store.takeAttempt(purpose, sessionId, clock.now(), codeAttempts)
      if (attempt === undefined) return { verdict: 'void' }
      const isRight =
        (phone === undefined || phone === attempt.phone) &&
        keys.verify(macPurpose, material(purpose, sessionId, attempt.phone, code), attempt.codeHash)
      if (!isRight) return { verdict: attempt.attempt >= codeAttempts ? 'void' : 'wrong' }
      return (await store.consumeCode(purpose, sessionId, attempt.codeHash))
        ? { verdict: 'right', phone: attempt.phone }
        : { verdict: 'void' }
    },
  }
}

export type CodeService = ReturnType<typeof createCodeService>
