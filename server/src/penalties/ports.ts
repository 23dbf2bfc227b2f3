import type { AppealRecord } from './types.ts'

/** The product as the content names it, and the reasons an appeal can give. */
export interface PenaltyContent {
  /** undefined when the content no longer has it. */
  product: (shortName: string, locale: string) => { title: string; baseUiName: string } | undefined
  /** Whole message codes, in the order of the content (decisions-cases J9). */
  appealReasons: () => readonly string[]
  /** What a reason is called in each of the content's languages; the code itself where it has no words any more. */
  reasonTexts: (code: string) => Record<string, string>
  defaultLocale: () => string
}

/** Whether a call of a game's back end is signed with the shared secret and fresh (ground G32). */
export interface ImportSignature {
  isValid: (headers: { id: string; timestamp: string; signature: string }, body: Uint8Array) => boolean
}

/** A message code's text (OD-90). */
export type CodeText = (locale: string, code: string) => string

/** A penalty came into force; an appeal was decided, or asks its player something (T18). */
export const penaltyMailKinds = ['penalty-imposed', 'appeal-decided', 'appeal-asked'] as const
export type PenaltyMailKind = (typeof penaltyMailKinds)[number]

/** Mails that follow a change of a penalty; stored with it, sent later (promises P5). */
export interface PenaltyOutbox {
  /** Holds no address and no account: they are read when it is sent. */
  enqueue: (kind: PenaltyMailKind, penaltyId: string) => Promise<void>
}

export interface AppealHappening {
  what: 'created' | 'asked' | 'answered' | 'assigned' | 'talkedOver' | 'decided'
  /** As it is now. */
  appeal: AppealRecord
  at: string
  /** Who at the desk did it; null: its player. */
  agentId: string | null
}

/** Called within the transaction that stored it. */
export type OnAppeal = (happening: AppealHappening) => Promise<void>

export type { Penalised } from './types.ts'
