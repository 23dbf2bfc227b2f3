// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import type { Country } from './queries.ts'

export const validatePhone = (
  api: Api,
  phone: string,
  country: Country,
  topicId: number,
): Promise<Sent<Schema<'PhoneValidation'>>> =>
  api.send('post', '/services/bft/api/phone/validate', {
    body: {
      phone,
      // Without the plus, which the release before does not take.
      countryCode: country.phonePrefix.replace('+', ''),
      countryAlpha: country.alpha2,
      categoryId: topicId,
      language: api.page.locale,
    },
  })

/** Without a number the account's is meant (decisions-cases G2). */
const body = (phone: string | null): Schema<'SmsPhoneRequest'> => (phone === null ? {} : { phone })

export const normalizeSmsPhone = (api: Api, phone: string | null): Promise<Sent<Schema<'SmsPhone'>>> =>
  api.send('post', '/services/bft/api/sms', { body: body(phone) })
export const sendSmsCode = (api: Api, phone: string | null, key: WriteKey): Promise<Sent<Schema<'SmsCodeSent'>>> =>
  api.send('post', '/services/bft/api/sms/send', { body: body(phone), key })
export const validateSmsCode = (api: Api, code: string): Promise<Sent<Schema<'SmsVerified'>>> =>
  api.send('post', '/services/bft/api/sms/validate', { body: { code } })

export const requestPhoneCode = (
  api: Api,
  phoneNumber: string,
  recaptcha: string | null,
  key: WriteKey,
): Promise<Sent<Schema<'PhoneCodeSent'>>> =>
  api.send('post', '/services/bft/api/phone/sms/request', {
    body: { phoneNumber, language: api.page.locale, ...(recaptcha === null ? {} : { recaptcha }) },
    key,
  })
export const validatePhoneCode = (
  api: Api,
  phoneNumber: string,
  code: string,
): Promise<Sent<Schema<'PhoneVerification'>>> =>
  api.send('post', '/services/bft/api/phone/sms/validate', { body: { phoneNumber, language: api.page.locale, code } })
