// What the penalties room needs from outside.

/** The product as the content names it, and the reasons an appeal can give. */
export interface PenaltyContent {
  /** undefined when the content no longer has it. */
  product: (shortName: string, locale: string) => { title: string; baseUiName: string } | undefined
  /** Whole message codes, in the order of the content (decisions-cases J9). */
  appealReasons: () => readonly string[]
  defaultLocale: () => string
}

/** Whether a call of a game's back end is signed with the shared secret and fresh (ground G32). */
export interface ImportSignature {
  isValid: (headers: { id: string; timestamp: string; signature: string }, body: Uint8Array) => boolean
}

/** A message code's text (OD-90). */
export type CodeText = (locale: string, code: string) => string

export type { Penalised } from './types.ts'
