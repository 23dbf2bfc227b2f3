// What the own-data room needs from the rooms that hold something of a player; compose/own-data.ts hands it over.
import type { CaseExport, DataExport } from '#generated/server/schemas.ts'
import type { Account, Visitor } from '../platform/visitor.ts'

/** `texts`: subjects and what was written, to find the same words elsewhere. */
export interface ErasedCases {
  caseIds: string[]
  hashes: string[]
  emails: string[]
  phones: string[]
  texts: string[]
}

export interface OwnDataCases {
  /** Oldest first. */
  idsOf: (accountId: string) => Promise<string[]>
  export: (asker: { visitor: Visitor; address: string; locale: string }, id: string) => Promise<CaseExport>
  /** With those filed signed out from the account's proven mail address. */
  erase: (accountId: string, provenEmail: string | null) => Promise<ErasedCases>
}

export type Say = (key: string) => string

/** How a case looks on a page of its own. */
export interface CasePage {
  styles: string
  body: (copy: CaseExport, locale: string, say: Say, heading: 'h3') => string
}

/** What the other rooms know about a player, and how they forget it; compose hands it over. */
export interface OwnDataRooms {
  /** What is still on its way to the account, of another one that became it, arrives first. */
  arrive: (accountId: string) => Promise<void>
  collect: (
    account: Account,
    locale: string,
  ) => Promise<
    Pick<DataExport, 'penalties' | 'articleFeedback' | 'textMessageProtection' | 'otherRecords'> & {
      phoneNumber: string | null
    }
  >
  /** Within the erasure's transaction. */
  forget: (account: Account, erased: ErasedCases) => Promise<void>
  /**
   * Who this account is by what is held of it: the newest session, else the newest case; undefined when nothing is
   * held. For the desk, which knows an id alone.
   */
  known: (accountId: string) => Promise<Account | undefined>
  /** After it: sessions, files outside the database. Must stand being done twice. */
  forgetOutside: (account: Account, erased: ErasedCases) => Promise<void>
}
