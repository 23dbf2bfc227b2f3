import { expect, test } from 'vitest'
import { afterSending, afterVerifying, firstStage, wholeNumber } from './verification-stages.ts'

test('[SMS-20] [SMS-22] phone entry first, code entry when the code was sent', () => {
  expect(firstStage.stage).toBe('phone')
  expect(afterSending({ codeSent: true, phoneNumber: '+12025550142' })).toEqual({
    stage: 'code',
    phone: '+12025550142',
  })
})
test('[SMS-23] [PHONE-11] when it was not sent, the server’s words stand on phone entry', () => {
  expect(afterSending({ codeSent: false, phoneNumber: '+12025550142', errorMessage: 'We cannot send there.' })).toEqual(
    { stage: 'phone', errorMessage: 'We cannot send there.' },
  )
})
test('[SMS-24] [PHONE-12] a right code hands back phone and country', () => {
  expect(
    afterVerifying({ isVerified: true, phoneNumber: '+12025550142', countryAlpha: 'US' }, '+1 2025550142'),
  ).toEqual({ phone: '+12025550142', country: 'US' })
  expect(afterVerifying({ isVerified: true }, '+12025550142')).toEqual({ phone: '+12025550142', country: null })
  expect(afterVerifying({ isVerified: false }, '+12025550142')).toBeNull()
})
test('a number goes out with the prefix of its country, once', () => {
  expect(wholeNumber(' 202 555 0142 ', { phonePrefix: '+1' })).toBe('+1 202 555 0142')
  expect(wholeNumber('+49 151 1', { phonePrefix: '+1' })).toBe('+49 151 1')
})
