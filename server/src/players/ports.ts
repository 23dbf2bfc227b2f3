// What the players' sheet is put together from: each room answers for its own.
import type {
  DeskCaseSummary,
  DeskPenalty,
  DeskPlayerAppeal,
  DeskSurveyAnswer,
  VerificationEntry,
} from '#generated/server/desk/schemas.ts'

/** Who has no account has cases by their address. */
export interface CaseOwner {
  accountId: string
  email: string | null
}

export interface PlayerRooms {
  cases: (player: CaseOwner, most: number) => Promise<{ newest: DeskCaseSummary[]; open: number }>
  /** How many cases of each account are open; none for an account without any. */
  openCases: (players: readonly CaseOwner[]) => Promise<ReadonlyMap<string, number>>
  penalties: (accountId: string, most: number) => Promise<DeskPenalty[]>
  /** How many restrictions of each account are in force; none for an account without any. */
  activeRestrictions: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  appeals: (accountId: string, most: number) => Promise<DeskPlayerAppeal[]>
  surveys: (accountId: string, most: number) => Promise<DeskSurveyAnswer[]>
  verifications: (
    accountId: string,
    most: number,
  ) => Promise<{ newest: VerificationEntry[]; lockedUntil: string | null }>
  phone: (accountId: string) => Promise<{ number: string | null; protectedSince: string | null }>
  /** When the account was opened by a code from a mail, newest first (CD-308). */
  openings: (accountId: string) => Promise<string[]>
}
