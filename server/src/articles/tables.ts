import type { Flag, TimestampColumn } from '../storage/tables.ts'

export interface ArticleFeedbackTable {
  article_id: string
  /** `account:<id>` or `session:<SHA-256 of the anonymous session>`: one reader, one feedback (OD-48). */
  reader: string
  account_id: string | null
  locale: string
  helpful: Flag
  feedback: string | null
  find_rating: number | null
  understand_rating: number | null
  need_rating: number | null
  translation_rating: number | null
  not_relevant: Flag
  poorly_written: Flag
  did_not_work: Flag
  policy: Flag
  not_understandable: Flag
  content_version: string
  created_at: TimestampColumn
}

export interface SearchMissTable {
  /** Lower case, white space collapsed, nothing that looks like a person's data. */
  term: string
  product: string
  locale: string
  times: number
  first_at: TimestampColumn
  last_at: TimestampColumn
}

export interface SearchQueryTable {
  /** Kept as those that found nothing are. */
  term: string
  product: string
  locale: string
  times: number
  last_at: TimestampColumn
}

export interface SuggestionOutcomeTable {
  product: string
  locale: string
  /** Keyed hash of one word of descriptions; '' for the article whatever the words were. */
  word: string
  article_id: string
  opened: number
  solved: number
  unsolved: number
  last_at: TimestampColumn
}

export interface DeflectionTraceTable {
  id: string
  kind: 'helped' | 'filed'
  /** Keyed hashes: nobody can be looked up, only met again. */
  session: string
  account: string | null
  mail: string | null
  /** Of `helped` alone. */
  article_id: string | null
  topic_id: number
  product: string
  locale: string
  at: TimestampColumn
}

export interface DeflectionDayTable {
  /** When it was said that the article helped, UTC. */
  day: string
  article_id: string
  topic_id: number
  product: string
  locale: string
  solved: number
  filed: number
}

export interface ContentGapTable {
  day: string
  kind: 'search' | 'refused'
  locale: string
  product: string
  /** The words searched for, or the id of the article that was refused. */
  subject: string
  times: number
}

/** Searches a minute, without their words (CD-417). */
export interface SearchMinuteTable {
  minute: TimestampColumn
  product: string
  locale: string
  times: number
}

export interface ArticlesTables {
  article_feedback: ArticleFeedbackTable
  search_miss: SearchMissTable
  search_query: SearchQueryTable
  search_minute: SearchMinuteTable
  suggestion_outcome: SuggestionOutcomeTable
  deflection_trace: DeflectionTraceTable
  deflection_day: DeflectionDayTable
  content_gap: ContentGapTable
}
