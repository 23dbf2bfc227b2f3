import type { Flag, NullableTimestampColumn, TimestampColumn } from '../storage/tables.ts'
import type {
  CaseClockKind,
  CaseStatus,
  CaseType,
  ContactChannel,
  EventType,
  FileScan,
  MessageWay,
  Resolver,
  SplitPart,
} from './types.ts'
import type { CaseDraftTable } from './draft-tables.ts'
import type { CaseMergeTable } from './merge-tables.ts'
import type { CaseNoteTable } from './note-tables.ts'
import type { CaseOriginPartTable, CaseOriginTable } from './origin-tables.ts'
import type { CaseFactTable, CaseReportDayTable } from './reports/tables.ts'
import type { CaseSplitTable } from './split-tables.ts'
import type { CaseTagTable, DeskViewTable } from './triage-tables.ts'
import type { CaseWaitTable } from './wait-tables.ts'

export interface SupportCaseTable {
  id: string
  region: string
  /** Account; null for anonymous cases. */
  owner_id: string | null
  subject: string
  status: CaseStatus
  type: CaseType
  resolver_type: Resolver
  locked: Flag
  has_company_response: Flag
  is_survey_answered: Flag
  event_count: number
  category_id: number
  product: string
  contact_channel: ContactChannel
  locale: string
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  /** JSON of the submitted fields that are not secure. */
  fields: string
  /** Sealed JSON (lib/keyring.ts), opened at the desk alone (ground G30). */
  secure_fields: string | null
  ingame: string | null
  /** SHA-256 of the link's token (ground G6). */
  token_hash: string | null
  token_salt: string | null
  assignee: string | null
  created_at: TimestampColumn
  /** Time of the last event. */
  updated_at: TimestampColumn
  status_changed_at: TimestampColumn
  cancelled_at: NullableTimestampColumn
  /** From when on the case belongs to the archive; may lie in the future (decisions-cases C2). */
  archived_at: NullableTimestampColumn
  company_event_at: NullableTimestampColumn
  last_read_at: NullableTimestampColumn
  /**
   * The desk's queue goes by it (CD-221): −1 its words are sensitive and nobody has handled it, whatever else it is (CD-348),
   * 0 open or put off until now, 1 waits for the player, 2 resolved, 3 put off (CD-229).
   */
  queue_rank: number
  /** 0 low, 1 normal, 2 high, 3 urgent. */
  priority: number
  snoozed_until: NullableTimestampColumn
  team: string | null
  suggested_macro: string | null
  skill: string | null
  due_at: NullableTimestampColumn
  due_kind: CaseClockKind | null
  awaits_giving: Flag
  /** A flag for its words stands (CD-348). */
  sensitive: Flag
  /** The case it goes on in (CD-328). */
  merged_into: string | null
  /** Representative who filed it for the player (CD-327). */
  filed_by: string | null
  answered_by: string | null
}

export interface CaseEventTable {
  case_id: string
  /** 0, 1, 2 …: the order of the thread does not depend on any clock (promises P33). */
  position: number
  event_type: EventType
  alternate_name: string | null
  author: string | null
  /** Plain text of a player, cleaned HTML of the company (decisions-cases C12). */
  text: string | null
  /** Of the company's text, what a search looks in (CD-196); null where `text` is plain. */
  words: string | null
  is_company: Flag
  channel: ContactChannel | null
  /** null: written in the portal. */
  via: MessageWay | null
  /** Cleaned HTML of what a representative wrote, where `text` is a machine's (CD-332). */
  written_as: string | null
  written_as_locale: string | null
  /** Of a mail: what it says beside its message, plain (T37). */
  folded: string | null
  /** Of a line about messages that became a case of their own (CD-329), and the other case. */
  split_part: SplitPart | null
  split_case: string | null
  created_at: TimestampColumn
}

export interface CaseAttachmentTable {
  id: string
  case_id: string
  /** Of the event. */
  position: number
  /** Among the event's files, as sent. */
  ordinal: number
  field: string
  name: string
  size: number
  sha256: string
  /** null until it was checked (T13). */
  scan: FileScan | null
  /** The scanner's own name of what it found. */
  finding: string | null
  /** The note a mail became (T37); null for every other file. */
  note_id: string | null
  /** How often the file itself kept the scanner from telling about it, and when it is asked for again. */
  scan_tries: number
  scan_after: NullableTimestampColumn
}

/** What cases are found by at the desk (CD-182): words of a message and of its case. */
export interface CaseSearchTable {
  case_id: string
  /** Of the event; -1 for a case's own facts alone. */
  part: number
  /** Folded words; a text here, a tsvector on PostgreSQL. */
  words: string
}

/** Mails that were taken (CD-236): a server that sends one again is told so, and nothing is stored twice. */
export interface CaseMailTable {
  /** SHA-256 of the case's number and the mail's identity; nothing of the mail itself. */
  fingerprint: string
  case_id: string
  received_at: TimestampColumn
}

/** Mails to the address of a case come back (CD-500). */
export interface CaseMailReturnTable {
  case_id: string
  /** The first that did, since the last from there. */
  returned_at: TimestampColumn
}

/** How far the words of cases that were there before have come; no row once all are. */
export interface CaseSearchFillTable {
  after_id: string
}

export interface CasesTables {
  case_search: CaseSearchTable
  case_search_fill: CaseSearchFillTable
  support_case: SupportCaseTable
  case_event: CaseEventTable
  case_attachment: CaseAttachmentTable
  case_mail: CaseMailTable
  case_mail_return: CaseMailReturnTable
  case_draft: CaseDraftTable
  case_merge: CaseMergeTable
  case_note: CaseNoteTable
  case_origin: CaseOriginTable
  case_origin_part: CaseOriginPartTable
  case_fact: CaseFactTable
  case_report_day: CaseReportDayTable
  case_split: CaseSplitTable
  case_tag: CaseTagTable
  desk_view: DeskViewTable
  case_wait: CaseWaitTable
}
