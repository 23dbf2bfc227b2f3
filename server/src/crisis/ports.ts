import type { ContentCrisisMessage } from '../content/types.ts'

/**
 * Messages the desk published beside the pack's (desk calls `/messages`, decisions-cases L). A snapshot in memory,
 * refreshed by its owner.
 */
export interface CrisisMessages {
  /** In force now, newest first, sanitised (OD-46), in this language or the default one. */
  published: (locale: string) => readonly ContentCrisisMessage[]
  /** Grows with every change, so that prebuilt answers know when they are old. */
  version: () => number
}
