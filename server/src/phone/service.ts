// The account's phone, the check of typed numbers, text-message protection and phone verification (decisions-cases F,
// G; OD-114).
import type { PhoneValidation, SmsOffer, ValidatePhoneRequest, FieldErrorCode } from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Account, Visitor } from '../platform/visitor.ts'
import type { CodeService } from './code-service.ts'
import { callingCode, maskNumber, readNumber, type KnownNumber } from './numbering.ts'
import type { AskedChallenge, CaptchaFlags, ChallengeGate, OnProtection, PhoneTexts } from './ports.ts'
import type { PhoneStore } from './store.ts'

interface PhoneServiceDeps extends Transacting {
  store: PhoneStore
  codes: CodeService
  challenge: ChallengeGate
  features: CaptchaFlags
  texts: PhoneTexts
  onProtection: OnProtection
}

type Player = Extract<Visitor, { kind: 'player' }>
export interface Asker<V extends Visitor = Visitor> {
  visitor: V
  locale: string
  address: string
}

const invalidPhone = 'support.guided.entry.error.invalid.phone'
const codeIncorrect = 'support.phone.verification.code.incorrect'
const codeExpired = 'support.phone.verification.code.expired'
const captchaFailed = 'support.error.recaptcha.validation'

export const createPhoneService = ({
  store,
  codes,
  challenge,
  features,
  clock,
  texts,
  withTransaction,
  onProtection,
}: PhoneServiceDeps) => {
  const refuse = (locale: string, field: string, code: FieldErrorCode, errorKey?: string): Error =>
    problem.validation({
      fieldErrors: [{ field, code }],
      errorCodes: { [code]: texts.ofCode(locale, code) },
      ...(errorKey === undefined ? {} : { errorKey }),
    })

  /**
   * The named number, or the account's. A national number is one of the account phone's country, else of the US
   * (PHONE-06).
   */
  const protectionNumber = async (
    { visitor, locale }: Asker<Player>,
    phone: string | undefined,
  ): Promise<KnownNumber> => {
    const own = await store.accountPhone(visitor.account.id)
    const typed = phone ?? own?.phone
    const verdict = typed === undefined ? undefined : readNumber(typed, own?.alpha2)
    if (verdict?.result !== 'VALID') throw refuse(locale, 'phone', invalidPhone)
    return verdict.number
  }

  const offer = async (account: Account): Promise<SmsOffer> => {
    if (account.softAccount) return 'UNAVAILABLE'
    const own = await store.accountPhone(account.id)
    if (own?.isProtected === true) return 'ENROLLED'
    const verdict = own && readNumber(own.phone, own.alpha2)
    // A number typed instead may still be served; without one on file the answer depends on what is typed
    // (decisions-cases G4).
    return verdict?.result === 'VALID' && !codes.serves(verdict.number) ? 'UNAVAILABLE' : 'OFFER'
  }

  const end = (accountId: string, by: 'agent' | 'system'): Promise<void> =>
    withTransaction(async () => {
      if (await store.endProtection(accountId)) await onProtection({ accountId, isOn: false, by })
    })

  const demandChallenge = async ({ visitor, locale }: Asker, asked: AskedChallenge): Promise<void> => {
    if (visitor.kind === 'player') return
    const challenged = { visitor, locale }
    const canBeAsked = features.isOn('arkose', challenged) || features.isOn('recaptcha', challenged)
    if (!canBeAsked || !(await challenge.isPassed(challenged, asked)))
      throw refuse(locale, 'recaptcha', captchaFailed, captchaFailed)
  }

  return {
    /** null without one; masked (decisions-cases F1, F2). */
    async accountPhone(account: Account) {
      const own = await store.accountPhone(account.id)
      const verdict = own && readNumber(own.phone, own.alpha2)
      if (own === undefined || verdict?.result !== 'VALID') return null
      return { phoneNumber: maskNumber(verdict.number.international), region: account.region, alpha2: own.alpha2 }
    },
    /** E.164 of the account's phone, for rooms that store it with a case; null without one. */
    numberOf: async (accountId: string) => (await store.accountPhone(accountId))?.phone ?? null,

    validate({ phone, countryCode, countryAlpha }: ValidatePhoneRequest): PhoneValidation {
      // Prefixes repeat, so the country counts; a prefix that is not that country's is a mistake of the page
      // (decisions-cases F4, F9).
      const code = callingCode(countryAlpha)
      const verdict =
        code !== undefined && code !== countryCode.replace('+', '')
          ? { result: 'INVALID' as const }
          : readNumber(phone, countryAlpha)
      if (verdict.result !== 'VALID') return { result: verdict.result, offerSms: false, phoneGiven: null }
      return { result: 'VALID', offerSms: codes.serves(verdict.number), phoneGiven: verdict.number.e164 }
    },

    offer,
    /** The number protection would use, as a person reads it; sends nothing (decisions-cases G2). */
    async formatted(asker: Asker<Player>, phone: string | undefined) {
      const { international } = await protectionNumber(asker, phone)
      return phone === undefined ? maskNumber(international) : international
    },
    /** @throws 422 for a number that cannot be used, 429 beyond the limits */
    async sendProtectionCode(asker: Asker<Player>, phone: string | undefined) {
      const {
        visitor: { account },
        locale,
      } = asker
      if (account.softAccount) throw problem.validation({ errorKey: 'support.sms.error.unavailable' })
      // Whoever holds the session must not move protection to another phone: only the desk ends it (decisions-cases
      // G12).
      if ((await store.accountPhone(account.id))?.isProtected === true)
        throw problem.validation({ errorKey: 'support.sms.error.enrolled' })
      const number = await protectionNumber(asker, phone)
      if (!codes.serves(number)) throw refuse(locale, 'phone', 'unsupportedcountry')
      await withTransaction(() => codes.send({ purpose: 'protection', number, ...asker }))
    },
    /** Switches protection on. @throws 422 for a code that is wrong or over */
    async protect({ visitor: { account, sessionId }, locale }: Asker<Player>, code: string) {
      const checked = await codes.check('protection', sessionId, code)
      if (checked.verdict !== 'right')
        throw refuse(locale, 'code', checked.verdict === 'wrong' ? codeIncorrect : codeExpired)
      const verdict = readNumber(checked.phone)
      const country = verdict.result === 'VALID' ? verdict.number.country : undefined
      if (country === undefined) throw new Error('A code was sent to a number without a country')
      await withTransaction(async () => {
        await store.setAccountPhone(account.id, checked.phone, country, clock.now())
        await onProtection({ accountId: account.id, isOn: true, by: 'player' })
      })
    },

    /** Asks reCAPTCHA after a token of the request, before any transaction. */
    askChallenge: ({ visitor, locale, address }: Asker, recaptchaToken: string | null | undefined) =>
      challenge.ask({ visitor, locale }, recaptchaToken, address),
    /** @throws 422 without a solved challenge or a valid number, 429 beyond the limits */
    async sendVerificationCode(asker: Asker, phone: string, asked: AskedChallenge = 'settled') {
      await demandChallenge(asker, asked)
      const verdict = readNumber(phone)
      if (verdict.result !== 'VALID') throw refuse(asker.locale, 'phoneNumber', invalidPhone)
      const { number } = verdict
      if (!codes.serves(number)) {
        return {
          codeSent: false,
          phoneNumber: number.e164,
          errorMessage: texts.say(asker.locale, 'support.phone.verification.error.unserved'),
        }
      }
      return withTransaction(async () => {
        // Of two messages at once one finds the mark gone; one that is not sent gives it back with the transaction
        // (ground G23).
        if (
          asker.visitor.kind === 'anonymous' &&
          !(await challenge.use({ visitor: asker.visitor, locale: asker.locale }))
        ) {
          throw refuse(asker.locale, 'recaptcha', captchaFailed, captchaFailed)
        }
        await codes.send({ purpose: 'verification', number, ...asker })
        return { codeSent: true, phoneNumber: number.e164 }
      })
    },
    async verify({ visitor }: Asker, phone: string, code: string) {
      const verdict = readNumber(phone)
      const number = verdict.result === 'VALID' ? verdict.number : undefined
      const checked = await codes.check('verification', visitor.sessionId, code, number?.e164 ?? '')
      if (checked.verdict !== 'right' || number === undefined) return { isVerified: false }
      return {
        isVerified: true,
        phoneNumber: number.e164,
        ...(number.country === undefined ? {} : { countryAlpha: number.country }),
      }
    },

    /** At the desk only (decisions-cases G12). Also when it is off. */
    endProtection: (accountId: string) => end(accountId, 'agent'),
    /** Since when it is on (T19), RFC 3339 in UTC; null when it is off. */
    protectedSince: async (accountId: string) => (await store.accountPhone(accountId))?.protectedAt ?? null,
    /** Forgets what is kept of an account (decisions-cases C21). */
    eraseAccount: async (accountId: string) => {
      await end(accountId, 'system')
      await store.eraseAccount(accountId)
    },
  }
}

export type PhoneService = ReturnType<typeof createPhoneService>
