// Identifiers nobody can guess or count (ground G5, G6).
import { hash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** Asking the system costs more than what is drawn, so bytes are drawn ahead, as `crypto.randomUUID` does. */
const ahead = Buffer.allocUnsafe(4096)
let used = ahead.length
const drawn = (count: number): Buffer => {
  if (used + count > ahead.length) {
    randomFillSync(ahead)
    used = 0
  }
  const bytes = Buffer.from(ahead.subarray(used, used + count))
  // What was given out stays with whoever has it.
  ahead.fill(0, used, used + count)
  used += count
  return bytes
}

/** By ISO 7064, MOD 11,10: no digit can be another, and hardly two change places, without its being another as well. */
export const checkDigit = (digits: string): number => {
  let left = 10
  for (const digit of digits) left = (((left + Number(digit)) % 10 || 10) * 2) % 11
  return (11 - left) % 10
}

/** So many digits has a number while few are taken (T43). */
export const caseIdDigits = 9

/**
 * A decimal string of so many digits without leading zero, the last a check digit, drawn at random: neighbours say nothing
 * about each other (ground G5).
 */
export const newCaseId = (digits = caseIdDigits): string => {
  const floor = 10n ** BigInt(digits - 2)
  const id = (floor + (drawn(8).readBigUInt64BE() % (9n * floor))).toString()
  return id + checkDigit(id)
}

/**
 * Ids of rows: time-sortable prefix (48 bits of milliseconds) and 80 random bits, 32 hex characters and hyphens as a
 * UUIDv7.
 */
export const newRowId = (now: Date): string => {
  const bytes = drawn(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** 32 random bytes as 43 base64url characters (ground G6); only `sha256(token)` may be stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenPattern = /^[A-Za-z0-9_-]{43}$/
export const caseIdPattern = /^[1-9][0-9]{0,18}$/

/** Form alone tells a token from a case id (decisions-cases B1): 43 characters against at most 19 digits. */
export const isTokenStyle = (value: string): boolean => tokenPattern.test(value)

/** Decimal digits from the system's generator, leading zeros kept. */
export const newDigits = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0')

/** The digits and letters of Crockford's base 32: none looks like another. */
const typedLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten of them, 50 random bits: for what a person types, lives for minutes and may be tried a few times a minute alone. */
export const newTypedCode = (): string => Array.from(randomBytes(10), (byte) => typedLetters[byte & 31]).join('')

export const sha256 = (value: string | Uint8Array): string => hash('sha256', value, 'hex')
