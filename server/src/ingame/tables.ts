import type { Flag, TimestampColumn } from '../storage/tables.ts'

/** Signed tokens that have counted already. */
export interface PublisherTokenTable {
  /** SHA-256 of issuer and `jti`. */
  token_hash: string
  expires_at: TimestampColumn
}

/** What a game has told and no case holds yet. */
export interface GameContextTable {
  /** SHA-256 of the code, once it was opened of the form's key. */
  secret_hash: string
  is_opened: Flag
  account_id: string
  /** JSON of GameContext. */
  context: string
  expires_at: TimestampColumn
}

/** What came with a case; apart from its row, which every list reads whole. */
export interface CaseGameContextTable {
  case_id: string
  /** JSON of GameContext. */
  context: string
}

export interface UnreadTokenTable {
  /** SHA-256 of the token (T24). */
  token_hash: string
  account_id: string
  created_at: TimestampColumn
  expires_at: TimestampColumn
}

export interface IngameTables {
  publisher_token: PublisherTokenTable
  game_context: GameContextTable
  case_game_context: CaseGameContextTable
  unread_token: UnreadTokenTable
}
