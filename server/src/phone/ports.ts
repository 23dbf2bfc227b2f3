import type { Visitor } from '../platform/visitor.ts'

/** A text message: E.164 and the words. */
export interface SmsMessage {
  to: string
  text: string
}

/** Hands a message to whoever carries it. Rejects when it was not taken. */
export interface SmsSender {
  send: (message: SmsMessage) => Promise<void>
}

/** Where the development sender keeps what it was given (decisions-cases G10). */
export interface SmsOutbox {
  add: (message: SmsMessage) => Promise<void>
  /** Newest first. */
  list: (limit: number) => Promise<readonly (SmsMessage & { sentAt: string })[]>
}

/** Stores a message with the present transaction and sends it after; one that could not be sent in time is dropped. */
export interface SmsDelivery {
  deliver: (message: SmsMessage, until: Date) => Promise<void>
}

/** Who is to solve it. */
interface Challenged {
  visitor: Visitor
  locale: string
}

/** `down`: the vendor could not be asked. */
export type AskedChallenge = 'settled' | 'down'

/** The solved challenge that a signed-out visitor needs for each message (decisions-cases G6, ground G23). */
export interface ChallengeGate {
  /** Asks the captcha's vendor after a token that came with the request, before any transaction. */
  ask: (
    challenged: Challenged,
    recaptchaToken: string | null | undefined,
    remoteAddress: string,
  ) => Promise<AskedChallenge>
  isPassed: (challenged: Challenged, asked: AskedChallenge) => Promise<boolean>
  /** Uses it up, within the transaction that stores what it was needed for. */
  use: (challenged: Challenged) => Promise<boolean>
}

/** Both off: signed-out text messages are refused (ground G23). */
export interface CaptchaFlags {
  isOn: (key: 'arkose' | 'recaptcha', challenged: Challenged) => boolean
}

type Taken = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }
export interface SmsLimits {
  take: (key: string, rule: { max: number; perSeconds: number }) => Promise<Taken>
}

/** Localized words: a message key with its values, or the text of a validation code (OD-90). */
export interface PhoneTexts {
  say: (locale: string, key: string, values?: Record<string, string | number>) => string
  ofCode: (locale: string, code: string) => string
}

/** Text-message protection was switched on or off (T19); told within the transaction. `system`: with an erasure. */
export type OnProtection = (change: {
  accountId: string
  isOn: boolean
  by: 'player' | 'agent' | 'system'
}) => Promise<void>
