// Numbers of the phone room: codes, limits, countries (decisions-cases G5, G6). Pure.
import { networksOf } from '../lib/networks.ts'

/** Digits of a code, its life, its tries. */
export const codeDigits = 6
export const codeMilliseconds = 10 * 60_000
export const codeAttempts = 5

/**
 * Countries that get text messages unless the operator names others: an open list invites those who earn by each
 * message (SMS pumping).
 */
export const defaultServedCountries: readonly string[] = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'KR',
  'LU',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'SE',
  'TW',
  'US',
]

interface SendAsk {
  phone: string
  country: string
  accountId: string | undefined
  address: string
  dailyBudget: number
}

/** `isPause`: the minute between two messages, which has words of its own. */
interface SendLimit {
  key: string
  max: number
  perSeconds: number
  isPause?: true
}

const ofPhone = (phone: string) => ({
  pause: `sms:pause:${phone}`,
  hour: `sms:hour:${phone}`,
  day: `sms:day:${phone}`,
})
/** Where a number stands in the counts. */
export const countsOf = (phone: string): readonly string[] => Object.values(ofPhone(phone))

/** What each send counts against. */
export const sendLimits = ({ phone, country, accountId, address, dailyBudget }: SendAsk): readonly SendLimit[] => [
  ...networksOf(address).map(({ name, factor }) => ({
    key: `sms:address:${name}`,
    max: 10 * factor,
    perSeconds: 3600,
  })),
  { key: ofPhone(phone).pause, max: 1, perSeconds: 60, isPause: true },
  { key: ofPhone(phone).hour, max: 3, perSeconds: 3600 },
  { key: ofPhone(phone).day, max: 6, perSeconds: 86_400 },
  ...(accountId === undefined ? [] : [{ key: `sms:account:${accountId}`, max: 5, perSeconds: 86_400 }]),
  { key: `sms:country:${country}`, max: dailyBudget, perSeconds: 86_400 },
]
