import type { AltchaChallenge, CaptchaConfig, Channel } from '#generated/server/schemas.ts'
import type { ContentField, ContentTopic } from '../content/types.ts'
import type { FlagAsker } from '../platform/features.ts'
import type { KeptFile } from '../platform/uploads/kept-files.ts'
import type { Visitor } from '../platform/visitor.ts'

/** Outcome of a challenge token. `down`: the provider could not be asked (ground G15). */
export type ChallengeOutcome = 'valid' | 'unsolved' | 'expired' | 'reused' | 'down'

/** The challenge's vendor, or our own proof of work (ground G15). */
export interface ChallengeProvider {
  config: () => CaptchaConfig
  /** A new challenge of the built-in provider; undefined where the vendor's script fetches its own. */
  create?: () => Promise<AltchaChallenge>
  verify: (
    token: string,
    remoteAddress: string,
  ) => Promise<{ outcome: ChallengeOutcome; signature?: string; expiresAt?: Date }>
}

/** Says whether a text is abusive; a hint, not a gate (decisions-cases J12). */
export interface ContextChecker {
  isAbusive: (text: string, locale: string) => Promise<boolean>
}

/** What an operator adds to the check for one language: words and phrases that are flagged, and those that never are. */
export interface AbusiveWords {
  words: readonly string[]
  exceptions: readonly string[]
}

/** A case about to be filed. `fields` are shown to the desk; `secureFields` are stored encrypted (ground G30). */
export interface ContactCase {
  visitor: Visitor
  locale: string
  product: string
  topicId: number
  subject: string
  description: string
  channel: 'ticket' | 'chat' | 'phone'
  name: string | null
  email: string | null
  phone: string | null
  fields: Record<string, unknown>
  secureFields: Record<string, string>
  ingame: { characterId: number; realmId: number; ticketMetaData: string | null } | null
  /** Key of what the game has sent along (CD-242). */
  gameContext: string | null
  files: readonly KeptFile[]
  /** The channel's own words for the completion page and the mail */
  wantsToken: boolean
  /** Representative who files it for the player (CD-327). */
  filedBy?: string
}

/**
 * Files a case: row, first event, attachments and the confirmation mail, all or nothing. Joins the caller's
 * transaction.
 */
export interface CaseFiling {
  file: (
    newCase: ContactCase,
  ) => Promise<{ caseId: string; caseRegion: string; anonymousToken: string | null; mailWithheld?: true }>
}

/** Live channels of a topic, the desk's changes laid over the pack's. */
export interface ChannelSource {
  channels: (topicId: number, locale: string, visitor: Visitor) => readonly Channel[]
}

/** A topic's fields with what is the player's own (T3); undefined where all of them are everybody's. */
export interface OwnFieldSource {
  of: (topic: ContentTopic, visitor: Visitor, locale: string) => Promise<ContentField[] | undefined>
}

/** Knowledge-based verification and pre-verification, as far as contacting needs them. */
export interface VerificationSource {
  /** Whether this visitor has passed the verification for this topic, within its 30 minutes (decisions-cases I4). */
  isVerified: (visitor: Visitor, topicId: number) => Promise<boolean>
  /**
   * Opens a verification session. `preverifyId`: of who came by a signed link, else 0. @returns where to go for it
   * (decisions-cases A6)
   */
  open: (
    visitor: Visitor,
    request: { topicId: number; channel: string; locale: string; returnTo: string; preverifyId: number },
  ) => Promise<string>
}

export interface FeatureSource {
  isOn: (
    key: 'anonymousTickets' | 'arkose' | 'recaptcha' | 'strictCaptcha' | 'combinedEmailPhone',
    asker: FlagAsker,
  ) => boolean
}

/** Numbering plan (phone room). */
export interface PhoneRules {
  /** @returns E.164, or undefined when the number is not valid for its region (default US, PHONE-06) */
  normalize: (number: string, country: string | undefined) => string | undefined
  isCountry: (alpha2: string) => boolean
}
