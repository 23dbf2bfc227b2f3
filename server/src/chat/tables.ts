import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'
import type { ChatSender, ChatState } from './types.ts'

export interface ChatTable {
  id: string
  case_id: string
  case_region: string
  subject: string
  skill: string
  state: ChatState
  owner_id: string | null
  player_name: string | null
  locale: string
  category_id: number
  assignee: string | null
  assignee_name: string | null
  /** Another representative, who may take it from the one who leads it. */
  offered_to: string | null
  place_at_start: number
  /** Number of the last message: they count without gaps. */
  message_count: number
  started_at: TimestampColumn
  accepted_at: NullableTimestampColumn
  ended_at: NullableTimestampColumn
  seen_at: TimestampColumn
  said_at: TimestampColumn
}

export interface ChatMessageTable {
  chat_id: string
  sequence: number
  sender: ChatSender
  author: string | null
  /** Plain text, as typed. */
  text: string
  client_id: string | null
  sent_at: TimestampColumn
}

/** Sessions that may join a chat beside the case's owner; SHA-256 of the session's id. */
export interface ChatMemberTable {
  chat_id: string
  session_hash: string
}

/** What a session has to do with a case: it has just submitted it, or its page has named its topic. */
export interface ChatCaseSessionTable {
  session_hash: string
  case_id: string
  has_submitted: Flag
  category_id: number
  expires_at: TimestampColumn
}

/** Who is there for chats; `until` null: away. */
export interface ChatAvailabilityTable {
  agent_id: string
  chats: number
  /** JSON: an array of languages, in order. */
  languages: string
  until: NullableTimestampColumn
}

export interface ChatTables {
  chat: ChatTable
  chat_message: ChatMessageTable
  chat_member: ChatMemberTable
  chat_case_session: ChatCaseSessionTable
  chat_availability: ChatAvailabilityTable
}
