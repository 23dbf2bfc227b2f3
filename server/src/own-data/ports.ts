import type { CaseExport } from '#generated/server/schemas.ts'
import type { ErasedCases } from '../platform/holdings.ts'
import type { Visitor } from '../platform/visitor.ts'

export interface OwnDataCases {
  /** Oldest first. */
  idsOf: (accountId: string) => Promise<string[]>
  export: (asker: { visitor: Visitor; address: string; locale: string }, id: string) => Promise<CaseExport>
  /** With those filed signed out from the account's proven mail address. */
  erase: (accountId: string, provenEmail: string | null) => Promise<ErasedCases>
}

export type Say = (key: string) => string

export interface CasePage {
  styles: string
  body: (copy: CaseExport, locale: string, say: Say, heading: 'h3') => string
}
