import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'

/** Everybody with an account the desk may look for (CD-325). */
export interface PlayerTable {
  account_id: string
  display_name: string | null
  email: string | null
  locale: string | null
  /** A child's account: the address is a guardian's. */
  is_child: Flag
  /** The last sign-in; of who never signed in, when something of theirs was stored first. */
  seen_at: TimestampColumn
  /** When it is looked whether there is still a reason to keep it. */
  kept_until: TimestampColumn
}

/** What a player is found by: folded words of names, addresses and the account's id. */
export interface PlayerWordTable {
  word: string
  account_id: string
}

/** What the desk wrote about a player (CD-326). */
export interface DeskPlayerNoteTable {
  id: string
  account_id: string
  author: string
  text: string
  written_at: TimestampColumn
  edited_at: NullableTimestampColumn
}

/** How far players who were known before have come; no row once all are there. */
export interface PlayerFillTable {
  /** 0 by their addresses, 1 by their cases, 2 by their penalties, 3 those without an account. */
  stage: number
  after_id: string
}

export interface PlayersTables {
  player: PlayerTable
  player_word: PlayerWordTable
  player_fill: PlayerFillTable
  desk_player_note: DeskPlayerNoteTable
}
