export interface CaseTagTable {
  case_id: string
  tag: string
}

export interface DeskViewTable {
  id: string
  /** Whose it is alone; null: everybody's. */
  owner: string | null
  name: string
  /** JSON: filters of the queue. */
  query: string
}
