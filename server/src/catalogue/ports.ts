/** What the desk lays over the pack's channels (desk call `PUT /categories/{id}/channels`, decisions-cases L). */
import type { ChannelKind } from '../content/types.ts'

export interface ChannelOverride {
  channelType: ChannelKind
  enabled?: boolean
  ewt?: number | null
  openTime?: string | null
  order?: number
}

/**
 * A snapshot in memory, refreshed by whoever owns the table. `topicId` may be a topic or any category above it; the nearest one wins,
 * which the catalogue decides.
 */
export interface ChannelOverrides {
  forCategory(categoryId: number): readonly ChannelOverride[]
  /** Grows with every change, so that prebuilt answers know when they are old. */
  version(): number
}

export const noChannelOverrides: ChannelOverrides = { forCategory: () => [], version: () => 0 }
