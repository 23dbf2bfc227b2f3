import { expect, test } from 'vitest'
import { codeAttempts, codeDigits, codeMilliseconds, defaultServedCountries, sendLimits } from './rules.ts'

const ask = { phone: '+12133734253', country: 'US', accountId: 'ada', address: '192.0.2.1', dailyBudget: 2_000 }

test('a message counts against address, number, account and country', () => {
  expect(sendLimits(ask)).toEqual([
    { key: 'sms:address:192.0.2.1', max: 10, perSeconds: 3600 },
    { key: 'sms:pause:+12133734253', max: 1, perSeconds: 60, isPause: true },
    { key: 'sms:hour:+12133734253', max: 3, perSeconds: 3600 },
    { key: 'sms:day:+12133734253', max: 6, perSeconds: 86_400 },
    { key: 'sms:account:ada', max: 5, perSeconds: 86_400 },
    { key: 'sms:country:US', max: 2_000, perSeconds: 86_400 },
  ])
})

test('nobody’s account counts where nobody is signed in', () => {
  expect(sendLimits({ ...ask, accountId: undefined }).map(({ key }) => key.split(':')[1])).toEqual([
    'address',
    'pause',
    'hour',
    'day',
    'country',
  ])
})

test('six digits that live ten minutes and five tries; messages to twenty-five countries unless the operator names others', () => {
  expect([codeDigits, codeMilliseconds, codeAttempts]).toEqual([6, 600_000, 5])
  expect(defaultServedCountries.join(' ')).toBe(
    'AT AU BE CA CH CZ DE DK ES FI FR GB IE IT JP KR LU NL NO NZ PL PT SE TW US',
  )
})
