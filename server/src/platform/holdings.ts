// What a room keeps of a person: its part of the copy, of an erasure, and of making one account of two. Each room gives
// its own with its value, so that nobody has to know all of it (ground G33, CD-303, decisions-cases C21).
import type { DataExport } from '#generated/server/schemas.ts'
import type { Account } from './visitor.ts'

type AccountName = 'account_id' | 'other_account_id' | 'owner_id' | 'account_key' | 'reader'
type AccountColumn<Own> = {
  [Table in keyof Own & string]: `${Table}.${Extract<keyof Own[Table], AccountName>}`
}[keyof Own & string]

export interface Move {
  from: string
  into: string
}

interface HeldColumn {
  /**
   * What a merge does with its rows. `rows`: an account may have many, moved some at a time; `row`: it has one, and the
   * staying account's counts; `own`: the room's `move` sees to it.
   */
  moves: 'rows' | 'row' | 'own' | ((move: Move, most: number) => Promise<number>)
  /** Stands before the account's id. */
  prefix?: string
  /** Who has a row of it has used the account; of those with any number that is so without saying. */
  isUse?: boolean
  /** Who has a row of it is known, though nobody may know by what name. */
  isKnown?: boolean
}

/** What a copy of all own data has beside the cases. */
export type HeldCopy = Pick<DataExport, 'penalties' | 'articleFeedback' | 'textMessageProtection' | 'otherRecords'> & {
  phoneNumber: string | null
}
export type HeldRecord = HeldCopy['otherRecords'][number]

/** `texts`: subjects and what was written, to find the same words elsewhere. */
export interface ErasedCases {
  caseIds: string[]
  hashes: string[]
  emails: string[]
  phones: string[]
  texts: string[]
}

export interface Holdings<Own = object> {
  /** Every column of the room that names an account: one that is forgotten here does not compile. */
  columns: Readonly<Record<string, HeldColumn>> & Record<AccountColumn<Own>, HeldColumn>
  /** What is told of an account before it becomes another. */
  count?: (accountId: string) => Promise<{ cases?: number; restrictions?: number }>
  /** Who it is, as far as this room can tell. */
  who?: (accountId: string) => Promise<Account | undefined>
  copy?: (account: Account, locale: string) => Promise<Partial<HeldCopy>>
  /** What the person wrote here, to find the same words elsewhere. */
  words?: (accountId: string) => Promise<string[]>
  /** Within the erasure's transaction, after the cases. */
  erase?: (account: Account, erased: ErasedCases) => Promise<void>
  /** After it: what lies outside the database. Must stand being done twice. */
  eraseOutside?: (account: Account, erased: ErasedCases) => Promise<void>
  /** Within the merge's transaction, after what `columns` says. */
  move?: (move: Move) => Promise<void>
}

/** Somebody of whom nothing but the id is known. */
export const strangerOf = (id: string): Account => ({
  id,
  displayName: '',
  softAccount: false,
  hasSqa: false,
  roles: [],
  region: 'us',
})
