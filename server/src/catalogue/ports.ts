/** What the desk lays over the pack's channels (desk call `PUT /categories/{id}/channels`, decisions-cases L). */
import type { ChannelType, PlayerProfile } from '#generated/server/schemas.ts'

export interface ChannelOverride {
  channelType: ChannelType
  enabled?: boolean
  ewt?: number | null
  openTime?: string | null
  order?: number
}

/**
 * A snapshot in memory, refreshed by whoever owns the table. `topicId` may be a topic or any category above it; the
 * nearest one wins, which the catalogue decides.
 */
export interface ChannelOverrides {
  forTopic: (topicId: number, locale: string) => readonly ChannelOverride[]
  /** Whether somebody is there to chat in a language (T21); absent where that is not asked, such as at the desk. */
  isStaffed?: (language: string) => boolean
  /** The time opening hours are held against, in milliseconds since 1970; absent where only the switch is asked, as at the desk. */
  now?: () => number
  /** Grows with every change, so that prebuilt answers know when they are old. */
  version: () => number
}

/** Personal facts of a signed-in player; never part of shared bytes (ground G27). */
export interface PlayerPenalties {
  productsWithPenalty: (accountId: string) => Promise<ReadonlySet<string>>
}

export interface ProfileAsker {
  accountId: string
  /** What is kept is kept for this session alone. */
  sessionId: string
  locale: string
}

/** What a player owns in the games (T3, CD-121). */
export interface PlayerProfiles {
  /** @returns `silent` when the games cannot be asked or cannot be believed; never rejects, never takes much over 2 s */
  of: (asker: ProfileAsker) => Promise<PlayerProfile | 'silent'>
}
