import type { Flag, TimestampColumn } from '../storage/tables.ts'

export interface DeskTeamTable {
  id: string
  name: string
  /** JSON: ids of representatives, in the order they get cases in turn. */
  members: string
  assignment: string
  /** Who got the last case; null before the first. */
  last_given: string | null
  /** Its working hours (CD-313); null: around the clock. */
  schedule: string | null
  changed_at: TimestampColumn
  changed_by: string
}

export interface DeskRuleTable {
  id: string
  /** Rules are tried from the lowest on. */
  position: number
  name: string
  enabled: Flag
  /** JSON: RuleConditions of the contract. */
  conditions: string
  /** JSON: RuleActions of the contract. */
  actions: string
  changed_at: TimestampColumn
  changed_by: string
}

export interface RoutingTables {
  desk_team: DeskTeamTable
  desk_rule: DeskRuleTable
}
