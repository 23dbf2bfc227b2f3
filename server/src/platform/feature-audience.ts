// For whom a feature is on, without clock or database (CD-425).
import { createHash } from 'node:crypto'
import type { Visitor } from './visitor.ts'

export interface FeatureRule {
  enabled: boolean
  /** In percent of visitors; null for all. */
  share: number | null
  /** For these alone; empty for all. */
  games: readonly string[]
  /** In these alone; empty for all. */
  languages: readonly string[]
}

/** For whom a feature is asked. What is not known of them narrows nothing: a rule about games is not asked of who has chosen none. */
export interface FlagAsker {
  /** null where it is nobody's call. */
  visitor: Visitor | null
  locale: string | null
  product?: string | null
}

/** Asks for all who may come. */
export const nobody: FlagAsker = { visitor: null, locale: null }

/**
 * By what a visitor keeps their side: an account on every device, else the session. null before the browser keeps one.
 */
export const sideKeyOf = (visitor: Visitor | null): string | null => {
  if (visitor === null) return null
  if (visitor.kind === 'player') return `account ${visitor.account.id}`
  return visitor.isNew === true ? null : `session ${visitor.sessionId}`
}

/**
 * Whether somebody is on the side of a share, in percent, where the feature is on. They always are; another feature
 * divides them otherwise; a larger share takes nobody out. Nothing of it is kept.
 */
export const isInShare = (feature: string, sideKey: string, share: number): boolean => {
  const number = createHash('sha256').update(`${feature}\n${sideKey}`).digest().readUInt32BE(0)
  return number / 0x1_0000_0000 < share / 100
}

const isAmong = (wanted: readonly string[], one: string | null | undefined): boolean =>
  wanted.length === 0 || one === null || one === undefined || wanted.includes(one)

/** Whether it is on for who asks, but for the share. */
export const isMeant = ({ enabled, games, languages }: FeatureRule, { locale, product }: FlagAsker): boolean =>
  enabled && isAmong(languages, locale) && isAmong(games, product)

/** Whether a page that all readers of a language share cannot say it (T27). */
export const isPersonal = ({ enabled, share, games }: FeatureRule): boolean =>
  enabled && (share !== null || games.length > 0)
